import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';

/** Milliseconds after which it is said anew that somebody is typing: 20 times a minute at most. */
const SAID_EVERY_MS = 3_000;
/** Milliseconds that it is believed. */
const BELIEVED_MS = 5_000;

/**
 * Whether the other one is typing, and a way to let her know that the member is. `arrived` is the newest message
 * of the other one: with it she has stopped.
 */
export function useTyping(userId: string, otherUserId: string, enabled: boolean, arrived: string | null) {
  const { data, now } = useAppServices();
  const [typing, setTyping] = useState(false);
  const [seen, setSeen] = useState(arrived);
  if (seen !== arrived) {
    setSeen(arrived);
    setTyping(false);
  }

  useEffect(() => {
    if (!enabled) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = data.live.watchTyping({ userId, otherUserId }, () => {
      clearTimeout(timer);
      setTyping(true);
      timer = setTimeout(() => setTyping(false), BELIEVED_MS);
    });
    return () => {
      clearTimeout(timer);
      setTyping(false);
      stop();
    };
  }, [data, userId, otherUserId, enabled]);

  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const sayTyping = useCallback(() => {
    if (now() - saidAt.current < SAID_EVERY_MS) return;
    saidAt.current = now();
    // Nobody misses it.
    data.messages.signalTyping(otherUserId).catch(() => undefined);
  }, [data, now, otherUserId]);

  return { typing, sayTyping };
}
