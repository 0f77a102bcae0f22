import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { begin } from '../testing/pure.ts';
import { connectivityMachine } from './connectivity.machine.ts';
import { attemptOf, connectionOf } from './connectivity.selectors.ts';

const start = () => begin(connectivityMachine, undefined);
const lost = () => start().send({ type: 'connection.lost' });
const waitOut = (step: ReturnType<typeof start>) =>
  step.done('probe', false).wait('reconnectDelay', 'connectivity.reconnecting.waiting');
const offline = () => waitOut(waitOut(waitOut(lost())));

describe('connectivity', () => {
  it('starts online and silent (R-151)', () => {
    expect(connectionOf(start().snapshot)).toBe('online');
    expect(start().emitted).toEqual([]);
  });

  it('says that the connection went and tries at once (R-159, R-160)', () => {
    expect(connectionOf(lost().snapshot)).toBe('reconnecting');
    expect(attemptOf(lost().snapshot)).toBe(1);
    expect(lost().emitted).toEqual(['notice:connection-issue-detected', 'notice:reconnecting']);
  });

  it('tries three times and then calls itself offline (R-152)', () => {
    const second = waitOut(lost());
    expect(attemptOf(second.snapshot)).toBe(2);
    const third = waitOut(second);
    expect(attemptOf(third.snapshot)).toBe(3);
    expect(connectionOf(third.snapshot)).toBe('reconnecting');
    expect(connectionOf(waitOut(third).snapshot)).toBe('offline');
    expect(attemptOf(waitOut(third).snapshot)).toBe(0);
    expect(waitOut(third).emitted).toEqual(['attempts.ended']);
  });

  it('is back after any attempt that gets an answer, and says so once (R-154, R-158)', () => {
    const step = waitOut(lost()).done('probe', true);
    expect(connectionOf(step.snapshot)).toBe('online');
    expect(attemptOf(step.snapshot)).toBe(0);
    expect(step.emitted).toEqual(['notice:back-online', 'connection.resumed']);
  });

  it('takes a probe that throws as unanswered', () => {
    expect(lost().fail('probe', new Error('blocked')).snapshot.value).toEqual({ reconnecting: 'waiting' });
  });

  it('starts counting anew when the browser says it is online while reconnecting (R-154)', () => {
    const step = waitOut(lost()).send({ type: 'connection.restored' });
    expect(attemptOf(step.snapshot)).toBe(1);
  });

  it('believes the browser only after asking itself (R-153, R-161)', () => {
    const verifying = offline().send({ type: 'connection.restored' });
    expect(connectionOf(verifying.snapshot)).toBe('offline');
    expect(connectionOf(verifying.done('verify', true).snapshot)).toBe('online');
    expect(connectionOf(verifying.done('verify', false).snapshot)).toBe('offline');
    expect(connectionOf(verifying.fail('verify', new Error('blocked')).snapshot)).toBe('offline');
  });

  it('asks anew when told of the connection while it asks: the first question may hang (R-153)', () => {
    const asked = offline().wait('checkInterval', 'connectivity.offline');
    const anew = asked.send({ type: 'connection.restored' });
    expect(anew.snapshot.value).toBe('verifying');
    expect(anew.snapshot.children.verify).not.toBe(asked.snapshot.children.verify);
    expect(connectionOf(anew.done('verify', true).snapshot)).toBe('online');
  });

  it('reads again after each loss, also after one that came while it asked about the one before (R-151, R-154)', () => {
    const again = lost().send({ type: 'connection.lost' });
    expect(again.snapshot.value).toEqual({ reconnecting: 'waiting' });
    const back = again.send({ type: 'connection.restored' }).done('probe', true);
    expect(back.emitted).toEqual(['notice:back-online', 'connection.resumed']);
    const verifying = offline().send({ type: 'connection.restored' }).send({ type: 'connection.lost' });
    expect(verifying.snapshot.value).toBe('offline');
  });

  it('asks again every check interval while offline (R-153)', () => {
    expect(offline().wait('checkInterval', 'connectivity.offline').snapshot.value).toBe('verifying');
  });

  it('compares the browser flag every check interval while online (R-153)', () => {
    const checking = start().wait('checkInterval', 'connectivity.online.settled');
    expect(connectionOf(checking.snapshot)).toBe('online');
    expect(checking.done('check', true).emitted).toEqual([]);
    expect(connectionOf(checking.done('check', false).snapshot)).toBe('reconnecting');
    expect(connectionOf(checking.fail('check', new Error('no flag')).snapshot)).toBe('online');
  });

  it('asks before it calls an unanswered request a lost connection (R-151, A-46)', () => {
    const doubting = start().send({ type: 'connection.doubted' });
    expect(connectionOf(doubting.snapshot)).toBe('online');
    expect(doubting.emitted).toEqual([]);
    const fine = doubting.done('doubt', true);
    expect(fine.snapshot.value).toEqual({ online: 'settled' });
    expect(fine.emitted).toEqual([]);
    for (const gone of [doubting.done('doubt', false), doubting.fail('doubt', new Error('blocked'))]) {
      expect(connectionOf(gone.snapshot)).toBe('reconnecting');
      expect(gone.emitted).toContain('notice:connection-issue-detected');
    }
  });

  it('keeps to 3 s between attempts and 30 s between checks (R-152, R-153)', async () => {
    const clock = new SimulatedClock();
    const answers = [true, false];
    const machine = connectivityMachine.provide({
      actors: {
        'browser.isOnline': fromPromise(async () => answers.shift() ?? false),
        'connection.probe': fromPromise(async () => false),
      },
    });
    const actor = createActor(machine, { clock }).start();
    const settle = () => Promise.resolve();
    const states: unknown[] = [];
    actor.subscribe((snapshot) => states.push(connectionOf(snapshot)));
    const pass = async (milliseconds: number) => {
      clock.increment(milliseconds);
      for (let turn = 0; turn < 10; turn += 1) await settle();
    };

    await pass(29_999);
    expect(actor.getSnapshot().value).toEqual({ online: 'settled' });
    await pass(1);
    expect(connectionOf(actor.getSnapshot())).toBe('online');
    await pass(30_000);
    expect(connectionOf(actor.getSnapshot())).toBe('reconnecting');
    for (const attempt of [1, 2, 3]) {
      expect(attemptOf(actor.getSnapshot())).toBe(attempt);
      await pass(2_999);
      expect(attemptOf(actor.getSnapshot())).toBe(attempt);
      await pass(1);
    }
    expect(connectionOf(actor.getSnapshot())).toBe('offline');
    actor.stop();
  });
});
