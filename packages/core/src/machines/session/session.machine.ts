import { assign, type DoneActorEvent, emit, enqueueActions, fromCallback, setup } from 'xstate';
import type { Session } from '../../data-port/community-data.ts';
import { dataErrorCode, isConnectionDoubtful } from '../../data-port/errors.ts';
import { MANUAL_REFRESH_INTERVAL_MS } from '../../domain/limits.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { noticeOf } from '../../notices/notice.ts';
import { sessionNotices } from '../../notices/session.notices.ts';
import { signInNotices } from '../../notices/sign-in.notices.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  type Credentials,
  isIncomplete,
  keepsSession,
  problemOf,
  type SignInProblem,
  signInFailureNotice,
  signOutFailureNotice,
} from './session.rules.ts';

/** Memory of the machine; never holds a password. */
export interface SessionContext {
  session: Session | null;
  /** Why the last try to sign in failed; null when there is nothing to say. */
  problem: SignInProblem | null;
  /** When the session may be refreshed by hand again, in ms since 1970; null when it may. */
  refreshableAt: number | null;
  /** It was heard that the session ended, while the answer to a renewal is on its way. */
  endedMeanwhile: boolean;
  now: SessionInput['now'];
}

/** What the machine is given. */
export interface SessionInput {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Everything the machine listens to. */
export type SessionEvent =
  /** The visitor presses the sign-in button. */
  | { type: 'credentials.submit'; credentials: Credentials }
  /** The member presses 'Sign Out'. */
  | { type: 'session.end' }
  /** The member presses 'Refresh session'. */
  | { type: 'session.refresh' }
  /** The member presses 'Try again' on the expired-session notice. */
  | { type: 'session.retry' }
  /** The auth service or another tab reports a session. */
  | { type: 'session.began'; session: Session }
  /** The access token was renewed. */
  | { type: 'session.renewed'; session: Session }
  /** The auth service or another tab reports that there is no session any more. */
  | { type: 'session.ended' }
  /** The auth service did not renew the session: it is over, and nobody signed out. */
  | { type: 'session.lapsed' }
  /** A request was refused for its access token: that is over, the session need not be. */
  | { type: 'session.refused' }
  /** The connection is back: look again. */
  | { type: 'connection.resumed' };

/** What the machine tells its surroundings. */
export type SessionEmitted =
  | NoticeEmitted
  /** Somebody is signed in now: by the form, by a valid stored session, or in another tab. */
  | { type: 'session.opened'; session: Session }
  /** Whoever was signed in is not any more: forget what was read. */
  | { type: 'session.closed' }
  /** Requests were refused and would not be any more: the session has a new access token. Ask again. */
  | { type: 'session.recovered' }
  /** The network did not answer: is the connection gone? */
  | { type: 'connection.doubted' };

const NOBODY: Credentials = { email: '', password: '' };

/** What went wrong with whoever was asked: such machine events are XState's own. */
const errorIn = (event: SessionEvent): unknown => ('error' in event ? event.error : undefined);
const codeIn = (event: SessionEvent) => dataErrorCode(errorIn(event));

/** The session that it brings: from the watch over it, or as the answer to a renewal. */
function sessionIn(event: SessionEvent | DoneActorEvent<Session>): Session | null {
  if (event.type === 'session.began' || event.type === 'session.renewed') return event.session;
  return 'output' in event ? event.output : null;
}

const machineSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy' | 'undecided',
  },
  actors: {
    'auth.getSession': missingActor<Session | null, void>('auth.getSession'),
    'auth.signInWithPassword': missingActor<Session, Credentials>('auth.signInWithPassword'),
    'auth.signOut': missingActor<void, void>('auth.signOut'),
    'auth.refreshSession': missingActor<Session, void>('auth.refreshSession'),
    'auth.getUser': missingActor<Pick<Session, 'userId' | 'email'>, void>('auth.getUser'),
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
    isSomebodyElse: ({ event, context }) => {
      const session = sessionIn(event);
      return session !== null && session.userId !== context.session?.userId;
    },
    hasEndedUnanswered: ({ event, context }) => context.endedMeanwhile && keepsSession(errorIn(event)),
    isKept: ({ event }) => keepsSession(errorIn(event)),
  },
  actions: {
    keepSession: assign({
      session: ({ event, context }) => sessionIn(event) ?? context.session,
      problem: null,
      endedMeanwhile: false,
    }),
    forgetSession: assign({ session: null }),
    forgetProblem: assign({ problem: null }),
    noteIncomplete: assign({ problem: 'fields-required' }),
    tellIncomplete: emitNotice(noticeOf(signInNotices, 'sign-in-fields-required')),
    tellSignedOut: emitNotice(noticeOf(sessionNotices, 'logged-out')),
    tellSignedOutElsewhere: emitNotice(noticeOf(sessionNotices, 'signed-out-elsewhere')),
    tellExpired: emitNotice(noticeOf(sessionNotices, 'session-expired')),
    tellRefreshed: emitNotice(noticeOf(sessionNotices, 'session-refreshed')),
    tellRefreshFailed: emitNotice(noticeOf(sessionNotices, 'session-refresh-failed')),
    tellUnanswered: emitNotice(({ event }) => dataErrorNotice(codeIn(event))),
    /** Says nothing yet: a backend that is down is not a connection that is lost. */
    reportDoubt: enqueueActions(({ event, enqueue }) => {
      if (isConnectionDoubtful(errorIn(event))) enqueue.emit({ type: 'connection.doubted' });
    }),
    noteEnd: assign({ endedMeanwhile: true }),
    forgetEnd: assign({ endedMeanwhile: false }),
    reportRecovered: emit({ type: 'session.recovered' }),
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

/** Whatever was read belongs to whom it was read for. */
const takeover = {
  guard: 'isSomebodyElse',
  target: '#session.signedIn',
  reenter: true,
  actions: ['reportClosed', 'keepSession'],
} as const;

/** While a renewal is asked for its answer decides; that the session is over is heard before it. */
const undecidedBefore = {
  'session.ended': { actions: 'noteEnd' },
  'session.lapsed': { actions: 'noteEnd' },
  'session.refused': {},
} as const;

/** It ended elsewhere, and nothing was said against it here. */
const endedElsewhere = {
  guard: 'hasEndedUnanswered',
  target: '#session.signedOut',
  actions: 'reportClosed',
} as const;

/**
 * Who is signed in on this device. The access token is renewed by the auth client, 3 ticks
 * of 30 s before it ends. The words are in `session.spec.md`.
 */
export const sessionMachine = machineSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    session: null,
    problem: null,
    refreshableAt: null,
    endedMeanwhile: false,
    now: input.now,
  }),
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
        'session.lapsed': { target: 'expired', actions: ['reportClosed', 'tellExpired'] },
        'session.end': 'signingOut',
        'credentials.submit': [...submit],
      },
      after: { restoreRetry: 'restoring' },
    },
    signedOut: {
      entry: 'forgetSession',
      on: {
        'credentials.submit': [...submit],
        'session.began': { target: 'signedIn', actions: 'keepSession' },
        // Where the member was, the page offers it.
        'session.retry': 'reviewing',
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
            emitNotice(({ event }) => signInFailureNotice(event.error)),
          ],
        },
      },
    },
    signedIn: {
      entry: ['forgetProblem', 'reportOpened'],
      on: {
        'session.end': 'signingOut',
        'session.began': [takeover, { actions: 'keepSession' }],
        'session.renewed': [takeover, { actions: 'keepSession' }],
        'session.ended': { target: 'signedOut', actions: ['reportClosed', 'tellSignedOutElsewhere'] },
        'session.lapsed': { target: 'expired', actions: ['reportClosed', 'tellExpired'] },
        'session.refused': '.checking',
      },
      initial: 'settled',
      states: {
        settled: { on: { 'session.refresh': 'refreshing' } },
        refreshing: {
          tags: 'busy',
          exit: 'forgetEnd',
          on: undecidedBefore,
          invoke: {
            id: 'refresh',
            src: 'auth.refreshSession',
            onDone: [takeover, { target: 'cooling', actions: ['keepSession', 'tellRefreshed'] }],
            onError: [
              endedElsewhere,
              { guard: 'isKept', target: 'cooling', actions: ['tellUnanswered', 'reportDoubt'] },
              { target: '#session.expired', actions: ['reportClosed', 'tellRefreshFailed'] },
            ],
          },
        },
        // A clock that is slow lets every access token run out unnoticed; and who was refused may be gone already.
        checking: {
          tags: 'busy',
          exit: 'forgetEnd',
          on: undecidedBefore,
          invoke: {
            id: 'check',
            src: 'auth.refreshSession',
            onDone: [takeover, { target: 'cooling', actions: ['keepSession', 'reportRecovered'] }],
            onError: [
              endedElsewhere,
              { guard: 'isKept', target: 'cooling', actions: 'reportDoubt' },
              { target: '#session.expired', actions: ['reportClosed', 'tellExpired'] },
            ],
          },
        },
        cooling: {
          entry: 'beginWait',
          exit: 'endWait',
          // Sent with the token of before.
          on: { 'session.refused': {} },
          after: { refreshInterval: 'settled' },
        },
      },
    },
    signingOut: {
      tags: ['busy', 'undecided'],
      invoke: {
        id: 'signOut',
        src: 'auth.signOut',
        onDone: { target: 'signedOut', actions: ['reportClosed', 'tellSignedOut'] },
        onError: {
          target: 'signedOut',
          actions: ['reportClosed', emitNotice(({ event }) => signOutFailureNotice(event.error))],
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
