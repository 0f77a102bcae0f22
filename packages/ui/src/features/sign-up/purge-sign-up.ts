import {
  changePendingSignUps,
  changeSentSignUps,
  type KeyValueStore,
  readKeptSignUp,
} from '@sorella/core/offline';

/** Deletes what sign-ups left on this device, each as it grows older than 24 hours, and what is no such thing. */
export async function purgeSignUp(store: KeyValueStore, now: number): Promise<void> {
  await changePendingSignUps(store, now).catch(() => undefined);
  await changeSentSignUps(store, now).catch(() => undefined);
  await readKeptSignUp(store, now).catch(() => undefined);
}
