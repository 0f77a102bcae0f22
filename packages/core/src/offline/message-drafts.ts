import * as z from 'zod/mini';
import type { UnsentMessage } from '../domain/messages/thread.ts';
import type { KeyValueStore } from './key-value-store.ts';

const PREFIX = 'messageDraft_';

/** Where the words to one person are kept that are not sent yet. */
export const messageDraftKey = (userId: string, otherUserId: string) => `${PREFIX}${userId}_${otherUserId}`;

/** What a conversation keeps on the device: the words not sent yet, and the messages that did not get through. */
export interface ConversationDraft {
  text: string;
  unsent: readonly UnsentMessage[];
}

const StoredDraft = z.object({
  version: z.literal(1),
  text: z.string(),
  unsent: z.array(z.object({ id: z.string(), content: z.string(), writtenAt: z.number() })),
});

/** What was typed to one person; null when there is nothing, or nothing that can be understood. */
export async function readMessageDraft(store: KeyValueStore, key: string): Promise<ConversationDraft | null> {
  try {
    const found = StoredDraft.safeParse(JSON.parse((await store.get(key)) ?? 'null'));
    return found.success ? { text: found.data.text, unsent: found.data.unsent } : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed to one person. Never rejects: on a device without room it lives as long as the page. */
export async function keepMessageDraft(
  store: KeyValueStore,
  key: string,
  { text, unsent }: ConversationDraft,
): Promise<void> {
  const isEmpty = text === '' && unsent.length === 0;
  const keeping = isEmpty ? store.delete(key) : store.set(key, JSON.stringify({ version: 1, text, unsent }));
  await keeping.catch(() => undefined);
}

/** Deletes what was typed to anybody; whose is kept when it is said. Never rejects. */
export async function forgetMessageDrafts(store: KeyValueStore, except?: string): Promise<void> {
  const keys = await store.keys().catch(() => []);
  for (const key of keys)
    if (key.startsWith(PREFIX) && (except === undefined || !key.startsWith(`${PREFIX}${except}_`)))
      await store.delete(key).catch(() => undefined);
}
