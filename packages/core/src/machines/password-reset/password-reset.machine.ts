import { assign, emit, setup, stateIn } from 'xstate';
import { RESET_PASSWORD_MIN_MS } from '../../domain/limits.ts';
import { noticeOf } from '../../notices/notice.ts';
import { resetPasswordNotices } from '../../notices/reset-password.notices.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { isWellFormed, problemNotice, problemOf } from './password-reset.rules.ts';
import type {
  PasswordResetContext,
  PasswordResetEmitted,
  PasswordResetEvent,
} from './password-reset.types.ts';

const machineSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
  },
  actors: {
    'auth.requestPasswordReset': unprovided<void, { email: string }>('auth.requestPasswordReset'),
  },
  delays: {
    /** When every address gets its answer. */
    answerTime: RESET_PASSWORD_MIN_MS,
  },
  guards: {
    isMalformed: ({ event }) => event.type === 'reset.request' && !isWellFormed(event.email),
    hasFailed: ({ context }) => context.problem !== null,
    isTold: stateIn({ asking: { answering: 'sent' } }),
  },
  actions: {
    keepEmail: assign({
      email: ({ context, event }) => (event.type === 'reset.request' ? event.email.trim() : context.email),
      problem: null,
    }),
    noteMalformed: assign({ problem: 'email-invalid' }),
    forgetProblem: assign({ problem: null }),
    tellProblem: emit(({ context }) => told(problemNotice(context.problem))),
    tellSent: emit(told(noticeOf(resetPasswordNotices, 'reset-sent'))),
  },
});

/** Asking for a link to choose a new password. The words are in `password-reset.spec.md`. */
export const passwordResetMachine = machineSetup.createMachine({
  id: 'password-reset',
  context: { email: '', problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'reset.request': [
          { guard: 'isMalformed', actions: ['noteMalformed', 'tellProblem'] },
          { target: 'asking', actions: 'keepEmail' },
        ],
      },
    },
    asking: {
      type: 'parallel',
      on: { 'reset.restart': { guard: 'isTold', target: 'idle', actions: 'forgetProblem' } },
      states: {
        delivering: {
          initial: 'requesting',
          states: {
            requesting: {
              invoke: {
                id: 'request',
                src: 'auth.requestPasswordReset',
                input: ({ context }) => ({ email: context.email }),
                onDone: 'settled',
                onError: [
                  {
                    guard: 'isTold',
                    target: '#password-reset.idle',
                    actions: [assign({ problem: ({ event }) => problemOf(event.error) }), 'tellProblem'],
                  },
                  { target: 'settled', actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
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
                  { guard: 'hasFailed', target: '#password-reset.idle', actions: 'tellProblem' },
                  { target: 'sent', actions: 'tellSent' },
                ],
              },
            },
            sent: {},
          },
        },
      },
    },
  },
});
