import { dataErrorCode } from '../../data-port/errors.ts';
import { checkResetPassword, isValid } from '../../domain/validation.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { resetPasswordNotices } from '../../notices/reset-password.notices.ts';

/** What the form says about the last try. */
export type PasswordResetProblem = 'email-invalid' | 'reset-failed' | 'offline' | 'rate-limited';

/** Whether the address can be written to at all. */
export function isWellFormed(email: string): boolean {
  return isValid(checkResetPassword({ email }));
}

/** What a failure means to the form. The port rejects with nothing that depends on the address. */
export function problemOf(error: unknown): PasswordResetProblem {
  const code = dataErrorCode(error);
  return code === 'rate-limited' || code === 'offline' ? code : 'reset-failed';
}

/** The notice for a problem. */
export function problemNotice(problem: PasswordResetProblem | null): FilledNotice {
  if (problem === 'email-invalid') return noticeOf(resetPasswordNotices, 'reset-email-invalid');
  if (problem === 'rate-limited' || problem === 'offline') return dataErrorNotice(problem);
  return noticeOf(resetPasswordNotices, 'reset-failed');
}
