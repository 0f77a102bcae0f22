import type { UnsentMessage } from '../domain/messages/thread.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { messageDraft } from './stored/drafts.ts';
import { StoredUnsent } from './stored/unsent.ts';
import { fieldOf, jsonOf, readAside, rowsIn, setAside, unreadableKey, writtenIn } from './stored/written.ts';

const PREFIX = 'messageDraft_';

/** Where the words to one person are kept that are not sent yet. */
export const messageDraftKey = (userId: string, otherUserId: string) => `${PREFIX}${userId}_${otherUserId}`;

/** What a conversation keeps on the device: the words not sent yet, and the messages that did not get through. */
export interface ConversationDraft {
  text: string;
  unsent: readonly UnsentMessage[];
}

function draftIn(text: string | null): ConversationDraft | null {
  const { data } = messageDraft.safeParse(jsonOf(text));
  return data ? { text: data.text, unsent: data.unsent } : null;
}

/** Both drafts to one person; a message that is in both is one. */
const joined = (one: ConversationDraft, other: ConversationDraft): ConversationDraft => ({
  text: [one.text, other.text].filter(Boolean).join('\n'),
  unsent: [
    ...one.unsent,
    ...other.unsent.filter(({ id }) => one.unsent.every((message) => message.id !== id)),
  ],
});

/** Writes a draft and leaves there what this release cannot read of it: a message, or all that another one has written. */
async function write(store: KeyValueStore, key: string, { text, unsent }: ConversationDraft): Promise<void> {
  const before = await store.get(key);
  const isKnown = draftIn(before) !== null;
  const written = writtenIn(jsonOf(before));
  // Where nothing more can be set aside, the new words live as long as the page.
  const isUnread = before !== null && !isKnown && Object.keys(written).length > 0;
  if (isUnread && !(await setAside(store, key, [before]))) return;
  const rows = isKnown ? rowsIn(written['unsent']) : [];
  const unread = rows.filter((row) => !StoredUnsent.safeParse(row).success);
  if (text === '' && unsent.length + unread.length === 0) return store.delete(key);
  const asWritten = (id: string) => writtenIn(rows.find((row) => fieldOf(row, 'id') === id));
  const messages = unsent.map((message) => ({ ...asWritten(message.id), ...message }));
  const fields = { version: 1, text, unsent: [...messages, ...unread] };
  await store.set(key, JSON.stringify(isKnown ? { ...written, ...fields } : fields));
}

/**
 * What was typed to one person; null when there is nothing, or nothing that can be understood. What an earlier release
 * could not read, and this one can, is there again.
 */
export async function readMessageDraft(store: KeyValueStore, key: string): Promise<ConversationDraft | null> {
  try {
    const found = draftIn(await store.get(key));
    const aside = readAside(await store.get(unreadableKey(key)));
    const again = aside.flatMap((text) => draftIn(text) ?? []);
    if (again.length === 0) return found;
    const all = again.reduce(joined, found ?? { text: '', unsent: [] });
    await write(store, key, all);
    const left = aside.filter((text) => draftIn(text) === null);
    if (left.length > 0) await store.set(unreadableKey(key), JSON.stringify(left));
    else await store.delete(unreadableKey(key));
    return all;
  } catch {
    return null;
  }
}

/**
 * Keeps what is typed to one person, beside what this release cannot read of it. Never rejects: on a device without room
 * it lives as long as the page.
 */
export const keepMessageDraft = (
  store: KeyValueStore,
  key: string,
  draft: ConversationDraft,
): Promise<void> => write(store, key, draft).catch(() => undefined);

/** Deletes what was typed to anybody; whose is kept when it is said. Never rejects. */
export async function forgetMessageDrafts(store: KeyValueStore, except?: string): Promise<void> {
  const keys = await store.keys().catch(() => []);
  for (const key of keys)
    if (key.startsWith(PREFIX) && (except === undefined || !key.startsWith(`${PREFIX}${except}_`)))
      await store.delete(key).catch(() => undefined);
}
