import { dataErrorCode } from '../../data-port/errors.ts';
import { checkNewPassword, type NewPassword } from '../../domain/accounts/new-password.ts';
import { isValid } from '../../domain/validation.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { resetPasswordNotices } from '../../notices/reset-password.notices.ts';

/** Why the last try did not set the password; the link is still good. */
export type PasswordUpdateProblem = 'password-too-weak' | 'password-update-failed' | 'rate-limited';

/** The link is not spent on a password that the form would refuse. */
export function isAcceptable(form: NewPassword): boolean {
  return isValid(checkNewPassword(form));
}

/** True when only another link can help. */
export function isExpired(error: unknown): boolean {
  return dataErrorCode(error) === 'link-expired';
}

/** What a failure that leaves the link good means to the form. */
export function problemOf(error: unknown): PasswordUpdateProblem {
  const code = dataErrorCode(error);
  if (code === 'weak-password') return 'password-too-weak';
  return code === 'rate-limited' ? 'rate-limited' : 'password-update-failed';
}

/** The notice for a problem. */
export function problemNotice(problem: PasswordUpdateProblem | null): FilledNotice {
  if (problem === 'rate-limited') return dataErrorNotice('rate-limited');
  return noticeOf(resetPasswordNotices, problem ?? 'password-update-failed');
}
