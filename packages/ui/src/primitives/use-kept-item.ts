import { useEffect, useLayoutEffect, useRef } from 'react';
import { isBorrowed, useKeptFocus } from './use-kept-focus.ts';

/** What {@link useKeptItem} keeps. */
export interface KeptItem {
  /** The list, as it is now. Its items carry their id in the attribute. */
  list(): Element | null | undefined;
  /** Such as `data-row`. */
  readonly attribute: string;
  /** What of an item takes the focus. */
  placeIn(item: HTMLElement): HTMLElement | null | undefined;
  /** What takes it when no item is left, or none had it. */
  otherwise(): HTMLElement | null | undefined;
}

/**
 * Keeps a keyboard's place in a list whose items come, go and change: what of an item had the focus is gone, so the item
 * takes it, or the one that is now in its place.
 */
export function useKeptItem({ list, attribute, placeIn, otherwise }: KeptItem): void {
  const inHand = useRef<{ readonly id: string | null; readonly index: number }>(null);
  const items = () => [...(list()?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])];
  const idOf = (item: Element) => item.getAttribute(attribute);
  const indexOf = (id: string | null) => items().findIndex((item) => idOf(item) === id);

  useLayoutEffect(() => {
    // What comes above it moves it on.
    const id = inHand.current?.id;
    const index = id === undefined ? -1 : indexOf(id);
    if (id !== undefined && index !== -1) inHand.current = { id, index };
  });
  useKeptFocus({
    part: list,
    next: () => {
      if (!inHand.current) return otherwise();
      const { id, index } = inHand.current;
      const left = items();
      const item = left.find((one) => idOf(one) === id) ?? left[Math.min(index, left.length - 1)];
      return item ? placeIn(item) : otherwise();
    },
  });
  useEffect(() => {
    const remember = () => {
      const focused = document.activeElement;
      if (!focused || isBorrowed(focused)) return;
      const item = focused.closest(`[${attribute}]`);
      inHand.current = item && list()?.contains(item) ? { id: idOf(item), index: indexOf(idOf(item)) } : null;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  });
}
