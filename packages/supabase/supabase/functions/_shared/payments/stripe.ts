import { z } from 'zod';
import { type PaymentProvider, ProviderError, type ProviderPayment } from './provider.ts';

const subscription = z.object({
  id: z.string(),
  /** Seconds since 1970. */
  current_period_end: z.number(),
});
const session = z.object({
  id: z.string(),
  mode: z.enum(['payment', 'subscription', 'setup']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
  subscription: subscription.nullish(),
});

type Session = z.infer<typeof session>;

/** Bookings name themselves in `client_reference_id`, plans the member there and the plan in `metadata.plan_type`. */
function subjectOf({
  mode,
  client_reference_id: id,
  metadata,
  subscription: plan,
}: Session): ProviderPayment['subject'] {
  if (id === null) return null;
  if (mode === 'payment') return { kind: 'booking', subject: id };
  const planType = metadata?.['plan_type'];
  if (mode !== 'subscription' || !plan || planType === undefined) return null;
  const periodEnd = new Date(plan.current_period_end * 1000).toISOString();
  return { kind: 'subscription', memberId: id, planType, periodEnd };
}

/** Checkout Sessions of Stripe by its HTTP API, in a version whose answers stay as they are. */
export function stripe(secretKey: string): PaymentProvider {
  const ask = (path: string, method = 'GET') =>
    fetch(`https://api.stripe.com/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': '2024-06-20' },
    });
  return {
    name: 'stripe',
    async find(id) {
      const answer = await ask(`checkout/sessions/${encodeURIComponent(id)}?expand[]=subscription`);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new ProviderError(`Stripe answered ${answer.status}`);
      const found = session.parse(await answer.json());
      return {
        // A plan is known by its subscription, by which it is cancelled.
        reference: found.subscription?.id ?? found.id,
        status: found.payment_status === 'paid' ? 'paid' : 'unpaid',
        amountCents: found.amount_total ?? 0,
        currency: (found.currency ?? '').toUpperCase(),
        subject: subjectOf(found),
      };
    },
    capture: () => Promise.reject(new ProviderError('Stripe takes the money by itself')),
    async cancelSubscription(reference) {
      const answer = await ask(`subscriptions/${encodeURIComponent(reference)}`, 'DELETE');
      // Ended already, or never there.
      if (!answer.ok && answer.status !== 404) throw new ProviderError(`Stripe answered ${answer.status}`);
    },
  };
}
