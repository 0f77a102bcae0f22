import { eventPeopleHref } from '@sorella/core/domain/administration/sections';
import { eventsNotices } from '@sorella/core/notices/events.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { adminEventsTexts } from '@sorella/core/notices/texts/admin-events.texts';
import { EventsPanel } from '../../../admin/events/EventsPanel.tsx';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import { oneOf, useAdminTable } from '../tools/use-admin-table.ts';

const PERIODS = ['coming', 'past'] as const;
const NO_FILTERS = { period: 'coming' };

/** Events for organizers, on live data. */
export function AdminEventsFlow() {
  const { data } = useAppServices();
  const { table, filters } = useAdminTable({
    name: 'events',
    sorts: ['date'],
    noFilters: NO_FILTERS,
    choices: { period: PERIODS },
    failed: noticeOf(eventsNotices, 'events-load-failed'),
    read: ({ filters: { period }, page, pageSize, search }, signal) =>
      data.admin.listEvents(
        { page, pageSize, search, period: oneOf(PERIODS, period) ?? 'coming' },
        signal ? { signal } : {},
      ),
  });
  return (
    <EventsPanel
      {...table}
      hrefOf={eventPeopleHref}
      isPast={filters.period === 'past'}
      filters={[
        {
          id: 'period',
          label: adminEventsTexts.period,
          value: filters.period,
          options: PERIODS.map((value) => ({ value, label: adminEventsTexts[value] })),
        },
      ]}
    />
  );
}
