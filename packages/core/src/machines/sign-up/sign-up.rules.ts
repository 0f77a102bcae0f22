import { DataError, dataErrorCode, isConnectionFailure } from '../../data-port/errors.ts';
import type { PhotoType } from '../../domain/profile/photo.ts';
import type { Question } from '../../domain/sign-up/questionnaire.ts';
import { toggleOption } from '../../domain/sign-up/questionnaire.ts';
import type { SignUpDetails } from '../../domain/sign-up/sign-up-draft.ts';
import { accountOf, type SignUpEntry } from '../../domain/sign-up/sign-up-draft.ts';
import { checkPersonalDetails, type PersonalDetailsNotice } from '../../domain/validation.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { signUpNotices } from '../../notices/sign-up.notices.ts';

/** Why the server wants something of step 1 to be different. */
export type SignUpProblem = 'email-taken' | 'password-weak';

/** The two passwords as typed. They travel with a press and are kept nowhere. */
export interface Secrets {
  readonly password: string;
  readonly confirmPassword: string;
}

/** What is asked of the auth service. */
export interface SignUpRequest {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A photo ready to be kept; see the schema `StoredPhoto`. */
export interface ChosenPhoto {
  data: string;
  name: string;
  type: PhotoType;
  size: number;
}

/** Everything the machine listens to. */
export type SignUpEvent =
  /** The visitor types, chooses or ticks something in step 1. */
  | { type: 'details.change'; changes: Partial<SignUpDetails> }
  /** The visitor chooses a photo or takes it back. */
  | { type: 'photo.change'; photo: ChosenPhoto | null }
  /** The visitor presses an option of a question. */
  | { type: 'option.toggle'; question: Question; option: string }
  /** The visitor presses 'Next'. */
  | { type: 'details.submit'; secrets: Secrets }
  /** The visitor presses 'Back'. */
  | { type: 'step.back' }
  /** The visitor presses 'Create Account'. */
  | { type: 'account.create'; password: string }
  /** The visitor wants none of what came back. */
  | { type: 'draft.discard' }
  /** The visitor goes to the sign-in page without waiting. */
  | { type: 'account.leave' }
  /** The mail has not come: the visitor stays. */
  | { type: 'mail.miss' };

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
