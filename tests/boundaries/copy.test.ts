import { describe, expect, it } from 'vitest';
import { appearances } from '../tools/copy/appearances.ts';
import { differencesOf, sentenceOf, toCsv } from '../tools/copy/copy-csv.ts';
import type { CopyEntry } from '../tools/copy/copy-entry.ts';
import { placesOf } from '../tools/copy/places.ts';
import { readCopy } from '../tools/copy/read-copy.ts';
import { idsInSource, requiredIn } from '../tools/copy/text-sources.ts';
import { root } from '../tools/processes.mjs';

const entry = (key: string, text: string, variables: string[] = []): CopyEntry => ({
  key,
  text,
  room: 'Texts',
  subject: 'tea',
  file: 'tea.texts.ts',
  requirements: ['R-001'],
  variables,
});
const pay = entry('text/tea.pay', 'Pay {price}', ['price']);
const more = entry('text/tea.more', '+{n} more', ['n']);
const two = entry('text/tea.two', 'One line,\nand "another"');
const deck = [pay, more, two];
const csv = (...rows: [key: string, text: string][]) =>
  toCsv(rows.map(([key, text]) => ({ ...entry(key, text), where: [] })));

describe('the copy deck', () => {
  const all = readCopy(root);

  it('has every text once, under a key of its own', () => {
    const keys = all.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(all.map(({ room }) => room))).toEqual(new Set(['Notices', 'Texts', 'Help', 'Legal']));
    expect(all.filter(({ text, file }) => text === '' || file === '')).toEqual([]);
  });

  it('knows of a text its requirement, what is filled in, and the components that show it', () => {
    const full = all.find(({ key }) => key === 'text/eventCardTexts.applyAgainPaid');
    expect(full).toMatchObject({ requirements: expect.arrayContaining(['R-300']), variables: ['price'] });
    expect(appearances(root, all).get('text/eventCardTexts.applyAgainPaid')).toContain(
      'packages/ui/src/cards/event-card/EventCard.stories.tsx',
    );
  });

  it('comes back from a table as it was', () => {
    const rows = all.map((one) => ({ ...one, where: ['Cards/Event card'] }));
    expect(differencesOf(toCsv(rows), all)).toEqual([]);
  });
});

describe('a table that comes back', () => {
  it('is no formula for a spreadsheet', () => {
    expect(csv([more.key, more.text])).toContain(`'+{n} more`);
  });

  it('says which texts differ, and leaves those that it does not have', () => {
    const [found, ...rest] = differencesOf(csv([pay.key, 'Pay {price} now'], [two.key, two.text]), deck);
    expect(rest).toEqual([]);
    expect(found).toMatchObject({ kind: 'changed', entry: pay, text: 'Pay {price} now' });
    expect(found && sentenceOf(found)).toContain('text/tea.pay (tea.texts.ts)');
  });

  it('may not lose what is filled in, nor ask for more', () => {
    expect(differencesOf(csv([pay.key, 'Pay {amount}']), deck)).toMatchObject([
      { kind: 'unfillable', missing: ['price'], surplus: ['amount'] },
    ]);
  });

  it('may not have a text that there is not, or one twice', () => {
    const found = differencesOf(csv(['text/tea.gone', 'x'], [more.key, more.text], [more.key, 'y']), deck);
    expect(found.map(({ kind }) => kind)).toEqual(['unknown', 'twice']);
  });

  it('is a table of texts', () => {
    expect(() => differencesOf('a,b\n1,2', deck)).toThrow(/no table of texts/);
  });
});

describe('requirements of texts', () => {
  it('are those of the comment above the text or the group', () => {
    const ids = idsInSource(
      'tea.texts.ts',
      `/** Tea (R-001). */
      export const tea = {
        title: 'Tea',
        /** R-002: when it is hot. */
        hot: 'Hot',
        hotter: { very: 'Very hot' },
        /** Whatever. */
        cold: 'Cold',
      } as const;`,
    );
    expect(Object.fromEntries(ids)).toEqual({
      tea: ['R-001'],
      'tea.title': ['R-001'],
      'tea.hot': ['R-002'],
      'tea.hotter': ['R-002'],
      'tea.hotter.very': ['R-002'],
      'tea.cold': ['R-001'],
    });
  });

  it('are those that print it to the letter, too', () => {
    expect(Object.fromEntries(requiredIn("['R-027', groups.tea.title, 'Tea'],"))).toEqual({
      'tea.title': ['R-027'],
    });
  });
});

describe('the places of a text', () => {
  const story = (id: string, title: string, file: string, tags: string[] = []) => ({
    id,
    title,
    name: id,
    tags,
    file,
  });
  const stories = [
    story('a--told', 'A', 'a.stories.tsx', ['notice:tea-ready']),
    story('b--listed', 'B', 'b.stories.tsx', ['notices:tea']),
    story('c--drawn', 'C', 'c.stories.tsx'),
  ];

  it('are the stories that tell a notice, and for other texts those of the component', () => {
    const notice: CopyEntry = { ...entry('notice/tea-ready/title', 'Ready'), room: 'Notices' };
    expect(placesOf(notice, [], stories).map(({ title, isSaid }) => [title, isSaid])).toEqual([
      ['A', true],
      ['B', true],
    ]);
    expect(placesOf(pay, ['c.stories.tsx'], stories)).toMatchObject([{ title: 'C', isSaid: false }]);
  });
});
