import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Where {@link useKeptFocus} looks. */
export interface KeptFocus {
  /** The part of the page that is looked after, as it is now. */
  part(): Element | null | undefined;
  /** What takes the focus when the part has lost it. */
  next(): HTMLElement | null | undefined;
}

/**
 * Keeps a keyboard's place: when what has the focus inside of a part leaves the page, what stands in its place takes it.
 * Call it where the part is drawn. Whoever pressed or went elsewhere meanwhile is left alone.
 */
export function useKeptFocus({ part, next }: KeptFocus): void {
  const wasInside = useRef(false);
  const note = useEffectEvent(() => {
    wasInside.current = part()?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    const remember = () => note();
    document.addEventListener('focusin', remember);
    // A press on words takes the focus away, and nothing says where it went.
    document.addEventListener('pointerup', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerup', remember);
    };
  }, []);
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body) next()?.focus({ preventScroll: true });
  });
}
