import type { KeyboardEvent, MouseEvent } from 'react';

/** Where the last press of a pointer began; its second click belongs there. */
let begunOn: WeakRef<Element> | undefined;

/** Milliseconds within which a second press of a key is half of a double one. */
export const DOUBLE_PRESS_MS = 500;

interface KeyPress {
  readonly key: string;
  readonly on: WeakRef<Element>;
}

/** The last key, until it is too long ago for the next to be its second half. */
let last: KeyPress | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;
/** What the key that is down now would press, although it meant what stood there before. */
let inItsPlace: WeakRef<Element> | undefined;

function noteKey({ key, target, repeat }: Pick<globalThis.KeyboardEvent, 'key' | 'target' | 'repeat'>) {
  if (!(target instanceof Element)) return;
  const isSecondHalf = last?.key === key && last.on.deref()?.isConnected !== true;
  // While a key is held it is one press still.
  if (!repeat) inItsPlace = isSecondHalf ? new WeakRef(target) : undefined;
  last = { key, on: new WeakRef(target) };
  clearTimeout(forgetting);
  forgetting = setTimeout(() => {
    last = undefined;
  }, DOUBLE_PRESS_MS);
}

let isWatched = false;

/** Keys are known from the first on that is pressed on a button. */
function watchKeys(first: KeyboardEvent) {
  if (isWatched) return;
  isWatched = true;
  noteKey(first.nativeEvent);
  document.addEventListener('keydown', noteKey, { capture: true });
}

/** For a button's `onKeyDown`: of Enter that is held, the browser makes press after press. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  watchKeys(event);
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/**
 * Whether a click belongs to what was pressed before, and stood here: the second one of a double click, or a key pressed
 * twice at once.
 */
export function isLeftOver({ detail, currentTarget }: MouseEvent): boolean {
  // No pointer pressed it.
  if (detail === 0) {
    const isSecondHalf = inItsPlace?.deref() === currentTarget;
    inItsPlace = undefined;
    return isSecondHalf;
  }
  if (detail > 1) return begunOn?.deref() !== currentTarget;
  begunOn = new WeakRef(currentTarget);
  return false;
}
