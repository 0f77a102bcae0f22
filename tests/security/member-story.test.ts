import { describe, expect, it } from 'vitest';
import { ADMIN, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { play, type Scene } from './support/scene.ts';

const suspend = (scene: Scene, who: string, until = `now() + interval '7 days'`) =>
  scene.as(ADMIN, `select admin_suspend_member('${who}', ${until}, 'Three no-shows')`);

/** What a suspended member may not do, each as something that she may otherwise. */
const WRITES = {
  'apply for an event': `insert into event_applications (user_id, event_id)
    select '${MAYA}', id from events where start_time > now() and deleted_at is null and attendees_count < max_attendees
      and not exists (select from event_applications other where other.event_id = events.id and other.user_id = '${MAYA}')
    limit 1`,
  'write a message': `select send_message(gen_random_uuid(), '${NOOR}', 'Hello')`,
  'ask for a coffee chat': `insert into coffee_chat_requests (requester_id, proposed_dates, time_zone)
    values ('${MAYA}', array[(current_date + 3 + time '12:00') at time zone 'Europe/Berlin'], 'Europe/Berlin')`,
} as const;

describe('A member for those who run the community', () => {
  it('is read and decided about by admins alone', async () => {
    await play(async (scene) => {
      for (const sql of [
        `select admin_member_story('${NOOR}')`,
        `select admin_note_member('${NOOR}', gen_random_uuid(), 'Hm')`,
        `select admin_suspend_member('${NOOR}', now() + interval '1 day', 'Because')`,
        `select admin_reinstate_member('${NOOR}')`,
      ]) {
        for (const who of ['visitor', MAYA, NOOR, LENA])
          expect([sql, who, await scene.refusal(who, sql)]).toEqual([sql, who, '42501']);
        expect([sql, await scene.refusal(ADMIN, sql)]).toEqual([sql, 'allowed']);
      }
      for (const who of ['visitor', MAYA, ADMIN])
        expect([who, await scene.refusal(who, 'select * from private.member_notes')]).toEqual([who, '42501']);
    });
  });

  it.each(Object.entries(WRITES))(
    'who is suspended may not %s, also with a session of before, until it ends (A-105)',
    async (_what, sql) => {
      await play(async (scene) => {
        await suspend(scene, MAYA);
        expect(await scene.refusal(MAYA, sql)).toContain('SUSPENDED');
        await scene.as('owner', `update member_suspensions set until = now() - interval '1 second'`);
        expect(await scene.refusal(MAYA, sql)).not.toContain('SUSPENDED');
        await suspend(scene, MAYA);
        await scene.as(ADMIN, `select admin_reinstate_member('${MAYA}')`);
        expect(await scene.refusal(MAYA, sql)).not.toContain('SUSPENDED');
      });
    },
  );

  it('she reads until when and why, and nobody else does; who suspended her she does not', async () => {
    await play(async (scene) => {
      await suspend(scene, MAYA);
      expect(await scene.as(MAYA, 'select user_id, reason from member_suspensions')).toEqual([
        { user_id: MAYA, reason: 'Three no-shows' },
      ]);
      expect(await scene.count(NOOR, 'select until from member_suspensions')).toBe(0);
      expect(await scene.refusal('visitor', 'select until from member_suspensions')).toBe('42501');
      expect(await scene.refusal(MAYA, 'select suspended_by from member_suspensions')).toBe('42501');
      for (const sql of [
        `delete from member_suspensions`,
        `update member_suspensions set until = now()`,
        `insert into member_suspensions (user_id, until, reason) values ('${NOOR}', now() + interval '1 day', 'x')`,
      ])
        expect([sql, await scene.refusal(MAYA, sql)]).toEqual([sql, '42501']);
    });
  });

  it('a suspension has an end to come, a reason, and no admin; the log keeps it and a note', async () => {
    await play(async (scene) => {
      for (const [who, until, reason] of [
        [MAYA, `now() - interval '1 day'`, 'Because'],
        [MAYA, 'null', 'Because'],
        [MAYA, `now() + interval '1 day'`, ' \u200b '],
        [ADMIN, `now() + interval '1 day'`, 'Because'],
      ] as const)
        expect(
          await scene.refusal(ADMIN, `select admin_suspend_member('${who}', ${until}, $1)`, reason),
        ).toBe('22023');
      await suspend(scene, MAYA);
      await scene.as(ADMIN, `select admin_note_member('${MAYA}', gen_random_uuid(), 'Spoke with her')`);
      await scene.as(ADMIN, `select admin_reinstate_member('${MAYA}')`);
      expect(
        await scene.as(
          ADMIN,
          `select row ->> 'action' as action, row ->> 'table_name' as table_name, row -> 'member' ->> 'id' as member
           from jsonb_array_elements(admin_list_audit_log(1, 1, wanted_action => 'without-reading') -> 'rows') line,
             jsonb_array_elements(jsonb_build_array(line) || (line -> 'more')) row`,
        ),
      ).toEqual([
        { action: 'insert', table_name: 'member_suspensions', member: MAYA },
        { action: 'insert', table_name: 'member_notes', member: MAYA },
        { action: 'delete', table_name: 'member_suspensions', member: MAYA },
      ]);
    });
  });
});
