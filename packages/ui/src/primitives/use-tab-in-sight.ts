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
 * On a phone a row of tabs may be longer than the window: scrolls it so that the tab that is shown is in sight, also once
 * its font and counts have come. Where it was scrolled by hand it stays.
 */
export function useTabInSight(row: RefObject<HTMLElement | null>, value: string): void {
  useEffect(() => {
    const list = row.current;
    const shown = list?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (!list || !shown) return undefined;
    let placed: number | null = null;
    const place = () => {
      if (
        list.scrollWidth > list.clientWidth &&
        (placed === null || Math.abs(list.scrollLeft - placed) <= 1)
      ) {
        const centred = Math.round(shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2);
        // The end may lie at a part of a pixel, where the browser rounds now up, now down.
        list.scrollLeft = Math.min(centred, list.scrollWidth - list.clientWidth - 1);
        placed = list.scrollLeft;
      }
      tellMore(list);
    };
    const observer = new ResizeObserver(place);
    // A label that becomes longer moves those after it, and leaves the row as wide as it was.
    for (const part of [list, ...list.querySelectorAll('[data-value]')]) observer.observe(part);
    const onScroll = () => tellMore(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', onScroll);
    };
  }, [row, value]);
}
