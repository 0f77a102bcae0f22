import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { refundOf } from '@sorella/core/domain/events/event-card-state';
import { applicationTexts } from '@sorella/core/notices/texts/events.texts';
import * as css from './application-card.css.ts';

/**
 * What stands of a member's money after her seat is gone, by which reference, and whom to ask about it;
 * nothing of an application that cost nothing.
 */
export function ApplicationRefund({
  application,
  zone,
}: {
  application: ApplicationHistoryEntry;
  zone: string;
}) {
  const refund = refundOf(application, application.booking?.amountPaidCents ?? 0, {
    refunds: application.booking?.refunds ?? [],
    zone,
  });
  if (!refund) return null;
  return (
    <div className={css.refund}>
      <p className={css.reference}>
        {applicationTexts.reference} <strong className={css.code}>{refund.reference}</strong>
      </p>
      <p>{refund.text}</p>
    </div>
  );
}
