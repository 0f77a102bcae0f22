import type { CommunityData, Cursor } from '@sorella/core/data-port';
import type { ConversationSummary, Message } from '@sorella/core/domain/entities/message';
import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import { MESSAGES_PAGE_SIZE } from '@sorella/core/domain/limits';
import { joinNewest, type Thread } from '@sorella/core/domain/messages/thread';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FromCache } from '../../queries/from-cache.ts';

/** What is read of the member's conversations, the one that somebody wrote in last first. */
export interface Inbox extends FromCache {
  conversations: readonly ConversationSummary[];
  hasMore: boolean;
}

/** What is read of one conversation. */
export type OpenThread = Thread & FromCache;

const behind = (row: ConversationSummary | undefined): Cursor | null =>
  row ? { time: row.lastMessageTime, id: row.otherUserId } : null;

const before = (message: Message | undefined): Cursor | null =>
  message ? { time: message.createdAt, id: message.id } : null;

/** Where the member's conversations are kept. */
export const inboxKey = (userId: string) => ['messages', 'inbox', userId] as const;

/** The member's conversations: read again, as many as were read before. */
export const inboxQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: inboxKey(userId),
    queryFn: async ({ client, queryKey, signal }): Promise<Inbox> => {
      const wanted = client.getQueryData<Inbox>(queryKey)?.conversations.length ?? 0;
      const conversations: ConversationSummary[] = [];
      for (;;) {
        const input = { userId, before: behind(conversations.at(-1)) };
        const page = await data.messages.listConversations(input, { signal });
        conversations.push(...page);
        const hasMore = page.length === MESSAGES_PAGE_SIZE;
        if (!hasMore || conversations.length >= wanted) return { conversations, hasMore };
      }
    },
  });

/** One page more of the conversations. */
export async function readMoreConversations(
  data: CommunityData,
  userId: string,
  { conversations }: Inbox,
): Promise<Inbox> {
  const page = await data.messages.listConversations({ userId, before: behind(conversations.at(-1)) });
  // Somebody may have written meanwhile: the conversation stands once, where it is now.
  const moved = new Set(conversations.map(({ otherUserId }) => otherUserId));
  return {
    conversations: [...conversations, ...page.filter(({ otherUserId }) => !moved.has(otherUserId))],
    hasMore: page.length === MESSAGES_PAGE_SIZE,
  };
}

/** Where a conversation is kept. */
export const threadKey = (userId: string, otherUserId: string) =>
  ['messages', 'thread', userId, otherUserId] as const;

/**
 * One conversation: the newest messages, joined to those that were read before. Whatever was missed while the
 * connection was gone is read until the two meet.
 */
export const threadQuery = (data: CommunityData, userId: string, otherUserId: string) =>
  queryOptions({
    queryKey: threadKey(userId, otherUserId),
    queryFn: async ({ client, queryKey, signal }): Promise<OpenThread> => {
      const newest: Message[] = [];
      for (;;) {
        const input = { otherUserId, before: before(newest[0]) };
        const page = await data.messages.listThread(input, { signal });
        newest.unshift(...page);
        // As it is by now: older messages, or one that was sent, may have come in meanwhile.
        const known = client.getQueryData<OpenThread>(queryKey);
        const joined = joinNewest(known, newest, page.length < MESSAGES_PAGE_SIZE);
        if (joined) return joined;
      }
    },
  });

/** The page before what was read. */
export const readOlderMessages = (
  data: CommunityData,
  otherUserId: string,
  { messages }: Thread,
): Promise<Message[]> => data.messages.listThread({ otherUserId, before: before(messages[0]) });

/** Who the other one is; null when there is nobody of that id. */
export const personQuery = (data: CommunityData, otherUserId: string) =>
  queryOptions({
    queryKey: ['people', 'person', otherUserId],
    queryFn: async (): Promise<PublicProfile | null> =>
      (await data.profiles.getPublic([otherUserId]))[0] ?? null,
  });

/** Whether the member may write to her. */
export const mayMessageQuery = (data: CommunityData, otherUserId: string) =>
  queryOptions({
    queryKey: ['people', 'may', otherUserId],
    queryFn: () => data.messages.mayMessage(otherUserId),
  });

/** Whom the member may write to, found by name. */
export const peopleQuery = (data: CommunityData, userId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ['people', 'list', userId, search],
    queryFn: ({ pageParam, signal }) =>
      data.messages.listMessageableUsers({ userId, search, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ rows }, _pages, page) => (rows.length === MESSAGES_PAGE_SIZE ? page + 1 : null),
    // With whom there is a conversation may have changed since the panel was last open.
    refetchOnMount: 'always',
  });
