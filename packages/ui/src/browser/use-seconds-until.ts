import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant (both in ms since 1970), 0 when it has passed or there is none; counts down by itself.
 */
export function useSecondsUntil(instant: number | null, now: () => number): number {
  const left = instant === null ? 0 : Math.max(0, Math.ceil((instant - now()) / 1_000));
  const [, setTick] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}
