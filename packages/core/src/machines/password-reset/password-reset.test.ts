import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { DataError } from '../../data-port/errors.ts';
import { begin } from '../testing/pure.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { emailOf, isSending, isSent, resetProblemOf } from './password-reset.selectors.ts';

const ask = { type: 'reset.request', email: ' maya@sorella.test ' } as const;
const FLOOR = ['answerTime', 'password-reset.asking.answering.sending'] as const;

const start = () => begin(passwordResetMachine, undefined);
const sending = () => start().send(ask);

describe('password reset', () => {
  it('is idle, then sending, then sent (R-086)', () => {
    expect([isSending(start().snapshot), isSent(start().snapshot)]).toEqual([false, false]);
    expect(isSending(sending().snapshot)).toBe(true);
    const sent = sending()
      .done('request', undefined)
      .wait(...FLOOR);
    expect(isSent(sent.snapshot)).toBe(true);
    expect(sent.emitted).toEqual(['notice:reset-sent']);
  });

  it('drops the blanks around the address (R-088)', () => {
    expect(emailOf(sending().snapshot)).toBe('maya@sorella.test');
  });

  it.each(['', '  ', 'maya', 'maya@', 'maya@sorella', 'a b@sorella.test'])(
    'asks nobody about %j (R-088)',
    (email) => {
      const step = start().send({ type: 'reset.request', email });
      expect(step.snapshot.value).toBe('idle');
      expect(resetProblemOf(step.snapshot)).toBe('email-invalid');
      expect(step.emitted).toEqual(['notice:reset-email-invalid']);
    },
  );

  it('takes a second press for none while it sends', () => {
    const twice = sending().send({ type: 'reset.request', email: 'noor@sorella.test' });
    expect(emailOf(twice.snapshot)).toBe('maya@sorella.test');
  });

  it.each([
    ['network', 'reset-failed', 'reset-failed'],
    ['timeout', 'reset-failed', 'reset-failed'],
    ['unavailable', 'reset-failed', 'reset-failed'],
    ['offline', 'offline', 'error-network'],
    ['rate-limited', 'rate-limited', 'error-rate-limited'],
  ] as const)(
    'tells %s when its time has come, or takes "sent" back (R-089, A-32)',
    (code, problem, notice) => {
      const early = sending().fail('request', new DataError(code));
      expect([isSending(early.snapshot), early.emitted, resetProblemOf(early.snapshot)]).toEqual([
        true,
        [],
        null,
      ]);
      const late = sending()
        .wait(...FLOOR)
        .fail('request', new DataError(code));
      for (const step of [early.wait(...FLOOR), late]) {
        expect(step.snapshot.value).toBe('idle');
        expect(resetProblemOf(step.snapshot)).toBe(problem);
        expect(step.emitted).toEqual([`notice:${notice}`]);
      }
    },
  );

  it('forgets the last problem on the next try, and asks for another address when she wants to (R-085)', () => {
    const failed = sending()
      .fail('request', new DataError('network'))
      .wait(...FLOOR);
    const sent = failed.send(ask).wait(...FLOOR);
    expect(isSent(sent.snapshot)).toBe(true);
    const again = sent
      .send({ type: 'reset.restart' })
      .send({ type: 'reset.request', email: 'noor@sorella.test' });
    expect(emailOf(again.snapshot)).toBe('noor@sorella.test');
  });
});

/** Lets promises that are settled be heard. */
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

/** All that can be seen from outside, and when, for a service that answers after so many milliseconds. */
async function seenWith(answerAfterMs: number | null, refusal?: DataError): Promise<string[]> {
  const clock = new SimulatedClock();
  const seen: string[] = [];
  const machine = passwordResetMachine.provide({
    actors: {
      'auth.requestPasswordReset': fromPromise<void, { email: string }>(
        () =>
          new Promise((resolve, reject) => {
            if (answerAfterMs === null) return;
            clock.setTimeout(() => (refusal ? reject(refusal) : resolve()), answerAfterMs);
          }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  let last = '';
  actor.subscribe(({ value }) => {
    const state = typeof value === 'string' ? value : value.asking.answering;
    // That the service was heard is nothing that anybody sees: only another state is.
    if (state !== last) seen.push(`${clock.now()} ${state}`);
    last = state;
  });
  actor.on('notice', ({ notice }) => seen.push(`${clock.now()} ${notice.id}`));
  actor.start();
  actor.send(ask);
  for (let now = 0; now < 20_000; now += 50) {
    clock.increment(50);
    await settle();
  }
  actor.stop();
  return seen;
}

describe('what a password reset tells about an address', () => {
  const QUICK_AS_FOR_NOBODY_MS = 50;

  it.each([100, 1450, 1500, 1550, 3000, 9000, null])(
    'is nothing: a service that takes %s ms shows what one shows that knows nobody (R-087, A-32)',
    async (answerAfterMs) => {
      const seen = await seenWith(answerAfterMs);
      expect(seen).toEqual(await seenWith(QUICK_AS_FOR_NOBODY_MS));
      expect(seen).toEqual(['0 idle', '0 sending', '1500 reset-sent', '1500 sent']);
    },
  );

  it('and a dead network is told, late as it may be noticed (R-089, A-46)', async () => {
    expect(await seenWith(100, new DataError('network'))).toEqual([
      '0 idle',
      '0 sending',
      '1500 reset-failed',
      '1500 idle',
    ]);
    expect((await seenWith(15_000, new DataError('timeout'))).slice(-2)).toEqual([
      '15000 reset-failed',
      '15000 idle',
    ]);
  });
});
