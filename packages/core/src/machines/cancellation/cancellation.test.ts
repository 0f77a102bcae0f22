import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { begin } from '../testing/pure.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import { hasFailed, isAsking, isCancelling } from './cancellation.selectors.ts';

const eventId = '00000000-0000-4000-8000-00000000e001';
const userId = '00000000-0000-4000-8000-000000000002';

const start = () => begin(cancellationMachine, { eventId });
const asked = () => start().send({ type: 'cancellation.request', userId });
const cancelling = () => asked().send({ type: 'cancellation.confirm' });
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
    const step = start().send({ type: 'cancellation.request', userId: null });
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
    ['network', 'error-timeout'],
    ['timeout', 'error-timeout'],
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

  it('can be used again after a re-application was cancelled (A-13)', () => {
    const step = cancelling().done('cancel', { cancelledLate: false });
    expect(step.send({ type: 'cancellation.request', userId }).snapshot.value).toBe('confirming');
    expect(step.send({ type: 'cancellation.request', userId: null }).emitted).toContain('signIn.needed');
  });
});
