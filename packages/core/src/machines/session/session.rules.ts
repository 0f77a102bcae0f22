import { DataError, dataErrorCode, isConnectionFailure } from '../../data-port/errors.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { signInNotices } from '../../notices/sign-in.notices.ts';

/** What the sign-in page says above the form after a failed try. */
export type SignInProblem =
  | 'fields-required'
  | 'invalid-credentials'
  | 'email-not-confirmed'
  | 'network'
  | 'link-expired'
  | 'other';

/** What a member types on the sign-in page. */
export interface Credentials {
  email: string;
  password: string;
}

/** Both fields are needed; blanks count as nothing. */
export function isIncomplete({ email, password }: Credentials): boolean {
  return email.trim() === '' || password === '';
}

/**
 * Whether a session outlives this failure of its renewal: too many requests and everything that is no answer of
 * the auth service say nothing against it. Anything else is a refusal.
 */
export function keepsSession(error: unknown): boolean {
  const code = dataErrorCode(error);
  return isConnectionFailure(error) || code === 'rate-limited' || code === 'malformed-answer';
}

/** What the page says above the form. */
export function problemOf(error: unknown): SignInProblem {
  if (isConnectionFailure(error)) return 'network';
  switch (dataErrorCode(error)) {
    case 'invalid-credentials':
      return 'invalid-credentials';
    case 'email-not-confirmed':
      return 'email-not-confirmed';
    case 'link-expired':
      return 'link-expired';
    default:
      return 'other';
  }
}

/** The notice for a failed sign-in: the longer texts. */
export function signInFailureNotice(error: unknown): FilledNotice {
  const code = dataErrorCode(error);
  switch (code) {
    case 'invalid-credentials':
      return noticeOf(signInNotices, 'login-failed');
    case 'email-not-confirmed':
      return noticeOf(signInNotices, 'email-not-confirmed');
    case 'link-expired':
      return noticeOf(sessionNotices, 'link-expired');
    case 'unexpected': {
      const message = error instanceof DataError ? error.serverMessage : undefined;
      return message && message !== 'no session'
        ? noticeOf(signInNotices, 'sign-in-failed', { message })
        : noticeOf(signInNotices, 'no-session-created');
    }
    default:
      return dataErrorNotice(code);
  }
}

/** The notice after signing out when the server could not be told. */
export function signOutFailureNotice(error: unknown): FilledNotice {
  return noticeOf(sessionNotices, isConnectionFailure(error) ? 'logged-out-locally' : 'logged-out-note');
}
