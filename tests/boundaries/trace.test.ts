import { describe, expect, it } from 'vitest';
import { type Facts, problemsOf, sumsOf, trace } from '../tools/trace/gather.ts';
import { printTraced, wrap } from '../tools/trace/print.ts';
import { readTests } from '../tools/trace/read-tests.ts';
import { compareRecord, writeRecord } from '../tools/trace/record.ts';
import { type Item, readRequirements } from '../tools/trace/requirements.ts';

const requirement = (id: string, mark: Item['mark'] = 'planned'): Item => ({
  id,
  mark,
  section: 'Tea',
  source: 'A1',
  text: 'There is tea.',
});
const decision = (id: string): Item => ({
  id,
  mark: 'planned',
  section: 'Tea',
  problem: 'Which',
  resolution: 'Green',
});
const story = (name: string, tags: string[] = []) => ({
  id: 'tea--pot',
  title: 'Tea',
  name,
  tags,
  file: 'a.stories.tsx',
});
const testsOf = (text: string, file = 'a.test.ts') => readTests(file, text).tests;
const facts = (some: Partial<Facts>): Facts => ({
  items: [requirement('R-001')],
  tests: [],
  gaps: [],
  stories: [],
  notices: {},
  machines: {},
  citations: [],
  ...some,
});

describe('the list of requirements', () => {
  const reading =
    (...items: object[]) =>
    () =>
      readRequirements(JSON.stringify(items));

  it('is read as it stands', () => {
    const items = [requirement('R-001'), requirement('R-002', 'built'), decision('A-01')];
    expect(reading(...items)()).toEqual(items);
  });

  it('says what is wrong with it', () => {
    expect(() => readRequirements('{}')).toThrow('not an array');
    expect(reading({ ...requirement('R-001'), mark: 'done' })).toThrow(
      "R-001 is marked 'done': a mark is 'planned' or 'built'.",
    );
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
    const tests = testsOf(`it('pours (R-001)', run); it('cools', run);`);
    expect(trace(facts({ tests }))).toMatchObject([{ tests: [{ titles: ['pours (R-001)'] }] }]);
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

  it('fails for what is marked as built and has no test', () => {
    expect(problemsOf(facts({ items: [requirement('R-001', 'built')] }))).toEqual([
      expect.stringContaining('R-001 is marked as built, but no test names it'),
    ]);
    const tests = testsOf(`it('pours (R-001)', run);`);
    expect(problemsOf(facts({ items: [requirement('R-001', 'built')], tests }))).toEqual([]);
  });

  it('fails for what is marked as built and has only tests that prove nothing', () => {
    const items = [requirement('R-001', 'built')];
    const skipped = testsOf(`it.skip('pours (R-001)', run);`);
    expect(problemsOf(facts({ items, tests: skipped }))).toEqual([
      expect.stringContaining("prove nothing (skipped, or meant to fail), as 'pours (R-001)' in a.test.ts"),
    ]);
    const promised = testsOf(
      `describeContract('tea', harness, {}, (promise) => { promise('pours (R-001)', run); });`,
      'tea.contract.ts',
    );
    expect(problemsOf(facts({ items, tests: promised }))).toEqual([]);
    expect(problemsOf(facts({ items, tests: promised, gaps: ['pours (R-001)'] }))).toHaveLength(1);
  });

  it('fails for an id that is not in the list, wherever it is named', () => {
    const problems = problemsOf(
      facts({
        tests: testsOf(`it('pours (R-901)', run);`),
        stories: [story('Tea (R-902)', ['A-93'])],
        notices: { 'tea-ready': { answers: ['R-904'] } },
        machines: { pot: { warm: { answers: ['R-905'] } } },
        citations: [{ place: 'pot.spec.md', ids: ['R-906'] }],
      }),
    );
    for (const id of ['R-901', 'R-902', 'A-93', 'R-904', 'R-905', 'R-906'])
      expect(problems).toContainEqual(expect.stringContaining(`names ${id}, which is not in`));
    expect(problems).toHaveLength(6);
  });

  it('lets be what is planned and has tests already, and says so', () => {
    const some = facts({ tests: testsOf(`it('pours (R-001)', run); it('cools', run);`) });
    expect(problemsOf(some)).toEqual([]);
    expect(sumsOf(trace(some), some)).toMatchObject({
      planned: 1,
      built: 0,
      unmarked: ['R-001'],
      tests: 2,
      testsWithoutId: 1,
    });
  });

  it('is printed within the width', () => {
    const [traced] = trace(facts({ tests: testsOf(`it('${'pours and '.repeat(30)}(R-001)', run);`) }));
    const lines = traced ? printTraced(traced, 80).split('\n') : [];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines[0]).toBe('R-001  □ planned  Tea');
    expect(wrap('one two', 3, '')).toBe('one\ntwo');
  });
});

describe('the record of all tests', () => {
  const tests = testsOf(`describe('tea', () => { it('pours', run); it.each([1, 2])('cools %s', run); });`);
  const record = writeRecord(tests);

  it('has each test under its file', () => {
    expect(record).toBe('a.test.ts\n  tea > pours\n  tea > cools %s × 2\n');
    expect(compareRecord(record, tests)).toEqual([]);
  });

  it('misses a test that is gone', () => {
    expect(compareRecord(record, tests.slice(1))).toEqual([
      "a.test.ts: The test 'tea > pours' is gone; bring it back, or if that is meant, run: pnpm trace --update",
    ]);
  });

  it('misses one of two tests with one title', () => {
    const twins = testsOf(`it('pours', run); it('pours', run);`);
    expect(compareRecord(writeRecord(twins), twins.slice(1))).toHaveLength(1);
  });

  it('misses a case of a table, and a test that is skipped now', () => {
    const fewer = testsOf(
      `describe('tea', () => { it.skip('pours', run); it.each([1])('cools %s', run); });`,
    );
    expect(compareRecord(record, fewer)).toEqual([
      expect.stringContaining("'tea > pours' has become 'tea > pours [proves nothing]'"),
      expect.stringContaining("'tea > cools %s × 2' has become 'tea > cools %s'"),
    ]);
  });

  it('asks for a new test to be recorded', () => {
    const more = [...tests, ...testsOf(`it('sings', run);`, 'b.test.ts')];
    expect(compareRecord(record, more)).toEqual([
      "b.test.ts: The test 'sings' is not recorded yet; run: pnpm trace --update",
    ]);
  });

  it('keeps a title with a line break on one line', () => {
    expect(writeRecord(testsOf('it(`one\n  two`, run);'))).toBe('a.test.ts\n  one two\n');
  });
});
