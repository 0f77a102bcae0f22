import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { everyPage, everyStory, modes, requiredWidths } from '../../.storybook/modes.ts';
import { choose, type IndexedStory, orphans, readWishes } from '../tools/visual/choose.ts';
import { comparePictures } from '../tools/visual/compare.ts';
import { pictureName, storyOfPicture } from '../tools/visual/naming.ts';
import { makeReport } from '../tools/visual/report.ts';

const picture = (
  width: number,
  height: number,
  at = -1,
  shade = 200,
  options: { deflateLevel?: number } = {},
) => {
  const png = new PNG({ width, height });
  png.data.fill(255);
  if (at >= 0) png.data[at * 4] = shade;
  return PNG.sync.write(png, options);
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
    expect(name).toBe('cards-event-card/full.light-phone.png');
    expect(storyOfPicture(name)).toBe(card.id);
  });

  it('is not every file’s', () => {
    expect(storyOfPicture('full.png')).toBeUndefined();
  });
});

describe('comparing', () => {
  it('takes pictures with the same pixels for the same, whatever their bytes', async () => {
    const [one, packed] = [picture(40, 30), picture(40, 30, -1, 200, { deflateLevel: 0 })];
    expect(one.equals(packed)).toBe(false);
    expect(await comparePictures(one, packed)).toEqual({ outcome: 'same' });
  });

  it('sees one pixel that differs by one shade', async () => {
    const found = await comparePictures(picture(40, 30, 7, 255), picture(40, 30, 7, 254));
    expect(found).toMatchObject({ outcome: 'changed', pixels: 1 });
  });

  it('takes another size for a change and says both, with a picture as large as the larger', async () => {
    const found = await comparePictures(picture(40, 30), picture(40, 34));
    expect(found).toMatchObject({ sizes: { before: '40 × 30', after: '40 × 34' }, pixels: 160 });
    if (found.outcome !== 'changed') throw new Error('a change of size is a change');
    expect(PNG.sync.read(found.difference)).toMatchObject({ width: 40, height: 34 });
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
    const choice = choose(stories, ['cards-old'], ['cards-old/gone.light-phone.png'], undefined);
    expect(choice.stories).toEqual([]);
    expect(choice.includes('cards-old--gone')).toBe(true);
  });
});

describe('pictures that nothing draws', () => {
  const full = 'cards-event-card/full.light-phone.png';
  const wide = 'cards-event-card/full.light-desktop.png';

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
