import { describe, expect, it } from 'vitest';
import type { CoffeeChatRequest } from '../domain/entities/coffee-chat.ts';
import { type Event, PUBLISHED_AT_ONCE } from '../domain/entities/event.ts';
import type { EventPeople } from '../domain/entities/event-people.ts';
import type { ConversationSummary, Message } from '../domain/entities/message.ts';
import type { Profile } from '../domain/entities/profile.ts';
import { type Caches, createCaches } from './caches.ts';
import { messagesKey, profileKey } from './forget-caches.ts';
import { type KeyValueStore, StorageError } from './key-value-store.ts';
import { createMemoryStore } from './memory-store.ts';
import { GUESTS, idOf } from './testing/stored-rows.ts';

const ANNA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const NOW = 1_700_000_000_000;
const view = { category: null, city: null, page: 1 };

const profile: Profile = {
  id: ANNA,
  firstName: 'Anna',
  lastName: null,
  title: null,
  bio: null,
  avatarUrl: null,
  phone: null,
  gender: null,
  city: null,
  age: 31,
  whatsappGroupOptIn: false,
  updatedAt: '2026-01-01T00:00:00+00:00',
};

const event: Event = {
  id: '00000000-0000-4000-8000-0000000000e1',
  title: 'Supper',
  description: null,
  detailedDescription: null,
  category: null,
  location: 'Lisbon',
  city: 'Lisbon',
  timeZone: 'Europe/Lisbon',
  startTime: '2030-01-01T10:00:00+00:00',
  endTime: '2030-01-01T12:00:00+00:00',
  maxAttendees: 10,
  creditsRequired: 0,
  imageUrl: null,
  createdBy: null,
  paypalUsername: null,
  paypalPaymentLink: null,
  attendeesCount: 3,
  publishedAt: PUBLISHED_AT_ONCE,
  cancelledAt: null,
  cancellationReason: null,
  updatedAt: '2026-01-01T00:00:00+00:00',
};

const request: CoffeeChatRequest = {
  id: '00000000-0000-4000-8000-0000000000c1',
  requesterId: ANNA,
  recipientId: null,
  message: null,
  status: 'pending',
  proposedDates: ['2030-01-01T11:00:00+00:00'],
  timeZone: 'Europe/Lisbon',
  selectedDate: null,
  createdAt: '2026-01-01T00:00:00+00:00',
  updatedAt: '2026-01-01T00:00:00+00:00',
};
const chat = { request, person: null };

function setUp(store: KeyValueStore = createMemoryStore()): { store: KeyValueStore; caches: Caches } {
  const caches = createCaches({ store, now: () => NOW });
  caches.setUser(ANNA);
  return { store, caches };
}

const keepAll = async (caches: Caches) => {
  await caches.keepEvents(view, { events: [event], total: 1 });
  await caches.keepProfile(profile);
  await caches.keepAdminStatus(ANNA, true);
  await caches.keepAccess(ANNA, true);
};

describe('what was read last', () => {
  it('is who comes to the events that are near, for their doors: the last four, each as of when it was read, and no addresses (R-157, A-56)', async () => {
    let now = NOW;
    const store = createMemoryStore();
    const caches = createCaches({ store, now: () => now });
    caches.setUser(ANNA);
    const days = (n: number) => new Date(NOW + n * 86_400_000).toISOString();
    const at = (n: number, ahead: number): EventPeople => ({
      ...GUESTS,
      event: { ...GUESTS.event, id: idOf(400 + n), startTime: days(ahead), endTime: days(ahead) },
    });
    const kept = async (n: number) => (await caches.readGuests(idOf(400 + n)))?.readAt ?? null;
    for (const [n, ahead] of [
      [1, 6],
      [2, 8],
      [3, -2],
      [4, 0],
      [5, 1],
      [6, 2],
      [7, 3],
    ] as const) {
      now += 1;
      await caches.keepGuests(ANNA, at(n, ahead));
    }
    // The second is far, the third is over, and of those that are near the first was looked at longest ago.
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(kept))).toEqual([
      null,
      null,
      null,
      NOW + 4,
      NOW + 5,
      NOW + 6,
      NOW + 7,
    ]);
    const found = (await caches.readGuests(idOf(404)))?.value;
    expect(found?.people.map(({ email, adminNotes }) => email ?? adminNotes)).toEqual([null, null]);
    expect(found?.people.map(({ phone }) => phone)).toEqual(GUESTS.people.map(({ phone }) => phone));
    await caches.forgetGuests(idOf(404));
    expect(await Promise.all([4, 5].map(kept))).toEqual([null, NOW + 5]);
    await caches.keepGuests(BEA, at(8, 0));
    expect(await kept(8)).toBeNull();
    now = NOW + 5 * 86_400_000;
    await caches.keepGuests(ANNA, at(9, 5));
    expect(await Promise.all([5, 6, 7, 9].map(kept))).toEqual([null, null, null, now]);
    caches.setUser(BEA);
    expect(await kept(9)).toBeNull();
  });

  it('is a list of the one whose it is, its first rows, and nothing else; and it goes with the rest (R-157, A-56)', async () => {
    const { caches, store } = setUp();
    const { lists } = caches;
    await lists.coffeeChats.keep(
      ANNA,
      Array.from({ length: 60 }, () => chat),
    );
    await lists.receivedCoffeeChats.keep(BEA, [chat]);
    await lists.bookings.keep(ANNA, [{ id: 'no booking' }]);
    expect(await lists.coffeeChats.read()).toEqual({
      value: Array.from({ length: 50 }, () => chat),
      readAt: NOW,
    });
    expect(await lists.receivedCoffeeChats.read()).toBeNull();
    expect(await lists.bookings.read()).toBeNull();
    caches.setUser(BEA);
    expect(await lists.coffeeChats.read()).toBeNull();
    await caches.clear();
    expect(await store.keys()).toEqual([]);
  });

  it('is given back, with when it was read (R-157, R-162, R-164)', async () => {
    const { caches, store } = setUp();
    await keepAll(caches);
    expect(await caches.readEvents(view)).toEqual({ value: { events: [event], total: 1 }, readAt: NOW });
    expect(await caches.readProfile()).toEqual({ value: profile, readAt: NOW });
    expect(await caches.readAdminStatus()).toEqual({ value: true, readAt: NOW });
    expect(await caches.readAccess()).toEqual({ value: true, readAt: NOW });
    expect((await store.keys()).toSorted()).toEqual([
      'adminStatus',
      'cachedEvents',
      'memberAccess',
      `profile_${ANNA}`,
    ]);
  });

  it('is the page of the listing that is asked for, and of the pages only the latest (R-162)', async () => {
    const { caches } = setUp();
    for (let page = 1; page <= 7; page += 1)
      await caches.keepEvents({ ...view, page }, { events: [], total: page });
    expect(await caches.readEvents({ ...view, page: 1 })).toBeNull();
    expect((await caches.readEvents({ ...view, page: 7 }))?.value.total).toBe(7);
    expect(await caches.readEvents({ ...view, city: 'Porto', page: 7 })).toBeNull();
    await caches.keepEvents({ ...view, page: 7 }, { events: [], total: 70 });
    expect((await caches.readEvents({ ...view, page: 7 }))?.value.total).toBe(70);
  });

  it('is every page of the listing, also when two come at once (R-162)', async () => {
    const caches = createCaches({ store: createMemoryStore(), now: () => NOW });
    const next = { ...view, page: 2 };
    await Promise.all([
      caches.keepEvents(view, { events: [event], total: 2 }),
      caches.keepEvents(next, { events: [], total: 2 }),
    ]);
    expect((await caches.readEvents(view))?.value.events).toEqual([event]);
    expect(await caches.readEvents(next)).not.toBeNull();
  });

  it('is one event as well, as it was read last by itself or with a page of the listing (R-157)', async () => {
    let at = NOW;
    const caches = createCaches({ store: createMemoryStore(), now: () => at });
    expect(await caches.readEvent(event.id)).toBeNull();
    await caches.keepEvents(view, { events: [event], total: 1 });
    expect(await caches.readEvent(event.id)).toEqual({ value: event, readAt: NOW });
    at += 1;
    await caches.keepEvent({ ...event, title: 'Opened' });
    expect(await caches.readEvent(event.id)).toEqual({
      value: { ...event, title: 'Opened' },
      readAt: NOW + 1,
    });
    at += 1;
    await caches.keepEvents(view, { events: [{ ...event, title: 'Listed' }], total: 1 });
    expect((await caches.readEvent(event.id))?.value.title).toBe('Listed');
    expect((await caches.readEvents(view))?.value.total).toBe(1);
    await caches.forgetEvent(event.id);
    expect(await caches.readEvent(event.id)).toBeNull();
  });

  it('stays as another release has written it, but for what was answered (R-157)', async () => {
    const { caches, store } = setUp();
    const old = { id: event.id, name: 'of another form' };
    const other = { category: 'Art', city: null, page: 1, readAt: 1, events: [old], total: 1 };
    const opened = [{ readAt: 1, event: { ...old, id: BEA } }];
    const written = { version: 1, pages: [other], opened, saved: [1] };
    await store.set('cachedEvents', JSON.stringify(written));
    await caches.keepEvents(view, { events: [event], total: 1 });
    await caches.keepEvent(event);
    const stored = async () => JSON.parse((await store.get('cachedEvents')) ?? '');
    const fresh = { ...view, readAt: NOW, events: [event], total: 1 };
    expect(await stored()).toEqual({
      ...written,
      pages: [fresh, other],
      opened: [{ readAt: NOW, event }, ...opened],
    });
    expect((await caches.readEvents({ ...view, category: 'Art' }))?.value.events).toEqual([]);
    await caches.forgetEvent(event.id);
    expect(await stored()).toEqual({
      ...written,
      pages: [
        { ...fresh, events: [] },
        { ...other, events: [] },
      ],
    });
  });

  it('is of the events that were opened only the latest, and takes no page of the listing away', async () => {
    const { caches } = setUp();
    await caches.keepEvents(view, { events: [], total: 3 });
    const idOf = (n: number) => `30000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    for (let n = 1; n <= 13; n += 1) await caches.keepEvent({ ...event, id: idOf(n) });
    expect(await caches.readEvent(idOf(1))).toBeNull();
    expect((await caches.readEvent(idOf(13)))?.value.id).toBe(idOf(13));
    expect((await caches.readEvents(view))?.value.total).toBe(3);
  });

  it('is of the one signed in, or of nobody (A-56)', async () => {
    const { caches, store } = setUp();
    await keepAll(caches);
    caches.setUser(BEA);
    expect(await caches.readProfile()).toBeNull();
    expect(await caches.readAdminStatus()).toBeNull();
    await caches.keepProfile({ ...profile, firstName: 'late answer' });
    await caches.keepAdminStatus(ANNA, false);
    await caches.keepAccess(ANNA, false);
    expect(await caches.readAccess()).toBeNull();
    caches.setUser(ANNA);
    expect((await caches.readAccess())?.value).toBe(true);
    await caches.keepAccess(ANNA, false);
    expect(await caches.readAccess()).toBeNull();
    expect((await caches.readProfile())?.value.firstName).toBe('Anna');
    expect((await caches.readAdminStatus())?.value).toBe(true);
    await store.set(
      profileKey(ANNA),
      JSON.stringify({ version: 1, readAt: NOW, profile: { ...profile, id: BEA } }),
    );
    expect(await caches.readProfile()).toBeNull();
  });

  it('is forgotten as a whole, whoever it is of, and nothing else is (A-56)', async () => {
    const store = createMemoryStore({ pendingEvents: '[]', [profileKey(BEA)]: '{}' });
    const { caches } = setUp(store);
    await keepAll(caches);
    await caches.clear();
    expect(await store.keys()).toEqual(['pendingEvents']);
    await caches.keepProfile(profile);
    expect(await store.keys()).toEqual(['pendingEvents']);
  });

  it.each([
    '{',
    '[]',
    'null',
    '{"version":2}',
    JSON.stringify({ version: 1, readAt: NOW, profile: { id: ANNA } }),
  ])('is nothing when it is %s', async (text) => {
    const { caches } = setUp(
      createMemoryStore({ cachedEvents: text, adminStatus: text, [profileKey(ANNA)]: text }),
    );
    expect(await caches.readEvents(view)).toBeNull();
    expect(await caches.readProfile()).toBeNull();
    expect(await caches.readAdminStatus()).toBeNull();
  });
});

describe('messages that were read last', () => {
  const NOOR = '00000000-0000-4000-8000-00000000000c';
  const message = (n: number): Message => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    senderId: NOOR,
    recipientId: ANNA,
    content: `Message ${n}`,
    isRead: true,
    createdAt: '2026-01-01T00:00:00+00:00',
  });
  const row: ConversationSummary = {
    otherUserId: NOOR,
    otherUserFirstName: 'Noor',
    otherUserLastName: null,
    otherUserAvatarUrl: null,
    lastMessage: 'Message 2',
    lastMessageTime: '2026-01-01T00:00:00+00:00',
    unreadCount: 1,
  };
  const person = { id: NOOR, firstName: 'Noor', lastName: null, title: null, avatarUrl: null };

  it('are given back, the newest page of each conversation, also when they are kept at once (R-157)', async () => {
    const { caches } = setUp();
    const many = Array.from({ length: 60 }, (_, n) => message(n));
    await Promise.all([
      caches.keepInbox(ANNA, [row]),
      caches.keepThread(ANNA, NOOR, many),
      caches.keepPerson(person),
    ]);
    expect(await caches.readInbox()).toEqual({ value: [row], readAt: NOW });
    expect(await caches.readThread(NOOR)).toEqual({
      value: many.slice(-50),
      readAt: NOW,
      hasOlder: true,
    });
    expect(await caches.readPerson(NOOR)).toEqual({ value: person, readAt: NOW });
    expect(await caches.readThread(BEA)).toBeNull();
  });

  it('lose no more than the row that cannot be understood (R-157)', async () => {
    const { caches, store } = setUp();
    await caches.keepInbox(ANNA, [row, { ...row, otherUserId: BEA }]);
    await caches.keepThread(ANNA, NOOR, [message(1), message(2), message(3)]);
    await caches.keepThread(ANNA, BEA, [message(4)]);
    await caches.keepPerson(person);
    const text = (await store.get(messagesKey(ANNA))) ?? '';
    // As a release would find it whose messages have a field more.
    const kept = JSON.parse(text);
    delete kept.threads[1].messages[1].createdAt;
    delete kept.inbox.conversations[0].lastMessage;
    delete kept.people[0].person.firstName;
    await store.set(messagesKey(ANNA), JSON.stringify(kept));
    expect((await caches.readThread(NOOR))?.value).toEqual([message(1), message(3)]);
    expect((await caches.readThread(BEA))?.value).toEqual([message(4)]);
    expect((await caches.readInbox())?.value).toEqual([{ ...row, otherUserId: BEA }]);
    expect(await caches.readPerson(NOOR)).toBeNull();
  });

  it('may have older ones where the page was full, also when one of it cannot be read (R-157)', async () => {
    const { caches, store } = setUp();
    const many = Array.from({ length: 50 }, (_, n) => message(n));
    await caches.keepThread(ANNA, NOOR, many);
    await caches.keepThread(ANNA, BEA, many.slice(1));
    const text = (await store.get(messagesKey(ANNA))) ?? '';
    await store.set(messagesKey(ANNA), text.replace('"Message 7"', '7'));
    const found = await caches.readThread(NOOR);
    expect([found?.value.length, found?.hasOlder]).toEqual([50, true]);
    const other = await caches.readThread(BEA);
    expect([other?.value.length, other?.hasOlder]).toEqual([48, false]);
    await store.set(messagesKey(ANNA), text.replaceAll('"Message 7"', '7'));
    const without = await caches.readThread(NOOR);
    expect([without?.value.length, without?.hasOlder]).toEqual([49, true]);
  });

  it('stay as another release has written them, but for the conversation that was answered (R-157)', async () => {
    const { caches, store } = setUp();
    const other = { otherUserId: BEA, readAt: 1, messages: [{ id: 'of another form' }], pinned: true };
    const people = [{ readAt: 1, person: { id: BEA, names: ['Bea'] } }];
    const written = { version: 1, inbox: { conversations: 7 }, threads: [other], people, calls: ['one'] };
    await store.set(messagesKey(ANNA), JSON.stringify(written));
    await caches.keepThread(ANNA, NOOR, [message(1)]);
    await caches.keepPerson(person);
    expect(JSON.parse((await store.get(messagesKey(ANNA))) ?? '')).toEqual({
      ...written,
      threads: [{ otherUserId: NOOR, readAt: NOW, messages: [message(1)] }, other],
      people: [{ readAt: NOW, person }, ...people],
    });
    await caches.keepThread(ANNA, BEA, [message(2)]);
    expect((await caches.readThread(BEA))?.value).toEqual([message(2)]);
  });

  it('are of the one signed in, and go with her (A-56)', async () => {
    const { caches, store } = setUp();
    await caches.keepInbox(ANNA, [row]);
    await caches.keepInbox(BEA, [row]);
    caches.setUser(BEA);
    expect(await caches.readInbox()).toBeNull();
    caches.setUser(ANNA);
    expect((await caches.readInbox())?.value).toEqual([row]);
    await caches.clear();
    expect(await store.keys()).toEqual([]);
  });
});

describe('a device that keeps nothing', () => {
  it.each(['full', 'blocked'] as const)('is no error when it is %s', async (failure) => {
    const fail = () => Promise.reject(new StorageError(failure));
    const { caches } = setUp({ ...createMemoryStore(), get: fail, set: fail, delete: fail, keys: fail });
    await keepAll(caches);
    expect(await caches.readEvents(view)).toBeNull();
    expect(await caches.readProfile()).toBeNull();
    await expect(caches.clear()).resolves.toBeUndefined();
  });

  it('keeps one page where there is no room for more, and no old copy where there is none', async () => {
    const memory = createMemoryStore();
    let room = 400;
    const { caches, store } = setUp({
      ...memory,
      set: (key, value) =>
        value.length > room ? Promise.reject(new StorageError('full')) : memory.set(key, value),
    });
    await caches.keepEvents({ ...view, city: 'a'.repeat(200) }, { events: [], total: 1 });
    await caches.keepEvents({ ...view, city: 'b'.repeat(200) }, { events: [], total: 1 });
    expect(JSON.parse((await store.get('cachedEvents')) ?? '').pages).toHaveLength(1);
    expect(await caches.readEvents({ ...view, city: 'b'.repeat(200) })).not.toBeNull();
    room = 0;
    await caches.keepEvents(view, { events: [], total: 1 });
    expect(await store.keys()).toEqual([]);
  });
});
