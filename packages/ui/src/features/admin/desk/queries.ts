import type { CommunityData } from '@sorella/core/data-port';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

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
