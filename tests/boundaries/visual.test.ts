import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { everyPage, everyStory, modes, requiredWidths } from '../../.storybook/modes.ts';
import { choose, type IndexedStory, orphans, readWishes } from '../tools/visual/choose.ts';
import { comparePictures } from '../tools/visual/compare.ts';
import { pictureName, storyOfPicture } from '../tools/visual/naming.ts';
import { isSame, readPixels, writePicture } from '../tools/visual/pixels.ts';
import { makeReport } from '../tools/visual/report.ts';

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
    [everyPage, 'Flows/Events'],
  ])('hold every width that their titles need', ({ chromatic }, title) => {
    const widths = Object.values(chromatic.modes).map(({ viewport }) => viewport);
    expect(widths).toEqual(expect.arrayContaining([...requiredWidths(title)]));
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
    expect(await comparePictures(kept, taken)).toEqual({ outcome: 'same' });
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
    expect(await comparePictures(before, after)).toMatchObject({ outcome: 'changed', pixels: 1 });
  });

  it('takes another size for a change and says both, with a picture as large as the larger', async () => {
    const [before, after] = await Promise.all([
      picture(40, 30).png().toBuffer(),
      picture(40, 34).png().toBuffer(),
    ]);
    const found = await comparePictures(before, after);
    expect(found).toMatchObject({ sizes: { before: '40 × 30', after: '40 × 34' }, pixels: 160 });
    if (found.outcome !== 'changed') throw new Error('a change of size is a change');
    expect(await readPixels(found.difference)).toMatchObject({ width: 40, height: 34 });
  });
});

describe('the command', () => {
  it('accepts nothing unless told what', () => {
    expect(() => readWishes(['--update'])).toThrow(/Say which pictures/);
    expect(readWishes(['--update', 'all'])).toMatchObject({ update: true, names: ['all'] });
  });

  it('passes on to the test runner what stands after two dashes', () => {
    expect(readWishes(['--no-build', '--', '-t', 'bell'])).toMatchObject({
      build: false,
      rest: ['-t', 'bell'],
    });
    expect(() => readWishes(['-t', 'bell'])).toThrow(/after `--`/);
  });

  it('needs a folder where it says one', () => {
    expect(() => readWishes(['--dir', '--update'])).toThrow(/needs a folder/);
  });
});

describe('choosing stories', () => {
  it('goes by id, by the beginning of an id or of a title', () => {
    const chosen = (name: string) => choose(stories, [name], [], undefined).stories;
    expect(chosen(card.id)).toEqual([card]);
    expect(chosen('cards-')).toEqual([card, other]);
    expect(chosen('flows/ev')).toEqual([flow]);
  });

  it('takes every story when none is named', () => {
    expect(choose(stories, [], [], undefined).stories).toEqual(stories);
  });

  it('knows what the last run left to look at', () => {
    const last = { changed: [card.id], missing: [], gone: ['cards-old--gone'] };
    const choice = choose(stories, ['changed'], [], last);
    expect(choice.stories).toEqual([card]);
    expect(choice.includes('cards-old--gone')).toBe(true);
    expect(() => choose(stories, ['changed'], [], undefined)).toThrow(/no report/);
  });

  it('says so when a name means nothing, and lets one mean a story that is gone', () => {
    expect(() => choose(stories, ['crads'], [], undefined)).toThrow('“crads”');
    const choice = choose(stories, ['cards-old'], ['cards-old/gone.light-phone.webp'], undefined);
    expect(choice.stories).toEqual([]);
    expect(choice.includes('cards-old--gone')).toBe(true);
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
    const visited = [
      { ...card, pictures: [{ name: 'a', mode, outcome: 'changed' as const, pixels: 1 }], problems: [] },
      { ...other, pictures: [{ name: 'b', mode, outcome: 'new' as const }], problems: ['It is too wide.'] },
      { ...flow, pictures: [{ name: 'c', mode, outcome: 'same' as const }], problems: [] },
    ];
    const report = makeReport({ browser: 'it', visited, gone: [{ name: 'd', story: 'cards-old--gone' }] });
    expect(report.stories).toMatchObject({
      changed: [card.id],
      missing: [other.id],
      troubled: [other.id],
      same: [flow.id],
      gone: ['cards-old--gone'],
    });
    expect(report.counts).toMatchObject({ changed: 1, new: 1, same: 1, gone: 1 });
  });
});
