import { type NotificationRule, notificationKinds } from '@sorella/core/domain/notifications/kinds';
import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, INES, LENA, MAYA, NOOR } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play as playOnDemo, type Scene } from './support/scene.ts';

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** A scene in which nobody has been told of anything yet. */
const play = (script: (scene: Scene) => Promise<void>) =>
  playOnDemo(async (scene) => {
    await scene.as('owner', 'delete from private.notifications');
    await scene.as('owner', 'delete from private.outgoing_mails');
    await script(scene);
  });

const told = async (scene: Scene, who: string): Promise<Told[]> => {
  const rows = await scene.value(who, 'select list_notifications($1)', who);
  return Array.isArray(rows) ? rows : [];
};
const kinds = async (scene: Scene, who: string) => (await told(scene, who)).map(({ kind }) => kind);
const unread = (scene: Scene, who: string) => scene.value(who, 'select count_unread_notifications($1)', who);
const applicationOf = (event: string, who: string) =>
  `(select id from event_applications where event_id = '${event}' and user_id = '${who}' order by created_at desc limit 1)`;
const apply = (scene: Scene, event: string, who = MAYA) =>
  scene.as(who, 'insert into event_applications (event_id, user_id) values ($1, $2)', event, who);
const decide = (scene: Scene, event: string, decision: string) =>
  scene.as(ADMIN, `select decide_application(${applicationOf(event, MAYA)}, $1, null)`, decision);
const remove = (scene: Scene, event: string) =>
  scene.as(ADMIN, `select admin_remove_member(${applicationOf(event, MAYA)}, 'Asked to')`);
const write = (scene: Scene, from: string, to: string) =>
  scene.as(from, `select send_message(gen_random_uuid(), $1, 'Hello')`, to);
const read = (scene: Scene, from: string, who: string) =>
  scene.as(who, 'select mark_messages_as_read($1, $2)', from, who);
const mails = (scene: Scene, who: string) =>
  scene.as('owner', 'select kind from private.outgoing_mails where user_id = $1 order by id', who);
const take = (scene: Scene) => scene.as('server', 'select kind, details from take_outgoing_mails(100)');
const pass = async (scene: Scene, time: string) => {
  await scene.as('owner', 'update private.notifications set created_at = created_at - $1::interval', time);
  await scene.as(
    'owner',
    `update private.outgoing_mails set created_at = created_at - $1::interval, due_at = due_at - $1::interval,
       next_attempt_at = next_attempt_at - $1::interval, sent_at = sent_at - $1::interval,
       said_until = said_until - $1::interval, taken_at = taken_at - $1::interval`,
    time,
  );
};
const ask = async (scene: Scene, who: string, of: string) => {
  await scene.as(
    who,
    `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates, time_zone)
     values ($1, $2, array[(current_date + 3) + time '09:00'] :: timestamptz[], 'UTC')`,
    who,
    of,
  );
  return scene.value(
    'owner',
    'select id from coffee_chat_requests where requester_id = $1 order by created_at desc limit 1',
    who,
  );
};

describe('What happened to a member (A-102)', () => {
  it('is read and marked by her alone', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      const [mine] = await told(scene, MAYA);
      for (const who of ['visitor', NOOR, ADMIN] satisfies Actor[])
        for (const sql of [
          `select list_notifications('${MAYA}')`,
          `select count_unread_notifications('${MAYA}')`,
          `select mark_notifications_read('${MAYA}', array['${mine?.id}']::uuid[])`,
          `select mark_all_notifications_read('${MAYA}', now() + interval '1 hour')`,
          'select * from private.notifications',
          'select * from private.notification_settings',
          'select * from private.notification_kinds',
          `select private.notify(array['${MAYA}']::uuid[], 'payment-due', null, null)`,
          `select private.take_back_notifications(array['${mine?.id}']::uuid[])`,
        ])
          expect([who, sql, await scene.refusal(who, sql)]).toEqual([who, sql, '42501']);
      // As herself another member reaches only what is her own, whichever ids she names.
      await scene.as(NOOR, 'select mark_notifications_read($1, array[$2]::uuid[])', NOOR, mine?.id);
      await scene.as(NOOR, `select mark_all_notifications_read($1, now() + interval '1 hour')`, NOOR);
      expect(await unread(scene, MAYA)).toBe(1);
      await scene.as(MAYA, 'select mark_notifications_read($1, array[$2]::uuid[])', MAYA, mine?.id);
      expect(await unread(scene, MAYA)).toBe(0);
    });
  });

  it('has the kinds, mails and duties that the app has words for', async () => {
    await play(async (scene) => {
      const known = await scene.as(
        'owner',
        'select kind, has_mail, is_required, audience from private.notification_kinds order by kind',
      );
      expect(known).toEqual(
        Object.entries<NotificationRule>(notificationKinds)
          .map(([kind, { channels, isRequired, audience = null }]) => ({
            kind,
            has_mail: channels.some((channel) => channel === 'mail'),
            is_required: isRequired,
            audience,
          }))
          .toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
      );
    });
  });

  it('is told when she applied, with amount, reference and event, and not any more once that was decided', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      await apply(scene, EVENTS.canApplyFree);
      expect(await told(scene, MAYA)).toMatchObject([
        { kind: 'application-received', event_id: EVENTS.canApplyFree },
        {
          kind: 'payment-due',
          event_id: EVENTS.canPay,
          amount_cents: await scene.value(
            'owner',
            `select payment_amount_cents from event_applications where id = ${applicationOf(EVENTS.canPay, MAYA)}`,
          ),
          reference: await scene.value(
            'owner',
            `select reference from event_applications where id = ${applicationOf(EVENTS.canPay, MAYA)}`,
          ),
          event_title: expect.any(String),
          read_at: null,
        },
      ]);
      await decide(scene, EVENTS.canPay, 'approve');
      expect(await kinds(scene, MAYA)).toEqual(['application-approved', 'application-received']);
      await remove(scene, EVENTS.canPay);
      // Nor is she mailed what to pay, or that she is in: neither had gone.
      expect(await kinds(scene, MAYA)).toEqual(['seat-removed', 'application-received']);
      expect(await mails(scene, MAYA)).toEqual([{ kind: 'seat-removed' }]);
    });
  });

  it('is not told of what she did herself, which ends what waited for it', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.canPay);
      expect(await told(scene, MAYA)).toEqual([]);
      expect(await mails(scene, MAYA)).toEqual([]);
    });
  });

  it('is told of another time or place, the last one, until the event is cancelled', async () => {
    await play(async (scene) => {
      for (const place of ['Kassel', 'Fulda'])
        await scene.as(
          ADMIN,
          'select update_event($1, $2, $3)',
          ADMIN,
          EVENTS.full,
          `{"location": "${place}"}`,
        );
      expect(await told(scene, INES)).toMatchObject([{ kind: 'event-changed', event_location: 'Fulda' }]);
      expect(await mails(scene, INES)).toEqual([{ kind: 'event-changed' }]);
      await scene.as(ADMIN, 'select admin_delete_event($1, true)', EVENTS.full);
      expect(await told(scene, INES)).toMatchObject([
        // The page of a deleted one is gone.
        { kind: 'event-cancelled', event_id: null, event_title: expect.any(String) },
      ]);
      await scene.as(
        ADMIN,
        'select update_event($1, $2, $3)',
        ADMIN,
        EVENTS.approvedFree,
        '{"location": "Ulm"}',
      );
      await scene.as(ADMIN, `select admin_cancel_event($1, 'The house is closed')`, EVENTS.approvedFree);
      expect(await told(scene, MAYA)).toMatchObject([
        { kind: 'event-cancelled', event_id: EVENTS.approvedFree },
      ]);
    });
  });

  it('is told that she hosts an event, not when she hosts it no more, and that it moves or is cancelled (A-104)', async () => {
    await play(async (scene) => {
      const host = (is: boolean, who = NOOR) =>
        scene.as(ADMIN, 'select admin_set_event_host($1, $2, $3)', EVENTS.full, who, is);
      await host(true);
      await host(true);
      // Who names herself knows.
      await host(true, ADMIN);
      expect(await told(scene, NOOR)).toMatchObject([{ kind: 'host-named', event_id: EVENTS.full }]);
      expect(await mails(scene, NOOR)).toEqual([{ kind: 'host-named' }]);
      expect(await kinds(scene, ADMIN)).toEqual([]);
      await host(false);
      expect(await kinds(scene, NOOR)).toEqual([]);
      expect(await mails(scene, NOOR)).toEqual([]);
      await host(true);
      // A host who has a seat as well is told once.
      await host(true, INES);
      for (const place of ['Kassel', 'Fulda'])
        await scene.as(
          ADMIN,
          'select update_event($1, $2, $3)',
          ADMIN,
          EVENTS.full,
          `{"location": "${place}"}`,
        );
      expect(await kinds(scene, NOOR)).toEqual(['event-changed', 'host-named']);
      expect(await kinds(scene, INES)).toEqual(['event-changed', 'host-named']);
      await scene.as(ADMIN, `select admin_cancel_event($1, 'The house is closed')`, EVENTS.full);
      expect(await kinds(scene, NOOR)).toEqual(['event-cancelled']);
      expect(await kinds(scene, INES)).toEqual(['event-cancelled']);
      expect(await mails(scene, NOOR)).toEqual([]);
    });
  });

  it('is told that she hosts an event once it is published, of a series that publishes itself once (A-104)', async () => {
    await play(async (scene) => {
      const publish = async (at: string) => {
        await scene.as('owner', 'alter table events disable trigger check_publishing');
        await scene.as(
          'owner',
          `update events set published_at = ${at} where id = '${EVENTS.full}' or series_id is not null`,
        );
        await scene.as('owner', 'alter table events enable trigger check_publishing');
      };
      const remind = () => scene.value('server', 'select write_reminders(500)');
      const hosting = async () => (await kinds(scene, NOOR)).filter((kind) => kind === 'host-named').length;
      await publish('null');
      await scene.as(ADMIN, 'select admin_set_event_host($1, $2, true)', EVENTS.full, NOOR);
      await remind();
      expect(await hosting()).toBe(0);
      await scene.as(
        ADMIN,
        'select update_event($1, $2, $3)',
        ADMIN,
        EVENTS.full,
        '{"published_at": "2000-01-01T00:00:00Z"}',
      );
      await remind();
      expect(await hosting()).toBe(1);

      await scene.as('owner', 'delete from private.notifications');
      await publish(`now() + interval '1 hour'`);
      await scene.as(
        ADMIN,
        `select admin_repeat_event($1, array[now() + interval '40 days', now() + interval '50 days'])`,
        EVENTS.full,
      );
      await remind();
      expect(await hosting()).toBe(0);
      await scene.as('owner', `update private.event_hosts set given_at = now() - interval '2 hours'`);
      await scene.as('owner', 'alter table events disable trigger notify_hosts');
      await publish(`now() - interval '1 minute'`);
      await scene.as('owner', 'alter table events enable trigger notify_hosts');
      for (const _ of [1, 2]) await remind();
      expect(await hosting()).toBe(1);
    });
  });

  it('is told what organizers wrote, once each', async () => {
    await play(async (scene) => {
      for (const _ of [1, 2])
        await scene.as(
          ADMIN,
          `select admin_message_guests($1, '0f000000-0000-4000-8000-000000000001', 'coming', 'Bring an apron')`,
          EVENTS.full,
        );
      expect(await kinds(scene, INES)).toEqual(['event-message']);
    });
  });

  it('is told that money was sent back, how much and for which event, and of none that is kept', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      await decide(scene, EVENTS.canPay, 'approve');
      await remove(scene, EVENTS.canPay);
      const owed = await scene.value(
        'owner',
        'select id from private.owed_money where member_id = $1 and event_id = $2',
        MAYA,
        EVENTS.canPay,
      );
      await scene.as(ADMIN, `select admin_settle_refund($1, 'refunded')`, owed);
      expect((await told(scene, MAYA)).find(({ kind }) => kind === 'refund-sent')).toMatchObject({
        amount_cents: expect.any(Number),
        currency: 'EUR',
        event_id: EVENTS.canPay,
      });
    });
  });

  it('is told of coffee chats by the other side: asked, answered, cancelled', async () => {
    await play(async (scene) => {
      const id = await ask(scene, NOOR, MAYA);
      expect(await kinds(scene, NOOR)).toEqual([]);
      expect(await told(scene, MAYA)).toMatchObject([
        { kind: 'coffee-chat-asked', other_user_id: NOOR, other_user_first_name: 'Noor' },
      ]);
      await scene.as(
        MAYA,
        'select answer_coffee_chat($1, (select proposed_dates[1] from coffee_chat_requests where id = $1))',
        id,
      );
      expect(await kinds(scene, MAYA)).toEqual([]);
      expect(await told(scene, NOOR)).toMatchObject([
        { kind: 'coffee-chat-accepted', other_user_id: MAYA, chosen_date: expect.any(String) },
      ]);
      await scene.as(ADMIN, `select admin_set_coffee_chat_status($1, 'cancelled')`, id);
      expect(await kinds(scene, NOOR)).toEqual(['coffee-chat-cancelled']);
      expect(await kinds(scene, MAYA)).toEqual(['coffee-chat-cancelled']);
    });
  });

  it('is told of nobody whom she blocked, or who blocked her', async () => {
    await play(async (scene) => {
      await ask(scene, NOOR, MAYA);
      await write(scene, NOOR, MAYA);
      expect(await unread(scene, MAYA)).toBe(2);
      await scene.as(MAYA, 'select block_member($1)', NOOR);
      expect(await told(scene, MAYA)).toEqual([]);
      expect(await unread(scene, MAYA)).toBe(0);
      await pass(scene, '1 day');
      expect((await take(scene)).filter(({ kind }) => kind === 'message-received')).toEqual([]);
    });
  });

  it('is told that her report was looked at, and whoever it is about is not', async () => {
    await play(async (scene) => {
      const id = '0f000000-0000-4000-8000-000000000002';
      await scene.as(MAYA, `select report_member($1, $2, 'spam')`, id, NOOR);
      await scene.as(ADMIN, `select decide_report($1, 'upheld', 'Warned')`, id);
      expect(await kinds(scene, MAYA)).toEqual(['report-handled']);
      expect(await kinds(scene, NOOR)).toEqual([]);
    });
  });

  it('of messages is one entry a conversation until she has read it there', async () => {
    await play(async (scene) => {
      for (const _ of [1, 2, 3]) await write(scene, NOOR, MAYA);
      expect(await told(scene, MAYA)).toMatchObject([
        { kind: 'message-received', other_user_id: NOOR, read_at: null },
      ]);
      await read(scene, NOOR, MAYA);
      expect(await unread(scene, MAYA)).toBe(0);
      await write(scene, NOOR, MAYA);
      expect(await unread(scene, MAYA)).toBe(1);
    });
  });

  it('of messages is one mail for what came while she was away, of names and numbers, and none of what she read', async () => {
    await play(async (scene) => {
      const sent = async () =>
        (await take(scene)).filter(({ kind }) => kind === 'message-received').map(({ details }) => details);
      const noteSent = () =>
        scene.as(
          'owner',
          `update private.outgoing_mails set sent_at = clock_timestamp() where kind = 'message-received'`,
        );
      await scene.as('owner', 'update conversation_heads set unread_count = 0 where user_id = $1', MAYA);
      for (const _ of [1, 2]) await write(scene, NOOR, MAYA);
      expect(await sent()).toEqual([]);
      await pass(scene, '16 minutes');
      expect(await sent()).toEqual([{ senders: [{ person: 'Noor', messages: 2 }] }]);
      await noteSent();
      await write(scene, NOOR, MAYA);
      await pass(scene, '16 minutes');
      expect(await sent()).toEqual([]);
      await read(scene, NOOR, MAYA);
      await pass(scene, '6 hours');
      expect(await sent()).toEqual([]);
      expect(await mails(scene, MAYA)).toHaveLength(1);
    });
  });

  it('of messages is one more mail for what came while a mail was on its way', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'update conversation_heads set unread_count = 0 where user_id = $1', MAYA);
      await write(scene, NOOR, MAYA);
      await pass(scene, '16 minutes');
      const [first] = await scene.as(
        'server',
        `select id from take_outgoing_mails(100) where kind = 'message-received'`,
      );
      await write(scene, INES, MAYA);
      await scene.as('server', 'select note_mail_sent($1)', first?.['id']);
      await pass(scene, '7 hours');
      expect((await take(scene)).filter(({ kind }) => kind === 'message-received')).toEqual([
        { kind: 'message-received', details: { senders: [{ person: 'Inês', messages: 1 }] } },
      ]);
    });
  });

  it('is read page by page without a gap where instants are equal, and all of it up to a moment marked at once', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `insert into private.notifications (user_id, kind, is_shown, created_at)
         select $1, 'report-handled', true, now() from generate_series(1, 120)`,
        LENA,
      );
      expect(await unread(scene, LENA)).toBe(100);
      const seen = new Set<string>();
      let last: Told | undefined;
      for (;;) {
        const page = await scene.value(
          LENA,
          'select list_notifications($1, 50, $2, $3)',
          LENA,
          last?.['created_at'] ?? null,
          last?.id ?? null,
        );
        if (!Array.isArray(page) || page.length === 0) break;
        for (const { id } of page) seen.add(id);
        last = page.at(-1);
      }
      expect(seen.size).toBe(120);
      await scene.as(LENA, `select mark_all_notifications_read($1, now() - interval '1 second')`, LENA);
      expect(await unread(scene, LENA)).toBe(100);
      await scene.as(LENA, 'select mark_all_notifications_read($1, now())', LENA);
      expect(await unread(scene, LENA)).toBe(0);
    });
  });

  it('is chosen by her alone', async () => {
    await play(async (scene) => {
      for (const who of ['visitor', NOOR, ADMIN] satisfies Actor[])
        for (const sql of [
          `select get_notification_settings('${MAYA}')`,
          `select save_notification_settings('${MAYA}', true, '{}', 'UTC')`,
          `select private.notification_choices('${MAYA}')`,
          `select private.unsubscribe_token('${MAYA}', 'message-received')`,
          `select private.unsubscribe_signature('${MAYA}', 'message-received')`,
          'select * from private.settings',
        ])
          expect([who, sql, await scene.refusal(who, sql)]).toEqual([who, sql, '42501']);
    });
  });

  it('is mailed no more of a kind whose link was followed, and nobody makes such a link for another', async () => {
    await play(async (scene) => {
      await decide(scene, EVENTS.pendingFree, 'approve');
      await decide(scene, EVENTS.pendingPaid, 'deny');
      await apply(scene, EVENTS.canPay);
      const taken = await scene.as(
        'server',
        'select kind, unsubscribe_token as token from take_outgoing_mails(100)',
      );
      const tokenOf = (kind: string) => taken.find((mail) => mail['kind'] === kind)?.['token'];
      // What she must know has no link that stops it.
      expect(tokenOf('payment-due')).toBeNull();
      const token = String(tokenOf('application-approved'));
      const follow = (link: string, who: Actor = 'visitor') =>
        scene.value(who, 'select unsubscribe_by_link($1)', link);
      const wanted = () =>
        scene.value('owner', `select private.wants_notification($1, 'application-approved', 'mail')`, MAYA);
      for (const forged of [
        token.replace(MAYA, NOOR),
        token.replace('application-approved', 'message-received'),
        token.replace('application-approved', 'payment-due'),
        token.slice(0, -1),
        `${token}0`,
        token.toUpperCase(),
        `${MAYA}.application-approved.${'0'.repeat(64)}`,
      ])
        expect([forged, await follow(forged)]).toEqual([forged, null]);
      expect(await wanted()).toBe(true);
      for (const _ of [1, 2]) expect(await follow(token)).toBe('application-approved');
      expect(await wanted()).toBe(false);
      expect(await scene.value(MAYA, 'select get_notification_settings($1)', MAYA)).toMatchObject({
        muted: ['application-approved:mail'],
      });
      // The others still come, and in the app she is told of this one too.
      expect(
        await scene.value(
          'owner',
          `select private.wants_notification($1, 'application-approved', 'app')`,
          MAYA,
        ),
      ).toBe(true);
      expect(
        await scene.value('owner', `select private.wants_notification($1, 'event-soon', 'mail')`, MAYA),
      ).toBe(true);
    });
  });

  it('is not mailed what she gave up before it went, nor in quiet hours what can wait', async () => {
    await play(async (scene) => {
      const choose = (muted: string, from: number | null, until: number | null) =>
        scene.as(
          MAYA,
          `select save_notification_settings($1, false, $2, 'UTC', $3, $4)`,
          MAYA,
          muted,
          from,
          until,
        );
      await decide(scene, EVENTS.pendingFree, 'approve');
      await choose('{application-approved:mail}', null, null);
      expect(await take(scene)).toEqual([]);
      expect(await mails(scene, MAYA)).toEqual([]);
      // From now on it is quiet for hours.
      const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
      await decide(scene, EVENTS.pendingPaid, 'deny');
      await choose('{}', (minute + 1420) % 1440, (minute + 120) % 1440);
      await apply(scene, EVENTS.canPay);
      expect((await take(scene)).map(({ kind }) => kind)).toEqual(['payment-due']);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.canPay);
      const [waits] = await scene.as(
        'owner',
        `select kind, next_attempt_at > now() + interval '100 minutes' as later, attempts
         from private.outgoing_mails where user_id = $1 and sent_at is null`,
        MAYA,
      );
      expect(waits).toEqual({ kind: 'application-denied', later: true, attempts: 0 });
      // A mail that waits for its hour is not late.
      await scene.as(
        'owner',
        `update private.outgoing_mails set created_at = created_at - interval '1 hour'`,
      );
      await scene.as('owner', `update private.task_runs set last_run_at = clock_timestamp()`);
      expect(await scene.value('server', 'select health()')).toBe('ok');
    });
  });

  it('is quiet by her own clock, over midnight and where hours are skipped or come twice', async () => {
    await play(async (scene) => {
      const zones = (
        await scene.as(
          'owner',
          `select name from pg_timezone_names
         where name ~ '^(Europe|America|Asia|Africa|Australia|Pacific)/[A-Za-z_]+$' order by md5(name) limit 60`,
        )
      ).map(({ name }) => String(name));
      expect(zones).toHaveLength(60);
      for (const zone of zones) {
        await scene.as(
          MAYA,
          'select save_notification_settings($1, false, $2, $3, 1320, 480)',
          MAYA,
          '{}',
          zone,
        );
        const wrong = await scene.as(
          'owner',
          `select moment, later, (later at time zone $2)::time as here from (
             select moment, private.after_quiet_hours($1, moment) as later
             from generate_series('2026-01-01'::timestamptz, '2027-01-01', interval '41 hours 20 minutes') moment
           ) asked
           where later < moment or later > moment + interval '11 hours'
             or ((later at time zone $2)::time >= '22:00' or (later at time zone $2)::time < '08:00')
             or (later > moment and (moment at time zone $2)::time between '08:00' and '21:59')`,
          MAYA,
          zone,
        );
        expect([zone, wrong]).toEqual([zone, []]);
      }
    });
  });

  it('goes with her account', async () => {
    await play(async (scene) => {
      await write(scene, NOOR, MAYA);
      await write(scene, MAYA, NOOR);
      await scene.as('owner', 'delete from auth.users where id = $1', NOOR);
      expect(await scene.count('owner', 'select from private.notifications')).toBe(0);
    });
  });

  it('is told of nothing when the owner loads rows', async () => {
    await play(async (scene) => {
      await scene.as('owner', `update event_applications set status = 'denied' where user_id = $1`, MAYA);
      await scene.as(
        'owner',
        `insert into messages (sender_id, recipient_id, content) values ($1, $2, 'Hello')`,
        NOOR,
        MAYA,
      );
      expect(await scene.count('owner', 'select from private.notifications')).toBe(0);
    });
  });
});
