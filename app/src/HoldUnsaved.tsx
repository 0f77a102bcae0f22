import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Somebody on the way to another page, held back until she has answered. */
export interface Held {
  onLeave(): void;
  onStay(): void;
}

/** Holds back whoever leaves the page while something on it is unsaved. Loaded when something can be. */
export function HoldUnsaved({
  unsaved,
  onHeld,
}: {
  /** Asked at the moment of leaving: whoever goes on right after having let go is not held by an older picture. */
  unsaved: RefObject<boolean>;
  onHeld: (held: Held | null) => void;
}) {
  const blocker = useBlocker({
    // Another filter, tab or section of the same page leaves nothing.
    shouldBlockFn: ({ current, next }) => unsaved.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  });
  const { status, proceed, reset } = blocker;
  useEffect(() => {
    onHeld(status === 'blocked' ? { onLeave: proceed, onStay: reset } : null);
  }, [status, proceed, reset, onHeld]);
  return null;
}
