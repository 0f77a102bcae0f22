import type { NoticeEmitted } from '../notice-emitted.ts';

/** What the machine is given. */
export interface ConfirmationResendInput {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Memory of the machine. */
export interface ConfirmationResendContext {
  /** When the link may be asked for again, in ms since 1970; null when it may. */
  sendableAt: number | null;
  now: ConfirmationResendInput['now'];
}

/** Everything the machine listens to: she pressed 'Send the link again'. */
export interface ConfirmationResendEvent {
  type: 'link.resend';
  /** The address that she tried to sign in with. */
  email: string;
}

/** What the machine tells its surroundings. */
export type ConfirmationResendEmitted = NoticeEmitted;
