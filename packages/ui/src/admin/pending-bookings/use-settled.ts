import { useEffect, useState } from 'react';

/** How long a list counts as moving after its rows changed, in ms: longer than a second press out of habit. */
export const SETTLING_MS = 500;

/**
 * False from the moment rows come or go until {@link SETTLING_MS} have passed without another change, so that a
 * pointer at rest does not press what slid under it. The first rows of all move nothing.
 */
export function useSettled(ids: readonly string[]): boolean {
  const key = ids.join(' ');
  const [seen, setSeen] = useState(key);
  const [moves, setMoves] = useState(0);
  const [settledMoves, setSettledMoves] = useState(0);
  // While drawing, not after: no drawing with moved rows may take a press.
  if (seen !== key) {
    setSeen(key);
    if (seen !== '') setMoves(moves + 1);
  }
  useEffect(() => {
    if (moves === settledMoves) return;
    const handle = setTimeout(() => setSettledMoves(moves), SETTLING_MS);
    return () => clearTimeout(handle);
  }, [moves, settledMoves]);
  return moves === settledMoves;
}
