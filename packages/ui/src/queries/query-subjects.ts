import type { LiveChange, LiveTopic } from '@sorella/core/data-port';

/** What a live update may tell of. */
export type ChangeKind = LiveChange['kind'];

/** A topic without whose it is. */
export type TopicName = Extract<LiveTopic, string> | 'user';

/**
 * What is read of the backend and kept: the first word of every query's key. Beside it the topics on which its changes
 * are told, so that it is read again when one is listened to anew and changes may have been missed: what a
 * member applied for shows its event, and events change on their own topic.
 */
const PUBLISHED_ON = {
  events: ['events'],
  applications: ['user', 'events'],
  bookings: ['user'],
  access: ['user'],
  admin: ['user'],
  'admin-exists': ['user'],
  profile: ['user'],
  standing: ['user'],
  subscription: ['user'],
  messages: ['user'],
  notifications: ['user'],
  people: ['user'],
  'coffee-chats': ['user'],
  features: ['events'],
  safety: ['user'],
  'booking-review': ['admins'],
  'admin-tools': ['admins'],
} as const satisfies Readonly<Record<string, readonly TopicName[]>>;

/** See {@link PUBLISHED_ON}. */
export type QuerySubject = keyof typeof PUBLISHED_ON;

/** The subjects that each change makes stale, whether a live update tells of it or this page has just made it. */
export const invalidatedBy: Readonly<Record<ChangeKind, readonly [QuerySubject, ...QuerySubject[]]>> = {
  event: ['events', 'applications', 'booking-review', 'admin-tools'],
  application: ['applications', 'bookings', 'events', 'access', 'people', 'booking-review', 'admin-tools'],
  booking: ['bookings', 'applications', 'booking-review', 'admin-tools'],
  attendee: ['events'],
  arrival: ['admin-tools'],
  // A message, and that it was read, tell of themselves: the list beside them has no update of its own for it.
  message: ['messages', 'notifications'],
  conversation: ['messages', 'people', 'safety', 'notifications'],
  notification: ['notifications'],
  'coffee-chat': ['coffee-chats', 'admin-tools'],
  profile: ['profile', 'standing', 'admin-tools'],
  subscription: ['access', 'subscription', 'admin-tools'],
  'feature-toggle': ['features', 'booking-review', 'admin-tools'],
  admin: ['admin', 'admin-exists', 'access', 'admin-tools'],
  report: ['booking-review', 'admin-tools'],
};

const isSubject = (word: string): word is QuerySubject => word in PUBLISHED_ON;

/** All subjects. */
export const QUERY_SUBJECTS = Object.keys(PUBLISHED_ON).filter(isSubject);

/** What may have changed unheard while nobody listened to a topic. */
export const subjectsPublishedOn = (topic: TopicName): readonly QuerySubject[] =>
  QUERY_SUBJECTS.filter((subject) => PUBLISHED_ON[subject].some((name) => name === topic));

declare module '@tanstack/react-query' {
  interface Register {
    /** A query of a subject that is not listed here would never be read again. */
    queryKey: readonly [QuerySubject, ...unknown[]];
  }
}
