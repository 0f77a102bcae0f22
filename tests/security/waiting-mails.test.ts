import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play as playOnDemo, type Scene } from './support/scene.ts';

/** A scene with one mail to Maya: that she is in. */
const play = (script: (scene: Scene, mail: number) => Promise<void>) =>
  playOnDemo(async (scene) => {
    await scene.as('owner', 'delete from private.outgoing_mails');
    const application = `(select id from event_applications where event_id = '${EVENTS.pendingPaid}' and user_id = '${MAYA}')`;
    await scene.as(ADMIN, `select decide_application(${application}, 'approve', null)`);
    const mail = await scene.value('owner', 'select id::int from private.outgoing_mails');
    if (typeof mail !== 'number') throw new Error('Nobody is mailed of an approval');
    await script(scene, mail);
  });
const giveUp = (scene: Scene, reason = 'refused') =>
  scene.as(
    'owner',
    `update private.outgoing_mails set attempts = 10, failure = $1, failed_at = now(), next_attempt_at = now() + interval '1 day'`,
    reason,
  );
const listed = (scene: Scene, state: string | null = null, search: string | null = null) =>
  scene.value(ADMIN, 'select admin_list_mails(1, 25, false, $1, $2)', state, search);
const again = (scene: Scene, mail: number, who = ADMIN) =>
  scene.value(who, 'select admin_resend_mails(array[$1]::bigint[])', mail);
const take = (scene: Scene) => scene.as('server', 'select id::int from take_outgoing_mails(100)');

describe('Mails that wait or failed (A-102)', () => {
  it('are listed with whom they are for, what for, and why they did not go', async () => {
    await play(async (scene, mail) => {
      expect(await listed(scene, 'failed')).toEqual({ total: 0, rows: [] });
      expect(await listed(scene, 'waiting')).toMatchObject({
        total: 1,
        rows: [
          {
            id: mail,
            kind: 'application-approved',
            state: 'waiting',
            member: { id: MAYA, first_name: 'Maya' },
            email: 'maya@sorella.test',
            event: { id: EVENTS.pendingPaid, title: expect.any(String), time_zone: expect.any(String) },
            attempts: 0,
            failure: null,
            next_attempt_at: expect.any(String),
          },
        ],
      });
      await take(scene);
      expect(await listed(scene)).toMatchObject({ rows: [{ state: 'sending', attempts: 1 }] });
      await scene.as('server', `select note_mail_failed($1, 'unreachable')`, mail);
      expect(await listed(scene)).toMatchObject({
        rows: [{ state: 'waiting', failure: 'unreachable', failed_at: expect.any(String) }],
      });
      await giveUp(scene);
      expect(await listed(scene, 'waiting')).toEqual({ total: 0, rows: [] });
      expect(await listed(scene, 'failed', 'maya')).toMatchObject({
        total: 1,
        rows: [{ state: 'failed', failure: 'refused', next_attempt_at: null }],
      });
      expect(await listed(scene, 'failed', 'nobody of that name')).toEqual({ total: 0, rows: [] });
      expect(await scene.value(ADMIN, 'select admin_overview()')).toMatchObject({
        mails: { waiting: 0, given_up: 1 },
      });
    });
  });

  it('that are tried the last time have not failed until somebody says so, or nobody does for minutes', async () => {
    await play(async (scene, mail) => {
      await scene.as('owner', 'update private.outgoing_mails set attempts = 9');
      await take(scene);
      expect(await listed(scene, 'failed')).toEqual({ total: 0, rows: [] });
      expect(await again(scene, mail)).toEqual([{ id: mail, verdict: 'unchanged' }]);
      await scene.as('owner', `update private.outgoing_mails set taken_at = now() - interval '11 minutes'`);
      expect(await listed(scene, 'failed')).toMatchObject({ total: 1 });
    });
  });

  it('are sent again once, however often it is asked, and that is kept', async () => {
    await play(async (scene, mail) => {
      await giveUp(scene);
      await scene.as('owner', `update private.outgoing_mails set created_at = now() - interval '2 days'`);
      expect(await take(scene)).toEqual([]);
      expect(await again(scene, mail)).toEqual([{ id: mail, verdict: 'queued' }]);
      // It is late from now on, and not since it was written.
      expect(await scene.value('server', 'select health()')).not.toBe('mails-late');
      expect(await again(scene, mail)).toEqual([{ id: mail, verdict: 'unchanged' }]);
      expect(await take(scene)).toEqual([{ id: mail }]);
      expect(await again(scene, mail)).toEqual([{ id: mail, verdict: 'unchanged' }]);
      expect(await take(scene)).toEqual([]);
      await scene.as('server', 'select note_mail_sent($1)', mail);
      expect(await again(scene, mail)).toEqual([{ id: mail, verdict: 'unchanged' }]);
      expect(await take(scene)).toEqual([]);
      expect(
        await scene.as(
          'owner',
          `select actor_id, row_id, details from admin_audit_log where table_name = 'outgoing_mails' and action = 'update'`,
        ),
      ).toEqual([{ actor_id: ADMIN, row_id: String(mail), details: { changed: ['sent_again'] } }]);
    });
  });

  it('are not sent again once they are not true any more', async () => {
    for (const untrue of [
      `update private.outgoing_mails set valid_until = now() - interval '1 second'`,
      `update events set start_time = now() - interval '3 hours', end_time = now() - interval '1 hour' where id = '${EVENTS.pendingPaid}'`,
      `insert into private.notification_settings (user_id, muted) values ('${MAYA}', array['application-approved:mail'])`,
    ])
      await play(async (scene, mail) => {
        await giveUp(scene);
        await scene.as('owner', untrue);
        expect([untrue, await again(scene, mail)]).toEqual([untrue, [{ id: mail, verdict: 'past' }]]);
        expect(await listed(scene)).toEqual({ total: 0, rows: [] });
      });
    // What was taken back meanwhile is gone.
    await play(async (scene, mail) => {
      await giveUp(scene);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.pendingPaid);
      expect(await again(scene, mail)).toEqual([{ id: mail, verdict: 'past' }]);
      expect(await take(scene)).toEqual([]);
    });
  });

  it('name time and place as they are when they go', async () => {
    await play(async (scene) => {
      await scene.as(
        ADMIN,
        `select update_event($1, $2, '{"location": "Kassel"}')`,
        ADMIN,
        EVENTS.pendingPaid,
      );
      const details = await scene.as(
        'server',
        `select details ->> 'location' as place from take_outgoing_mails(100) where kind = 'application-approved'`,
      );
      expect(details).toEqual([{ place: 'Kassel' }]);
    });
  });

  it('of messages are gathered in the one that waits', async () => {
    await play(async (scene) => {
      await scene.as('owner', 'delete from private.outgoing_mails');
      const write = () => scene.as(NOOR, `select send_message(gen_random_uuid(), $1, 'Hello')`, MAYA);
      await write();
      await giveUp(scene);
      const failed = Number(await scene.value('owner', 'select id::int from private.outgoing_mails'));
      await write();
      expect(await again(scene, failed)).toEqual([{ id: failed, verdict: 'unchanged' }]);
      expect(await scene.count('owner', 'select from private.outgoing_mails')).toBe(1);
    });
  });

  it('that ask for the rest of a price are not sent once nothing is awaited', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update private.outgoing_mails mail set kind = 'payment-due', notification_id = null`,
      );
      expect(await take(scene)).toEqual([]);
      expect(await scene.count('owner', 'select from private.outgoing_mails')).toBe(0);
    });
  });

  it.each<Actor>(['visitor', MAYA, NOOR, YUKI, LEILA])(
    'are read and sent again by admins alone, not by %s',
    async (who) => {
      await play(async (scene, mail) => {
        await scene.as(ADMIN, `select admin_give_role('${YUKI}', 'treasurer')`);
        await scene.as(ADMIN, `select admin_give_role('${LEILA}', 'moderator')`);
        for (const sql of [
          'select admin_list_mails(1, 25)',
          `select admin_resend_mails(array[${mail}]::bigint[])`,
          `select private.list_mails(1, 25, false, null, null)`,
          `select private.resend_mails(array[${mail}]::bigint[])`,
          `select note_mail_failed(${mail}, 'refused')`,
        ])
          expect([sql, await scene.refusal(who, sql)]).toEqual([sql, '42501']);
      });
    },
  );

  it('are asked for by pages and in numbers that there are', async () => {
    await play(async (scene) => {
      for (const [sql, code] of [
        ['select admin_list_mails(0, 25)', '22023'],
        ['select admin_list_mails(1, 101)', '22023'],
        [`select admin_list_mails(1, 25, wanted_state => 'sent')`, '22023'],
        [`select admin_list_mails(1, 25, search => repeat('x', 101))`, '22023'],
        ['select admin_resend_mails(array(select generate_series(1, 101)))', 'P0001 TOO_MANY_IDS'],
      ] as const)
        expect([sql, await scene.refusal(ADMIN, sql)]).toEqual([sql, code]);
    });
  });
});
