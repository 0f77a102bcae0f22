import { assign, emit, setup } from 'xstate';
import { adminAccessNotices } from '../../notices/admin-access.notices.ts';
import { noticeOf } from '../../notices/notice.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  type AdminClaimOutcome,
  type AdminClaimProblem,
  problemNotice,
  problemOf,
  queuedNotice,
  refusalOf,
} from './admin-bootstrap.rules.ts';

/** Who claims. */
export interface AdminBootstrapInput {
  userId: string;
}

/** Memory of the machine. */
export interface AdminBootstrapContext extends AdminBootstrapInput {
  problem: AdminClaimProblem | null;
}

/** Everything the machine listens to. */
export type AdminBootstrapEvent =
  /** The member presses 'Become Admin'. */
  | { type: 'claim.make' }
  /** A claim of the member waits on this device, from before or from another tab. */
  | { type: 'claim.find' }
  /** It does not wait any more; null when nobody knows why. The outbox's reports are told where all of them are. */
  | { type: 'claim.settle'; outcome: Exclude<AdminClaimOutcome, { type: 'queued' }> | null };

/** What the machine tells its surroundings. */
export type AdminBootstrapEmitted =
  | NoticeEmitted
  /** An answer, or none: what is known of admins may no longer be true. */
  | { type: 'claim.ended'; outcome: 'granted' | AdminClaimProblem };

const machineSetup = setup({
  types: {
    context: {} as AdminBootstrapContext,
    events: {} as AdminBootstrapEvent,
    emitted: {} as AdminBootstrapEmitted,
    input: {} as AdminBootstrapInput,
  },
  actors: {
    'admin.claim': missingActor<AdminClaimOutcome, AdminBootstrapInput>('admin.claim'),
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    tellGranted: emitNotice(noticeOf(adminAccessNotices, 'admin-access-granted')),
    tellProblem: emitNotice(({ context }) => problemNotice(context.problem)),
    reportGrant: emit({ type: 'claim.ended', outcome: 'granted' }),
    reportProblem: emit(({ context }) => ({ type: 'claim.ended', outcome: context.problem ?? 'unexpected' })),
  },
});

/** Becoming the first admin. The words are in `admin-bootstrap.spec.md`. */
export const adminBootstrapMachine = machineSetup.createMachine({
  id: 'admin-bootstrap',
  context: ({ input: { userId } }) => ({ userId, problem: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'claim.make': { target: 'claiming', actions: 'forgetProblem' },
        'claim.find': { target: 'queued', actions: 'forgetProblem' },
      },
    },
    claiming: {
      invoke: {
        id: 'claim',
        src: 'admin.claim',
        input: ({ context: { userId } }) => ({ userId }),
        onDone: [
          {
            guard: ({ event }) => event.output.type === 'granted',
            target: 'granted',
            actions: ['tellGranted', 'reportGrant'],
          },
          {
            guard: ({ event }) => event.output.type === 'queued',
            target: 'queued',
            actions: emitNotice(({ event }) =>
              queuedNotice(event.output.type === 'queued' && event.output.connected),
            ),
          },
          {
            target: 'idle',
            actions: [
              assign({ problem: ({ event }) => refusalOf(event.output) }),
              'tellProblem',
              'reportProblem',
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: [
            assign({ problem: ({ event }) => problemOf(event.error) }),
            'tellProblem',
            'reportProblem',
          ],
        },
      },
    },
    queued: {
      on: {
        'claim.settle': [
          { guard: ({ event }) => event.outcome?.type === 'granted', target: 'granted' },
          { target: 'idle', actions: assign({ problem: ({ event }) => refusalOf(event.outcome) }) },
        ],
      },
    },
    granted: {
      // Rights can be taken away again; whether the member may claim anew the server knows.
      on: {
        'claim.make': { target: 'claiming', actions: 'forgetProblem' },
        'claim.find': { target: 'queued', actions: 'forgetProblem' },
      },
    },
  },
});
