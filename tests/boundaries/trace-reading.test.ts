import ts from 'typescript-api';
import { describe, expect, it } from 'vitest';
import { constantOf } from '../tools/trace/each-table.ts';
import { idsIn } from '../tools/trace/ids.ts';
import { readTests } from '../tools/trace/read-tests.ts';

const read = (text: string, file = 'a.test.ts') => readTests(file, text).tests;
const only = (text: string) => {
  const tests = read(text);
  expect(tests).toHaveLength(1);
  return tests[0];
};

describe('the ids in a title', () => {
  it('are found once each, in their order', () => {
    expect(idsIn('applies (R-310, A-05), and R-310 again')).toEqual(['R-310', 'A-05']);
  });

  it('are only the two ends of a range', () => {
    expect(idsIn('lists the desk (R-360 to R-363)')).toEqual(['R-360', 'R-363']);
  });

  it('are not read out of other words', () => {
    expect(idsIn('BAR-12 and R- and RA-1b')).toEqual([]);
  });
});

describe('a test that is read from its file', () => {
  it('has the titles of its groups and its own', () => {
    const test = only(
      `describe('booking (A-29)', () => { describe('free', () => { it('applies (R-317)', run); }); });`,
    );
    expect(test).toMatchObject({
      titles: ['booking (A-29)', 'free', 'applies (R-317)'],
      ids: ['A-29', 'R-317'],
      proves: true,
    });
  });

  it('takes no id from a comment, a body or another text', () => {
    const test = only(`
      // R-001
      const text = 'R-002';
      it('applies', () => { /* R-003 */ expect('R-004').toBe(text); });
    `);
    expect(test?.ids).toEqual([]);
  });

  it('is recorded as written when its title is put together', () => {
    expect(only('it(`waits ${seconds} s (R-154)`, () => {});')).toMatchObject({
      titles: ['waits ${seconds} s (R-154)'],
      ids: ['R-154'],
    });
    expect(only(`it('one ' + 'sentence', () => {});`)?.titles).toEqual(['one sentence']);
    expect(only(`it(title, () => {});`)?.titles).toEqual(['${title}']);
  });

  it.each([
    `it.skip('x', () => {});`,
    `it.todo('x');`,
    `it.fails('x', () => {});`,
    `it.skipIf(onWindows)('x', () => {});`,
    `it.runIf(onWindows)('x', () => {});`,
    `it.skip.each([1])('x', () => {});`,
    `it('x', { skip: true }, () => {});`,
    `describe.skip('group', () => { it('x', () => {}); });`,
    `test.describe.skip('group', () => { test('x', () => {}); });`,
    `test('x', async ({ page }) => { test.skip(slow, 'too slow'); });`,
    `test('x', async ({ page }) => { if (slow) test.fixme(); });`,
    `it('x', (context) => { context.skip(); });`,
  ])('proves nothing as: %s', (text) => {
    expect(only(text)?.proves).toBe(false);
  });

  it.each([
    `it('x', () => {});`,
    `it.concurrent('x', () => {});`,
    `it.each([1, 2])('x', () => {});`,
    `test.describe('group', () => { test('x', () => {}); });`,
    `for (const one of many) it('x', () => {});`,
    `it('x', () => { cursor.skip(); });`,
  ])('proves its title as: %s', (text) => {
    expect(only(text)?.proves).toBe(true);
  });

  it.each([
    `test.beforeEach(() => {});`,
    `test.use({ locale: 'en' });`,
    `expect(edit.it('x')).toBe(1);`,
    `/tea/.test('x');`,
    `const words = describeEventTime('x');`,
  ])('is not made by: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a table of cases', () => {
  it('counts its cases and keeps the title as written', () => {
    expect(only(`it.each([['a', 1], ['b', 2]])('takes %s (R-001)', run);`)).toMatchObject({
      titles: ['takes %s (R-001)'],
      cases: 2,
      ids: ['R-001'],
    });
  });

  it('names the ids that its cases put into the title, and no others', () => {
    const table = `const CASES = [['R-001', 'A-01'], ['R-002', 'A-02']] as const;`;
    expect(only(`${table} it.each(CASES)('%s is told', run);`)?.ids).toEqual(['R-001', 'R-002']);
  });

  it('may be imported', () => {
    const cases = ts.createSourceFile(
      'cases.ts',
      `export const CASES = [['R-001'], ['R-002']];`,
      ts.ScriptTarget.ESNext,
      true,
    );
    const text = `import { CASES as ALL } from './cases.ts'; it.each(ALL)('%s holds', run);`;
    const { tests } = readTests('a.test.ts', text, (from, module, name) =>
      from === 'a.test.ts' && module === './cases.ts' ? constantOf(cases, name) : undefined,
    );
    expect(tests).toMatchObject([{ cases: 2, ids: ['R-001', 'R-002'] }]);
  });

  it('of a group multiplies the cases of its tests', () => {
    expect(only(`describe.each([1, 2])('%s', () => { it.each([1, 2, 3])('x', run); });`)?.cases).toBe(6);
  });

  it.each(['keys', 'values', 'entries'])('counts the %s of a record', (taken) => {
    const record = `const CASES: Record<string, object> = { 'R-001': {}, other: { a: 1, b: 2 } };`;
    const test = only(`${record} it.each(Object.${taken}(CASES))('reads %s', run);`);
    expect(test).toMatchObject({ cases: 2, ids: taken === 'values' ? [] : ['R-001'] });
  });

  it('of a loop counts for every test in it', () => {
    const loop = `for (const one of ['a', 'b', 'c'] as const)`;
    expect(only(`${loop} it('x', run);`)?.cases).toBe(3);
    expect(only(`const ALL = { a: 1 }; for (const one of Object.keys(ALL)) it('x', run);`)?.cases).toBe(1);
    const group = `describe.each([1, 2])('%s', () => { ${loop} { it('x', run); it('y', run); } });`;
    expect(read(group).map(({ cases }) => cases)).toEqual([6, 6]);
    expect(only(`it('x', () => { ${loop} expect(one).toBe(1); });`)?.cases).toBe(1);
  });

  it.each([
    `it.each(Object.entries(all))('reads %s', run);`,
    `it.each(Object.fromEntries({ a: 1 }))('reads %s', run);`,
    `it.each(Object.keys({ ...others, a: 1 }))('reads %s', run);`,
    `it.each([...others, 1])('reads %s', run);`,
    `for (const one of all) it('x', run);`,
    `for (let at = 0; at < 3; at += 1) it('x', run);`,
  ])('has no number when only running would tell, as: %s', (text) => {
    expect(only(text)?.cases).toBeUndefined();
  });
});

describe('a contract', () => {
  it('has its promises as tests', () => {
    const test = only(`
      export function describeSeatsContract(harness, options) {
        describeContract('seats', harness, options, (promise) => {
          promise('gives the last seat once (A-05)', async () => {});
        });
      }
    `);
    expect(test).toMatchObject({ titles: ['seats', 'gives the last seat once (A-05)'], ids: ['A-05'] });
  });

  it('that is called is recorded, with the gaps that its server admits', () => {
    const file = readTests(
      'a.test.ts',
      `describePort('on mocks', start, { auth: ['sends a mail (R-117)'] });`,
    );
    expect(file.gaps).toEqual(['sends a mail (R-117)']);
    const named = `const GAPS = { auth: ['sends a mail (R-117)'] }; describePort('on mocks', start, GAPS);`;
    expect(readTests('a.test.ts', named).gaps).toEqual(file.gaps);
    expect(file.tests).toMatchObject([{ titles: ['on mocks', 'calls the suite'], ids: [], proves: false }]);
  });
});
