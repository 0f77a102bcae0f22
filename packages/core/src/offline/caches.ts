import * as z from 'zod/mini';
import type { EventPage, EventQuery } from '../data-port/community-data.ts';
import { Id } from '../domain/entities/common.ts';
import {
  ApplicationHistoryEntry,
  ApplicationWithEvent,
  Booking,
  CoffeeChatRequest,
  ConversationSummary,
  Event,
  Message,
  Profile,
  PublicProfile,
} from '../domain/entities/index.ts';
import { MESSAGES_PAGE_SIZE } from '../domain/limits.ts';
import {
  ACCESS_KEY,
  ADMIN_STATUS_KEY,
  CACHED_EVENTS_KEY,
  forgetCaches,
  listKey,
  messagesKey,
  profileKey,
} from './forget-caches.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { createTurns } from './turns.ts';

/** How many pages of the listing are kept, the latest read first. */
const PAGES_KEPT = 6;

/** How many events are kept that were opened by their own address, the latest read first. */
const OPENED_KEPT = 12;

/** How many conversations are kept with what was said, the latest read first. */
const THREADS_KEPT = 8;

/** What a page of the listing was asked for. */
export type EventView = Pick<EventQuery, 'category' | 'city' | 'page'>;

/** How much of a list is kept: what the page shows first. */
const ROWS_KEPT = 50;

/** Something read earlier. */
export interface Cached<Value> {
  value: Value;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

/** A list of the one signed in, as it was read last. */
export interface KeptList {
  read(): Promise<Cached<unknown[]> | null>;
  /** Keeps the first rows; what is no such list is not kept. */
  keep(userId: string, rows: unknown): Promise<void>;
}

/**
 * What was read last, for when it cannot be read. No method ever rejects: what cannot be kept is not there
 * next time, and what cannot be understood never was.
 */
export interface Caches {
  /** Whose profile and admin status are kept and given; null keeps and gives none. */
  setUser(userId: string | null): void;
  readEvents(view: EventView): Promise<Cached<EventPage> | null>;
  keepEvents(view: EventView, page: EventPage): Promise<void>;
  /** One event as it was read last, by its own address or with a page of the listing. */
  readEvent(eventId: string): Promise<Cached<Event> | null>;
  /** Keeps an event that was opened by its own address. */
  keepEvent(event: Event): Promise<void>;
  /** Forgets one that is not there any more, wherever it is kept. */
  forgetEvent(eventId: string): Promise<void>;
  /** The profile of the one signed in. */
  readProfile(): Promise<Cached<Profile> | null>;
  /** Keeps the profile of the one signed in, and no other. */
  keepProfile(profile: Profile): Promise<void>;
  readonly lists: {
    /** Her applications, each with its event: what the cards and pages of events say of her. */
    readonly applications: KeptList;
    readonly bookings: KeptList;
    /** The newest page of My Applications. */
    readonly history: KeptList;
    /** The newest page of the coffee chats that she asked for, each with the other side. */
    readonly coffeeChats: KeptList;
    /** The same of those that she was asked for. */
    readonly receivedCoffeeChats: KeptList;
  };
  /** The newest page of the conversations of the one signed in. */
  readInbox(): Promise<Cached<readonly ConversationSummary[]> | null>;
  keepInbox(userId: string, conversations: readonly ConversationSummary[]): Promise<void>;
  /** The newest page of one conversation. */
  readThread(otherUserId: string): Promise<Cached<readonly Message[]> | null>;
  keepThread(userId: string, otherUserId: string, messages: readonly Message[]): Promise<void>;
  /** With whom that conversation is. */
  readPerson(otherUserId: string): Promise<Cached<PublicProfile> | null>;
  keepPerson(person: PublicProfile): Promise<void>;
  /** A hint for what to show, never a right: the server checks every write. */
  readAdminStatus(): Promise<Cached<boolean> | null>;
  keepAdminStatus(userId: string, isAdmin: boolean): Promise<void>;
  /** That Coffee Chats and Messages are open to the one signed in: as much a hint as the other. Null when they are not. */
  readAccess(): Promise<Cached<boolean> | null>;
  keepAccess(userId: string, hasAccess: boolean): Promise<void>;
  /** Forgets everything, whoever it is of. */
  clear(): Promise<void>;
}

/** Rows one by one: what a release of before has kept otherwise is left out, and takes none of the others along. */
const rowsOf = <Row>(row: z.ZodMiniType<Row>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows.flatMap((each) => {
        const read = row.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    ),
  );

const StoredPage = z.object({
  category: z.nullable(z.string()),
  city: z.nullable(z.string()),
  page: z.int(),
  readAt: z.number(),
  events: rowsOf(Event),
  total: z.int(),
});
const StoredEvent = z.object({ readAt: z.number(), event: Event });
const StoredEvents = z.object({
  version: z.literal(1),
  pages: rowsOf(StoredPage),
  opened: z.optional(rowsOf(StoredEvent)),
});
type StoredEvents = z.infer<typeof StoredEvents>;
const StoredProfile = z.object({ version: z.literal(1), readAt: z.number(), profile: Profile });
const CoffeeChat = z.object({ request: CoffeeChatRequest, person: z.nullable(PublicProfile) });
const StoredMessages = z.object({
  version: z.literal(1),
  inbox: z.nullable(z.object({ readAt: z.number(), conversations: rowsOf(ConversationSummary) })),
  threads: rowsOf(z.object({ otherUserId: Id, readAt: z.number(), messages: rowsOf(Message) })),
  people: rowsOf(z.object({ readAt: z.number(), person: PublicProfile })),
});
type StoredMessages = z.infer<typeof StoredMessages>;

const StoredAdminStatus = z.object({
  version: z.literal(1),
  userId: Id,
  isAdmin: z.boolean(),
  lastSync: z.number(),
});
const StoredAccess = z.object({ version: z.literal(1), userId: Id, readAt: z.number() });

/** See {@link Caches}. `now` in milliseconds since 1970. */
export function createCaches({ store, now }: { store: KeyValueStore; now(): number }): Caches {
  let user: string | null = null;

  async function read<Schema extends z.ZodMiniType>(
    key: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | null> {
    try {
      const text = await store.get(key);
      if (text === null) return null;
      const result = schema.safeParse(JSON.parse(text));
      return result.success ? result.data : null;
    } catch {
      return null;
    }
  }

  /** An older copy would only take the room that an edit may need. */
  async function keep(key: string, value: object): Promise<boolean> {
    try {
      await store.set(key, JSON.stringify(value));
      return true;
    } catch {
      await store.delete(key).catch(() => undefined);
      return false;
    }
  }

  function ownList(list: string, Row: z.ZodMiniType): KeptList {
    const Rows = z.array(Row);
    const Stored = z.object({ version: z.literal(1), readAt: z.number(), rows: rowsOf(Row) });
    return {
      async read() {
        const owner = user;
        const found = owner === null ? null : await read(listKey(owner, list), Stored);
        return found && user === owner ? { value: found.rows, readAt: found.readAt } : null;
      },
      async keep(userId, rows) {
        const known = userId === user ? Rows.safeParse(rows) : null;
        if (!known?.success) return;
        await keep(listKey(userId, list), {
          version: 1,
          readAt: now(),
          rows: known.data.slice(0, ROWS_KEPT),
        });
      },
    };
  }

  async function readMessages(): Promise<StoredMessages | null> {
    const owner = user;
    const found = owner === null ? null : await read(messagesKey(owner), StoredMessages);
    return user === owner ? found : null;
  }

  /** One change of a key after the other: two that are read at once would undo each other. */
  const inTurn = createTurns();

  function changeMessages(
    owner: string | null,
    change: (stored: StoredMessages) => StoredMessages,
  ): Promise<void> {
    return inTurn('messages', async () => {
      if (owner === null || owner !== user) return;
      const stored = await readMessages();
      if (owner !== user) return;
      const changed = change(stored ?? { version: 1, inbox: null, threads: [], people: [] });
      await keep(messagesKey(owner), changed);
    });
  }

  const readAllEvents = async (): Promise<StoredEvents> =>
    (await read(CACHED_EVENTS_KEY, StoredEvents)) ?? { version: 1, pages: [] };

  const isOf = (one: EventView, other: EventView) =>
    one.category === other.category && one.city === other.city && one.page === other.page;

  return {
    setUser(userId) {
      user = userId;
    },
    async readEvents(view) {
      const found = (await read(CACHED_EVENTS_KEY, StoredEvents))?.pages.find((page) => isOf(page, view));
      return found ? { value: { events: found.events, total: found.total }, readAt: found.readAt } : null;
    },
    keepEvents({ category, city, page }, { events, total }) {
      const view = { category, city, page };
      const fresh = { ...view, readAt: now(), events, total };
      return inTurn('events', async () => {
        const before = await readAllEvents();
        const others = before.pages.filter((other) => !isOf(other, view));
        const pages = [fresh, ...others].slice(0, PAGES_KEPT);
        const isKept = await keep(CACHED_EVENTS_KEY, { ...before, pages });
        if (!isKept) await keep(CACHED_EVENTS_KEY, { version: 1, pages: [fresh] });
      });
    },
    async readEvent(eventId) {
      const { pages, opened = [] } = await readAllEvents();
      const listed = pages.flatMap(({ readAt, events }) => events.map((event) => ({ readAt, event })));
      const [latest] = [...opened, ...listed]
        .filter(({ event }) => event.id === eventId)
        .toSorted((one, other) => other.readAt - one.readAt);
      return latest ? { value: latest.event, readAt: latest.readAt } : null;
    },
    keepEvent: (event) =>
      inTurn('events', async () => {
        const before = await readAllEvents();
        const others = (before.opened ?? []).filter((other) => other.event.id !== event.id);
        const opened = [{ readAt: now(), event }, ...others].slice(0, OPENED_KEPT);
        await keep(CACHED_EVENTS_KEY, { ...before, opened });
      }),
    forgetEvent: (eventId) =>
      inTurn('events', async () => {
        const { pages, opened = [] } = await readAllEvents();
        await keep(CACHED_EVENTS_KEY, {
          version: 1,
          pages: pages.map((page) => ({ ...page, events: page.events.filter(({ id }) => id !== eventId) })),
          opened: opened.filter(({ event }) => event.id !== eventId),
        });
      }),
    async readProfile() {
      const owner = user;
      const found = owner === null ? null : await read(profileKey(owner), StoredProfile);
      const isHers = found?.profile.id === owner && user === owner;
      return found && isHers ? { value: found.profile, readAt: found.readAt } : null;
    },
    async keepProfile(profile) {
      if (profile.id === user) await keep(profileKey(user), { version: 1, readAt: now(), profile });
    },
    lists: {
      applications: ownList('applications', ApplicationWithEvent),
      bookings: ownList('bookings', Booking),
      history: ownList('history', ApplicationHistoryEntry),
      coffeeChats: ownList('coffee-chats', CoffeeChat),
      receivedCoffeeChats: ownList('received-coffee-chats', CoffeeChat),
    },
    async readInbox() {
      const inbox = (await readMessages())?.inbox;
      return inbox ? { value: inbox.conversations, readAt: inbox.readAt } : null;
    },
    keepInbox: (userId, conversations) =>
      changeMessages(userId, (stored) => ({
        ...stored,
        inbox: { readAt: now(), conversations: conversations.slice(0, MESSAGES_PAGE_SIZE) },
      })),
    async readThread(otherUserId) {
      const found = (await readMessages())?.threads.find((thread) => thread.otherUserId === otherUserId);
      return found ? { value: found.messages, readAt: found.readAt } : null;
    },
    keepThread: (userId, otherUserId, messages) =>
      changeMessages(userId, (stored) => ({
        ...stored,
        threads: [
          { otherUserId, readAt: now(), messages: messages.slice(-MESSAGES_PAGE_SIZE) },
          ...stored.threads.filter((thread) => thread.otherUserId !== otherUserId),
        ].slice(0, THREADS_KEPT),
      })),
    async readPerson(otherUserId) {
      const found = (await readMessages())?.people.find(({ person }) => person.id === otherUserId);
      return found ? { value: found.person, readAt: found.readAt } : null;
    },
    keepPerson: (person) =>
      changeMessages(user, (stored) => ({
        ...stored,
        people: [
          { readAt: now(), person },
          ...stored.people.filter((other) => other.person.id !== person.id),
        ].slice(0, THREADS_KEPT),
      })),
    async readAdminStatus() {
      const found = await read(ADMIN_STATUS_KEY, StoredAdminStatus);
      return found && found.userId === user ? { value: found.isAdmin, readAt: found.lastSync } : null;
    },
    async keepAdminStatus(userId, isAdmin) {
      if (userId === user) await keep(ADMIN_STATUS_KEY, { version: 1, userId, isAdmin, lastSync: now() });
    },
    async readAccess() {
      const found = await read(ACCESS_KEY, StoredAccess);
      return found && found.userId === user ? { value: true, readAt: found.readAt } : null;
    },
    async keepAccess(userId, hasAccess) {
      if (userId !== user) return;
      if (hasAccess) await keep(ACCESS_KEY, { version: 1, userId, readAt: now() });
      else await store.delete(ACCESS_KEY).catch(() => undefined);
    },
    async clear() {
      user = null;
      await forgetCaches(store);
    },
  };
}
