import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { begin } from '../testing/pure.ts';
import { type ProfileSetupStep, profileSetupMachine } from './profile-setup.machine.ts';
import { RETRY_PAUSES_MS, retryPauseOf } from './profile-setup.rules.ts';
import { isSettingUp } from './profile-setup.selectors.ts';

const maya = { userId: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test' };
const noor = { userId: '00000000-0000-4000-8000-000000000003', email: 'noor@sorella.test' };

const answered = (left: number, refused = false): ProfileSetupStep => ({
  kind: 'answered',
  part: 'profile',
  refused,
  left,
});

const start = () => begin(profileSetupMachine, undefined);
const settling = () => start().send({ type: 'session.began', account: maya });
const applying = () => settling().wait('processing', 'profile-setup.settling');
const failing = (code: DataErrorCode) => applying().fail('apply', new DataError(code));
const waitAndTry = (step: ReturnType<typeof failing>) => step.wait('retryPause', 'profile-setup.interrupted');
const failAgain = (step: ReturnType<typeof failing>, code: DataErrorCode = 'network') =>
  waitAndTry(step).fail('apply', new DataError(code));
/** All tries have failed in a row. */
const givenUp = () => RETRY_PAUSES_MS.reduce((step) => failAgain(step), failing('network'));

describe('setting up a profile', () => {
  it('waits 500 ms after sign-in, and then begins (R-078)', () => {
    expect(profileSetupMachine.implementations.delays.processing).toBe(500);
    expect(settling().snapshot.value).toBe('settling');
    expect(isSettingUp(settling().snapshot)).toBe(false);
    expect(isSettingUp(applying().snapshot)).toBe(true);
  });

  it('goes from part to part and reads the profile again after the last (R-124)', () => {
    const next = applying().done('apply', answered(3));
    expect([next.snapshot.value, next.emitted]).toEqual(['applying', []]);
    const last = next.done('apply', answered(0));
    expect([last.snapshot.value, last.emitted]).toEqual(['idle', ['profile.changed']]);
  });

  it('does nothing when nothing waits for this account (A-49)', () => {
    const step = applying().done('apply', { kind: 'nothing' });
    expect([step.snapshot.value, step.emitted]).toEqual(['idle', []]);
  });

  it('tells once of what was refused, and goes on (R-124)', () => {
    const first = applying().done('apply', answered(3, true));
    expect([first.snapshot.value, first.emitted]).toEqual(['applying', ['notice:profile-setup-refused']]);
    expect(first.done('apply', answered(2, true)).emitted).toEqual([]);
    expect(first.done('apply', answered(0, true)).emitted).toEqual(['profile.changed']);
  });

  it('tells of the last part too (R-124)', () => {
    expect(applying().done('apply', answered(0, true)).emitted).toEqual([
      'notice:profile-setup-refused',
      'profile.changed',
    ]);
  });

  it.each(['network', 'timeout'] as const)('waits for the connection after %s (A-46)', (code) => {
    expect(failing(code).emitted).toEqual(['connection.doubted', 'profile.changed']);
    expect(failing(code).snapshot.value).toBe('interrupted');
    expect(failing(code).send({ type: 'connection.resumed' }).snapshot.value).toBe('applying');
  });

  it('tries again by itself, each time later, for the connection may never have been gone (R-124)', () => {
    const pauses: number[] = [];
    let step = failing('network');
    while (step.snapshot.matches('interrupted')) {
      pauses.push(retryPauseOf(step.snapshot.context));
      expect(waitAndTry(step).snapshot.value).toBe('applying');
      step = failAgain(step);
    }
    expect(pauses).toEqual([2_000, 8_000, 30_000]);
    expect(step.snapshot.value).toBe('postponed');
  });

  it('says that it is unfinished when the last try has failed, and waits for the connection (R-124)', () => {
    expect(givenUp().emitted).toEqual([
      'connection.doubted',
      'notice:profile-setup-unfinished',
      'profile.changed',
    ]);
    const again = givenUp().send({ type: 'connection.resumed' });
    expect(again.snapshot.value).toBe('applying');
    expect(again.fail('apply', new DataError('network')).snapshot).toMatchObject({
      value: 'interrupted',
      context: { tries: 0 },
    });
  });

  it('counts the tries of each part and of each sign-in anew (R-124)', () => {
    const later = waitAndTry(failing('network'));
    expect(later.snapshot.context.tries).toBe(1);
    for (const step of [
      later.done('apply', answered(3)),
      later.done('apply', answered(3, true)),
      later.send({ type: 'session.began', account: noor }),
      later.send({ type: 'session.ended' }),
    ])
      expect(step.snapshot.context.tries).toBe(0);
  });

  it.each(['not-signed-in', 'session-expired'] as const)(
    'lets the session be looked at after %s, and tries again, for it may be renewed (R-077)',
    (code) => {
      expect(failing(code).emitted).toEqual(['session.refused']);
      expect(failing(code).snapshot.value).toBe('interrupted');
      expect(waitAndTry(failing(code)).snapshot.value).toBe('applying');
      const last = RETRY_PAUSES_MS.slice(1).reduce((step) => failAgain(step), failing('network'));
      const refused = failAgain(last, code);
      expect(refused.emitted).toEqual([
        'session.refused',
        'notice:profile-setup-unfinished',
        'profile.changed',
      ]);
      expect(refused.snapshot.value).toBe('postponed');
    },
  );

  it.each(['unavailable', 'rate-limited', 'unexpected'] as const)(
    'says that it is unfinished after %s (R-124)',
    (code) => {
      expect(failing(code).emitted).toEqual(['notice:profile-setup-unfinished', 'profile.changed']);
      expect(failing(code).snapshot.value).toBe('postponed');
      expect(failing(code).send({ type: 'connection.resumed' }).snapshot.value).toBe('applying');
    },
  );

  it('stops when she leaves, whatever it was doing (A-49)', () => {
    for (const step of [settling(), applying(), failing('network'), givenUp()])
      expect(step.send({ type: 'session.ended' }).snapshot).toMatchObject({
        value: 'idle',
        context: { account: null },
      });
  });

  it('begins anew for whoever signs in next, and tells her anew (A-49)', () => {
    const step = applying().done('apply', answered(3, true)).send({ type: 'session.began', account: noor });
    expect(step.snapshot).toMatchObject({ value: 'settling', context: { account: noor, told: false } });
  });
});
