import { z } from 'zod';
import { type PaymentProvider, ProviderError, type ProviderPayment } from './provider.ts';

const amount = z.object({ value: z.string().regex(/^\d{1,7}(\.\d{2})?$/), currency_code: z.string() });
const order = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amount.optional(),
        payments: z
          .object({ captures: z.array(z.object({ id: z.string(), status: z.string(), amount })).optional() })
          .optional(),
      }),
    )
    .min(1),
});

/** Cents of a decimal text, without a detour over binary fractions. */
function centsOf(value: string): number {
  const [euros = '0', cents = '00'] = value.split('.');
  return Number(euros) * 100 + Number(cents);
}

const STATUSES: Readonly<Record<string, ProviderPayment['status']>> = {
  COMPLETED: 'paid',
  APPROVED: 'approved',
};

function paymentOf(answer: unknown): ProviderPayment {
  const { id, status, purchase_units: units } = order.parse(answer);
  const [unit] = units;
  const capture = unit?.payments?.captures?.[0];
  // Money that is on its way, held back or returned is none.
  const isTaken = status !== 'COMPLETED' || capture === undefined || capture.status === 'COMPLETED';
  const paid = capture?.amount ?? unit?.amount;
  return {
    reference: id,
    ...(capture && { captureReference: capture.id }),
    status: units.length === 1 && isTaken ? (STATUSES[status] ?? 'unpaid') : 'unpaid',
    amountCents: paid === undefined ? 0 : centsOf(paid.value),
    currency: paid?.currency_code ?? '',
    subject: unit?.custom_id === undefined ? null : { kind: 'booking', subject: unit.custom_id },
  };
}

/** Orders of PayPal by its HTTP API. `api` is its address, another one for PayPal's own sandbox. */
export function paypal(clientId: string, secret: string, api = 'https://api-m.paypal.com'): PaymentProvider {
  async function token(): Promise<string> {
    const answer = await fetch(`${api}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${clientId}:${secret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!answer.ok) throw new ProviderError(`PayPal answered ${answer.status} to the keys`);
    return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
  }

  async function ask(
    path: string,
    method: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${api}/v2/checkout/orders/${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json', ...more },
    });
  }

  async function find(id: string): Promise<ProviderPayment | null> {
    const answer = await ask(encodeURIComponent(id), 'GET');
    if (answer.status === 404) return null;
    if (!answer.ok) throw new ProviderError(`PayPal answered ${answer.status}`);
    return paymentOf(await answer.json());
  }

  return {
    name: 'paypal',
    find,
    async capture(id) {
      const headers = { 'paypal-request-id': `capture-${id}`, prefer: 'return=representation' };
      const answer = await ask(`${encodeURIComponent(id)}/capture`, 'POST', headers);
      // 422: another tab was quicker.
      if (!answer.ok && answer.status !== 422) throw new ProviderError(`PayPal answered ${answer.status}`);
      const captured = await find(id);
      if (captured === null) throw new ProviderError('PayPal has lost an order');
      return captured;
    },
    cancelSubscription: () => Promise.reject(new ProviderError('PayPal charges no plans')),
  };
}
