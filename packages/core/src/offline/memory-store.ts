import type { KeyValueStore } from './key-value-store.ts';
import { createTurns } from './turns.ts';

/** Keeps text as long as the page lives: for stories and tests, and where a device keeps nothing. */
export function createMemoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
    async transact(beginnings, work) {
      const isOne = ([key]: [string, string]) => beginnings.some((beginning) => key.startsWith(beginning));
      const { writes, result } = work(new Map([...values].filter(isOne)));
      for (const [key, value] of writes)
        if (value === null) values.delete(key);
        else values.set(key, value);
      return result;
    },
    exclusively: createTurns(),
  };
}
