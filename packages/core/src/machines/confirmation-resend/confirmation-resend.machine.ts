import { assign, emit, setup, stateIn } from 'xstate';
import { CONFIRMATION_RESEND_INTERVAL_MS, RESET_PASSWORD_MIN_MS } from '../../domain/limits.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { resendFailureNotice, resentNotice } from './confirmation-resend.rules.ts';
import type {
  ConfirmationResendContext,
  ConfirmationResendEmitted,
  ConfirmationResendEvent,
  ConfirmationResendInput,
} from './confirmation-resend.types.ts';

const machineSetup = setup({
  types: {
    input: {} as ConfirmationResendInput,
    context: {} as ConfirmationResendContext,
    events: {} as ConfirmationResendEvent,
    emitted: {} as ConfirmationResendEmitted,
  },
  actors: {
    'auth.resendConfirmation': unprovided<void, string>('auth.resendConfirmation'),
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
    forgetFailure: assign({ failure: null }),
    tellSent: emit(told(resentNotice())),
    tellFailure: emit(({ context }) => told(resendFailureNotice(context.failure?.error))),
  },
});

/**
 * Sends the confirmation mail to one address again: to whoever could not sign in for want of it, and to whoever
 * has just joined and got none. The words are in `confirmation-resend.spec.md`.
 */
export const confirmationResendMachine = machineSetup.createMachine({
  id: 'confirmation-resend',
  context: ({ input }) => ({ sendableAt: null, failure: null, now: input.now }),
  initial: 'idle',
  on: {
    // Whatever is going on: the last mail is the one that counts.
    'link.note': {
      target: [
        '#confirmation-resend.asking.delivering.settled',
        '#confirmation-resend.asking.answering.sent',
      ],
      actions: 'forgetFailure',
    },
  },
  states: {
    idle: {
      on: {
        'link.resend': { target: 'asking', actions: 'forgetFailure' },
      },
    },
    asking: {
      type: 'parallel',
      states: {
        delivering: {
          initial: 'requesting',
          states: {
            requesting: {
              invoke: {
                id: 'resend',
                src: 'auth.resendConfirmation',
                input: ({ event }) => (event.type === 'link.resend' ? event.email : ''),
                onDone: 'settled',
                onError: [
                  {
                    guard: 'isTold',
                    target: '#confirmation-resend.idle',
                    actions: [assign({ failure: ({ event }) => ({ error: event.error }) }), 'tellFailure'],
                  },
                  {
                    target: 'settled',
                    actions: assign({ failure: ({ event }) => ({ error: event.error }) }),
                  },
                ],
              },
            },
            settled: {},
          },
        },
        answering: {
          initial: 'sending',
          states: {
            sending: {
              // The clock alone says when: how long the service takes depends on whether it knows the address.
              after: {
                answerTime: [
                  { guard: 'hasFailed', target: '#confirmation-resend.idle', actions: 'tellFailure' },
                  { target: 'sent', actions: 'tellSent' },
                ],
              },
            },
            sent: {
              entry: 'beginWait',
              exit: 'endWait',
              after: { resendInterval: '#confirmation-resend.idle' },
            },
          },
        },
      },
    },
  },
});
