import { describe, expect, it } from 'vitest';
import { type Facts, isBuilt, trace } from '../tools/trace/gather.ts';
import { idsIn } from '../tools/trace/ids.ts';
import { printSums, printTraced, wrap } from '../tools/trace/print.ts';
import { readTitles } from '../tools/trace/read-titles.ts';
import { readOtherwise, staleReasons } from '../tools/trace/reasons.ts';
import { type Item, readRequirements } from '../tools/trace/requirements.ts';
import { unknownIds } from '../tools/trace/unknown-ids.ts';

const requirement = (id: string): Item => ({
  id,
  section: 'Tea',
  source: 'A1',
  text: 'There is tea.',
});
const decision = (id: string): Item => ({
  id,
  section: 'Tea',
  problem: 'Which',
  resolution: 'Green',
});
const story = (name: string, tags: string[] = []) => ({
  id: 'tea--pot',
  title: 'Tea',
  name,
  tags,
});
const aTest = (name: string, file = 'a.test.ts') => ({ file, name });
const facts = (some: Partial<Facts>): Facts => ({
  items: [requirement('R-001')],
  tests: [],
  stories: [],
  notices: {},
  machines: {},
  ...some,
});

describe('the list of requirements', () => {
  const reading =
    (...items: object[]) =>
    () =>
      readRequirements(JSON.stringify(items));

  it('is read as it stands', () => {
    const items = [requirement('R-001'), requirement('R-002'), decision('A-01')];
    expect(reading(...items)()).toEqual(items);
  });

  it('says what is wrong with it', () => {
    expect(() => readRequirements('{}')).toThrow('not an array');
    expect(reading(requirement('R-1'))).toThrow('Entry 1 has the id "R-1"');
    expect(reading(requirement('R-001'), requirement('R-001'))).toThrow('R-001 is there twice');
    expect(reading(requirement('R-002'), requirement('R-001'))).toThrow('R-001 stands after R-002');
    expect(reading(decision('A-01'), requirement('R-001'))).toThrow('R-001 stands after A-01');
    expect(reading({ ...decision('A-01'), resolution: '' })).toThrow("A-01 has no 'resolution'");
    expect(reading({ ...decision('A-01'), text: 'x' })).toThrow("A-01 has 'text', which nobody reads");
  });
});

describe('the trace', () => {
  it('leads from an id to the tests that name it', () => {
    const tests = [aTest('tea > pours (R-001)'), aTest('tea > cools')];
    expect(trace(facts({ tests }))).toMatchObject([{ tests: [tests[0]] }]);
  });

  it('leads to stories by their name, their tags, their notices and the state they end in', () => {
    const stories = [
      story('There is tea (R-001)'),
      story('By its tag', ['R-001']),
      story('By its notice', ['notice:tea-ready']),
      story('By its state', ['state:pot.warm.full']),
      story('Not at all', ['notice:unknown', 'state:pot.cold', 'visual']),
    ];
    const [traced] = trace(
      facts({
        stories,
        notices: { 'tea-ready': { answers: ['R-001'] } },
        machines: { pot: { 'warm.full': { answers: ['R-001'] }, cold: { answers: [] } } },
      }),
    );
    expect(traced?.stories.map(({ name }) => name)).toEqual(stories.slice(0, 4).map(({ name }) => name));
  });

  it('takes for built what a test or a story names', () => {
    const items = [requirement('R-001'), requirement('R-002'), requirement('R-003')];
    const all = trace(facts({ items, tests: [aTest('pours (R-001)')], stories: [story('Tea', ['R-002'])] }));
    expect(all.map(isBuilt)).toEqual([true, true, false]);
  });

  it('counts apart what only tests below the interface name', () => {
    const items = ['R-001', 'R-002', 'R-003', 'R-004'].map(requirement);
    const tests = [aTest('pours (R-001)'), aTest('pours (R-002)', 'tests/journeys/tea.journey.ts')];
    const sums = printSums(trace(facts({ items, tests, stories: [story('Tea', ['R-003'])] })), 80);
    expect(sums).toMatch(/^4 ids: 3 are named .*, 1 are planned\.\n1 of the built .*\n {2}R-001$/);
  });

  it('is printed within the width', () => {
    const [traced] = trace(facts({ tests: [aTest(`${'pours and '.repeat(30)}(R-001)`)] }));
    const lines = traced ? printTraced(traced, 80).split('\n') : [];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines[0]).toBe('R-001  ■ built  Tea');
    expect(wrap('one two', 3, '')).toBe('one\ntwo');
  });
});

describe('the ids in a text', () => {
  it('are found once each, in their order', () => {
    expect(idsIn('applies (R-310, A-05), and R-310 again')).toEqual(['R-310', 'A-05']);
  });

  it('are only the two ends of a range', () => {
    expect(idsIn('lists the desk (R-360 to R-363)')).toEqual(['R-360', 'R-363']);
  });

  it('are not read out of other words', () => {
    expect(idsIn('BAR-12 and R- and RA-1b')).toEqual([]);
  });

  it('fail where the list has no such id', () => {
    expect(unknownIds('tea.test.ts', 'it pours (R-001, R-901)', new Set(['R-001']))).toEqual([
      expect.stringContaining('tea.test.ts names R-901, which is not in'),
    ]);
  });
});

describe('titles that are read from a file', () => {
  it('are those of tests and groups, promises of a suite and rows of tables, where they name an id', () => {
    const file = `
      describe('tea (R-001)', () => {
        it('is hot', () => pour('R-009'));
        promise('is green (A-01)', async () => {});
        it.each([['R-002', texts.tea, 'Tea']])('%s says %s', () => {});
      });
      // it('is cold (R-003)', () => {});
    `;
    expect(readTitles('tea.test.ts', file).map(({ name }) => name)).toEqual([
      'tea (R-001)',
      'tea (R-001) > is green (A-01)',
      'tea (R-001) > R-002: Tea',
    ]);
  });

  it('are held to those that the runners find', () => {
    expect(readOtherwise(new Set(['R-001']), new Set(['R-002']))).toMatchObject([
      expect.stringContaining('R-001 is in a title that code makes'),
      expect.stringContaining('R-002 stands in a test'),
    ]);
    expect(readOtherwise(new Set(['R-001']), new Set(['R-001']))).toEqual([]);
  });
});

describe('a reason why nothing names an id', () => {
  it('holds while nothing does', () => {
    const known = new Set(['R-001', 'R-002']);
    const reasons = { 'R-001': 'A summary.', 'R-002': 'A summary.', 'R-003': 'Gone.' };
    expect(staleReasons(reasons, known, new Set(['R-002']))).toMatchObject([
      expect.stringContaining('why nothing names R-002'),
      expect.stringContaining('R-003, which is not in the list'),
    ]);
  });
});
