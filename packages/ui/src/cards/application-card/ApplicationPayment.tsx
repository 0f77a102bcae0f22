import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { payByLine, paymentOf, statedOnOf } from '@sorella/core/domain/events/event-card-state';
import { formatEuros } from '@sorella/core/domain/events/money';
import { fillText } from '@sorella/core/notices/notice';
import { applicationTexts, eventCardTexts } from '@sorella/core/notices/texts/events.texts';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import * as css from './application-card.css.ts';

interface ApplicationPaymentProps {
  readonly application: ApplicationHistoryEntry;
  /** IANA name of the zone in which the day stands on which she said so. */
  readonly zone: string;
  /** The member says that she has sent the money, or that she has not. */
  readonly onStatePaid?:
    | ((details: { application: ApplicationHistoryEntry; paid: boolean }) => void)
    | undefined;
  readonly stating: boolean;
  /** Under which she may have sent the money for an application that ended. */
  readonly earlierReference: string | null;
  readonly describedBy: string;
}

/** How a waiting application is paid, by which reference, and that she has done so: a fact that decides nothing. */
export function ApplicationPayment({
  application,
  zone,
  stating,
  earlierReference,
  onStatePaid,
  describedBy,
}: ApplicationPaymentProps) {
  const { event, reference, paymentAmountCents } = application;
  const payment = event ? paymentOf(event, paymentAmountCents) : null;
  const amount = formatEuros(paymentAmountCents);
  const statedOn = statedOnOf(application, zone);
  const isPayable = payment?.kind === 'link';
  const payBy = payByLine(application, event?.timeZone ?? 'UTC');
  return (
    <div className={css.payment}>
      <p className={css.reference}>
        {applicationTexts.reference} <strong className={css.code}>{reference}</strong>
      </p>
      <p>
        {statedOn !== null
          ? fillText(applicationTexts.statedPaid, { date: statedOn })
          : isPayable
            ? fillText(applicationTexts.payHow, { amount, reference })
            : eventCardTexts.paymentLinkMissingContactAdmin}
      </p>
      {statedOn !== null || isPayable ? null : (
        <p>
          <TextLink href="/contact" className={css.contact}>
            {applicationTexts.contactUs}
          </TextLink>
        </p>
      )}
      {earlierReference === null || statedOn !== null ? null : (
        <p>
          {fillText(applicationTexts.sentBefore, {
            reference: earlierReference,
            contact: DEFAULT_BRAND.supportEmail,
          })}
        </p>
      )}
      {payBy === null ? null : <p>{payBy}</p>}
      <div className={css.payActions}>
        {isPayable && statedOn === null ? (
          <ButtonLink href={payment.link} target="_blank" size="small">
            {fillText(applicationTexts.payNow, { amount })}
          </ButtonLink>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          busy={stating}
          aria-describedby={describedBy}
          onPress={() => onStatePaid?.({ application, paid: statedOn === null })}
        >
          {statedOn === null ? applicationTexts.iHavePaid : applicationTexts.takeBack}
        </Button>
      </div>
    </div>
  );
}
