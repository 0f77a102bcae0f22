import { emit, setup } from 'xstate';
import { cancellationNotices } from '../../notices/cancellation.notices.ts';
import { noticeOf } from '../../notices/notice.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import { cancellationFailureNotice, cancellationRefusalOf, cancelledNotice } from './cancellation.rules.ts';

/** Which event the machine cancels for. */
export interface CancellationInput {
  eventId: string;
}

/** Memory of the machine. */
export interface CancellationContext {
  eventId: string;
}

/** Everything the machine listens to. */
export type CancellationEvent =
  /** The member presses 'Cancel Booking'; `userId` is null when nobody is signed in. */
  | { type: 'cancellation.request'; userId: string | null }
  /** The member confirms in the dialog, or tries again after a failure. */
  | { type: 'cancellation.confirm' }
  /** The member closes the dialog. */
  | { type: 'cancellation.dismiss' };

/** What the machine tells its surroundings. */
export type CancellationEmitted =
  | NoticeEmitted
  /** Nobody is signed in: go to the sign-in page. */
  | { type: 'signIn.needed' }
  /** Applications, bookings or seats may have changed: read again. */
  | { type: 'applications.changed' };

const machineSetup = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    emitted: {} as CancellationEmitted,
    input: {} as CancellationInput,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    'applications.cancel': missingActor<{ cancelledLate: boolean }, { eventId: string }>(
      'applications.cancel',
    ),
  },
  guards: {
    isSignedOut: ({ event }) => event.type === 'cancellation.request' && event.userId === null,
  },
  actions: {
    tellSignInRequired: emitNotice(noticeOf(cancellationNotices, 'cancellation-sign-in-required')),
    sendToSignIn: emit({ type: 'signIn.needed' }),
    reportChange: emit({ type: 'applications.changed' }),
  },
});

/**
 * A member taking back an application, through the question that asks whether the member is sure
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
          actions: [emitNotice(({ event }) => cancelledNotice(event.output.cancelledLate)), 'reportChange'],
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
            actions: [emitNotice(({ event }) => cancellationFailureNotice(event.error)), 'reportChange'],
          },
          {
            target: 'failed',
            actions: [emitNotice(({ event }) => cancellationFailureNotice(event.error)), 'reportChange'],
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
