import type { Notification, NotificationKind } from '@sorella/core/domain/entities/notification';

/** When the stories of the list are looked at, in milliseconds since 1970. */
export const NOTIFICATIONS_NOW = Date.UTC(2026, 10, 25, 12, 0);

const HOUR_MS = 3_600_000;
const id = (n: number) => `0e000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const NOTHING = {
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
} as const;

const OF_EVENT = {
  ...NOTHING,
  eventId: id(1),
  eventTitle: 'Sunday Pottery and Tea',
  eventStartTime: '2026-11-29T10:00:00+00:00',
  eventTimeZone: 'Europe/Berlin',
  eventLocation: 'Berlin, Prenzlauer Berg',
  amountCents: 2000,
  currency: 'EUR',
  reference: 'Q9WF4GH2',
  payBy: '2026-11-27T17:00:00+00:00',
} as const;

const OF_PERSON = {
  ...NOTHING,
  otherUserId: id(2),
  otherUserFirstName: 'Noor',
  otherUserLastName: 'Haddad',
  chosenDate: '2026-11-27T11:00:00+00:00',
} as const;

/** What belongs to each kind. */
const ABOUT: Readonly<Record<NotificationKind, Omit<Notification, 'id' | 'kind' | 'createdAt' | 'readAt'>>> =
  {
    'message-received': OF_PERSON,
    'payment-due': OF_EVENT,
    'payment-rest': OF_EVENT,
    'payment-reminder': OF_EVENT,
    'application-received': OF_EVENT,
    'application-approved': OF_EVENT,
    'application-denied': OF_EVENT,
    'application-expired': OF_EVENT,
    'seat-removed': OF_EVENT,
    'event-changed': OF_EVENT,
    'event-cancelled': OF_EVENT,
    'event-message': OF_EVENT,
    'refund-sent': OF_EVENT,
    'coffee-chat-asked': OF_PERSON,
    'coffee-chat-accepted': OF_PERSON,
    'coffee-chat-declined': OF_PERSON,
    'coffee-chat-cancelled': OF_PERSON,
    'event-tomorrow': OF_EVENT,
    'event-soon': OF_EVENT,
    'host-named': OF_EVENT,
    'coffee-chat-tomorrow': OF_PERSON,
    'report-handled': NOTHING,
    'mail-stopped': NOTHING,
    'member-warned': NOTHING,
    'member-suspended': NOTHING,
    'member-reinstated': NOTHING,
    'application-to-decide': OF_EVENT,
    'payment-to-match': OF_EVENT,
    'report-filed': NOTHING,
    'event-without-guests': OF_EVENT,
    'daily-digest': NOTHING,
  };

/** One of each kind, some hours apart, the first `unread` of them unread. */
export function oneOfEachKind(unread: number): readonly Notification[] {
  return Object.entries(ABOUT).map(([kind, about], index) => {
    const createdAt = new Date(NOTIFICATIONS_NOW - (0.5 + 7 * index) * HOUR_MS).toISOString();
    // Written out of the record's own keys, which are the kinds.
    return {
      id: id(10 + index),
      kind: kind as NotificationKind,
      createdAt,
      readAt: index < unread ? null : createdAt,
      ...about,
    };
  });
}
