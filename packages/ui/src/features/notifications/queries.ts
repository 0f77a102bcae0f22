import type { CommunityData, Cursor } from '@sorella/core/data-port';
import type { Notification } from '@sorella/core/domain/entities/notification';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FromCache } from '../../queries/from-cache.ts';

/** One page of what happened to a member, newest first; `next` is where the one behind it begins. */
export interface NotificationPage extends FromCache {
  readonly rows: readonly Notification[];
  readonly next?: Cursor | null;
}

/** What happened to a member, page by page. */
export const notificationsQuery = (data: CommunityData, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', userId, 'list'],
    queryFn: ({ pageParam, signal }): Promise<NotificationPage> =>
      data.notifications.list({ userId, before: pageParam }, { signal }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next ?? null,
  });

/** How much of it is unread. */
export const unreadNotificationsQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId, 'unread'],
    queryFn: ({ signal }) => data.notifications.countUnread(userId, { signal }),
  });

/** What she chose of what she is told. */
export const notificationSettingsQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId, 'settings'],
    queryFn: ({ signal }) => data.notifications.getSettings(userId, { signal }),
  });
