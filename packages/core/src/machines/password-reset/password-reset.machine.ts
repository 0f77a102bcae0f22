import { assign, setup, stateIn } from 'xstate';
import { RESET_PASSWORD_MIN_MS } from '../../domain/limits.ts';
import { noticeOf } from '../../notices/notice.ts';
import { resetPasswordNotices } from '../../notices/reset-password.notices.ts';
import { askingForMail } from '../asking-for-mail.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import { isWellFormed, type PasswordResetProblem, problemNotice, problemOf } from './password-reset.rules.ts';

/** Memory of the machine. */
export interface PasswordResetContext {
  /** The address that instructions were asked for, trimmed; empty before. */
  email: string;
  /** Why the last try came to nothing; while sending it is known and not told yet. */
  problem: PasswordResetProblem | null;
}

/** Everything the machine listens to. */
export type PasswordResetEvent =
  /** The visitor presses 'Send Instructions'. */
  | { type: 'reset.request'; email: string }
  /** The visitor wants to try another address. */
  | { type: 'reset.restart' };

/** What the machine tells its surroundings. */
export type PasswordResetEmitted = NoticeEmitted;

const machineSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
  },
  actors: {
    'auth.requestPasswordReset': missingActor<void, { email: string }>('auth.requestPasswordReset'),
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
    noteFailure: assign({ problem: (_from, { error }: { error: unknown }) => problemOf(error) }),
    forgetProblem: assign({ problem: null }),
    tellFailure: emitNotice(({ context }) => problemNotice(context.problem)),
    tellSent: emitNotice(noticeOf(resetPasswordNotices, 'reset-sent')),
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
          { guard: 'isMalformed', actions: ['noteMalformed', 'tellFailure'] },
          { target: 'asking', actions: 'keepEmail' },
        ],
      },
    },
    asking: {
      type: 'parallel',
      on: { 'reset.restart': { guard: 'isTold', target: 'idle', actions: 'forgetProblem' } },
      states: askingForMail(
        'password-reset',
        {
          id: 'request',
          src: 'auth.requestPasswordReset',
          input: ({ context }: { context: PasswordResetContext }) => ({ email: context.email }),
        },
        {},
      ),
    },
  },
});
