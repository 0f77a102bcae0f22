import type { PaymentTotals as Totals } from '@sorella/core/domain/entities/payment-desk';
import { formatEuros } from '@sorella/core/domain/events/money';
import { paymentDeskTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { cx } from '../../styles/cx.ts';
import * as table from '../table/table.css.ts';
import * as css from './tools.css.ts';

/** Props of {@link PaymentTotals}. */
export interface PaymentTotalsProps {
  readonly totals: Totals;
  /** Something is under way that changes them: they are of before. */
  readonly updating?: boolean;
}

/** What counts as paid, in all: money that was received, and what an admin confirmed by hand. */
export function PaymentTotals({
  totals: { receivedCents, byHandCents, byHandCount },
  updating = false,
}: PaymentTotalsProps) {
  return (
    <dl
      className={cx(css.totals, updating && table.updating)}
      aria-label={paymentDeskTexts.totals}
      aria-busy={updating || undefined}
    >
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
