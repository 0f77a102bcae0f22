import type { KeyValueStore } from './key-value-store.ts';

/** Runs what goes by the same name one after the other, for those who share this page. */
export function createTurns(): KeyValueStore['exclusively'] {
  const queues = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
