import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import { noEventIsNear, play as playOnDemo, type Scene } from './support/scene.ts';

/** Yuki is treasurer, Leila moderator; nobody has been told of anything, and only the events of a test are near. */
const play = (script: (scene: Scene) => Promise<void>) =>
  playOnDemo(async (scene) => {
    await scene.as(ADMIN, `select admin_give_role('${YUKI}', 'treasurer')`);
    await scene.as(ADMIN, `select admin_give_role('${LEILA}', 'moderator')`);
    await noEventIsNear(scene);
    await scene.as('owner', 'delete from private.notifications');
    await scene.as('owner', 'delete from private.outgoing_mails');
    await script(scene);
  });
const kinds = async (scene: Scene, who: string) => {
  const rows = await scene.value(who, 'select list_notifications($1)', who);
  return Array.isArray(rows) ? rows.map(({ kind }: { kind: string }) => kind) : [];
};
const applicationOf = (event: string) =>
  `(select id from event_applications where event_id = '${event}' and user_id = '${MAYA}' order by created_at desc limit 1)`;
const apply = (scene: Scene, event: string) =>
  scene.as(MAYA, 'insert into event_applications (event_id, user_id) values ($1, $2)', event, MAYA);
const decide = (scene: Scene, event: string) =>
  scene.as(ADMIN, `select decide_application(${applicationOf(event)}, 'deny', null)`);
const state = (scene: Scene, event: string, paid: boolean) =>
  scene.as(MAYA, `select state_payment(${applicationOf(event)}, $1)`, paid);
const take = (scene: Scene) => scene.as('server', 'select kind, details from take_outgoing_mails(100)');
const remind = (scene: Scene) => scene.value('server', 'select write_reminders(500)');
/** The hour of the day's mail began just now, by the clock of UTC. */
const atDigestHour = (scene: Scene) =>
  scene.as(
    'owner',
    `update private.settings set value = extract(hour from now() at time zone 'UTC')::text where name = 'digest_hour'`,
  );

describe('What organizers are told of (A-102, A-104)', () => {
  it('is a new application for admins, until it is decided or taken back', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      expect(await kinds(scene, ADMIN)).toEqual(['application-to-decide']);
      for (const who of [YUKI, LEILA, NOOR]) expect(await kinds(scene, who)).toEqual([]);
      await decide(scene, EVENTS.canPay);
      expect(await kinds(scene, ADMIN)).toEqual([]);
      await apply(scene, EVENTS.canApplyFree);
      expect(await kinds(scene, ADMIN)).toEqual(['application-to-decide']);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.canApplyFree);
      expect(await kinds(scene, ADMIN)).toEqual([]);
    });
  });

  it('is a payment to match for admins and treasurers, until she takes that back or it is decided', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      await state(scene, EVENTS.canPay, true);
      expect(await kinds(scene, ADMIN)).toEqual(['payment-to-match', 'application-to-decide']);
      expect(await kinds(scene, YUKI)).toEqual(['payment-to-match']);
      expect(await kinds(scene, LEILA)).toEqual([]);
      await state(scene, EVENTS.canPay, true);
      expect(await kinds(scene, YUKI)).toEqual(['payment-to-match']);
      await state(scene, EVENTS.canPay, false);
      expect(await kinds(scene, YUKI)).toEqual([]);
      await state(scene, EVENTS.canPay, true);
      await decide(scene, EVENTS.canPay);
      for (const who of [ADMIN, YUKI]) expect(await kinds(scene, who)).toEqual([]);
    });
  });

  it('is a report for admins and moderators but the one it is about, until it is decided', async () => {
    await play(async (scene) => {
      const report = '0f000000-0000-4000-8000-000000000003';
      await scene.as(MAYA, `select report_member($1, $2, 'spam')`, report, NOOR);
      for (const who of [ADMIN, LEILA]) expect(await kinds(scene, who)).toEqual(['report-filed']);
      for (const who of [YUKI, NOOR]) expect(await kinds(scene, who)).toEqual([]);
      await scene.as(LEILA, `select decide_report($1, 'dismissed')`, report);
      for (const who of [ADMIN, LEILA]) expect(await kinds(scene, who)).toEqual([]);
      await scene.as(
        'owner',
        `insert into reports (id, reporter_id, reported_id, reason, copy) values (gen_random_uuid(), '${MAYA}', '${LEILA}', 'spam', '{}')`,
      );
      // What the owner loads is not told.
      for (const who of [ADMIN, LEILA]) expect(await kinds(scene, who)).toEqual([]);
    });
  });

  it('is an event within two days that nobody comes to, once, until somebody does or it is moved or cancelled', async () => {
    await play(async (scene) => {
      const near = (event: string) =>
        scene.as(
          'owner',
          `update events set start_time = now() + interval '40 hours', end_time = now() + interval '42 hours' where id = $1`,
          event,
        );
      await near(EVENTS.canApplyFree);
      await scene.as('owner', `delete from event_applications where event_id = $1`, EVENTS.canApplyFree);
      for (const _ of [1, 2]) await remind(scene);
      expect(await kinds(scene, ADMIN)).toEqual(['event-without-guests']);
      for (const who of [YUKI, LEILA]) expect(await kinds(scene, who)).toEqual([]);
      await apply(scene, EVENTS.canApplyFree);
      await scene.as(
        ADMIN,
        `select decide_application(${applicationOf(EVENTS.canApplyFree)}, 'approve', null)`,
      );
      await remind(scene);
      expect(await kinds(scene, ADMIN)).toEqual([]);
      await scene.as(MAYA, 'select cancel_application($1)', EVENTS.canApplyFree);
      await remind(scene);
      expect(await kinds(scene, ADMIN)).toEqual(['event-without-guests']);
      await scene.as(ADMIN, `select admin_cancel_event($1, 'The house is closed')`, EVENTS.canApplyFree);
      await remind(scene);
      expect(await kinds(scene, ADMIN)).toEqual([]);
    });
  });

  it('is by mail once a morning what waits as the mail goes, and nothing where nothing does', async () => {
    await play(async (scene) => {
      await scene.as('owner', `delete from event_applications where status = 'pending'`);
      await scene.as('owner', `update reports set status = 'dismissed'`);
      const waits = await scene.value('owner', 'select private.what_waits()');
      await apply(scene, EVENTS.canPay);
      await atDigestHour(scene);
      for (const _ of [1, 2, 3]) await remind(scene);
      expect(
        await scene.count('owner', `select from private.outgoing_mails where kind = 'daily-digest'`),
      ).toBe(1);
      // It is none of the list's.
      expect(await kinds(scene, ADMIN)).toEqual(['application-to-decide']);
      await apply(scene, EVENTS.canApplyFree);
      const digest = async () => (await take(scene)).filter(({ kind }) => kind === 'daily-digest');
      expect(await digest()).toEqual([
        { kind: 'daily-digest', details: { ...Object(waits), applications: 2 } },
      ]);
      expect(await digest()).toEqual([]);
    });
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      await atDigestHour(scene);
      await remind(scene);
      for (const statement of [
        `delete from event_applications where status = 'pending'`,
        `update reports set status = 'dismissed'`,
        `create or replace function private.refund_tasks() returns table(id uuid, cause text, booking_id uuid, amount_cents integer,
           currency text, since timestamptz, member_id uuid, event_id uuid, reference text, cancelled_late boolean,
           cancelled_by_member boolean) language sql stable security definer set search_path to '' as
         'select null::uuid, null, null::uuid, 0, null, null::timestamptz, null::uuid, null::uuid, null, false, false where false'`,
      ])
        await scene.as('owner', statement);
      expect(await scene.value('owner', 'select private.what_waits()')).toBeNull();
      expect((await take(scene)).filter(({ kind }) => kind === 'daily-digest')).toEqual([]);
    });
  });

  it('is chosen: what an admin gave up she is not told', async () => {
    await play(async (scene) => {
      await scene.as(
        ADMIN,
        `select save_notification_settings('${ADMIN}', false, array['application-to-decide:app', 'daily-digest:mail'], 'UTC')`,
      );
      await apply(scene, EVENTS.canPay);
      await atDigestHour(scene);
      await remind(scene);
      expect(await kinds(scene, ADMIN)).toEqual([]);
      expect(
        await scene.count('owner', `select from private.outgoing_mails where kind = 'daily-digest'`),
      ).toBe(0);
    });
  });

  it('ends with her role, in the list and by mail', async () => {
    await play(async (scene) => {
      await apply(scene, EVENTS.canPay);
      await state(scene, EVENTS.canPay, true);
      await scene.as(ADMIN, `select grant_admin('${ADMIN}', '${NOOR}')`);
      await atDigestHour(scene);
      await remind(scene);
      await scene.as(ADMIN, `select admin_take_role('${YUKI}', 'treasurer')`);
      await scene.as(ADMIN, `select revoke_admin('${ADMIN}', '${NOOR}')`);
      expect(await kinds(scene, YUKI)).toEqual([]);
      expect(
        await scene.as('owner', `select user_id from private.outgoing_mails where kind = 'daily-digest'`),
      ).toEqual([{ user_id: ADMIN }]);
    });
  });
});
