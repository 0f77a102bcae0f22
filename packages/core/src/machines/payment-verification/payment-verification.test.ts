import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import type { PaymentSession } from '../../domain/payments/payment-session.ts';
import { begin } from '../testing/pure.ts';
import { type PaymentPurpose, paymentVerificationMachine } from './payment-verification.machine.ts';
import { viewOf } from './payment-verification.selectors.ts';

const CARD: PaymentSession = { kind: 'event-card', sessionId: 'cs_1' };
const PLAN: PaymentSession = { kind: 'subscription', sessionId: 'cs_2' };
const BRUNCH = {
  title: 'Brunch',
  startTime: '2030-05-05T09:00:00.000Z',
  endTime: '2030-05-05T11:00:00.000Z',
  timeZone: 'Europe/Lisbon',
  location: 'Lisbon',
  description: null,
};

const opened = (purpose: PaymentPurpose, payment: PaymentSession | null) =>
  begin(paymentVerificationMachine, undefined).send({ type: 'page.open', purpose, payment });
const event = () => opened('event', CARD);
const plan = () => opened('subscription', PLAN);

describe('confirming a payment', () => {
  it('says that it verifies until there is an answer (R-405, R-411)', () => {
    expect(viewOf(begin(paymentVerificationMachine, undefined).snapshot)).toBe('verifying');
    expect(viewOf(event().snapshot)).toBe('verifying');
  });

  it('tells what was booked (R-413, R-419, R-422)', () => {
    const step = event().done('verify', { success: true, event: BRUNCH });
    expect(viewOf(step.snapshot)).toBe('confirmed');
    expect(step.snapshot.context.event).toEqual(BRUNCH);
    expect(step.emitted).toEqual(['notice:event-payment-successful']);
  });

  it('welcomes a subscriber (R-405, R-410)', () => {
    const step = plan().done('verify', { success: true, event: null });
    expect(viewOf(step.snapshot)).toBe('confirmed');
    expect(step.emitted).toEqual(['notice:subscription-activated']);
  });

  it('thanks when the provider has not said yes to a subscription, without an error (R-406)', () => {
    const step = plan().done('verify', { success: false, event: null });
    expect(viewOf(step.snapshot)).toBe('unconfirmed');
    expect(step.emitted).toEqual([]);
  });

  it('tells a failed event payment, whichever way it failed (R-420, R-421)', () => {
    for (const step of [
      event().done('verify', { success: false, event: null }),
      event().fail('verify', new DataError('not-found')),
    ]) {
      expect(viewOf(step.snapshot)).toBe('unconfirmed');
      expect(step.emitted).toEqual(['notice:payment-verification-failed']);
    }
  });

  it('tells an error about a subscription (R-409)', () => {
    expect(plan().fail('verify', new DataError('unexpected')).emitted).toEqual([
      'notice:subscription-verification-error',
    ]);
  });

  it.each(['network', 'timeout', 'unavailable', 'rate-limited', 'malformed-answer'] as const)(
    'calls no payment failed on %s, and asks again when pressed (A-46)',
    (code: DataErrorCode) => {
      const step = event().fail('verify', new DataError(code));
      expect(viewOf(step.snapshot)).toBe('unanswered');
      expect(step.emitted).toEqual([]);
      expect(viewOf(step.send({ type: 'verification.request' }).snapshot)).toBe('verifying');
    },
  );

  it('leads somebody who is not signed in to signing in, and calls nothing failed', () => {
    const step = event().fail('verify', new DataError('not-signed-in'));
    expect(viewOf(step.snapshot)).toBe('unauthenticated');
    expect(step.emitted).toEqual([]);
  });

  it('asks nothing without a payment (R-416, A-22, A-23)', () => {
    expect(opened('event', null).emitted).toEqual(['notice:payment-session-invalid']);
    expect(opened('subscription', null).emitted).toEqual([]);
    expect(viewOf(opened('subscription', null).snapshot)).toBe('missing');
  });

  it('is not begun anew by a second mount', () => {
    const step = event().done('verify', { success: true, event: BRUNCH });
    const again = step.send({ type: 'page.open', purpose: 'event', payment: { ...CARD } });
    expect(viewOf(again.snapshot)).toBe('confirmed');
    expect(again.emitted).toEqual([]);
  });
});
