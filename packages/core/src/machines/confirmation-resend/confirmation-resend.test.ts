import { describe, expect, it } from 'vitest';
import { DataError } from '../../data-port/errors.ts';
import { begin } from '../testing/pure.ts';
import { confirmationResendMachine } from './confirmation-resend.machine.ts';
import { isResending, isResent, sendableAtOf } from './confirmation-resend.selectors.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const press = { type: 'link.resend', email: 'ines@sorella.test' } as const;
const sending = () => begin(confirmationResendMachine, { now: () => NOON }).send(press);
const sent = () => sending().done('resend', undefined);

describe('the confirmation link once more', () => {
  it('is sent once per press (R-061)', () => {
    expect(isResending(sending().snapshot)).toBe(true);
    expect(isResending(sending().send(press).snapshot)).toBe(true);
    expect(isResent(sent().snapshot)).toBe(true);
  });

  it('says the same for every address, and no notice tells more (A-85)', () => {
    expect(sent().emitted).toEqual([]);
  });

  it('can be asked for once a minute', () => {
    expect(sendableAtOf(sent().snapshot)).toBe(NOON + 60_000);
    expect(isResent(sent().send(press).snapshot)).toBe(true);
    const later = sent().wait('resendInterval', 'confirmation-resend.sent');
    expect(sendableAtOf(later.snapshot)).toBeNull();
    expect(isResending(later.send(press).snapshot)).toBe(true);
  });

  it.each([
    ['network', 'error-network'],
    ['rate-limited', 'error-rate-limited'],
  ] as const)('says that it could not be sent on %s, and may be tried again', (code, notice) => {
    const step = sending().fail('resend', new DataError(code));
    expect(step.emitted).toEqual([`notice:${notice}`]);
    expect(isResending(step.send(press).snapshot)).toBe(true);
  });
});
