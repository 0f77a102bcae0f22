import { DataError } from '../../data-port/errors.ts';
import type { PaymentVerification } from '../../domain/entities/payment.ts';
import { defineModel } from '../testing/model.ts';
import { paymentVerificationMachine } from './payment-verification.machine.ts';

const verify = (output: PaymentVerification) => ({ from: 'payments.verify', output }) as const;
const fails = (code: ConstructorParameters<typeof DataError>[0]) =>
  ({ from: 'payments.verify', error: new DataError(code) }) as const;

/** Confirming a payment: what can happen, and what the states mean. */
export const paymentVerificationModel = defineModel({
  machine: paymentVerificationMachine,
  title: 'Confirming a payment',
  samples: {
    'comes-from-card': {
      says: 'The member comes back from paying an event by card',
      send: {
        type: 'page.open',
        purpose: 'event',
        payment: { kind: 'event-card', sessionId: 'test_event_paid' },
      },
    },
    'comes-from-subscribing': {
      says: 'The member comes back from paying a subscription',
      send: {
        type: 'page.open',
        purpose: 'subscription',
        payment: { kind: 'subscription', sessionId: 'test_subscription_paid' },
      },
    },
    'opens-without': {
      says: "An event's page is opened without a payment",
      send: { type: 'page.open', purpose: 'event', payment: null },
    },
    'opens-subscription-without': {
      says: "A subscription's page is opened without a payment",
      send: { type: 'page.open', purpose: 'subscription', payment: null },
    },
    presses: { says: "The member presses 'Try again'", send: { type: 'verification.request' } },
    'is-paid': {
      says: 'The provider says that it was paid',
      ...verify({
        success: true,
        event: {
          title: 'Sunday brunch',
          startTime: '2030-05-05T09:00:00.000Z',
          endTime: '2030-05-05T11:00:00.000Z',
          timeZone: 'Europe/Lisbon',
          location: 'Lisbon',
          description: null,
        },
      }),
    },
    'is-unpaid': {
      says: 'The provider says that it was not paid',
      ...verify({ success: false, event: null }),
    },
    'is-refused': { says: 'The server refuses the payment', ...fails('not-found') },
    'is-signed-out': { says: 'Nobody is signed in', ...fails('not-signed-in') },
    'no-answer': { says: 'No answer comes', ...fails('network') },
  },
  states: {
    unopened: { says: 'The page is being opened.', answers: ['R-411'], looksLike: 'verifying' },
    verifying: { says: 'The server asks the provider about the payment.', answers: ['R-405', 'R-411'] },
    confirmed: { says: 'It is paid and booked.', answers: ['R-405', 'R-413', 'A-24'] },
    unconfirmed: { says: 'The provider or the server did not say yes.', answers: ['R-406', 'R-420'] },
    unanswered: { says: 'Nobody could be asked; the payment is as it was.', answers: ['A-46'] },
    unauthenticated: { says: 'Whoever paid has to sign in first.', answers: ['R-420'] },
    missing: { says: 'The address names no payment.', answers: ['R-416', 'A-23'] },
  },
  always: {
    'nothing is confirmed without a payment': ({ value, context }) =>
      value !== 'confirmed' || context.payment !== null,
  },
});
