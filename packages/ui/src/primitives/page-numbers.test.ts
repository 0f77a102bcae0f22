import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('page numbers (R-277)', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [12, 40, [1, 'gap', 11, 12, 13, 'gap', 40]],
  ])('on page %i of %i are %j', (page, count, marks) => {
    expect(pageNumbers(page, count)).toEqual(marks);
  });

  it('always name the first, the last and the current page, and never hide a single one', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const marks = pageNumbers(page, count);
        expect(marks).toEqual(expect.arrayContaining([1, page, count]));
        for (const [index, mark] of marks.entries()) {
          const [before, after] = [marks[index - 1], marks[index + 1]];
          if (mark !== 'gap' || typeof before !== 'number' || typeof after !== 'number') continue;
          expect(after - before).toBeGreaterThan(2);
        }
      }
    }
  });
});
