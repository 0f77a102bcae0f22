import type { KeyValueStore } from '../offline/key-value-store.ts';

const PREFIX = 'messageDraft_';

/** Where the words to one person are kept that are not sent yet. */
export const messageDraftKey = (userId: string, otherUserId: string) => `${PREFIX}${userId}_${otherUserId}`;

/** Deletes what was typed to anybody; whose is kept when it is said. Needs none of their code, and never rejects. */
export async function forgetMessageDrafts(store: KeyValueStore, except?: string): Promise<void> {
  const stays = except === undefined ? null : messageDraftKey(except, '');
  for (const key of await store.keys().catch(() => []))
    if (key.startsWith(PREFIX) && (stays === null || !key.startsWith(stays)))
      await store.delete(key).catch(() => undefined);
}
