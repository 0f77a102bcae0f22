import { dataErrorCode } from '@sorella/core/data-port';
import type { Decision } from '@sorella/core/domain';
import {
  adminNotices,
  bookingNotices,
  dataErrorNotice,
  type FilledNotice,
  noticeOf,
} from '@sorella/core/notices';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PendingBookingsDashboard } from '../../admin/pending-bookings/PendingBookingsDashboard.tsx';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../runtime/app-services.ts';
import { pendingBookingsQuery } from '../runtime/queries.ts';
import { useApplicationsRefresh } from '../runtime/use-refresh.ts';

const DECIDED = { approve: 'booking-approved', deny: 'booking-denied' } as const;

function failureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  if (code === 'event-full') return noticeOf(bookingNotices, 'event-full');
  if (code === 'unexpected' || code === 'unavailable') return noticeOf(adminNotices, 'decision-failed');
  return dataErrorNotice(code);
}

/** The pending-bookings dashboard on live data. */
export function PendingBookingsFlow() {
  const services = useAppServices();
  const { data, notices, now } = services;
  const refresh = useApplicationsRefresh();
  const pending = useInfiniteQuery(pendingBookingsQuery(data));
  const [deciding, setDeciding] = useState<Readonly<Record<string, Decision>>>({});
  // Beside the state, which a second press before the next drawing cannot see.
  const inHand = useRef(new Set<string>());

  const { mutate } = useMutation({
    mutationFn: (input: { bookingId: string; decision: Decision }) => data.bookings.decide(input),
    onSuccess: (_outcome, { decision }) => {
      notices.publish(noticeOf(adminNotices, DECIDED[decision]));
    },
    onError: (error) => {
      notices.publish(failureNotice(error));
      reportFailure(services, error);
    },
    // The row stays busy until the list was read again: a decided row is never pressed twice.
    onSettled: async (_outcome, _error, { bookingId }) => {
      refresh();
      await pending.refetch();
      inHand.current.delete(bookingId);
      setDeciding(({ [bookingId]: _done, ...rest }) => rest);
    },
  });

  return (
    <PendingBookingsDashboard
      content={
        pending.data
          ? {
              kind: 'ready',
              // A booking that came meanwhile moves the later pages by one: the same row may stand on two.
              bookings: [
                ...new Map(
                  pending.data.pages.flatMap(({ rows }) => rows.map((row) => [row.booking.id, row] as const)),
                ).values(),
              ],
              total: pending.data.pages.at(-1)?.total ?? 0,
              more: pending.hasNextPage
                ? { loading: pending.isFetchingNextPage, onMore: () => void pending.fetchNextPage() }
                : null,
            }
          : pending.error
            ? {
                kind: 'failed',
                notice: noticeOf(adminNotices, 'pending-bookings-load-failed'),
                advice: dataErrorNotice(dataErrorCode(pending.error)).description,
                retrying: pending.isFetching,
              }
            : { kind: 'loading' }
      }
      deciding={deciding}
      onDecide={({ bookingId, decision }) => {
        if (inHand.current.has(bookingId)) return;
        inHand.current.add(bookingId);
        setDeciding((current) => ({ ...current, [bookingId]: decision }));
        mutate({ bookingId, decision });
      }}
      onRetry={() => void pending.refetch()}
      now={now()}
    />
  );
}
