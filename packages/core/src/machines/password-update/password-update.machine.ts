import { assign, emit, setup } from 'xstate';
import type { RecoveryLink } from '../../domain/accounts/account-links.ts';
import type { NewPassword } from '../../domain/accounts/new-password.ts';
import { noticeOf } from '../../notices/notice.ts';
import { resetPasswordNotices } from '../../notices/reset-password.notices.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { isKnownLink } from '../known-link.ts';
import { missingActor } from '../missing-actor.ts';
import {
  isAcceptable,
  isExpired,
  type PasswordUpdateProblem,
  problemNotice,
  problemOf,
} from './password-update.rules.ts';

/** Memory of the machine; never holds a password. */
export interface PasswordUpdateContext {
  /** What the page was opened with; in memory alone. */
  link: RecoveryLink | null;
  problem: PasswordUpdateProblem | null;
}

/** Everything the machine listens to. */
export type PasswordUpdateEvent =
  /** The page was opened; null when its address has nothing of a link. */
  | { type: 'link.open'; link: RecoveryLink | null }
  /** The visitor presses 'Update Password'. */
  | { type: 'password.submit'; form: NewPassword };

/** What the machine tells its surroundings. */
export type PasswordUpdateEmitted =
  | NoticeEmitted
  /** The password of this account is new, and all its sessions have ended. */
  | { type: 'password.updated'; email: string };

/** What the page shows. */
export type PasswordUpdateView = 'loading' | 'form' | 'updated' | 'expired' | 'link-missing';

const machineSetup = setup({
  types: {
    context: {} as PasswordUpdateContext,
    events: {} as PasswordUpdateEvent,
    emitted: {} as PasswordUpdateEmitted,
  },
  actors: {
    'recovery.setPassword': missingActor<{ email: string }, { tokenHash: string; password: string }>(
      'recovery.setPassword',
    ),
  },
  guards: {
    isKnown: ({ context, event }) => event.type === 'link.open' && isKnownLink(context.link, event.link),
    isUsable: ({ event }) => event.type === 'link.open' && event.link?.kind === 'token-hash',
    isRefused: ({ event }) => event.type === 'link.open' && event.link?.kind === 'refused',
    isAcceptable: ({ event }) => event.type === 'password.submit' && isAcceptable(event.form),
  },
  actions: {
    keepLink: assign({
      link: ({ context, event }) => (event.type === 'link.open' ? event.link : context.link),
      problem: null,
    }),
    forgetProblem: assign({ problem: null }),
    tellProblem: emitNotice(({ context }) => problemNotice(context.problem)),
    tellUpdated: emitNotice(noticeOf(resetPasswordNotices, 'password-updated')),
    tellExpired: emitNotice(noticeOf(sessionNotices, 'link-expired')),
  },
});

/** Choosing a new password by a recovery link. The words are in `password-update.spec.md`. */
export const passwordUpdateMachine = machineSetup.createMachine({
  id: 'password-update',
  context: { link: null, problem: null },
  initial: 'unopened',
  on: {
    'link.open': [
      { guard: 'isKnown' },
      { guard: 'isUsable', target: '.opened', actions: 'keepLink' },
      { guard: 'isRefused', target: '.expired', actions: 'keepLink' },
      { target: '.unlinked' },
    ],
  },
  states: {
    unopened: {},
    opened: { on: { 'password.submit': { guard: 'isAcceptable', target: 'updating' } } },
    updating: {
      entry: 'forgetProblem',
      invoke: {
        id: 'update',
        src: 'recovery.setPassword',
        input: ({ context: { link }, event }) => ({
          tokenHash: link?.kind === 'token-hash' ? link.tokenHash : '',
          password: event.type === 'password.submit' ? event.form.password : '',
        }),
        onDone: {
          target: 'updated',
          actions: [
            'tellUpdated',
            emit(({ event }) => ({ type: 'password.updated', email: event.output.email })),
          ],
        },
        onError: [
          { guard: ({ event }) => isExpired(event.error), target: 'expired', actions: 'tellExpired' },
          {
            target: 'opened',
            actions: [assign({ problem: ({ event }) => problemOf(event.error) }), 'tellProblem'],
          },
        ],
      },
    },
    updated: {},
    expired: {},
    unlinked: {},
  },
});
