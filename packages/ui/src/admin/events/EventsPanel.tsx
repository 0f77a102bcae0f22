import type { AdminEvent } from '@sorella/core/domain/entities/event-people';
import { isPublished } from '@sorella/core/domain/events/event-publishing';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { adminEventsTexts } from '@sorella/core/notices/texts/admin-events.texts';
import { adminOverviewTexts, applicationsTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { Badge } from '../../primitives/Badge.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import * as tools from '../tools/tools.css.ts';

/** Props of {@link EventsPanel}. */
export interface EventsPanelProps extends PanelTableProps<AdminEvent> {
  /** Where an event's people stand. */
  readonly hrefOf: (eventId: string) => string;
  /** Events that are over are listed: who came counts, and who waits does no more. */
  readonly isPast: boolean;
}

const columnsFor = ({
  hrefOf,
  isPast,
  now,
}: Pick<EventsPanelProps, 'hrefOf' | 'isPast' | 'now'>): readonly DataColumn<AdminEvent>[] => [
  {
    id: 'event',
    header: adminEventsTexts.event,
    isRowHeader: true,
    cell: ({ id, title, startTime, timeZone, location, creditsRequired, isCancelled, publishedAt }) => (
      <span className={table.lines}>
        <TextLink href={hrefOf(id)}>{title}</TextLink>
        {isCancelled ? <Badge tone="bad">{adminEventsTexts.cancelled}</Badge> : null}
        {isCancelled || isPublished({ publishedAt }, now) ? null : (
          <Badge>{publishedAt === null ? eventCardTexts.draft : eventCardTexts.scheduled}</Badge>
        )}
        <time dateTime={startTime} className={cx(table.soft, table.whole)}>
          {formatDateTime(startTime, timeZone)}
        </time>
        <span className={table.soft}>
          {location} ·{' '}
          {creditsRequired > 0 ? formatEuros(creditsRequired * 500) : applicationsTableTexts.free}
        </span>
      </span>
    ),
  },
  {
    id: 'seats',
    header: adminEventsTexts.seats,
    cell: ({ title, attendeesCount, maxAttendees }) => (
      <span className={table.lines}>
        <span className={table.whole}>
          {fillText(adminOverviewTexts.fill, { taken: attendeesCount, seats: maxAttendees })}
        </span>
        <progress aria-label={title} className={tools.meter} value={attendeesCount} max={maxAttendees} />
      </span>
    ),
  },
  isPast
    ? {
        id: 'arrived',
        header: adminEventsTexts.arrived,
        cell: ({ arrived }) => (arrived > 0 ? arrived.toLocaleString('en-US') : adminEventsTexts.nobody),
      }
    : {
        id: 'waiting',
        header: adminEventsTexts.waiting,
        cell: ({ waiting }) =>
          waiting > 0 ? (
            <Badge tone="warn">{waiting.toLocaleString('en-US')}</Badge>
          ) : (
            <span className={table.soft}>{adminEventsTexts.nobody}</span>
          ),
      },
];

/** Events as organizers go through them: how they fill, and the way to who comes. */
export function EventsPanel({ hrefOf, isPast, ...tableProps }: EventsPanelProps) {
  return (
    <DataTable
      {...tableProps}
      fixedOrder
      label={adminEventsTexts.title}
      columns={columnsFor({ hrefOf, isPast, now: tableProps.now })}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      searchHint={adminEventsTexts.searchHint}
      loadingLabel={adminEventsTexts.loading}
      empty={
        isPast
          ? { title: adminEventsTexts.emptyPast, body: adminEventsTexts.emptyPastBody }
          : { title: adminEventsTexts.empty, body: adminEventsTexts.emptyBody }
      }
    />
  );
}
