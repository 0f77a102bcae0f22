import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA } from './support/demo-world.ts';
import { bookingOf, match, openTasks, paymentsOf, verdicts } from './support/desk.ts';
import { play, type Scene } from './support/scene.ts';

const SETTLE = `select admin_settle_refund($1, $2)`;
const approve = (scene: Scene, booking: string) =>
  scene.as(ADMIN, `select decide_booking($1, 'approve')`, booking);
const cancel = (scene: Scene) => scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
const leave = (scene: Scene) => scene.as('owner', 'delete from auth.users where id = $1', MAYA);
const confirm = (scene: Scene, booking: string, reference: string, capture: string | null, cents = 3000) =>
  scene.value(
    'server',
    `select confirm_event_payment($1, 'paypal', $2, 'EUR', $3, $4)`,
    booking,
    cents,
    reference,
    capture,
  );
const owedFor = async (scene: Scene, ...ids: string[]) =>
  (await openTasks(scene)).filter(({ id }) => ids.includes(id)).map(({ amount_cents }) => amount_cents);
const totals = (scene: Scene) => scene.value(ADMIN, 'select admin_payment_totals()');
const listed = async (scene: Scene, search: string, state: string | null = null) =>
  Object(
    await scene.value(
      ADMIN,
      'select admin_list_payments(1, 10, search => $1, wanted_state => $2)',
      search,
      state,
    ),
  ).rows;
const newest = (scene: Scene, booking: string) =>
  scene.value(
    'owner',
    'select id from payments where booking_id = $1 order by created_at desc limit 1',
    booking,
  );

describe('A payment that explains what an admin confirmed by hand (A-100)', () => {
  it('is owed back once when the booking was cancelled before it was found', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await approve(scene, booking);
      await cancel(scene);
      const before = await openTasks(scene);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'))).toEqual(['accepted']);
      const tasks = await openTasks(scene);
      expect(tasks.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(tasks.find(({ id }) => id === booking)).toMatchObject({
        amount_cents: 3000,
        transactions: ['AAAA1111BBBB2222C'],
      });
      expect(await scene.value('owner', 'select status from event_bookings where id = $1', booking)).toBe(
        'cancelled',
      );
    });
  });

  it('is not owed when the money was sent back or kept already', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await approve(scene, booking);
      await cancel(scene);
      await scene.as(ADMIN, SETTLE, booking, 'refunded');
      const before = await openTasks(scene);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'))).toEqual(['accepted']);
      expect(await openTasks(scene)).toEqual(before);
    });
  });

  it('is the first of that sum and currency; a second one and any other goes back', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await approve(scene, booking);
      await cancel(scene);
      expect(
        await verdicts(
          scene,
          match(booking, 'AAAA1111BBBB2222A', 2500),
          match(booking, 'AAAA1111BBBB2222B', 3000, 'USD'),
          match(booking, 'AAAA1111BBBB2222C'),
          match(booking, 'AAAA1111BBBB2222D'),
        ),
      ).toEqual(['wrong-amount', 'wrong-currency', 'accepted', 'second-payment']);
    });
  });

  it('is also one that came for a full event, when an admin makes room for it by hand', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const seats = `update events set max_attendees = attendees_count + $2 where id = $1`;
      await scene.as('owner', seats, EVENTS.pendingPaid, 0);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'))).toEqual(['no-seat']);
      const payment = String(await newest(scene, booking));
      expect(await owedFor(scene, payment)).toEqual([3000]);
      await scene.as('owner', seats, EVENTS.pendingPaid, 1);
      await approve(scene, booking);
      expect(await owedFor(scene, payment, booking)).toEqual([]);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222D'))).toEqual(['second-payment']);
      await cancel(scene);
      expect(await owedFor(scene, payment, booking)).toEqual([3000]);
    });
  });

  it('is told from it in the list, in its filters and in the totals', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const before = Object(await totals(scene));
      await approve(scene, booking);
      expect(await totals(scene)).toEqual({
        ...before,
        by_hand_cents: before.by_hand_cents + 3000,
        by_hand_count: before.by_hand_count + 1,
      });
      const ids = async (state: string) =>
        (await listed(scene, 'maya', state)).map(({ booking_id }: { booking_id: string }) => booking_id);
      expect([await ids('by-hand'), await ids('received')]).toEqual([
        expect.arrayContaining([booking]),
        expect.not.arrayContaining([booking]),
      ]);
      await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'));
      expect(await totals(scene)).toEqual({ ...before, received_cents: before.received_cents + 3000 });
      expect([await ids('by-hand'), await ids('received')]).toEqual([
        expect.not.arrayContaining([booking]),
        expect.arrayContaining([booking]),
      ]);
      expect(await listed(scene, 'AAAA1111')).toMatchObject([{ booking_id: booking, by_hand_cents: 0 }]);
    });
  });
});

describe('A booking that was paid in part and then approved by hand (A-100)', () => {
  const [PART, REST] = ['AAAA1111BBBB2222A', 'AAAA1111BBBB2222B'];
  const report = async (scene: Scene) =>
    Object(await scene.value(ADMIN, `select admin_money_report(1, 100, 'event')`)).sums.find(
      ({ currency }: { currency: string }) => currency === 'EUR',
    );
  const sums = async (scene: Scene, booking: string) => {
    const [row] = await listed(scene, 'maya', 'by-hand').then((rows) =>
      rows.filter(({ booking_id }: { booking_id: string }) => booking_id === booking),
    );
    const { rows } = Object(await scene.value(ADMIN, 'select admin_payment_targets()'));
    const target = rows.find(({ booking_id }: { booking_id: string }) => booking_id === booking);
    const whole = await report(scene);
    return {
      row: row ? [row.received_cents, row.by_hand_cents] : null,
      target: target.by_hand_cents,
      totals: await totals(scene),
      report: [whole.received_cents, whole.by_hand_cents, whole.owed_cents],
    };
  };

  it('counts what came as received, and the rest alone as confirmed by hand; the rest explains it later', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const before = await sums(scene, booking);
      await verdicts(scene, match(booking, PART, 2000));
      const { rows } = Object(
        await scene.value(ADMIN, `select admin_list_applications(1, 100, wanted_status => 'pending')`),
      );
      expect(
        rows.find(({ booking_id }: { booking_id: string }) => booking_id === booking).received,
      ).toMatchObject({ amount_cents: 2000, by_hand_cents: 1000 });
      await approve(scene, booking);
      await approve(scene, booking);
      const [received, byHand, owed] = before.report;
      const { received_cents, by_hand_cents, by_hand_count } = Object(before.totals);
      expect(await sums(scene, booking)).toEqual({
        row: [2000, 1000],
        target: 1000,
        totals: {
          received_cents: received_cents + 2000,
          by_hand_cents: by_hand_cents + 1000,
          by_hand_count: by_hand_count + 1,
        },
        report: [received + 2000, byHand + 1000, owed],
      });
      expect(await verdicts(scene, match(booking, REST, 1000))).toEqual(['wrong-amount']);
      expect(await sums(scene, booking)).toEqual({
        row: null,
        target: 0,
        totals: { received_cents: received_cents + 3000, by_hand_cents, by_hand_count },
        report: [received + 3000, byHand, owed],
      });
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'))).toEqual(['second-payment']);
      await cancel(scene);
      expect((await openTasks(scene)).find(({ id }) => id === booking)).toMatchObject({
        amount_cents: 3000,
        transactions: [PART, REST],
      });
    });
  });

  const asked = async (scene: Scene, booking: string) => {
    const pending = Object(await scene.value(ADMIN, 'select list_pending_event_bookings()')).rows.find(
      (row: { booking: { id: string } }) => row.booking.id === booking,
    );
    return [pending.received?.amount_cents ?? 0, pending.received?.by_hand_cents ?? 3000];
  };
  const goBack = async (scene: Scene, original: string, transaction: string, cents: number) =>
    Object(
      await scene.value(
        ADMIN,
        'select admin_record_returns($1)',
        JSON.stringify([{ transaction, original, amount_cents: cents, currency: 'EUR' }]),
      ),
    )[0].verdict;

  it('counts no more than the price: what is too much is owed, and its refund takes nothing from the seat', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const [received, byHand, owed] = (await sums(scene, booking)).report;
      await verdicts(scene, match(booking, PART, 2000), match(booking, REST, 1500));
      expect(await asked(scene, booking)).toEqual([3500, 0]);
      await approve(scene, booking);
      const report = async () => (await sums(scene, booking)).report;
      expect(await report()).toEqual([received + 3500, byHand, owed + 500]);
      expect(await goBack(scene, REST, 'BACK1111BBBB2222A', 500)).toBe('refunded');
      expect(await report()).toEqual([received + 3500, byHand, owed]);
      // What goes back beyond that is the seat's.
      expect(await goBack(scene, REST, 'BACK1111BBBB2222B', 1000)).toBe('noted');
      expect(await report()).toEqual([received + 3500, byHand + 1000, owed]);
      await cancel(scene);
      expect((await openTasks(scene)).find(({ id }) => id === booking)).toMatchObject({ amount_cents: 2000 });
    });
  });

  it('counts what is left of one that went back in part, and nothing where it is all back', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const [received, byHand, owed] = (await sums(scene, booking)).report;
      await verdicts(scene, match(booking, PART, 4500));
      expect(await goBack(scene, PART, 'BACK1111BBBB2222A', 1500)).toBe('noted');
      expect(await asked(scene, booking)).toEqual([3000, 0]);
      await approve(scene, booking);
      expect((await sums(scene, booking)).report).toEqual([received + 4500, byHand, owed]);
    });
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await verdicts(scene, match(booking, PART, 2000));
      const part = (await openTasks(scene)).find(({ amount_cents }) => amount_cents === 2000);
      await scene.as(ADMIN, SETTLE, part?.id, 'refunded');
      expect(await asked(scene, booking)).toEqual([0, 3000]);
    });
  });

  it('counts no part beside a payment of the price', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const seats = 'update events set max_attendees = attendees_count + $2 where id = $1';
      await verdicts(scene, match(booking, PART, 2000));
      await scene.as('owner', seats, EVENTS.pendingPaid, 0);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'))).toEqual(['no-seat']);
      expect(await asked(scene, booking)).toEqual([5000, 0]);
      await scene.as('owner', seats, EVENTS.pendingPaid, 1);
      await approve(scene, booking);
      const tasks = (await openTasks(scene)).map(({ cause, amount_cents }) => [cause, amount_cents]);
      expect(tasks).toContainEqual(['wrong-amount', 2000]);
    });
  });

  it('says beside a refund of its whole price what no transaction brought', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await verdicts(scene, match(booking, PART, 1000));
      await approve(scene, booking);
      await cancel(scene);
      expect((await openTasks(scene)).find(({ id }) => id === booking)).toMatchObject({
        amount_cents: 3000,
        by_hand_cents: 2000,
        transactions: [PART],
      });
    });
  });
});

describe('What waits says whether its money came (A-100)', () => {
  it('with sum and day, as long as it is not sent back', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const received = async () => {
        const { rows: applications } = Object(
          await scene.value(ADMIN, `select admin_list_applications(1, 100, wanted_status => 'pending')`),
        );
        const { rows: bookings } = Object(await scene.value(ADMIN, 'select list_pending_event_bookings()'));
        return [
          applications.find(({ booking_id }: { booking_id: string }) => booking_id === booking).received,
          bookings.find((row: { booking: { id: string } }) => row.booking.id === booking).received,
        ];
      };
      expect(await received()).toEqual([null, null]);
      await verdicts(
        scene,
        match(booking, 'AAAA1111BBBB2222A', 2500),
        match(booking, 'AAAA1111BBBB2222B', 9, 'USD'),
      );
      expect(await received()).toMatchObject([{ amount_cents: 2500 }, { amount_cents: 2500 }]);
      const wrong = (await openTasks(scene)).find(({ cause }) => cause === 'wrong-amount');
      await scene.as(ADMIN, SETTLE, wrong?.id, 'refunded');
      expect(await received()).toEqual([null, null]);
    });
  });
});

describe('A PayPal payment that has two ids', () => {
  it('is one payment, whichever of them is told first (A-89)', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      expect(await confirm(scene, booking, '5O190127TN364715T', '3C679366HH908993F')).toMatchObject({
        payment_status: 'accepted',
      });
      expect(
        await verdicts(scene, match(booking, '3C679366HH908993F'), match(booking, '5O190127TN364715T')),
      ).toEqual(['known', 'known']);
      expect(await paymentsOf(scene, booking)).toHaveLength(1);
      expect(await listed(scene, '3C679366')).toMatchObject([{ booking_id: booking }]);
    });
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      expect(await verdicts(scene, match(booking, '3C679366HH908993F'))).toEqual(['accepted']);
      expect(await confirm(scene, booking, '5O190127TN364715T', '3C679366HH908993F')).toMatchObject({
        payment_status: 'accepted',
      });
      expect(await verdicts(scene, match(booking, '5O190127TN364715T'))).toEqual(['known']);
      expect(await paymentsOf(scene, booking)).toHaveLength(1);
    });
  });

  it('is never taken for another booking, by neither', async () => {
    await play(async (scene) => {
      const [one, other] = [await bookingOf(scene, EVENTS.pendingPaid), await bookingOf(scene, EVENTS.paid)];
      await confirm(scene, one, '5O190127TN364715T', '3C679366HH908993F');
      expect(await verdicts(scene, match(other, '3C679366HH908993F', 2000))).toEqual(['reference-used']);
      await expect(confirm(scene, other, '9X', '3C679366HH908993F', 2000)).rejects.toThrow(
        'PAYMENT_REFERENCE_USED',
      );
      for (const who of ['visitor', MAYA, ADMIN])
        expect(await scene.refusal(who, 'select * from private.payment_ids')).toBe('42501');
    });
  });
});

describe('A booking whose account is gone (A-89)', () => {
  it('keeps what was sent back listed, with reference and event and without a name', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await approve(scene, booking);
      await cancel(scene);
      await scene.as(ADMIN, SETTLE, booking, 'refunded');
      await leave(scene);
      const { rows } = Object(
        await scene.value(ADMIN, `select admin_list_refunds(1, 100, wanted_state => 'refunded')`),
      );
      expect(rows.find(({ id }: { id: string }) => id === booking)).toMatchObject({
        state: 'refunded',
        cause: 'cancelled',
        member: null,
        email: null,
        event: { id: EVENTS.pendingPaid },
        reference: expect.stringMatching(/^[0-9A-Z]{8}$/),
      });
    });
  });

  it('is found by what a statement is matched with, and money that comes for it can be sent back', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await leave(scene);
      const { rows } = Object(await scene.value(ADMIN, 'select admin_payment_targets()'));
      expect(rows.find(({ booking_id }: { booking_id: string }) => booking_id === booking)).toMatchObject({
        booking_status: 'cancelled',
        member: null,
        amount_cents: 3000,
        is_received: false,
        by_hand_cents: 0,
        event: { id: EVENTS.pendingPaid },
      });
      expect(
        await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'), match(booking, 'AAAA1111BBBB2222C')),
      ).toEqual(['not-open', 'known']);
      const payment = String(await newest(scene, booking));
      expect((await openTasks(scene)).find(({ id }) => id === payment)).toMatchObject({
        cause: 'not-open',
        amount_cents: 3000,
        member: null,
        event: { id: EVENTS.pendingPaid },
        transactions: ['AAAA1111BBBB2222C'],
      });
      expect(await scene.refusal(ADMIN, SETTLE, payment, 'refunded')).toBe('allowed');
    });
  });

  it('is owed once when its payment is found after it was confirmed by hand and the account went', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await approve(scene, booking);
      await leave(scene);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222C'))).toEqual(['accepted']);
      expect(await owedFor(scene, booking, String(await newest(scene, booking)))).toEqual([3000]);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222D'))).toEqual(['second-payment']);
    });
  });
});
