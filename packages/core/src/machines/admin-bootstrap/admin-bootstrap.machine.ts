import { assign, emit, setup } from 'xstate';
import { adminAccessNotices } from '../../notices/admin-access.notices.ts';
import { noticeOf } from '../../notices/notice.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { problemNotice, problemOf, queuedNotice, refusalOf } from './admin-bootstrap.rules.ts';
import type {
  AdminBootstrapContext,
  AdminBootstrapEmitted,
  AdminBootstrapEvent,
  AdminBootstrapInput,
  AdminClaimOutcome,
} from './admin-bootstrap.types.ts';

const machineSetup = setup({
  types: {
    context: {} as AdminBootstrapContext,
    events: {} as AdminBootstrapEvent,
    emitted: {} as AdminBootstrapEmitted,
    input: {} as AdminBootstrapInput,
  },
  actors: {
    'admin.claim': unprovided<AdminClaimOutcome, AdminBootstrapInput>('admin.claim'),
  },
  actions: {
    forgetProblem: assign({ problem: null }),
    tellGranted: emit(told(noticeOf(adminAccessNotices, 'admin-access-granted'))),
    tellProblem: emit(({ context }) => told(problemNotice(context.problem))),
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
            actions: emit(({ event }) =>
              told(queuedNotice(event.output.type === 'queued' && event.output.connected)),
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
      // Rights can be taken away again; whether she may claim anew the server knows.
      on: {
        'claim.make': { target: 'claiming', actions: 'forgetProblem' },
        'claim.find': { target: 'queued', actions: 'forgetProblem' },
      },
    },
  },
});
