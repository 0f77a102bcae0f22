import * as z from 'zod/mini';
import { _default as byDefault } from 'zod/mini';
import {
  type Application,
  type ApplicationHistoryEntry,
  ApplicationStatus,
  type ApplicationWithEvent,
  type OrganizerMessage,
} from '../../domain/entities/application.ts';
import { BookingStatus, type OwnBooking } from '../../domain/entities/booking.ts';
import { type CoffeeChatRequest, CoffeeChatStatus } from '../../domain/entities/coffee-chat.ts';
import { Cents, Count, Id, Instant } from '../../domain/entities/common.ts';
import { type Event, type EventSummary, PUBLISHED_AT_ONCE } from '../../domain/entities/event.ts';
import type { EventPeople, EventPerson } from '../../domain/entities/event-people.ts';
import type { ConversationSummary, Message } from '../../domain/entities/message.ts';
import { type Notification, NotificationKind } from '../../domain/entities/notification.ts';
import type { OwnRefund } from '../../domain/entities/own-refund.ts';
import type { Profile, PublicProfile } from '../../domain/entities/profile.ts';
import type { ReceivedMoney } from '../../domain/entities/received-money.ts';
import { type Rights, StaffRight } from '../../domain/entities/staff.ts';
import { rowsOf, type ShapeOf } from './shape.ts';

// Rows of what was read last, as they lie on devices. A field that comes later has a default here; one that is gone is
// taken out, and what was stored of it is not looked at.

const text = z.string();
const optionalText = z.nullable(text);
const optionalInstant = z.nullable(Instant);
const optionalId = z.nullable(Id);

/** A stored event. */
export const StoredEvent = z.object({
  id: Id,
  title: text,
  description: optionalText,
  detailedDescription: optionalText,
  category: optionalText,
  location: text,
  // The first release knew none.
  city: byDefault(text, ''),
  timeZone: text,
  startTime: Instant,
  endTime: Instant,
  maxAttendees: z.int(),
  creditsRequired: Count,
  imageUrl: optionalText,
  createdBy: byDefault(optionalId, null),
  paypalUsername: byDefault(optionalText, null),
  paypalPaymentLink: optionalText,
  attendeesCount: Count,
  publishedAt: byDefault(optionalInstant, PUBLISHED_AT_ONCE),
  cancelledAt: byDefault(optionalInstant, null),
  cancellationReason: byDefault(optionalText, null),
  updatedAt: Instant,
} satisfies ShapeOf<Event>);

/** A stored profile of the member's own. */
export const StoredProfile = z.object({
  id: Id,
  firstName: optionalText,
  lastName: optionalText,
  title: optionalText,
  bio: optionalText,
  avatarUrl: optionalText,
  phone: optionalText,
  gender: optionalText,
  city: optionalText,
  age: z.nullable(z.int()),
  whatsappGroupOptIn: z.boolean(),
  updatedAt: Instant,
} satisfies ShapeOf<Profile>);

/** Somebody with whom the member writes, or meets. */
export const StoredPerson = z.object({
  id: Id,
  firstName: optionalText,
  lastName: optionalText,
  title: optionalText,
  avatarUrl: optionalText,
} satisfies ShapeOf<PublicProfile>);

/** A stored message. */
export const StoredMessage = z.object({
  id: Id,
  senderId: Id,
  recipientId: Id,
  content: text,
  isRead: z.boolean(),
  createdAt: Instant,
} satisfies ShapeOf<Message>);

/** A stored row of the inbox. */
export const StoredConversation = z.object({
  otherUserId: Id,
  otherUserFirstName: optionalText,
  otherUserLastName: optionalText,
  otherUserAvatarUrl: optionalText,
  lastMessage: text,
  lastMessageTime: Instant,
  unreadCount: Count,
} satisfies ShapeOf<ConversationSummary>);

/** A stored coffee chat. */
const StoredRequest = z.object({
  id: Id,
  requesterId: Id,
  recipientId: optionalId,
  message: optionalText,
  status: CoffeeChatStatus,
  proposedDates: z.array(Instant),
  timeZone: text,
  selectedDate: optionalInstant,
  createdAt: Instant,
  updatedAt: Instant,
} satisfies ShapeOf<CoffeeChatRequest>);

/** A stored coffee chat with the other side. */
export const StoredCoffeeChat = z.object({ request: StoredRequest, person: z.nullable(StoredPerson) });

const refunds = byDefault(
  z.array(
    z.object({
      outcome: z.enum(['refunded', 'kept']),
      amountCents: Cents,
      createdAt: Instant,
    } satisfies ShapeOf<OwnRefund>),
  ),
  [],
);

/** A stored booking. */
export const StoredBooking = z.object({
  id: Id,
  userId: Id,
  eventId: Id,
  applicationId: optionalId,
  creditsUsed: Count,
  amountPaidCents: Cents,
  status: BookingStatus,
  paymentMethod: z.enum(['paypal', 'stripe', 'free']),
  paypalPaymentId: optionalText,
  cancelledBy: optionalId,
  createdAt: Instant,
  updatedAt: Instant,
  refunds,
} satisfies ShapeOf<OwnBooking>);

const application = {
  id: Id,
  userId: Id,
  eventId: Id,
  status: ApplicationStatus,
  applicationDate: Instant,
  adminNotes: optionalText,
  paymentRequired: z.boolean(),
  paymentAmountCents: Cents,
  paymentMethod: z.enum(['paypal', 'free']),
  processedAt: optionalInstant,
  cancelledBy: optionalId,
  reference: text,
  paidStatedAt: optionalInstant,
  payBy: byDefault(optionalInstant, null),
  expired: byDefault(z.boolean(), false),
  cancelledLate: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
} satisfies ShapeOf<Application>;

const eventSummary = {
  id: Id,
  title: text,
  description: optionalText,
  detailedDescription: optionalText,
  startTime: Instant,
  endTime: Instant,
  location: text,
  timeZone: text,
  maxAttendees: z.int(),
  imageUrl: optionalText,
  category: optionalText,
  creditsRequired: Count,
} satisfies ShapeOf<EventSummary>;

const messages = byDefault(
  z.array(
    z.object({ messageId: Id, body: z.string(), createdAt: Instant } satisfies ShapeOf<OrganizerMessage>),
  ),
  [],
);

/** A stored application with its event. */
export const StoredApplication = z.object({
  ...application,
  event: z.nullable(z.object(eventSummary)),
  messages,
} satisfies ShapeOf<ApplicationWithEvent>);

type History = ApplicationHistoryEntry;

/** A stored line of My Applications. */
export const StoredHistoryEntry = z.object({
  ...application,
  event: z.nullable(
    z.object({
      ...eventSummary,
      paypalPaymentLink: optionalText,
      attendeesCount: Count,
      rescheduledAt: optionalInstant,
    } satisfies ShapeOf<NonNullable<History['event']>>),
  ),
  messages,
  booking: z.nullable(
    z.object({
      status: BookingStatus,
      amountPaidCents: Cents,
      paymentMethod: z.enum(['paypal', 'stripe', 'free']),
      refunds,
    } satisfies ShapeOf<NonNullable<History['booking']>>),
  ),
} satisfies ShapeOf<History>);

/** A stored notification. */
export const StoredNotification = z.object({
  id: Id,
  kind: NotificationKind,
  createdAt: Instant,
  readAt: optionalInstant,
  eventId: optionalId,
  eventTitle: optionalText,
  eventStartTime: optionalInstant,
  eventTimeZone: optionalText,
  eventLocation: optionalText,
  otherUserId: optionalId,
  otherUserFirstName: optionalText,
  otherUserLastName: optionalText,
  chosenDate: optionalInstant,
  amountCents: z.nullable(Cents),
  currency: optionalText,
  reference: optionalText,
  payBy: byDefault(optionalInstant, null),
} satisfies ShapeOf<Notification>);

/** What a member may see to, as she was told last. */
export const StoredRights = z.object({
  rights: rowsOf(StaffRight),
  hostedEventIds: z.array(Id),
} satisfies ShapeOf<Rights>);

const StoredGuest = z.object({
  id: Id,
  userId: Id,
  firstName: optionalText,
  lastName: optionalText,
  avatarUrl: optionalText,
  phone: optionalText,
  email: optionalText,
  status: ApplicationStatus,
  applicationDate: Instant,
  reference: text,
  adminNotes: optionalText,
  isCancelled: z.nullable(z.boolean()),
  paymentAmountCents: Cents,
  paidStatedAt: optionalInstant,
  received: z.nullable(
    z.object({ amountCents: Cents, at: Instant, byHandCents: Cents } satisfies ShapeOf<ReceivedMoney>),
  ),
  arrivedAt: optionalInstant,
} satisfies ShapeOf<EventPerson>);

const StoredPeople = z.object({
  event: z.object({
    id: Id,
    title: text,
    startTime: Instant,
    endTime: Instant,
    timeZone: text,
    location: text,
    maxAttendees: Count,
    attendeesCount: Count,
    creditsRequired: Count,
    isDeleted: z.boolean(),
  } satisfies ShapeOf<EventPeople['event']>),
  total: Count,
  people: rowsOf(StoredGuest),
} satisfies ShapeOf<EventPeople>);

/** Who comes to an event, as its organizers were told; `readAt` in milliseconds since 1970. */
export const StoredGuests = z.object({ readAt: z.number(), found: StoredPeople });
