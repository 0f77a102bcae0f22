import { type DataErrorCode, dataErrorCode } from '../../data-port/errors.ts';
import { DEFAULT_BRAND } from '../../domain/brand.ts';
import type { Application } from '../../domain/entities/application.ts';
import type { EventCardCancellation } from '../../domain/events/event-card-state.ts';
import { formatDateTime } from '../../domain/events/event-time.ts';
import { formatEuros } from '../../domain/events/money.ts';
import { referenceWords } from '../../domain/events/reference-words.ts';
import { cancellationNotices } from '../../notices/cancellation.notices.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';

/** What the question and the answer tell her of her seat and her money. */
export interface CancellationTerms extends EventCardCancellation {
  /** IANA name: whose clock the deadline is told by. */
  timeZone: string;
}

/** How a refused cancellation goes on. */
export type CancellationRefusal = 'nothing-to-cancel' | 'signed-out' | 'unanswered' | 'try-again';

const REFUSALS: Partial<Record<DataErrorCode, CancellationRefusal>> = {
  'no-application': 'nothing-to-cancel',
  'no-active-booking': 'nothing-to-cancel',
  'not-found': 'nothing-to-cancel',
  'not-signed-in': 'signed-out',
  'session-expired': 'signed-out',
  // No answer does not mean that nothing happened.
  network: 'unanswered',
  timeout: 'unanswered',
};

/** Sorts a failure of `applications.cancel`. */
export function cancellationRefusalOf(error: unknown): CancellationRefusal {
  return REFUSALS[dataErrorCode(error)] ?? 'try-again';
}

/** What stands there after a try without an answer: her cancellation, her application as before, or neither. */
export function whatBecameOf(
  application: Pick<Application, 'status' | 'cancelledBy'> | null,
  userId: string | null,
): 'cancelled' | 'stands' | 'gone' {
  if (application === null) return 'gone';
  if (application.status !== 'denied') return 'stands';
  return application.cancelledBy === userId ? 'cancelled' : 'gone';
}

/** The notice for an answered failure. */
export function cancellationFailureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  switch (code) {
    case 'no-application':
    case 'not-found':
      return noticeOf(cancellationNotices, 'no-application-found');
    case 'no-active-booking':
      return noticeOf(cancellationNotices, 'cancellation-no-active-booking');
    case 'not-signed-in':
    case 'session-expired':
      return noticeOf(cancellationNotices, 'cancellation-sign-in-required');
    case 'unavailable':
      return noticeOf(cancellationNotices, 'cancellation-error');
    case 'unexpected':
      return noticeOf(cancellationNotices, 'cancellation-failed');
    default:
      return dataErrorNotice(code);
  }
}

/**
 * The notice after cancelling: what was given up, what it means for her money, and whom to ask. The
 * server says whether it was late; without terms there is nothing more to say than that.
 */
export function cancelledNotice(terms: CancellationTerms | null, cancelledLate: boolean): FilledNotice {
  const contact = DEFAULT_BRAND.supportEmail;
  const amount = formatEuros(terms?.amountCents ?? 0);
  const withReference = referenceWords(terms?.reference ?? null);
  const isPaid = terms !== null && terms.amountCents > 0;
  if (terms && !terms.holdsSeat) {
    return isPaid
      ? noticeOf(cancellationNotices, 'application-withdrawn-unpaid', { amount, contact, withReference })
      : noticeOf(cancellationNotices, 'application-withdrawn');
  }
  if (!isPaid) {
    return noticeOf(cancellationNotices, cancelledLate ? 'booking-cancelled-late' : 'booking-cancelled');
  }
  if (!cancelledLate)
    return noticeOf(cancellationNotices, 'booking-cancelled-paid', { amount, contact, withReference });
  const deadline = formatDateTime(terms.freeUntil, terms.timeZone) ?? terms.freeUntil;
  return noticeOf(cancellationNotices, 'booking-cancelled-paid-late', {
    amount,
    contact,
    withReference,
    deadline,
  });
}
