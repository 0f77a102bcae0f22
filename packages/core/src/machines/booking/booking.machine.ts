import { assign, emit, setup } from 'xstate';
import type { Application } from '../../domain/entities/application.ts';
import { DELAYED_REFETCH_MS } from '../../domain/limits.ts';
import { bookingNotices } from '../../notices/booking.notices.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { noticeOf } from '../../notices/notice.ts';
import { told } from '../notice-emitted.ts';
import { unprovided } from '../unprovided.ts';
import { applyFailureNotice, isActive, paymentNotice, refusalOf, submittedNotice } from './booking.rules.ts';
import type {
  BookingContext,
  BookingEmitted,
  BookingEvent,
  BookingInput,
  FoundApplication,
  HandOverResult,
  OwnApplicationInput,
} from './booking.types.ts';

const machineSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
    tags: {} as 'busy',
  },
  actors: {
    'applications.apply': unprovided<Application, OwnApplicationInput>('applications.apply'),
    'applications.getOwnForEvent': unprovided<FoundApplication, OwnApplicationInput>(
      'applications.getOwnForEvent',
    ),
    'paymentLink.handOver': unprovided<HandOverResult, { link: string }>('paymentLink.handOver'),
  },
  delays: {
    /** the page reads again a moment after joining. */
    joinRefresh: DELAYED_REFETCH_MS,
  },
  guards: {
    isSignedOut: ({ event }) => event.type === 'booking.apply' && event.facts.userId === null,
    isFull: ({ event }) => event.type === 'booking.apply' && event.facts.isFull,
    hasActiveApplication: ({ event }) => event.type === 'booking.apply' && event.facts.hasActiveApplication,
  },
  actions: {
    rememberPress: assign(({ event }) => ({ userId: event.facts.userId, paymentLink: event.paymentLink })),
    tellFull: emit(told(noticeOf(bookingNotices, 'event-full'))),
    tellAlreadyApplied: emit(told(noticeOf(bookingNotices, 'already-applied'))),
    tellSignInRequired: emit(told(noticeOf(bookingNotices, 'booking-authentication-required'))),
    sendToSignIn: emit({ type: 'signIn.needed' }),
    reportChange: emit({ type: 'applications.changed' }),
  },
});

const own = ({ context }: { context: BookingContext }): OwnApplicationInput => ({
  eventId: context.eventId,
  userId: context.userId ?? '',
});

/**
 * One member applying for one event, from the press on the card to the payment link in her hands
 * . The words are in `booking.spec.md`.
 */
export const bookingMachine = machineSetup.createMachine({
  id: 'booking',
  context: ({ input }) => ({ eventId: input.eventId, userId: null, paymentLink: null }),
  initial: 'available',
  states: {
    available: {
      on: {
        'booking.apply': [
          { guard: 'isSignedOut', actions: ['tellSignInRequired', 'sendToSignIn'] },
          { guard: 'hasActiveApplication', actions: ['tellAlreadyApplied', 'reportChange'] },
          { guard: 'isFull', target: 'full', actions: 'tellFull' },
          { target: 'applying', actions: 'rememberPress' },
        ],
      },
    },
    applying: {
      tags: 'busy',
      invoke: {
        id: 'apply',
        src: 'applications.apply',
        input: own,
        onDone: [
          {
            guard: ({ context, event }) => event.output.paymentRequired && context.paymentLink !== null,
            target: 'handingOver',
            actions: 'reportChange',
          },
          { target: 'submitted', actions: emit(({ event }) => told(submittedNotice(event.output))) },
        ],
        onError: [
          {
            guard: ({ event }) => refusalOf(event.error) === 'full',
            target: 'full',
            actions: ['tellFull', 'reportChange'],
          },
          {
            guard: ({ event }) => refusalOf(event.error) === 'already-applied',
            target: 'submitted',
            actions: 'tellAlreadyApplied',
          },
          {
            guard: ({ event }) => refusalOf(event.error) === 'signed-out',
            target: 'available',
            actions: ['tellSignInRequired', 'sendToSignIn'],
          },
          { guard: ({ event }) => refusalOf(event.error) === 'unanswered', target: 'verifying' },
          {
            target: 'available',
            actions: [emit(({ event }) => told(applyFailureNotice(event.error))), 'reportChange'],
          },
        ],
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verify',
        src: 'applications.getOwnForEvent',
        input: own,
        onDone: [
          {
            guard: ({ context, event }) =>
              isActive(event.output) && event.output.paymentRequired && context.paymentLink !== null,
            target: 'handingOver',
            actions: 'reportChange',
          },
          {
            guard: ({ event }) => isActive(event.output),
            target: 'submitted',
            actions: emit(({ event }) =>
              told(
                event.output
                  ? submittedNotice(event.output)
                  : noticeOf(bookingNotices, 'application-submitted'),
              ),
            ),
          },
          {
            target: 'available',
            actions: [emit(told(noticeOf(bookingNotices, 'application-error'))), 'reportChange'],
          },
        ],
        onError: {
          target: 'available',
          actions: [emit(told(dataErrorNotice('timeout'))), 'reportChange'],
        },
      },
    },
    handingOver: {
      tags: 'busy',
      invoke: {
        id: 'handOver',
        src: 'paymentLink.handOver',
        input: ({ context }) => ({ link: context.paymentLink ?? '' }),
        onDone: {
          target: 'submitted',
          actions: emit(({ context, event }) => told(paymentNotice(context.paymentLink ?? '', event.output))),
        },
        onError: {
          target: 'submitted',
          actions: emit(({ context }) =>
            told(paymentNotice(context.paymentLink ?? '', { copied: false, opened: false })),
          ),
        },
      },
    },
    submitted: {
      entry: 'reportChange',
      after: { joinRefresh: { target: 'available', actions: 'reportChange' } },
    },
    full: {
      on: {
        'booking.apply': [
          { guard: 'isSignedOut', target: 'available', actions: ['tellSignInRequired', 'sendToSignIn'] },
          { guard: 'isFull', actions: ['tellFull', 'reportChange'] },
          { target: 'applying', actions: 'rememberPress' },
        ],
      },
    },
  },
});
