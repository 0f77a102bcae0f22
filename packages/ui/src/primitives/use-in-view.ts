import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below the window something counts as in view, in px. */
const NEAR_PX = 100;

/** Calls back each time that the element comes into view, or nearly so; never where the browser cannot tell. */
export function useInView(element: RefObject<HTMLElement | null>, onInView: (() => void) | undefined): void {
  const come = useEffectEvent(() => onInView?.());
  const isWanted = onInView !== undefined;
  useEffect(() => {
    if (!isWanted || !element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted]);
}
