import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { APPLICATION } from '../testing/fixtures.ts';
import { begin } from '../testing/pure.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import type { CancellationTerms } from './cancellation.rules.ts';
import { cancelledNotice } from './cancellation.rules.ts';
import { hasFailed, isAsking, isCancelling, isUnanswered } from './cancellation.selectors.ts';

const eventId = '00000000-0000-4000-8000-00000000e001';
const userId = '00000000-0000-4000-8000-000000000002';

const start = () => begin(cancellationMachine, { eventId });
const aSeat: CancellationTerms = {
  holdsSeat: true,
  amountCents: 0,
  reference: null,
  free: true,
  freeUntil: '2026-11-27T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
};
const asked = (terms = aSeat) => start().send({ type: 'cancellation.request', userId, terms });
const cancelling = (terms = aSeat) => asked(terms).send({ type: 'cancellation.confirm' });
const failing = (code: DataErrorCode) => cancelling().fail('cancel', new DataError(code));

describe('cancellation', () => {
  it('asks before it does anything (R-329)', () => {
    expect(asked().snapshot.value).toBe('confirming');
    expect(isAsking(asked().snapshot)).toBe(true);
    expect(isCancelling(asked().snapshot)).toBe(false);
  });

  it('goes back to rest when she changes her mind (R-329)', () => {
    const step = asked().send({ type: 'cancellation.dismiss' });
    expect(step.snapshot.value).toBe('idle');
    expect(step.emitted).toEqual([]);
  });

  it('sends someone signed out to sign in (R-332)', () => {
    const step = start().send({ type: 'cancellation.request', userId: null, terms: null });
    expect(step.snapshot.value).toBe('idle');
    expect(step.emitted).toEqual(['notice:cancellation-sign-in-required', 'signIn.needed']);
  });

  it('ignores presses and cannot be closed while the answer is on its way', () => {
    const step = cancelling();
    expect(isCancelling(step.snapshot)).toBe(true);
    expect(step.send({ type: 'cancellation.confirm' }).snapshot.value).toBe('cancelling');
    expect(step.send({ type: 'cancellation.dismiss' }).snapshot.value).toBe('cancelling');
  });

  it('says Booking Cancelled and reads the events again (R-330, R-332)', () => {
    const step = cancelling().done('cancel', { cancelledLate: false });
    expect(step.snapshot.value).toBe('cancelled');
    expect(isAsking(step.snapshot)).toBe(false);
    expect(step.emitted).toEqual(['notice:booking-cancelled', 'applications.changed']);
  });

  it('says when free cancellation had ended (R-333, A-14)', () => {
    expect(cancelling().done('cancel', { cancelledLate: true }).emitted).toContain(
      'notice:booking-cancelled-late',
    );
  });

  it.each([
    ['a free seat', {}, false, 'booking-cancelled', /Your seat has been released/],
    [
      'a paid seat in time',
      { amountCents: 3_000, reference: 'K7M2P9QX' },
      false,
      'booking-cancelled-paid',
      /in time for free cancellation.*€30\.00.*hello@\S+ with your reference K7M2P9QX\.$/,
    ],
    [
      'a paid seat too late',
      { amountCents: 3_000, free: false, reference: 'K7M2P9QX' },
      true,
      'booking-cancelled-paid-late',
      /ended on Nov 27, 2026, 11:00 AM CET.*€30\.00.*hello@\S+ with your reference K7M2P9QX\.$/,
    ],
    [
      'an application that waited',
      { holdsSeat: false },
      false,
      'application-withdrawn',
      /Nothing had been booked/,
    ],
    [
      'one that waited and may have been paid',
      { holdsSeat: false, amountCents: 3_000, reference: 'K7M2P9QX' },
      true,
      'application-withdrawn-unpaid',
      /If you have already sent €30\.00, write to hello@\S+ with your reference K7M2P9QX to get it back\.$/,
    ],
  ] as const)('says what became of %s (A-14, R-333)', (_of, terms, cancelledLate, id, words) => {
    const step = cancelling({ ...aSeat, ...terms }).done('cancel', { cancelledLate });
    expect(step.emitted).toContain(`notice:${id}`);
    const notice = cancelledNotice({ ...aSeat, ...terms }, cancelledLate);
    expect(notice.description).toMatch(words);
    const hadNoSeat = id.startsWith('application');
    expect(hadNoSeat && /spot|seat/i.test(notice.description)).toBe(false);
  });

  it.each([
    ['no-application', 'no-application-found'],
    ['no-active-booking', 'cancellation-no-active-booking'],
    ['not-found', 'no-application-found'],
  ] as const)('closes and reads again after %s (R-332, A-10)', (code, notice) => {
    const step = failing(code);
    expect(step.snapshot.value).toBe('idle');
    expect(step.emitted).toEqual([`notice:${notice}`, 'applications.changed']);
  });

  it.each(['not-signed-in', 'session-expired'] as const)('sends her to sign in on %s (R-332)', (code) => {
    expect(failing(code).emitted).toEqual(['notice:cancellation-sign-in-required', 'signIn.needed']);
    expect(failing(code).snapshot.value).toBe('idle');
  });

  it.each([
    ['unavailable', 'cancellation-error'],
    ['unexpected', 'cancellation-failed'],
    ['rate-limited', 'error-rate-limited'],
  ] as const)('keeps the dialog open for another try after %s (R-332)', (code, notice) => {
    const step = failing(code);
    expect(hasFailed(step.snapshot)).toBe(true);
    expect(isAsking(step.snapshot)).toBe(true);
    expect(step.emitted).toContain(`notice:${notice}`);
    expect(step.send({ type: 'cancellation.confirm' }).snapshot.value).toBe('cancelling');
    expect(step.send({ type: 'cancellation.dismiss' }).snapshot.value).toBe('idle');
  });

  describe('without an answer (R-434)', () => {
    const unanswered = () => failing('network');
    const hers = { ...APPLICATION, status: 'denied', cancelledBy: userId } as const;

    it.each(['network', 'timeout'] as const)('looks before it says anything: %s', (code) => {
      const step = failing(code);
      expect(step.snapshot.value).toBe('verifying');
      expect(isCancelling(step.snapshot)).toBe(true);
      expect(step.emitted).toEqual([]);
    });

    it('says what became of it when it arrived, late or in time', () => {
      expect(unanswered().done('verify', hers).emitted).toEqual([
        'notice:booking-cancelled',
        'applications.changed',
      ]);
      const late = unanswered().done('verify', { ...hers, cancelledLate: true });
      expect(late.snapshot.value).toBe('cancelled');
      expect(late.emitted).toContain('notice:booking-cancelled-late');
    });

    it('says that it still stands only where it does', () => {
      const step = unanswered().done('verify', APPLICATION);
      expect(hasFailed(step.snapshot)).toBe(true);
      expect(isUnanswered(step.snapshot)).toBe(false);
      expect(step.emitted).toEqual(['notice:cancellation-error', 'applications.changed']);
      const unknown = unanswered().fail('verify', new DataError('network'));
      expect(hasFailed(unknown.snapshot)).toBe(true);
      expect(isUnanswered(unknown.snapshot)).toBe(true);
      expect(unknown.emitted).toEqual(['notice:error-timeout', 'applications.changed']);
    });

    it.each([
      ['nothing', null],
      ["an admin's denial", { ...APPLICATION, status: 'denied' }],
    ] as const)('has nothing to cancel where it finds %s', (_found, application) => {
      const step = unanswered().done('verify', application);
      expect(step.snapshot.value).toBe('idle');
      expect(step.emitted).toEqual(['notice:no-application-found', 'applications.changed']);
    });

    it('takes what the next try finds cancelled for the first one, and for nothing else', () => {
      const again = unanswered()
        .fail('verify', new DataError('network'))
        .send({ type: 'cancellation.confirm' })
        .fail('cancel', new DataError('no-application'));
      expect(again.snapshot.value).toBe('verifying');
      expect(again.done('verify', hers).emitted).toContain('notice:booking-cancelled');
      const later = unanswered()
        .fail('verify', new DataError('network'))
        .send({ type: 'cancellation.dismiss' })
        .send({ type: 'cancellation.request', userId, terms: aSeat })
        .send({ type: 'cancellation.confirm' })
        .fail('cancel', new DataError('no-application'));
      expect(later.emitted).toContain('notice:no-application-found');
    });
  });

  it('can be used again after a re-application was cancelled (A-13)', () => {
    const step = cancelling().done('cancel', { cancelledLate: false });
    expect(step.send({ type: 'cancellation.request', userId, terms: aSeat }).snapshot.value).toBe(
      'confirming',
    );
    expect(step.send({ type: 'cancellation.request', userId: null, terms: null }).emitted).toContain(
      'signIn.needed',
    );
  });
});
