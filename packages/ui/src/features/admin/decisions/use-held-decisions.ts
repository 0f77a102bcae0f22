import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDoublePress } from '../../../browser/use-double-press.ts';
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
 * page is left or loaded anew, which the browser asks about first: a decision is not lost by going on. Rows move up when one is decided, and the second
 * press of a double one decides about nobody else.
 */
export function useHeldDecisions<Decided>(send: SendDecision<Decided>): HeldDecisions<Decided> {
  const sendNow = useEffectEvent(send);
  const [hold] = useState(() => createDecisionHold<Decided>());
  // The function given is another one each time; the newest is called.
  useEffect(() => hold.sendWith((decision) => sendNow(decision)), [hold]);
  useEffect(() => {
    const flush = () => hold.flush();
    // Nobody leaves without knowing: the browser asks, and what was decided is sent meanwhile.
    const ask = (event: BeforeUnloadEvent) => {
      if (hold.getSnapshot().length > 0) event.preventDefault();
      flush();
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [hold]);
  const noteDoublePress = useDoublePress();
  const held = useSyncExternalStore(hold.subscribe, hold.getSnapshot, hold.getSnapshot);
  return {
    held,
    of: (id) => held.find(({ ids }) => ids.includes(id)),
    hold: (ids, decided) => {
      noteDoublePress();
      hold.hold(ids, decided);
    },
    takeBack: hold.takeBack,
  };
}
