import type { CommunityData } from '@sorella/core/data-port';
import { queryOptions } from '@tanstack/react-query';

/** What the member sees of somebody; null when there is nothing to see. */
export const memberCardQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['safety', 'card', userId],
    queryFn: ({ signal }) => data.safety.getMemberCard(userId, { signal }),
  });

/** Whom the member has blocked. */
export const blockedQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['safety', 'blocked', userId],
    queryFn: ({ signal }) => data.safety.listBlocked({ signal }),
  });
