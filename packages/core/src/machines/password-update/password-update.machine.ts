import { assign, emit, setup } from 'xstate';
import { noticeOf } from '../../notices/notice.ts';
import { resetPasswordNotices } from '../../notices/reset-password.notices.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { isKnownLink } from '../known-link.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { isAcceptable, isExpired, problemNotice, problemOf } from './password-update.rules.ts';
import type {
  PasswordUpdateContext,
  PasswordUpdateEmitted,
  PasswordUpdateEvent,
} from './password-update.types.ts';

const machineSetup = setup({
  types: {
    context: {} as PasswordUpdateContext,
    events: {} as PasswordUpdateEvent,
    emitted: {} as PasswordUpdateEmitted,
  },
  actors: {
    'recovery.setPassword': unprovided<{ email: string }, { tokenHash: string; password: string }>(
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
    tellProblem: emit(({ context }) => told(problemNotice(context.problem))),
    tellUpdated: emit(told(noticeOf(resetPasswordNotices, 'password-updated'))),
    tellExpired: emit(told(noticeOf(sessionNotices, 'link-expired'))),
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
