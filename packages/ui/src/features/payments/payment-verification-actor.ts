import { type CommunityData, DataError } from '@sorella/core/data-port';
import type { PaymentSession } from '@sorella/core/domain/payments/payment-session';
import { paymentVerificationMachine } from '@sorella/core/machines/payment-verification';
import { type Actor, createActor, fromPromise } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

const verify = ({ payments }: CommunityData, payment: PaymentSession | null) => {
  switch (payment?.kind) {
    case 'subscription':
      return payments.verifySubscription(payment.sessionId);
    case 'event-card':
      return payments.verifyEvent(payment.sessionId);
    case 'event-paypal':
      return payments.verifyPaypal(payment.orderId);
    case undefined:
      return Promise.reject(new DataError('not-found'));
  }
};

/** The machine that confirms a payment, joined to the port. */
export function createPaymentVerificationActor({
  data,
  perform,
  runtime,
}: ActorServices): Actor<typeof paymentVerificationMachine> {
  const machine = paymentVerificationMachine.provide({
    actors: {
      'payments.verify': fromPromise(({ input: payment }) =>
        perform('payments.verify', () => verify(data, payment)),
      ),
    },
  });
  return createActor(machine, { ...runtime });
}
