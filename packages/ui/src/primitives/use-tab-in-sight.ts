import { type RefObject, useEffect } from 'react';

/** At which ends of a row there is more than is seen; the row's style lets it fade there. */
function tellMore(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  const more = before ? (after ? 'both' : 'before') : after ? 'after' : null;
  if (more === null) delete row.dataset.more;
  else row.dataset.more = more;
}

/**
 * How far the row is scrolled to show one of its tabs in its middle, in whole pixels, and at most a pixel before its end.
 * Measured by boxes: the browser rounds `offsetLeft` and `scrollWidth` by where they happen to stand, now up, now down.
 */
function placeOf(row: HTMLElement, shown: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
  const boxes = Array.from(row.children, (child) => child.getBoundingClientRect()).filter(
    ({ width }) => width > 0,
  );
  const from = Math.min(...boxes.map(({ left }) => left)) - Number.parseFloat(paddingInlineStart);
  const to = Math.max(...boxes.map(({ right }) => right)) + Number.parseFloat(paddingInlineEnd);
  const { left, width } = shown.getBoundingClientRect();
  const centred = left - from - (row.clientWidth - width) / 2;
  return Math.min(Math.round(centred), Math.round(to - from - row.clientWidth) - 1);
}

/**
 * On a phone a row of tabs may be longer than the window: scrolls it so that the tab that is shown is in sight, also once
 * its font and counts have come. Where it was scrolled by hand it stays.
 */
export function useTabInSight(row: RefObject<HTMLElement | null>, value: string): void {
  useEffect(() => {
    const list = row.current;
    const shown = list?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (!list || !shown) return undefined;
    let placed: number | null = null;
    // A row that became wider is scrolled back to its new end by the browser, not by hand.
    const isScrolledByHand = (end: number) =>
      placed !== null && Math.abs(list.scrollLeft - Math.min(placed, end)) > 1;
    const place = () => {
      const end = list.scrollWidth - list.clientWidth;
      if (end > 0 && !isScrolledByHand(end)) {
        list.scrollLeft = placeOf(list, shown);
        placed = list.scrollLeft;
      }
      tellMore(list);
    };
    const observer = new ResizeObserver(place);
    // A label that becomes longer moves those after it, and leaves the row as wide as it was.
    for (const part of [list, ...list.querySelectorAll('[data-value]')]) observer.observe(part);
    const onScroll = () => tellMore(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    // One that is wide and seen in part is not scrolled to by itself.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':focus-visible'))
        target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    list.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', onScroll);
      list.removeEventListener('focusin', onFocus);
    };
  }, [row, value]);
}
