import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Session } from '../../data-port/community-data.ts';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { SESSION as session } from '../testing/fixtures.ts';
import { begin } from '../testing/pure.ts';
import { type SessionEvent, sessionMachine } from './session.machine.ts';
import {
  hasExpired,
  isRefreshing,
  isReviewing,
  isSigningIn,
  isSigningOut,
  isUndecided,
  refreshableAtOf,
  sessionOf,
  signInProblemOf,
} from './session.selectors.ts';

const credentials = { email: ' maya@sorella.test ', password: 'sorella-demo' };
const submit = { type: 'credentials.submit', credentials } as const;

const NOON = Date.parse('2026-11-21T12:00:00Z');
const start = () => begin(sessionMachine, { now: () => NOON });
const signedOut = () => start().done('restore', null);
const signedIn = () => start().done('restore', session);
const signingIn = () => signedOut().send(submit);
const refreshing = () => signedIn().send({ type: 'session.refresh' });
const asked = () => signedIn().send({ type: 'session.refused' });
const lapsed = () => signedIn().send({ type: 'session.lapsed' });
const noor = { ...session, userId: '00000000-0000-4000-8000-000000000003' };
const cooling = () => refreshing().done('refresh', session);
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
    expect(signedIn().emitted).toEqual(['session.opened']);
  });

  it.each(['network', 'timeout', 'unavailable'] as const)('signs nobody out on %s (A-46)', (code) => {
    const step = start().fail('restore', new DataError(code));
    expect(step.snapshot.value).toBe('unreachable');
    expect(isUndecided(step.snapshot)).toBe(true);
    expect(step.emitted).toEqual(code === 'network' ? ['connection.doubted'] : []);
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
    expect(left.emitted).toEqual(['session.closed', 'notice:signed-out-elsewhere']);
    const renewed = { ...session, expiresAt: session.expiresAt + 3600 };
    expect(sessionOf(signedIn().send({ type: 'session.renewed', session: renewed }).snapshot)).toEqual(
      renewed,
    );
    expect(sessionOf(signedIn().send({ type: 'session.began', session: renewed }).snapshot)).toEqual(renewed);
  });

  it.each(['rate-limited', 'malformed-answer'] as const)(
    'keeps a stored session that cannot be renewed for now: %s (R-076, A-46)',
    (code) => {
      expect(start().fail('restore', new DataError(code)).snapshot.value).toBe('unreachable');
    },
  );

  it('tells once who is signed in, whichever way (R-071, R-078)', () => {
    const began = { type: 'session.began', session } as const;
    const renewed = { type: 'session.renewed', session } as const;
    const unreachable = start().fail('restore', new DataError('timeout'));
    const expired = lapsed();
    const ways = [
      signedIn(),
      signingIn().done('signIn', session),
      signingIn().send(began),
      start().send(began),
      signedOut().send(began),
      unreachable.send(renewed),
      expired.send(began),
      expired.send(renewed),
    ];
    for (const step of ways) expect(step.emitted).toEqual(['session.opened']);
    expect(signedIn().send(began).emitted).toEqual([]);
    expect(signedIn().send(renewed).emitted).toEqual([]);
  });

  it('forgets what was read when somebody else signs in in another tab (A-56)', () => {
    const step = cooling().send({ type: 'session.began', session: noor });
    expect(sessionOf(step.snapshot)).toEqual(noor);
    expect(step.emitted).toEqual(['session.closed', 'session.opened']);
    expect(refreshableAtOf(step.snapshot)).toBeNull();
  });

  it('refreshes when she asks, and says so (R-129, R-145)', () => {
    const step = refreshing();
    expect(isRefreshing(step.snapshot)).toBe(true);
    expect(sessionOf(step.snapshot)).toEqual(session);
    expect(isRefreshing(step.send({ type: 'session.refresh' }).snapshot)).toBe(true);
    const renewed = { ...session, expiresAt: session.expiresAt + 3600 };
    const done = step.done('refresh', renewed);
    expect(sessionOf(done.snapshot)).toEqual(renewed);
    expect(done.emitted).toEqual(['notice:session-refreshed']);
  });

  it('may be asked again after ten seconds, and says nothing before (R-075, A-79)', () => {
    expect(refreshableAtOf(cooling().snapshot)).toBe(NOON + 10_000);
    const early = cooling().send({ type: 'session.refresh' });
    expect([isRefreshing(early.snapshot), early.emitted]).toEqual([false, []]);
    const later = cooling().wait('refreshInterval', 'session.signedIn.cooling');
    expect(refreshableAtOf(later.snapshot)).toBeNull();
    expect(isRefreshing(later.send({ type: 'session.refresh' }).snapshot)).toBe(true);
  });

  it('keeps to ten seconds by the clock (R-075)', async () => {
    const clock = new SimulatedClock();
    const ask = vi.fn<() => Promise<Session>>(async () => session);
    const machine = sessionMachine.provide({
      actors: {
        'auth.onSessionChange': fromCallback<SessionEvent>(() => {}),
        'auth.getSession': fromPromise<Session | null, void>(async () => session),
        'auth.refreshSession': fromPromise<Session, void>(ask),
      },
    });
    const actor = createActor(machine, { clock, input: { now: () => clock.now() } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'settled' }));
    actor.send({ type: 'session.refresh' });
    await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'cooling' }));
    clock.increment(9_999);
    actor.send({ type: 'session.refresh' });
    expect(ask).toHaveBeenCalledTimes(1);
    clock.increment(1);
    actor.send({ type: 'session.refresh' });
    expect(ask).toHaveBeenCalledTimes(2);
    actor.stop();
  });

  it.each([
    ['rate-limited', ['notice:error-rate-limited']],
    ['network', ['notice:error-network', 'connection.doubted']],
    ['timeout', ['notice:error-timeout']],
    ['unavailable', ['notice:error-unavailable']],
    ['malformed-answer', ['notice:error-malformed-answer']],
  ] as const)('keeps the session when refreshing fails with %s (R-076, A-46)', (code, told) => {
    const step = refreshing().fail('refresh', new DataError(code));
    expect(sessionOf(step.snapshot)).toEqual(session);
    expect(refreshableAtOf(step.snapshot)).toBe(NOON + 10_000);
    expect(step.emitted).toEqual(told);
  });

  it.each(['session-expired', 'not-signed-in', 'unexpected', 'forbidden'] as const)(
    'ends the session when refreshing is refused with %s (R-077, R-145)',
    (code) => {
      const step = refreshing().fail('refresh', new DataError(code));
      expect(hasExpired(step.snapshot)).toBe(true);
      expect(sessionOf(step.snapshot)).toBeNull();
      expect(step.emitted).toEqual(['session.closed', 'notice:session-refresh-failed']);
    },
  );

  it('looks at the stored session again when she asks, and the notice stays meanwhile (R-131)', () => {
    const reviewing = lapsed().send({ type: 'session.retry' });
    expect(isReviewing(reviewing.snapshot)).toBe(true);
    expect(hasExpired(reviewing.snapshot)).toBe(true);
    expect(reviewing.done('review', {}).snapshot.value).toBe('restoring');
    const gone = reviewing.fail('review', new DataError('session-expired'));
    expect([gone.snapshot.value, gone.emitted]).toEqual(['expired', ['notice:session-expired']]);
    const unanswered = reviewing.fail('review', new DataError('network'));
    expect([unanswered.snapshot.value, unanswered.emitted]).toEqual([
      'expired',
      ['notice:error-network', 'connection.doubted'],
    ]);
    expect(isSigningIn(reviewing.send(submit).snapshot)).toBe(true);
  });

  it.each([
    ['it runs out and is not renewed', lapsed],
    [
      'a request is refused, and so is its renewal',
      () => asked().fail('check', new DataError('session-expired')),
    ],
  ] as const)('expires when %s, and can be signed in again (R-077, R-131)', (_when, expire) => {
    const step = expire();
    expect(hasExpired(step.snapshot)).toBe(true);
    expect(sessionOf(step.snapshot)).toBeNull();
    expect(step.emitted).toEqual(['session.closed', 'notice:session-expired']);
    expect(step.send({ type: 'session.ended' }).snapshot.value).toBe('expired');
    expect(isSigningIn(step.send(submit).snapshot)).toBe(true);
    expect(sessionOf(step.send({ type: 'session.began', session }).snapshot)).toEqual(session);
  });

  it('asks for a new session once before it believes that a refused request ended it (R-077)', () => {
    expect([isRefreshing(asked().snapshot), asked().emitted]).toEqual([true, []]);
    expect(sessionOf(asked().snapshot)).toEqual(session);
    const renewed = { ...session, expiresAt: session.expiresAt + 3600 };
    const kept = asked().send({ type: 'session.refused' }).done('check', renewed);
    expect(sessionOf(kept.snapshot)).toEqual(renewed);
    expect(kept.emitted).toEqual(['session.recovered']);
    // Requests that were on their way with the old one come back refused, too.
    const late = kept.send({ type: 'session.refused' });
    expect([late.snapshot.value, late.emitted]).toEqual([{ signedIn: 'cooling' }, []]);
  });

  it.each([
    ['network', ['connection.doubted']],
    ['rate-limited', []],
  ] as const)(
    'keeps a session whose refused request cannot be followed up: %s (R-076, A-46)',
    (code, told) => {
      const step = asked().fail('check', new DataError(code));
      expect([sessionOf(step.snapshot), step.emitted]).toEqual([session, told]);
    },
  );

  it('lets the answer to a refresh decide, though the end of the session is heard first (R-145)', () => {
    for (const type of ['session.ended', 'session.lapsed', 'session.refused'] as const) {
      const heard = refreshing().send({ type });
      expect([heard.snapshot.value, heard.emitted]).toEqual([{ signedIn: 'refreshing' }, []]);
      expect(heard.done('refresh', session).emitted).toEqual(['notice:session-refreshed']);
      const failed = heard.fail('refresh', new DataError('session-expired'));
      expect(failed.snapshot.value).toBe('expired');
      expect(failed.emitted).toEqual(['session.closed', 'notice:session-refresh-failed']);
    }
  });

  it('ends a session that ended elsewhere during a refresh that nobody answers (R-072)', () => {
    for (const [step, id] of [
      [refreshing(), 'refresh'],
      [asked(), 'check'],
    ] as const) {
      const left = step.send({ type: 'session.ended' }).fail(id, new DataError('timeout'));
      expect([left.snapshot.value, left.emitted]).toEqual(['signedOut', ['session.closed']]);
    }
    const again = refreshing().send({ type: 'session.ended' }).done('refresh', session);
    const later = again.wait('refreshInterval', 'session.signedIn.cooling').send({ type: 'session.refresh' });
    expect(sessionOf(later.fail('refresh', new DataError('timeout')).snapshot)).toEqual(session);
  });

  it('looks again for whoever was signed out elsewhere, when she asks (R-131)', () => {
    const step = signedIn().send({ type: 'session.ended' }).send({ type: 'session.retry' });
    expect(isReviewing(step.snapshot)).toBe(true);
    expect(step.done('review', {}).snapshot.value).toBe('restoring');
    expect(step.fail('review', new DataError('not-signed-in')).snapshot.value).toBe('expired');
  });

  it('forgets what was read when a renewal brings the session of somebody else (A-56)', () => {
    const renewal = { type: 'session.renewed', session: noor } as const;
    const ways = [
      cooling().send(renewal),
      signedIn().send(renewal),
      refreshing().done('refresh', noor),
      asked().done('check', noor),
    ];
    for (const step of ways) {
      expect([step.snapshot.value, sessionOf(step.snapshot)]).toEqual([{ signedIn: 'settled' }, noor]);
      expect(step.emitted).toEqual(['session.closed', 'session.opened']);
    }
  });

  it('lets her sign out while the stored session cannot be looked at (R-081)', () => {
    const leaving = start().fail('restore', new DataError('network')).send({ type: 'session.end' });
    expect(isSigningOut(leaving.snapshot)).toBe(true);
    const step = leaving.fail('signOut', new DataError('network'));
    expect(step.snapshot.value).toBe('signedOut');
    expect(step.emitted).toEqual(['session.closed', 'notice:logged-out-locally']);
  });

  it('says so when the stored session is refused while it cannot be looked at (R-077)', () => {
    const step = start().fail('restore', new DataError('timeout')).send({ type: 'session.lapsed' });
    expect([step.snapshot.value, step.emitted]).toEqual([
      'expired',
      ['session.closed', 'notice:session-expired'],
    ]);
  });
});
