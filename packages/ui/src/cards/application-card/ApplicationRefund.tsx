import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { endedWithEvent } from '@sorella/core/domain/events/event-card-state';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { applicationTexts } from '@sorella/core/notices/texts/events.texts';
import * as css from './application-card.css.ts';

/**
 * What stands of a member's money after her seat is gone, by which reference, and whom to ask about it;
 * nothing of an application that cost nothing.
 */
export function ApplicationRefund({ application }: { application: ApplicationHistoryEntry }) {
  const { paymentRequired, paymentAmountCents, booking, cancelledLate, reference } = application;
  if (!paymentRequired) return null;
  const paid = booking?.amountPaidCents ?? 0;
  const text = endedWithEvent(application)
    ? paid === 0
      ? applicationTexts.refundOfEventIfSent
      : applicationTexts.refundOfEvent
    : paid === 0
      ? applicationTexts.refundIfSent
      : cancelledLate
        ? applicationTexts.refundLate
        : applicationTexts.refund;
  const amount = formatEuros(paid || paymentAmountCents);
  return (
    <div className={css.refund}>
      <p className={css.reference}>
        {applicationTexts.reference} <strong className={css.code}>{reference}</strong>
      </p>
      <p>{fillText(text, { amount, contact: DEFAULT_BRAND.supportEmail })}</p>
    </div>
  );
}
