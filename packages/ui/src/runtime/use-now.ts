import { useEffect, useState } from 'react';
import { useAppServices } from './AppServicesProvider.tsx';

/** Milliseconds between two looks at the clock: the smallest step that is told is a minute. */
const TICK_MS = 20_000;

/** The time in ms since 1970, kept current, so that 'just now' does not stay 'just now'. */
export function useNow(): number {
  const { now } = useAppServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
