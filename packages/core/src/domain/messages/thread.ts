import type { Message } from '../entities/message.ts';
import { parseInstant } from '../geography/zoned-time.ts';
import { MESSAGES_PAGE_SIZE } from '../limits.ts';

/** What is read of a conversation: oldest first, without a gap from the first to the last. */
export interface Thread {
  messages: readonly Message[];
  /** There are older ones that are not read yet. */
  hasOlder: boolean;
}

type Place = Pick<Message, 'createdAt' | 'id'>;

/** The backend writes every instant in UTC and alike, so their order is that of their letters; ids settle a tie. */
const isBefore = (one: Place, other: Place) =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;

/** A read page counts over what was read before: what is gone there is gone. Both oldest first. */
function mergePage(page: readonly Message[], known: readonly Message[]): Message[] {
  const [first] = page;
  const last = page.at(-1);
  if (!first || !last) return [...known];
  return [
    ...known.filter((message) => isBefore(message, first)),
    ...page,
    ...known.filter((message) => isBefore(last, message)),
  ];
}

/**
 * Joins the newest messages that were just read (one page or several, oldest first) to what was read before; null when
 * there may be more between the two, which has to be read first. `isAll` when nothing is older than them.
 */
export function joinNewest(
  known: Thread | undefined,
  newest: readonly Message[],
  isAll: boolean,
): Thread | null {
  const [first] = newest;
  if (isAll || !first) return { messages: newest, hasOlder: false };
  const last = known?.messages.at(-1);
  if (!known || !last) return { messages: newest, hasOlder: true };
  if (isBefore(last, first)) return null;
  const [oldest] = known.messages;
  // One that was sent while this was read is newer than what was read.
  return {
    messages: mergePage(newest, known.messages),
    hasOlder: oldest && isBefore(oldest, first) ? known.hasOlder : true,
  };
}

/** Puts a page of older messages before what was read. */
export function joinOlder(known: Thread, page: readonly Message[]): Thread {
  return { messages: mergePage(page, known.messages), hasOlder: page.length === MESSAGES_PAGE_SIZE };
}

/** Puts in one message that the backend has taken; the same one twice is one. */
export function joinSent(known: Thread | undefined, message: Message): Thread {
  return { messages: mergePage([message], known?.messages ?? []), hasOlder: known?.hasOlder ?? false };
}

/** A message that is on its way, or did not get there. */
export interface UnsentMessage {
  id: string;
  content: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** How far a message has come. `read` is told of the last one that the other one has read, and of no other. */
export type MessageProgress = 'sending' | 'failed' | 'sent' | 'read';

/** A row of a conversation as it is drawn. */
export type ThreadRow =
  | { kind: 'day'; id: string; label: string }
  | {
      kind: 'message';
      id: string;
      content: string;
      own: boolean;
      /** Milliseconds since 1970. */
      at: number;
      /** The first and the last of what one person wrote in one go: they stand close together, with one time. */
      first: boolean;
      last: boolean;
      progress: MessageProgress;
    };

/** Milliseconds between two messages of one go, at most. */
const IN_ONE_GO_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Names days as they are said: 'Today', 'Yesterday', 'Monday, November 16', and the year where it is another. */
export function dayNamer(
  timeZone: string,
  now: number,
): { keyOf(at: number): string; labelOf(at: number): string } {
  const key = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      ...options,
    });
  const near = format({});
  const far = format({ year: 'numeric' });
  const today = key.format(now);
  // Noon of the day before is the day before, also where the clocks change.
  const yesterday = key.format(now - DAY_MS);
  return {
    keyOf: (at) => key.format(at),
    labelOf(at) {
      const day = key.format(at);
      if (day === today) return 'Today';
      if (day === yesterday) return 'Yesterday';
      return (day.slice(0, 4) === today.slice(0, 4) ? near : far).format(at);
    },
  };
}

/** What {@link threadRowsOf} draws. */
export interface ThreadRowsInput {
  messages: readonly Message[];
  unsent: readonly (UnsentMessage & { progress: 'sending' | 'failed' })[];
  /** Whose page it is. */
  userId: string;
  /** IANA name of the zone that days begin in. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The rows of a conversation, days between them, what is not sent yet at the end. */
export function threadRowsOf({ messages, unsent, userId, timeZone, now }: ThreadRowsInput): ThreadRow[] {
  const days = dayNamer(timeZone, now);
  const known = new Set(messages.map(({ id }) => id));
  const lastRead = messages.findLast(({ senderId, isRead }) => senderId === userId && isRead)?.id;
  const all = [
    ...messages.map(({ id, content, senderId, createdAt }) => ({
      id,
      content,
      own: senderId === userId,
      at: parseInstant(createdAt) ?? 0,
      progress: id === lastRead ? ('read' as const) : ('sent' as const),
    })),
    ...unsent
      .filter(({ id }) => !known.has(id))
      .map(({ id, content, writtenAt, progress }) => ({ id, content, own: true, at: writtenAt, progress })),
  ];
  const rows: ThreadRow[] = [];
  let day: string | undefined;
  let before: (typeof all)[number] | undefined;
  for (const message of all) {
    const key = days.keyOf(message.at);
    const goesOn =
      key === day && before?.own === message.own && message.at - (before?.at ?? 0) < IN_ONE_GO_MS;
    const previous = rows.at(-1);
    if (goesOn && previous?.kind === 'message') previous.last = false;
    if (key !== day) rows.push({ kind: 'day', id: `day ${key}`, label: days.labelOf(message.at) });
    rows.push({ ...message, kind: 'message', first: !goesOn, last: true });
    day = key;
    before = message;
  }
  return rows;
}
