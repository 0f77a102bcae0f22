import { type DataErrorCode, dataErrorCode, isUnanswered } from '../data-port/errors.ts';
import { dataErrorNotices } from './data-error.notices.ts';
import { type FilledNotice, noticeOf } from './notice.ts';

/**
 * The general notice of every failure the data port knows. Codes that belong to one flow (a full event, a
 * wrong password) have notices of their own there; here they are what a screen without such words shows.
 */
export const DATA_ERROR_NOTICE_IDS = {
  network: 'error-network',
  offline: 'error-network',
  timeout: 'error-timeout',
  unavailable: 'error-unavailable',
  'not-signed-in': 'error-not-signed-in',
  'session-expired': 'error-session-expired',
  'invalid-credentials': 'error-forbidden',
  'email-not-confirmed': 'error-forbidden',
  'email-taken': 'error-conflict',
  'weak-password': 'error-invalid',
  'link-expired': 'error-not-found',
  'rate-limited': 'error-rate-limited',
  forbidden: 'error-forbidden',
  'not-found': 'error-not-found',
  'invalid-input': 'error-invalid',
  'event-full': 'error-conflict',
  'event-over': 'error-conflict',
  'already-applied': 'error-conflict',
  'no-application': 'error-not-found',
  'no-active-booking': 'error-not-found',
  'already-decided': 'error-conflict',
  'event-has-paid-bookings': 'error-conflict',
  'seats-below-approved': 'error-invalid',
  'paypal-username-required': 'error-invalid',
  'picture-refused': 'error-invalid',
  'admin-exists': 'error-conflict',
  'last-admin': 'error-conflict',
  'admin-restricted': 'error-forbidden',
  'not-messageable': 'error-forbidden',
  'too-many-messages': 'error-rate-limited',
  'too-many-coffee-chats': 'error-rate-limited',
  'coffee-chat-over': 'error-conflict',
  'too-many-applications': 'error-rate-limited',
  'too-many-reports': 'error-rate-limited',
  'too-many-blocks': 'error-hour-limit',
  'too-many-profile-edits': 'error-hour-limit',
  'too-many-paid-statements': 'error-hour-limit',
  'too-many-coffee-chats-to-member': 'error-rate-limited',
  suspended: 'error-suspended',
  'feature-off': 'error-feature-off',
  conflict: 'error-conflict',
  'file-too-large': 'error-invalid',
  'unsupported-file': 'error-invalid',
  'malformed-answer': 'error-malformed-answer',
  unexpected: 'error-unexpected',
} as const satisfies Record<DataErrorCode, keyof typeof dataErrorNotices>;

/** The notice for a failure that the flow at hand has no words of its own for. */
export function dataErrorNotice(code: DataErrorCode): FilledNotice {
  return noticeOf(dataErrorNotices, DATA_ERROR_NOTICE_IDS[code]);
}

/** What she can do where something could not be read: there is no change of which to say what became of it. */
const READ_ADVICE: Partial<Record<keyof typeof dataErrorNotices, string>> = {
  'error-network': 'Please check your internet connection and try again.',
  'error-timeout': 'The server did not answer. Please try again.',
  'error-not-signed-in': 'Please sign in and try again.',
  'error-session-expired': 'Please sign in again.',
  'error-rate-limited': 'Please wait a moment before trying again.',
  'error-forbidden': 'If you think it should be open to you, please contact us.',
  'error-feature-off': 'This part of the community is closed at the moment.',
  'error-unexpected': 'We do not know why. Please refresh the page.',
};

/** The notice for a read that failed. */
export function readFailureNotice(code: DataErrorCode): FilledNotice {
  const notice = dataErrorNotice(code);
  const advice = READ_ADVICE[DATA_ERROR_NOTICE_IDS[code]];
  return advice === undefined ? notice : { ...notice, description: advice };
}

/**
 * The notice for a change that failed, in the flow's own words where it has some. Where no answer came nobody knows
 * whether it was made: then that is said, and never that nothing changed. What never left this device for want
 * of a connection is said so.
 */
export function changeFailureNotice(
  error: unknown,
  answered: FilledNotice = dataErrorNotice(dataErrorCode(error)),
): FilledNotice {
  if (isUnanswered(error)) return dataErrorNotice('timeout');
  return dataErrorCode(error) === 'offline' ? dataErrorNotice('offline') : answered;
}
