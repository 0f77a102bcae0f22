import type { CommunityData } from '@sorella/core/data-port';
import type { Profile } from '@sorella/core/domain/entities/profile';
import { queryOptions } from '@tanstack/react-query';
import type { FromCache } from '../../queries/from-cache.ts';

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
