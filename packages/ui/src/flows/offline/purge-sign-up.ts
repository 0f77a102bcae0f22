import {
  PENDING_SIGN_UP_KEY,
  readPendingSignUp,
  readSignUpDraft,
  SIGN_UP_DRAFT_KEY,
} from '@sorella/core/domain';
import type { KeyValueStore } from '@sorella/core/offline';

/** Deletes what a sign-up left on this device when it is older than 24 hours, or no such thing. */
export async function purgeSignUp(store: KeyValueStore, now: number): Promise<void> {
  const readers = [
    [PENDING_SIGN_UP_KEY, readPendingSignUp],
    [SIGN_UP_DRAFT_KEY, readSignUpDraft],
  ] as const;
  for (const [key, read] of readers) {
    const text = await store.get(key).catch(() => null);
    if (text !== null && !read(text, now)) await store.delete(key).catch(() => undefined);
  }
}
