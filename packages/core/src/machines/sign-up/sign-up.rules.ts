import { DataError, dataErrorCode, isConnectionFailure } from '../../data-port/errors.ts';
import { toggleOption } from '../../domain/sign-up/questionnaire.ts';
import { accountOf, type SignUpEntry } from '../../domain/sign-up/sign-up-draft.ts';
import { checkPersonalDetails, type PersonalDetailsNotice } from '../../domain/validation.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { signUpNotices } from '../../notices/sign-up.notices.ts';
import type { Secrets, SignUpEvent, SignUpProblem, SignUpRequest } from './sign-up.machine.ts';

/** The first failed check of step 1, or null. */
export function detailsNotice(
  { details, photo }: SignUpEntry,
  secrets: Secrets,
): PersonalDetailsNotice | null {
  return checkPersonalDetails({ ...details, ...secrets, hasProfilePhoto: photo !== null });
}

/** What the visitor has entered after a change. */
export function changed(entry: SignUpEntry, event: SignUpEvent): SignUpEntry {
  switch (event.type) {
    case 'details.change':
      return { ...entry, details: { ...entry.details, ...event.changes } };
    case 'photo.change':
      return { ...entry, photo: event.photo };
    case 'option.toggle':
      return { ...entry, answers: toggleOption(entry.answers, event.question, event.option) };
    default:
      return entry;
  }
}

/** What is asked of the auth service. */
export function requestOf(entry: SignUpEntry, password: string): SignUpRequest {
  return { ...accountOf(entry), password };
}

/**
 * What has to be changed in step 1 before it can be tried again; null for failures that the visitor cannot
 * mend.
 */
export function problemOf(error: unknown): SignUpProblem | null {
  const code = dataErrorCode(error);
  if (code === 'email-taken') return 'email-taken';
  return code === 'weak-password' ? 'password-weak' : null;
}

/** Whether the server has looked at the form and refused it, rather than not answering or being busy. */
export function isRefusal(error: unknown): boolean {
  const code = dataErrorCode(error);
  return (
    code === 'email-taken' || code === 'weak-password' || code === 'invalid-input' || code === 'forbidden'
  );
}

/** What is told when no account was made. */
export function failureNotice(error: unknown): FilledNotice {
  if (isConnectionFailure(error)) return noticeOf(signUpNotices, 'sign-up-unreachable');
  const code = dataErrorCode(error);
  switch (code) {
    case 'email-taken':
      return noticeOf(signUpNotices, 'account-already-exists');
    case 'weak-password':
      return noticeOf(signUpNotices, 'sign-up-password-weak');
    case 'rate-limited':
      return noticeOf(signUpNotices, 'sign-up-rate-limited');
    default: {
      const said = error instanceof DataError ? error.serverMessage : undefined;
      return noticeOf(signUpNotices, 'sign-up-failed', {
        message: said ?? dataErrorNotice(code).description,
      });
    }
  }
}
