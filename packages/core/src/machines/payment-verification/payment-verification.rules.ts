import { dataErrorCode, isConnectionFailure } from '../../data-port/errors.ts';

/** True for a failure that says nothing about the payment: it may be asked about again. */
export function saysNothingOfPayment(error: unknown): boolean {
  return isConnectionFailure(error) || ['rate-limited', 'malformed-answer'].includes(dataErrorCode(error));
}

/** True when somebody who is signed in has to ask. */
export function asksWhoIsThere(error: unknown): boolean {
  return ['not-signed-in', 'session-expired'].includes(dataErrorCode(error));
}
