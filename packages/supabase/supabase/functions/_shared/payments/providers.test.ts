import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paypal } from './paypal.ts';
import { ProviderError } from './provider.ts';
import { providerOf } from './providers.ts';
import { stripe } from './stripe.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

const answers = (...bodies: readonly (readonly [status: number, body: unknown])[]) => {
  for (const [status, body] of bodies) fetch.mockResolvedValueOnce(Response.json(body, { status }));
};
const asked = () =>
  fetch.mock.calls.map(
    ([address, init]) => `${init?.method ?? 'GET'} ${address instanceof Request ? address.url : address}`,
  );

/** What Stripe answers for a Checkout Session, as far as it is documented and read here. */
const session = (given: object) => ({
  id: 'cs_test_a1B2',
  object: 'checkout.session',
  mode: 'payment',
  payment_status: 'paid',
  status: 'complete',
  amount_total: 3000,
  currency: 'eur',
  client_reference_id: 'K7M49QXT',
  metadata: {},
  subscription: null,
  livemode: false,
  ...given,
});

describe('Stripe', () => {
  const provider = stripe('sk_test_key');

  it('tells of a payment of a booking', async () => {
    answers([200, session({})]);
    expect(await provider.find('cs_test_a1B2')).toEqual({
      reference: 'cs_test_a1B2',
      status: 'paid',
      amountCents: 3000,
      currency: 'EUR',
      subject: { kind: 'booking', subject: 'K7M49QXT' },
    });
    expect(asked()).toEqual([
      'GET https://api.stripe.com/v1/checkout/sessions/cs_test_a1B2?expand[]=subscription',
    ]);
    expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer sk_test_key');
  });

  it('tells of a plan by its subscription, by which it is cancelled', async () => {
    answers([
      200,
      session({
        mode: 'subscription',
        amount_total: 4999,
        client_reference_id: 'a-member',
        metadata: { plan_type: 'monthly' },
        subscription: { id: 'sub_1', object: 'subscription', current_period_end: 1_800_000_000 },
      }),
    ]);
    expect(await provider.find('cs_test_a1B2')).toMatchObject({
      reference: 'sub_1',
      subject: {
        kind: 'subscription',
        memberId: 'a-member',
        planType: 'monthly',
        periodEnd: '2027-01-15T08:00:00.000Z',
      },
    });
  });

  it.each([
    ['unpaid', { payment_status: 'unpaid' }, 'unpaid'],
    ['free of charge', { payment_status: 'no_payment_required', amount_total: 0 }, 'unpaid'],
  ])('takes what is %s for no payment', async (_what, given, status) => {
    answers([200, session(given)]);
    expect(await provider.find('x')).toMatchObject({ status });
  });

  it('knows nobody of a session that names nobody', async () => {
    answers([200, session({ client_reference_id: null })]);
    expect(await provider.find('x')).toMatchObject({ subject: null });
  });

  it('finds nothing under an unknown id, and leaves its address alone', async () => {
    answers([404, { error: { type: 'invalid_request_error' } }]);
    expect(await provider.find('../customers?x=1')).toBe(null);
    expect(asked()).toEqual([
      'GET https://api.stripe.com/v1/checkout/sessions/..%2Fcustomers%3Fx%3D1?expand[]=subscription',
    ]);
  });

  it.each([401, 429, 500])('fails when Stripe answers %i, or something else than agreed', async (status) => {
    answers([status, {}]);
    await expect(provider.find('x')).rejects.toThrow(ProviderError);
    answers([200, { id: 'x' }]);
    await expect(provider.find('x')).rejects.toThrow(/invalid_type/);
  });

  it.each([
    [200, true],
    [404, true],
    [402, false],
  ])('ends a plan, and what has ended: %i', async (status, isEnded) => {
    answers([status, {}]);
    const ended = await provider.cancelSubscription('sub_1').then(
      () => true,
      () => false,
    );
    expect(ended).toBe(isEnded);
    expect(asked()).toEqual(['DELETE https://api.stripe.com/v1/subscriptions/sub_1']);
  });
});

/** What PayPal answers for an order. */
const order = (status: string, unit: object = {}) => ({
  id: '5O190127TN364715T',
  status,
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: 'K7M49QXT',
      amount: { currency_code: 'EUR', value: '30.00' },
      ...unit,
    },
  ],
});
const captured = (status: string, value = '30.00') => ({
  payments: { captures: [{ id: '3C679366HH908993F', status, amount: { currency_code: 'EUR', value } }] },
});
const token = [200, { access_token: 'A21', token_type: 'Bearer', expires_in: 32_400 }] as const;

describe('PayPal', () => {
  const provider = paypal('id', 'secret', 'https://paypal.test');

  it.each([
    ['APPROVED', {}, 'approved'],
    ['COMPLETED', captured('COMPLETED'), 'paid'],
    ['COMPLETED', captured('PENDING'), 'unpaid'],
    ['COMPLETED', captured('REFUNDED'), 'unpaid'],
    ['CREATED', {}, 'unpaid'],
    ['VOIDED', {}, 'unpaid'],
  ])('tells of an order that is %s %j: %s', async (status, unit, expected) => {
    answers(token, [200, order(status, unit)]);
    expect(await provider.find('5O190127TN364715T')).toEqual({
      reference: '5O190127TN364715T',
      ...('payments' in unit && { captureReference: '3C679366HH908993F' }),
      status: expected,
      amountCents: 3000,
      currency: 'EUR',
      subject: { kind: 'booking', subject: 'K7M49QXT' },
    });
    expect(asked()).toEqual([
      'POST https://paypal.test/v1/oauth2/token',
      'GET https://paypal.test/v2/checkout/orders/5O190127TN364715T',
    ]);
  });

  it.each([
    ['0.29', 29],
    ['19.99', 1999],
    ['1000000.00', 100_000_000],
    ['30', 3000],
  ])('reads %s euros as %i cents', async (value, cents) => {
    answers(token, [200, order('COMPLETED', captured('COMPLETED', value))]);
    expect(await provider.find('x')).toMatchObject({ amountCents: cents });
  });

  it('takes the money under one request id, and tells what came of it', async () => {
    answers(token, [201, {}], token, [200, order('COMPLETED', captured('COMPLETED'))]);
    expect(await provider.capture('5O1')).toMatchObject({ status: 'paid' });
    expect(asked()[1]).toBe('POST https://paypal.test/v2/checkout/orders/5O1/capture');
    expect(new Headers(fetch.mock.calls[1]?.[1]?.headers).get('paypal-request-id')).toBe('capture-5O1');
    // Another tab was quicker.
    answers(token, [422, {}], token, [200, order('COMPLETED', captured('COMPLETED'))]);
    expect(await provider.capture('5O1')).toMatchObject({ status: 'paid' });
  });

  it('finds nothing under an unknown id, and fails where PayPal does', async () => {
    answers(token, [404, {}]);
    expect(await provider.find('x')).toBe(null);
    answers([401, {}]);
    await expect(provider.find('x')).rejects.toThrow(ProviderError);
    answers(token, [503, {}]);
    await expect(provider.find('x')).rejects.toThrow(ProviderError);
    answers(token, [500, {}]);
    await expect(provider.capture('x')).rejects.toThrow(ProviderError);
  });
});

describe('The provider of a project', () => {
  const of = (name: 'stripe' | 'paypal', variables: Readonly<Record<string, string>>) =>
    providerOf(name, { get: (key) => variables[key], sendMail: async () => {}, sendPush: async () => 201 });

  it('is the real one where its keys are, whatever else is said', async () => {
    answers([404, {}]);
    await of('stripe', { STRIPE_SECRET_KEY: 'sk', PAYMENTS: 'sandbox' }).find('cs_test_paid_1eur_K7M49QXT');
    expect(asked()[0]).toContain('api.stripe.com');
  });

  it.each(['stripe', 'paypal'] as const)(
    'is the sandbox only where that is said, and else none: %s',
    (name) => {
      expect(() => of(name, {})).toThrow(ProviderError);
      expect(() => of(name, { PAYMENTS: 'yes' })).toThrow(ProviderError);
      expect(() => of(name, { PAYPAL_CLIENT_ID: 'half' })).toThrow(ProviderError);
      expect(of(name, { PAYMENTS: 'sandbox' }).name).toBe(name);
    },
  );
});
