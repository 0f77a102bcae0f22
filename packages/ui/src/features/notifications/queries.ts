import type { CommunityData, Cursor } from '@sorella/core/data-port';
import type { Notification } from '@sorella/core/domain/entities/notification';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { FromCache } from '../../queries/from-cache.ts';
import type { AppServices } from '../../runtime/app-services.ts';

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

/** Whether she is told on the device that she holds, or why she cannot be, and with which key its browser subscribes. */
export interface PushHere {
  readonly state: 'on' | 'off' | 'denied' | 'home-screen' | 'unsupported';
  /** Null where nothing is pushed. */
  readonly publicKey: string | null;
  readonly showsWords: boolean;
  /** On how many devices of hers she is told. */
  readonly devices: number;
}

/** What browser and server say of this device: only where both know of it she is told there. */
export const pushHereQuery = ({ data, device }: Pick<AppServices, 'data' | 'device'>, userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId, 'push'],
    queryFn: async ({ signal }): Promise<PushHere> => {
      const push = await device.push();
      const ability = push.ability();
      const subscription = ability === 'able' ? await push.current() : null;
      const endpoint = subscription?.endpoint ?? null;
      const known = await data.notifications.getPushDevice({ userId, endpoint }, { signal });
      const { publicKey, showsWords, devices } = known;
      const state = ability === 'able' ? (known.isOn ? 'on' : 'off') : ability;
      return { state, publicKey, showsWords, devices };
    },
  });
