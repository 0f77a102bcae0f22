import type { RefObject } from 'react';
import { useKeptItem } from '../../primitives/use-kept-item.ts';

/** The row that Tab comes back to: the last that had the focus, or the first. */
const tabStopIn = (root: Element | null) => root?.querySelector<HTMLElement>('[data-row][tabindex="0"]');

/** What names the section around: its heading, or the button in it that opens and closes it; else the page's own part. */
function headingOf(root: Element | null): HTMLElement | null {
  const title = root?.closest('section')?.getAttribute('aria-labelledby');
  const heading = document.getElementById(title ?? '');
  return heading?.closest('button') ?? heading ?? root?.closest('main') ?? null;
}

/**
 * Keeps a keyboard's place among the rows of a table, and in what stands around them for their sake. What had the focus in
 * a row is gone, so the row takes it, or the row that is now in its place; never a button, since a second press of Enter
 * would decide about another woman's booking. Beside the rows it is the one that Tab comes back to. Without rows the
 * heading of the section takes it. Rows carry their id as `data-row` and can take the focus.
 */
export function useFocusAfterRemoval(containerRef: RefObject<HTMLElement | null>): void {
  useKeptItem({
    list: () => containerRef.current,
    attribute: 'data-row',
    placeIn: (row) => row,
    otherwise: () => tabStopIn(containerRef.current) ?? headingOf(containerRef.current),
  });
}
