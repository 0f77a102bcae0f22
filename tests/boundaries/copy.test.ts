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
    expect(new Set(all.map(({ room }) => room))).toEqual(
      new Set(['Notices', 'Texts', 'Mails', 'Help', 'Legal']),
    );
    expect(all.filter(({ text, file }) => text === '' || file === '')).toEqual([]);
  });

  it('knows of a text its requirement, what is filled in, and the components that show it', () => {
    const full = all.find(({ key }) => key === 'text/eventCardTexts.applyAgainPaid');
    expect(full).toMatchObject({ requirements: expect.arrayContaining(['R-300']), variables: ['price'] });
    expect(appearances(root, all).get('text/eventCardTexts.applyAgainPaid')).toContain(
      'packages/ui/src/cards/event-card/EventCard.stories.tsx',
    );
  });

  it('knows where a text appears that a function chooses', () => {
    const where = appearances(root, all);
    for (const key of ['text/syncTexts.storageFull', 'text/syncTexts.storageBlocked'])
      expect(where.get(key)).toContain('packages/ui/src/features/profile/ProfileFlow.stories.tsx');
  });

  it('has the texts of mails, with what is filled in, what they answer, and the mail (R-315, R-333, R-334)', () => {
    const said = (key: string) => {
      const found = all.filter((one) => one.key === key);
      return found.map((one) => ({ ...one, where: placesOf(one, [], []).map(({ title }) => title) }));
    };
    expect(said('mail/payment-due.byLink')).toMatchObject([
      {
        variables: ['reference'],
        requirements: ['R-315', 'A-89'],
        where: ['Mails: Payment due'],
        file: 'packages/supabase/supabase/functions/_shared/mail-texts.ts',
      },
    ]);
    expect(said('mail/application-approved.freeUntil')).toMatchObject([
      { variables: ['until'], requirements: ['R-333', 'A-95'] },
    ]);
    expect(said('mail/everyMail.greeting')).toMatchObject([{ where: ['Mails: Every mail'] }]);
  });

  it('has the mails that the sign-in service sends', () => {
    const texts = (subject: string) =>
      all.filter((one) => one.room === 'Mails' && one.subject === subject).map(({ text }) => text);
    expect(texts('confirmation')).toEqual(
      expect.arrayContaining(['Welcome to Sorella: please confirm your email', 'Confirm my email']),
    );
    expect(texts('recovery')).toContain('Set a new password');
  });

  it('names the text of a mail that a table changes', () => {
    const rows = all.map((one) => ({ ...one, where: [] }));
    const changed = rows.map((row) =>
      row.key === 'mail/payment-due.byLink' ? { ...row, text: `${row.text} Thank you.` } : row,
    );
    expect(differencesOf(toCsv(changed), all)).toMatchObject([
      { kind: 'changed', entry: { key: 'mail/payment-due.byLink' } },
    ]);
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
