import {
  type DeskPayment,
  formatDateTime,
  formatEuros,
  formatMoney,
  formatRelativeTime,
  fullName,
} from '@sorella/core/domain';
import { commonTexts, fillText, paymentDeskTexts, paymentStatusTexts } from '@sorella/core/notices';
import { Badge } from '../../primitives/Badge.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { PersonCell, WhenCell } from './cells.tsx';
import * as css from './tools.css.ts';

/** Props of {@link PaymentsPanel}. */
export type PaymentsPanelProps = PanelTableProps<DeskPayment>;

const STATES = {
  pending: { word: paymentDeskTexts.awaited, tone: 'warn' },
  paid: { word: paymentDeskTexts.received, tone: 'good' },
  cancelled: { word: paymentDeskTexts.ended, tone: 'neutral' },
} as const;

const nameOf = ({ member }: DeskPayment) => (member ? fullName(member) : commonTexts.unknownUser);

/** What is to come, what came, and by which transactions. */
function Money({ payment }: { payment: DeskPayment }) {
  const { amountCents, confirmedCents, payments } = payment;
  return (
    <span className={table.lines}>
      <span className={cx(css.sum, table.whole)}>
        {fillText(paymentDeskTexts.of, {
          received: formatEuros(confirmedCents),
          awaited: formatEuros(amountCents),
        })}
      </span>
      {payments.map(({ id, reference, amountCents: cents, currency, status }) => (
        <span key={id} className={table.soft}>
          {reference} · {formatMoney(cents, currency)}
          {status === 'accepted' ? null : ` · ${paymentStatusTexts[status]}`}
        </span>
      ))}
      {confirmedCents > 0 && !payments.some(({ status }) => status === 'accepted') ? (
        <span className={table.soft}>{paymentDeskTexts.byHand}</span>
      ) : null}
    </span>
  );
}

const columnsFor = ({ now }: Pick<PaymentsPanelProps, 'now'>): readonly DataColumn<DeskPayment>[] => [
  {
    id: 'member',
    header: paymentDeskTexts.member,
    sortable: true,
    isRowHeader: true,
    cell: (payment) =>
      payment.member ? <PersonCell person={payment.member} email={payment.email} /> : nameOf(payment),
  },
  {
    id: 'event',
    header: paymentDeskTexts.event,
    sortable: true,
    cell: ({ event }) => (
      <span className={table.lines}>
        <span className={cx(table.strong, table.words)}>{event.title}</span>
        <time dateTime={event.startTime} className={table.soft}>
          {formatDateTime(event.startTime, event.timeZone)}
        </time>
      </span>
    ),
  },
  {
    id: 'reference',
    header: paymentDeskTexts.reference,
    cell: ({ reference }) => <span className={cx(css.reference, table.whole)}>{reference}</span>,
  },
  { id: 'price', header: paymentDeskTexts.price, cell: (payment) => <Money payment={payment} /> },
  {
    id: 'date',
    header: paymentDeskTexts.booked,
    sortable: true,
    cell: ({ createdAt }) => <WhenCell at={createdAt} now={now} />,
  },
  {
    id: 'state',
    header: paymentDeskTexts.state,
    cell: ({ bookingStatus, paidStatedAt }) => {
      const said = paidStatedAt === null ? null : formatRelativeTime(paidStatedAt, now);
      return (
        <span className={table.lines}>
          <Badge tone={STATES[bookingStatus].tone} className={table.whole}>
            {STATES[bookingStatus].word}
          </Badge>
          {bookingStatus === 'pending' && said !== null ? (
            <span className={table.soft}>{fillText(paymentDeskTexts.saysPaid, { when: said })}</span>
          ) : null}
        </span>
      );
    },
  },
];

/** Money awaited and received, booking by booking. */
export function PaymentsPanel({ now, ...tableProps }: PaymentsPanelProps) {
  return (
    <DataTable
      {...tableProps}
      label={paymentDeskTexts.title}
      columns={columnsFor({ now })}
      rowId={({ bookingId }) => bookingId}
      rowName={nameOf}
      searchHint={paymentDeskTexts.searchHint}
      loadingLabel={paymentDeskTexts.loading}
      empty={{ title: paymentDeskTexts.empty, body: paymentDeskTexts.emptyBody }}
    />
  );
}
