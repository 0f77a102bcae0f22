import { assign, emit, setup } from 'xstate';
import { CONFIRMATION_RESEND_INTERVAL_MS } from '../../domain/limits.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { resendFailureNotice } from './confirmation-resend.rules.ts';
import type {
  ConfirmationResendContext,
  ConfirmationResendEmitted,
  ConfirmationResendEvent,
  ConfirmationResendInput,
} from './confirmation-resend.types.ts';

/**
 * Sends the confirmation mail again to whoever could not sign in for want of it. The words are in
 * `confirmation-resend.spec.md`.
 */
export const confirmationResendMachine = setup({
  types: {
    input: {} as ConfirmationResendInput,
    context: {} as ConfirmationResendContext,
    events: {} as ConfirmationResendEvent,
    emitted: {} as ConfirmationResendEmitted,
    tags: {} as 'busy',
  },
  actors: {
    'auth.resendConfirmation': unprovided<void, string>('auth.resendConfirmation'),
  },
  delays: {
    /** From one mail to the next. */
    resendInterval: CONFIRMATION_RESEND_INTERVAL_MS,
  },
  actions: {
    beginWait: assign({ sendableAt: ({ context }) => context.now() + CONFIRMATION_RESEND_INTERVAL_MS }),
    endWait: assign({ sendableAt: null }),
  },
}).createMachine({
  id: 'confirmation-resend',
  context: ({ input }) => ({ sendableAt: null, now: input.now }),
  initial: 'idle',
  states: {
    idle: { on: { 'link.resend': 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'resend',
        src: 'auth.resendConfirmation',
        input: ({ event }) => event.email,
        onDone: 'sent',
        onError: {
          target: 'idle',
          actions: emit(({ event }) => told(resendFailureNotice(event.error))),
        },
      },
    },
    sent: {
      entry: 'beginWait',
      exit: 'endWait',
      after: { resendInterval: 'idle' },
    },
  },
});
