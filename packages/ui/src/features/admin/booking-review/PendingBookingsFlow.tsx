import { ADMIN_PART_ROWS } from '@sorella/core/domain/limits';
import { adminNotices } from '@sorella/core/notices/admin.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { useQueryClient } from '@tanstack/react-query';
import { PastWaiting } from '../../../admin/past-waiting/PastWaiting.tsx';
import { PendingBookingsDashboard } from '../../../admin/pending-bookings/PendingBookingsDashboard.tsx';
import { readerZone } from '../../../browser/reader-zone.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { useApplicationDecisions } from '../decisions/use-application-decisions.ts';
import { useClosePast } from '../decisions/use-close-past.ts';
import { useAdminTable } from '../tools/use-admin-table.ts';
import { PENDING_BOOKINGS_KEY } from './queries.ts';

const NO_FILTERS = { past: '' };

/** The pending-bookings dashboard on live data. */
export function PendingBookingsFlow() {
  const { data } = useAppServices();
  const queries = useQueryClient();
  const { table, filters, found } = useAdminTable({
    name: 'pending-bookings',
    queryKey: PENDING_BOOKINGS_KEY,
    pageSize: 100,
    sorts: ['date'],
    noFilters: NO_FILTERS,
    choices: { past: ['past'] },
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
  const decisions = useApplicationDecisions({ panel: 'bookings', queryKey: PENDING_BOOKINGS_KEY });
  const past = useClosePast(
    async () => {
      const first = { page: 1, pageSize: ADMIN_PART_ROWS, order: 'oldest', isPast: true } as const;
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
      heldOf={({ application }) => {
        const held = decisions.of(application.id);
        return held ? { ...held, decision: held.decided.decision } : null;
      }}
      onDecide={({ pending: { application }, decision }) =>
        decisions.hold([application.id], { decision, note: null, rows: [] })
      }
      onTakeBack={decisions.takeBack}
    />
  );
}
