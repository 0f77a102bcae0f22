import type { Payments } from '@sorella/core/data-port';
import { PaymentVerification } from '@sorella/core/domain/entities/payment';
import type { Connection } from './connection.ts';
import { invoked } from './functions.ts';
import { parsed } from './wire.ts';

/** What the payment confirmation pages ask of the server functions. */
export function createPayments(connection: Connection): Payments {
  const verify = async (name: string, body: object) =>
    parsed(PaymentVerification, await invoked(connection, name, body));
  return {
    verifySubscription: (sessionId) => verify('verify-subscription-payment', { sessionId }),
    verifyEvent: (sessionId) => verify('verify-event-payment', { sessionId }),
    verifyPaypal: (orderId) => verify('verify-paypal-payment', { orderId }),
  };
}
