import type { NotificationSettings } from '@sorella/core/domain/entities/notification';
import type { InfiniteData } from '@tanstack/react-query';
import type { NotificationPage } from '../../features/notifications/queries.ts';
import { type CachedReads, onEachPage, type WriteAnswers } from '../../queries/cached-reads.ts';

type List = InfiniteData<NotificationPage>;

/** Marks what is told as read where it is chosen; gives how many of what was shown were not before. */
function markRead(
  reads: CachedReads,
  userId: string,
  isChosen: (told: NotificationPage['rows'][number]) => boolean,
): number {
  const readAt = new Date().toISOString();
  const marked = new Set<string>();
  reads.change<List>(['notifications', userId, 'list'], (cached) =>
    onEachPage(cached, (page) => ({
      ...page,
      rows: page.rows.map((row) => {
        if (row.readAt !== null || !isChosen(row)) return row;
        marked.add(row.id);
        return { ...row, readAt };
      }),
    })),
  );
  return marked.size;
}

/** What marking as read changes. */
export const notificationAnswers: WriteAnswers['notifications'] = {
  markRead(reads, _nothing, { userId, ids }) {
    const marked = markRead(reads, userId, ({ id }) => ids.includes(id));
    reads.change<number>(['notifications', userId, 'unread'], (unread) => Math.max(0, unread - marked));
  },
  markAllRead(reads, _nothing, { userId, until }) {
    markRead(reads, userId, ({ createdAt }) => createdAt <= until);
    reads.change<number>(['notifications', userId, 'unread'], () => 0);
  },
  saveSettings: (reads, settings, { userId }) => reads.set(['notifications', userId, 'settings'], settings),
  savePushDevice: (reads, _device, { userId }) => reads.forget(['notifications', userId, 'push']),
  forgetPushDevice: (reads, _nothing, { userId }) => reads.forget(['notifications', userId, 'push']),
  resumeMails(reads, _nothing, userId) {
    reads.change<NotificationSettings>(['notifications', userId, 'settings'], (settings) => ({
      ...settings,
      mailStopped: null,
    }));
    reads.forget(['notifications', userId, 'list']);
    reads.forget(['notifications', userId, 'unread']);
  },
  // Who comes by a link is told there, signed in or not.
  unsubscribe: (reads) => reads.forget(['notifications']),
};
