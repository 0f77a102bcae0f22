import { assign, setup, stateIn } from 'xstate';
import { CONFIRMATION_RESEND_INTERVAL_MS, RESET_PASSWORD_MIN_MS } from '../../domain/limits.ts';
import { askingForMail } from '../asking-for-mail.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import { resendFailureNotice, resentNotice } from './confirmation-resend.rules.ts';

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
  /** The mail of this minute was asked for here, and is not the one that came with the sign-up. */
  isAskedFor: boolean;
  now: ConfirmationResendInput['now'];
}

/** Which mail is asked for. */
export interface ConfirmationRequest {
  readonly email: string;
  /** Where the newcomer wanted to be; the mail's link leads back there. */
  readonly origin?: string | undefined;
}

/** Everything the machine listens to. One machine is about one address. */
export type ConfirmationResendEvent =
  /** The visitor presses 'Send the link again'. */
  | { type: 'link.resend'; email: string; origin?: string | undefined }
  /** A sign-up has just sent one: the minute begins. */
  | { type: 'link.note' };

/** What the machine tells its surroundings. */
export type ConfirmationResendEmitted = NoticeEmitted;

const machineSetup = setup({
  types: {
    input: {} as ConfirmationResendInput,
    context: {} as ConfirmationResendContext,
    events: {} as ConfirmationResendEvent,
    emitted: {} as ConfirmationResendEmitted,
  },
  actors: {
    'auth.resendConfirmation': missingActor<void, ConfirmationRequest>('auth.resendConfirmation'),
  },
  delays: {
    /** When every address gets its answer: as long as resetting a password takes. */
    answerTime: RESET_PASSWORD_MIN_MS,
    /** From one mail to the next. */
    resendInterval: CONFIRMATION_RESEND_INTERVAL_MS,
  },
  guards: {
    hasFailed: ({ context }) => context.failure !== null,
    isTold: stateIn({ asking: { answering: 'sent' } }),
  },
  actions: {
    beginWait: assign({ sendableAt: ({ context }) => context.now() + CONFIRMATION_RESEND_INTERVAL_MS }),
    endWait: assign({ sendableAt: null }),
    noteFailure: assign({ failure: (_from, failure: { error: unknown }) => failure }),
    forgetFailure: assign({ failure: null }),
    noteAsked: assign({ isAskedFor: true }),
    noteSignUp: assign({ isAskedFor: false }),
    tellSent: emitNotice(resentNotice()),
    tellFailure: emitNotice(({ context }) => resendFailureNotice(context.failure?.error)),
  },
});

/**
 * Sends the confirmation mail to one address again: to whoever could not sign in for want of it, and to whoever
 * has just joined and got none. The words are in `confirmation-resend.spec.md`.
 */
export const confirmationResendMachine = machineSetup.createMachine({
  id: 'confirmation-resend',
  context: ({ input }) => ({ sendableAt: null, failure: null, isAskedFor: false, now: input.now }),
  initial: 'idle',
  on: {
    // Whatever is going on: the last mail is the one that counts.
    'link.note': {
      target: [
        '#confirmation-resend.asking.delivering.settled',
        '#confirmation-resend.asking.answering.sent',
      ],
      actions: ['forgetFailure', 'noteSignUp'],
    },
  },
  states: {
    idle: {
      on: {
        'link.resend': { target: 'asking', actions: ['forgetFailure', 'noteAsked'] },
      },
    },
    asking: {
      type: 'parallel',
      states: askingForMail(
        'confirmation-resend',
        {
          id: 'resend',
          src: 'auth.resendConfirmation',
          input: ({ event }: { event: ConfirmationResendEvent }) =>
            event.type === 'link.resend' ? { email: event.email, origin: event.origin } : { email: '' },
        },
        {
          entry: 'beginWait',
          exit: 'endWait',
          after: { resendInterval: '#confirmation-resend.idle' },
        },
      ),
    },
  },
});
