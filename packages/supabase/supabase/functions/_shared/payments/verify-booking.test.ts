import { afterEach, expect, it, vi } from 'vitest';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { verifyBooking } from './verify-booking.ts';

afterEach(() => vi.unstubAllGlobals());

const approved: ProviderPayment = {
  reference: 'order-1',
  status: 'approved',
  amountCents: 1000,
  currency: 'EUR',
  subject: { kind: 'booking', subject: 'K7M49QXT' },
};

/** What the database says of the booking, and of its confirmation. */
function database(bookingStatus: string) {
  const booking = {
    booking_id: 'b',
    member_id: 'maya',
    booking_status: bookingStatus,
    application_status: 'pending',
    amount_cents: 1000,
    currency: 'EUR',
    event: { title: 'Tea and Talk' },
  };
  const confirmed: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: { body: string }) => {
    if (address.endsWith('/payment_target')) return Response.json(booking);
    confirmed.push(JSON.parse(init.body));
    return Response.json({ payment_status: 'accepted', application_status: 'approved' });
  });
  return confirmed;
}

it('confirms an order whose money another tab took between two questions (R-418)', async () => {
  database('paid');
  let asked = 0;
  const provider: PaymentProvider = {
    name: 'paypal',
    find: async () => {
      asked += 1;
      return { ...approved, status: asked === 1 ? 'approved' : 'paid' };
    },
    capture: async () => {
      throw new Error('Its money is taken already');
    },
    cancelSubscription: async () => {},
  };
  const answered = await verifyBooking(provider, 'order-1', 'maya', {
    get: () => 'x',
    sendMail: async () => {},
    sendPush: async () => 201,
  });
  expect(await answered.json()).toEqual({ success: true, event: { title: 'Tea and Talk' } });
});

it('tells the database by which id a statement knows the payment, beside the order’s (A-89)', async () => {
  const confirmed = database('pending');
  const provider: PaymentProvider = {
    name: 'paypal',
    find: async () => ({ ...approved, status: 'paid', captureReference: 'capture-1' }),
    capture: async () => {
      throw new Error('Its money is taken already');
    },
    cancelSubscription: async () => {},
  };
  await verifyBooking(provider, 'order-1', 'maya', {
    get: () => 'x',
    sendMail: async () => {},
    sendPush: async () => 201,
  });
  expect(confirmed).toMatchObject([{ payment_reference: 'order-1', capture_reference: 'capture-1' }]);
});
