const PRESSES = ['pointerdown', 'keydown'] as const;

/** Milliseconds after which a page that is only looked at gets what it needs to go on by itself. */
const LOOKED_AT_MS = 10_000;

/** Begins with the first press what nobody needs who only looks. The function returned calls it off. */
export function atFirstPress(work: () => void): () => void {
  const stop = () => {
    for (const press of PRESSES) window.removeEventListener(press, begin, true);
  };
  const begin = () => {
    stop();
    work();
  };
  for (const press of PRESSES) window.addEventListener(press, begin, { capture: true, passive: true });
  return stop;
}

/** Begins what the first picture does not need: with the first press, or after a while. The function returned calls it off. */
export function atFirstNeed(work: () => void): () => void {
  const begin = () => {
    stop();
    work();
  };
  const leaveOff = atFirstPress(begin);
  const handle = setTimeout(begin, LOOKED_AT_MS);
  const stop = () => {
    clearTimeout(handle);
    leaveOff();
  };
  return stop;
}
