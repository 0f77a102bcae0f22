import * as z from 'zod/mini';
import { Id } from '../../domain/entities/common.ts';
import {
  StoredApplication,
  StoredBooking,
  StoredCoffeeChat,
  StoredConversation,
  StoredEvent,
  StoredGuests,
  StoredHistoryEntry,
  StoredMessage,
  StoredNotification,
  StoredPerson,
  StoredProfile,
  StoredRights,
} from './rows.ts';
import { rowsOf } from './shape.ts';
import { fieldOf, rowsIn, writtenIn } from './written.ts';

// What each key of the caches holds. A form that releases in use cannot read gets a key of its own, not a version 2:
// they would begin anew over it.

const version = z.literal(1);
const readAt = z.number();
const text = z.nullable(z.string());

/** Pages of the listing, and events that were opened by their own address. */
export const cachedEvents = z.object({
  version,
  pages: rowsOf(
    z.object({
      category: text,
      city: text,
      page: z.int(),
      readAt,
      events: rowsOf(StoredEvent),
      total: z.int(),
    }),
  ),
  opened: z.optional(rowsOf(z.object({ readAt, event: StoredEvent }))),
});

/** The member's own profile. */
export const profile = z.object({ version, readAt, profile: StoredProfile });

/** Some of a conversation; `kept` says how many messages lie there, also of those that this release cannot read. */
const thread = z.pipe(
  z.transform((row) => ({ ...writtenIn(row), kept: rowsIn(fieldOf(row, 'messages')).length })),
  z.object({ otherUserId: Id, readAt, messages: rowsOf(StoredMessage), kept: z.int() }),
);

/** The member's conversations. */
export const cachedMessages = z.object({
  version,
  // One of another form takes no conversation along.
  inbox: z.catch(z.nullable(z.object({ readAt, conversations: rowsOf(StoredConversation) })), null),
  threads: rowsOf(thread),
  people: rowsOf(z.object({ readAt, person: StoredPerson })),
});

const listOf = <Row>(row: z.ZodMiniType<Row>) => z.object({ version, readAt, rows: rowsOf(row) });

/** The member's applications. */
export const applicationList = listOf(StoredApplication);

/** The member's bookings. */
export const bookingList = listOf(StoredBooking);

/** My Applications. */
export const historyList = listOf(StoredHistoryEntry);

/** The coffee chats that the member asked for, or was asked for. */
export const coffeeChatList = listOf(StoredCoffeeChat);

/** What happened to the member. */
export const notificationList = listOf(StoredNotification);

/** What the member may see to. */
export const rightsList = listOf(StoredRights);

/** Who comes to events of these days. */
export const guestList = listOf(StoredGuests);

/** Whether the member is an admin. */
export const adminStatus = z.object({ version, userId: Id, isAdmin: z.boolean(), lastSync: z.number() });

/** That Coffee Chats and Messages are open to the member. */
export const memberAccess = z.object({ version, userId: Id, readAt });
