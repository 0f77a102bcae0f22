import { assign, emit, setup } from 'xstate';
import type { Application } from '../../domain/entities/application.ts';
import { cancellationNotices } from '../../notices/cancellation.notices.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { noticeOf } from '../../notices/notice.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  type CancellationTerms,
  cancellationFailureNotice,
  cancellationRefusalOf,
  cancelledNotice,
  whatBecameOf,
} from './cancellation.rules.ts';

/** Which event the machine cancels for. */
export interface CancellationInput {
  eventId: string;
}

/** Memory of the machine. */
export interface CancellationContext {
  eventId: string;
  /** Who cancels; null before the first press. */
  userId: string | null;
  /** As they were when she asked; null when the event's start is malformed. */
  terms: CancellationTerms | null;
  /** A try of hers had no answer, and nobody knows yet whether it arrived. */
  unanswered: boolean;
}

/** Everything the machine listens to. */
export type CancellationEvent =
  /** The member presses 'Cancel Booking'; `userId` is null when nobody is signed in. */
  | { type: 'cancellation.request'; userId: string | null; terms: CancellationTerms | null }
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
    'applications.getOwnForEvent': missingActor<Application | null, { eventId: string; userId: string }>(
      'applications.getOwnForEvent',
    ),
  },
  guards: {
    isSignedOut: ({ event }) => event.type === 'cancellation.request' && event.userId === null,
  },
  actions: {
    tellSignInRequired: emitNotice(noticeOf(cancellationNotices, 'cancellation-sign-in-required')),
    sendToSignIn: emit({ type: 'signIn.needed' }),
    reportChange: emit({ type: 'applications.changed' }),
    rememberPress: assign(({ event }) =>
      event.type === 'cancellation.request'
        ? { userId: event.userId, terms: event.terms, unanswered: false }
        : {},
    ),
    noteUnanswered: assign({ unanswered: true }),
  },
});

/**
 * A member taking back an application, through the question that asks whether the member is sure
 * . The words are in `cancellation.spec.md`.
 */
export const cancellationMachine = machineSetup.createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ eventId: input.eventId, userId: null, terms: null, unanswered: false }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'cancellation.request': [
          { guard: 'isSignedOut', actions: ['tellSignInRequired', 'sendToSignIn'] },
          { target: 'confirming', actions: 'rememberPress' },
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
          actions: [
            emitNotice(({ context, event }) => cancelledNotice(context.terms, event.output.cancelledLate)),
            'reportChange',
          ],
        },
        onError: [
          {
            guard: ({ event }) => cancellationRefusalOf(event.error) === 'signed-out',
            target: 'idle',
            actions: ['tellSignInRequired', 'sendToSignIn'],
          },
          {
            guard: ({ event }) => cancellationRefusalOf(event.error) === 'unanswered',
            target: 'verifying',
            actions: 'noteUnanswered',
          },
          {
            // Perhaps it was her own try before this one that left nothing to cancel.
            guard: ({ context, event }) =>
              context.unanswered && cancellationRefusalOf(event.error) === 'nothing-to-cancel',
            target: 'verifying',
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
    verifying: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'verify',
        src: 'applications.getOwnForEvent',
        input: ({ context }) => ({ eventId: context.eventId, userId: context.userId ?? '' }),
        onDone: [
          {
            guard: ({ context, event }) => whatBecameOf(event.output, context.userId) === 'cancelled',
            target: 'cancelled',
            actions: [
              emitNotice(({ context, event }) =>
                cancelledNotice(context.terms, event.output?.cancelledLate ?? false),
              ),
              'reportChange',
            ],
          },
          {
            guard: ({ context, event }) => whatBecameOf(event.output, context.userId) === 'gone',
            target: 'idle',
            actions: [emitNotice(noticeOf(cancellationNotices, 'no-application-found')), 'reportChange'],
          },
          {
            target: 'failed',
            actions: [
              assign({ unanswered: false }),
              emitNotice(noticeOf(cancellationNotices, 'cancellation-error')),
              'reportChange',
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [emitNotice(dataErrorNotice('timeout')), 'reportChange'],
        },
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
          { target: 'confirming', actions: 'rememberPress' },
        ],
      },
    },
  },
});
