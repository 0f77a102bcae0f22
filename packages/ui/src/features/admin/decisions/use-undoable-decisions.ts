import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDoublePress } from '../../../browser/use-double-press.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import {
  createUndoableQueue,
  type SendDecision,
  type UndoableDecision,
  type UndoableQueue,
} from './undoable-decisions.ts';

/** Decisions of one list that can be undone for ten seconds, and what becomes of them. */
export interface UndoableDecisions<Decided> extends Pick<UndoableQueue<Decided>, 'takeBack'> {
  /** Holds a decision back; one about a row that is held already is ignored for that row. */
  readonly hold: (ids: readonly string[], decided: Decided) => void;
  readonly held: readonly UndoableDecision<Decided>[];
  /** The decision about a row that is held or on its way. */
  readonly of: (id: string) => UndoableDecision<Decided> | undefined;
}

/**
 * Holds the decisions of one list back for ten seconds, in which each can be undone. They are sent at once when the list
 * leaves the page, or the page is left or loaded anew, which the browser asks about first: a decision is not lost by going
 * on. Rows move up when one is decided, and the second press of a double one decides about nobody else. Without a
 * connection nothing is held: what is going to be refused is refused at the press, and never stands as decided.
 */
export function useUndoableDecisions<Decided>(send: SendDecision<Decided>): UndoableDecisions<Decided> {
  const { device } = useAppServices();
  const sendNow = useEffectEvent(send);
  const [hold] = useState(() => createUndoableQueue<Decided>());
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
      hold.hold(ids, decided, !device.isOnline());
    },
    takeBack: hold.takeBack,
  };
}
