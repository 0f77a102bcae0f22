/** Sections of the admin's place, by their words in the address. */
export const ADMIN_SECTIONS = [
  'events',
  'applications',
  'payment-desk',
  'refunds',
  'coffee-chats',
  'reports',
  'members',
  'subscriptions',
  'mails',
  'cancelled',
  'audit',
  'staff',
  'payment-term',
  'features',
] as const;

/** See {@link ADMIN_SECTIONS}. */
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** Where the admin's place begins, with what waits. */
export const ADMIN_PLACE = '/admin';

/** Where a section stands; the first page of the place without one. */
export const adminSectionHref = (section: AdminSection | null): string =>
  section === null ? ADMIN_PLACE : `${ADMIN_PLACE}/${section}`;

/** The section of that word; undefined where there is none. */
export const adminSectionOf = (word: string): AdminSection | undefined =>
  ADMIN_SECTIONS.find((section) => section === word);

/** Where what is known of a member stands. */
export const memberRecordHref = (userId: string): string => `${adminSectionHref('members')}/${userId}`;

/** Where an event's people stand. */
export const eventPeopleHref = (eventId: string): string => `${adminSectionHref('events')}/${eventId}`;
