const PRESSES = ['pointerdown', 'keydown'] as const;

/** Milliseconds after which a page that is only looked at gets the rest of its code, too. */
const LOOKED_AT_MS = 10_000;

/**
 * Begins what a page that is only looked at does not need: with the first press, or after a while. The function
 * returned calls it off.
 */
export function atFirstNeed(work: () => void): () => void {
  const stop = () => {
    clearTimeout(handle);
    for (const press of PRESSES) window.removeEventListener(press, begin, true);
  };
  const begin = () => {
    stop();
    work();
  };
  const handle = setTimeout(begin, LOOKED_AT_MS);
  for (const press of PRESSES) window.addEventListener(press, begin, { capture: true, passive: true });
  return stop;
}
