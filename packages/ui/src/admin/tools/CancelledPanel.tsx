import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { AdminApplication } from '@sorella/core/domain/entities/admin';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { adminPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import {
  adminTableTexts,
  applicationsTableTexts,
  cancelledPanelTexts,
} from '@sorella/core/notices/texts/admin-tools.texts';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { EventCell } from './ApplicationsPanel.tsx';
import { PersonCell, WhenCell } from './cells.tsx';
import { ReceivedNote } from './ReceivedNote.tsx';
import * as css from './tools.css.ts';

/** Props of {@link CancelledPanel}. */
export interface CancelledPanelProps extends PanelTableProps<AdminApplication> {
  /** Ids of those that are being taken up again. */
  readonly takingUp?: ReadonlySet<string>;
  /** Has one that ended unpaid wait again. */
  readonly onTakeUp?: (application: AdminApplication) => void;
}

function EndedBy({ application }: { application: AdminApplication }) {
  const { cancelledBy, userId, decidedBy, event, cancelledLate, expired } = application;
  const isByMember = cancelledBy === userId;
  return (
    <span className={table.lines}>
      <Badge tone={isByMember ? 'neutral' : expired ? 'warn' : 'bad'}>
        {isByMember
          ? cancelledPanelTexts.cancelledByMember
          : expired
            ? cancelledPanelTexts.expired
            : event.isCancelled
              ? cancelledPanelTexts.eventCancelled
              : event.isDeleted
                ? cancelledPanelTexts.eventGone
                : cancelledPanelTexts.endedByAdmin}
      </Badge>
      {decidedBy ? (
        <span className={table.soft}>
          {fillText(applicationsTableTexts.decidedBy, { name: fullName(decidedBy) })}
        </span>
      ) : null}
      {cancelledLate ? <Badge tone="warn">{cancelledPanelTexts.late}</Badge> : null}
    </span>
  );
}

const columnsFor = ({
  now,
  takingUp,
  onTakeUp,
}: Pick<CancelledPanelProps, 'now' | 'takingUp' | 'onTakeUp'>): readonly DataColumn<AdminApplication>[] => [
  {
    id: 'member',
    header: applicationsTableTexts.member,
    sortable: 'words',
    isRowHeader: true,
    cell: ({ member, email }) => (
      <PersonCell person={member} email={email} href={memberRecordHref(member.id)} />
    ),
  },
  {
    id: 'event',
    header: applicationsTableTexts.event,
    sortable: 'words',
    cell: (application) => <EventCell application={application} />,
  },
  {
    id: 'booking',
    header: cancelledPanelTexts.amount,
    isShort: true,
    cell: ({ bookingStatus, paymentAmountCents, received, event }) =>
      bookingStatus === null ? (
        <span className={table.soft}>{cancelledPanelTexts.noBooking}</span>
      ) : (
        <span className={table.lines}>
          {formatEuros(paymentAmountCents)}
          {/* What was confirmed by hand is not known any more: nothing is said of it. */}
          {received ? (
            <ReceivedNote
              amountCents={paymentAmountCents}
              received={received}
              paidStatedAt={null}
              zone={event.timeZone}
            />
          ) : null}
        </span>
      ),
  },
  {
    id: 'updated',
    header: cancelledPanelTexts.when,
    isShort: true,
    sortable: true,
    cell: ({ updatedAt }) => <WhenCell at={updatedAt} now={now} />,
  },
  {
    id: 'cancelledBy',
    header: cancelledPanelTexts.cancelledBy,
    cell: (application) => (
      <span className={table.lines}>
        <EndedBy application={application} />
        {application.expired && onTakeUp && Date.parse(application.event.startTime) > now ? (
          <Button
            size="small"
            variant="quiet"
            className={css.belowState}
            busy={takingUp?.has(application.id) ?? false}
            busyLabel={cancelledPanelTexts.takingUp}
            aria-label={fillText(cancelledPanelTexts.takeUpName, {
              name: fullName(application.member),
              event: application.event.title,
            })}
            onPress={() => onTakeUp(application)}
          >
            {cancelledPanelTexts.takeUp}
          </Button>
        ) : null}
      </span>
    ),
  },
];

/** Cancelled bookings and applications, the latest first. */
export function CancelledPanel({ now, takingUp, onTakeUp, ...tableProps }: CancelledPanelProps) {
  return (
    <DataTable
      {...tableProps}
      label={adminPanelTexts.cancelledTitle}
      columns={columnsFor({ now, ...(takingUp && { takingUp }), ...(onTakeUp && { onTakeUp }) })}
      rowId={({ id }) => id}
      rowName={({ member, event }) => `${fullName(member)}, ${event.title}`}
      searchHint={adminTableTexts.searchHint}
      loadingLabel={cancelledPanelTexts.loading}
      empty={{ title: adminPanelTexts.cancelledEmpty, body: cancelledPanelTexts.emptyBody }}
    />
  );
}
