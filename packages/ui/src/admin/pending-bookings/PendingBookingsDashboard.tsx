import type { Decision, PendingBooking } from '@sorella/core/domain/entities/booking';
import { creditsLabel } from '@sorella/core/domain/events/event-card-state';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { eventTitle, fullName } from '@sorella/core/domain/profile/names';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { pendingBookingsTexts } from '@sorella/core/notices/texts/admin.texts';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { useFocusAfterRemoval } from '../table/use-focus-after-removal.ts';
import { PersonCell } from '../tools/cells.tsx';
import { DecisionCell, type HeldDecision, heldDecision } from '../tools/DecisionCell.tsx';
import { ReceivedNote } from '../tools/ReceivedNote.tsx';
import { reference } from '../tools/tools.css.ts';
import * as css from './pending-bookings.css.ts';
import { useSettled } from './use-settled.ts';

/** Props of {@link PendingBookingsDashboard}. */
export interface PendingBookingsDashboardProps
  extends Omit<PanelTableProps<PendingBooking>, 'filters' | 'onFilterChange' | 'onExport' | 'exporting'> {
  /** Since when the first of all waits: ISO 8601. */
  readonly oldest?: string | null;
  /** What is decided about a booking and can be taken back, or is on its way. */
  readonly heldOf: (pending: PendingBooking) => HeldDecision | null;
  readonly onDecide: (details: { pending: PendingBooking; decision: Decision }) => void;
  readonly onTakeBack: (key: number) => void;
  /** IANA name: whose clock the times of bookings are told by. */
  readonly zone?: string;
  /** What waits for events that are over. */
  readonly past?: ReactNode;
}

function countText(count: number): string {
  return count === 1 ? pendingBookingsTexts.oneWaiting : fillText(pendingBookingsTexts.waiting, { n: count });
}

const nameOf = ({ member, event }: PendingBooking) => `${fullName(member)} ${eventTitle(event)}`;

interface ColumnsInput
  extends Pick<PendingBookingsDashboardProps, 'now' | 'heldOf' | 'onDecide' | 'onTakeBack'> {
  readonly zone: string;
  readonly moving: boolean;
  readonly isNew: (pending: PendingBooking) => boolean;
}

const columnsFor = ({
  now,
  zone,
  moving,
  isNew,
  heldOf,
  onDecide,
  onTakeBack,
}: ColumnsInput): readonly DataColumn<PendingBooking>[] => [
  {
    id: 'member',
    header: pendingBookingsTexts.member,
    isRowHeader: true,
    cell: (pending) => (
      <PersonCell
        person={pending.member ?? { id: pending.booking.userId, firstName: null, lastName: null }}
        email={pending.email}
        badge={isNew(pending) ? <Badge tone="berry">{pendingBookingsTexts.new}</Badge> : null}
      />
    ),
  },
  {
    id: 'event',
    header: pendingBookingsTexts.event,
    isPlain: true,
    cell: ({ event }) => (
      <span className={table.lines}>
        <span className={table.strong}>{eventTitle(event)}</span>
        {event ? (
          <span className={table.soft}>
            <time dateTime={event.startTime}>{formatDateTime(event.startTime, event.timeZone)}</time>
            {' · '}
            {event.location}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'reference',
    header: pendingBookingsTexts.reference,
    cell: ({ application, received }) => (
      <span className={table.lines}>
        <span className={reference}>{application.reference}</span>
        <ReceivedNote
          amountCents={application.paymentAmountCents}
          received={received}
          paidStatedAt={application.paidStatedAt}
          payBy={application.payBy}
          zone={zone}
        />
      </span>
    ),
  },
  {
    id: 'amount',
    header: pendingBookingsTexts.amount,
    isShort: true,
    isPlain: true,
    cell: ({ application, booking }) => (
      <span className={cx(table.lines, table.whole)}>
        <span className={table.strong}>{formatEuros(application.paymentAmountCents)}</span>
        <span className={table.soft}>{creditsLabel(booking.creditsUsed)}</span>
      </span>
    ),
  },
  {
    id: 'date',
    header: pendingBookingsTexts.booked,
    isShort: true,
    sortable: true,
    cell: ({ booking: { createdAt } }) => (
      <time dateTime={createdAt} title={formatRelativeTime(createdAt, now) ?? undefined}>
        {formatDateTime(createdAt, zone)}
      </time>
    ),
  },
  {
    id: 'decision',
    header: adminTableTexts.actions,
    isPlain: true,
    cell: (pending) => {
      const { application, received } = pending;
      const held = heldOf(pending);
      const money = { amountCents: application.paymentAmountCents, received };
      return (
        <DecisionCell
          name={nameOf(pending)}
          moving={moving}
          held={held && heldDecision(held, money, onTakeBack)}
          onDecide={({ decision }) => onDecide({ pending, decision })}
        />
      );
    },
  },
];

/**
 * Where an admin approves or denies what members want to pay for. Rows come and go
 * by themselves; their number is read out politely each time, and the focus never falls off the page.
 */
export function PendingBookingsDashboard({
  oldest = null,
  heldOf,
  onDecide,
  onTakeBack,
  zone = 'UTC',
  past,
  now,
  ...tableProps
}: PendingBookingsDashboardProps) {
  const { content } = tableProps;
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  useFocusAfterRemoval(root);
  const [opened] = useState(now);
  const isNew = ({ booking }: PendingBooking) => Date.parse(booking.createdAt) > opened;
  const settled = useSettled(content.kind === 'ready' ? content.rows.map(({ booking }) => booking.id) : []);
  const count = content.kind === 'ready' ? content.total : 0;
  const age = content.kind === 'ready' && oldest !== null ? formatRelativeTime(oldest, now) : null;
  return (
    <section ref={root} className={css.root} aria-labelledby={titleId}>
      {/* The page's band says the same to who sees it, and the tab how many wait. */}
      <Heading level={2} size="block" id={titleId} tabIndex={-1} className={css.title}>
        {pendingBookingsTexts.title}
      </Heading>
      {age === null ? null : (
        <Text size="small" tone="soft" className={css.live}>
          <span aria-hidden="true" className={css.dot} />
          {fillText(pendingBookingsTexts.oldest, { age })}
        </Text>
      )}
      {past}
      <DataTable
        {...tableProps}
        label={pendingBookingsTexts.title}
        headingLevel={3}
        columns={columnsFor({
          now,
          zone,
          moving: !settled,
          isNew,
          heldOf,
          onDecide,
          onTakeBack,
        })}
        rowId={({ booking }) => booking.id}
        rowName={nameOf}
        isNewRow={isNew}
        announced={content.kind === 'ready' ? countText(count) : ''}
        searchLabel={pendingBookingsTexts.search}
        searchHint={pendingBookingsTexts.searchHint}
        loadingLabel={pendingBookingsTexts.loading}
        empty={{ title: pendingBookingsTexts.empty, body: pendingBookingsTexts.emptyBody }}
        noMatch={{ title: pendingBookingsTexts.nothingFound, body: pendingBookingsTexts.nothingFoundBody }}
      />
    </section>
  );
}
