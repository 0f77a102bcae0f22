import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { begin } from '../testing/pure.ts';
import { diagnosisMachine } from './diagnosis.machine.ts';
import { checkableAtOf, isDiagnosing } from './diagnosis.selectors.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const start = () => begin(diagnosisMachine, { now: () => NOON });
const probing = () => start().send({ type: 'diagnosis.begin' });
const asking = () => probing().done('probe', true);
const answered = () => asking().done('ask', true);

describe('the diagnosis', () => {
  it.each([
    ['the internet and the service answer', answered, 'connection-looks-good'],
    ['the service does not answer', () => asking().done('ask', false), 'auth-service-issue-detected'],
    ['the service cannot be asked', () => asking().fail('ask', new Error()), 'auth-service-issue-detected'],
    ['there is no internet', () => probing().done('probe', false), 'diagnosis-connection-issue'],
    ['the probe is blocked', () => probing().fail('probe', new Error()), 'diagnosis-connection-issue'],
  ])('says what it is when %s (R-068)', (_when, found, notice) => {
    expect(found().snapshot.value).toBe('answered');
    expect(found().emitted).toEqual([`notice:${notice}`]);
  });

  it('is busy while it checks, and another press does nothing (R-065)', () => {
    for (const step of [probing(), asking()]) {
      expect(isDiagnosing(step.snapshot)).toBe(true);
      expect(step.send({ type: 'diagnosis.begin' }).snapshot.value).toEqual(step.snapshot.value);
    }
    expect(isDiagnosing(answered().snapshot)).toBe(false);
  });

  it('can be asked for once a minute, and says nothing before (R-069)', () => {
    expect(checkableAtOf(answered().snapshot)).toBe(NOON + 60_000);
    const early = answered().send({ type: 'diagnosis.begin' });
    expect([early.snapshot.value, early.emitted]).toEqual(['answered', []]);
    const later = answered().wait('diagnosisInterval', 'diagnosis.answered');
    expect(checkableAtOf(later.snapshot)).toBeNull();
    expect(isDiagnosing(later.send({ type: 'diagnosis.begin' }).snapshot)).toBe(true);
  });

  it.each([
    ['the internet', false, 'Connection issue detected'],
    ['the service', true, 'Auth service issue detected'],
  ])('gives up on %s after 10 s, and can be asked again 60 s later (R-069)', async (_who, online, title) => {
    const clock = new SimulatedClock();
    const never = new Promise<boolean>(() => {});
    const actor = createActor(
      diagnosisMachine.provide({
        actors: {
          'connection.probe': fromPromise<boolean, void>(() => (online ? Promise.resolve(true) : never)),
          'auth.isReachable': fromPromise<boolean, void>(() => never),
        },
      }),
      { clock, input: { now: () => clock.now() } },
    );
    const titles: string[] = [];
    actor.on('notice', ({ notice }) => titles.push(notice.title));
    actor.start();
    actor.send({ type: 'diagnosis.begin' });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    clock.increment(9_999);
    expect([isDiagnosing(actor.getSnapshot()), titles]).toEqual([true, []]);
    clock.increment(1);
    expect([isDiagnosing(actor.getSnapshot()), titles]).toEqual([false, [title]]);
    clock.increment(59_999);
    expect(actor.getSnapshot().value).toBe('answered');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('idle');
    actor.stop();
  });
});
