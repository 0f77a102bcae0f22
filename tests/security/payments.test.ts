import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, MAYA } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const bookingOf = (scene: Scene, event: string) =>
  scene.value(
    'owner',
    'select id from event_bookings where user_id = $1 and event_id = $2 order by created_at desc limit 1',
    MAYA,
    event,
  );
const confirm = (scene: Scene, booking: unknown, cents: number, currency: string, reference: string) =>
  scene.value(
    'server',
    'select confirm_event_payment($1, $2, $3, $4, $5)',
    booking,
    'stripe',
    cents,
    currency,
    reference,
  );
const recorded = (scene: Scene) =>
  scene.as(
    ADMIN,
    'select reference, amount_cents, currency, status, recorded_by from payments order by created_at',
  );

describe('Payments (A-89)', () => {
  it('settle a booking once, however often the provider says so (A-24)', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      for (const _ of ['once', 'again'])
        expect(await confirm(scene, booking, 3000, 'EUR', 'cs_1')).toMatchObject({
          application_status: 'approved',
          booking_status: 'paid',
          payment_status: 'accepted',
        });
      expect(await recorded(scene)).toEqual([
        { reference: 'cs_1', amount_cents: 3000, currency: 'EUR', status: 'accepted', recorded_by: null },
      ]);
    });
  });

  it.each([
    ['too little', 2999, 'EUR', 'wrong-amount'],
    ['too much', 3001, 'EUR', 'wrong-amount'],
    ['another currency', 3000, 'USD', 'wrong-currency'],
  ])('of %s settle nothing, and stay to be looked at', async (_what, cents, currency, status) => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      expect(await confirm(scene, booking, cents, currency, 'cs_1')).toMatchObject({
        application_status: 'pending',
        booking_status: 'pending',
        payment_status: status,
      });
      expect(await recorded(scene)).toMatchObject([{ reference: 'cs_1', status }]);
      // The right amount may still come, under a reference of its own.
      expect(await confirm(scene, booking, 3000, 'EUR', 'cs_1')).toMatchObject({ payment_status: status });
      expect(await confirm(scene, booking, 3000, 'EUR', 'cs_2')).toMatchObject({
        payment_status: 'accepted',
      });
    });
  });

  it('that come twice are kept and count once', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await confirm(scene, booking, 3000, 'EUR', 'cs_1');
      expect(await confirm(scene, booking, 3000, 'EUR', 'cs_2')).toMatchObject({
        booking_status: 'paid',
        payment_status: 'second-payment',
      });
      expect((await recorded(scene)).map(({ status }) => status)).toEqual(['accepted', 'second-payment']);
      expect(
        await scene.value('owner', 'select paypal_payment_id from event_bookings where id = $1', booking),
      ).toBe('cs_1');
    });
  });

  it('are taken for one booking only', async () => {
    await play(async (scene) => {
      await confirm(scene, await bookingOf(scene, EVENTS.pendingPaid), 3000, 'EUR', 'cs_1');
      const other = await bookingOf(scene, EVENTS.paid);
      await expect(confirm(scene, other, 2000, 'EUR', 'cs_1')).rejects.toThrow('PAYMENT_REFERENCE_USED');
    });
  });

  it('for an event that is full meanwhile, or a booking that is over, leave a row that an admin sees', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await scene.as(
        'owner',
        'update events set max_attendees = attendees_count where id = $1',
        EVENTS.pendingPaid,
      );
      expect(await confirm(scene, booking, 3000, 'EUR', 'cs_1')).toMatchObject({
        application_status: 'pending',
        booking_status: 'pending',
        payment_status: 'no-seat',
      });
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      expect(await confirm(scene, booking, 3000, 'EUR', 'cs_2')).toMatchObject({
        application_status: 'denied',
        payment_status: 'not-open',
      });
      expect(await confirm(scene, MAYA, 3000, 'EUR', 'cs_3')).toEqual({ payment_status: 'not-open' });
      expect((await recorded(scene)).map(({ status }) => status)).toEqual([
        'no-seat',
        'not-open',
        'not-open',
      ]);
    });
  });

  it('are neither changed nor removed, and outlive the account', async () => {
    await play(async (scene) => {
      await confirm(scene, await bookingOf(scene, EVENTS.pendingPaid), 3000, 'EUR', 'cs_1');
      expect(await scene.refusal('owner', `update payments set amount_cents = 1`)).toBe('42501');
      expect(await scene.refusal('owner', 'delete from payments')).toBe('42501');
      await scene.as('owner', 'delete from auth.users where id = $1', MAYA);
      expect(await recorded(scene)).toHaveLength(1);
    });
  });

  it('that an admin confirmed by hand leave none: nobody but a provider says that money came', async () => {
    await play(async (scene) => {
      const booking = await bookingOf(scene, EVENTS.pendingPaid);
      await scene.as(ADMIN, `select decide_booking($1, 'approve')`, booking);
      expect(await recorded(scene)).toEqual([]);
      expect(await confirm(scene, booking, 3000, 'EUR', 'cs_1')).toMatchObject({
        payment_status: 'accepted',
      });
    });
  });
});

describe('What a payment is for', () => {
  it('is a booking by its id or by its reference, in whatever letters, and nothing else', async () => {
    await play(async (scene) => {
      const booking = String(await bookingOf(scene, EVENTS.pendingPaid));
      const reference = String(
        await scene.value(
          'owner',
          `select reference from event_applications where id = (select application_id from event_bookings where id = $1)`,
          booking,
        ),
      );
      const target = async (subject: string) =>
        Object(await scene.value('server', 'select payment_target($1)', subject)).booking_id;
      for (const subject of [booking, booking.toUpperCase(), reference, reference.toLowerCase()])
        expect(await target(subject)).toBe(booking);
      for (const subject of ['', `${reference}X`, MAYA, `${booking}0`, "' or true --"])
        expect(await target(subject)).toBeUndefined();
    });
  });
});

describe('Removing an approved member (A-90)', () => {
  const remove = 'select admin_remove_member($1, $2)';
  const application = (scene: Scene, event: string) =>
    scene.value(
      'owner',
      'select id from event_applications where user_id = $1 and event_id = $2',
      MAYA,
      event,
    );

  it('denies her application with the reason, cancels the booking, frees the seat and is audited', async () => {
    await play(async (scene) => {
      const id = await application(scene, EVENTS.paid);
      const seats = Number(
        await scene.value('owner', 'select attendees_count from events where id = $1', EVENTS.paid),
      );
      expect(await scene.value(ADMIN, remove, id, '  Refunded on request ')).toMatchObject({
        application_status: 'denied',
        booking_status: 'cancelled',
      });
      const [row] = await scene.as(
        'owner',
        `select a.admin_notes, a.cancelled_by, b.cancelled_by as booking_cancelled_by, e.attendees_count
         from event_applications a join event_bookings b on b.application_id = a.id join events e on e.id = a.event_id
         where a.id = $1`,
        id,
      );
      expect(row).toEqual({
        admin_notes: 'Refunded on request',
        cancelled_by: null,
        booking_cancelled_by: ADMIN,
        attendees_count: seats - 1,
      });
      const audited = `select details from admin_audit_log where actor_id = $1 and table_name = 'event_applications' and row_id = $2 order by id desc limit 1`;
      expect(await scene.as(ADMIN, audited, ADMIN, id)).toMatchObject([
        { details: { before: { status: 'approved' }, after: { status: 'denied' } } },
      ]);
      expect(await scene.refusal(ADMIN, remove, id, 'again')).toBe('P0001 NO_ACTIVE_BOOKING');
    });
  });

  it('takes a reason, a seat, and an admin', async () => {
    await play(async (scene) => {
      const id = await application(scene, EVENTS.paid);
      for (const reason of [null, '', '  '])
        expect(await scene.refusal(ADMIN, remove, id, reason)).toBe('22023');
      expect(await scene.refusal(MAYA, remove, id, 'mine')).toBe('42501');
      expect(await scene.refusal(ADMIN, remove, MAYA, 'x')).toBe('P0001 NO_APPLICATION');
      const pending = await application(scene, EVENTS.pendingPaid);
      expect(await scene.refusal(ADMIN, remove, pending, 'x')).toBe('P0001 NO_ACTIVE_BOOKING');
    });
  });
});
