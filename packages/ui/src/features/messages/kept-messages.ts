import { PublicProfile } from '@sorella/core/domain/entities/profile';
import type { Cached, Caches } from '@sorella/core/offline';
import type { Query } from '@tanstack/react-query';
import type { Inbox, OpenThread } from './queries.ts';

const isInbox = (what: unknown, data: unknown): data is Inbox =>
  what === 'inbox' && typeof data === 'object' && data !== null && 'conversations' in data;
const isThread = (what: unknown, data: unknown): data is OpenThread =>
  what === 'thread' && typeof data === 'object' && data !== null && 'messages' in data;

/** Keeps on the device what was read of the member's messages. */
export async function keepMessages(caches: Caches, { queryKey, state }: Query): Promise<void> {
  const [, what, userId, otherUserId] = queryKey;
  const { data } = state;
  if (isInbox(what, data)) await caches.keepInbox(String(userId), data.conversations);
  if (isThread(what, data)) await caches.keepThread(String(userId), String(otherUserId), data.messages);
  const person = what === 'person' ? PublicProfile.safeParse(data) : null;
  if (person?.success) await caches.keepPerson(person.data);
}

/** What was read last of it, as the query holds it; null when it is not kept. */
export async function readMessages(caches: Caches, { queryKey }: Query): Promise<Cached<object> | null> {
  const [, what, first, otherUserId] = queryKey;
  if (what === 'inbox') {
    const found = await caches.readInbox();
    return found && { ...found, value: { conversations: found.value, hasMore: false } satisfies Inbox };
  }
  if (what === 'thread') {
    const found = await caches.readThread(String(otherUserId));
    if (!found) return null;
    const { value: messages, hasOlder, readAt } = found;
    return { readAt, value: { messages, hasOlder } satisfies OpenThread };
  }
  return what === 'person' ? caches.readPerson(String(first)) : null;
}
