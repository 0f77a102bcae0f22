import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  createDecisionHold,
  type DecisionHold,
  type HeldDecision,
  type SendDecision,
} from './held-decisions.ts';

/** Decisions of a desk, and what becomes of them. */
export interface HeldDecisions<Decided> extends Pick<DecisionHold<Decided>, 'hold' | 'takeBack'> {
  readonly held: readonly HeldDecision<Decided>[];
  /** The decision about a row that is held or on its way. */
  readonly of: (id: string) => HeldDecision<Decided> | undefined;
}

/**
 * Holds the decisions of one desk back for ten seconds. They are sent at once when the desk leaves the page, or the
 * page the screen: a decision is never lost by going on.
 */
export function useHeldDecisions<Decided>(send: SendDecision<Decided>): HeldDecisions<Decided> {
  const sendNow = useEffectEvent(send);
  const [hold] = useState(() => createDecisionHold<Decided>());
  // The function given is another one each time; the newest is called.
  useEffect(() => hold.sendWith((decision) => sendNow(decision)), [hold]);
  useEffect(() => {
    const flush = () => hold.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [hold]);
  const held = useSyncExternalStore(hold.subscribe, hold.getSnapshot, hold.getSnapshot);
  return {
    held,
    of: (id) => held.find(({ ids }) => ids.includes(id)),
    hold: hold.hold,
    takeBack: hold.takeBack,
  };
}
