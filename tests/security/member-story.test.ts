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
        `select admin_warn_member('${NOOR}', gen_random_uuid(), 'Please be on time')`,
        `select admin_suspend_member('${NOOR}', now() + interval '1 day', 'Because')`,
        `select admin_reinstate_member('${NOOR}')`,
        `select admin_change_approval('${NOOR}', 'reject', gen_random_uuid(), 'Not who she says')`,
      ]) {
        for (const who of ['visitor', MAYA, NOOR, LENA])
          expect([sql, who, await scene.refusal(who, sql)]).toEqual([sql, who, '42501']);
        expect([sql, await scene.refusal(ADMIN, sql)]).toEqual([sql, 'allowed']);
      }
      for (const who of ['visitor', MAYA, ADMIN])
        expect([who, await scene.refusal(who, 'select * from private.member_notes')]).toEqual([who, '42501']);
    });
  });

  it('is decided about anew with a reason, which is noted once, and the log has who took back what (A-105)', async () => {
    await play(async (scene) => {
      const change = (who: string, decision: string, reason: string | null = 'Not who she says') =>
        `select admin_change_approval('${who}', ${decision}, '00000000-0000-4000-8000-00000000000a', ${reason === null ? 'null' : `'${reason}'`})`;
      for (const sql of [
        change(NOOR, `'reject'`, null),
        change(NOOR, `'reject'`, '  '),
        change(NOOR, `'pending'`),
        change(NOOR, 'null'),
        change(ADMIN, `'reject'`),
      ])
        expect([sql, await scene.refusal(ADMIN, sql)]).toEqual([sql, '22023']);
      const found = () =>
        scene.as(
          'owner',
          `select status, (select count(*)::integer from private.member_notes where user_id = '${NOOR}') as notes,
             (select count(*)::integer from public.admin_audit_log where table_name = 'user_approvals' and row_id = '${NOOR}'
               and details -> 'changed' ? 'status' and actor_id = '${ADMIN}') as logged
           from public.user_approvals where user_id = '${NOOR}'`,
        );
      const [before] = await found();
      await scene.as(ADMIN, change(NOOR, `'reject'`));
      await scene.as(ADMIN, change(NOOR, `'reject'`));
      expect(await found()).toEqual([
        { status: 'rejected', notes: Number(before?.['notes']) + 1, logged: Number(before?.['logged']) + 1 },
      ]);
      await scene.as(
        ADMIN,
        `select admin_change_approval('${NOOR}', 'approve', gen_random_uuid(), 'It was somebody else')`,
      );
      expect(await found()).toEqual([
        { status: 'approved', notes: Number(before?.['notes']) + 2, logged: Number(before?.['logged']) + 2 },
      ]);
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
          `select row ->> 'action' as action, row ->> 'table_name' as table_name, row -> 'member' ->> 'id' as member,
             (row #>> '{before,until}')::timestamptz = now() + interval '7 days' as before,
             (row #>> '{after,until}')::timestamptz = now() + interval '7 days' as after,
             row::text like '%no-shows%' as says_why
           from jsonb_array_elements(admin_list_audit_log(1, 1, wanted_action => 'without-reading') -> 'rows') line,
             jsonb_array_elements(jsonb_build_array(line) || (line -> 'more')) row`,
        ),
      ).toEqual([
        {
          action: 'insert',
          table_name: 'member_suspensions',
          member: MAYA,
          before: null,
          after: true,
          says_why: false,
        },
        {
          action: 'insert',
          table_name: 'member_notes',
          member: MAYA,
          before: null,
          after: null,
          says_why: false,
        },
        {
          action: 'delete',
          table_name: 'member_suspensions',
          member: MAYA,
          before: true,
          after: null,
          says_why: false,
        },
      ]);
    });
  });

  it('a warning is read by her alone until she confirms it, and told her once (A-67)', async () => {
    await play(async (scene) => {
      const warning = '0e000000-0000-4000-8000-00000000aaaa';
      const warn = `select admin_warn_member('${MAYA}', '${warning}', ' Please be on time. ')`;
      await scene.as(ADMIN, warn);
      await scene.as(ADMIN, warn);
      await scene.as(ADMIN, `select admin_note_member('${MAYA}', gen_random_uuid(), 'Spoke with her')`);
      const read = (who: string) =>
        scene.as(who, `select row ->> 'warning' as warning from jsonb_array_elements(list_warnings()) row`);
      expect(await read(MAYA)).toEqual([{ warning: 'Please be on time.' }]);
      expect(await read(NOOR)).toEqual([]);
      expect(await scene.refusal('visitor', 'select list_warnings()')).toBe('42501');
      const told = `select kind, is_shown from private.notifications where user_id = '${MAYA}' and kind like 'member-%'`;
      expect(await scene.as('owner', told)).toEqual([{ kind: 'member-warned', is_shown: true }]);
      expect(
        await scene.as('owner', `select details from private.outgoing_mails where kind = 'member-warned'`),
      ).toEqual([{ details: { words: 'Please be on time.' } }]);

      // Nobody confirms it for her, and she confirms no note as one.
      const confirm = (who: string, by: string) =>
        scene.refusal(who, `select confirm_warning('${by}', '${warning}')`);
      expect(await confirm(NOOR, MAYA)).toBe('42501');
      expect(await confirm(NOOR, NOOR)).toBe('allowed');
      expect(await read(MAYA)).toHaveLength(1);
      await scene.as(MAYA, `select confirm_warning('${MAYA}', '${warning}')`);
      expect(await read(MAYA)).toEqual([]);
      expect(await scene.as('owner', told)).toEqual([]);
      const notes = await scene.as(
        ADMIN,
        `select row ->> 'note' as note, row -> 'is_warning' as warns, row ->> 'read_at' is not null as read
         from jsonb_array_elements(admin_member_story('${MAYA}') -> 'notes') row`,
      );
      expect(notes).toEqual([
        { note: 'Spoke with her', warns: false, read: false },
        { note: 'Please be on time.', warns: true, read: true },
      ]);
    });
  });

  it('a warning has words, no more than 500 letters, and is for no admin (A-67)', async () => {
    await play(async (scene) => {
      const warn = (who: string, words: string) =>
        scene.refusal(ADMIN, `select admin_warn_member('${who}', gen_random_uuid(), $1)`, words);
      expect(await warn(MAYA, ' \u200b ')).toBe('22023');
      expect(await warn(ADMIN, 'Please be on time')).toBe('22023');
      expect(await warn(MAYA, 'a'.repeat(501))).toBe('23514 member_notes_warning_check');
      expect(await warn(MAYA, 'a'.repeat(500))).toBe('allowed');
    });
  });

  it('whoever is reinstated is told, and not of one that is over or of none (A-102, A-105)', async () => {
    await play(async (scene) => {
      const told = () =>
        scene.as(
          'owner',
          `select kind, (select count(*)::integer from private.outgoing_mails mail where mail.kind = told.kind) as mails
           from private.notifications told where user_id = '${MAYA}' and kind like 'member-%' order by kind`,
        );
      const suspend = (until: string) =>
        scene.as(
          ADMIN,
          `select admin_suspend_member('${MAYA}', now() + interval '${until}', 'Three no-shows')`,
        );
      const reinstate = () => scene.as(ADMIN, `select admin_reinstate_member('${MAYA}')`);
      await reinstate();
      expect(await told()).toEqual([]);
      await suspend('9 days');
      await reinstate();
      expect(await told()).toEqual([{ kind: 'member-reinstated', mails: 1 }]);
      await reinstate();
      expect(await told()).toEqual([{ kind: 'member-reinstated', mails: 1 }]);
      await suspend('3 days');
      expect(await told()).toEqual([{ kind: 'member-suspended', mails: 1 }]);
      await scene.as(
        'owner',
        `update member_suspensions set until = now() - interval '1 hour' where user_id = '${MAYA}'`,
      );
      await reinstate();
      expect(await told()).toEqual([]);
    });
  });

  it('whoever is suspended is told, again with another reason, and no more once it is ended (A-102, A-105)', async () => {
    await play(async (scene) => {
      const told = () =>
        scene.count(
          'owner',
          `select from private.notifications where user_id = '${MAYA}' and kind = 'member-suspended'`,
        );
      const mails = () =>
        scene.as(
          'owner',
          `select details ->> 'words' as words from private.outgoing_mails where kind = 'member-suspended' order by id`,
        );
      await scene.as(
        ADMIN,
        `select admin_suspend_member('${MAYA}', now() + interval '9 days', 'Three no-shows')`,
      );
      await scene.as(
        ADMIN,
        `select admin_suspend_member('${MAYA}', now() + interval '9 days', 'Three no-shows')`,
      );
      expect(await told()).toBe(1);
      await scene.as(
        ADMIN,
        `select admin_suspend_member('${MAYA}', now() + interval '9 days', 'Four no-shows')`,
      );
      expect(await told()).toBe(1);
      expect(await mails()).toEqual([{ words: 'Four no-shows' }]);
      await scene.as(ADMIN, `select admin_reinstate_member('${MAYA}')`);
      expect(await told()).toBe(0);
      expect(await mails()).toEqual([]);
    });
  });
});
