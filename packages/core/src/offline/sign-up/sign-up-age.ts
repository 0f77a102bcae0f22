import {
  isSignUpFresh,
  PENDING_SIGN_UP_KEY,
  SENT_SIGN_UP_KEY,
  SIGN_UP_DRAFT_KEY,
} from '../../domain/sign-up/sign-up-data.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import { fieldOf, jsonOf, readAside, replace, unreadableKey } from '../stored/written.ts';

// What of a sign-up is older than 24 hours, in whatever form it is stored: every page looks for that, and needs
// none of the shapes for it.

/** What of sign-up data is of the last 24 hours: one row for each address that joined on this device. */
export function freshRows(text: string | null, now: number): unknown[] {
  const stored = jsonOf(text);
  return (Array.isArray(stored) ? stored : [stored]).filter((row) =>
    isSignUpFresh(fieldOf(row, 'timestamp'), now),
  );
}

/** Sign-up data as text: as R-122 has it and, where several joined on one device, a list of that. */
export const writePendingSignUps = (rows: readonly unknown[]): string =>
  JSON.stringify(rows.length === 1 ? rows[0] : rows);

/** Deletes what lies there of drafts and is older than 24 hours, or never was one. Rejects with a StorageError. */
export async function purgeDrafts(store: KeyValueStore, now: number): Promise<void> {
  const isFresh = (text: string | null) => isSignUpFresh(fieldOf(jsonOf(text), 'savedAt'), now);
  const text = await store.get(SIGN_UP_DRAFT_KEY);
  await replace(store, SIGN_UP_DRAFT_KEY, text, isFresh(text) ? text : null);
  const key = unreadableKey(SIGN_UP_DRAFT_KEY);
  const aside = await store.get(key);
  const left = readAside(aside).filter(isFresh);
  await replace(store, key, aside, left.length === 0 ? null : JSON.stringify(left));
}

/**
 * Deletes what sign-ups left on this device, each as it grows older than 24 hours, and what says no time. What
 * this release cannot read has its day, too. Never rejects. `now` in milliseconds since 1970.
 */
export async function purgeSignUps(store: KeyValueStore, now: number): Promise<void> {
  for (const key of [PENDING_SIGN_UP_KEY, SENT_SIGN_UP_KEY])
    await store
      .exclusively(key, async () => {
        const before = await store.get(key);
        const rows = freshRows(before, now);
        await replace(store, key, before, rows.length === 0 ? null : writePendingSignUps(rows));
      })
      .catch(() => undefined);
  await purgeDrafts(store, now).catch(() => undefined);
}
