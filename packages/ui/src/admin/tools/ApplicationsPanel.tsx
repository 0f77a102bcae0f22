import { memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { AdminApplication } from '@sorella/core/domain/entities/admin';
import type { Decision } from '@sorella/core/domain/entities/booking';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { seatsShort } from '@sorella/core/domain/events/seats-short';
import { unreceived } from '@sorella/core/domain/payments/unreceived';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { applicationsPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import { removalTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import {
  adminTableTexts,
  applicationsTableTexts,
  decisionTexts,
} from '@sorella/core/notices/texts/admin-tools.texts';
import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { useFocusAfterRemoval } from '../table/use-focus-after-removal.ts';
import { usePickedRows } from '../table/use-picked-rows.ts';
import { ApprovalQuestion } from './ApprovalQuestion.tsx';
import { PersonCell, WhenCell } from './cells.tsx';
import { DecisionCell, type HeldDecision, heldDecision, NOTE_LIMIT } from './DecisionCell.tsx';
import { DecisionOutcome, type DecisionOutcomeProps } from './DecisionOutcome.tsx';
import { HeldNote, type HeldNoteProps } from './HeldNote.tsx';
import { LineReason } from './LineReason.tsx';
import { ReceivedNote } from './ReceivedNote.tsx';
import { RemovalCell } from './RemovalCell.tsx';
import * as css from './tools.css.ts';

/** Props of {@link ApplicationsPanel}. */
export interface ApplicationsPanelProps extends PanelTableProps<AdminApplication> {
  /** What is held back about an application. */
  readonly heldOf: (applicationId: string) => HeldDecision | null;
  readonly onDecide: (details: {
    applications: readonly AdminApplication[];
    decision: Decision;
    note: string | null;
  }) => void;
  readonly onTakeBack: (key: number) => void;
  /** A removal of an approved member that is held back. */
  readonly removalOf: (applicationId: string) => { readonly key: number; readonly sending: boolean } | null;
  readonly onRemove: (details: { application: AdminApplication; reason: string }) => void;
  readonly onRemovalTakeBack: (key: number) => void;
  /** Decisions about several at once that are held back. */
  readonly heldMany: HeldNoteProps['held'];
  /** What was not decided of the last decision about many. */
  readonly outcome: Omit<DecisionOutcomeProps, 'onDismiss'> | null;
  readonly onOutcomeDismiss: () => void;
  /** What waits for events that are over. */
  readonly past?: ReactNode;
}

const TONES = { pending: 'warn', approved: 'good', denied: 'bad' } as const;

const isCancelled = ({ cancelledBy, userId }: AdminApplication) => cancelledBy === userId;

const moneyOf = ({ paymentAmountCents, received }: AdminApplication) => ({
  amountCents: paymentAmountCents,
  received,
});

/** What its member did here before, in a few words. */
function historyOf({ applied, came, cancelledLate }: AdminApplication['history']): string {
  if (applied === 0) return applicationsTableTexts.isNew;
  return [
    came === 0 ? applicationsTableTexts.neverCame : fillText(applicationsTableTexts.came, { n: came }),
    ...(cancelledLate === 0 ? [] : [fillText(applicationsTableTexts.cancelledLate, { n: cancelledLate })]),
  ].join(', ');
}

/** A decision about it is held or on its way, and says beside it what it is from now on. */
const isDecided = (
  { id, status }: AdminApplication,
  { heldOf, removalOf }: Pick<ApplicationsPanelProps, 'heldOf' | 'removalOf'>,
) => {
  if (status === 'approved') return removalOf(id) !== null;
  return status === 'pending' && heldOf(id) !== null;
};

/** What stands of an application, and who decided. */
function Status({ application, isPast }: { application: AdminApplication; isPast: boolean }) {
  const { status, decidedBy, adminNotes } = application;
  const word = isCancelled(application) ? 'cancelled' : status;
  return (
    <span className={table.lines}>
      <Badge
        tone={word === 'cancelled' ? 'neutral' : TONES[status]}
        className={cx(table.whole, isPast && table.past)}
      >
        {applicationsTableTexts[word]}
      </Badge>
      {status === 'pending' ? (
        <ReceivedNote
          {...moneyOf(application)}
          paidStatedAt={application.paidStatedAt}
          payBy={application.payBy}
          zone={application.event.timeZone}
        />
      ) : null}
      {decidedBy ? (
        <span className={table.soft}>
          {fillText(applicationsTableTexts.decidedBy, { name: fullName(decidedBy) })}
        </span>
      ) : null}
      {adminNotes !== null && status !== 'pending' && word !== 'cancelled' ? (
        <q className={cx(table.soft, table.words, table.fewWords)}>{adminNotes}</q>
      ) : null}
    </span>
  );
}

/** The event an application is for, its seats and its price. */
export function EventCell({ application }: { readonly application: AdminApplication }) {
  const { event, paymentAmountCents } = application;
  return (
    <span className={table.lines}>
      <span className={table.strong}>{event.title}</span>
      <time dateTime={event.startTime} className={cx(table.soft, table.whole)}>
        {formatDateTime(event.startTime, event.timeZone)}
      </time>
      <span className={table.soft}>
        {event.isDeleted
          ? event.isCancelled
            ? applicationsTableTexts.cancelledEvent
            : applicationsTableTexts.deletedEvent
          : fillText(applicationsTableTexts.seats, {
              taken: event.attendeesCount,
              seats: event.maxAttendees,
            })}
        {' · '}
        {paymentAmountCents > 0 ? formatEuros(paymentAmountCents) : applicationsTableTexts.free}
      </span>
    </span>
  );
}

const columnsFor = ({
  now,
  heldOf,
  onDecide,
  onTakeBack,
  removalOf,
  onRemove,
  onRemovalTakeBack,
}: Pick<
  ApplicationsPanelProps,
  'now' | 'heldOf' | 'onDecide' | 'onTakeBack' | 'removalOf' | 'onRemove' | 'onRemovalTakeBack'
>): readonly DataColumn<AdminApplication>[] => [
  {
    id: 'member',
    header: applicationsTableTexts.member,
    sortable: 'words',
    isRowHeader: true,
    cell: ({ member, email, history }) => (
      <PersonCell narrow person={member} email={email} href={memberRecordHref(member.id)}>
        <span className={table.soft}>{historyOf(history)}</span>
      </PersonCell>
    ),
  },
  {
    id: 'event',
    header: applicationsTableTexts.event,
    sortable: 'words',
    cell: (application) => <EventCell application={application} />,
  },
  {
    id: 'date',
    header: applicationsTableTexts.applied,
    isShort: true,
    sortable: true,
    cell: ({ applicationDate }) => <WhenCell at={applicationDate} now={now} />,
  },
  {
    id: 'status',
    header: applicationsTableTexts.status,
    isShort: true,
    sortable: 'words',
    isEmpty: (application) =>
      application.status === 'pending' &&
      application.paymentAmountCents === 0 &&
      isDecided(application, { heldOf, removalOf }),
    cell: (application) => (
      <Status application={application} isPast={isDecided(application, { heldOf, removalOf })} />
    ),
  },
  {
    id: 'decision',
    header: adminTableTexts.actions,
    isPlain: true,
    cell: (application) => {
      if (application.status === 'approved') {
        const removal = removalOf(application.id);
        return (
          <RemovalCell
            name={fullName(application.member)}
            event={application.event.title}
            held={
              removal && {
                label: removalTexts.held,
                tone: 'bad',
                sending: removal.sending,
                onTakeBack: () => onRemovalTakeBack(removal.key),
              }
            }
            onRemove={({ reason }) => onRemove({ application, reason })}
          />
        );
      }
      const held = heldOf(application.id);
      if (application.status !== 'pending') return null;
      return (
        <DecisionCell
          name={fullName(application.member)}
          withNote
          narrow
          held={held && heldDecision(held, moneyOf(application), onTakeBack)}
          onDecide={({ decision, note }) => onDecide({ applications: [application], decision, note })}
        />
      );
    },
  },
];

/** The event applications panel: one by one with a note, or many at once. */
export function ApplicationsPanel({
  now,
  heldOf,
  heldMany,
  onDecide,
  onTakeBack,
  removalOf,
  onRemove,
  onRemovalTakeBack,
  outcome,
  onOutcomeDismiss,
  past,
  ...tableProps
}: ApplicationsPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root);
  const [asked, setAsked] = useState<'approval' | 'note' | null>(null);
  const { picked, selection, clear } = usePickedRows<AdminApplication>({
    table: tableProps,
    rowId: ({ id }) => id,
    isSelectable: (row) => row.status === 'pending' && heldOf(row.id) === null,
    onChange: () => setAsked(null),
  });
  const without = unreceived(picked.map(moneyOf));
  const seats = seatsShort(picked);
  const isAsked = without.count > 0 || seats.waiting > 0;
  const decideMany = (decision: Decision, applications = picked, note: string | null = null) => {
    onDecide({ applications, decision, note });
    clear();
    setAsked(null);
  };
  const close = () => setAsked(null);
  return (
    <div ref={root} className={css.stack}>
      <HeldNote held={heldMany} onTakeBack={onTakeBack} />
      {past}
      {outcome ? <DecisionOutcome {...outcome} onDismiss={onOutcomeDismiss} /> : null}
      <DataTable
        {...tableProps}
        label={applicationsPanelTexts.title}
        columns={columnsFor({ now, heldOf, onDecide, onTakeBack, removalOf, onRemove, onRemovalTakeBack })}
        rowId={({ id }) => id}
        rowName={({ member, event }) => `${fullName(member)}, ${event.title}`}
        searchHint={adminTableTexts.searchHint}
        loadingLabel={applicationsPanelTexts.loading}
        empty={{ title: applicationsPanelTexts.empty, body: applicationsTableTexts.emptyBody }}
        selection={{
          ...selection,
          actions:
            asked === 'approval' ? (
              <ApprovalQuestion
                all={picked.length}
                without={without}
                seats={seats}
                elsewhere={selection.elsewhere ?? 0}
                onApproveAll={() => decideMany('approve')}
                onApproveOthers={() =>
                  decideMany(
                    'approve',
                    picked.filter((row) => unreceived([moneyOf(row)]).count === 0),
                  )
                }
                onCancel={close}
              />
            ) : asked === 'note' ? (
              <LineReason
                label={fillText(decisionTexts.noteForMany, { n: picked.length })}
                words={{
                  hint: applicationsTableTexts.noteHint,
                  missing: decisionTexts.noteMissing,
                  accept: fillText(decisionTexts.denyMany, { n: picked.length }),
                }}
                limit={NOTE_LIMIT}
                onAccept={({ reason }) => decideMany('deny', picked, reason)}
                onCancel={close}
              />
            ) : (
              <>
                <Button size="small" onPress={() => (isAsked ? setAsked('approval') : decideMany('approve'))}>
                  {fillText(decisionTexts.approveMany, { n: picked.length })}
                </Button>
                <Button size="small" variant="secondary" onPress={() => decideMany('deny')}>
                  {fillText(decisionTexts.denyMany, { n: picked.length })}
                </Button>
                <Button size="small" variant="quiet" onPress={() => setAsked('note')}>
                  {decisionTexts.denyManyWithNote}
                </Button>
              </>
            ),
        }}
      />
    </div>
  );
}
