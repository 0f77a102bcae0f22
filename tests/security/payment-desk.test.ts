import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA } from './support/demo-world.ts';
import { bookingOf, match, openTasks, paymentsOf, record, refused, verdicts } from './support/desk.ts';
import { noEventIsNear, play, type Scene } from './support/scene.ts';

const MATCHES = 'select admin_record_payments($1)';
const SETTLE = 'select admin_settle_refund($1, $2)';
const UNKNOWN = 'f0000000-0000-4000-8000-00000000000f';

describe('The payment desk', () => {
  it.each([
    `select admin_list_payments(1, 10)`,
    `select admin_list_refunds(1, 10)`,
    `select admin_payment_totals()`,
    `select admin_payment_targets()`,
    `select admin_record_payments('[]')`,
    `select admin_settle_refund('${UNKNOWN}', 'kept')`,
    `select admin_overview()`,
  ])('is for admins alone: %s (A-43)', async (sql) => {
    await play(async (scene) => {
      for (const who of ['visitor', MAYA, LENA])
        expect([who, await scene.refusal(who, sql)]).toEqual([who, '42501']);
      expect(await scene.refusal(ADMIN, sql)).not.toBe('42501');
    });
  });

  it('takes no page, order or filter that is none, and nothing of it becomes part of a statement', async () => {
    await play(async (scene) => {
      const inject = `date; drop table public.events; --`;
      for (const sql of [
        `select admin_list_payments(1, 10, sort_by => $1)`,
        `select admin_list_payments(1, 10, wanted_state => $1)`,
        `select admin_list_refunds(1, 10, wanted_state => $1)`,
      ])
        expect([sql, await scene.refusal(ADMIN, sql, inject)]).toEqual([sql, '22023']);
      for (const list of ['payments', 'refunds']) {
        expect(await scene.refusal(ADMIN, `select admin_list_${list}(1, 101)`)).toBe('22023');
        expect(
          await scene.value(
            ADMIN,
            `select admin_list_${list}(1, 10, search => $1)`,
            `'; drop table events; --%_\\`,
          ),
        ).toMatchObject({ total: 0 });
      }
      expect(await scene.refusal(ADMIN, 'select admin_payment_targets(0)')).toBe('22023');
    });
  });

  it('lists bookings by their age, and what came for one in the order in which it came (A-91)', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      for (const [reference, hours] of [
        ['LATER', 1],
        ['FIRST', 3],
        ['SECOND', 2],
      ])
        await scene.as(
          'owner',
          `insert into payments (booking_id, provider, reference, amount_cents, currency, status, created_at)
           values ($1, 'paypal', $2, 1, 'EUR', 'wrong-amount', now() - $3 * interval '1 hour')`,
          booking,
          reference,
          hours,
        );
      const came = await scene.value(
        ADMIN,
        `select jsonb_path_query_array(admin_list_payments(1, 100), '$.rows[*].payments[*].reference')`,
      );
      expect(came).toEqual(['FIRST', 'SECOND', 'LATER']);
      const booked = (await scene.as('owner', 'select id from event_bookings order by created_at, id')).map(
        ({ id }) => id,
      );
      for (const ascending of [true, false])
        expect(
          await scene.value(
            ADMIN,
            `select jsonb_path_query_array(admin_list_payments(1, 100, ascending => $1), '$.rows[*].booking_id')`,
            ascending,
          ),
        ).toEqual(ascending ? booked : booked.toReversed());
    });
  });

  it('gives no address of a member to the device that matches (R-430)', async () => {
    await play(async (scene) => {
      const targets = JSON.stringify(await scene.value(ADMIN, 'select admin_payment_targets()'));
      expect(targets).toContain('reference');
      expect(targets).not.toContain('@');
    });
  });
});

describe('A payment found in a statement (A-89)', () => {
  it('approves its booking once, however it is written and however often it is sent', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const id = '8HT52716KY112345A';
      expect(await verdicts(scene, match(booking, id), match(booking, id.toLowerCase()))).toEqual([
        'accepted',
        'known',
      ]);
      expect(await verdicts(scene, match(booking, id))).toEqual(['known']);
      expect(await paymentsOf(scene, booking)).toEqual([
        { reference: id, status: 'accepted', recorded_by: ADMIN },
      ]);
      expect(await scene.value('owner', 'select status from event_bookings where id = $1', booking)).toBe(
        'paid',
      );
    });
  });

  it('is never taken for another booking', async () => {
    await play(async (scene) => {
      const [one, other] = [await bookingOf(scene, EVENTS.pendingPaid), await bookingOf(scene, EVENTS.paid)];
      expect(
        await verdicts(scene, match(one, 'AAAA1111BBBB2222C'), match(other, 'AAAA1111BBBB2222C', 2000)),
      ).toEqual(['accepted', 'reference-used']);
    });
  });

  it.each([
    ['too little', 2999, 'EUR', 'wrong-amount'],
    ['another currency', 3000, 'USD', 'wrong-currency'],
  ])('of %s settles nothing, and waits to go back', async (_what, cents, currency, status) => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      expect(await verdicts(scene, match(booking, 'AAAA1111BBBB2222C', cents, currency))).toEqual([status]);
      expect(await openTasks(scene)).toMatchObject([{ cause: status, amount_cents: cents, currency }]);
    });
  });

  it.each([
    [{ amount_cents: -3000 }],
    [{ amount_cents: 0 }],
    [{ amount_cents: null }],
    [{ currency: '=1+1' }],
    [{ currency: '=EUR' }],
    [{ transaction: '=HYPERLINK("x")' }],
    [{ transaction: '=cmd|0A1B2C3D4E5F6G7' }],
    [{ transaction: '0A1B2C3D4E5F6G7=cmd' }],
    [{ transaction: '' }],
    [{ booking_id: null }],
  ])('that says %j is refused, and all that came with it', async (wrong) => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      const good = match(booking, 'AAAA1111BBBB2222C');
      expect(await refused(scene, good, { ...good, ...wrong })).toBe('22023');
      expect(await paymentsOf(scene, booking)).toEqual([]);
    });
  });

  it('of nobody is told so, a hundred at once are taken and no more', async () => {
    await play(async (scene) => {
      expect(await verdicts(scene, match(UNKNOWN, 'AAAA1111BBBB2222C'))).toEqual(['no-booking']);
      expect(
        await refused(scene, ...Array.from({ length: 101 }, () => match(UNKNOWN, 'AAAA1111BBBB2222C'))),
      ).toBe('P0001 TOO_MANY_IDS');
      expect(await scene.refusal(ADMIN, MATCHES, '{}')).toBe('22023');
    });
  });

  it('leaves who recorded it in the audit log (A-67)', async () => {
    await play(async (scene) => {
      await record(scene, match(await bookingOf(scene, EVENTS.pendingPaid), 'AAAA1111BBBB2222C'));
      const traces = `select distinct table_name from admin_audit_log where actor_id = $1 and action in ('insert', 'update') order by 1`;
      expect((await scene.as('owner', traces, ADMIN)).map(({ table_name }) => table_name)).toEqual(
        expect.arrayContaining(['event_applications', 'payments']),
      );
    });
  });
});

describe('Money that goes back (A-14)', () => {
  it('is a task as soon as a paid booking ends, and says whether it was late', async () => {
    await play(async (scene) => {
      const before = await openTasks(scene);
      await scene.as(
        'owner',
        `update events set start_time = now() + interval '3 hours', end_time = now() + interval '5 hours' where id = $1`,
        EVENTS.paid,
      );
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.paid);
      const tasks = await openTasks(scene);
      expect(tasks).toHaveLength(before.length + 1);
      expect(tasks[0]).toMatchObject({
        cause: 'cancelled',
        cancelled_late: true,
        cancelled_by_member: true,
        member: { id: MAYA },
      });
    });
  });

  it('is found by its id alone, however much is owed', async () => {
    await play(async (scene) => {
      // So few rows are read through whatever the index.
      await scene.as('owner', 'set local enable_seqscan = off');
      const plan = await scene.as('owner', `explain select from private.owed_money where id = '${UNKNOWN}'`);
      const byId = new RegExp(`Index Cond: \\(\\w*id = '${UNKNOWN}'`);
      // Of bookings, of payments and what was settled of them, and of what accounts left behind.
      expect(plan.filter((row) => byId.test(String(row['QUERY PLAN'])))).toHaveLength(4);
    });
  });

  it('is settled once, one way, by an admin, for the sum that was paid, and never changed', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.paid);
      expect(await scene.refusal(ADMIN, SETTLE, booking, 'refunded')).toBe('P0001 NOT_FOUND');
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.paid);
      expect(await scene.refusal(MAYA, SETTLE, booking, 'refunded')).toBe('42501');
      for (const wrong of [null, 'open', 'stolen'])
        expect(await scene.refusal(ADMIN, SETTLE, booking, wrong)).toBe('22023');
      expect(await scene.refusal(ADMIN, SETTLE, booking, 'refunded')).toBe('allowed');
      expect(await scene.refusal(ADMIN, SETTLE, booking, 'refunded')).toBe('allowed');
      expect(await scene.refusal(ADMIN, SETTLE, booking, 'kept')).toBe('P0001 ALREADY_DECIDED');
      const [row] = await scene.as(ADMIN, 'select outcome, settled_by, amount_cents, currency from refunds');
      const paid = await scene.value(
        'owner',
        'select amount_paid_cents from event_bookings where id = $1',
        booking,
      );
      expect(row).toEqual({ outcome: 'refunded', settled_by: ADMIN, amount_cents: paid, currency: 'EUR' });
      expect(await scene.count(MAYA, 'select from refunds')).toBe(0);
      // What became of it is hers to read, and nobody's to write.
      const told = 'select outcome, amount_cents from booking_refunds';
      expect(await scene.as(MAYA, told)).toEqual([{ outcome: 'refunded', amount_cents: paid }]);
      expect(await scene.as(LENA, told)).toEqual([]);
      expect(await scene.refusal('visitor', told)).toBe('42501');
      for (const sql of [
        `update booking_refunds set outcome = 'kept'`,
        'delete from booking_refunds',
        `insert into booking_refunds (id, booking_id, user_id, outcome, amount_cents, created_at)
         select gen_random_uuid(), id, user_id, 'refunded', 1, now() from event_bookings`,
      ])
        for (const who of [MAYA, ADMIN])
          expect([who, sql, await scene.refusal(who, sql)]).toEqual([who, sql, '42501']);
      for (const sql of [`update refunds set outcome = 'kept'`, 'delete from refunds', 'truncate refunds'])
        for (const who of [ADMIN, 'owner'])
          expect([who, sql, await scene.refusal(who, sql)]).toEqual([who, sql, '42501']);
      expect(
        await scene.refusal(
          ADMIN,
          `insert into refunds (id, outcome, amount_cents, currency, settled_by) values (gen_random_uuid(), 'kept', 1, 'EUR', '${ADMIN}')`,
        ),
      ).toBe('42501');
    });
  });
});

describe('Money owed to an account that goes (A-14)', () => {
  const leave = (scene: Scene) => scene.as('owner', 'delete from auth.users where id = $1', MAYA);
  const referenceOf = async (scene: Scene, booking: string) =>
    String(
      await scene.value(
        'owner',
        `select application.reference from event_bookings booking
         join event_applications application on application.id = booking.application_id where booking.id = $1`,
        booking,
      ),
    );
  const taskOf = async (scene: Scene, id: string) => {
    const tasks: { id: string }[] = await openTasks(scene);
    return tasks.find((task) => task.id === id);
  };

  it('stays a task as it was, with reference and event and without a name, until it is settled', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.paid);
      const reference = await referenceOf(scene, booking);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.paid);
      const before = await taskOf(scene, booking);
      await leave(scene);
      expect(before).toMatchObject({ member: { id: MAYA }, reference });
      expect(await taskOf(scene, booking)).toEqual({ ...before, member: null, email: null });
      const found = async (search: string) =>
        Object(await scene.value(ADMIN, 'select admin_list_refunds(1, 100, search => $1)', search)).total;
      expect([await found(reference), await found('Okafor')]).toEqual([1, 0]);
      const { refunds } = Object(await scene.value(ADMIN, 'select admin_overview()'));
      expect(refunds.waiting).toBe((await openTasks(scene)).length);
      expect(await scene.refusal(ADMIN, SETTLE, booking, 'refunded')).toBe('allowed');
      expect(await scene.refusal(ADMIN, SETTLE, booking, 'kept')).toBe('P0001 ALREADY_DECIDED');
      expect(await taskOf(scene, booking)).toBeUndefined();
    });
  });

  it('is also what was paid for a seat still to come, not for one she sat in', async () => {
    await play(async (scene) => {
      await noEventIsNear(scene);
      const booking = await bookingOf(scene, EVENTS.paid);
      const reference = await referenceOf(scene, booking);
      const past = await bookingOf(scene, EVENTS.pendingPaid);
      await scene.as(ADMIN, `select decide_booking($1, 'approve')`, past);
      await scene.as(
        'owner',
        `update events set start_time = now() - interval '3 hours', end_time = now() - interval '1 hour' where id = $1`,
        EVENTS.pendingPaid,
      );
      await leave(scene);
      expect(await taskOf(scene, booking)).toMatchObject({
        cause: 'account-deleted',
        reference,
        event: { id: EVENTS.paid },
        amount_cents: 2000,
        cancelled_by_member: true,
        cancelled_late: false,
        member: null,
      });
      expect(await taskOf(scene, past)).toBeUndefined();
    });
  });

  it('is a payment that settled nothing too, and nothing that was settled before', async () => {
    await play(async (scene) => {
      const [settled, wrong] = [
        await bookingOf(scene, EVENTS.paid),
        await bookingOf(scene, EVENTS.pendingPaid),
      ];
      const reference = await referenceOf(scene, wrong);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.paid);
      await scene.as(ADMIN, SETTLE, settled, 'kept');
      await record(scene, match(wrong, 'AAAA1111BBBB2222C', 2500));
      await leave(scene);
      const tasks: { id: string; cause: string }[] = await openTasks(scene);
      expect(tasks.filter(({ id }) => id === settled)).toEqual([]);
      expect(tasks.filter(({ cause }) => cause === 'wrong-amount')).toMatchObject([
        {
          reference,
          event: { id: EVENTS.pendingPaid },
          member: null,
          transactions: ['AAAA1111BBBB2222C'],
        },
      ]);
    });
  });

  it('keeps nothing by which she is known', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.paid);
      await leave(scene);
      const kept = JSON.stringify(await scene.as('owner', 'select * from private.departed_bookings'));
      expect(kept).toContain('cancelled');
      expect(kept).not.toMatch(new RegExp(`${MAYA}|maya|okafor|@`, 'i'));
      for (const who of ['visitor', MAYA, ADMIN])
        expect(await scene.refusal(who, 'select * from private.departed_bookings')).toBe('42501');
    });
  });
});
