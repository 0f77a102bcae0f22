import { dataErrorCode, isUnanswered } from '@sorella/core/data-port';
import { type Decision, fullName } from '@sorella/core/domain';
import {
  adminNotices,
  bookingNotices,
  changeFailureNotice,
  type FilledNotice,
  noticeOf,
} from '@sorella/core/notices';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PastWaiting } from '../../../admin/past-waiting/PastWaiting.tsx';
import {
  PendingBookingsDashboard,
  type PendingBookingsView,
} from '../../../admin/pending-bookings/PendingBookingsDashboard.tsx';
import { readerZone } from '../../../browser/reader-zone.ts';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useApplicationsRefresh } from '../../../queries/use-refresh.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { decidedStatus, lateDecisionNotice } from '../decisions/late-decision-notice.ts';
import { CLOSED_AT_ONCE, useClosePast } from '../decisions/use-close-past.ts';
import { useCountedDecisions } from '../decisions/use-counted-decisions.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';
import { pendingBookingsQuery } from './queries.ts';

const DECIDED = { approve: 'booking-approved', deny: 'booking-denied' } as const;

function failureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  if (code === 'event-full') return noticeOf(bookingNotices, 'event-full');
  if (code === 'no-application') return noticeOf(adminNotices, 'already-decided');
  if (code === 'unexpected' || code === 'unavailable') return noticeOf(adminNotices, 'decision-failed');
  return lateDecisionNotice(error) ?? changeFailureNotice(error);
}

/** The pending-bookings dashboard on live data. */
export function PendingBookingsFlow() {
  const services = useAppServices();
  const { data, notices, device, now } = services;
  const queries = useQueryClient();
  const refresh = useApplicationsRefresh();
  const [view, setView] = useState<PendingBookingsView>({ order: 'newest', search: '', isPast: false });
  const pending = useInfiniteQuery({
    ...pendingBookingsQuery(data, view),
    placeholderData: keepPreviousData,
  });
  const failure = useReadFailure(pending);
  const { mutateAsync } = useMutation({
    mutationFn: (input: { bookingId: string; decision: Decision }) => data.bookings.decide(input),
    // The same decision again changes nothing and is answered alike: what had no answer may have arrived.
    retry: (tries, error) => tries === 0 && isUnanswered(error) && device.isOnline(),
    onSuccess: ({ applicationStatus, decidedBy }, { decision }) => {
      notices.publish(
        decidedBy
          ? noticeOf(adminNotices, 'decided-alike-by', {
              admin: fullName(decidedBy),
              status: decidedStatus(applicationStatus),
            })
          : noticeOf(adminNotices, DECIDED[decision]),
      );
    },
    onError: (error) => {
      notices.publish(failureNotice(error));
      reportFailure(services, error);
    },
    // The row stays busy until the list was read again: a decided row is never pressed twice.
    onSettled: () => {
      refresh();
      return pending.refetch();
    },
  });

  const decisions = useUndoableDecisions<Decision>(({ ids, decided }) =>
    Promise.all(ids.map((bookingId) => mutateAsync({ bookingId, decision: decided }))),
  );
  const counted = useCountedDecisions(decisions.held);
  const deciding = Object.fromEntries(
    decisions.held.flatMap(({ ids, decided, sending }) => (sending ? ids.map((id) => [id, decided]) : [])),
  );

  const past = useClosePast(
    async () => {
      const first = { page: 1, pageSize: CLOSED_AT_ONCE, order: 'oldest', isPast: true } as const;
      const { rows } = await data.bookings.listPending(first);
      return rows.map(({ application }) => application.id);
    },
    async () => {
      // Both lists: the one she goes back to says no more that anything is over.
      await queries.refetchQueries({ queryKey: ['desk', 'pending'] });
      setView((current) => ({ ...current, isPast: false }));
    },
  );

  return (
    <PendingBookingsDashboard
      past={
        <PastWaiting
          count={pending.data?.pages.at(-1)?.past ?? 0}
          isShown={view.isPast}
          onShownChange={(isPast) => setView({ ...view, isPast })}
          {...past}
        />
      }
      view={view}
      onViewChange={setView}
      held={counted}
      onTakeBack={({ bookingId }) => {
        const held = decisions.of(bookingId);
        if (held) decisions.takeBack(held.key);
      }}
      zone={readerZone()}
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
              oldest: pending.data.pages.at(-1)?.oldest ?? null,
              more: pending.hasNextPage
                ? { loading: pending.isFetchingNextPage, onMore: () => void pending.fetchNextPage() }
                : null,
            }
          : failure
            ? { kind: 'failed', notice: noticeOf(adminNotices, 'pending-bookings-load-failed'), ...failure }
            : { kind: 'loading' }
      }
      deciding={deciding}
      onDecide={({ bookingId, decision }) => decisions.hold([bookingId], decision)}
      onRetry={() => void pending.refetch()}
      now={now()}
    />
  );
}
