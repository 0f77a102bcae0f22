import type { Session } from '../../data-port/community-data.ts';
import { type DataErrorCode, dataErrorCode } from '../../data-port/errors.ts';
import { type FilledNotice, noticeOf } from '../../notices/notice.ts';
import { signUpNotices } from '../../notices/sign-up.notices.ts';
import type { ProfileSetupStep } from '../../offline/sign-up/profile-setup.ts';

/** Whose data is applied. */
export type ProfileSetupAccount = Pick<Session, 'userId' | 'email'>;

/** Memory of the machine; what the member told stays on the device. */
export interface ProfileSetupContext {
  /** Who is signed in, or null. */
  account: ProfileSetupAccount | null;
  /** Whether the member has been told that something was refused; once is enough. */
  told: boolean;
  /** How often it has tried again by itself since a part was last answered. */
  tries: number;
}

/** Why a part was not answered. */
export type SetupProblem = 'connection' | 'session' | 'other';

const PROBLEMS: Partial<Record<DataErrorCode, SetupProblem>> = {
  network: 'connection',
  timeout: 'connection',
  'not-signed-in': 'session',
  'session-expired': 'session',
};

/** Sorts a failure of `signUp.applyNext`. */
export function setupProblemOf(error: unknown): SetupProblem {
  return PROBLEMS[dataErrorCode(error)] ?? 'other';
}

/**
 * Milliseconds before each try that it makes by itself: one lost request is no lost connection, and nobody would call
 * `connection.resumed` after it.
 */
export const RETRY_PAUSES_MS = [2_000, 8_000, 30_000] as const;

/** Whether it tries again by itself: no answer came, or only the access token was over, and not all tries are used up. */
export const mayTryAgain = (error: unknown, { tries }: ProfileSetupContext): boolean =>
  setupProblemOf(error) !== 'other' && tries < RETRY_PAUSES_MS.length;

/** Milliseconds until the next of them. */
export const retryPauseOf = ({ tries }: ProfileSetupContext): number =>
  RETRY_PAUSES_MS[tries] ?? RETRY_PAUSES_MS[0];

/** Whether another part waits. */
export const isMoreLeft = (step: ProfileSetupStep): boolean => step.kind === 'answered' && step.left > 0;

/** Whether the server said no to something the member told. */
export const wasRefused = (step: ProfileSetupStep): boolean => step.kind === 'answered' && step.refused;

/** What could not be saved now is tried again at the member's next sign-in. */
export const unfinishedNotice = (): FilledNotice => noticeOf(signUpNotices, 'profile-setup-unfinished');

/** What the server refused is not tried again: the member adds it by hand. */
export const refusedNotice = (): FilledNotice => noticeOf(signUpNotices, 'profile-setup-refused');
