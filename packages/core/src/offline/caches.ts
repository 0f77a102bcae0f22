import type * as z from 'zod/mini';
import type { EventPage, EventQuery } from '../data-port/community-data.ts';
import type { Event } from '../domain/entities/event.ts';
import type { EventPeople } from '../domain/entities/event-people.ts';
import type { ConversationSummary, Message } from '../domain/entities/message.ts';
import type { Profile, PublicProfile } from '../domain/entities/profile.ts';
import { MESSAGES_PAGE_SIZE } from '../domain/limits.ts';
import { type DoorList, doorListsIn, withDoorList } from './door-lists.ts';
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
import {
  adminStatus,
  applicationList,
  bookingList,
  cachedEvents,
  cachedMessages,
  coffeeChatList,
  guestList,
  historyList,
  memberAccess,
  notificationList,
  rightsList,
  profile as storedProfile,
} from './stored/caches.ts';
import { fieldOf, jsonOf, rowsIn, type Written, writtenIn } from './stored/written.ts';
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
    /** The newest page of what happened to her. */
    readonly notifications: KeptList;
    /** What her roles let her see to, in one row: a hint, as {@link Caches.readAdminStatus} is. */
    readonly rights: KeptList;
  };
  /** Who comes to an event of these days, as its organizer was told: for its door, where there may be no network. */
  readGuests(eventId: string): Promise<Cached<EventPeople> | null>;
  /** Keeps the people of an event that is near, without their addresses and notes, and drops those of others that are not. */
  keepGuests(userId: string, found: EventPeople): Promise<void>;
  /** Forgets the people of an event that she does not look after any more. */
  forgetGuests(eventId: string): Promise<void>;
  /** The newest page of the conversations of the one signed in. */
  readInbox(): Promise<Cached<readonly ConversationSummary[]> | null>;
  keepInbox(userId: string, conversations: readonly ConversationSummary[]): Promise<void>;
  /** The newest page of one conversation; there may be older messages where the page is full. */
  readThread(otherUserId: string): Promise<(Cached<readonly Message[]> & { hasOlder: boolean }) | null>;
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

/** See {@link Caches}. `now` in milliseconds since 1970. */
export function createCaches({ store, now }: { store: KeyValueStore; now(): number }): Caches {
  let user: string | null = null;

  const textOf = (key: string) => store.get(key).catch(() => null);

  async function read<Schema extends z.ZodMiniType>(
    key: string,
    schema: Schema,
  ): Promise<z.infer<Schema> | null> {
    const { data } = schema.safeParse(jsonOf(await textOf(key)));
    return data ?? null;
  }

  /** What lies under a key as it was written, whatever this release can read of it; nothing of another form. */
  async function readWritten(key: string): Promise<Written> {
    const written = jsonOf(await textOf(key));
    return fieldOf(written, 'version') === 1 ? writtenIn(written) : {};
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

  type StoredList = z.ZodMiniType<{ readAt: number; rows: unknown[] }>;

  function ownList(list: string, Stored: StoredList): KeptList {
    return {
      async read() {
        const owner = user;
        const found = owner === null ? null : await read(listKey(owner, list), Stored);
        return found && user === owner ? { value: found.rows, readAt: found.readAt } : null;
      },
      async keep(userId, rows) {
        if (userId !== user) return;
        const readAt = now();
        const { data } = Stored.safeParse({ version: 1, readAt, rows });
        if (data?.rows.length !== rowsIn(rows).length) return;
        await keep(listKey(userId, list), { version: 1, readAt, rows: data.rows.slice(0, ROWS_KEPT) });
      },
    };
  }

  async function readMessages(): Promise<z.infer<typeof cachedMessages> | null> {
    const owner = user;
    const found = owner === null ? null : await read(messagesKey(owner), cachedMessages);
    return user === owner ? found : null;
  }

  /** One change of a key after the other: two that are read at once would undo each other. */
  const inTurn = createTurns();

  /** What it does not name stays as it was written, also what this release cannot read. */
  function changeMessages(owner: string | null, change: (before: Written) => object): Promise<void> {
    return inTurn('messages', async () => {
      if (owner === null || owner !== user) return;
      const before = await readWritten(messagesKey(owner));
      if (owner !== user) return;
      const empty = { version: 1, inbox: null, threads: [], people: [] };
      await keep(messagesKey(owner), { ...empty, ...before, ...change(before) });
    });
  }

  /** As {@link changeMessages}; true when it was kept. */
  async function changeEvents(change: (before: Written) => object): Promise<boolean> {
    const before = await readWritten(CACHED_EVENTS_KEY);
    return keep(CACHED_EVENTS_KEY, { version: 1, pages: [], ...before, ...change(before) });
  }

  const doors = ownList('guests', guestList);
  const changeDoors = (owner: string | null, change: (kept: readonly DoorList[]) => readonly DoorList[]) =>
    inTurn('guests', async () => {
      const kept = doorListsIn((await doors.read())?.value ?? []);
      if (owner !== null) await doors.keep(owner, change(kept));
    });

  const isOf = (page: unknown, view: EventView) =>
    fieldOf(page, 'category') === view.category &&
    fieldOf(page, 'city') === view.city &&
    fieldOf(page, 'page') === view.page;

  const isEvent = (row: unknown, eventId: string) => fieldOf(fieldOf(row, 'event'), 'id') === eventId;

  return {
    setUser(userId) {
      user = userId;
    },
    async readEvents(view) {
      const found = (await read(CACHED_EVENTS_KEY, cachedEvents))?.pages.find((page) => isOf(page, view));
      return found ? { value: { events: found.events, total: found.total }, readAt: found.readAt } : null;
    },
    keepEvents({ category, city, page }, { events, total }) {
      const view = { category, city, page };
      const fresh = { ...view, readAt: now(), events, total };
      return inTurn('events', async () => {
        const isKept = await changeEvents(({ pages }) => ({
          pages: [fresh, ...rowsIn(pages).filter((other) => !isOf(other, view))].slice(0, PAGES_KEPT),
        }));
        if (!isKept) await keep(CACHED_EVENTS_KEY, { version: 1, pages: [fresh] });
      });
    },
    async readEvent(eventId) {
      const { pages = [], opened = [] } = (await read(CACHED_EVENTS_KEY, cachedEvents)) ?? {};
      const listed = pages.flatMap(({ readAt, events }) => events.map((event) => ({ readAt, event })));
      const [latest] = [...opened, ...listed]
        .filter((row) => isEvent(row, eventId))
        .toSorted((one, other) => other.readAt - one.readAt);
      return latest ? { value: latest.event, readAt: latest.readAt } : null;
    },
    keepEvent: (event) =>
      inTurn('events', async () => {
        await changeEvents(({ opened }) => ({
          opened: [
            { readAt: now(), event },
            ...rowsIn(opened).filter((other) => !isEvent(other, event.id)),
          ].slice(0, OPENED_KEPT),
        }));
      }),
    forgetEvent: (eventId) =>
      inTurn('events', async () => {
        await changeEvents(({ pages, opened }) => ({
          pages: rowsIn(pages).map((page) => ({
            ...writtenIn(page),
            events: rowsIn(fieldOf(page, 'events')).filter((event) => fieldOf(event, 'id') !== eventId),
          })),
          opened: rowsIn(opened).filter((row) => !isEvent(row, eventId)),
        }));
      }),
    async readProfile() {
      const owner = user;
      const found = owner === null ? null : await read(profileKey(owner), storedProfile);
      const isHers = found?.profile.id === owner && user === owner;
      return found && isHers ? { value: found.profile, readAt: found.readAt } : null;
    },
    async keepProfile(profile) {
      if (profile.id === user) await keep(profileKey(user), { version: 1, readAt: now(), profile });
    },
    lists: {
      applications: ownList('applications', applicationList),
      bookings: ownList('bookings', bookingList),
      history: ownList('history', historyList),
      coffeeChats: ownList('coffee-chats', coffeeChatList),
      receivedCoffeeChats: ownList('received-coffee-chats', coffeeChatList),
      notifications: ownList('notifications', notificationList),
      rights: ownList('rights', rightsList),
    },
    async readGuests(eventId) {
      const kept = doorListsIn((await doors.read())?.value ?? []).find(
        ({ found }) => found.event.id === eventId,
      );
      return kept ? { value: kept.found, readAt: kept.readAt } : null;
    },
    keepGuests: (userId, found) => changeDoors(userId, (kept) => withDoorList(kept, found, now())),
    forgetGuests: (eventId) =>
      changeDoors(user, (kept) => kept.filter(({ found }) => found.event.id !== eventId)),
    async readInbox() {
      const inbox = (await readMessages())?.inbox;
      return inbox ? { value: inbox.conversations, readAt: inbox.readAt } : null;
    },
    keepInbox: (userId, conversations) =>
      changeMessages(userId, () => ({
        inbox: { readAt: now(), conversations: conversations.slice(0, MESSAGES_PAGE_SIZE) },
      })),
    async readThread(otherUserId) {
      const found = (await readMessages())?.threads.find((thread) => thread.otherUserId === otherUserId);
      if (!found) return null;
      const { messages, readAt, kept } = found;
      return { value: messages, readAt, hasOlder: kept === MESSAGES_PAGE_SIZE };
    },
    keepThread: (userId, otherUserId, messages) =>
      changeMessages(userId, ({ threads }) => ({
        threads: [
          { otherUserId, readAt: now(), messages: messages.slice(-MESSAGES_PAGE_SIZE) },
          ...rowsIn(threads).filter((thread) => fieldOf(thread, 'otherUserId') !== otherUserId),
        ].slice(0, THREADS_KEPT),
      })),
    async readPerson(otherUserId) {
      const found = (await readMessages())?.people.find(({ person }) => person.id === otherUserId);
      return found ? { value: found.person, readAt: found.readAt } : null;
    },
    keepPerson: (person) =>
      changeMessages(user, ({ people }) => ({
        people: [
          { readAt: now(), person },
          ...rowsIn(people).filter((row) => fieldOf(fieldOf(row, 'person'), 'id') !== person.id),
        ].slice(0, THREADS_KEPT),
      })),
    async readAdminStatus() {
      const found = await read(ADMIN_STATUS_KEY, adminStatus);
      return found && found.userId === user ? { value: found.isAdmin, readAt: found.lastSync } : null;
    },
    async keepAdminStatus(userId, isAdmin) {
      if (userId === user) await keep(ADMIN_STATUS_KEY, { version: 1, userId, isAdmin, lastSync: now() });
    },
    async readAccess() {
      const found = await read(ACCESS_KEY, memberAccess);
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
