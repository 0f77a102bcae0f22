import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Where {@link useKeptFocus} looks. */
export interface KeptFocus {
  /** The part of the page that is looked after, as it is now. */
  part(): Element | null | undefined;
  /** What takes the focus when the part has lost it. */
  next(): HTMLElement | null | undefined;
}

interface Keeper {
  readonly part: () => Element | null | undefined;
  /** Whether what had the focus in it has left the page. */
  readonly isGone: () => boolean;
  readonly keep: () => void;
}

const keepers = new Set<Keeper>();

const depthOf = (element: Element | null | undefined): number =>
  element ? 1 + depthOf(element.parentElement) : 0;

/** What had the focus may also be taken away by a part of a part, which is drawn alone. What was only left stays left. */
let watched: MutationObserver | undefined;
const watch = () => {
  if (watched) return;
  watched = new MutationObserver(() => {
    if (document.activeElement === document.body) giveFocus([...keepers].filter(({ isGone }) => isGone()));
  });
  watched.observe(document.body, { childList: true, subtree: true });
};
const unwatch = () => {
  if (keepers.size > 0) return;
  watched?.disconnect();
  watched = undefined;
};

/** What had the focus is gone and no drawing follows, as behind a window that closes: whoever kept its place gives another. */
export const giveLostFocus = (): void => giveFocus([...keepers]);

function giveFocus(among: readonly Keeper[]): void {
  // Of parts within each other the innermost knows best, whichever was drawn first.
  for (const { keep } of among.toSorted((a, b) => depthOf(b.part()) - depthOf(a.part()))) keep();
}

/** A window over the page only borrows the focus: the place on the page is the one that it came from. */
export const isBorrowed = (focused: Element | null): boolean =>
  focused?.closest('[role="dialog"], [role="alertdialog"]') != null;

/** Whether it is there for the keyboard. The page itself is no place. */
export const canTakeFocus = (element: Element): boolean =>
  element.isConnected && element !== document.body && element.closest('[inert], [hidden]') === null;

const focusIn = (element: HTMLElement) => {
  element.focus({ preventScroll: true });
  // It may stand elsewhere than what was pressed.
  element.scrollIntoView?.({ block: 'nearest' });
};

/**
 * Keeps a keyboard's place: when what has the focus inside of a part leaves the page, what stands in its place takes it;
 * what is only moved has it again. Call it where the part is drawn. Whoever pressed or went elsewhere meanwhile is left
 * alone.
 */
export function useKeptFocus({ part, next }: KeptFocus): void {
  const held = useRef<Element>(null);
  const partNow = useEffectEvent(() => part());
  const note = useEffectEvent(() => {
    const focused = document.activeElement;
    if (part()?.contains(focused)) held.current = focused;
    else if (!isBorrowed(focused)) held.current = null;
  });
  const keep = useEffectEvent(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    if (held.current instanceof HTMLElement && canTakeFocus(held.current))
      held.current.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
    const place = next();
    if (place) focusIn(place);
  });
  const isGone = useEffectEvent(() => held.current !== null && !canTakeFocus(held.current));
  useEffect(() => {
    const remember = () => note();
    const keeper = { part: () => partNow(), isGone: () => isGone(), keep: () => keep() };
    // Who pressed before the code had come is there already.
    remember();
    document.addEventListener('focusin', remember);
    // A press on words takes the focus away, and nothing says where it went.
    document.addEventListener('pointerup', remember);
    keepers.add(keeper);
    watch();
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerup', remember);
      keepers.delete(keeper);
      unwatch();
    };
  }, []);
  useLayoutEffect(() => keep());
}
