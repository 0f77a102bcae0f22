import type { KeyValueStore } from './key-value-store.ts';

/** Keeps text as long as the page lives: for stories and tests, and where a device keeps nothing. */
export function createMemoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  const queues = new Map<string, Promise<unknown>>();
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
    exclusively(name, work) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
