import type { Notification } from '@sorella/core/domain/entities/notification';
import { changeFailureNotice } from '@sorella/core/notices/data-error';
import { type FilledNotice, noticeOf } from '@sorella/core/notices/notice';
import { notificationsNotices } from '@sorella/core/notices/notifications.notices';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readerZone } from '../../browser/reader-zone.ts';
import { NotificationBell, type NotificationContent } from '../../lists/notifications/NotificationBell.tsx';
import { ReadEarlier } from '../../queries/ReadEarlier.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { useNow } from '../../runtime/use-now.ts';
import { notificationsQuery, unreadNotificationsQuery } from './queries.ts';

/** Props of {@link NotificationsFlow}. */
export interface NotificationsFlowProps {
  readonly userId: string;
}

/** Marks one as read, or all that she has been shown. */
function useMarking(userId: string, shown: readonly Notification[]) {
  const services = useAppServices();
  const { notifications } = services.data;
  const [problem, setProblem] = useState<FilledNotice | null>(null);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const onMutate = () => setProblem(null);
  const onError = (error: Error) => {
    const failed = changeFailureNotice(error, noticeOf(notificationsNotices, 'notifications-not-marked'));
    // The list says it, which lies over where notices are told.
    services.notices.publish(failed, { group: 'notifications', place: 'inline' });
    setProblem(failed);
    reportFailure(services, error);
  };
  const one = useMutation({
    mutationFn: ({ id }: Notification) => notifications.markRead({ userId, ids: [id] }),
    // Read from the press on; where that could not be kept it is unread again, and the list says why.
    onMutate: ({ id }) => {
      setProblem(null);
      setMarked((others) => [...others, id]);
    },
    onError,
    onSettled: (_nothing, _error, { id }) => setMarked((others) => others.filter((other) => other !== id)),
  });
  const all = useMutation({
    mutationFn: async () => {
      const until = shown[0]?.createdAt;
      if (until !== undefined) await notifications.markAllRead({ userId, until });
    },
    onMutate,
    onError,
  });
  /** It is on its way to the page that tells the same: nobody waits for it, nor is told that it was not marked. */
  const follow = ({ id, readAt }: Notification) => {
    if (readAt === null) void notifications.markRead({ userId, ids: [id] }).catch(() => undefined);
  };
  return { one, all, follow, problem, marked: new Set(marked) };
}

/** The bell on live data: the same on every device of hers, and what was read last without a connection. */
export function NotificationsFlow({ userId }: NotificationsFlowProps) {
  const { data } = useAppServices();
  const now = useNow();
  const [wasOpened, setWasOpened] = useState(false);
  const unread = useQuery(unreadNotificationsQuery(data, userId));
  const list = useInfiniteQuery({ ...notificationsQuery(data, userId), enabled: wasOpened });
  const failure = useReadFailure(list);
  // Where a page begins can have moved since the one before was read.
  const entries = [
    ...new Map(list.data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values(),
  ];
  const marking = useMarking(userId, entries);
  const pressed = entries.filter(({ id, readAt }) => readAt === null && marking.marked.has(id));
  const shown = entries.map((told) =>
    pressed.includes(told) ? { ...told, readAt: new Date(now).toISOString() } : told,
  );
  const content: NotificationContent = failure
    ? { kind: 'failed', advice: failure.advice, retrying: failure.retrying }
    : list.data
      ? {
          kind: 'list',
          entries: shown,
          more: list.hasNextPage
            ? { loading: list.isFetchingNextPage, onMore: () => void list.fetchNextPage() }
            : null,
        }
      : { kind: 'loading' };
  return (
    <NotificationBell
      unread={
        unread.data === undefined
          ? shown.filter(({ readAt }) => readAt === null).length
          : Math.max(0, unread.data - pressed.length)
      }
      content={content}
      problem={marking.problem}
      marking={marking.all.isPending}
      timeZone={readerZone()}
      now={now}
      onOpenChange={(open) => {
        if (open) setWasOpened(true);
      }}
      onFollow={marking.follow}
      onMarkRead={(told) => marking.one.mutate(told)}
      onMarkAllRead={() => marking.all.mutate()}
      onRetry={() => void list.refetch()}
    >
      <ReadEarlier cachedAt={list.data?.pages[0]?.cachedAt} />
    </NotificationBell>
  );
}
