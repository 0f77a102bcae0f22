import type { NoticeEmitted } from '../notice-emitted.ts';

/** What the form says about the last try. */
export type PasswordResetProblem = 'email-invalid' | 'reset-failed' | 'rate-limited';

/** Memory of the machine. */
export interface PasswordResetContext {
  /** The address that instructions were asked for, trimmed; empty before. */
  email: string;
  /** Why the last try came to nothing; while sending it is known and not told yet. */
  problem: PasswordResetProblem | null;
}

/** Everything the machine listens to. */
export type PasswordResetEvent =
  /** She pressed 'Send Instructions'. */
  | { type: 'reset.request'; email: string }
  /** She wants to try another address. */
  | { type: 'reset.restart' };

/** What the machine tells its surroundings. */
export type PasswordResetEmitted = NoticeEmitted;
