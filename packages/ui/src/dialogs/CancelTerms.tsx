import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import type { EventCardCancellation } from '@sorella/core/domain/events/event-card-state';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { referenceWords } from '@sorella/core/domain/events/reference-words';
import { fillText } from '@sorella/core/notices/notice';
import { confirmTexts } from '@sorella/core/notices/texts/confirm.texts';
import { unbrokenDateTime } from '@sorella/core/notices/unbroken';
import * as css from './cancel-terms.css.ts';

/** Props of {@link CancelTerms}. */
export interface CancelTermsProps {
  readonly terms: EventCardCancellation & {
    /** IANA name: whose clock the deadline is told by. */
    readonly timeZone: string;
  };
}

/**
 * What a member gives up by cancelling: amount, deadline with its zone, on which side of it she is, and whom to ask
 * about her money. Of an application that waits it says nothing about a seat.
 */
export function CancelTerms({ terms }: CancelTermsProps) {
  const { holdsSeat, amountCents, free, freeUntil, timeZone } = terms;
  const withReference = referenceWords(terms.reference);
  const contact = DEFAULT_BRAND.supportEmail;
  const amount = formatEuros(amountCents);
  if (!holdsSeat) {
    return (
      <div className={css.root}>
        <p>{confirmTexts.cancelPending}</p>
        {amountCents > 0 ? (
          <p>{fillText(confirmTexts.cancelPendingPaid, { amount, contact, withReference })}</p>
        ) : null}
      </div>
    );
  }
  return (
    <div className={css.root}>
      <dl className={css.facts}>
        {amountCents > 0 ? (
          <div className={css.fact}>
            <dt>{confirmTexts.cancelPaid}</dt>
            <dd className={css.value}>{amount}</dd>
          </div>
        ) : null}
        <div className={css.fact}>
          <dt>{confirmTexts.cancelFreeUntil}</dt>
          <dd className={css.value}>
            <time dateTime={freeUntil}>{unbrokenDateTime(formatDateTime(freeUntil, timeZone) ?? '')}</time>
          </dd>
        </div>
      </dl>
      <p className={free ? css.inTime : css.late}>
        {free ? confirmTexts.cancelInTime : confirmTexts.cancelTooLate}
      </p>
      {amountCents > 0 ? (
        <p>
          {fillText(free ? confirmTexts.cancelRefund : confirmTexts.cancelRefundLate, {
            contact,
            withReference,
          })}
        </p>
      ) : null}
    </div>
  );
}
