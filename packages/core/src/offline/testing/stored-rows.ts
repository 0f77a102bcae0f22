import type {
  Application,
  ApplicationHistoryEntry,
  ApplicationWithEvent,
} from '../../domain/entities/application.ts';
import type { OwnBooking } from '../../domain/entities/booking.ts';
import type { CoffeeChatRequest } from '../../domain/entities/coffee-chat.ts';
import {
  type Event,
  type EventDraft,
  type EventSummary,
  PUBLISHED_AT_ONCE,
} from '../../domain/entities/event.ts';
import type { EventPeople } from '../../domain/entities/event-people.ts';
import type { ConversationSummary, Message } from '../../domain/entities/message.ts';
import type { Notification } from '../../domain/entities/notification.ts';
import type { Profile, PublicProfile } from '../../domain/entities/profile.ts';
import type { Rights } from '../../domain/entities/staff.ts';

// Each entity once with everything that it may say, and once with as little as it can. No two fields say the same, so
// that one that is not read is missed.

/** The `n`th id of a sample. */
export const idOf = (n: number): string => `5a000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.123456+00:00`;

/** A text as people write them: quotes, signs of several units, lines, an end that is no letter. */
const written = (what: string) => `${what} “Ünï” "\\" 👩‍👩‍👧 שלום\n\u2028<b>&amp;`;

/** Whose device it is. */
export const OWNER = idOf(1);
/** With whom the owner writes. */
export const OTHER = idOf(2);

/** A profile that says everything. */
export const FULL_PROFILE: Profile = {
  id: OWNER,
  firstName: written('first'),
  lastName: written('last'),
  title: written('title'),
  bio: written('bio'),
  avatarUrl: 'https://pictures.test/avatar.webp?v=1&w=2',
  phone: '+49 30 5550123',
  gender: 'female',
  city: written('city'),
  age: 31,
  whatsappGroupOptIn: true,
  updatedAt: at(1),
};

/** An event that says everything. */
export const FULL_EVENT: Event = {
  id: idOf(10),
  title: written('event'),
  description: written('short'),
  detailedDescription: written('long'),
  category: 'Food & drink',
  location: written('place'),
  city: 'São Paulo',
  timeZone: 'America/Sao_Paulo',
  startTime: at(2),
  endTime: at(3),
  maxAttendees: 1_000_003,
  creditsRequired: 17,
  imageUrl: 'https://pictures.test/event.webp',
  createdBy: idOf(11),
  paypalUsername: 'paypalname',
  paypalPaymentLink: 'https://paypal.me/link/85',
  attendeesCount: 999_983,
  publishedAt: at(6),
  cancelledAt: at(5),
  cancellationReason: written('reason'),
  updatedAt: at(4),
};

/** An event that says as little as it can. */
export const BARE_EVENT: Event = {
  ...FULL_EVENT,
  id: idOf(12),
  title: '',
  description: null,
  detailedDescription: null,
  category: null,
  city: '',
  maxAttendees: 1,
  creditsRequired: 0,
  imageUrl: null,
  createdBy: null,
  paypalUsername: null,
  paypalPaymentLink: null,
  attendeesCount: 0,
  publishedAt: PUBLISHED_AT_ONCE,
  cancelledAt: null,
  cancellationReason: null,
};

/** What an admin has typed of an event. */
export const FULL_DRAFT: Required<EventDraft> & { id: string } = {
  id: idOf(13),
  title: written('typed title'),
  description: written('typed short'),
  detailedDescription: written('typed long'),
  category: 'Art',
  location: written('typed place'),
  city: 'Porto',
  timeZone: 'Europe/Lisbon',
  startTime: '2026-05-01T09:00:00.000Z',
  endTime: '2026-05-01T11:00:00.000Z',
  maxAttendees: 23,
  creditsRequired: 29,
  imageUrl: 'data:image/png;base64,iVBORw0KGgo=',
  paypalUsername: 'typedname',
  publishedAt: '2026-04-20T09:00:00.000Z',
};

/** A message. */
export const MESSAGE: Message = {
  id: idOf(20),
  senderId: idOf(21),
  recipientId: idOf(22),
  content: written('message'),
  isRead: true,
  createdAt: at(5),
};

/** A row of the inbox. */
export const CONVERSATION: ConversationSummary = {
  otherUserId: OTHER,
  otherUserFirstName: written('her first'),
  otherUserLastName: written('her last'),
  otherUserAvatarUrl: 'https://pictures.test/her.webp',
  lastMessage: written('last message'),
  lastMessageTime: at(6),
  unreadCount: 41,
};

/** Somebody else. */
export const PERSON: PublicProfile = {
  id: OTHER,
  firstName: written('person first'),
  lastName: written('person last'),
  title: written('person title'),
  avatarUrl: 'https://pictures.test/person.webp',
};

/** A coffee chat. */
export const REQUEST: CoffeeChatRequest = {
  id: idOf(30),
  requesterId: idOf(31),
  recipientId: idOf(32),
  message: written('chat'),
  status: 'accepted',
  proposedDates: [at(7), at(8)],
  timeZone: 'Asia/Kathmandu',
  selectedDate: at(9),
  createdAt: at(10),
  updatedAt: at(11),
};

/** A booking. */
export const BOOKING: OwnBooking = {
  id: idOf(40),
  userId: idOf(41),
  eventId: idOf(42),
  applicationId: idOf(43),
  creditsUsed: 43,
  amountPaidCents: 21_501,
  status: 'paid',
  paymentMethod: 'stripe',
  paypalPaymentId: 'PAYPAL-1',
  cancelledBy: idOf(44),
  createdAt: at(12),
  updatedAt: at(13),
  refunds: [{ outcome: 'refunded', amountCents: 21_499, createdAt: at(20) }],
};

const APPLICATION: Application = {
  id: idOf(50),
  userId: idOf(51),
  eventId: idOf(52),
  status: 'denied',
  applicationDate: at(14),
  adminNotes: written('notes'),
  paymentRequired: true,
  paymentAmountCents: 8_503,
  paymentMethod: 'paypal',
  processedAt: at(15),
  cancelledBy: idOf(53),
  reference: 'AB12CD34',
  paidStatedAt: at(16),
  payBy: at(19),
  expired: true,
  cancelledLate: true,
  createdAt: at(17),
  updatedAt: at(18),
};

const SUMMARY: EventSummary = {
  id: idOf(54),
  title: written('summary'),
  description: written('summary short'),
  detailedDescription: written('summary long'),
  startTime: at(19),
  endTime: at(20),
  location: written('summary place'),
  timeZone: 'Pacific/Chatham',
  maxAttendees: 47,
  imageUrl: 'https://pictures.test/summary.webp',
  category: 'Sports',
  creditsRequired: 53,
};

const BARE_APPLICATION: Application = {
  ...APPLICATION,
  id: idOf(55),
  adminNotes: null,
  processedAt: null,
  cancelledBy: null,
  paidStatedAt: null,
  payBy: null,
};

/** Applications: with all that they may say, and of an event that is gone. */
export const APPLICATIONS: readonly ApplicationWithEvent[] = [
  {
    ...APPLICATION,
    event: SUMMARY,
    messages: [{ messageId: idOf(270), body: 'The door is in the yard.', createdAt: at(22) }],
  },
  { ...BARE_APPLICATION, event: null, messages: [] },
];

/** The same as My Applications has them. */
export const HISTORY: readonly ApplicationHistoryEntry[] = [
  {
    ...APPLICATION,
    event: {
      ...SUMMARY,
      paypalPaymentLink: 'https://paypal.me/history/265',
      attendeesCount: 59,
      rescheduledAt: at(21),
    },
    messages: [{ messageId: idOf(271), body: 'Bring an apron.', createdAt: at(23) }],
    booking: {
      status: 'cancelled',
      amountPaidCents: 26_501,
      paymentMethod: 'free',
      refunds: [{ outcome: 'kept', amountCents: 26_499, createdAt: at(24) }],
    },
  },
  { ...BARE_APPLICATION, event: null, messages: [], booking: null },
];

/** What happened to her: with all that it may say, and with as little as it can. */
export const NOTIFICATIONS: readonly Notification[] = [
  {
    id: idOf(280),
    kind: 'payment-due',
    createdAt: at(24),
    readAt: at(25),
    eventId: idOf(281),
    eventTitle: written('told event'),
    eventStartTime: at(26),
    eventTimeZone: 'Asia/Tokyo',
    eventLocation: written('told place'),
    otherUserId: idOf(282),
    otherUserFirstName: written('told first'),
    otherUserLastName: written('told last'),
    chosenDate: at(27),
    amountCents: 283_00,
    currency: 'EUR',
    reference: 'TOLD0001',
    payBy: at(29),
  },
  {
    id: idOf(284),
    kind: 'report-handled',
    createdAt: at(28),
    readAt: null,
    eventId: null,
    eventTitle: null,
    eventStartTime: null,
    eventTimeZone: null,
    eventLocation: null,
    otherUserId: null,
    otherUserFirstName: null,
    otherUserLastName: null,
    chosenDate: null,
    amountCents: null,
    currency: null,
    reference: null,
    payBy: null,
  },
];

/** What a member may see to. */
export const RIGHTS: Rights = { rights: ['guests', 'payments'], hostedEventIds: [idOf(300), idOf(301)] };

/** Who comes to an event, with everything that is known of one, and with as little as can be of another. */
export const GUESTS: EventPeople = {
  event: {
    id: idOf(300),
    title: written('hosted event'),
    startTime: at(30),
    endTime: at(31),
    timeZone: 'Europe/Lisbon',
    location: written('hosted place'),
    maxAttendees: 41,
    attendeesCount: 42,
    creditsRequired: 43,
    isDeleted: false,
  },
  total: 44,
  people: [
    {
      id: idOf(302),
      userId: idOf(303),
      firstName: written('guest first'),
      lastName: written('guest last'),
      avatarUrl: 'https://pictures.test/guest.webp',
      phone: '+49 30 5550199',
      email: 'guest@sorella.test',
      status: 'approved',
      applicationDate: at(20),
      reference: 'GUEST234',
      adminNotes: written('guest notes'),
      isCancelled: false,
      paymentAmountCents: 4500,
      paidStatedAt: at(21),
      received: { amountCents: 4600, at: at(22), byHandCents: 47 },
      arrivedAt: at(23),
    },
    {
      id: idOf(304),
      userId: idOf(305),
      firstName: null,
      lastName: null,
      avatarUrl: null,
      phone: null,
      email: null,
      status: 'pending',
      applicationDate: at(19),
      reference: 'GUEST567',
      adminNotes: null,
      isCancelled: null,
      paymentAmountCents: 0,
      paidStatedAt: null,
      received: null,
      arrivedAt: null,
    },
  ],
};
