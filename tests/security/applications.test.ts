import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, INES, LENA, MAYA, YUKI } from './support/demo-world.ts';
import type { Row } from './support/identity.ts';
import { noEventIsNear, play, type Scene } from './support/scene.ts';

const apply = (scene: Scene, member: string, event: string) =>
  scene.as(
    member,
    'insert into event_applications (event_id, user_id) values ($1, $2) returning *',
    event,
    member,
  );
const applyRefusal = (scene: Scene, member: string, event: string) =>
  scene.refusal(member, 'insert into event_applications (event_id, user_id) values ($1, $2)', event, member);

interface Standing {
  application: Row | undefined;
  booking: Row | undefined;
  attendee: Row | undefined;
  seats: unknown;
}

/** The three rows of one member at one event, and the event's counter. */
async function standing(scene: Scene, member: string, event: string): Promise<Standing> {
  const of = async (table: string, order: string) =>
    (
      await scene.as(
        'owner',
        `select * from ${table} where user_id = $1 and event_id = $2 order by ${order} desc`,
        member,
        event,
      )
    )[0];
  return {
    application: await of('event_applications', 'application_date'),
    booking: await of('event_bookings', 'created_at'),
    attendee: await of('event_attendees', 'created_at'),
    seats: await scene.value('owner', 'select attendees_count from events where id = $1', event),
  };
}

const idOf = (row: Row | undefined) => row?.id;
const decide = (scene: Scene, application: unknown, decision: string, notes: string | null = null) =>
  scene.value(ADMIN, 'select decide_application($1, $2, $3)', application, decision, notes);

/** Two ids whose references are the same, as one pair among a million applications is. */
const SAME_REFERENCE = ['6299963d-5dc2-af09-5609-c3d9bd8ef9e8', '8bc13012-d281-7e93-3a91-9e0e531fe539'];

describe('Applying', () => {
  it('sets price, method and status on the server, and opens a pending booking (A-01, R-313, R-325)', async () => {
    await play(async (scene) => {
      const before = await standing(scene, LENA, EVENTS.canPay);
      const [row] = await apply(scene, LENA, EVENTS.canPay);
      expect(row).toMatchObject({
        status: 'pending',
        payment_required: true,
        payment_amount_cents: 1500,
        payment_method: 'paypal',
        admin_notes: null,
        processed_at: null,
        cancelled_by: null,
        cancelled_late: false,
      });
      const { booking, attendee, seats } = await standing(scene, LENA, EVENTS.canPay);
      expect(booking).toMatchObject({
        application_id: idOf(row),
        status: 'pending',
        credits_used: 3,
        amount_paid_cents: 0,
        payment_method: 'paypal',
      });
      expect(attendee).toBeUndefined();
      expect(seats).toBe(before.seats);
    });
  });

  it('opens no booking for a free event (A-01)', async () => {
    await play(async (scene) => {
      const [row] = await apply(scene, LENA, EVENTS.canApplyFree);
      expect(row).toMatchObject({ payment_required: false, payment_amount_cents: 0, payment_method: 'free' });
      expect((await standing(scene, LENA, EVENTS.canApplyFree)).booking).toBeUndefined();
    });
  });

  it('is refused a second time while pending or approved, also by a full event (R-431, A-06, A-27)', async () => {
    await play(async (scene) => {
      const twice = '23505 event_applications_one_active';
      expect(await applyRefusal(scene, MAYA, EVENTS.pendingFree)).toBe(twice);
      expect(await applyRefusal(scene, MAYA, EVENTS.paid)).toBe(twice);
      expect(await applyRefusal(scene, INES, EVENTS.full)).toBe(twice);
    });
  });

  it('is possible again after a denial or a cancel, as a new row (A-13)', async () => {
    await play(async (scene) => {
      expect(await apply(scene, MAYA, EVENTS.denied)).toHaveLength(1);
      expect(await apply(scene, MAYA, EVENTS.cancelled)).toHaveLength(1);
      expect(
        await scene.count(MAYA, 'select * from event_applications where event_id = $1', EVENTS.cancelled),
      ).toBe(2);
    });
  });

  it('is refused for a full, past, deleted or unknown event', async () => {
    await play(async (scene) => {
      expect(await applyRefusal(scene, MAYA, EVENTS.full)).toBe('P0001 EVENT_FULL');
      expect(await applyRefusal(scene, LENA, EVENTS.past)).toBe('P0001 EVENT_OVER');
      expect(await applyRefusal(scene, LENA, YUKI)).toBe('P0001 EVENT_NOT_FOUND');
      await scene.as(ADMIN, 'select admin_delete_event($1)', EVENTS.canApplyFree);
      expect(await applyRefusal(scene, LENA, EVENTS.canApplyFree)).toBe('P0001 EVENT_NOT_FOUND');
    });
  });

  it.each([
    ['the rule alone', 'alter table event_applications disable row level security'],
    ['the policy alone', 'alter table event_applications disable trigger prepare_application'],
  ])('is for oneself: %s refuses it for another', async (_layer, withoutTheOther) => {
    await play(async (scene) => {
      await scene.as('owner', withoutTheOther);
      expect(await applyRefusal(scene, LENA, EVENTS.canApplyFree)).toBe('allowed');
      const forAnother = 'insert into event_applications (event_id, user_id) values ($1, $2)';
      expect(await scene.refusal(LENA, forAnother, EVENTS.canApplyFree, YUKI)).toBe('42501');
    });
  });

  it('sets the same when the server itself inserts, whatever it says', async () => {
    await play(async (scene) => {
      const [row] = await scene.as(
        'owner',
        `insert into event_applications (event_id, user_id, status, payment_required, payment_amount_cents, cancelled_by)
         values ($1, $2, 'approved', false, 1, $2) returning *`,
        EVENTS.canPay,
        LENA,
      );
      expect(row).toMatchObject({
        status: 'pending',
        payment_required: true,
        payment_amount_cents: 1500,
        cancelled_by: null,
      });
    });
  });

  it('has a reference of its own, also where its id would share the one of another', async () => {
    await play(async (scene) => {
      const references = [];
      for (const [at, member] of [INES, LENA].entries())
        references.push(
          await scene.value(
            'owner',
            'insert into event_applications (id, event_id, user_id) values ($1, $2, $3) returning reference',
            SAME_REFERENCE[at],
            EVENTS.canPay,
            member,
          ),
        );
      expect(references).toEqual(['M26GV4TR', expect.not.stringContaining('M26GV4TR')]);
    });
  });
});

describe('One decision moves three rows (A-02, A-03)', () => {
  it.each(['application', 'booking'])('approves by the %s (R-364)', async (by) => {
    await play(async (scene) => {
      const before = await standing(scene, MAYA, EVENTS.pendingPaid);
      const id = idOf(by === 'booking' ? before.booking : before.application);
      const outcome = {
        application_id: idOf(before.application),
        booking_id: idOf(before.booking),
        application_status: 'approved',
        booking_status: 'paid',
        decided_by: null,
      };
      expect(await scene.value(ADMIN, `select decide_${by}($1, 'approve')`, id)).toEqual(outcome);
      // Again is harmless.
      expect(await scene.value(ADMIN, `select decide_${by}($1, 'approve')`, id)).toEqual(outcome);
      const after = await standing(scene, MAYA, EVENTS.pendingPaid);
      expect(after.application).toMatchObject({ status: 'approved', processed_at: expect.any(Date) });
      expect(after.booking).toMatchObject({ status: 'paid', amount_paid_cents: 3000 });
      expect(after.attendee).toMatchObject({
        status: 'confirmed',
        message: 'Approved by admin - Registered',
      });
      expect(after.seats).toBe(5);
      expect(await scene.refusal(ADMIN, `select decide_${by}($1, 'deny')`, id)).toBe('P0001 ALREADY_DECIDED');
    });
  });

  it.each(['application', 'booking'])('denies by the %s (R-365)', async (by) => {
    await play(async (scene) => {
      const before = await standing(scene, MAYA, EVENTS.pendingPaid);
      const id = idOf(by === 'booking' ? before.booking : before.application);
      const outcome = { application_status: 'denied', booking_status: 'cancelled' };
      expect(await scene.value(ADMIN, `select decide_${by}($1, 'deny')`, id)).toMatchObject(outcome);
      expect(await scene.value(ADMIN, `select decide_${by}($1, 'deny')`, id)).toMatchObject(outcome);
      const after = await standing(scene, MAYA, EVENTS.pendingPaid);
      expect(after.application).toMatchObject({ status: 'denied', cancelled_by: null });
      expect(after.booking).toMatchObject({ status: 'cancelled', amount_paid_cents: 0, cancelled_by: ADMIN });
      expect(after.attendee).toBeUndefined();
      expect(after.seats).toBe(4);
      expect(await scene.refusal(ADMIN, `select decide_${by}($1, 'approve')`, id)).toBe(
        'P0001 ALREADY_DECIDED',
      );
    });
  });

  it('keeps the notes of an admin (R-372)', async () => {
    await play(async (scene) => {
      const { application } = await standing(scene, MAYA, EVENTS.pendingFree);
      await decide(scene, idOf(application), 'deny', '  Next time!  ');
      expect((await standing(scene, MAYA, EVENTS.pendingFree)).application).toMatchObject({
        admin_notes: 'Next time!',
      });
    });
  });

  it('never approves past the last seat, nor below the seats taken (A-05, A-19)', async () => {
    await play(async (scene) => {
      const { application } = await standing(scene, MAYA, EVENTS.pendingFree);
      await scene.as(ADMIN, 'update events set max_attendees = 5 where id = $1', EVENTS.pendingFree);
      expect(await scene.refusal(ADMIN, `select decide_application($1, 'approve')`, idOf(application))).toBe(
        'P0001 EVENT_FULL',
      );
      expect(
        await scene.refusal(ADMIN, 'update events set max_attendees = 4 where id = $1', EVENTS.pendingFree),
      ).toBe('23514 events_seats_within_capacity');
      expect((await standing(scene, MAYA, EVENTS.pendingFree)).application).toMatchObject({
        status: 'pending',
      });
    });
  });

  it('refuses unknown ids and unknown words', async () => {
    await play(async (scene) => {
      const { application } = await standing(scene, MAYA, EVENTS.pendingFree);
      expect(await scene.refusal(ADMIN, `select decide_application($1, 'maybe')`, idOf(application))).toBe(
        '22023',
      );
      expect(await scene.refusal(ADMIN, `select decide_application($1, null)`, idOf(application))).toBe(
        '22023',
      );
      expect(await scene.refusal(ADMIN, `select decide_application($1, 'approve')`, MAYA)).toBe(
        'P0001 NO_APPLICATION',
      );
      expect(await scene.refusal(ADMIN, `select decide_booking($1, 'approve')`, MAYA)).toBe(
        'P0001 NO_APPLICATION',
      );
    });
  });

  it('holds for whoever writes the tables directly', async () => {
    await play(async (scene) => {
      const { application, booking } = await standing(scene, MAYA, EVENTS.pendingPaid);
      const setBooking = `update event_bookings set status = 'paid' where id = $1`;
      expect(await scene.refusal('owner', setBooking, idOf(booking))).toBe('22023');
      const setPrice = 'update event_applications set payment_amount_cents = 1 where id = $1';
      expect(await scene.refusal('owner', setPrice, idOf(application))).toBe('22023');
      await scene.as(
        'owner',
        `update event_applications set status = 'approved' where id = $1`,
        idOf(application),
      );
      const after = await standing(scene, MAYA, EVENTS.pendingPaid);
      expect([after.booking?.status, after.attendee?.status, after.seats]).toEqual(['paid', 'confirmed', 5]);
      const back = `update event_applications set status = 'pending' where id = $1`;
      expect(await scene.refusal('owner', back, idOf(application))).toBe('P0001 ALREADY_DECIDED');
    });
  });

  it('lets the server settle a confirmed card payment once (A-24)', async () => {
    await play(async (scene) => {
      const { booking } = await standing(scene, MAYA, EVENTS.pendingPaid);
      const confirm = `select confirm_event_payment($1, 'stripe', 3000, 'EUR', 'cs_1')`;
      expect(await scene.value('server', confirm, idOf(booking))).toMatchObject({
        application_status: 'approved',
      });
      expect(await scene.value('server', confirm, idOf(booking))).toMatchObject({ booking_status: 'paid' });
      const after = await standing(scene, MAYA, EVENTS.pendingPaid);
      expect(after.booking).toMatchObject({
        payment_method: 'stripe',
        paypal_payment_id: 'cs_1',
        amount_paid_cents: 3000,
      });
      expect(after.seats).toBe(5);
    });
  });
});

describe('Cancelling', () => {
  it('frees the seat of a paid booking in one step (R-326, R-328, R-331, A-07, A-11, A-12)', async () => {
    await play(async (scene) => {
      await noEventIsNear(scene);
      const { application } = await standing(scene, MAYA, EVENTS.paid);
      expect(await scene.value(MAYA, 'select cancel_application($1)', EVENTS.paid)).toEqual({
        application_id: idOf(application),
        status: 'denied',
        cancelled_late: false,
      });
      const after = await standing(scene, MAYA, EVENTS.paid);
      expect(after.application).toMatchObject({
        status: 'denied',
        admin_notes: 'Cancelled by user',
        cancelled_by: MAYA,
      });
      expect(after.booking).toMatchObject({
        status: 'cancelled',
        cancelled_by: MAYA,
        amount_paid_cents: 2000,
      });
      expect(after.attendee).toBeUndefined();
      expect(after.seats).toBe(4);
      expect(await scene.refusal(MAYA, 'select cancel_application($1)', EVENTS.paid)).toBe(
        'P0001 NO_APPLICATION',
      );
    });
  });

  it('takes a pending booking along, so that no ghost can be approved (A-09, A-10)', async () => {
    await play(async (scene) => {
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      const { booking, seats } = await standing(scene, MAYA, EVENTS.pendingPaid);
      expect(booking).toMatchObject({ status: 'cancelled', cancelled_by: MAYA });
      expect(seats).toBe(4);
      expect(await scene.refusal(ADMIN, `select decide_booking($1, 'approve')`, idOf(booking))).toBe(
        'P0001 ALREADY_DECIDED',
      );
    });
  });

  it.each([
    ['49 hours', false],
    ['47 hours', true],
  ])('%s before the start is late: %s (A-14, R-333)', async (before, late) => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update events set start_time = now() + $2::interval, end_time = now() + $2::interval + interval '2 hours' where id = $1`,
        EVENTS.paid,
        before,
      );
      expect(await scene.value(MAYA, 'select cancel_application($1)', EVENTS.paid)).toMatchObject({
        cancelled_late: late,
      });
    });
  });

  it('says so when an approved application has lost its booking and its seat (A-10)', async () => {
    await play(async (scene) => {
      const { application } = await standing(scene, MAYA, EVENTS.approvedFree);
      await scene.as('owner', 'delete from event_attendees where application_id = $1', idOf(application));
      expect(await scene.refusal(MAYA, 'select cancel_application($1)', EVENTS.approvedFree)).toBe(
        'P0001 NO_ACTIVE_BOOKING',
      );
    });
  });

  it('tells a cancel from a denial even when an admin writes the same words (A-11)', async () => {
    await play(async (scene) => {
      const { application } = await standing(scene, MAYA, EVENTS.pendingFree);
      await decide(scene, idOf(application), 'deny', 'Cancelled by user');
      expect((await standing(scene, MAYA, EVENTS.pendingFree)).application).toMatchObject({
        cancelled_by: null,
      });
    });
  });
});

describe('Deleting an event (A-26, R-343)', () => {
  it('is refused while paid bookings exist, unless forced', async () => {
    await play(async (scene) => {
      expect(await scene.refusal(ADMIN, 'select admin_delete_event($1)', EVENTS.paid)).toBe(
        'P0001 EVENT_HAS_PAID_BOOKINGS',
      );
      const force = 'select admin_delete_event(target_event_id => $1, force => true)';
      expect(await scene.value(ADMIN, force, EVENTS.paid)).toBe(true);
      const kept = 'select 1 from events where id = $1 and deleted_at is not null';
      expect(await scene.count('owner', kept, EVENTS.paid)).toBe(1);
      const audited = `select 1 from admin_audit_log where actor_id = $1 and table_name = 'events' and row_id = $2`;
      expect(await scene.count(ADMIN, audited, ADMIN, EVENTS.paid)).toBe(1);
      // Those who had applied read what it was; everybody else, admins too, finds nothing.
      const found = 'select title from events where id = $1';
      expect(await scene.count(MAYA, found, EVENTS.paid)).toBe(1);
      for (const who of ['visitor', LENA, ADMIN]) expect(await scene.count(who, found, EVENTS.paid)).toBe(0);
      const { application, booking, attendee, seats } = await standing(scene, MAYA, EVENTS.paid);
      expect(application).toMatchObject({
        status: 'denied',
        admin_notes: 'Event cancelled',
        cancelled_by: ADMIN,
      });
      expect(booking).toMatchObject({ status: 'cancelled', cancelled_by: ADMIN });
      expect([attendee, seats]).toEqual([undefined, 0]);
      expect(await scene.refusal(ADMIN, 'select admin_delete_event($1, true)', EVENTS.paid)).toBe(
        'P0001 EVENT_NOT_FOUND',
      );
      expect(await scene.count(ADMIN, `update events set title = 'x' where id = $1`, EVENTS.paid)).toBe(0);
    });
  });

  it('leaves the seats of an event that took place (A-45)', async () => {
    await play(async (scene) => {
      await scene.as(ADMIN, 'select admin_delete_event($1)', EVENTS.past);
      expect((await standing(scene, MAYA, EVENTS.past)).application).toMatchObject({ status: 'approved' });
    });
  });
});

describe('Deleting an account', () => {
  it("frees the member's seats and keeps nothing of her", async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from auth.users where id = $1', MAYA);
      expect(await standing(scene, MAYA, EVENTS.paid)).toEqual({
        application: undefined,
        booking: undefined,
        attendee: undefined,
        seats: 4,
      });
      expect(
        await scene.count('owner', 'select * from messages where $1 in (sender_id, recipient_id)', MAYA),
      ).toBe(0);
    });
  });
});
