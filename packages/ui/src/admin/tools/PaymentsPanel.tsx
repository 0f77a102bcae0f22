import { adminSectionHref, memberRecordHref } from '@sorella/core/domain/administration/sections';
import type { DeskPayment } from '@sorella/core/domain/entities/payment-desk';
import { formatShortDate, formatTime, zoneAbbreviation } from '@sorella/core/domain/events/event-time';
import { formatEuros, formatMoney } from '@sorella/core/domain/events/money';
import { fullName } from '@sorella/core/domain/profile/names';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import {
  paymentDecisionTexts,
  paymentDeskTexts,
  paymentStatusTexts,
  removalTexts,
} from '@sorella/core/notices/texts/admin-desks.texts';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { Badge } from '../../primitives/Badge.tsx';
import { ButtonLink } from '../../primitives/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTable } from '../table/DataTable.tsx';
import * as table from '../table/table.css.ts';
import type { DataColumn, PanelTableProps } from '../table/table.types.ts';
import { PersonCell, WhenCell } from './cells.tsx';
import { paymentState } from './payment-state.ts';
import { RemovalCell } from './RemovalCell.tsx';
import * as css from './tools.css.ts';

/** Props of {@link PaymentsPanel}. */
export interface PaymentsPanelProps extends PanelTableProps<DeskPayment> {
  /** A removal of an approved member that is held back. */
  readonly removalOf: (applicationId: string) => { readonly key: number; readonly sending: boolean } | null;
  readonly onRemove: (details: { payment: DeskPayment; reason: string }) => void;
  /** She may decide about seats and take one back; else she reads. */
  readonly mayRemove?: boolean;
  readonly onRemovalTakeBack: (key: number) => void;
}

const nameOf = ({ member }: DeskPayment) => (member ? fullName(member) : commonTexts.unknownUser);

/** What is to come, what came, and by which transactions. */
function Money({ payment }: { payment: DeskPayment }) {
  const { amountCents, receivedCents, byHandCents, payments } = payment;
  return (
    <span className={cx(table.lines, css.money)}>
      <span className={cx(css.sum, table.whole)}>
        {fillText(paymentDeskTexts.of, {
          received: formatEuros(receivedCents),
          awaited: formatEuros(amountCents),
        })}
      </span>
      {byHandCents > 0 ? (
        <span className={table.soft}>
          {fillText(paymentDeskTexts.confirmedByHand, { confirmed: formatEuros(byHandCents) })}
        </span>
      ) : null}
      {payments.map(({ id, reference, amountCents: cents, currency, status, decision, reason }) => (
        <span key={id} className={table.soft}>
          {reference} · {formatMoney(cents, currency)}
          {status === 'accepted'
            ? null
            : ` · ${decision ? paymentDecisionTexts[decision] : paymentStatusTexts[status]}`}
          {reason === null ? null : `: ${reason}`}
        </span>
      ))}
    </span>
  );
}

const columnsFor = ({
  now,
  removalOf,
  onRemove,
  onRemovalTakeBack,
  mayRemove,
}: Pick<
  PaymentsPanelProps,
  'now' | 'removalOf' | 'onRemove' | 'onRemovalTakeBack' | 'mayRemove'
>): readonly DataColumn<DeskPayment>[] => [
  {
    id: 'member',
    header: paymentDeskTexts.member,
    sortable: 'words',
    isRowHeader: true,
    cell: (payment) =>
      payment.member ? (
        <PersonCell
          person={payment.member}
          email={payment.email}
          // A treasurer opens no records.
          {...(mayRemove && { href: memberRecordHref(payment.member.id) })}
        />
      ) : (
        nameOf(payment)
      ),
  },
  {
    id: 'event',
    header: paymentDeskTexts.event,
    sortable: 'words',
    cell: ({ event }) => (
      <span className={table.lines}>
        <span className={cx(table.strong, table.words)}>{event.title}</span>
        <time dateTime={event.startTime} className={table.soft}>
          <span className={table.whole}>{formatShortDate(event.startTime, event.timeZone)},</span>{' '}
          <span className={table.whole}>
            {formatTime(event.startTime, event.timeZone)} {zoneAbbreviation(event.startTime, event.timeZone)}
          </span>
        </time>
      </span>
    ),
  },
  {
    id: 'reference',
    header: paymentDeskTexts.reference,
    isShort: true,
    cell: ({ reference }) => <span className={cx(css.reference, table.whole)}>{reference}</span>,
  },
  {
    id: 'price',
    header: paymentDeskTexts.price,
    isShort: true,
    cell: (payment) => <Money payment={payment} />,
  },
  {
    id: 'date',
    header: paymentDeskTexts.booked,
    isShort: true,
    sortable: true,
    cell: ({ createdAt }) => <WhenCell at={createdAt} now={now} />,
  },
  {
    id: 'state',
    header: paymentDeskTexts.state,
    cell: (payment) => {
      const { applicationId, bookingStatus, event, paidStatedAt, reference } = payment;
      const held = removalOf(applicationId);
      const { tone, word } = paymentState(payment);
      const said = paidStatedAt === null ? null : formatRelativeTime(paidStatedAt, now);
      return (
        <div className={table.lines}>
          <Badge tone={tone} className={table.whole}>
            {word}
          </Badge>
          {bookingStatus === 'pending' && said !== null ? (
            <span className={table.soft}>{fillText(paymentDeskTexts.saysPaid, { when: said })}</span>
          ) : null}
          {mayRemove && bookingStatus === 'pending' ? (
            <span className={css.belowState}>
              <ButtonLink
                size="small"
                variant="quiet"
                href={`${adminSectionHref('applications')}?q=${reference}`}
              >
                {paymentDeskTexts.decide}
                <VisuallyHidden>
                  {' '}
                  {fillText(paymentDeskTexts.decideAbout, { name: nameOf(payment), event: event.title })}
                </VisuallyHidden>
              </ButtonLink>
            </span>
          ) : null}
          {mayRemove && bookingStatus === 'paid' ? (
            <div className={css.belowState}>
              <RemovalCell
                name={nameOf(payment)}
                event={event.title}
                held={
                  held && {
                    label: removalTexts.held,
                    tone: 'bad',
                    sending: held.sending,
                    onTakeBack: () => onRemovalTakeBack(held.key),
                  }
                }
                onRemove={({ reason }) => onRemove({ payment, reason })}
              />
            </div>
          ) : null}
        </div>
      );
    },
  },
];

/** Money awaited and received, booking by booking. */
export function PaymentsPanel({
  now,
  removalOf,
  onRemove,
  onRemovalTakeBack,
  mayRemove = true,
  ...tableProps
}: PaymentsPanelProps) {
  return (
    <DataTable
      {...tableProps}
      label={paymentDeskTexts.title}
      columns={columnsFor({ now, removalOf, onRemove, onRemovalTakeBack, mayRemove })}
      rowId={({ bookingId }) => bookingId}
      rowName={nameOf}
      searchHint={paymentDeskTexts.searchHint}
      loadingLabel={paymentDeskTexts.loading}
      empty={{ title: paymentDeskTexts.empty, body: paymentDeskTexts.emptyBody }}
    />
  );
}
