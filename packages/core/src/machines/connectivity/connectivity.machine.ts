import { assign, emit, setup } from 'xstate';
import { CONNECTIVITY_CHECK_MS, RECONNECT_DELAY_MS } from '../../domain/limits.ts';
import { connectivityNotices } from '../../notices/connectivity.notices.ts';
import { noticeOf } from '../../notices/notice.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import { type ConnectivityContext, mayTryAgain, reconnectingNotice } from './connectivity.rules.ts';

/** Everything the machine listens to; all of it is reported by the world. */
export type ConnectivityEvent =
  /** The browser says it went offline. */
  | { type: 'connection.lost' }
  /** A request got no answer, which may be the backend's doing. */
  | { type: 'connection.doubted' }
  /** The browser says it is online again, the live channel is joined again, or she tries again by hand. */
  | { type: 'connection.restored' };

/** What the machine tells its surroundings. */
export type ConnectivityEmitted =
  | NoticeEmitted
  /** No attempt got through: what was said of attempts is over, the banner says the rest. */
  | { type: 'attempts.ended' }
  /** Back online: queued edits go out and the page reads again. */
  | { type: 'connection.resumed' };

const machineSetup = setup({
  types: {
    context: {} as ConnectivityContext,
    events: {} as ConnectivityEvent,
    emitted: {} as ConnectivityEmitted,
    tags: {} as 'usable',
  },
  actors: {
    /** The browser's own opinion: true when it believes to be online. */
    'browser.isOnline': missingActor<boolean, void>('browser.isOnline'),
    /** Asks an address of the configuration; true when anything answered. */
    'connection.probe': missingActor<boolean, void>('connection.probe'),
  },
  delays: {
    /** Between two attempts. */
    reconnectDelay: RECONNECT_DELAY_MS,
    /** Between two looks at the browser's flag. */
    checkInterval: CONNECTIVITY_CHECK_MS,
  },
  guards: {
    mayTryAgain: ({ context }) => mayTryAgain(context),
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    resetAttempts: assign({ attempt: 0 }),
    tellLost: emitNotice(noticeOf(connectivityNotices, 'connection-issue-detected')),
    tellReconnecting: emitNotice(({ context }) => reconnectingNotice(context)),
    tellBack: emitNotice(noticeOf(connectivityNotices, 'back-online')),
    reportEnded: emit({ type: 'attempts.ended' }),
    reportResumed: emit({ type: 'connection.resumed' }),
  },
});

/**
 * Whether the app can reach the world. Says it quietly: one notice when the connection
 * goes, one per attempt, one when it is back. The words are in `connectivity.spec.md`.
 */
export const connectivityMachine = machineSetup.createMachine({
  id: 'connectivity',
  context: { attempt: 0 },
  initial: 'online',
  states: {
    online: {
      tags: 'usable',
      on: { 'connection.lost': { target: 'reconnecting', actions: 'tellLost' } },
      initial: 'settled',
      states: {
        settled: { on: { 'connection.doubted': 'doubting' }, after: { checkInterval: 'checking' } },
        // A backend that is down is not a connection that is lost: ask before saying so.
        doubting: {
          invoke: {
            id: 'doubt',
            src: 'connection.probe',
            onDone: [
              { guard: ({ event }) => event.output, target: 'settled' },
              { target: '#connectivity.reconnecting', actions: 'tellLost' },
            ],
            onError: { target: '#connectivity.reconnecting', actions: 'tellLost' },
          },
        },
        checking: {
          invoke: {
            id: 'check',
            src: 'browser.isOnline',
            onDone: [
              { guard: ({ event }) => event.output, target: 'settled' },
              { target: '#connectivity.reconnecting', actions: 'tellLost' },
            ],
            onError: 'settled',
          },
        },
      },
    },
    reconnecting: {
      initial: 'probing',
      on: { 'connection.restored': { target: '.probing', actions: 'resetAttempts' } },
      states: {
        probing: {
          entry: ['countAttempt', 'tellReconnecting'],
          invoke: {
            id: 'probe',
            src: 'connection.probe',
            onDone: [{ guard: ({ event }) => event.output, target: '#connectivity.restored' }, 'waiting'],
            onError: 'waiting',
          },
          // What was asked before the connection went again says nothing about it.
          on: { 'connection.lost': 'waiting' },
        },
        waiting: {
          after: {
            reconnectDelay: [
              { guard: 'mayTryAgain', target: 'probing' },
              { target: '#connectivity.offline', actions: 'reportEnded' },
            ],
          },
        },
      },
    },
    restored: {
      tags: 'usable',
      entry: ['resetAttempts', 'tellBack', 'reportResumed'],
      always: 'online',
    },
    offline: {
      entry: 'resetAttempts',
      on: { 'connection.restored': 'verifying' },
      after: { checkInterval: 'verifying' },
    },
    verifying: {
      invoke: {
        id: 'verify',
        src: 'connection.probe',
        onDone: [{ guard: ({ event }) => event.output, target: 'restored' }, 'offline'],
        onError: 'offline',
      },
      on: {
        'connection.lost': 'offline',
        // What was asked before may hang on a connection that is no more.
        'connection.restored': { target: 'verifying', reenter: true },
      },
    },
  },
});
