import { type RefObject, useEffect } from 'react';

/** On a phone a row of tabs may be longer than the window: scrolls it so that the tab that is shown is in sight. */
export function useTabInSight(row: RefObject<HTMLElement | null>, value: string): void {
  useEffect(() => {
    const list = row.current;
    const shown = list?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (!list || !shown) return undefined;
    // Also once its label has become longer, or the row narrower.
    const observer = new ResizeObserver(() => {
      if (list.scrollWidth > list.clientWidth)
        list.scrollLeft = shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2;
    });
    observer.observe(shown);
    observer.observe(list);
    return () => observer.disconnect();
  }, [row, value]);
}
