import { useEffect, useRef } from 'react';
import { type DoublePress, watchDoublePress } from './double-press.ts';

/** Watches for double presses as long as it is mounted. The function given is {@link DoublePress.note}. */
export function useDoublePress(): () => void {
  const watch = useRef<DoublePress | null>(null);
  useEffect(() => {
    const begun = watchDoublePress();
    watch.current = begun;
    return () => begun.leaveOff();
  }, []);
  return () => watch.current?.note();
}
