import { adminSectionHref, eventPeopleHref } from '../administration/sections.ts';
import type { Notification, NotificationKind } from '../entities/notification.ts';
import type { StaffRight } from '../entities/staff.ts';

/** Where a member is told: in the list of the bell, by mail, or on devices where she turned it on. */
export type NotificationChannel = 'app' | 'mail' | 'push';

/** What makes it untrue, so that it is taken back with the mails that have not gone. */
export type NotificationEnd =
  /** The application is decided, or decided otherwise. */
  | 'decided'
  /** She says that she has paid. */
  | 'paid'
  /** The event does not take place. */
  | 'event-cancelled'
  /** Another time or place was set after it. */
  | 'event-changed'
  /** The coffee chat was answered, or cancelled. */
  | 'coffee-chat-answered'
  /** What it reminds of has begun. */
  | 'begun'
  /** She has read the conversation: then it is read too. */
  | 'thread-read'
  /** She has mails sent again. */
  | 'mails-resumed'
  /** She has confirmed that she has read it. */
  | 'confirmed'
  /** Her suspension was ended before its time. */
  | 'reinstated'
  /** She hosts it no more. */
  | 'host-removed'
  /** She is suspended anew. */
  | 'suspended'
  /** One of the organizers has seen to it, or there is nothing to see to any more. */
  | 'seen-to';

/** Whom a kind is for: admins, or whoever has a right, admins among them. */
export type NotificationAudience = 'admins' | Extract<StaffRight, 'payments' | 'reports'>;

/** What is settled of a kind; its words are {@link notificationTexts}. */
export interface NotificationRule {
  readonly channels: readonly NotificationChannel[];
  /** Money, whether and when an event takes place, and her account: no choice of hers holds it back. */
  readonly isRequired: boolean;
  readonly endsWith: readonly NotificationEnd[];
  /** Every member where it is left out. */
  readonly audience?: NotificationAudience;
  /** The page of the thing itself. */
  readonly href: (about: Pick<Notification, 'eventId' | 'otherUserId'>) => string;
}

const everywhere = ['app', 'mail', 'push'] as const;
const REMINDER_ENDS = ['decided', 'event-changed', 'event-cancelled', 'begun'] as const;
const applications = () => '/events?tab=applications';
const eventPage: NotificationRule['href'] = ({ eventId }) =>
  eventId === null ? applications() : `/events/${eventId}`;
const coffeeChats = () => '/coffee-chats';

/**
 * What a member is told of, where, and until when. The database holds the same of channels and duties in
 * `private.notification_kinds`, and takes back what has ended.
 */
export const notificationKinds = {
  'payment-due': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['decided', 'event-cancelled'],
    href: eventPage,
  },
  'payment-rest': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['decided', 'event-cancelled'],
    href: applications,
  },
  'payment-reminder': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['decided', 'paid', 'event-cancelled', 'begun'],
    href: applications,
  },
  'application-received': {
    channels: ['app'],
    isRequired: false,
    endsWith: ['decided', 'event-cancelled'],
    href: eventPage,
  },
  'application-approved': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['decided', 'event-cancelled'],
    href: eventPage,
  },
  'application-denied': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['decided'],
    href: applications,
  },
  'application-expired': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['decided', 'event-cancelled'],
    href: eventPage,
  },
  'seat-removed': { channels: everywhere, isRequired: true, endsWith: ['decided'], href: applications },
  'event-changed': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['event-changed', 'event-cancelled'],
    href: eventPage,
  },
  'event-cancelled': { channels: everywhere, isRequired: true, endsWith: [], href: eventPage },
  'event-message': { channels: everywhere, isRequired: false, endsWith: [], href: applications },
  'refund-sent': { channels: everywhere, isRequired: true, endsWith: [], href: applications },
  'coffee-chat-asked': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['coffee-chat-answered'],
    href: coffeeChats,
  },
  'coffee-chat-accepted': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['coffee-chat-answered'],
    href: coffeeChats,
  },
  'coffee-chat-declined': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['coffee-chat-answered'],
    href: coffeeChats,
  },
  'coffee-chat-cancelled': { channels: everywhere, isRequired: false, endsWith: [], href: coffeeChats },
  'message-received': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['thread-read'],
    href: ({ otherUserId }) => (otherUserId === null ? '/messages' : `/messages/${otherUserId}`),
  },
  'event-tomorrow': { channels: everywhere, isRequired: false, endsWith: REMINDER_ENDS, href: eventPage },
  'event-soon': { channels: everywhere, isRequired: false, endsWith: REMINDER_ENDS, href: eventPage },
  'host-named': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['host-removed', 'event-cancelled'],
    href: ({ eventId }) => (eventId === null ? applications() : eventPeopleHref(eventId)),
  },
  'coffee-chat-tomorrow': {
    channels: everywhere,
    isRequired: false,
    endsWith: ['coffee-chat-answered', 'begun'],
    href: coffeeChats,
  },
  'mail-stopped': {
    channels: ['app'],
    isRequired: true,
    endsWith: ['mails-resumed'],
    href: () => '/notifications',
  },
  'member-warned': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['confirmed'],
    href: () => '/profile',
  },
  'member-suspended': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['reinstated'],
    href: () => '/profile',
  },
  'member-reinstated': {
    channels: everywhere,
    isRequired: true,
    endsWith: ['suspended'],
    href: () => '/profile',
  },
  'application-to-decide': {
    channels: ['app'],
    isRequired: false,
    endsWith: ['seen-to'],
    audience: 'admins',
    href: () => adminSectionHref('applications'),
  },
  'payment-to-match': {
    channels: ['app'],
    isRequired: false,
    endsWith: ['seen-to'],
    audience: 'payments',
    href: () => adminSectionHref('payment-desk'),
  },
  'report-filed': {
    channels: ['app'],
    isRequired: false,
    endsWith: ['seen-to'],
    audience: 'reports',
    href: () => adminSectionHref('reports'),
  },
  'event-without-guests': {
    channels: ['app'],
    isRequired: false,
    endsWith: ['seen-to', 'event-changed', 'event-cancelled', 'begun'],
    audience: 'admins',
    href: ({ eventId }) => (eventId === null ? adminSectionHref('events') : eventPeopleHref(eventId)),
  },
  'daily-digest': {
    channels: ['mail'],
    isRequired: false,
    endsWith: ['seen-to'],
    audience: 'admins',
    href: () => adminSectionHref(null),
  },
  'report-handled': { channels: ['app'], isRequired: false, endsWith: [], href: () => '/safety' },
} as const satisfies Readonly<Record<NotificationKind, NotificationRule>>;
