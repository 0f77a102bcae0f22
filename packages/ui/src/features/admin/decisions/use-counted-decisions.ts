import { DECISION_TAKE_BACK_MS, type Decision } from '@sorella/core/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UndoableDecision as CountedDecision } from '../../../admin/pending-bookings/PendingBookingDecisions.tsx';
import type { UndoableDecision } from './undoable-decisions.ts';

const SECOND_MS = 1_000;

/** The time of the last count, and the decisions that stood then. */
const NOT_COUNTED: { now: number; seen: ReadonlySet<number> } = { now: 0, seen: new Set() };

/** What waits to be sent, by booking id, with the seconds that are left to take it back. */
export function useCountedDecisions(
  held: readonly UndoableDecision<Decision>[],
): Readonly<Record<string, CountedDecision>> {
  const [{ now, seen }, setCounted] = useState(NOT_COUNTED);
  const waiting = held.filter(({ sending }) => !sending);
  const isCounting = waiting.length > 0;
  const keysOf = useEffectEvent(() => waiting.map(({ key }) => key));
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(
      () => setCounted({ now: performance.now(), seen: new Set(keysOf()) }),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [isCounting]);
  return Object.fromEntries(
    waiting.flatMap(({ key, ids, decided, until }) => {
      const left = Math.min(until - now, DECISION_TAKE_BACK_MS);
      const counted = {
        decision: decided,
        seconds: Math.max(1, Math.ceil(left / SECOND_MS)),
        justNow: !seen.has(key),
      };
      return ids.map((id) => [id, counted] as const);
    }),
  );
}
