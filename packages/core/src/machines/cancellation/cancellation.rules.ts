import { type DataErrorCode, dataErrorCode } from '../../data-port/errors.ts';
import { cancellationNotices } from '../../notices/cancellation.notices.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';

/** How a refused cancellation goes on. */
export type CancellationRefusal = 'nothing-to-cancel' | 'signed-out' | 'try-again';

const REFUSALS: Partial<Record<DataErrorCode, CancellationRefusal>> = {
  'no-application': 'nothing-to-cancel',
  'no-active-booking': 'nothing-to-cancel',
  'not-found': 'nothing-to-cancel',
  'not-signed-in': 'signed-out',
  'session-expired': 'signed-out',
};

/** Sorts a failure of `applications.cancel`. */
export function cancellationRefusalOf(error: unknown): CancellationRefusal {
  return REFUSALS[dataErrorCode(error)] ?? 'try-again';
}

/** The notice for a failure. Cancelling again is harmless, so an unanswered try says: try again. */
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
    case 'network':
    case 'timeout':
      return dataErrorNotice('timeout');
    default:
      return dataErrorNotice(code);
  }
}

/** The notice after cancelling: says so when free cancellation had ended. */
export function cancelledNotice(cancelledLate: boolean): FilledNotice {
  return noticeOf(cancellationNotices, cancelledLate ? 'booking-cancelled-late' : 'booking-cancelled');
}
