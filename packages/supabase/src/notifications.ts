import type { Notifications } from '@sorella/core/data-port';
import {
  Notification,
  NotificationKind,
  NotificationSettings,
  PushDevice,
} from '@sorella/core/domain/entities/notification';
import { NOTIFICATIONS_PAGE_SIZE } from '@sorella/core/domain/limits';
import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { answeredTogether } from './together.ts';
import { answered, parsed } from './wire.ts';

const Told = z.object({ id: z.string(), kind: z.string(), createdAt: z.string() });

/** What happened to a member. */
export function createNotifications(connection: Connection): Notifications {
  return {
    async list({ userId, before }) {
      const rest = await connection.rest();
      const call = rest.rpc('list_notifications', {
        for_user_id: userId,
        page_size: NOTIFICATIONS_PAGE_SIZE,
        ...(before && { before_time: before.time, before_id: before.id }),
      });
      const { data } = await answered(connection, call);
      // A kind that came later is nothing that this release has words for.
      const isKnown = (row: unknown) => NotificationKind.safeParse(Reflect.get(Object(row), 'kind')).success;
      const rows: readonly unknown[] = Array.isArray(data) ? data : [];
      const last = parsed(z.array(Told), rows).at(-1);
      return {
        rows: parsed(z.array(Notification), rows.filter(isKnown)),
        next: last && rows.length === NOTIFICATIONS_PAGE_SIZE ? { time: last.createdAt, id: last.id } : null,
      };
    },

    async countUnread(userId) {
      const rest = await connection.rest();
      const call = rest.rpc('count_unread_notifications', { for_user_id: userId });
      const own = { part: 'unread-notifications', userId } as const;
      return parsed(z.int(), (await answeredTogether(connection, rest, own, call)).data);
    },

    async markRead({ userId, ids }) {
      const rest = await connection.rest();
      await answered(
        connection,
        rest.rpc('mark_notifications_read', { for_user_id: userId, notification_ids: [...ids] }),
      );
    },

    async markAllRead({ userId, until }) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('mark_all_notifications_read', { for_user_id: userId, until }));
    },

    async getSettings(userId) {
      const rest = await connection.rest();
      const { data } = await answered(
        connection,
        rest.rpc('get_notification_settings', { for_user_id: userId }),
      );
      return parsed(NotificationSettings, data);
    },

    async saveSettings({ userId, read, settings }) {
      const rest = await connection.rest();
      const call = rest.rpc('save_notification_settings', {
        for_user_id: userId,
        only_required: settings.onlyRequired,
        muted: [...settings.muted],
        time_zone: settings.timeZone,
        read: {
          only_required: read.onlyRequired,
          muted: [...read.muted],
          quiet_from: read.quietFrom,
          quiet_until: read.quietUntil,
          time_zone: read.timeZone,
        },
        ...(settings.quietFrom !== null && { quiet_from: settings.quietFrom }),
        ...(settings.quietUntil !== null && { quiet_until: settings.quietUntil }),
      });
      const { data } = await answered(connection, call);
      return parsed(NotificationSettings, data);
    },

    async getPushDevice({ userId, endpoint }) {
      const rest = await connection.rest();
      const call = rest.rpc('get_push_device', {
        for_user_id: userId,
        ...(endpoint !== null && { device_endpoint: endpoint }),
      });
      const { data } = await answered(connection, call);
      return parsed(PushDevice, data);
    },

    async savePushDevice({ userId, subscription, showsWords }) {
      const rest = await connection.rest();
      const call = rest.rpc('save_push_device', {
        for_user_id: userId,
        device_endpoint: subscription.endpoint,
        device_key: subscription.key,
        device_secret: subscription.secret,
        shows_words: showsWords,
      });
      const { data } = await answered(connection, call);
      return parsed(PushDevice, data);
    },

    async forgetPushDevice({ userId, endpoint }) {
      const rest = await connection.rest();
      await answered(
        connection,
        rest.rpc('forget_push_device', { for_user_id: userId, device_endpoint: endpoint }),
      );
    },

    async resumeMails(userId) {
      const rest = await connection.rest();
      await answered(connection, rest.rpc('resume_mails', { for_user_id: userId }));
    },

    async unsubscribe(token) {
      const rest = await connection.rest();
      const { data } = await answered(connection, rest.rpc('unsubscribe_by_link', { token }));
      return parsed(z.nullable(NotificationKind), data);
    },
  };
}
