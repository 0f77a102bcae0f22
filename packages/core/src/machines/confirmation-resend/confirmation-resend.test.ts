import { describe, expect, it } from 'vitest';
import { DataError } from '../../data-port/errors.ts';
import { begin } from '../testing/pure.ts';
import { confirmationResendMachine } from './confirmation-resend.machine.ts';
import { isPausing, isResending, isResent, sendableAtOf } from './confirmation-resend.selectors.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const press = { type: 'link.resend', email: 'ines@sorella.test' } as const;
const start = () => begin(confirmationResendMachine, { now: () => NOON });
const sending = () => start().send(press);
const answered = (step: ReturnType<typeof sending>) =>
  step.wait('answerTime', 'confirmation-resend.asking.answering.sending');
const sent = () => answered(sending().done('resend', undefined));
const aMinuteAfter = (step: ReturnType<typeof sending>) =>
  step.wait('resendInterval', 'confirmation-resend.asking.answering.sent');

describe('the confirmation link once more', () => {
  it('is sent once per press (R-061)', () => {
    expect(isResending(sending().snapshot)).toBe(true);
    expect(isResending(sending().send(press).snapshot)).toBe(true);
    expect(isResent(sent().snapshot)).toBe(true);
  });

  it('says the same for every address, and no notice tells more (A-85)', () => {
    expect(sent().emitted).toEqual(['notice:confirmation-sent-again']);
  });

  it('takes 1500 ms for every address, however long the service takes (A-32, A-85)', () => {
    expect(confirmationResendMachine.implementations.delays.answerTime).toBe(1_500);
    const quick = sending().done('resend', undefined);
    expect([isResending(quick.snapshot), quick.emitted]).toEqual([true, []]);
    const slow = answered(sending());
    expect([isResent(slow.snapshot), slow.emitted]).toEqual([true, sent().emitted]);
    expect(isResent(slow.done('resend', undefined).snapshot)).toBe(true);
  });

  it('can be asked for once a minute', () => {
    expect(sendableAtOf(sent().snapshot)).toBe(NOON + 60_000);
    expect(isResent(sent().send(press).snapshot)).toBe(true);
    const later = aMinuteAfter(sent());
    expect(sendableAtOf(later.snapshot)).toBeNull();
    expect(isResending(later.send(press).snapshot)).toBe(true);
  });

  it('counts the mail that a sign-up has just sent, without a word (R-117)', () => {
    const joined = start().send({ type: 'link.note' });
    // Its minute counts, and yet no new link is said to be on its way.
    expect([isPausing(joined.snapshot), isResent(joined.snapshot)]).toEqual([true, false]);
    expect([sendableAtOf(joined.snapshot), joined.emitted]).toEqual([NOON + 60_000, []]);
    expect(isPausing(joined.send(press).snapshot)).toBe(true);
    expect(isResending(aMinuteAfter(joined).send(press).snapshot)).toBe(true);
    expect(sendableAtOf(sending().send({ type: 'link.note' }).snapshot)).toBe(NOON + 60_000);
  });

  it.each([
    ['network', 'error-network'],
    ['rate-limited', 'error-rate-limited'],
  ] as const)('says that it could not be sent on %s, and may be tried again', (code, notice) => {
    const early = sending().fail('resend', new DataError(code));
    expect([isResending(early.snapshot), early.emitted]).toEqual([true, []]);
    const late = answered(sending()).fail('resend', new DataError(code));
    for (const step of [answered(early), late]) {
      expect(step.emitted).toEqual([`notice:${notice}`]);
      expect(sendableAtOf(step.snapshot)).toBeNull();
      const again = step.send(press);
      expect(isResending(again.snapshot)).toBe(true);
      expect(isResent(answered(again.done('resend', undefined)).snapshot)).toBe(true);
    }
  });
});
