import { type PendingSignUp, SIGN_UP_DRAFT_KEY } from '../../domain/sign-up/sign-up-data.ts';
import type { SignUpDraft } from '../../domain/sign-up/sign-up-draft.ts';
import { createDraft, type DraftKind } from '../../editing/drafts.ts';
import { messageDraft } from '../../editing/message-draft.ts';
import { messageDraftKey } from '../../editing/message-draft-keys.ts';
import { signUpDraft } from '../../editing/sign-up-draft.ts';
import { createTabDrafts } from '../../editing/tab-drafts.ts';
import { type Caches, createCaches } from '../caches.ts';
import { commandOf, type OutboxChange } from '../commands/index.ts';
import type { KeyValueStore } from '../key-value-store.ts';
import type { OutboxEntry, OutboxState } from '../outbox.types.ts';
import { createQueues } from '../outbox-queues.ts';
import { changePendingSignUps, changeSentSignUps } from '../sign-up/pending-sign-up.ts';
import type * as caches from '../stored/caches.ts';
import type * as drafts from '../stored/drafts.ts';
import type * as signUp from '../stored/sign-up.ts';
import {
  APPLICATIONS,
  BARE_EVENT,
  BOOKING,
  CONVERSATION,
  FULL_DRAFT,
  FULL_EVENT,
  FULL_PROFILE,
  GUESTS,
  HISTORY,
  idOf,
  MESSAGE,
  NOTIFICATIONS,
  OTHER,
  OWNER,
  PERSON,
  REQUEST,
  RIGHTS,
} from './stored-rows.ts';

/** What lies on devices: whatever is stored as one, by its name. */
export type StoredKind =
  | keyof typeof caches
  | keyof typeof drafts
  | keyof typeof signUp
  | 'tabDraft'
  | OutboxChange['kind'];

/** A value of a stored kind, written and read by the code that the app does it with. */
export interface StoredSample {
  readonly value: unknown;
  write(store: KeyValueStore): Promise<unknown>;
  /** The value as this release reads it. */
  read(store: KeyValueStore): Promise<unknown>;
}

/** When everything is written, in milliseconds since 1970. */
const NOW = 1_775_000_000_123;

function sampleOf<Value>(
  value: Value,
  write: (store: KeyValueStore, value: Value) => Promise<unknown>,
  read: (store: KeyValueStore) => Promise<unknown>,
): StoredSample {
  return { value, write: (store) => write(store, value), read };
}

function draftOf<Value>(kind: DraftKind<Value>, key: string, value: Value): StoredSample {
  const at = (store: KeyValueStore) => createDraft({ store, now: () => NOW }, kind, key);
  return sampleOf(
    value,
    (store) => at(store).keep(value),
    (store) => at(store).read(),
  );
}

function cachesOf(store: KeyValueStore): Caches {
  const made = createCaches({ store, now: () => NOW });
  made.setUser(OWNER);
  return made;
}

const valueOf = async (reading: Promise<{ value: unknown } | null>) => (await reading)?.value;

const view = { category: 'Food & drink', city: null, page: 3 };

/** Lists of one shape. */
const lists = (names: readonly (keyof Caches['lists'])[], rows: readonly unknown[]) =>
  sampleOf(
    names.map(() => rows),
    async (store) => {
      for (const name of names) await cachesOf(store).lists[name].keep(OWNER, rows);
    },
    (store) => Promise.all(names.map((name) => valueOf(cachesOf(store).lists[name].read()))),
  );

const STATES: readonly OutboxState[] = [
  { state: 'waiting' },
  { state: 'conflict', version: '2026-04-01T10:00:00+00:00', theirs: { bio: 'theirs', age: null } },
  { state: 'refused', code: 'invalid-input' },
];

/** Edits as they lie in the queue: each state with the first, and the others waiting. */
function edits(...changes: readonly [OutboxChange, ...OutboxChange[]]): StoredSample {
  const [first, ...others] = changes;
  const all = [
    ...STATES.map((status) => ({ change: first, status })),
    ...others.map((change) => ({ change, status: STATES[0] ?? { state: 'waiting' } })),
  ];
  const { queue } = commandOf(first);
  const entries = all.map(
    ({ change, status }, place): OutboxEntry => ({
      operationId: idOf(100 + place),
      owner: OWNER,
      sequence: place + 1,
      entity: commandOf(change).entity(change, OWNER),
      timestamp: NOW + place,
      change,
      status,
    }),
  );
  return sampleOf(
    entries,
    async (store) => {
      const queues = createQueues(store);
      for (const entry of entries) await queues.append(queue, () => entry, []);
    },
    (store) => createQueues(store).read(),
  );
}

const { id: _id, updatedAt, ...profileChanges } = FULL_PROFILE;
const { id: eventId, ...eventChanges } = FULL_DRAFT;

const photo = { data: 'iVBORw0KGgo=', name: 'Ünï "me".png', type: 'image/png', size: 8 } as const;
const answers = {
  hopingToFind: ['A best friend'],
  topInterests: ['Movies & TV', 'Books & writing'],
  idealWeekend: ['Trying something new'],
  vibeDescription: ['Easygoing and chill'],
  peopleVibe: ['Calm and kind'],
};

const begun: SignUpDraft = {
  step: 'questions',
  details: {
    firstName: ' Máya\t',
    lastName: 'O"Kafor\\',
    email: ' Maya@Sorella.test ',
    phone: '+49 30 5550123',
    gender: 'female',
    city: 'Łódź',
    age: '32 ',
    instagramUrl: '@maya',
    linkedinUrl: 'linkedin.com/in/maya',
    bio: 'Two\nlines 👩‍👩‍👧',
    whatsappGroupOptIn: true,
    agreeToTerms: true,
  },
  photo,
  answers,
};

const pending: PendingSignUp = {
  version: 1,
  email: 'maya@sorella.test',
  timestamp: NOW,
  personalDetails: {
    firstName: 'Máya',
    lastName: 'O"Kafor\\',
    phone: '+49 30 5550123',
    gender: 'female',
    city: 'Łódź',
    age: 32,
    instagramUrl: 'https://www.instagram.com/maya',
    linkedinUrl: 'https://www.linkedin.com/in/maya',
    bio: 'Two\nlines 👩‍👩‍👧',
    whatsappGroupOptIn: true,
    profilePhoto: photo,
  },
  questionnaireData: answers,
  applied: ['profile', 'social-links'],
  userId: OWNER,
};
const { userId: _userId, ...sent } = pending;
const bare = { ...sent.personalDetails, age: null, bio: '', profilePhoto: null };
const others = { email: 'noor@sorella.test', personalDetails: bare, applied: [] };

/** One sample of each kind: a new one is asked for by type, and so is a field that an entity gets. */
export const STORED_SAMPLES: Readonly<Record<StoredKind, StoredSample>> = {
  cachedEvents: sampleOf(
    { page: { events: [FULL_EVENT, BARE_EVENT], total: 61 }, opened: { ...FULL_EVENT, id: idOf(14) } },
    async (store, { page, opened }) => {
      await cachesOf(store).keepEvents(view, page);
      await cachesOf(store).keepEvent(opened);
    },
    async (store) => ({
      page: await valueOf(cachesOf(store).readEvents(view)),
      opened: await valueOf(cachesOf(store).readEvent(idOf(14))),
    }),
  ),
  profile: sampleOf(
    FULL_PROFILE,
    (store, value) => cachesOf(store).keepProfile(value),
    (store) => valueOf(cachesOf(store).readProfile()),
  ),
  cachedMessages: sampleOf(
    {
      inbox: [CONVERSATION, { ...CONVERSATION, otherUserId: idOf(3), otherUserAvatarUrl: null }],
      thread: [MESSAGE, { ...MESSAGE, id: idOf(23), content: '', isRead: false }],
      person: PERSON,
    },
    async (store, { inbox, thread, person }) => {
      await cachesOf(store).keepInbox(OWNER, inbox);
      await cachesOf(store).keepThread(OWNER, OTHER, thread);
      await cachesOf(store).keepPerson(person);
    },
    async (store) => ({
      inbox: await valueOf(cachesOf(store).readInbox()),
      thread: await valueOf(cachesOf(store).readThread(OTHER)),
      person: await valueOf(cachesOf(store).readPerson(OTHER)),
    }),
  ),
  applicationList: lists(['applications'], APPLICATIONS),
  bookingList: lists(
    ['bookings'],
    [BOOKING, { ...BOOKING, id: idOf(45), applicationId: null, paypalPaymentId: null, cancelledBy: null }],
  ),
  historyList: lists(['history'], HISTORY),
  coffeeChatList: lists(
    ['coffeeChats', 'receivedCoffeeChats'],
    [
      { request: REQUEST, person: PERSON },
      {
        request: { ...REQUEST, id: idOf(33), recipientId: null, message: null, selectedDate: null },
        person: null,
      },
    ],
  ),
  notificationList: lists(['notifications'], NOTIFICATIONS),
  rightsList: lists(['rights'], [RIGHTS]),
  guestList: sampleOf(
    { ...GUESTS, people: GUESTS.people.map((person) => ({ ...person, email: null, adminNotes: null })) },
    (store) => cachesOf(store).keepGuests(OWNER, GUESTS),
    (store) => valueOf(cachesOf(store).readGuests(GUESTS.event.id)),
  ),
  adminStatus: sampleOf(
    true,
    (store, value) => cachesOf(store).keepAdminStatus(OWNER, value),
    (store) => valueOf(cachesOf(store).readAdminStatus()),
  ),
  memberAccess: sampleOf(
    true,
    (store, value) => cachesOf(store).keepAccess(OWNER, value),
    (store) => valueOf(cachesOf(store).readAccess()),
  ),
  messageDraft: draftOf(messageDraft, messageDraftKey(OWNER, OTHER), {
    text: 'Not “sent” 👩‍👩‍👧\n',
    unsent: [
      { id: idOf(60), content: 'failed "once"\u2028', writtenAt: NOW - 67 },
      { id: idOf(61), content: ' ', writtenAt: NOW - 71 },
    ],
  }),
  tabDraft: sampleOf(
    { name: 'Máya', message: 'Is there a “table”?\n👩‍👩‍👧', subject: '' },
    async (store, value) => {
      const tab = {};
      createTabDrafts(() => tab).keep('contact', value);
      for (const [key, text] of Object.entries<string>(tab)) await store.set(key, text);
    },
    async (store) => {
      const tab: Record<string, string> = {};
      for (const key of await store.keys()) tab[key] = (await store.get(key)) ?? '';
      return createTabDrafts(() => tab).read('contact');
    },
  ),
  signUpDraft: draftOf(signUpDraft, SIGN_UP_DRAFT_KEY, begun),
  pendingSignUp: sampleOf(
    [pending, { ...pending, ...others, userId: OTHER }],
    (store, value) => changePendingSignUps(store, NOW, () => value),
    (store) => changePendingSignUps(store, NOW),
  ),
  sentSignUp: sampleOf(
    [sent, { ...sent, ...others }],
    (store, value) => changeSentSignUps(store, NOW, () => value),
    (store) => changeSentSignUps(store, NOW),
  ),
  'profile.update': edits(
    { kind: 'profile.update', changes: profileChanges, expectedUpdatedAt: updatedAt },
    { kind: 'profile.update', changes: { bio: null, age: null, city: '' }, expectedUpdatedAt: null },
    { kind: 'profile.update', changes: {}, expectedUpdatedAt: null },
  ),
  'event.create': edits(
    { kind: 'event.create', draft: FULL_DRAFT },
    {
      kind: 'event.create',
      draft: {
        ...FULL_DRAFT,
        id: idOf(15),
        description: null,
        detailedDescription: null,
        category: null,
        imageUrl: null,
        paypalUsername: null,
      },
    },
  ),
  'event.update': edits(
    { kind: 'event.update', eventId, changes: eventChanges, expectedUpdatedAt: updatedAt },
    { kind: 'event.update', eventId: idOf(16), changes: { imageUrl: null }, expectedUpdatedAt: null },
  ),
  'admin.add': edits({ kind: 'admin.add', userId: OTHER }),
  'arrival.note': edits(
    {
      kind: 'arrival.note',
      applicationId: OTHER,
      isHere: true,
      notedAt: '2026-04-01T18:00:00.000Z',
      name: 'Maya Weber',
    },
    {
      kind: 'arrival.note',
      applicationId: OTHER,
      isHere: false,
      notedAt: '2026-04-01T18:01:00.000Z',
      name: 'Maya Weber',
    },
  ),
};
