import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import { bookingOf, match, openTasks, record } from './support/desk.ts';
import { play, type Scene } from './support/scene.ts';

const SPLIT = 'select admin_record_split($1, $2)';
const SETTLE = 'select admin_settle_payments($1, $2, $3, $4)';
const RETURN = 'select admin_record_returns($1)';
const ASIDE = 'select admin_set_lines_aside($1, $2)';
const [ONE, TWO, BACK] = ['AAAA1111BBBB2222C', 'AAAA1111BBBB2222D', 'BACK1111BBBB2222C'];

const payment = (transaction: string, cents: number, given: object = {}) => ({
  transaction,
  amount_cents: cents,
  currency: 'EUR',
  ...given,
});
const part = (booking: string, cents: number) => ({ booking_id: booking, amount_cents: cents });
const json = (value: unknown) => JSON.stringify(value);
const waiting = (scene: Scene) => bookingOf(scene, EVENTS.pendingPaid);
const standing = async (scene: Scene, booking: string) => {
  const [row] = await scene.as(
    'owner',
    `select status, amount_paid_cents as paid, private.by_hand_cents(id, amount_paid_cents) as by_hand
     from event_bookings where id = $1`,
    booking,
  );
  return row;
};
const verdictsOf = (answers: unknown) =>
  Array.isArray(answers) ? answers.map(({ verdict }: { verdict: string }) => verdict) : answers;
const split = async (scene: Scene, whole: object, ...parts: object[]) =>
  verdictsOf(await scene.value(ADMIN, SPLIT, json(whole), json(parts)));
const goBack = async (scene: Scene, ...returns: object[]) =>
  verdictsOf(await scene.value(ADMIN, RETURN, json(returns)));
const back = (cents: number, given: object = {}) => payment(BACK, cents, { original: ONE, ...given });

describe('A payment that needs a hand', () => {
  it.each([
    [SPLIT, json(payment(ONE, 2)), json([])],
    [SETTLE, ADMIN, json([payment(ONE, 1)]), 'accept', 'x'],
    [RETURN, json([])],
    [ASIDE, [ONE], true],
    ['select admin_known_lines()'],
  ])('is for who sees to payments alone: %s (A-43, A-104)', async (sql, ...values) => {
    await play(async (scene) => {
      for (const who of ['visitor', MAYA, LENA])
        expect([who, await scene.refusal(who, sql, ...values)]).toEqual([who, '42501']);
      await scene.as(ADMIN, `select admin_give_role('${NOOR}', 'moderator')`);
      await scene.as(ADMIN, `select admin_give_role('${YUKI}', 'treasurer')`);
      expect(await scene.refusal(NOOR, sql, ...values)).toBe('42501');
      expect(await scene.refusal(YUKI, sql, ...values)).not.toBe('42501');
    });
  });

  it('keeps what was decided about it from everybody, and for good', async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, SETTLE, await waiting(scene), json([payment(ONE, 2000)]), 'accept', 'A friend');
      for (const table of ['payment_decisions', 'payment_returns', 'set_aside_lines'])
        for (const who of ['visitor', MAYA, ADMIN])
          expect(await scene.refusal(who, `select from private.${table}`)).toBe('42501');
      for (const sql of [
        `update private.payment_decisions set reason = 'x'`,
        'delete from private.payment_decisions',
      ])
        expect(await scene.refusal('owner', sql)).toBe('42501');
    });
  });
});

describe('One payment for two bookings (A-89)', () => {
  it('pays both, is all of it, and is shared out once', async () => {
    await play(async (scene) => {
      const [one, other] = [await waiting(scene), await bookingOf(scene, EVENTS.paid)];
      const whole = payment(ONE, 5000, { fee_cents: 120, paid_on: '2026-11-20' });
      const parts = [part(one, 3000), part(other, 2000)];
      expect(await split(scene, whole, ...parts)).toEqual(['accepted', 'accepted']);
      expect(await split(scene, whole, ...parts.toReversed())).toEqual(['known', 'known']);
      expect(await split(scene, whole, part(one, 2000), part(other, 3000))).toEqual([
        'reference-used',
        'reference-used',
      ]);
      expect(await standing(scene, one)).toEqual({ status: 'paid', paid: 3000, by_hand: 0 });
      expect(await standing(scene, other)).toEqual({ status: 'paid', paid: 2000, by_hand: 0 });
      const rows = await scene.as(
        'owner',
        'select is_part, fee_cents, paid_on::text from payments where reference = $1 order by fee_cents',
        ONE,
      );
      expect(rows).toEqual([
        { is_part: true, fee_cents: 120, paid_on: '2026-11-20' },
        { is_part: true, fee_cents: null, paid_on: '2026-11-20' },
      ]);
      // Nor is it any booking's own.
      expect(verdictsOf(await record(scene, match(one, ONE, 5000)))).toEqual(['known']);
      const third = String(
        await scene.value(
          'owner',
          `select id from event_bookings where id not in ($1, $2) limit 1`,
          one,
          other,
        ),
      );
      expect(verdictsOf(await record(scene, match(third, ONE, 5000)))).toEqual(['reference-used']);
    });
  });

  it.each([
    ['come to more', [3000, 2001]],
    ['come to less', [3000, 1999]],
    ['are none', [5000, 0]],
    ['are one', [5000]],
    ['are below nothing', [6000, -1000]],
  ])('is refused when its parts %s', async (_what, cents) => {
    await play(async (scene) => {
      const bookings = [await waiting(scene), await bookingOf(scene, EVENTS.paid)];
      const parts = cents.map((amount, index) => part(bookings[index] ?? '', amount));
      expect(await scene.refusal(ADMIN, SPLIT, json(payment(ONE, 5000)), json(parts))).toBe('22023');
      const twice = [part(bookings[0] ?? '', 2500), part(bookings[0] ?? '', 2500)];
      expect(await scene.refusal(ADMIN, SPLIT, json(payment(ONE, 5000)), json(twice))).toBe('22023');
      expect(await scene.count('owner', `select from payments where reference = '${ONE}'`)).toBe(0);
    });
  });

  it('stands whole for one booking, and is shared out no more', async () => {
    await play(async (scene) => {
      const [one, other] = [await waiting(scene), await bookingOf(scene, EVENTS.paid)];
      await record(scene, match(one, ONE, 5000));
      expect(await split(scene, payment(ONE, 5000), part(one, 3000), part(other, 2000))).toEqual([
        'reference-used',
        'reference-used',
      ]);
    });
  });
});

describe('Another amount (A-89, A-100)', () => {
  it('is taken with a reason, counts as what came, and is owed no more', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      await record(scene, match(booking, ONE, 2000));
      const owed = (await openTasks(scene)).length;
      const short = json([payment(ONE, 2000)]);
      for (const reason of [null, '', ' \n'])
        expect(await scene.refusal(ADMIN, SETTLE, booking, short, 'accept', reason)).toBe('22023');
      expect(await scene.refusal(ADMIN, SETTLE, booking, short, 'accept', 'x'.repeat(1001))).toBe('22023');
      for (let again = 0; again < 2; again += 1)
        expect(await scene.refusal(ADMIN, SETTLE, booking, short, 'accept', 'She helps out')).toBe('allowed');
      expect(await standing(scene, booking)).toEqual({ status: 'paid', paid: 2000, by_hand: 0 });
      expect(await openTasks(scene)).toHaveLength(owed - 1);
      // Her seat ends: what came goes back, and no more.
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      const tasks = await openTasks(scene);
      expect(tasks.find(({ id }) => id === booking)).toMatchObject({
        amount_cents: 2000,
        transactions: [ONE],
      });
    });
  });

  it('of two payments is the price together, without a reason, and both stand behind it', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      await record(scene, match(booking, ONE, 2000));
      const both = json([payment(ONE, 2000), payment(TWO, 1000)]);
      expect(await scene.refusal(ADMIN, SETTLE, booking, both, 'accept', null)).toBe('allowed');
      expect(await standing(scene, booking)).toEqual({ status: 'paid', paid: 3000, by_hand: 0 });
      expect((await openTasks(scene)).filter(({ cause }) => cause === 'wrong-amount')).toEqual([]);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      expect((await openTasks(scene)).find(({ id }) => id === booking)).toMatchObject({
        amount_cents: 3000,
        transactions: [ONE, TWO],
      });
    });
  });

  it('waits for its rest, and is accepted with it', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      const before = await openTasks(scene);
      expect(await scene.refusal(ADMIN, SETTLE, booking, json([payment(ONE, 3000)]), 'ask', null)).toBe(
        '22023',
      );
      expect(await scene.refusal(ADMIN, SETTLE, booking, json([payment(ONE, 2000)]), 'ask', null)).toBe(
        'allowed',
      );
      expect(await standing(scene, booking)).toEqual({ status: 'pending', paid: 0, by_hand: 0 });
      expect(await openTasks(scene)).toEqual(before);
      // She is told what is missing, once.
      expect(await scene.refusal(ADMIN, SETTLE, booking, json([payment(ONE, 2000)]), 'ask', null)).toBe(
        'allowed',
      );
      const mails = await scene.as(
        'owner',
        `select details ->> 'link' as link, (details ->> 'came_cents')::int as came, (details ->> 'amount_cents')::int as rest
         from private.outgoing_mails where kind = 'payment-rest' and user_id = $1`,
        MAYA,
      );
      expect(mails).toEqual([
        { link: expect.stringMatching(/^https:\/\/paypal\.me\/\w+\/10\.00$/), came: 2000, rest: 1000 },
      ]);
      const both = json([payment(ONE, 2000), payment(TWO, 1000)]);
      expect(await scene.refusal(ADMIN, SETTLE, booking, both, 'accept', null)).toBe('allowed');
      expect(await standing(scene, booking)).toEqual({ status: 'paid', paid: 3000, by_hand: 0 });
    });
  });

  it('that waits for its rest is owed once the booking ends', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      await scene.as(ADMIN, SETTLE, booking, json([payment(ONE, 2000)]), 'ask', null);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      expect((await openTasks(scene)).filter(({ cause }) => cause === 'wrong-amount')).toMatchObject([
        { amount_cents: 2000, transactions: [ONE] },
      ]);
    });
  });

  it('is not taken twice, nor once it went back, nor for another booking, nor without a seat', async () => {
    await play(async (scene) => {
      const [booking, other] = [await waiting(scene), await bookingOf(scene, EVENTS.paid)];
      await record(scene, match(booking, ONE, 2000), match(other, TWO, 1000));
      const task = (await openTasks(scene)).find(({ amount_cents }) => amount_cents === 2000);
      expect(await scene.refusal(ADMIN, SETTLE, booking, json([payment(TWO, 1000)]), 'accept', 'x')).toBe(
        'P0001 PAYMENT_REFERENCE_USED',
      );
      expect(await scene.refusal(ADMIN, SETTLE, booking, json([payment(ONE, 2500)]), 'accept', 'x')).toBe(
        'P0001 ALREADY_DECIDED',
      );
      await scene.as(ADMIN, 'select admin_settle_refund($1, $2)', task?.id, 'refunded');
      expect(await scene.refusal(ADMIN, SETTLE, booking, json([payment(ONE, 2000)]), 'accept', 'x')).toBe(
        'P0001 ALREADY_DECIDED',
      );
      await scene.as(
        'owner',
        'update events set max_attendees = attendees_count where id = $1',
        EVENTS.pendingPaid,
      );
      const third = 'AAAA1111BBBB2222E';
      expect(await scene.refusal(ADMIN, SETTLE, booking, json([payment(third, 2000)]), 'accept', 'x')).toBe(
        'P0001 EVENT_FULL',
      );
      expect(await scene.count('owner', `select from payments where reference = '${third}'`)).toBe(0);
    });
  });

  it('of a treasurer is decided by another (A-104)', async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, `select admin_give_role('${MAYA}', 'treasurer')`);
      const booking = await waiting(scene);
      for (const decision of ['accept', 'ask'])
        expect(await scene.refusal(MAYA, SETTLE, booking, json([payment(ONE, 1)]), decision, 'x')).toBe(
          '42501',
        );
    });
  });
});

describe('A refund that a statement shows (A-99)', () => {
  it('settles what was owed, once', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      await record(scene, match(booking, ONE, 2000));
      expect(await goBack(scene, back(2000), back(2000))).toEqual(['refunded', 'known']);
      expect((await openTasks(scene)).filter(({ cause }) => cause === 'wrong-amount')).toEqual([]);
      const [refund] = await scene.as(ADMIN, 'select outcome, amount_cents, note from refunds');
      expect(refund).toEqual({ outcome: 'refunded', amount_cents: 2000, note: BACK });
    });
  });

  it('of a seat is noted, and the seat counts as confirmed by hand from then on', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      await record(scene, match(booking, ONE, 3000));
      expect(await goBack(scene, back(1000), back(2000, { transaction: 'BACK1111BBBB2222D' }))).toEqual([
        'noted',
        'noted',
      ]);
      expect(await standing(scene, booking)).toEqual({ status: 'paid', paid: 3000, by_hand: 3000 });
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      expect((await openTasks(scene)).find(({ id }) => id === booking)).toBeUndefined();
    });
  });

  it('of money that came without a seat leaves the rest of it owed, whatever becomes of the seat', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      const capacity = 'update events set max_attendees = attendees_count + $2 where id = $1';
      await scene.as('owner', capacity, EVENTS.pendingPaid, 0);
      expect(verdictsOf(await record(scene, match(booking, ONE)))).toEqual(['no-seat']);
      expect(await goBack(scene, back(1000))).toEqual(['noted']);
      await scene.as('owner', capacity, EVENTS.pendingPaid, 1);
      await scene.as(ADMIN, `select decide_booking($1, 'approve')`, booking);
      expect(await standing(scene, booking)).toEqual({ status: 'paid', paid: 3000, by_hand: 3000 });
      expect((await openTasks(scene)).filter(({ cause }) => cause === 'no-seat')).toMatchObject([
        { amount_cents: 2000 },
      ]);
    });
  });

  it('carries out a refund that an admin settled before, and no more than that', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      await record(scene, match(booking, ONE, 3000));
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      await scene.as(ADMIN, `select admin_settle_refund($1, 'refunded')`, booking);
      expect(await goBack(scene, back(3000), back(1, { transaction: 'BACK1111BBBB2222D' }))).toEqual([
        'refunded',
        'differs',
      ]);
      expect(await scene.count('owner', 'select from refunds')).toBe(1);
    });
  });

  it('says so where the money was to stay, is unknown, or is another sum', async () => {
    await play(async (scene) => {
      const booking = await waiting(scene);
      expect(await goBack(scene, back(1))).toEqual(['no-payment']);
      await record(scene, match(booking, ONE, 2000));
      expect(await goBack(scene, back(2001), back(2000, { currency: 'USD' }))).toEqual([
        'differs',
        'differs',
      ]);
      const task = (await openTasks(scene)).find(({ cause }) => cause === 'wrong-amount');
      await scene.as(ADMIN, `select admin_settle_refund($1, 'kept')`, task?.id);
      expect(await goBack(scene, back(2000))).toEqual(['kept']);
      for (const wrong of [
        { original: null },
        { original: '=1+1' },
        { amount_cents: 0 },
        { transaction: null },
      ])
        expect(await scene.refusal(ADMIN, RETURN, json([back(1, wrong)]))).toBe('22023');
    });
  });
});

describe('What goes back of a payment that is more than its booking asked for (A-99, A-100)', () => {
  const NEXT = { original: TWO, transaction: 'BACK1111BBBB2222D' };
  /** 20 and 20 for a booking of 30 that was approved by hand: 10 of the second is too much. */
  async function paidTooMuch(scene: Scene) {
    const booking = await waiting(scene);
    await record(scene, match(booking, ONE, 2000), match(booking, TWO, 2000));
    await scene.as(ADMIN, `select decide_booking($1, 'approve')`, booking);
    return booking;
  }
  const known = async (scene: Scene, booking: string) => {
    const [row] = await scene.as(
      'owner',
      `select private.by_hand_cents(id, amount_paid_cents) as by_hand,
         (private.received_money(id) ->> 'amount_cents')::int as received,
         (select coalesce(sum(task.amount_cents), 0)::int from private.refund_tasks() task where task.booking_id = booking.id) as owed
       from event_bookings booking where id = $1`,
      booking,
    );
    return row;
  };

  it('is what was too much, then what its seat stands on', async () => {
    await play(async (scene) => {
      const booking = await paidTooMuch(scene);
      expect(await known(scene, booking)).toEqual({ by_hand: 0, received: 4000, owed: 1000 });
      expect(await goBack(scene, back(1500, { original: TWO }))).toEqual(['noted']);
      expect(await known(scene, booking)).toEqual({ by_hand: 500, received: 2500, owed: 0 });
      expect(await goBack(scene, back(500, NEXT))).toEqual(['noted']);
      expect(await known(scene, booking)).toEqual({ by_hand: 1000, received: 2000, owed: 0 });
    });
  });

  it('is counted once, in however many parts it goes', async () => {
    await play(async (scene) => {
      const booking = await paidTooMuch(scene);
      expect(await goBack(scene, back(400, { original: TWO }), back(1600, NEXT))).toEqual(['noted', 'noted']);
      expect(await known(scene, booking)).toEqual({ by_hand: 1000, received: 2000, owed: 0 });
    });
  });

  it.each(['refunded', 'kept'])('leaves what was settled before as it was settled: %s', async (outcome) => {
    await play(async (scene) => {
      const booking = await paidTooMuch(scene);
      const task = (await openTasks(scene)).find(({ amount_cents }) => amount_cents === 1000);
      await scene.as(ADMIN, 'select admin_settle_refund($1, $2)', task?.id, outcome);
      expect(await goBack(scene, back(2000, { original: TWO }))).toEqual(['noted']);
      expect(await known(scene, booking)).toMatchObject({ by_hand: 2000, owed: 1000 });
    });
  });
});

describe('A line that is none of ours', () => {
  it('is remembered for the next statement, until it is ours after all', async () => {
    await play(async (scene) => {
      const known = async () => Object(await scene.value(ADMIN, 'select admin_known_lines()')).rows;
      expect(await scene.value(ADMIN, ASIDE, [ONE, TWO.toLowerCase()], true)).toEqual([ONE, TWO]);
      expect(await scene.value(ADMIN, ASIDE, [ONE], true)).toEqual([ONE]);
      expect(await known()).toHaveLength(2);
      expect(await scene.value(ADMIN, ASIDE, [TWO], false)).toEqual([]);
      await record(scene, match(await waiting(scene), ONE));
      expect(await known()).toEqual([]);
      // What is recorded is ours.
      expect(await scene.value(ADMIN, ASIDE, [ONE], true)).toEqual([]);
      for (const wrong of [['=1+1'], ['short'], [null]])
        expect(await scene.refusal(ADMIN, ASIDE, wrong, true)).toBe('22023');
      expect(
        await scene.refusal(
          ADMIN,
          ASIDE,
          Array.from({ length: 101 }, () => ONE),
          true,
        ),
      ).toBe('P0001 TOO_MANY_IDS');
    });
  });
});
