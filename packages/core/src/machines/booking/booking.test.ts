import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import {
  APPLICATION as application,
  PAYMENT_LINK as link,
  PAID_APPLICATION as paid,
} from '../testing/fixtures.ts';
import { begin } from '../testing/pure.ts';
import { type BookingApply, type BookingFacts, bookingMachine } from './booking.machine.ts';
import { isApplying, isPaymentShown, paymentDueIn } from './booking.selectors.ts';

const start = () => begin(bookingMachine, { eventId: application.eventId });
const press = (facts: Partial<BookingFacts> = {}, paymentLink: string | null = null): BookingApply => ({
  type: 'booking.apply',
  facts: { userId: application.userId, isFull: false, hasActiveApplication: false, ...facts },
  paymentLink,
});
const applying = (paymentLink: string | null = null) => start().send(press({}, paymentLink));
const failing = (code: DataErrorCode) => applying().fail('apply', new DataError(code));

describe('booking', () => {
  it('sends a visitor to sign in and asks the server nothing (R-318)', () => {
    const step = start().send(press({ userId: null }));
    expect(step.snapshot.value).toBe('available');
    expect(step.emitted).toEqual(['notice:booking-authentication-required', 'signIn.needed']);
  });

  it('refuses a full event without asking (R-310, R-319)', () => {
    const step = start().send(press({ isFull: true }));
    expect(step.snapshot.value).toBe('full');
    expect(step.emitted).toEqual(['notice:event-full']);
  });

  it('refuses a second application without asking (R-310, R-320)', () => {
    const step = start().send(press({ hasActiveApplication: true }));
    expect(step.snapshot.value).toBe('available');
    expect(step.emitted).toEqual(['notice:already-applied', 'applications.changed']);
  });

  it('ignores a second press while the first is on its way (A-29)', () => {
    const first = applying();
    const second = first.send(press());
    expect(isApplying(first.snapshot)).toBe(true);
    expect(second.snapshot.value).toBe('applying');
    expect(second.emitted).toEqual([]);
  });

  it('says a free application is pending approval (R-317)', () => {
    const step = applying().done('apply', application);
    expect(step.snapshot.value).toBe('submitted');
    expect(step.emitted).toEqual(['notice:application-submitted', 'applications.changed']);
  });

  it('shows how to pay before anything is opened (R-315, A-89)', () => {
    const due = applying(link).done('apply', paid);
    expect(due.snapshot.value).toBe('owed');
    expect(isPaymentShown(due.snapshot)).toBe(true);
    expect(isApplying(due.snapshot)).toBe(false);
    expect(paymentDueIn(due.snapshot)).toEqual({
      link,
      reference: paid.reference,
      amountCents: 3_000,
      payBy: null,
    });
    expect(due.emitted).toEqual(['applications.changed']);
  });

  it.each([
    ['payment.open', 'payment-required'],
    ['payment.postpone', 'payment-required-later'],
  ] as const)('says by which reference she pays, now or later: %s (R-315)', (type, notice) => {
    const step = applying(link).done('apply', paid).send({ type });
    expect(step.snapshot.value).toBe('submitted');
    expect(isPaymentShown(step.snapshot)).toBe(false);
    expect(step.emitted).toEqual([`notice:${notice}`, 'applications.changed']);
  });

  it('asks for what the server settled, whatever price the page had read (R-315, A-16)', () => {
    const raised = applying(link).done('apply', { ...paid, paymentAmountCents: 3_500 });
    expect(paymentDueIn(raised.snapshot)).toMatchObject({
      link: 'https://paypal.me/sorella/35.00',
      amountCents: 3_500,
    });
    const found = applying(link)
      .fail('apply', new DataError('timeout'))
      .done('verify', { ...paid, paymentAmountCents: 2_500 });
    expect(paymentDueIn(found.snapshot)).toMatchObject({ link: 'https://paypal.me/sorella/25.00' });
  });

  it('asks her to contact an admin when there is a price and no link (R-316)', () => {
    const step = applying(null).done('apply', paid);
    expect(step.emitted).toContain('notice:application-submitted-contact-admin');
  });

  it('does not open a link for an application that the server calls free', () => {
    expect(applying(link).done('apply', application).snapshot.value).toBe('submitted');
  });

  it('reads the page again after the join delay (R-322)', () => {
    const step = applying().done('apply', application).wait('joinRefresh', 'booking.submitted');
    expect(step.snapshot.value).toBe('available');
    expect(step.emitted).toEqual(['applications.changed']);
  });

  it('shows Event Full when the last seat went meanwhile (A-05)', () => {
    const step = failing('event-full');
    expect(step.snapshot.value).toBe('full');
    expect(step.emitted).toEqual(['notice:event-full', 'applications.changed']);
  });

  it('lets her apply once a seat is free again (R-310)', () => {
    expect(failing('event-full').send(press()).snapshot.value).toBe('applying');
    expect(failing('event-full').send(press({ isFull: true })).snapshot.value).toBe('full');
    expect(failing('event-full').send(press({ userId: null })).emitted).toContain('signIn.needed');
  });

  it('takes a duplicate refusal as the application it is (A-06)', () => {
    const step = failing('already-applied');
    expect(step.snapshot.value).toBe('submitted');
    expect(step.emitted).toEqual(['notice:already-applied', 'applications.changed']);
  });

  it.each(['not-signed-in', 'session-expired'] as const)('sends her to sign in on %s (R-318)', (code) => {
    const step = failing(code);
    expect(step.snapshot.value).toBe('available');
    expect(step.emitted).toEqual(['notice:booking-authentication-required', 'signIn.needed']);
  });

  it.each([
    ['event-over', 'event-over'],
    ['too-many-applications', 'application-limit-reached'],
    ['unexpected', 'join-failed'],
    ['unavailable', 'application-error'],
    ['rate-limited', 'error-rate-limited'],
    ['forbidden', 'error-forbidden'],
  ] as const)('leaves her free to try again after %s (R-320, R-321)', (code, notice) => {
    const step = failing(code);
    expect(step.snapshot.value).toBe('available');
    expect(step.emitted).toEqual([`notice:${notice}`, 'applications.changed']);
  });

  describe('when no answer came (R-434)', () => {
    const verifying = (paymentLink: string | null = null) =>
      applying(paymentLink).fail('apply', new DataError('timeout'));

    it('looks whether the application arrived before it says anything', () => {
      expect(verifying().snapshot.value).toBe('verifying');
      expect(verifying().emitted).toEqual([]);
      expect(failing('network').snapshot.value).toBe('verifying');
    });

    it('goes on as if the answer had come when it did arrive', () => {
      expect(verifying().done('verify', application).emitted).toContain('notice:application-submitted');
      expect(verifying(link).done('verify', paid).snapshot.value).toBe('owed');
    });

    it('says that nothing was booked when it did not', () => {
      const step = verifying().done('verify', null);
      expect(step.snapshot.value).toBe('available');
      expect(step.emitted).toContain('notice:application-error');
      expect(verifying().done('verify', { ...application, status: 'denied' }).snapshot.value).toBe(
        'available',
      );
    });

    it('says that it cannot know when looking fails too', () => {
      const step = verifying().fail('verify', new DataError('network'));
      expect(step.snapshot.value).toBe('available');
      expect(step.emitted).toContain('notice:error-timeout');
    });
  });
});
