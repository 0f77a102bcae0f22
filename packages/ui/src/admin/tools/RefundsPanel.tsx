import type { RefundTask } from '@sorella/core/domain/entities/payment-desk';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatMoney } from '@sorella/core/domain/events/money';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { paymentStatusTexts, refundsPanelTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { cancelledPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useRef } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { useFocusAfterRemoval } from '../table/use-focus-after-removal.ts';
import { usePickedRows } from '../table/use-picked-rows.ts';
import { PersonCell, WhenCell } from './cells.tsx';
import { DecisionCell } from './DecisionCell.tsx';
import { HeldNote, type HeldNoteProps } from './HeldNote.tsx';
import * as css from './tools.css.ts';

/** How a refund is settled. */
export type RefundOutcome = Exclude<RefundTask['state'], 'open'>;

/** Props of {@link RefundsPanel}. */
export interface RefundsPanelProps extends PanelTableProps<RefundTask> {
  readonly heldOf: (taskId: string) => {
    readonly key: number;
    readonly count?: number;
    readonly decision: RefundOutcome;
    readonly sending: boolean;
  } | null;
  /** Several at once that are held back. */
  readonly heldMany: HeldNoteProps['held'];
  readonly onSettle: (details: {
    tasks: readonly RefundTask[];
    outcome: RefundOutcome;
    note: string | null;
  }) => void;
  readonly onTakeBack: (key: number) => void;
}

const TONES = { open: 'warn', refunded: 'good', kept: 'neutral' } as const;

/** What several refunds come to, currency by currency. */
const sumOf = (tasks: readonly RefundTask[]) =>
  [...Map.groupBy(tasks, ({ currency }) => currency)]
    .map(([currency, own]) =>
      formatMoney(
        own.reduce((sum, { amountCents }) => sum + amountCents, 0),
        currency,
      ),
    )
    .join(' + ');

/** Whose money it is: what is known of her. */
export const refundedName = ({ member }: RefundTask) =>
  member ? fullName(member) : refundsPanelTexts.someoneGone;

function Cause({ task }: { task: RefundTask }) {
  const { cause, cancelledByMember, cancelledLate, transactions, byHandCents, currency } = task;
  const isEnded = cause === 'cancelled' || cause === 'account-deleted';
  const endedBy = cancelledByMember ? 'cancelledByMember' : 'endedByAdmin';
  return (
    <span className={table.lines}>
      <span>
        {cause === 'cancelled'
          ? cancelledPanelTexts[endedBy]
          : cause === 'account-deleted'
            ? refundsPanelTexts.withAccount
            : paymentStatusTexts[cause]}
      </span>
      {isEnded && cancelledByMember ? (
        <Badge tone={cancelledLate ? 'warn' : 'neutral'}>
          {cancelledLate ? refundsPanelTexts.late : refundsPanelTexts.inTime}
        </Badge>
      ) : null}
      {transactions.length === 0 ? (
        <span className={table.soft}>{refundsPanelTexts.byHand}</span>
      ) : (
        transactions.map((id) => (
          <span key={id} className={table.soft}>
            {fillText(refundsPanelTexts.transaction, { id })}
          </span>
        ))
      )}
      {transactions.length > 0 && byHandCents > 0 ? (
        <span className={table.soft}>
          {fillText(refundsPanelTexts.byHandPart, { amount: formatMoney(byHandCents, currency) })}
        </span>
      ) : null}
    </span>
  );
}

const columnsFor = ({
  now,
  heldOf,
  onSettle,
  onTakeBack,
}: Pick<
  RefundsPanelProps,
  'now' | 'heldOf' | 'onSettle' | 'onTakeBack'
>): readonly DataColumn<RefundTask>[] => [
  {
    id: 'member',
    header: refundsPanelTexts.member,
    isRowHeader: true,
    cell: (task) => {
      const event = task.event ? (
        <span className={cx(table.soft, table.words, table.fewWords)}>
          {task.event.title} · {formatDateTime(task.event.startTime, task.event.timeZone)}
        </span>
      ) : null;
      return task.member ? (
        <PersonCell person={task.member} email={task.email}>
          {event}
        </PersonCell>
      ) : (
        <span className={table.lines}>
          <span className={table.soft}>{refundsPanelTexts.someoneGone}</span>
          {event}
        </span>
      );
    },
  },
  {
    id: 'amount',
    header: refundsPanelTexts.amount,
    isShort: true,
    cell: ({ amountCents, currency, reference }) => (
      <span className={table.lines}>
        <span className={cx(css.sum, table.whole)}>{formatMoney(amountCents, currency)}</span>
        {reference === null ? null : <span className={cx(table.soft, table.whole)}>{reference}</span>}
      </span>
    ),
  },
  { id: 'cause', header: refundsPanelTexts.cause, cell: (task) => <Cause task={task} /> },
  {
    id: 'date',
    header: refundsPanelTexts.since,
    isShort: true,
    sortable: true,
    cell: ({ since }) => <WhenCell at={since} now={now} />,
  },
  {
    id: 'decision',
    header: refundsPanelTexts.state,
    isPlain: true,
    cell: (task) => {
      if (task.state !== 'open')
        return (
          <span className={table.lines}>
            <Badge tone={TONES[task.state]} className={table.whole}>
              {refundsPanelTexts[task.state]}
            </Badge>
            {task.settledBy ? (
              <span className={table.soft}>
                {fillText(refundsPanelTexts.settledBy, { name: fullName(task.settledBy) })}
              </span>
            ) : null}
            {task.note ? <q className={cx(table.soft, table.words)}>{task.note}</q> : null}
          </span>
        );
      const held = heldOf(task.id);
      return (
        <DecisionCell
          name={refundedName(task)}
          approveLabel={refundsPanelTexts.refund}
          denyLabel={refundsPanelTexts.keep}
          noteHint={refundsPanelTexts.noteHint}
          withNote
          held={
            held && {
              label: refundsPanelTexts[held.decision],
              tone: held.decision === 'refunded' ? 'good' : 'neutral',
              sending: held.sending,
              ...(held.count !== undefined && { count: held.count }),
              onTakeBack: () => onTakeBack(held.key),
            }
          }
          onDecide={({ decision, note }) =>
            onSettle({ tasks: [task], outcome: decision === 'approve' ? 'refunded' : 'kept', note })
          }
        />
      );
    },
  },
];

/** Money that no seat stands for, to be sent back or kept. */
export function RefundsPanel({
  now,
  heldOf,
  heldMany,
  onSettle,
  onTakeBack,
  ...tableProps
}: RefundsPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root);
  const { picked, selection, clear } = usePickedRows<RefundTask>({
    table: tableProps,
    rowId: ({ id }) => id,
    isSelectable: ({ id, state }) => state === 'open' && heldOf(id) === null,
  });
  const settleMany = (outcome: RefundOutcome) => {
    onSettle({ tasks: picked, outcome, note: null });
    clear();
  };
  return (
    <div ref={root} className={css.stack}>
      <HeldNote held={heldMany} onTakeBack={onTakeBack} />
      <DataTable
        {...tableProps}
        label={refundsPanelTexts.title}
        columns={columnsFor({ now, heldOf, onSettle, onTakeBack })}
        rowId={({ id }) => id}
        rowName={(task) => [refundedName(task), task.event?.title].filter(Boolean).join(', ')}
        searchHint={refundsPanelTexts.searchHint}
        loadingLabel={refundsPanelTexts.loading}
        empty={{ title: refundsPanelTexts.empty, body: refundsPanelTexts.emptyBody }}
        selection={{
          ...selection,
          keys: refundsPanelTexts.keys,
          actions: (
            <>
              <Text size="small">{fillText(refundsPanelTexts.pickedSum, { amount: sumOf(picked) })}</Text>
              <Button size="small" onPress={() => settleMany('refunded')}>
                {fillText(refundsPanelTexts.refundMany, { n: picked.length })}
              </Button>
              <Button size="small" variant="secondary" onPress={() => settleMany('kept')}>
                {fillText(refundsPanelTexts.keepMany, { n: picked.length })}
              </Button>
            </>
          ),
        }}
      />
    </div>
  );
}
