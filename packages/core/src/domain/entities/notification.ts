import * as z from 'zod/mini';
import { Cents, Id, Instant } from './common.ts';

/** What may happen to a member that she is told of. */
export const NotificationKind = z.enum([
  'payment-due',
  'payment-rest',
  'payment-reminder',
  'application-received',
  'application-approved',
  'application-denied',
  'application-expired',
  'seat-removed',
  'event-changed',
  'event-cancelled',
  'event-message',
  'refund-sent',
  'coffee-chat-asked',
  'coffee-chat-accepted',
  'coffee-chat-declined',
  'coffee-chat-cancelled',
  'message-received',
  'report-handled',
  'event-tomorrow',
  'event-soon',
  'host-named',
  'coffee-chat-tomorrow',
  'mail-stopped',
  'member-warned',
  'member-suspended',
  'member-reinstated',
  'application-to-decide',
  'payment-to-match',
  'report-filed',
  'event-without-guests',
  'daily-digest',
]);
/** See the schema of the same name. */
export type NotificationKind = z.infer<typeof NotificationKind>;

/** One thing that happened to a member, with what is true of it now. What does not belong to its kind is null. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  createdAt: Instant,
  /** Null while it is unread. */
  readAt: z.nullable(Instant),
  eventId: z.nullable(Id),
  eventTitle: z.nullable(z.string()),
  eventStartTime: z.nullable(Instant),
  /** IANA name of the zone that is stored with the event. */
  eventTimeZone: z.nullable(z.string()),
  eventLocation: z.nullable(z.string()),
  otherUserId: z.nullable(Id),
  otherUserFirstName: z.nullable(z.string()),
  otherUserLastName: z.nullable(z.string()),
  /** The time of a coffee chat, once one was chosen. */
  chosenDate: z.nullable(Instant),
  /** What is to be paid, or was sent back. */
  amountCents: z.nullable(Cents),
  /** ISO 4217 */
  currency: z.nullable(z.string()),
  /** By which a payment is found. */
  reference: z.nullable(z.string()),
  /** By when it is paid. */
  payBy: z.nullable(Instant),
});
/** See the schema of the same name. */
export type Notification = z.infer<typeof Notification>;

const Minute = z.int().check(z.minimum(0), z.maximum(1439));

/** What a member chose of what she is told. */
export const NotificationSettings = z.object({
  /** Only what she must know: the rest of her choices waits until she takes that back. */
  onlyRequired: z.boolean(),
  /** What she does not want: a kind and a channel each, like `message-received:mail`. */
  muted: z.array(z.string()),
  /** Minutes since midnight in her zone, between which no mail comes that can wait; both or none. */
  quietFrom: z.nullable(Minute),
  quietUntil: z.nullable(Minute),
  /** IANA name. */
  timeZone: z.string(),
  /** Why no mail goes to her address: one came back for good, or was called spam. Null where mails go; saving changes nothing. */
  mailStopped: z.nullable(z.enum(['bounced', 'complained'])),
});
/** See the schema of the same name. */
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** A device of hers, as the server knows it. */
export const PushDevice = z.object({
  /** The key that browsers subscribe with (RFC 8292), base64url; null where nothing is pushed. */
  publicKey: z.nullable(z.string()),
  /** Whether she is told on this one. */
  isOn: z.boolean(),
  /** Whether words of messages may stand on its lock screen. */
  showsWords: z.boolean(),
  /** On how many of hers she is told. */
  devices: z.int(),
});
/** See the schema of the same name. */
export type PushDevice = z.infer<typeof PushDevice>;

/** What a push says to a device: a notification, and a message's words where she wants them there. */
export const PushedNotification = z.extend(Notification, { words: z.nullable(z.string()) });
/** See the schema of the same name. */
export type PushedNotification = z.infer<typeof PushedNotification>;
