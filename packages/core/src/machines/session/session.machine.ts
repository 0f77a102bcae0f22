import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';
import type { Session } from '../../data-port/community-data.ts';
import { dataErrorCode } from '../../data-port/errors.ts';
import { MANUAL_REFRESH_INTERVAL_MS } from '../../domain/limits.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { noticeOf } from '../../notices/notice.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { signInNotices } from '../../notices/sign-in.notices.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import {
  isIncomplete,
  keepsSession,
  problemOf,
  signInFailureNotice,
  signOutFailureNotice,
} from './session.rules.ts';
import type {
  Credentials,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
} from './session.types.ts';

const NOBODY: Credentials = { email: '', password: '' };

/** What went wrong with whoever was asked: such machine events are XState's own. */
const codeIn = (event: SessionEvent) => dataErrorCode('error' in event ? event.error : undefined);

const machineSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'undecided',
  },
  actors: {
    'auth.getSession': unprovided<Session | null, void>('auth.getSession'),
    'auth.signInWithPassword': unprovided<Session, Credentials>('auth.signInWithPassword'),
    'auth.signOut': unprovided<void, void>('auth.signOut'),
    'auth.refreshSession': unprovided<Session, void>('auth.refreshSession'),
    'auth.getUser': unprovided<Pick<Session, 'userId' | 'email'>, void>('auth.getUser'),
    /** Sends `session.began`, `session.renewed` and `session.ended`, from every tab. */
    'auth.onSessionChange': fromCallback<SessionEvent>(() => {
      throw new Error("Actor 'auth.onSessionChange' was not provided");
    }),
  },
  delays: {
    /** Before the stored session is looked at again after the network failed. */
    restoreRetry: 5_000,
    /** From the answer to a manual refresh to the next one. */
    refreshInterval: MANUAL_REFRESH_INTERVAL_MS,
  },
  guards: {
    isIncomplete: ({ event }) => event.type === 'credentials.submit' && isIncomplete(event.credentials),
    isSomebodyElse: ({ event, context }) =>
      event.type === 'session.began' && event.session.userId !== context.session?.userId,
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
    tellRefreshed: emit(told(noticeOf(sessionNotices, 'session-refreshed'))),
    tellRefreshFailed: emit(told(noticeOf(sessionNotices, 'session-refresh-failed'))),
    tellUnanswered: emit(({ event }) => told(dataErrorNotice(codeIn(event)))),
    /** Says nothing yet: a backend that is down is not a connection that is lost. */
    reportDoubt: enqueueActions(({ event, enqueue }) => {
      if (codeIn(event) === 'network') enqueue.emit({ type: 'connection.doubted' });
    }),
    beginWait: assign({ refreshableAt: ({ context }) => context.now() + MANUAL_REFRESH_INTERVAL_MS }),
    endWait: assign({ refreshableAt: null }),
    reportOpened: enqueueActions(({ context, enqueue }) => {
      if (context.session) enqueue.emit({ type: 'session.opened', session: context.session });
    }),
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
  context: ({ input }) => ({ session: null, problem: null, refreshableAt: null, now: input.now }),
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
          {
            guard: ({ event }) => keepsSession(event.error),
            target: 'unreachable',
            actions: 'reportDoubt',
          },
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
      on: { 'session.began': { target: 'signedIn', actions: 'keepSession' } },
      invoke: {
        id: 'signIn',
        src: 'auth.signInWithPassword',
        input: ({ event }) =>
          event.type === 'credentials.submit'
            ? { email: event.credentials.email.trim(), password: event.credentials.password }
            : NOBODY,
        onDone: {
          target: 'signedIn',
          actions: assign({ session: ({ event }) => event.output }),
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
      entry: ['forgetProblem', 'reportOpened'],
      on: {
        'session.end': 'signingOut',
        'session.began': [
          // Whatever was read belongs to whom it was read for.
          {
            guard: 'isSomebodyElse',
            target: 'signedIn',
            reenter: true,
            actions: ['reportClosed', 'keepSession'],
          },
          { actions: 'keepSession' },
        ],
        'session.renewed': { actions: 'keepSession' },
        'session.ended': { target: 'signedOut', actions: 'reportClosed' },
        'session.refused': { target: 'expired', actions: ['reportClosed', 'tellExpired'] },
      },
      initial: 'settled',
      states: {
        settled: { on: { 'session.refresh': 'refreshing' } },
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'refresh',
            src: 'auth.refreshSession',
            onDone: {
              target: 'cooling',
              actions: [assign({ session: ({ event }) => event.output }), 'tellRefreshed'],
            },
            onError: [
              {
                guard: ({ event }) => keepsSession(event.error),
                target: 'cooling',
                actions: ['tellUnanswered', 'reportDoubt'],
              },
              { target: '#session.expired', actions: ['reportClosed', 'tellRefreshFailed'] },
            ],
          },
        },
        cooling: {
          entry: 'beginWait',
          exit: 'endWait',
          after: { refreshInterval: 'settled' },
        },
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
        'session.renewed': { target: 'signedIn', actions: 'keepSession' },
        'session.retry': 'reviewing',
      },
    },
    // The notice stays while it is looked at again.
    reviewing: {
      tags: 'busy',
      on: {
        'credentials.submit': [...submit],
        'session.began': { target: 'signedIn', actions: 'keepSession' },
      },
      invoke: {
        id: 'review',
        src: 'auth.getUser',
        onDone: 'restoring',
        onError: [
          {
            guard: ({ event }) => keepsSession(event.error),
            target: 'expired',
            actions: ['tellUnanswered', 'reportDoubt'],
          },
          { target: 'expired', actions: 'tellExpired' },
        ],
      },
    },
  },
});
