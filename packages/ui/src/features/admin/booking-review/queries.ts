import type { CommunityData } from '@sorella/core/data-port';
import { queryOptions } from '@tanstack/react-query';

/** How the keys of the admin's pending bookings begin, page by page. */
export const PENDING_BOOKINGS_KEY = ['booking-review', 'pending'] as const;

/** How many bookings wait for an admin: the number in the tab. */
export const pendingCountQuery = (data: CommunityData) =>
  queryOptions({
    queryKey: ['booking-review', 'waiting'],
    queryFn: async ({ signal }) =>
      (await data.bookings.listPending({ page: 1, pageSize: 1 }, { signal })).total,
  });

/** The PayPal.me username that the admins saved. */
export const paypalUsernameQuery = (data: CommunityData) =>
  queryOptions({ queryKey: ['booking-review', 'paypal'], queryFn: () => data.admin.getPaypalUsername() });
