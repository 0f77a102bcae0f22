import type { CommunityData } from '@sorella/core/data-port';
import { COFFEE_CHATS_PAGE_SIZE } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import type { CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import { fullName } from '@sorella/core/domain/profile/names';
import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { fillText, noticeOf } from '@sorella/core/notices/notice';
import { coffeeChatsTexts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../runtime/app-services.ts';

/** The newest of what a member asked for, and of what she is asked for. */
export interface StandingCoffeeChats {
  readonly own: readonly CoffeeChatRequest[];
  readonly received: readonly CoffeeChatRequest[];
}

const standingQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['coffee-chats', userId, 'standing'],
    queryFn: async (): Promise<StandingCoffeeChats> => {
      const newest = { page: 1, pageSize: COFFEE_CHATS_PAGE_SIZE };
      const [own, received] = await Promise.all([
        data.coffeeChats.listOwn(userId, newest),
        data.coffeeChats.listReceived(userId, newest),
      ]);
      return { own: own.rows, received: received.rows };
    },
    // Only what changes is told, so a failed read is one of nothing new.
    retry: false,
  });

/** What was answered, and what was asked, since the lists were read before. */
export function newsSince(
  before: StandingCoffeeChats,
  now: StandingCoffeeChats,
): { answered: CoffeeChatRequest[]; asked: CoffeeChatRequest[] } {
  const waiting = new Set(before.own.filter(({ status }) => status === 'pending').map(({ id }) => id));
  const known = new Set(before.received.map(({ id }) => id));
  // A list that became shorter shows older requests at its end: they are no news.
  const newest = before.received
    .map(({ createdAt }) => Date.parse(createdAt))
    .reduce((a, b) => Math.max(a, b), 0);
  return {
    answered: now.own.filter(
      ({ id, status }) => waiting.has(id) && (status === 'accepted' || status === 'rejected'),
    ),
    asked: now.received.filter(
      ({ id, status, createdAt }) =>
        status === 'pending' && !known.has(id) && Date.parse(createdAt) >= newest,
    ),
  };
}

/**
 * Tells a member, whichever page is open, that a coffee chat of hers was accepted or declined, and that she is asked for
 * one. The function returned ends it.
 */
export function tellCoffeeChats(
  { data, notices }: AppServices,
  queries: QueryClient,
  userId: string,
): () => void {
  const observer = new QueryObserver(queries, standingQuery(data, userId));
  let known: StandingCoffeeChats | undefined;
  const tell = async (before: StandingCoffeeChats, now: StandingCoffeeChats) => {
    const { answered, asked } = newsSince(before, now);
    const ids = [
      ...new Set([
        ...answered.flatMap(({ recipientId }) => recipientId ?? []),
        ...asked.map(({ requesterId }) => requesterId),
      ]),
    ];
    const people = ids.length === 0 ? [] : await data.profiles.getPublic(ids).catch(() => []);
    const nameOf = (id: string) => {
      const person = people.find((one) => one.id === id);
      return person ? fullName(person) : coffeeChatsTexts.someone;
    };
    for (const { status, recipientId } of answered) {
      const id = status === 'accepted' ? 'coffee-chat-was-accepted' : 'coffee-chat-was-declined';
      const name =
        recipientId === null
          ? coffeeChatsTexts.yourOpenRequest
          : fillText(coffeeChatsTexts.yourRequestTo, { name: nameOf(recipientId) });
      notices.publish(noticeOf(coffeeChatsNotices, id, { name }));
    }
    for (const { requesterId } of asked)
      notices.publish(noticeOf(coffeeChatsNotices, 'coffee-chat-asked', { name: nameOf(requesterId) }));
  };
  const stop = observer.subscribe(({ data: now }) => {
    if (!now || now === known) return;
    const before = known;
    known = now;
    if (before) void tell(before, now);
  });
  return () => {
    stop();
    observer.destroy();
  };
}
