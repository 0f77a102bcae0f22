import { emit, setup } from 'xstate';
import { cancellationNotices } from '../../notices/cancellation.notices.ts';
import { noticeOf } from '../../notices/notice.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { cancellationFailureNotice, cancellationRefusalOf, cancelledNotice } from './cancellation.rules.ts';
import type {
  CancellationContext,
  CancellationEmitted,
  CancellationEvent,
  CancellationInput,
} from './cancellation.types.ts';

const machineSetup = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    emitted: {} as CancellationEmitted,
    input: {} as CancellationInput,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    'applications.cancel': unprovided<{ cancelledLate: boolean }, { eventId: string }>('applications.cancel'),
  },
  guards: {
    isSignedOut: ({ event }) => event.type === 'cancellation.request' && event.userId === null,
  },
  actions: {
    tellSignInRequired: emit(told(noticeOf(cancellationNotices, 'cancellation-sign-in-required'))),
    sendToSignIn: emit({ type: 'signIn.needed' }),
    reportChange: emit({ type: 'applications.changed' }),
  },
});

/**
 * A member taking back her own application, through the question that asks whether she is sure
 * . The words are in `cancellation.spec.md`.
 */
export const cancellationMachine = machineSetup.createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ eventId: input.eventId }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cancellation.request': [
          { guard: 'isSignedOut', actions: ['tellSignInRequired', 'sendToSignIn'] },
          { target: 'confirming' },
        ],
      },
    },
    confirming: {
      tags: 'open',
      on: { 'cancellation.confirm': 'cancelling', 'cancellation.dismiss': 'idle' },
    },
    cancelling: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'cancel',
        src: 'applications.cancel',
        input: ({ context }) => ({ eventId: context.eventId }),
        onDone: {
          target: 'cancelled',
          actions: [emit(({ event }) => told(cancelledNotice(event.output.cancelledLate))), 'reportChange'],
        },
        onError: [
          {
            guard: ({ event }) => cancellationRefusalOf(event.error) === 'signed-out',
            target: 'idle',
            actions: ['tellSignInRequired', 'sendToSignIn'],
          },
          {
            guard: ({ event }) => cancellationRefusalOf(event.error) === 'nothing-to-cancel',
            target: 'idle',
            actions: [emit(({ event }) => told(cancellationFailureNotice(event.error))), 'reportChange'],
          },
          {
            target: 'failed',
            actions: [emit(({ event }) => told(cancellationFailureNotice(event.error))), 'reportChange'],
          },
        ],
      },
    },
    failed: {
      tags: 'open',
      on: { 'cancellation.confirm': 'cancelling', 'cancellation.dismiss': 'idle' },
    },
    cancelled: {
      on: {
        'cancellation.request': [
          { guard: 'isSignedOut', actions: ['tellSignInRequired', 'sendToSignIn'] },
          { target: 'confirming' },
        ],
      },
    },
  },
});
