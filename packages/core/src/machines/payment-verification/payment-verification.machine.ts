import { assign, setup } from 'xstate';
import type { PaymentVerification } from '../../domain/entities/payment.ts';
import type { PaymentSession } from '../../domain/payments/payment-session.ts';
import { noticeOf } from '../../notices/notice.ts';
import { paymentsNotices } from '../../notices/payments.notices.ts';
import { emitNotice, type NoticeEmitted } from '../emit-notice.ts';
import { isKnownLink } from '../known-link.ts';
import { missingActor } from '../missing-actor.ts';
import { asksWhoIsThere, saysNothingOfPayment } from './payment-verification.rules.ts';

/** Which of the two pages it is. */
export type PaymentPurpose = 'subscription' | 'event';

/** Memory of the machine. */
export interface PaymentVerificationContext {
  purpose: PaymentPurpose;
  payment: PaymentSession | null;
  /** What was paid for, once it is confirmed; null for a subscription. */
  event: PaymentVerification['event'];
}

/** Everything the machine listens to. */
export type PaymentVerificationEvent =
  /** The page was opened; null when its address names no payment. */
  | { type: 'page.open'; purpose: PaymentPurpose; payment: PaymentSession | null }
  /** The member presses 'Try again'. */
  | { type: 'verification.request' };

/** What the machine tells its surroundings. */
export type PaymentVerificationEmitted = NoticeEmitted;

/** What the page shows. */
export type PaymentVerificationView =
  | 'verifying'
  | 'confirmed'
  | 'unconfirmed'
  | 'unanswered'
  | 'unauthenticated'
  | 'missing';

const machineSetup = setup({
  types: {
    context: {} as PaymentVerificationContext,
    events: {} as PaymentVerificationEvent,
    emitted: {} as PaymentVerificationEmitted,
  },
  actors: {
    'payments.verify': missingActor<PaymentVerification, PaymentSession | null>('payments.verify'),
  },
  guards: {
    isKnown: ({ context, event }) =>
      event.type === 'page.open' && isKnownLink(context.payment, event.payment),
    isPayment: ({ event }) => event.type === 'page.open' && event.payment !== null,
    isEvent: ({ event }) => event.type === 'page.open' && event.purpose === 'event',
    isSubscription: ({ context }) => context.purpose === 'subscription',
  },
  actions: {
    keepPayment: assign(({ context, event }) =>
      event.type === 'page.open' ? { purpose: event.purpose, payment: event.payment, event: null } : context,
    ),
    tellMissing: emitNotice(noticeOf(paymentsNotices, 'payment-session-invalid')),
    tellActivated: emitNotice(noticeOf(paymentsNotices, 'subscription-activated')),
    tellPaid: emitNotice(noticeOf(paymentsNotices, 'event-payment-successful')),
    tellSubscriptionError: emitNotice(noticeOf(paymentsNotices, 'subscription-verification-error')),
    tellEventFailed: emitNotice(noticeOf(paymentsNotices, 'payment-verification-failed')),
  },
});

/** Confirming a payment on the page that the provider leads back to. The words are in the spec. */
export const paymentVerificationMachine = machineSetup.createMachine({
  id: 'payment-verification',
  context: { purpose: 'event', payment: null, event: null },
  initial: 'unopened',
  on: {
    'page.open': [
      { guard: 'isKnown' },
      { guard: 'isPayment', target: '.verifying', actions: 'keepPayment' },
      { guard: 'isEvent', target: '.missing', actions: ['keepPayment', 'tellMissing'] },
      { target: '.missing', actions: 'keepPayment' },
    ],
  },
  states: {
    unopened: {},
    verifying: {
      invoke: {
        id: 'verify',
        src: 'payments.verify',
        input: ({ context }) => context.payment,
        onDone: [
          {
            guard: ({ context, event }) => event.output.success && context.purpose === 'subscription',
            target: 'confirmed',
            actions: 'tellActivated',
          },
          {
            guard: ({ event }) => event.output.success,
            target: 'confirmed',
            actions: [assign({ event: ({ event }) => event.output.event }), 'tellPaid'],
          },
          // Not an error: the provider has not said yes yet.
          { guard: 'isSubscription', target: 'unconfirmed' },
          { target: 'unconfirmed', actions: 'tellEventFailed' },
        ],
        onError: [
          { guard: ({ event }) => asksWhoIsThere(event.error), target: 'unauthenticated' },
          { guard: ({ event }) => saysNothingOfPayment(event.error), target: 'unanswered' },
          { guard: 'isSubscription', target: 'unconfirmed', actions: 'tellSubscriptionError' },
          { target: 'unconfirmed', actions: 'tellEventFailed' },
        ],
      },
    },
    unanswered: { on: { 'verification.request': 'verifying' } },
    unauthenticated: { on: { 'verification.request': 'verifying' } },
    confirmed: {},
    unconfirmed: { on: { 'verification.request': 'verifying' } },
    missing: {},
  },
});
