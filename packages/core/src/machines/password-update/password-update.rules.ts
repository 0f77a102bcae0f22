import { dataErrorCode } from '../../data-port/errors.ts';
import type { RecoveryLink } from '../../domain/account-links.ts';
import { checkNewPassword, type NewPassword } from '../../domain/new-password.ts';
import { isValid } from '../../domain/validation.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { resetPasswordNotices } from '../../notices/reset-password.notices.ts';
import type { PasswordUpdateContext, PasswordUpdateProblem } from './password-update.types.ts';

/** True when the page is opened with the link that it knows already, or without one after it had one. */
export function isKnown({ link: known }: PasswordUpdateContext, link: RecoveryLink | null): boolean {
  if (!known) return false;
  return link === null || JSON.stringify(link) === JSON.stringify(known);
}

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
