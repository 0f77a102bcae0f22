import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus may go in a conversation. */
export interface ArrivalFocus {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Whoever came by a press goes on in the conversation; a touch keyboard would cover it. A page that has just been loaded
 * is read from its beginning. After the frame, in which the page itself takes the focus.
 */
export function useArrivalFocus(): ArrivalFocus {
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === null || document.activeElement === document.body) return;
      const goal = window.matchMedia('(pointer: fine)').matches ? box.current : heading.current;
      goal?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return { box, heading };
}
