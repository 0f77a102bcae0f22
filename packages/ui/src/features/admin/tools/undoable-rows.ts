import type { UndoableDecision } from '../decisions/undoable-decisions.ts';

/** Undoable decisions as a panel shows them: in their row, and those about several rows above the table as well. */
export function undoableRows<Decided extends { decision: unknown }>(
  held: readonly UndoableDecision<Decided>[],
) {
  return {
    one: (
      id: string,
    ): { key: number; count: number; decision: Decided['decision']; sending: boolean } | null => {
      const found = held.find(({ ids }) => ids.includes(id));
      if (!found) return null;
      const { key, ids, sending, decided } = found;
      return { key, count: ids.length, decision: decided.decision, sending };
    },
    many: held
      .filter(({ ids }) => ids.length > 1)
      .map(({ key, ids, sending }) => ({ key, count: ids.length, sending })),
  };
}
