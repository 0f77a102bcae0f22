import { type FocusEvent, useEffect, useRef } from 'react';

/** What notices on the screen can be told: to stand still, and to go on. */
interface Pausable {
  pause(): void;
  resume(): void;
}

/**
 * Lets the keyboard pass through the notices, which stand still meanwhile, and go on to whatever comes next. Only when
 * the notice that has the focus goes does it return to where it came from.
 *
 * Ark, left to itself, sends every focus that leaves the notices back to where it came from: with Tab nobody gets past
 * them any more. So it does not hear of the focus at all. Call it where the notices are drawn: whenever one is gone it
 * looks whether the focus went with it.
 */
export function usePassingFocus(notices: Pausable) {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const goBack = () => {
      const from = cameFrom.current;
      if (from === null || document.activeElement !== document.body) return;
      cameFrom.current = null;
      if (from.isConnected) from.focus({ preventScroll: true });
    };
    // Ark says that a notice is gone a moment before it takes it out of the page.
    const handle = requestAnimationFrame(goBack);
    return () => {
      cancelAnimationFrame(handle);
      goBack();
    };
  });

  return {
    onFocusCapture(event: FocusEvent<HTMLElement>) {
      event.stopPropagation();
      notices.pause();
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
    },
    onBlurCapture(event: FocusEvent<HTMLElement>) {
      event.stopPropagation();
      if (event.currentTarget.contains(event.relatedTarget)) return;
      // Without a next place it is the page that was left, at its end or with its window, or a notice that is gone.
      if (event.relatedTarget !== null || event.target.isConnected) cameFrom.current = null;
      notices.resume();
    },
  };
}
