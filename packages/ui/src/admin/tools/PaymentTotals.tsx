import type { PaymentTotals as Totals } from '@sorella/core/domain/entities/payment-desk';
import { formatEuros } from '@sorella/core/domain/events/money';
import { paymentDeskTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import * as css from './tools.css.ts';

/** Props of {@link PaymentTotals}. */
export interface PaymentTotalsProps {
  readonly totals: Totals;
}

/** What counts as paid, in all: money that was received, and what an admin confirmed by hand. */
export function PaymentTotals({ totals: { receivedCents, byHandCents, byHandCount } }: PaymentTotalsProps) {
  return (
    <dl className={css.totals} aria-label={paymentDeskTexts.totals}>
      <div className={css.total}>
        <dt>{paymentDeskTexts.totalReceived}</dt>
        <dd className={css.totalSum}>{formatEuros(receivedCents)}</dd>
      </div>
      <div className={css.total}>
        <dt>{paymentDeskTexts.totalByHand}</dt>
        <dd className={css.totalSum}>
          {formatEuros(byHandCents)}
          {byHandCount > 0 ? (
            <span className={css.totalCount}> ({byHandCount.toLocaleString('en-US')})</span>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}
