import type { CommunityData, EventPage, EventQuery, Page } from '@sorella/core/data-port';
import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { TEASER_EVENTS } from '@sorella/core/domain/limits';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FromCache } from '../../queries/from-cache.ts';
import { nextPage } from '../../queries/next-page.ts';

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
    getNextPageParam: nextPage(HISTORY_PAGE_SIZE),
  });

/** A member's bookings that are pending or paid. */
export const ownBookingsQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['bookings', userId],
    queryFn: ({ signal }) => data.applications.listOwnBookings(userId, { signal }),
  });
