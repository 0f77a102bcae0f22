import type { EventFace, Page } from '@sorella/core/data-port';
import type {
  AdminCoffeeChat,
  CoffeeChatIdea,
  CoffeeChatRequest,
} from '@sorella/core/domain/entities/coffee-chat';
import type { ConversationSummary, Message, MessageableUser } from '@sorella/core/domain/entities/message';
import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import type { BlockedMember, MemberCard, Report } from '@sorella/core/domain/entities/safety';
import { joinSent, type Thread } from '@sorella/core/domain/messages/thread';
import type { InfiniteData } from '@tanstack/react-query';
import type { CoffeeChatPage, CoffeeChatSide } from '../../features/coffee-chats/queries.ts';
import type { StandingCoffeeChats } from '../../features/coffee-chats/tell-coffee-chats.ts';
import type { Inbox } from '../../features/messages/queries.ts';
import type { WriteAnswers } from '../../queries/cached-reads.ts';
import { type CachedReads, onEachPage, withoutRows } from '../../queries/cached-reads.ts';
import { changeTable, countDown } from './admin-tables.ts';

type Chats = InfiniteData<CoffeeChatPage>;
type People = InfiniteData<Page<MessageableUser>>;

/** Somebody as any page has shown her; null when none has. */
function cachedPerson(reads: CachedReads, id: string): PublicProfile | null {
  const shown = reads.all<PublicProfile | null>(['people', 'person', id]).map(([, person]) => person);
  const ideas = reads
    .all<CoffeeChatIdea[] | Chats | StandingCoffeeChats>(['coffee-chats'])
    .flatMap(([, cached]) => (Array.isArray(cached) ? cached : []))
    .map(({ userId, ...idea }) => ({ id: userId, ...idea }));
  const cards = reads.all<MemberCard | null>(['safety', 'card', id]).map(([, card]) => card);
  const talks = reads
    .all<Inbox>(['messages', 'inbox'])
    .flatMap(([, { conversations }]) => conversations)
    .map((row) => ({
      id: row.otherUserId,
      firstName: row.otherUserFirstName,
      lastName: row.otherUserLastName,
      avatarUrl: row.otherUserAvatarUrl,
      title: null,
    }));
  const found = [...shown, ...cards, ...ideas, ...talks].find((one) => one?.id === id);
  if (!found) return null;
  const { firstName, lastName, title, avatarUrl } = found;
  return { id, firstName, lastName, title, avatarUrl };
}

/** Changes the requests of one side page by page; a request that is gone is null. */
function changeChats(
  reads: CachedReads,
  userId: string,
  side: CoffeeChatSide,
  change: (request: CoffeeChatRequest) => CoffeeChatRequest | null,
): void {
  reads.change<Chats>(['coffee-chats', userId, side], (cached) =>
    onEachPage(cached, ({ entries, ...page }) => {
      const kept = entries.flatMap((entry) => {
        const request = change(entry.request);
        return request ? [{ ...entry, request }] : [];
      });
      return { ...page, entries: kept, total: page.total - (entries.length - kept.length) };
    }),
  );
}

const answered = (answer: CoffeeChatRequest) => (request: CoffeeChatRequest) =>
  request.id === answer.id ? answer : request;

/** What asking for a coffee chat, answering and cancelling change. */
export const coffeeChatAnswers: WriteAnswers['coffeeChats'] = {
  create(reads, request) {
    const { requesterId, recipientId } = request;
    const person = recipientId === null ? null : cachedPerson(reads, recipientId);
    reads.change<Chats>(['coffee-chats', requesterId, 'own'], (cached) =>
      cached.pages.some(({ entries }) => entries.some((entry) => entry.request.id === request.id))
        ? cached
        : onEachPage(cached, (page, index) => ({
            ...page,
            entries: index === 0 ? [{ request, person }, ...page.entries] : page.entries,
            total: page.total + 1,
          })),
    );
    reads.change<CoffeeChatIdea[]>(['coffee-chats', requesterId, 'ideas'], (ideas) =>
      ideas.filter(({ userId }) => userId !== recipientId),
    );
  },
  cancelOwn: (reads, request) => changeChats(reads, request.requesterId, 'own', answered(request)),
  answer(reads, request) {
    if (request.recipientId === null) return;
    // What she has declined is listed no more.
    changeChats(reads, request.recipientId, 'received', (known) =>
      known.id === request.id && request.status === 'rejected' ? null : answered(request)(known),
    );
  },
  setStatus(reads, request) {
    changeTable<AdminCoffeeChat>(reads, 'coffee-chats', (row) =>
      row.id === request.id ? { ...row, ...request } : row,
    );
    changeChats(reads, request.requesterId, 'own', answered(request));
    if (request.status !== 'pending') countDown(reads, 'coffeeChats', 1);
  },
};

/** The conversation with somebody moves to the top with its last words. */
function putConversation(reads: CachedReads, message: Message): void {
  const { senderId, recipientId: otherUserId } = message;
  const person = cachedPerson(reads, otherUserId);
  reads.change<Inbox>(['messages', 'inbox', senderId], (inbox) => {
    const known = inbox.conversations.find((one) => one.otherUserId === otherUserId);
    const head: ConversationSummary = {
      otherUserId,
      otherUserFirstName: person?.firstName ?? null,
      otherUserLastName: person?.lastName ?? null,
      otherUserAvatarUrl: person?.avatarUrl ?? null,
      unreadCount: 0,
      ...known,
      lastMessage: message.content,
      lastMessageTime: message.createdAt,
    };
    return { ...inbox, conversations: [head, ...inbox.conversations.filter((one) => one !== known)] };
  });
}

/** What sending and reading change. */
export const messageAnswers: WriteAnswers['messages'] = {
  send(reads, message) {
    const { senderId, recipientId } = message;
    const key = ['messages', 'thread', senderId, recipientId] as const;
    const [found] = reads.all<Thread>(key);
    reads.set(key, { ...found?.[1], ...joinSent(found?.[1], message) });
    putConversation(reads, message);
    reads.change<People>(['people', 'list', senderId], (cached) =>
      onEachPage(cached, (page) => ({
        ...page,
        rows: page.rows.map((row) => (row.userId === recipientId ? { ...row, hasConversation: true } : row)),
      })),
    );
  },
  markRead(reads, _nothing, { fromUserId, forUserId }) {
    const unread = reads
      .all<Inbox>(['messages', 'inbox', forUserId])
      .flatMap(([, { conversations }]) => conversations)
      .find(({ otherUserId }) => otherUserId === fromUserId)?.unreadCount;
    reads.change<Inbox>(['messages', 'inbox', forUserId], (inbox) => ({
      ...inbox,
      conversations: inbox.conversations.map((one) =>
        one.otherUserId === fromUserId ? { ...one, unreadCount: 0 } : one,
      ),
    }));
    reads.change<number>(['messages', 'unread', forUserId], (all) => Math.max(0, all - (unread ?? 0)));
    reads.change<Thread>(['messages', 'thread', forUserId, fromUserId], (thread) => ({
      ...thread,
      messages: thread.messages.map((one) => (one.senderId === fromUserId ? { ...one, isRead: true } : one)),
    }));
  },
  signalTyping() {},
};

/** Takes somebody out of all that shows her. */
function hide(reads: CachedReads, userId: string): void {
  const unread = reads
    .all<Inbox>(['messages', 'inbox'])
    .flatMap(([, { conversations }]) => conversations)
    .find(({ otherUserId }) => otherUserId === userId)?.unreadCount;
  reads.change<number>(['messages', 'unread'], (all) => Math.max(0, all - (unread ?? 0)));
  reads.change<Inbox>(['messages', 'inbox'], (inbox) => ({
    ...inbox,
    conversations: inbox.conversations.filter(({ otherUserId }) => otherUserId !== userId),
  }));
  reads.change<People>(['people', 'list'], (cached) =>
    onEachPage(cached, (page) => withoutRows(page, (row: MessageableUser) => row.userId === userId)),
  );
  reads.change<boolean>(['people', 'may', userId], () => false);
  reads.change<PublicProfile | null>(['people', 'person', userId], () => null);
  reads.change<MemberCard | null>(['safety', 'card', userId], () => null);
  reads.change<CoffeeChatIdea[] | Chats | StandingCoffeeChats>(['coffee-chats'], (cached, [, , what]) =>
    what === 'ideas' && Array.isArray(cached) ? cached.filter((idea) => idea.userId !== userId) : cached,
  );
  reads.change<Map<string, EventFace[]>>(
    ['events', 'faces'],
    (faces) => new Map([...faces].map(([id, some]) => [id, some.filter((face) => face.userId !== userId)])),
  );
}

/** What blocking, taking it back, and reports change. */
export const safetyAnswers: WriteAnswers['safety'] = {
  block(reads, _nothing, userId) {
    const person = cachedPerson(reads, userId);
    if (person) {
      const { firstName, lastName, avatarUrl } = person;
      const blocked = { userId, firstName, lastName, avatarUrl, blockedAt: new Date().toISOString() };
      reads.change<BlockedMember[]>(['safety', 'blocked'], (members) => [
        blocked,
        ...members.filter((member) => member.userId !== userId),
      ]);
    }
    hide(reads, userId);
  },
  unblock(reads, _nothing, userId) {
    reads.change<BlockedMember[]>(['safety', 'blocked'], (members) =>
      members.filter((member) => member.userId !== userId),
    );
    // What she may see of her again is not known before it was read.
    reads.forget(['safety', 'card', userId]);
    reads.forget(['people', 'may', userId]);
    reads.forget(['people', 'person', userId]);
    for (const [key] of reads.all<Thread>(['messages', 'thread'])) if (key[3] === userId) reads.forget(key);
  },
  report() {},
  decideReport(reads, _nothing, { reportId, decision, note }) {
    changeTable<Report>(reads, 'reports', (row) =>
      row.id === reportId ? { ...row, status: decision, note } : row,
    );
    countDown(reads, 'reports', 1);
  },
};
