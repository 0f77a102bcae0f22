import { DECISION_TAKE_BACK_MS } from '@sorella/core/domain/limits';

/** A decision that was made and not sent yet, or is on its way. */
export interface UndoableDecision<Decided> {
  readonly key: number;
  /** The rows it is about. */
  readonly ids: readonly string[];
  readonly decided: Decided;
  readonly sending: boolean;
  /** When it is sent, in milliseconds of `performance.now()`. */
  readonly until: number;
}

/** Sends a decision; tells by itself what came of it. */
export type SendDecision<Decided> = (decision: {
  ids: readonly string[];
  decided: Decided;
}) => Promise<unknown>;

/** Decisions that wait for a change of mind. */
export interface UndoableQueue<Decided> {
  /**
   * Holds a decision back; one about a row that is held already is ignored for that row.
   *
   * @param atOnce - it is sent now instead; what is held already keeps its time.
   */
  hold(ids: readonly string[], decided: Decided, atOnce?: boolean): void;
  /** Drops a decision that is not on its way yet. */
  takeBack(key: number): void;
  /** What sends from now on. */
  sendWith(send: SendDecision<Decided>): void;
  /** Sends everything now: the page is about to go. */
  flush(): void;
  /** A new array whenever anything changed. */
  getSnapshot(): readonly UndoableDecision<Decided>[];
  subscribe(listener: () => void): () => void;
}

/**
 * Holds decisions back for {@link DECISION_TAKE_BACK_MS}, then sends each once. What `send` rejects with is its own to tell; the
 * decision leaves the list either way.
 */
export function createUndoableQueue<Decided>(
  firstSend: SendDecision<Decided> = () => Promise.resolve(),
): UndoableQueue<Decided> {
  let send = firstSend;
  const listeners = new Set<() => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let held: readonly UndoableDecision<Decided>[] = [];
  let made = 0;

  const change = (next: readonly UndoableDecision<Decided>[]) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const drop = (key: number) => change(held.filter((decision) => decision.key !== key));
  const release = (key: number) => {
    const decision = held.find((one) => one.key === key);
    clearTimeout(timers.get(key));
    timers.delete(key);
    if (!decision || decision.sending) return;
    change(held.map((one) => (one.key === key ? { ...one, sending: true } : one)));
    send(decision).then(
      () => drop(key),
      () => drop(key),
    );
  };

  return {
    hold(ids, decided, atOnce = false) {
      const taken = new Set(held.flatMap((decision) => decision.ids));
      const free = ids.filter((id) => !taken.has(id));
      if (free.length === 0) return;
      made += 1;
      const key = made;
      const wait = atOnce ? 0 : DECISION_TAKE_BACK_MS;
      change([...held, { key, ids: free, decided, sending: false, until: performance.now() + wait }]);
      if (atOnce) release(key);
      else
        timers.set(
          key,
          setTimeout(() => release(key), wait),
        );
    },
    takeBack(key) {
      if (held.find((decision) => decision.key === key)?.sending !== false) return;
      clearTimeout(timers.get(key));
      timers.delete(key);
      drop(key);
    },
    sendWith(next) {
      send = next;
    },
    flush() {
      for (const key of timers.keys()) release(key);
    },
    getSnapshot: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
