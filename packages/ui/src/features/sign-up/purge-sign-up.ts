import { readSignUpDraft, SIGN_UP_DRAFT_KEY } from '@sorella/core/domain';
import { changePendingSignUps, changeSentSignUps, type KeyValueStore } from '@sorella/core/offline';

/** Deletes what sign-ups left on this device, each as it grows older than 24 hours, and what is no such thing. */
export async function purgeSignUp(store: KeyValueStore, now: number): Promise<void> {
  await changePendingSignUps(store, now).catch(() => undefined);
  await changeSentSignUps(store, now).catch(() => undefined);
  const draft = await store.get(SIGN_UP_DRAFT_KEY).catch(() => null);
  if (draft !== null && !readSignUpDraft(draft, now))
    await store.delete(SIGN_UP_DRAFT_KEY).catch(() => undefined);
}
