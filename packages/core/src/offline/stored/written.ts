import { type KeyValueStore, StorageError } from '../key-value-store.ts';

// What is stored as it was written, by whatever release.

/** A stored text as it was written; null for what is no JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Fields of a stored row as they were written, whichever of them this release knows. */
export type Written = Readonly<Record<string, unknown>>;

const isWritten = (row: unknown): row is Written => typeof row === 'object' && row !== null;

/** What was written as a row; no fields where it is none. */
export const writtenIn = (row: unknown): Written => (isWritten(row) ? row : {});

/** The field of a stored row as it was written; undefined where there is none. */
export const fieldOf = (row: unknown, field: string): unknown => writtenIn(row)[field];

/** The rows of a stored list as they were written, also those that this release cannot read. */
export const rowsIn = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/** True when it was done; a device that keeps nothing, or has no room, is no reason to stop. */
export const tried = (act: () => Promise<unknown>): Promise<boolean> =>
  act().then(
    () => true,
    () => false,
  );

/** Writes what is new under a key; null deletes it. */
export async function replace(store: KeyValueStore, key: string, from: string | null, to: string | null) {
  if (to === from) return;
  if (to === null) await store.delete(key);
  else await store.set(key, to);
}

/** Where texts are set aside that cannot be read: never deleted unseen, never in the way. */
export const unreadableKey = (key: string) => `${key}.unreadable`;

/** The texts of a key that were set aside; what somebody else wrote there counts as one. */
export function readAside(value: string | null): string[] {
  if (value === null) return [];
  const list = jsonOf(value);
  if (!Array.isArray(list)) return [value];
  return list.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
}

/**
 * Keeps texts of a key that this release cannot read beside it, before something else is written there. True when they
 * lie aside, false when there is no room for that.
 */
export async function setAside(
  store: KeyValueStore,
  key: string,
  texts: readonly string[],
): Promise<boolean> {
  try {
    const aside = readAside(await store.get(unreadableKey(key)));
    // A tab that died in between may have written some of them already.
    const all = [...new Set([...aside, ...texts])];
    if (all.length > aside.length) await store.set(unreadableKey(key), JSON.stringify(all));
    return true;
  } catch (thrown) {
    if (thrown instanceof StorageError) return false;
    throw thrown;
  }
}
