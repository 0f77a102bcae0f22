import type { CommunityData } from '@sorella/core/data-port';
import { COFFEE_CHATS_PAGE_SIZE } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CoffeeChatEntry } from '../../lists/coffee-chats/CoffeeChatList.tsx';
import type { FromCache } from '../../queries/from-cache.ts';
import { nextPage } from '../../queries/next-page.ts';

/** What a member asked for, or was asked for. */
export type CoffeeChatSide = 'own' | 'received';

/** One page of them, each with the other side. */
export interface CoffeeChatPage extends FromCache {
  readonly entries: readonly CoffeeChatEntry[];
  readonly total: number;
}

/** The other side of a request. */
const otherOf = (side: CoffeeChatSide, request: CoffeeChatEntry['request']) =>
  side === 'own' ? request.recipientId : request.requesterId;

async function readPage(
  data: CommunityData,
  userId: string,
  side: CoffeeChatSide,
  page: number,
): Promise<CoffeeChatPage> {
  const query = { page, pageSize: COFFEE_CHATS_PAGE_SIZE };
  const { rows, total } = await (side === 'own'
    ? data.coffeeChats.listOwn(userId, query)
    : data.coffeeChats.listReceived(userId, query));
  const ids = [...new Set(rows.map((row) => otherOf(side, row)).filter((id) => id !== null))];
  const people = ids.length === 0 ? [] : await data.profiles.getPublic(ids);
  const personById = new Map(people.map((person) => [person.id, person]));
  return {
    entries: rows.map((request) => ({
      request,
      person: personById.get(otherOf(side, request) ?? '') ?? null,
    })),
    total,
  };
}

/** A member's coffee chats, newest first, page by page. */
export const coffeeChatsQuery = (data: CommunityData, userId: string, side: CoffeeChatSide) =>
  infiniteQueryOptions({
    queryKey: ['coffee-chats', userId, side],
    queryFn: ({ pageParam }) => readPage(data, userId, side, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage(COFFEE_CHATS_PAGE_SIZE),
  });

/** Whom to ask. An offer only: what cannot be read is not asked for twice. */
export const coffeeChatIdeasQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['coffee-chats', userId, 'ideas'],
    queryFn: () => data.coffeeChats.listIdeas(userId),
    retry: false,
  });
