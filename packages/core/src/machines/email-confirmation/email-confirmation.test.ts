import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import type { ConfirmationLink } from '../../domain/accounts/account-links.ts';
import { begin } from '../testing/pure.ts';
import { emailConfirmationMachine } from './email-confirmation.machine.ts';
import { confirmedEmailOf, viewOf } from './email-confirmation.selectors.ts';

const LINK: ConfirmationLink = { kind: 'token-hash', tokenHash: 'a-hash', type: 'signup' };
const request = { type: 'confirmation.request' } as const;

const start = () => begin(emailConfirmationMachine, undefined);
const opened = (link: ConfirmationLink | null) => start().send({ type: 'link.open', link });
const confirming = (link: ConfirmationLink = LINK) => opened(link).done('look', undefined);
const failing = (code: DataErrorCode) => confirming().fail('confirm', new DataError(code));

describe('email confirmation', () => {
  it('shows that it loads until the link is verified (R-082)', () => {
    expect(viewOf(start().snapshot)).toBe('loading');
    expect(viewOf(confirming().snapshot)).toBe('loading');
  });

  it('verifies nothing before the page can be seen or she presses (A-47)', () => {
    expect(viewOf(opened(LINK).snapshot)).toBe('waiting');
    expect(confirming().snapshot.value).toBe('confirming');
    expect(opened(LINK).send(request).snapshot.value).toBe('confirming');
  });

  it('leads on when the link is good (R-084)', () => {
    expect(viewOf(confirming().done('confirm', null).snapshot)).toBe('confirmed');
    const session: ConfirmationLink = { kind: 'session', accessToken: 'a.b.c' };
    expect(viewOf(confirming(session).done('confirm', null).snapshot)).toBe('confirmed');
  });

  it('knows whose address it was where the link tells, for the sign-in that comes next (R-084, A-33)', () => {
    expect(confirmedEmailOf(confirming().done('confirm', 'maya@sorella.test').snapshot)).toBe(
      'maya@sorella.test',
    );
    expect(confirmedEmailOf(confirming().done('confirm', null).snapshot)).toBeNull();
  });

  it('asks about a link with a code like about any other (A-47)', () => {
    const code: ConfirmationLink = { kind: 'code', code: 'made-up' };
    expect(viewOf(opened(code).snapshot)).toBe('waiting');
    expect(viewOf(confirming(code).done('confirm', null).snapshot)).toBe('confirmed');
    expect(viewOf(confirming(code).fail('confirm', new DataError('link-expired')).snapshot)).toBe('failed');
  });

  it('still says so when the page is loaded anew after it confirmed (R-084)', () => {
    expect(viewOf(opened({ kind: 'confirmed' }).snapshot)).toBe('confirmed');
  });

  it('tells what failed when a link did, and nothing where there was no link (R-083)', () => {
    const told = 'notice:email-confirmation-failed';
    const refused = { type: 'link.open', link: { kind: 'refused' } } as const;
    expect(failing('link-expired').emitted).toEqual([told]);
    expect(start().send(refused).emitted).toEqual([told]);
    expect(start().send(refused).send(refused).emitted).toEqual([]);
    expect(opened(null).emitted).toEqual([]);
    expect(failing('network').emitted).toEqual([]);
  });

  it.each([null, { kind: 'refused' }] as const)('fails at once with %o (R-083, A-47)', (link) => {
    expect(viewOf(opened(link).snapshot)).toBe('failed');
  });

  it.each(['link-expired', 'unexpected', 'forbidden'] as const)('fails on %s (R-083)', (code) => {
    expect(viewOf(failing(code).snapshot)).toBe('failed');
  });

  it.each(['network', 'timeout', 'unavailable', 'rate-limited', 'malformed-answer'] as const)(
    'keeps the link on %s, and tries again when asked (A-46)',
    (code) => {
      const step = failing(code);
      expect(viewOf(step.snapshot)).toBe('unanswered');
      expect(step.snapshot.context.link).toEqual(LINK);
      expect(viewOf(step.send(request).done('confirm', null).snapshot)).toBe('confirmed');
    },
  );

  it('says the same when the same link is opened again, or the page without one (A-47)', () => {
    const outcomes = [confirming().done('confirm', null), failing('link-expired'), failing('network')];
    for (const outcome of outcomes)
      for (const link of [LINK, { ...LINK }, null])
        expect(outcome.send({ type: 'link.open', link }).snapshot.value).toBe(outcome.snapshot.value);
    expect(confirming().send({ type: 'link.open', link: LINK }).snapshot.value).toBe('confirming');
  });

  it('takes another link for another link', () => {
    const step = failing('link-expired').send({ type: 'link.open', link: { ...LINK, tokenHash: 'newer' } });
    expect(viewOf(step.snapshot)).toBe('waiting');
  });

  it('ignores a press where there is nothing to confirm', () => {
    expect(viewOf(opened(null).send(request).snapshot)).toBe('failed');
    expect(confirming().send(request).snapshot.value).toBe('confirming');
  });
});
