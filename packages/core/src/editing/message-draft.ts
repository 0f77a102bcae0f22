import type { UnsentMessage } from '../domain/messages/thread.ts';
import { messageDraft as stored } from '../offline/stored/drafts.ts';
import { StoredUnsent } from '../offline/stored/unsent.ts';
import { fieldOf, jsonOf, rowsIn, writtenIn } from '../offline/stored/written.ts';
import type { DraftKind } from './drafts.ts';

/** What a conversation keeps on the device: the words not sent yet, and the messages that did not get through. */
export interface ConversationDraft {
  text: string;
  unsent: readonly UnsentMessage[];
}

/**
 * What a member typed to one person, until she sends it or signs out. What a release cannot read of it, such as one
 * message, stays beside the rest.
 */
export const messageDraft = {
  read(text) {
    const { data } = stored.safeParse(jsonOf(text));
    return data ? { text: data.text, unsent: data.unsent } : null;
  },
  write({ text, unsent }, before) {
    const written = writtenIn(jsonOf(before));
    const rows = rowsIn(written['unsent']);
    const unread = rows.filter((row) => !StoredUnsent.safeParse(row).success);
    if (text === '' && unsent.length + unread.length === 0) return null;
    const asWritten = (id: string) => writtenIn(rows.find((row) => fieldOf(row, 'id') === id));
    const messages = unsent.map((message) => ({ ...asWritten(message.id), ...message }));
    return JSON.stringify({ ...written, version: 1, text, unsent: [...messages, ...unread] });
  },
  /** A message that is in both is one. */
  join: (one, other) => ({
    text: [one.text, other.text].filter(Boolean).join('\n'),
    unsent: [
      ...one.unsent,
      ...other.unsent.filter(({ id }) => one.unsent.every((message) => message.id !== id)),
    ],
  }),
} as const satisfies DraftKind<ConversationDraft>;
