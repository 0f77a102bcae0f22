import { describe, expect, it } from 'vitest';
import { statementDays } from './statement-days.ts';

const read = (...days: string[]) => days.map(statementDays(days));

describe('the days of a statement', () => {
  it.each([
    ['20.11.2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['31.02.2026', null],
    ['yesterday', null],
    ['', null],
  ])('%s is %s', (day, iso) => {
    expect(read(day)).toEqual([iso]);
  });

  it('are told by each other, and left open where none tells', () => {
    expect(read('11/12/2026', '11/13/2026')).toEqual(['2026-11-12', '2026-11-13']);
    expect(read('11/12/2026', '13/12/2026')).toEqual(['2026-12-11', '2026-12-13']);
    expect(read('11/12/2026', '10/12/2026')).toEqual([null, null]);
    expect(read('13/12/2026', '12/13/2026')).toEqual([null, null]);
  });
});
