import { assign, emit, fromCallback, setup } from 'xstate';
import type { Session } from '../../data-port/community-data.ts';
import { isConnectionFailure } from '../../data-port/errors.ts';
import { noticeOf } from '../../notices/notice.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { signInNotices } from '../../notices/sign-in.notices.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { isIncomplete, problemOf, signInFailureNotice, signOutFailureNotice } from './session.rules.ts';
import type { Credentials, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

const NOBODY: Credentials = { email: '', password: '' };

const machineSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'undecided',
  },
  actors: {
    'auth.getSession': unprovided<Session | null, void>('auth.getSession'),
    'auth.signInWithPassword': unprovided<Session, Credentials>('auth.signInWithPassword'),
    'auth.signOut': unprovided<void, void>('auth.signOut'),
    /** Sends `session.began`, `session.renewed` and `session.ended`, from every tab. */
    'auth.onSessionChange': fromCallback<SessionEvent>(() => {
      throw new Error("Actor 'auth.onSessionChange' was not provided");
    }),
  },
  delays: {
    /** Before the stored session is looked at again after the network failed. */
    restoreRetry: 5_000,
  },
  guards: {
    isIncomplete: ({ event }) => event.type === 'credentials.submit' && isIncomplete(event.credentials),
  },
  actions: {
    keepSession: assign({
      session: ({ event, context }) =>
        event.type === 'session.began' || event.type === 'session.renewed' ? event.session : context.session,
      problem: null,
    }),
    forgetSession: assign({ session: null }),
    forgetProblem: assign({ problem: null }),
    noteIncomplete: assign({ problem: 'fields-required' }),
    tellIncomplete: emit(told(noticeOf(signInNotices, 'sign-in-fields-required'))),
    tellSignedOut: emit(told(noticeOf(sessionNotices, 'logged-out'))),
    tellExpired: emit(told(noticeOf(sessionNotices, 'session-expired'))),
    reportClosed: emit({ type: 'session.closed' }),
  },
});

const submit = [
  { guard: 'isIncomplete', actions: ['noteIncomplete', 'tellIncomplete'] },
  { target: '#session.signingIn' },
] as const;

/**
 * Who is signed in on this device. The access token is renewed by the auth client, 3 ticks
 * of 30 s before it ends. The words are in `session.spec.md`.
 */
export const sessionMachine = machineSetup.createMachine({
  id: 'session',
  context: { session: null, problem: null },
  initial: 'restoring',
  invoke: { id: 'watch', src: 'auth.onSessionChange' },
  states: {
    restoring: {
      tags: ['busy', 'undecided'],
      // A press made before the machine's code had arrived comes first of all: it must not be lost.
      on: {
        'credentials.submit': [...submit],
        'session.began': { target: 'signedIn', actions: 'keepSession' },
      },
      invoke: {
        id: 'restore',
        src: 'auth.getSession',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'signedIn',
            actions: assign({ session: ({ event }) => event.output }),
          },
          { target: 'signedOut' },
        ],
        onError: [
          { guard: ({ event }) => isConnectionFailure(event.error), target: 'unreachable' },
          { target: 'expired', actions: ['reportClosed', 'tellExpired'] },
        ],
      },
    },
    // A network failure signs nobody out.
    unreachable: {
      tags: 'undecided',
      on: {
        'connection.resumed': 'restoring',
        'session.began': { target: 'signedIn', actions: 'keepSession' },
        'session.renewed': { target: 'signedIn', actions: 'keepSession' },
        'session.ended': 'signedOut',
        'credentials.submit': [...submit],
      },
      after: { restoreRetry: 'restoring' },
    },
    signedOut: {
      entry: 'forgetSession',
      on: {
        'credentials.submit': [...submit],
        'session.began': { target: 'signedIn', actions: 'keepSession' },
      },
    },
    signingIn: {
      tags: 'busy',
      entry: 'forgetProblem',
      invoke: {
        id: 'signIn',
        src: 'auth.signInWithPassword',
        input: ({ event }) =>
          event.type === 'credentials.submit'
            ? { email: event.credentials.email.trim(), password: event.credentials.password }
            : NOBODY,
        onDone: {
          target: 'signedIn',
          actions: [
            assign({ session: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'session.opened', userId: event.output.userId })),
          ],
        },
        onError: {
          target: 'signedOut',
          actions: [
            assign({ problem: ({ event }) => problemOf(event.error) }),
            emit(({ event }) => told(signInFailureNotice(event.error))),
          ],
        },
      },
    },
    signedIn: {
      entry: 'forgetProblem',
      on: {
        'session.end': 'signingOut',
        'session.began': { actions: 'keepSession' },
        'session.renewed': { actions: 'keepSession' },
        'session.ended': { target: 'signedOut', actions: 'reportClosed' },
        'session.refused': { target: 'expired', actions: ['reportClosed', 'tellExpired'] },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        id: 'signOut',
        src: 'auth.signOut',
        onDone: { target: 'signedOut', actions: ['reportClosed', 'tellSignedOut'] },
        onError: {
          target: 'signedOut',
          actions: ['reportClosed', emit(({ event }) => told(signOutFailureNotice(event.error)))],
        },
      },
    },
    expired: {
      entry: 'forgetSession',
      on: {
        'credentials.submit': [...submit],
        'session.began': { target: 'signedIn', actions: 'keepSession' },
      },
    },
  },
});
