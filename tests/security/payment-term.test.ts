import { PAYMENT_TERM_LIMITS } from '@sorella/core/domain/entities/payment-term';
import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA, YUKI } from './support/demo-world.ts';
import { play as playOnDemo, type Scene } from './support/scene.ts';

const { canPay, pendingPaid, canApplyFree } = EVENTS;

/** A scene in which nobody has applied yet, and nobody was told of anything. */
const playFromStart = (script: (scene: Scene) => Promise<void>) =>
  playOnDemo(async (scene) => {
    await scene.as('owner', 'delete from event_applications where event_id = $1', canPay);
    await scene.as('owner', 'delete from private.notifications');
    await scene.as('owner', 'delete from private.outgoing_mails');
    await script(scene);
  });

/** The same with a time to pay. */
const play = (script: (scene: Scene) => Promise<void>) =>
  playFromStart(async (scene) => {
    await scene.as(ADMIN, 'select admin_set_payment_term(true, 5, 48)');
    await script(scene);
  });

const begins = (scene: Scene, ahead: string, event: string = canPay, who = 'owner') =>
  scene.as(
    who,
    `update events set start_time = now() + $2::interval, end_time = now() + $2::interval + interval '2 hours' where id = $1`,
    event,
    ahead,
  );
const apply = (scene: Scene, event: string = canPay, who = MAYA) =>
  scene.value(
    who,
    'insert into event_applications (user_id, event_id) values ($1, $2) returning id',
    who,
    event,
  );
/** As if she had applied so long ago, the time to pay with it. */
const agesBy = (scene: Scene, application: unknown, by: string) =>
  scene.as(
    'owner',
    `update event_applications set application_date = application_date - $2::interval, pay_by = pay_by - $2::interval
     where id = $1`,
    application,
    by,
  );
const hoursToPay = async (scene: Scene, application: unknown) => {
  const hours = await scene.value(
    'owner',
    'select extract(epoch from pay_by - application_date) / 3600 from event_applications where id = $1',
    application,
  );
  return hours === null ? null : Math.round(Number(hours));
};
const schedule = (scene: Scene) => scene.value('server', 'select write_reminders(500)');
const told = async (scene: Scene, who = MAYA) =>
  (
    await scene.as(
      'owner',
      `select kind from private.notifications where user_id = $1 and event_id = $2 order by kind`,
      who,
      canPay,
    )
  ).map(({ kind }) => kind);
const mailed = async (scene: Scene) =>
  (
    await scene.as(
      'owner',
      `select kind from private.outgoing_mails where details ->> 'event_id' = $1 order by kind`,
      canPay,
    )
  ).map(({ kind }) => kind);
const standing = async (scene: Scene, application: unknown) =>
  (
    await scene.as(
      'owner',
      `select application.status, application.expired, booking.status as booking from event_applications application
       join event_bookings booking on booking.application_id = application.id where application.id = $1`,
      application,
    )
  )[0];

const WAITS = { status: 'pending', expired: false, booking: 'pending' };
const ENDED = { status: 'denied', expired: true, booking: 'cancelled' };

describe('The time to pay (A-106)', () => {
  it('is five days, or until 48 hours before, and none where less than a day would be left or nothing is to be paid', async () => {
    await play(async (scene) => {
      for (const [ahead, hours] of [
        ['10 days', 120],
        ['4 days', 48],
        ['3 days 1 minute', 24],
        ['71 hours', null],
      ] as const) {
        await begins(scene, ahead);
        const application = await apply(scene);
        expect([ahead, await hoursToPay(scene, application)]).toEqual([ahead, hours]);
        await scene.as(MAYA, 'select cancel_application($1)', canPay);
      }
      expect(await hoursToPay(scene, await apply(scene, canApplyFree))).toBe(null);
    });
  });

  it('is an event’s own where it has one, whatever is for all others, and goes on with its repetitions', async () => {
    await play(async (scene) => {
      const own = (days: number | null) =>
        scene.value(ADMIN, 'select admin_set_event_payment_term($1, $2)', canPay, days);
      const everywhere = { is_on: true, days: 5, hours_before: 48 };
      await begins(scene, '20 days');
      expect(await own(2)).toEqual({ days: 2, everywhere });
      expect(await hoursToPay(scene, await apply(scene))).toBe(48);
      await own(0);
      expect(await hoursToPay(scene, await apply(scene, canPay, YUKI))).toBe(null);
      await own(9);
      await own(9);
      expect(
        await scene.as(
          'owner',
          `select details from admin_audit_log where table_name = 'events' and details -> 'changed' ? 'payment_days' order by id`,
        ),
      ).toEqual(
        [
          [null, 2],
          [2, 0],
          [0, 9],
        ].map(([before, after]) => ({
          details: {
            changed: ['payment_days'],
            before: { payment_days: before },
            after: { payment_days: after },
          },
        })),
      );
      await scene.as(ADMIN, `select admin_repeat_event($1, array[now() + interval '30 days'])`, canPay);
      const again = await scene.value(
        'owner',
        `select id from events where series_id = (select series_id from events where id = $1) and id <> $1`,
        canPay,
      );
      await scene.as(ADMIN, 'select admin_set_payment_term(false, 5, 48)');
      expect(await hoursToPay(scene, await apply(scene, String(again)))).toBe(9 * 24);
      expect(await own(null)).toMatchObject({ days: null, everywhere: { is_on: false } });
    });
  });

  it('is none until an admin switches it on, which is audited, and changes nobody’s afterwards', async () => {
    await playFromStart(async (scene) => {
      await begins(scene, '10 days');
      const before = await apply(scene);
      expect(await hoursToPay(scene, before)).toBe(null);
      expect(await scene.value(ADMIN, 'select admin_get_payment_term()')).toEqual({
        is_on: false,
        days: 5,
        hours_before: 48,
      });
      await scene.as(ADMIN, 'select admin_set_payment_term(true, 3, 24)');
      await scene.as(ADMIN, 'select admin_set_payment_term(true, 3, 24)');
      expect(await hoursToPay(scene, before)).toBe(null);
      expect(
        await scene.as(
          'owner',
          `select actor_id, action from admin_audit_log where table_name = 'payment_term'`,
        ),
      ).toEqual([{ actor_id: ADMIN, action: 'update' }]);
      expect(await hoursToPay(scene, await apply(scene, canPay, YUKI))).toBe(72);
    });
  });

  it('is reminded of once, a day before, and then ends what nothing came for: she is told of both', async () => {
    await play(async (scene) => {
      await begins(scene, '10 days');
      const application = await apply(scene);
      await agesBy(scene, application, '95 hours');
      await schedule(scene);
      expect(await told(scene)).toEqual(['payment-due']);
      await agesBy(scene, application, '2 hours');
      for (const _ of [1, 2]) await schedule(scene);
      expect(await told(scene)).toEqual(['payment-due', 'payment-reminder']);
      expect(await standing(scene, application)).toEqual(WAITS);
      await agesBy(scene, application, '23 hours');
      for (const _ of [1, 2]) await schedule(scene);
      expect(await standing(scene, application)).toEqual(ENDED);
      expect(await told(scene)).toEqual(['application-expired']);
      expect(await mailed(scene)).toEqual(['application-expired']);
      // She can apply again, with a time of her own.
      expect(await hoursToPay(scene, await apply(scene))).toBe(120);
    });
  });

  it('comes earlier with its event, but leaves her a day, and does not go on with one that comes later', async () => {
    await play(async (scene) => {
      await begins(scene, '8 days');
      const application = await apply(scene);
      expect(await hoursToPay(scene, application)).toBe(120);
      await agesBy(scene, application, '1 day');
      await begins(scene, '20 days');
      expect(await hoursToPay(scene, application)).toBe(120);
      await begins(scene, '4 days', canPay, ADMIN);
      expect(await hoursToPay(scene, application)).toBe(72);
      // The mail that tells of the change says until when.
      expect(
        await scene.as(
          'owner',
          `select (mail.details ->> 'pay_by')::timestamptz = application.pay_by as says
           from private.outgoing_mails mail
           join event_applications application on application.user_id = mail.user_id and application.id = $1
           where mail.kind = 'event-changed' and mail.details ->> 'event_id' = application.event_id::text`,
          application,
        ),
      ).toEqual([{ says: true }]);
      await begins(scene, '30 hours');
      expect(await hoursToPay(scene, application)).toBe(48);
      await schedule(scene);
      expect(await told(scene)).toContain('payment-reminder');
      // Nobody pays for a seat of tonight by a clock.
      await begins(scene, '10 hours');
      expect(await hoursToPay(scene, application)).toBeNull();
      expect(await told(scene)).not.toContain('payment-reminder');
    });
  });

  it('ends nothing for which money came, that she says she has paid, or that is decided', async () => {
    await play(async (scene) => {
      await begins(scene, '10 days');
      const [stated, short, decided] = [
        await apply(scene, canPay, MAYA),
        await apply(scene, canPay, YUKI),
        await apply(scene, canPay, LENA),
      ];
      await agesBy(scene, stated, '97 hours');
      await schedule(scene);
      expect(await told(scene)).toContain('payment-reminder');
      await scene.as(MAYA, 'select state_payment($1, true)', stated);
      expect(await told(scene)).not.toContain('payment-reminder');
      await scene.as(
        ADMIN,
        `select admin_record_payments(jsonb_build_array(jsonb_build_object(
           'booking_id', (select id from event_bookings where application_id = $1),
           'transaction', '1AB23456CD789012E', 'amount_cents', 100, 'currency', 'EUR')))`,
        short,
      );
      await scene.as(ADMIN, `select decide_application($1, 'approve')`, decided);
      for (const application of [stated, short, decided]) await agesBy(scene, application, '200 hours');
      await schedule(scene);
      expect(await standing(scene, stated)).toEqual(WAITS);
      expect(await standing(scene, short)).toEqual(WAITS);
      expect(await standing(scene, decided)).toEqual({ status: 'approved', expired: false, booking: 'paid' });
      // What she said was a mistake: now it is over.
      await scene.as(MAYA, 'select state_payment($1, false)', stated);
      await schedule(scene);
      expect(await standing(scene, stated)).toEqual(ENDED);
    });
  });

  it('ended, it can be taken up again once, with a new time to pay, unless she has applied again or the event is over', async () => {
    await play(async (scene) => {
      await begins(scene, '10 days');
      const application = await apply(scene);
      await agesBy(scene, application, '121 hours');
      await schedule(scene);
      const takeUp = 'select admin_take_up_application($1)';
      const again = await apply(scene);
      expect(await scene.refusal(ADMIN, takeUp, application)).toBe('23505 event_applications_one_active');
      await scene.as(MAYA, 'select cancel_application($1)', canPay);
      expect(await scene.refusal(ADMIN, takeUp, again)).toBe('P0001 ALREADY_DECIDED');
      for (const _ of [1, 2])
        expect(await scene.value(ADMIN, takeUp, application)).toMatchObject({
          application_status: 'pending',
          booking_status: 'pending',
        });
      expect(await standing(scene, application)).toEqual(WAITS);
      expect(await told(scene)).toEqual(['payment-due']);
      await agesBy(scene, application, '121 hours');
      await schedule(scene);
      await begins(scene, '-3 hours');
      expect(await scene.refusal(ADMIN, takeUp, application)).toBe('P0001 EVENT_OVER');
    });
  });

  it('that asks for the rest of a price says the rest in her list, in place of all of it (A-89)', async () => {
    await play(async (scene) => {
      await begins(scene, '10 days');
      const application = await apply(scene);
      const booking = await scene.value(
        'owner',
        'select id from event_bookings where application_id = $1',
        application,
      );
      const price = Number(
        await scene.value(
          'owner',
          'select payment_amount_cents from event_applications where id = $1',
          application,
        ),
      );
      await scene.as(
        ADMIN,
        `select admin_settle_payments($1, jsonb_build_array(jsonb_build_object(
           'transaction', '1AB23456CD789012E', 'amount_cents', 400, 'currency', 'EUR')), 'ask')`,
        booking,
      );
      expect(await told(scene)).toEqual(['payment-rest']);
      expect(await mailed(scene)).toEqual(['payment-rest']);
      expect(await scene.value(MAYA, 'select list_notifications($1)', MAYA)).toMatchObject([
        { kind: 'payment-rest', amount_cents: price - 400 },
      ]);
      await scene.as(ADMIN, `select decide_application($1, 'approve')`, application);
      expect(await told(scene)).toEqual(['application-approved']);
    });
  });

  it('takes the numbers that the page says, and none beyond', async () => {
    await playFromStart(async (scene) => {
      const { days, hoursBefore } = PAYMENT_TERM_LIMITS;
      const set = (ofDays: number, before: number) =>
        scene.refusal(ADMIN, 'select admin_set_payment_term(true, $1, $2)', ofDays, before);
      expect(await set(days.least, hoursBefore.least)).toBe('allowed');
      expect(await set(days.most, hoursBefore.most)).toBe('allowed');
      for (const beyond of [days.least - 1, days.most + 1])
        expect(await set(beyond, hoursBefore.least)).not.toBe('allowed');
      for (const beyond of [hoursBefore.least - 1, hoursBefore.most + 1])
        expect(await set(days.least, beyond)).not.toBe('allowed');
    });
  });

  it('of others is nothing that she reads or changes', async () => {
    await play(async (scene) => {
      expect(await scene.refusal(MAYA, 'select admin_set_payment_term(false, 5, 48)')).toBe('42501');
      expect(await scene.refusal(MAYA, 'select private.end_unpaid(10)')).toBe('42501');
      expect(await scene.refusal(MAYA, 'select private.pay_by(gen_random_uuid(), now())')).toBe('42501');
      const own = await scene.value(
        'owner',
        `select id from event_applications where user_id = $1 and event_id = $2 and status = 'pending'`,
        MAYA,
        pendingPaid,
      );
      expect(await scene.refusal(MAYA, 'select admin_take_up_application($1)', own)).toBe('42501');
    });
  });
});

describe('Reminders (A-102)', () => {
  it('do not come right after she was told that she is in', async () => {
    await playFromStart(async (scene) => {
      await begins(scene, '30 hours');
      const [early, late] = [await apply(scene, canPay, YUKI), await apply(scene)];
      await scene.as(ADMIN, `select decide_application($1, 'approve')`, early);
      await begins(scene, '23 hours');
      await scene.as(
        'owner',
        `update private.notifications set created_at = created_at - interval '7 hours'`,
      );
      await scene.as(ADMIN, `select decide_application($1, 'approve')`, late);
      await schedule(scene);
      expect(await told(scene, YUKI)).toEqual(['application-approved', 'event-tomorrow']);
      expect(await told(scene, MAYA)).toEqual(['application-approved']);
      await begins(scene, '1 hour 59 minutes');
      await scene.as(
        'owner',
        `update private.notifications set created_at = created_at - interval '21 hours'`,
      );
      await schedule(scene);
      expect(await told(scene, MAYA)).toEqual(['application-approved', 'event-soon']);
    });
  });
});
