/** What the page shows: the shop window, what a member has applied for, what an admin decides. */
export const EVENTS_TABS = ['upcoming', 'applications', 'bookings'] as const;

/** See {@link EVENTS_TABS}. */
export type EventsTab = (typeof EVENTS_TABS)[number];
