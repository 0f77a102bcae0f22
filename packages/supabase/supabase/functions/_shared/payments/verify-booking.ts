import { z } from 'zod';
import { answer, refuse } from '../answers.ts';
import { callProcedure } from '../database.ts';
import type { FunctionEnvironment } from '../environment.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';

const target = z.object({
  booking_id: z.string(),
  member_id: z.string(),
  booking_status: z.enum(['pending', 'paid', 'cancelled']),
  application_status: z.enum(['pending', 'approved', 'denied']),
  amount_cents: z.number(),
  currency: z.string(),
  event: z.looseObject({ title: z.string() }),
});
const outcome = z.object({ application_status: z.string().optional(), payment_status: z.string() });

const UNKNOWN = 'No payment session found';

/** Whether taking the money could only end in giving it back. */
const isInVain = (booking: z.infer<typeof target>, payment: ProviderPayment) =>
  booking.booking_status !== 'pending' ||
  booking.amount_cents !== payment.amountCents ||
  booking.currency !== payment.currency;

/**
 * Confirms a payment of a member's own booking: `{ success: true, event }` once it is paid and her application
 * approved, told again as often as she asks. Money that does not fit is kept in the database for an admin, and
 * she is told no success. A payment of somebody else's is as unknown as one that is none.
 */
export async function verifyBooking(
  provider: PaymentProvider,
  id: string,
  memberId: string,
  environment: FunctionEnvironment,
): Promise<Response> {
  let payment = await provider.find(id);
  if (payment?.subject?.kind !== 'booking') return refuse(404, UNKNOWN);
  const { subject } = payment.subject;
  const booking = await callProcedure(environment, 'payment_target', { subject }, target.nullable());
  if (booking === null || booking.member_id !== memberId) return refuse(404, UNKNOWN);
  // In vain also where another tab has just taken it: only the provider can tell.
  if (payment.status === 'approved')
    payment = isInVain(booking, payment) ? await provider.find(id) : await provider.capture(id);
  if (payment?.status !== 'paid') return answer(200, { success: false, event: null });
  const confirmed = await callProcedure(
    environment,
    'confirm_event_payment',
    {
      target_booking_id: booking.booking_id,
      payment_provider: provider.name,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      payment_reference: payment.reference,
      ...(payment.captureReference !== undefined && { capture_reference: payment.captureReference }),
    },
    outcome,
  );
  const success = confirmed.payment_status === 'accepted' && confirmed.application_status === 'approved';
  return answer(200, { success, event: success ? booking.event : null });
}
