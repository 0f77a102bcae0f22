import { describe, expect, it } from 'vitest';
import { eventPaymentOf, subscriptionPaymentOf } from './payment-session.ts';

describe('what a payment page was opened with', () => {
  it.each([
    [{ session_id: 'cs_1' }, { kind: 'event-card', sessionId: 'cs_1' }],
    [
      { session_id: 'cs_1', token: 'O1', payment_method: 'paypal' },
      { kind: 'event-card', sessionId: 'cs_1' },
    ],
    [
      { token: 'O1', payment_method: 'paypal' },
      { kind: 'event-paypal', orderId: 'O1' },
    ],
    [{ token: 'O1' }, null],
    [{ token: 'O1', payment_method: 'stripe' }, null],
    [{ session_id: '' }, null],
    [{}, null],
  ])('reads %o (R-412, A-22)', (search, session) => {
    expect(eventPaymentOf(search)).toEqual(session);
  });

  it('knows a subscription by its session (R-408, A-23)', () => {
    expect(subscriptionPaymentOf({ session_id: 'cs_1' })).toEqual({
      kind: 'subscription',
      sessionId: 'cs_1',
    });
    expect(subscriptionPaymentOf({})).toBeNull();
  });
});
