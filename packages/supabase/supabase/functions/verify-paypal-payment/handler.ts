import { z } from 'zod';
import { forMembers } from '../_shared/member-request.ts';
import { providerOf } from '../_shared/payments/providers.ts';
import { verifyBooking } from '../_shared/payments/verify-booking.ts';
import { watched } from '../_shared/watched.ts';

const body = z.object({ orderId: z.string().trim().min(1).max(200) });
const texts = {
  invalid: 'No payment session found',
  failed: 'Please contact support if you were charged',
};

/**
 * Confirms a PayPal order of an event, and takes its money when that is still to be done: `{ orderId }` in,
 * `{ success, event }` out, or `{ error }`.
 */
export const handler = watched(
  'verify-paypal-payment',
  forMembers(body, texts, ({ body: { orderId }, memberId, environment }) =>
    verifyBooking(providerOf('paypal', environment), orderId, memberId, environment),
  ),
);
