import { z } from 'zod';
import { forMembers } from '../_shared/member-request.ts';
import { providerOf } from '../_shared/payments/providers.ts';
import { verifyBooking } from '../_shared/payments/verify-booking.ts';
import { watched } from '../_shared/watched.ts';

const body = z.object({ sessionId: z.string().trim().min(1).max(200) });
const texts = {
  invalid: 'No payment session found',
  failed: 'Please contact support if you were charged',
};

/** Confirms a card payment of an event: `{ sessionId }` in, `{ success, event }` out, or `{ error }`. */
export const handler = watched(
  'verify-event-payment',
  forMembers(body, texts, ({ body: { sessionId }, memberId, environment }) =>
    verifyBooking(providerOf('stripe', environment), sessionId, memberId, environment),
  ),
);
