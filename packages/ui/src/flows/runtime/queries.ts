import {
  type CommunityData,
  dataErrorCode,
  type EventPage,
  type EventQuery,
  type Page,
} from '@sorella/core/data-port';
import {
  ADMIN_RECHECK_ATTEMPTS,
  ADMIN_RECHECK_MS,
  type ApplicationHistoryEntry,
  type Profile,
  TEASER_EVENTS,
} from '@sorella/core/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AppServices } from './app-services.ts';

/** Whoever is not signed in is no admin, however often it is asked. */
const isSessionFailure = (error: unknown) => {
  const code = dataErrorCode(error);
  return code === 'session-expired' || code === 'not-signed-in';
};

/** Data that could not be read again: `cachedAt` says when it was read, in ms since 1970. */
export interface FromCache {
  cachedAt?: number;
}

/** One page of the listing. */
export const eventPageQuery = (data: CommunityData, query: EventQuery) =>
  queryOptions({
    queryKey: [
      'events',
      'page',
      { category: query.category, city: query.city, search: query.search ?? null, page: query.page },
    ],
    queryFn: ({ signal }): Promise<EventPage & FromCache> => data.events.list(query, { signal }),
  });

/** The next events on the landing page; `from` is an ISO 8601 time. */
export const teaserEventsQuery = (data: CommunityData, from: string) =>
  queryOptions({
    queryKey: ['events', 'teaser'],
    queryFn: ({ signal }): Promise<EventPage & FromCache> =>
      data.events.list({ from, category: null, city: null, page: 1, pageSize: TEASER_EVENTS }, { signal }),
  });

/** Choices of both filters, with how many events each would show beside the other choices. */
export const eventFiltersQuery = (
  data: CommunityData,
  { from, category, city, search = null }: Omit<EventQuery, 'page' | 'pageSize'>,
) =>
  queryOptions({
    queryKey: ['events', 'filters', { category, city, search }],
    queryFn: ({ signal }) => data.events.listFilters({ from, category, city, search }, { signal }),
  });

/** A few of those who are going to these events: for members only. */
export const eventFacesQuery = (data: CommunityData, userId: string, eventIds: readonly string[]) =>
  queryOptions({
    queryKey: ['events', 'faces', userId, eventIds],
    queryFn: async ({ signal }) =>
      new Map(
        (await data.events.listFaces(eventIds, { signal })).map(({ eventId, faces }) => [eventId, faces]),
      ),
  });

/** A member's applications, newest first. */
export const ownApplicationsQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['applications', userId],
    queryFn: ({ signal }) => data.applications.listOwn(userId, { signal }),
  });

/** Applications of the history that are read at once: all of almost everybody's, so that what needs her is among them. */
const HISTORY_PAGE_SIZE = 100;

/** All that a member has applied for, with event and payment, page after page. */
export const applicationHistoryQuery = (data: CommunityData, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['applications', userId, 'history'],
    queryFn: ({ pageParam, signal }): Promise<Page<ApplicationHistoryEntry> & FromCache> =>
      data.applications.listHistory(userId, { page: pageParam, pageSize: HISTORY_PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * HISTORY_PAGE_SIZE < total ? page + 1 : null),
  });

/** A member's bookings that are pending or paid. */
export const ownBookingsQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['bookings', userId],
    queryFn: ({ signal }) => data.applications.listOwnBookings(userId, { signal }),
  });

/** Whether Coffee Chats and Messages are open to the member. */
export const accessQuery = (data: CommunityData, userId: string) =>
  queryOptions({ queryKey: ['access', userId], queryFn: () => data.access.hasMemberAccess(userId) });

/** Names of the features that are switched off. */
export const disabledFeaturesQuery = (data: CommunityData) =>
  queryOptions({ queryKey: ['features'], queryFn: () => data.access.listDisabledFeatures() });

/** Where it is kept how much is unread. */
export const unreadKey = (userId: string) => ['messages', 'unread', userId] as const;

/** How many messages to the member are unread, in all conversations. */
export const unreadQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => data.messages.countUnread(userId, { signal }),
  });

/** Where it is kept whether the member is an admin. */
export const isAdminKey = (userId: string) => ['admin', userId] as const;

/**
 * Whether the member is an admin. A display hint only: the server checks every write. What
 * could not be read is read again after five seconds, three times at most, and only while there is a
 * connection.
 */
export const isAdminQuery = ({ data, device }: Pick<AppServices, 'data' | 'device'>, userId: string) =>
  queryOptions({
    queryKey: isAdminKey(userId),
    queryFn: () => data.access.isAdmin(userId),
    retry: (rechecks, error) =>
      rechecks < ADMIN_RECHECK_ATTEMPTS && device.isOnline() && !isSessionFailure(error),
    retryDelay: ADMIN_RECHECK_MS,
  });

/** Where it is kept whether there is any admin. */
export const ADMIN_EXISTS_KEY = ['admin-exists'] as const;

/** Whether there is any admin at all. */
export const adminExistsQuery = (data: CommunityData) =>
  queryOptions({ queryKey: ADMIN_EXISTS_KEY, queryFn: () => data.admin.adminExists() });

/**
 * The member's own whole profile. Not tried again by itself: without a connection the form says so at
 * once, and offers to try again.
 */
export const ownProfileQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: (): Promise<Profile & FromCache> => data.profiles.getOwn(userId),
    retry: false,
  });

/** The member's active subscription, or null. */
export const subscriptionQuery = (data: CommunityData, userId: string) =>
  queryOptions({ queryKey: ['subscription', userId], queryFn: () => data.profiles.getSubscription(userId) });

/** Bookings of the desk that are read at once. */
const DESK_PAGE_SIZE = 100;

/** The admin's pending bookings, page after page. */
export const pendingBookingsQuery = (
  data: CommunityData,
  { order, search, isPast }: { order: 'newest' | 'oldest'; search: string; isPast: boolean },
) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'pending', { order, search, isPast }],
    queryFn: ({ pageParam, signal }) =>
      data.bookings.listPending(
        { page: pageParam, pageSize: DESK_PAGE_SIZE, order, search: search || null, isPast },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * DESK_PAGE_SIZE < total ? page + 1 : null),
  });

/** How many bookings wait for an admin: the number in the desk's tab. */
export const pendingCountQuery = (data: CommunityData) =>
  queryOptions({
    queryKey: ['desk', 'waiting'],
    queryFn: async ({ signal }) =>
      (await data.bookings.listPending({ page: 1, pageSize: 1 }, { signal })).total,
  });

/** The PayPal.me username that the admins saved. */
export const paypalUsernameQuery = (data: CommunityData) =>
  queryOptions({ queryKey: ['desk', 'paypal'], queryFn: () => data.admin.getPaypalUsername() });
