/** A page's number, or a gap of at least two pages left out. */
export type PageMark = number | 'gap';

/**
 * The numbers to show for `current` of `count` pages: first, last, and the neighbours of the current one. A single
 * page is never hidden behind a gap. Pages count from 1.
 */
export function pageNumbers(current: number, count: number): readonly PageMark[] {
  const shown = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 4) for (const page of [2, 3, 4, 5]) shown.add(page);
  if (current >= count - 3) for (const page of [count - 4, count - 3, count - 2, count - 1]) shown.add(page);
  const marks: PageMark[] = [];
  let last = 0;
  for (const page of [...shown].filter((page) => page >= 1 && page <= count).toSorted((a, b) => a - b)) {
    if (page - last === 2) marks.push(page - 1);
    if (page - last > 2) marks.push('gap');
    marks.push(page);
    last = page;
  }
  return marks;
}
