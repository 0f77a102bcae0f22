import type { KeyValueStore, Transacted } from './key-value-store.ts';

/** Held for a moment by whoever changes several keys. */
const CHANGING = 'changing';

/**
 * A {@link KeyValueStore.transact} of single reads and writes, for where the device has no transactions. New texts are
 * written before others are deleted, so that a tab that dies in between leaves too much and not too little.
 */
export function transactOnKeys<Result>(
  store: Omit<KeyValueStore, 'transact'>,
  beginnings: readonly string[],
  work: (found: ReadonlyMap<string, string>) => Transacted<Result>,
): Promise<Result> {
  return store.exclusively(CHANGING, async () => {
    const found = new Map<string, string>();
    for (const key of await store.keys()) {
      if (!beginnings.some((beginning) => key.startsWith(beginning))) continue;
      const value = await store.get(key);
      if (value !== null) found.set(key, value);
    }
    const { writes, result } = work(found);
    for (const [key, value] of writes) if (value !== null) await store.set(key, value);
    for (const [key, value] of writes) if (value === null) await store.delete(key);
    return result;
  });
}
