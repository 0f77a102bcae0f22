import { dataErrorCode, isUnanswered } from '@sorella/core/data-port';
import { type Decision, fullName } from '@sorella/core/domain';
import {
  adminNotices,
  bookingNotices,
  changeFailureNotice,
  type FilledNotice,
  noticeOf,
} from '@sorella/core/notices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PastWaiting } from '../../../admin/past-waiting/PastWaiting.tsx';
import { PendingBookingsDashboard } from '../../../admin/pending-bookings/PendingBookingsDashboard.tsx';
import { readerZone } from '../../../browser/reader-zone.ts';
import { useApplicationsRefresh } from '../../../queries/use-refresh.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../../runtime/app-services.ts';
import { decidedStatus, lateDecisionNotice } from '../decisions/late-decision-notice.ts';
import { CLOSED_AT_ONCE, useClosePast } from '../decisions/use-close-past.ts';
import { useUndoableDecisions } from '../decisions/use-undoable-decisions.ts';
import { useAdminTable } from '../tools/use-admin-table.ts';
import { PENDING_BOOKINGS_KEY } from './queries.ts';

const NO_FILTERS = { past: '' };
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
  const { data, notices, device } = services;
  const queries = useQueryClient();
  const refresh = useApplicationsRefresh();
  const { table, filters, found } = useAdminTable({
    name: 'pending-bookings',
    queryKey: PENDING_BOOKINGS_KEY,
    pageSize: 100,
    sortBy: 'date',
    noFilters: NO_FILTERS,
    failed: noticeOf(adminNotices, 'pending-bookings-load-failed'),
    read: ({ page, pageSize, ascending, search, filters: { past } }, signal) =>
      data.bookings.listPending(
        {
          page,
          pageSize,
          order: ascending ? 'oldest' : 'newest',
          search: search || null,
          isPast: past !== '',
        },
        signal ? { signal } : {},
      ),
  });
  const showPast = (isShown: boolean) => table.onFilterChange?.({ id: 'past', value: isShown ? 'past' : '' });
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
      return queries.refetchQueries({ queryKey: PENDING_BOOKINGS_KEY, type: 'active' });
    },
  });

  const decisions = useUndoableDecisions<Decision>(({ ids, decided }) =>
    Promise.all(ids.map((bookingId) => mutateAsync({ bookingId, decision: decided }))),
  );
  const past = useClosePast(
    async () => {
      const first = { page: 1, pageSize: CLOSED_AT_ONCE, order: 'oldest', isPast: true } as const;
      const { rows } = await data.bookings.listPending(first);
      return rows.map(({ application }) => application.id);
    },
    async () => {
      // Both lists: the one she goes back to says no more that anything is over.
      await queries.refetchQueries({ queryKey: PENDING_BOOKINGS_KEY });
      showPast(false);
    },
  );

  return (
    <PendingBookingsDashboard
      {...table}
      past={
        <PastWaiting
          count={found?.past ?? 0}
          isShown={filters.past !== ''}
          onShownChange={showPast}
          {...past}
        />
      }
      oldest={found?.oldest ?? null}
      zone={readerZone()}
      heldOf={({ booking }) => {
        const held = decisions.of(booking.id);
        return held ? { ...held, decision: held.decided } : null;
      }}
      onDecide={({ pending: { booking }, decision }) => decisions.hold([booking.id], decision)}
      onTakeBack={decisions.takeBack}
    />
  );
}
