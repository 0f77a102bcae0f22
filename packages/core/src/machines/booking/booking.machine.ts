import { assign, emit, setup } from 'xstate';
import type { Application } from '../../domain/entities/application.ts';
import { DELAYED_REFETCH_MS } from '../../domain/limits.ts';
import { bookingNotices } from '../../notices/booking.notices.ts';
import { dataErrorNotice } from '../../notices/data-error.ts';
import { noticeOf } from '../../notices/notice.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { missingActor } from '../missing-actor.ts';
import {
  applyFailureNotice,
  isActive,
  paymentLinkOf,
  paymentNotice,
  refusalOf,
  submittedNotice,
} from './booking.rules.ts';

/** What the screen knows when the member presses: mirrors of rules that the database enforces. */
export interface BookingFacts {
  /** The signed-in member, or null for a visitor. */
  userId: string | null;
  /** Every seat is taken. */
  isFull: boolean;
  /** The member has a pending or approved application already. */
  hasActiveApplication: boolean;
}

/** Which event the machine applies for. */
export interface BookingInput {
  eventId: string;
}

/** Memory of the machine. */
export interface BookingContext {
  eventId: string;
  /** Who applied last; null before the first press. */
  userId: string | null;
  /** The checked payment link of the application just made; null when nothing is to be paid by link. */
  paymentLink: string | null;
  /** By which the admin finds her payment; empty until she has applied. */
  reference: string;
  /** Euro cents that the server settled; 0 until she has applied. */
  amountCents: number;
  /** By when it is paid, ISO 8601 UTC; null where nothing says so. */
  payBy: string | null;
}

/** 'Join', 'apply' and 'book' name one action. */
export interface BookingApply {
  type: 'booking.apply';
  facts: BookingFacts;
  /** The event's PayPal.me link as the page shows it, or null. */
  paymentLink: string | null;
}

/** Everything the machine listens to. */
export type BookingEvent =
  | BookingApply
  /** She follows the payment link, whose new tab the browser opens. */
  | { type: 'payment.open' }
  /** She closes the steps: link and reference stay on the card and under My Applications. */
  | { type: 'payment.postpone' };

/** What the machine tells its surroundings. */
export type BookingEmitted =
  | NoticeEmitted
  /** A visitor pressed: go to the sign-in page. */
  | { type: 'signIn.needed' }
  /** Applications, bookings or seats may have changed: read again. */
  | { type: 'applications.changed' };

/** Input of `applications.apply` and `applications.getOwnForEvent`. */
export interface OwnApplicationInput {
  eventId: string;
  userId: string;
}

/** Output of `applications.getOwnForEvent`. */
export type FoundApplication = Application | null;

const machineSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    emitted: {} as BookingEmitted,
    input: {} as BookingInput,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    'applications.apply': missingActor<Application, OwnApplicationInput>('applications.apply'),
    'applications.getOwnForEvent': missingActor<FoundApplication, OwnApplicationInput>(
      'applications.getOwnForEvent',
    ),
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
    rememberPress: assign(({ event }) =>
      event.type === 'booking.apply' ? { userId: event.facts.userId, paymentLink: event.paymentLink } : {},
    ),
    tellFull: emitNotice(noticeOf(bookingNotices, 'event-full')),
    tellAlreadyApplied: emitNotice(noticeOf(bookingNotices, 'already-applied')),
    tellSignInRequired: emitNotice(noticeOf(bookingNotices, 'booking-authentication-required')),
    sendToSignIn: emit({ type: 'signIn.needed' }),
    reportChange: emit({ type: 'applications.changed' }),
    tellPaymentOpened: emitNotice(({ context }) => paymentNotice('opened', context)),
    tellPaymentPostponed: emitNotice(({ context }) => paymentNotice('postponed', context)),
  },
});

/** What she owes is what the server settled: the price may have changed since the page read it. */
const owedBy = (context: BookingContext, application: FoundApplication) => ({
  paymentLink: paymentLinkOf(context, application),
  reference: application?.reference ?? '',
  amountCents: application?.paymentAmountCents ?? 0,
  payBy: application?.payBy ?? null,
});

const own = ({ context }: { context: BookingContext }): OwnApplicationInput => ({
  eventId: context.eventId,
  userId: context.userId ?? '',
});

/**
 * One member applying for one event, from the press on the card to the way to PayPal
 * . The words are in `booking.spec.md`.
 */
export const bookingMachine = machineSetup.createMachine({
  id: 'booking',
  context: ({ input }) => ({
    eventId: input.eventId,
    userId: null,
    paymentLink: null,
    reference: '',
    amountCents: 0,
    payBy: null,
  }),
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
            guard: ({ context, event }) => paymentLinkOf(context, event.output) !== null,
            target: 'owed',
            actions: [assign(({ context, event }) => owedBy(context, event.output)), 'reportChange'],
          },
          { target: 'submitted', actions: emitNotice(({ event }) => submittedNotice(event.output)) },
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
            actions: [emitNotice(({ event }) => applyFailureNotice(event.error)), 'reportChange'],
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
              isActive(event.output) && paymentLinkOf(context, event.output) !== null,
            target: 'owed',
            actions: [assign(({ context, event }) => owedBy(context, event.output)), 'reportChange'],
          },
          {
            guard: ({ event }) => isActive(event.output),
            target: 'submitted',
            actions: emitNotice(({ event }) =>
              event.output
                ? submittedNotice(event.output)
                : noticeOf(bookingNotices, 'application-submitted'),
            ),
          },
          {
            target: 'available',
            actions: [emitNotice(noticeOf(bookingNotices, 'application-error')), 'reportChange'],
          },
        ],
        onError: {
          target: 'available',
          actions: [emitNotice(dataErrorNotice('timeout')), 'reportChange'],
        },
      },
    },
    owed: {
      tags: 'open',
      on: {
        'payment.open': { target: 'submitted', actions: 'tellPaymentOpened' },
        'payment.postpone': { target: 'submitted', actions: 'tellPaymentPostponed' },
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
