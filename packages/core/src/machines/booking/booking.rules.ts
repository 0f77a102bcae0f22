import { type DataErrorCode, dataErrorCode } from '../../data-port/errors.ts';
import type { Application } from '../../domain/entities/application.ts';
import { paypalLinkFor } from '../../domain/events/money.ts';
import { bookingNotices } from '../../notices/booking.notices.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';

/** How a refused application goes on. */
export type Refusal = 'full' | 'signed-out' | 'already-applied' | 'unanswered' | 'other';

const REFUSALS: Partial<Record<DataErrorCode, Refusal>> = {
  'event-full': 'full',
  'not-signed-in': 'signed-out',
  'session-expired': 'signed-out',
  'already-applied': 'already-applied',
  // No answer does not mean that nothing happened.
  network: 'unanswered',
  timeout: 'unanswered',
};

/** Sorts a failure of `applications.apply`. */
export function refusalOf(error: unknown): Refusal {
  return REFUSALS[dataErrorCode(error)] ?? 'other';
}

/** The notice for a failure that leaves the member in the same place. */
export function applyFailureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  if (code === 'event-over') return noticeOf(bookingNotices, 'event-over');
  if (code === 'too-many-applications') return noticeOf(bookingNotices, 'application-limit-reached');
  if (code === 'unexpected') return noticeOf(bookingNotices, 'join-failed');
  return code === 'unavailable' ? noticeOf(bookingNotices, 'application-error') : dataErrorNotice(code);
}

/** The notice after applying without a link to hand over. */
export function submittedNotice(application: Application): FilledNotice {
  return noticeOf(
    bookingNotices,
    application.paymentRequired ? 'application-submitted-contact-admin' : 'application-submitted',
  );
}

/** The notice once she knows how to pay: on her way to PayPal, or later. */
export function paymentNotice(
  choice: 'opened' | 'postponed',
  { reference }: { readonly reference: string },
): FilledNotice {
  return noticeOf(bookingNotices, choice === 'opened' ? 'payment-required' : 'payment-required-later', {
    reference,
  });
}

/** Where she pays exactly what she owes for an application; null when nothing is to be paid by link. */
export function paymentLinkOf(
  { paymentLink }: { readonly paymentLink: string | null },
  application: Application | null,
): string | null {
  return application?.paymentRequired ? paypalLinkFor(paymentLink, application.paymentAmountCents) : null;
}

/** Whether an application still counts. */
export function isActive(application: Application | null): application is Application {
  return application !== null && application.status !== 'denied';
}
