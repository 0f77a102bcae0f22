import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import type { RecoveryLink } from '../../domain/accounts/account-links.ts';
import { begin } from '../testing/pure.ts';
import { passwordUpdateMachine } from './password-update.machine.ts';
import { isUpdating, passwordProblemOf, viewOf } from './password-update.selectors.ts';

const LINK: RecoveryLink = { kind: 'token-hash', tokenHash: 'a-hash' };
const PASSWORD = 'a new long one';
const submit = { type: 'password.submit', form: { password: PASSWORD, confirmation: PASSWORD } } as const;

const start = () => begin(passwordUpdateMachine, undefined);
const opened = (link: RecoveryLink | null = LINK) => start().send({ type: 'link.open', link });
const updating = () => opened().send(submit);
const failing = (code: DataErrorCode) => updating().fail('update', new DataError(code));

describe('password update', () => {
  it.each([
    [LINK, 'form'],
    [{ kind: 'refused' }, 'expired'],
    [null, 'link-missing'],
  ] as const)('opens with %o as %s (A-32)', (link, view) => {
    expect(viewOf(start().snapshot)).toBe('loading');
    expect(viewOf(opened(link).snapshot)).toBe(view);
  });

  it.each([
    { password: 'short', confirmation: 'short' },
    { password: PASSWORD, confirmation: `${PASSWORD} ` },
    { password: '', confirmation: '' },
  ])('spends no link on %o (R-094, R-095, A-32)', (form) => {
    expect(isUpdating(opened().send({ type: 'password.submit', form }).snapshot)).toBe(false);
  });

  it('is busy while updating and ignores another press', () => {
    expect(isUpdating(updating().snapshot)).toBe(true);
    expect(isUpdating(updating().send(submit).snapshot)).toBe(true);
  });

  it('tells that the password is new and whose it is (A-32)', () => {
    const step = updating().done('update', { email: 'maya@sorella.test' });
    expect(viewOf(step.snapshot)).toBe('updated');
    expect(step.emitted).toEqual(['notice:password-updated', 'password.updated']);
  });

  it.each([
    ['weak-password', 'password-too-weak', 'password-too-weak'],
    ['network', 'password-update-failed', 'password-update-failed'],
    ['unavailable', 'password-update-failed', 'password-update-failed'],
    ['rate-limited', 'rate-limited', 'error-rate-limited'],
  ] as const)('keeps the link on %s, so that she can try again (A-32, A-46)', (code, problem, notice) => {
    const step = failing(code);
    expect(viewOf(step.snapshot)).toBe('form');
    expect(passwordProblemOf(step.snapshot)).toBe(problem);
    expect(step.emitted).toEqual([`notice:${notice}`]);
    const again = step.send(submit);
    expect(passwordProblemOf(again.snapshot)).toBeNull();
    expect(viewOf(again.done('update', { email: 'maya@sorella.test' }).snapshot)).toBe('updated');
  });

  it('needs a new link when this one is over (A-32)', () => {
    const step = failing('link-expired');
    expect(viewOf(step.snapshot)).toBe('expired');
    expect(step.emitted).toEqual(['notice:link-expired']);
  });

  it('says the same when the same link is opened again, or the page without one', () => {
    for (const outcome of [updating().done('update', { email: 'x' }), failing('link-expired'), updating()])
      for (const link of [LINK, null])
        expect(outcome.send({ type: 'link.open', link }).snapshot.value).toBe(outcome.snapshot.value);
  });

  it('keeps the password nowhere in its context', () => {
    for (const step of [updating(), failing('weak-password'), updating().done('update', { email: 'x' })])
      expect(JSON.stringify(step.snapshot.context)).not.toContain(PASSWORD);
  });
});
