import { z } from 'zod';
import { answer, refuse } from '../_shared/answers.ts';
import { callProcedure } from '../_shared/database.ts';
import { forMembers } from '../_shared/member-request.ts';
import { providerOf } from '../_shared/payments/providers.ts';
import { watched } from '../_shared/watched.ts';

const body = z.object({ sessionId: z.string().trim().min(1).max(200) });
const texts = {
  invalid: 'No payment session found',
  failed: 'There was an issue verifying your payment. Please contact support.',
};

/** Confirms the payment of a plan: `{ sessionId }` in, `{ success, event: null }` out, or `{ error }`. */
export const handler = watched(
  'verify-subscription-payment',
  forMembers(body, texts, async ({ body: { sessionId }, memberId, environment }) => {
    const payment = await providerOf('stripe', environment).find(sessionId);
    if (payment?.subject?.kind !== 'subscription' || payment.subject.memberId !== memberId)
      return refuse(404, texts.invalid);
    const { planType, periodEnd } = payment.subject;
    const success =
      payment.status === 'paid' &&
      (await callProcedure(
        environment,
        'confirm_subscription_payment',
        {
          member_id: memberId,
          plan_type: planType,
          payment_reference: payment.reference,
          amount_cents: payment.amountCents,
          currency: payment.currency,
          period_end: periodEnd,
        },
        z.boolean(),
      ));
    if (payment.status === 'paid' && !success)
      console.error(`Paid, and no plan that fits: ${payment.reference}`);
    return answer(200, { success, event: null });
  }),
);
