import { DECISION_TAKE_BACK_MS, type Decision } from '@sorella/core/domain';
import { useEffect, useState } from 'react';
import type { HeldDecision as CountedDecision } from '../../admin/pending-bookings/PendingBookingRow.tsx';
import type { HeldDecision } from '../runtime/held-decisions.ts';

const SECOND_MS = 1_000;

/** What waits to be sent, by booking id, with the seconds that are left to take it back. */
export function useCountedDecisions(
  held: readonly HeldDecision<Decision>[],
): Readonly<Record<string, CountedDecision>> {
  const [now, setNow] = useState(0);
  const waiting = held.filter(({ sending }) => !sending);
  const isCounting = waiting.length > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return Object.fromEntries(
    waiting.flatMap(({ ids, decided, until }) => {
      const left = Math.min(until - now, DECISION_TAKE_BACK_MS);
      const counted = {
        decision: decided,
        seconds: Math.max(1, Math.ceil(left / SECOND_MS)),
        justNow: left === DECISION_TAKE_BACK_MS,
      };
      return ids.map((id) => [id, counted] as const);
    }),
  );
}
