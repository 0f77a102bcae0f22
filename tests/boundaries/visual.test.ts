import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import {
  everyFlow,
  everyPage,
  everyStory,
  isDrawn,
  modes,
  requiredWidths,
  themes,
} from '../../.storybook/modes.ts';
import { compare, type VisualConfig } from '../tools/visual/compare.ts';
import { diffPictures } from '../tools/visual/diff.ts';
import { digest, entryOf, type Manifest, readManifest, writeManifest } from '../tools/visual/manifest.ts';
import { pictureName, storyOfPicture } from '../tools/visual/naming.ts';
import { isSame, readPixels, writePicture } from '../tools/visual/pixels.ts';
import { makeReport } from '../tools/visual/report.ts';
import { type IndexedStory, orphans, parseOptions, selectStories } from '../tools/visual/select.ts';
import { dealToPages } from '../tools/visual/test-files.ts';

const picture = (width: number, height: number, at = -1, shade = 200) => {
  const data = Buffer.alloc(width * height * 4, 255);
  if (at >= 0) data[at * 4] = shade;
  return sharp(data, { raw: { width, height, channels: 4 } });
};

const story = (id: string, title: string, tags = ['visual']): IndexedStory => ({ id, title, name: id, tags });
const card = story('cards-event-card--full', 'Cards/Event card');
const other = story('cards-event-card--free', 'Cards/Event card');
const flow = story('flows-events--visitor', 'Flows/Events');
const stories = [card, other, flow];

describe('modes', () => {
  it('are named by theme and width, in the words Chromatic reads', () => {
    expect(modes({ themes: ['light'], widths: ['phone'] })).toEqual({
      chromatic: { modes: { 'light phone': { theme: 'light', viewport: 'phone' } } },
    });
  });

  it('are made of known themes and widths only', () => {
    // The compiler refuses these, so the lines below would be errors if it did not.
    // @ts-expect-error there is no such theme
    const theme = modes({ themes: ['sepia'], widths: ['phone'] });
    // @ts-expect-error there is no such width
    const width = modes({ themes: ['light'], widths: ['watch'] });
    expect([theme, width]).toHaveLength(2);
  });

  it.each([
    [everyStory, 'Cards/Event card'],
    [everyPage, 'Screens/Events'],
    [everyFlow, 'Flows/Events'],
  ])('hold every width that their titles need', ({ chromatic }, title) => {
    const widths = Object.values(chromatic.modes).map(({ viewport }) => viewport);
    expect(widths).toEqual(expect.arrayContaining([...requiredWidths(title)]));
  });

  it.each([
    [everyStory, 'Cards/Event card'],
    [everyPage, 'Screens/Events'],
    [everyFlow, 'Flows/Events'],
  ])('hold both themes', ({ chromatic }) => {
    // What a meta says is added to what preview.tsx says of every story.
    const all = Object.values({ ...everyStory.chromatic.modes, ...chromatic.modes }).filter(isDrawn);
    expect(new Set(all.map(({ theme }) => theme))).toEqual(new Set(themes));
  });
});

describe('a picture’s name', () => {
  it('is made of the story’s id and the mode, and leads back to the story', () => {
    const name = pictureName(card.id, { theme: 'light', viewport: 'phone' });
    expect(name).toBe('cards-event-card/full.light-phone.webp');
    expect(storyOfPicture(name)).toBe(card.id);
  });

  it('is not every file’s', () => {
    expect(storyOfPicture('full.webp')).toBeUndefined();
  });
});

describe('comparing', () => {
  it('takes pictures with the same pixels for the same, whatever they are packed with', async () => {
    const [taken, kept] = await Promise.all([
      picture(40, 30).png().toBuffer(),
      picture(40, 30).webp({ lossless: true }).toBuffer(),
    ]);
    expect(await diffPictures(kept, taken)).toEqual({ outcome: 'same' });
  });

  it('keeps every pixel of what it packs', async () => {
    const pixels = await readPixels(await picture(40, 30, 7, 254).png().toBuffer());
    expect(isSame(await readPixels(await writePicture(pixels)), pixels)).toBe(true);
  });

  it('sees one pixel that differs by one shade', async () => {
    const [before, after] = await Promise.all([
      picture(40, 30, 7, 255).png().toBuffer(),
      picture(40, 30, 7, 254).png().toBuffer(),
    ]);
    expect(await diffPictures(before, after)).toMatchObject({ outcome: 'changed', pixels: 1 });
  });

  it('takes another size for a change and says both, with a picture as large as the larger', async () => {
    const [before, after] = await Promise.all([
      picture(40, 30).png().toBuffer(),
      picture(40, 34).png().toBuffer(),
    ]);
    const found = await diffPictures(before, after);
    expect(found).toMatchObject({ sizes: { before: '40 × 30', after: '40 × 34' }, pixels: 160 });
    if (found.outcome !== 'changed') throw new Error('a change of size is a change');
    expect(await readPixels(found.picture)).toMatchObject({ width: 40, height: 34 });
  });
});

describe('comparing by the manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const mode = { theme: 'light', viewport: 'phone' } as const;
  const compareAs = (manifest: Manifest, taken: Buffer) => {
    const config: VisualConfig = {
      baselines: folder,
      report: join(folder, 'report'),
      task: 'compare',
      manifest,
    };
    return compare(config, 'a.webp', mode, taken);
  };
  const shoot = (shade: number) => picture(40, 30, 7, shade).png().toBuffer();
  const keep = async (shade: number) => {
    const file = await picture(40, 30, 7, shade).webp({ lossless: true }).toBuffer();
    writeFileSync(join(folder, 'a.webp'), file);
    return digest(file);
  };

  it('decodes nothing when the screenshot is known to be as the baseline', async () => {
    const file = await keep(255);
    const unreadable = Buffer.from('no picture');
    const known = await compareAs({ 'a.webp': entryOf(file, digest(unreadable)) }, unreadable);
    expect(known).toMatchObject({ outcome: 'same', screenshot: digest(unreadable) });
    await expect(compareAs({}, unreadable)).rejects.toThrow(/unsupported image format/);
  });

  it('looks at the pixels of every other screenshot', async () => {
    const file = await keep(255);
    const [same, other] = await Promise.all([shoot(255), shoot(254)]);
    const manifest = { 'a.webp': entryOf(file, 'another') };
    expect(await compareAs(manifest, same)).toMatchObject({ outcome: 'same' });
    expect(await compareAs(manifest, other)).toMatchObject({ outcome: 'changed', pixels: 1 });
  });

  it('takes an entry for none when the baseline has changed since', async () => {
    const before = await keep(254);
    const taken = await shoot(254);
    await keep(255);
    const stale = await compareAs({ 'a.webp': entryOf(before, digest(taken)) }, taken);
    expect(stale).toMatchObject({ outcome: 'changed', pixels: 1 });
  });

  it('reads what it wrote, and nothing where there is none', () => {
    expect(readManifest(join(folder, 'none'))).toEqual({});
    writeManifest(folder, { b: '1 2', a: '3 4' });
    expect(Object.entries(readManifest(folder))).toEqual([
      ['a', '3 4'],
      ['b', '1 2'],
    ]);
  });
});

describe('pages of the test runner', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => story(`cards-a--${at}`, 'Cards/A', []));
  const sizes = (count: number, workers: number) => {
    const byPage = Map.groupBy(dealToPages(many(count), workers), ({ title }) => title);
    return [...byPage.values()].map(({ length }) => length);
  };

  it('are one for each worker, with as many stories as the others', () => {
    expect(sizes(659, 2)).toEqual([330, 329]);
    expect(sizes(150, 3)).toEqual([50, 50, 50]);
  });

  it('are no more than pay', () => {
    expect(sizes(3, 2)).toEqual([3]);
    expect(sizes(0, 2)).toEqual([]);
  });

  it('keep a story’s id, and its title in its name', () => {
    expect(dealToPages([card], 2)).toEqual([
      { ...card, title: 'Page 1', name: `${card.title} › ${card.name}` },
    ]);
  });
});

describe('the command', () => {
  it('accepts nothing unless told what', () => {
    expect(() => parseOptions(['--update'])).toThrow(/Say which pictures/);
    expect(parseOptions(['--update', 'all'])).toMatchObject({ update: true, names: ['all'] });
  });

  it('passes on to the test runner what stands after two dashes', () => {
    expect(parseOptions(['--no-build', '--', '-t', 'bell'])).toMatchObject({
      build: false,
      rest: ['-t', 'bell'],
    });
    expect(() => parseOptions(['-t', 'bell'])).toThrow(/after `--`/);
  });

  it('needs a folder where it says one', () => {
    expect(() => parseOptions(['--dir', '--update'])).toThrow(/needs a folder/);
  });
});

describe('choosing stories', () => {
  it('goes by id, by the beginning of an id or of a title', () => {
    const chosen = (name: string) => selectStories(stories, [name], [], undefined).stories;
    expect(chosen(card.id)).toEqual([card]);
    expect(chosen('cards-')).toEqual([card, other]);
    expect(chosen('flows/ev')).toEqual([flow]);
  });

  it('takes every story when none is named', () => {
    expect(selectStories(stories, [], [], undefined).stories).toEqual(stories);
  });

  it('knows what the last run left to look at', () => {
    const last = { changed: [card.id], missing: [], gone: ['cards-old--gone'] };
    const selection = selectStories(stories, ['changed'], [], last);
    expect(selection.stories).toEqual([card]);
    expect(selection.includes('cards-old--gone')).toBe(true);
    expect(() => selectStories(stories, ['changed'], [], undefined)).toThrow(/no report/);
  });

  it('says so when a name means nothing, and lets one mean a story that is gone', () => {
    expect(() => selectStories(stories, ['crads'], [], undefined)).toThrow('“crads”');
    const selection = selectStories(stories, ['cards-old'], ['cards-old/gone.light-phone.webp'], undefined);
    expect(selection.stories).toEqual([]);
    expect(selection.includes('cards-old--gone')).toBe(true);
  });
});

describe('pictures that nothing draws', () => {
  const full = 'cards-event-card/full.light-phone.webp';
  const wide = 'cards-event-card/full.light-desktop.webp';

  it('are those of a story that is gone or is no longer photographed', () => {
    expect(orphans([full], [], new Map())).toEqual([full]);
    expect(orphans([full], [story(card.id, card.title, [])], new Map())).toEqual([full]);
  });

  it('are those of a mode that its story no longer has', () => {
    expect(orphans([full, wide], stories, new Map([[card.id, [full]]]))).toEqual([wide]);
  });

  it('are not those of a story that was not visited', () => {
    expect(orphans([full, wide], stories, new Map())).toEqual([]);
  });
});

describe('the report', () => {
  it('lists stories by what became of their pictures', () => {
    const mode = { theme: 'light', viewport: 'phone' } as const;
    const screenshot = 'its digest';
    const visited = [
      {
        ...card,
        inWorld: false,
        pictures: [{ name: 'a', mode, outcome: 'changed' as const, screenshot, pixels: 1 }],
        problems: [],
      },
      {
        ...other,
        inWorld: false,
        pictures: [{ name: 'b', mode, outcome: 'new' as const, screenshot }],
        problems: ['It is too wide.'],
      },
      {
        ...flow,
        inWorld: true,
        pictures: [{ name: 'c', mode, outcome: 'same' as const, screenshot }],
        problems: ['It reads otherwise.'],
        readsDiffer: true,
      },
    ];
    const report = makeReport({
      browser: 'it',
      tokens: {},
      visited,
      gone: [{ name: 'd', story: 'cards-old--gone' }],
    });
    expect(report.stories).toMatchObject({
      changed: [card.id, flow.id],
      missing: [other.id],
      troubled: [other.id, flow.id],
      same: [flow.id],
      gone: ['cards-old--gone'],
    });
    expect(report.counts).toMatchObject({ changed: 1, new: 1, same: 1, gone: 1 });
  });
});
