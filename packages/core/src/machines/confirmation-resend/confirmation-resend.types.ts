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
  /** Why it could not be asked for, while that is known and not told yet. */
  failure: { readonly error: unknown } | null;
  now: ConfirmationResendInput['now'];
}

/** Everything the machine listens to. One machine is about one address. */
export type ConfirmationResendEvent =
  /** She pressed 'Send the link again'. */
  | { type: 'link.resend'; email: string }
  /** A sign-up has just sent one: the minute begins. */
  | { type: 'link.note' };

/** What the machine tells its surroundings. */
export type ConfirmationResendEmitted = NoticeEmitted;
