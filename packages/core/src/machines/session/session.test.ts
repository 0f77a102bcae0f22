import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { SESSION as session } from '../testing/fixtures.ts';
import { begin } from '../testing/pure.ts';
import { sessionMachine } from './session.machine.ts';
import {
  hasExpired,
  isSigningIn,
  isSigningOut,
  isUndecided,
  sessionOf,
  signInProblemOf,
} from './session.selectors.ts';

const credentials = { email: ' maya@sorella.test ', password: 'sorella-demo' };
const submit = { type: 'credentials.submit', credentials } as const;

const start = () => begin(sessionMachine, undefined);
const signedOut = () => start().done('restore', null);
const signedIn = () => start().done('restore', session);
const signingIn = () => signedOut().send(submit);
const failing = (code: DataErrorCode, serverMessage?: string) =>
  signingIn().fail('signIn', new DataError(code, serverMessage === undefined ? {} : { serverMessage }));

describe('session', () => {
  it('does not decide before the stored session was read (R-071)', () => {
    expect(isUndecided(start().snapshot)).toBe(true);
    expect(isUndecided(signedOut().snapshot)).toBe(false);
  });

  it('loses no press made while the stored session is still being read (R-057)', () => {
    expect(isSigningIn(start().send(submit).snapshot)).toBe(true);
    expect(sessionOf(start().send({ type: 'session.began', session }).snapshot)).toEqual(session);
    const incomplete = { type: 'credentials.submit', credentials: { email: '', password: '' } } as const;
    expect(start().send(incomplete).emitted).toEqual(['notice:sign-in-fields-required']);
  });

  it('restores a stored session without a word (R-071)', () => {
    expect(sessionOf(signedIn().snapshot)).toEqual(session);
    expect(signedIn().emitted).toEqual([]);
  });

  it.each(['network', 'timeout', 'unavailable'] as const)('signs nobody out on %s (A-46)', (code) => {
    const step = start().fail('restore', new DataError(code));
    expect(step.snapshot.value).toBe('unreachable');
    expect(isUndecided(step.snapshot)).toBe(true);
    expect(step.emitted).toEqual([]);
    expect(step.wait('restoreRetry', 'session.unreachable').snapshot.value).toBe('restoring');
    expect(step.send({ type: 'connection.resumed' }).snapshot.value).toBe('restoring');
    expect(step.send(submit).snapshot.value).toBe('signingIn');
    expect(sessionOf(step.send({ type: 'session.renewed', session }).snapshot)).toEqual(session);
    expect(step.send({ type: 'session.ended' }).snapshot.value).toBe('signedOut');
  });

  it('says that the session has expired when it is refused on start (R-072, R-131)', () => {
    const step = start().fail('restore', new DataError('session-expired'));
    expect(hasExpired(step.snapshot)).toBe(true);
    expect(step.emitted).toEqual(['session.closed', 'notice:session-expired']);
  });

  it.each([
    { email: '', password: 'x' },
    { email: '   ', password: 'x' },
    { email: 'a@b.c', password: '' },
  ])('needs both fields: %o (R-059)', (incomplete) => {
    const step = signedOut().send({ type: 'credentials.submit', credentials: incomplete });
    expect(step.snapshot.value).toBe('signedOut');
    expect(signInProblemOf(step.snapshot)).toBe('fields-required');
    expect(step.emitted).toEqual(['notice:sign-in-fields-required']);
  });

  it('is busy while signing in and ignores another press (R-057)', () => {
    expect(isSigningIn(signingIn().snapshot)).toBe(true);
    expect(signingIn().send(submit).emitted).toEqual([]);
    expect(isSigningIn(signingIn().send(submit).snapshot)).toBe(true);
  });

  it('keeps the password nowhere in its context (A-84)', () => {
    expect(JSON.stringify(signingIn().snapshot.context)).not.toContain(credentials.password);
    expect(JSON.stringify(failing('network').snapshot.context)).not.toContain(credentials.password);
  });

  it('opens the session on success (R-058)', () => {
    const step = signingIn().done('signIn', session);
    expect(sessionOf(step.snapshot)).toEqual(session);
    expect(step.emitted).toEqual(['session.opened']);
  });

  it.each([
    ['invalid-credentials', 'invalid-credentials', 'login-failed'],
    ['email-not-confirmed', 'email-not-confirmed', 'email-not-confirmed'],
    ['link-expired', 'link-expired', 'link-expired'],
    ['network', 'network', 'error-network'],
    ['timeout', 'network', 'error-timeout'],
    ['rate-limited', 'other', 'error-rate-limited'],
  ] as const)(
    'says what went wrong on %s (R-060, R-061, R-064, R-065, R-066, R-067)',
    (code, problem, notice) => {
      const step = failing(code);
      expect(step.snapshot.value).toBe('signedOut');
      expect(signInProblemOf(step.snapshot)).toBe(problem);
      expect(step.emitted).toEqual([`notice:${notice}`]);
    },
  );

  it('repeats the server’s words when it has no better ones (R-062, R-063)', () => {
    expect(failing('unexpected', 'Signups not allowed').emitted).toEqual(['notice:sign-in-failed']);
    expect(failing('unexpected').emitted).toEqual(['notice:no-session-created']);
    expect(failing('unexpected', 'no session').emitted).toEqual(['notice:no-session-created']);
  });

  it('forgets the last problem on the next try', () => {
    expect(signInProblemOf(failing('invalid-credentials').send(submit).snapshot)).toBeNull();
  });

  it('reads Signing Out... until the server answered (R-032)', () => {
    const step = signedIn().send({ type: 'session.end' });
    expect(isSigningOut(step.snapshot)).toBe(true);
    expect(isSigningOut(step.send({ type: 'session.end' }).snapshot)).toBe(true);
  });

  it('ends the session whatever the server says (R-079, R-080, R-081, A-56)', () => {
    const leaving = signedIn().send({ type: 'session.end' });
    const outcomes = [
      [leaving.done('signOut', undefined), 'notice:logged-out'],
      [leaving.fail('signOut', new DataError('unexpected')), 'notice:logged-out-note'],
      [leaving.fail('signOut', new DataError('network')), 'notice:logged-out-locally'],
    ] as const;
    for (const [step, notice] of outcomes) {
      expect(sessionOf(step.snapshot)).toBeNull();
      expect(step.snapshot.value).toBe('signedOut');
      expect(step.emitted).toEqual(['session.closed', notice]);
    }
  });

  it('follows other tabs in and out (R-071, R-072)', () => {
    expect(sessionOf(signedOut().send({ type: 'session.began', session }).snapshot)).toEqual(session);
    const left = signedIn().send({ type: 'session.ended' });
    expect(left.snapshot.value).toBe('signedOut');
    expect(left.emitted).toEqual(['session.closed']);
    const renewed = { ...session, expiresAt: session.expiresAt + 3600 };
    expect(sessionOf(signedIn().send({ type: 'session.renewed', session: renewed }).snapshot)).toEqual(
      renewed,
    );
    expect(sessionOf(signedIn().send({ type: 'session.began', session: renewed }).snapshot)).toEqual(renewed);
  });

  it('expires when a request is refused, and can be signed in again (R-077, R-131)', () => {
    const step = signedIn().send({ type: 'session.refused' });
    expect(hasExpired(step.snapshot)).toBe(true);
    expect(sessionOf(step.snapshot)).toBeNull();
    expect(step.emitted).toEqual(['session.closed', 'notice:session-expired']);
    expect(isSigningIn(step.send(submit).snapshot)).toBe(true);
    expect(sessionOf(step.send({ type: 'session.began', session }).snapshot)).toEqual(session);
  });
});
