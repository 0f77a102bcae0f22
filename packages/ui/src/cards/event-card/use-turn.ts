import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A card that can be turned over, and the controls that take the focus on its two faces. */
export interface Turn {
  readonly flipped: boolean;
  readonly frontRef: RefObject<HTMLButtonElement | null>;
  readonly backRef: RefObject<HTMLButtonElement | null>;
  readonly turn: (flipped: boolean) => void;
}

/**
 * Turns a card and moves the focus to the face that is now in front; a card that starts flipped takes no
 * focus. Whoever draws the faces makes the hidden one `inert`.
 */
export function useTurn(defaultFlipped: boolean, onTurn: (flipped: boolean) => void): Turn {
  const [flipped, setFlipped] = useState(defaultFlipped);
  const isPressed = useRef(false);
  const frontRef = useRef<HTMLButtonElement>(null);
  const backRef = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const target = (flipped ? backRef : frontRef).current;
    // A browser centres what it focuses; a card that is in view should stay where it is.
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [flipped]);

  const turn = (next: boolean) => {
    isPressed.current = true;
    setFlipped(next);
    onTurn(next);
  };
  return { flipped, frontRef, backRef, turn };
}
