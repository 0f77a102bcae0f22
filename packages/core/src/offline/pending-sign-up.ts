import {
  PENDING_SIGN_UP_KEY,
  type PendingSignUp,
  readPendingSignUps,
  writePendingSignUps,
} from '../domain/sign-up-data.ts';
import type { KeyValueStore } from './key-value-store.ts';

/** What waits on this device, by address. */
export type PendingSignUps = readonly PendingSignUp[];

/**
 * Reads what sign-ups left on the device, lets `change` make something else of it, and gives what stands there then.
 * One tab at a time. What is too old or not to be understood is deleted on the way, the key with the last one.
 * Rejects with a StorageError.
 *
 * @param now - in milliseconds since 1970.
 */
export function changePendingSignUps(
  store: KeyValueStore,
  now: number,
  change: (pending: PendingSignUps) => PendingSignUps = (pending) => pending,
): Promise<PendingSignUps> {
  return store.exclusively(PENDING_SIGN_UP_KEY, async () => {
    const before = await store.get(PENDING_SIGN_UP_KEY);
    const pending = change(readPendingSignUps(before, now));
    const after = pending.length === 0 ? null : writePendingSignUps(pending);
    if (after === before) return pending;
    if (after === null) await store.delete(PENDING_SIGN_UP_KEY);
    else await store.set(PENDING_SIGN_UP_KEY, after);
    return pending;
  });
}

/** Puts this where an earlier one of its address was: what she told last counts. */
export const withPending =
  (data: PendingSignUp) =>
  (pending: PendingSignUps): PendingSignUps => [...pending.filter(({ email }) => email !== data.email), data];

/** Takes away what waits for this address, in lower case. */
export const withoutPending =
  (address: string) =>
  (pending: PendingSignUps): PendingSignUps =>
    pending.filter(({ email }) => email !== address);
