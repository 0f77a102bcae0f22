import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Crowd, gather, madeUpId, newcomers } from './support/crowd.ts';
import { ADMIN, EVENTS, LENA, MAYA, NOOR } from './support/demo-world.ts';
import { play } from './support/scene.ts';

/** Every procedure of the panels, with arguments that would do something. */
const PROCEDURES = [
  `select admin_list_applications(1, 10)`,
  `select admin_list_members(1, 10)`,
  `select admin_list_subscriptions(1, 10)`,
  `select admin_list_audit_log(1, 10)`,
  `select admin_overview()`,
  `select admin_decide_applications(array(select id from event_applications), 'approve')`,
  `select admin_decide_approvals(array['${MAYA}'::uuid], 'approve')`,
];

describe('The panels of admins', () => {
  it.each(PROCEDURES)('are for admins alone: %s (R-370, A-43)', async (sql) => {
    await play(async (scene) => {
      for (const who of ['visitor', MAYA, LENA])
        expect([who, await scene.refusal(who, sql)]).toEqual([who, '42501']);
      expect(await scene.refusal(ADMIN, sql)).toBe('allowed');
    });
  });

  it('read no more at once than a page, and an export no more than a thousand (A-91)', async () => {
    await play(async (scene) => {
      for (const [page, size, isExport, answer] of [
        [1, 100, false, 'allowed'],
        [1, 101, false, '22023'],
        [1, 1000, true, 'allowed'],
        [1, 1001, true, '22023'],
        [0, 10, false, '22023'],
        [null, 10, false, '22023'],
        [1, null, false, '22023'],
      ] as const)
        for (const list of ['applications', 'members', 'subscriptions', 'audit_log'])
          expect([
            list,
            page,
            size,
            await scene.refusal(
              ADMIN,
              `select admin_list_${list}(page => $1, page_size => $2, is_export => $3)`,
              page,
              size,
              isExport,
            ),
          ]).toEqual([list, page, size, answer]);
    });
  });

  it('take no order or filter that is none: nothing of it becomes part of a statement', async () => {
    await play(async (scene) => {
      const inject = `date; drop table public.events; --`;
      for (const sql of [
        `select admin_list_applications(1, 10, sort_by => $1)`,
        `select admin_list_applications(1, 10, wanted_status => $1)`,
        `select admin_list_applications(1, 10, cancelled => $1)`,
        `select admin_list_members(1, 10, sort_by => $1)`,
        `select admin_list_members(1, 10, wanted_status => $1)`,
        `select admin_list_subscriptions(1, 10, sort_by => $1)`,
        `select admin_list_subscriptions(1, 10, wanted_status => $1)`,
      ])
        expect([sql, await scene.refusal(ADMIN, sql, inject)]).toEqual([sql, '22023']);
      for (const sql of [
        `select admin_list_applications(1, 10, search => $1)`,
        `select admin_list_audit_log(1, 10, search => $1)`,
        `select admin_list_audit_log(1, 10, wanted_table => $1, wanted_action => $1)`,
      ])
        expect(await scene.value(ADMIN, sql, `'; drop table public.events; --%_\\`)).toMatchObject({
          total: 0,
        });
      expect(await scene.count('owner', 'select id from events')).toBeGreaterThan(0);
    });
  });

  it('count the lines of the log to 2,001, and of a file to the last (A-67)', async () => {
    await play(async (scene) => {
      const total = (rest: string) =>
        scene.value(ADMIN, `select admin_list_audit_log(1, 25, wanted_table => 'counted'${rest}) -> 'total'`);
      const write = (from: number, to: number) =>
        scene.as(
          'owner',
          `insert into admin_audit_log (actor_id, action, table_name, created_at)
           select '${ADMIN}', 'insert', 'counted', now() - make_interval(secs => n) from generate_series($1::int, $2::int) n`,
          from,
          to,
        );
      await write(1, 2000);
      expect(await total('')).toBe(2000);
      await write(2001, 2100);
      expect(await total('')).toBe(2001);
      expect(await total(`, ascending => true`)).toBe(2001);
      expect(await total(`, is_export => true`)).toBe(2100);
    });
  });

  it('find in the log who, what and which row, without reading it all (A-67)', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `insert into admin_audit_log (actor_id, action, table_name, row_id, created_at)
         select '${MAYA}', 'update', 'feature_toggles', gen_random_uuid(), now() - n * interval '1 minute'
         from generate_series(1, 20000) n`,
      );
      const [entry] = await scene.as(
        'owner',
        `insert into admin_audit_log (actor_id, action, table_name, row_id)
         select '${ADMIN}', 'update', 'event_applications', application.id from event_applications application
         where user_id = '${NOOR}' limit 1
         returning row_id, (select title from events join event_applications application on application.event_id = events.id
           where application.id::text = row_id)`,
      );
      await scene.as('owner', 'analyze admin_audit_log');
      const rowsRead = () =>
        scene.value(
          'owner',
          `select seq_tup_read from pg_stat_xact_user_tables where relname = 'admin_audit_log'`,
        );
      const before = await rowsRead();
      const log = (search: unknown, what: string) =>
        scene.value(ADMIN, `select ${what} from admin_list_audit_log(1, 100, search => $1) found`, search);
      const id = String(entry?.['row_id']);
      const isFound = `exists (select from jsonb_array_elements(found -> 'rows') row where row ->> 'row_id' = '${id}')`;
      for (const search of ['noor', id, id.slice(0, 8), entry?.['title'], 'event_app'])
        expect([search, await log(search, isFound)]).toEqual([search, true]);
      expect(await log('nobody at all', `found -> 'total'`)).toBe(0);
      for (const [filter, lines] of [
        [`wanted_action => 'delete'`, 0],
        [`wanted_table => 'event_applications', since => now()`, 1],
        [`since => now() - interval '1000 minutes', until => now() - interval '990 minutes'`, 10],
      ])
        expect([
          filter,
          await scene.value(ADMIN, `select admin_list_audit_log(1, 100, ${filter}) -> 'total'`),
        ]).toEqual([filter, lines]);
      expect(await rowsRead()).toBe(before);
      // What nearly all of it is about is counted no further than anything.
      expect(await log('maya', `found -> 'total'`)).toBe(2001);
    });
  });

  it('show a line for an act, however much it did, and unfold the first fifty entries (A-67)', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `insert into admin_audit_log (actor_id, action, table_name, row_id)
         select actor, 'update', 'event_bookings', gen_random_uuid()
         from (values ('${ADMIN}'::uuid, 60), ('${MAYA}', 2)) act (actor, entries), generate_series(1, entries)`,
      );
      expect(
        await scene.as(
          ADMIN,
          `select line ->> 'actor_id' as actor, jsonb_array_length(line -> 'more') as more, line -> 'kinds' -> 0 -> 'entries' as entries
           from jsonb_array_elements(admin_list_audit_log(1, 100, wanted_table => 'event_bookings', since => now()) -> 'rows') line
           order by 2 desc`,
        ),
      ).toEqual([
        { actor: ADMIN, more: 49, entries: 60 },
        { actor: MAYA, more: 1, entries: 2 },
      ]);
      const file = `select admin_list_audit_log(2, 50, wanted_table => 'event_bookings', since => now(), is_export => true)`;
      const { total, rows } = (await scene.value(ADMIN, file)) as { total: number; rows: unknown[] };
      expect([total, rows.length]).toEqual([62, 12]);
    });
  });

  it('leave a trace of addresses that were read once an hour, and of every export (A-67)', async () => {
    await play(async (scene) => {
      const traces = () =>
        scene.as(
          'owner',
          `select action, table_name, details from admin_audit_log where action in ('read', 'export') order by id`,
        );
      await scene.as(ADMIN, `select admin_list_members(1, 10)`);
      await scene.as(ADMIN, `select admin_list_members(2, 10)`);
      await scene.as(ADMIN, `select * from admin_get_user_emails(array['${MAYA}'::uuid])`);
      await scene.as(ADMIN, `select admin_list_members(1, 1000, is_export => true)`);
      await scene.as(ADMIN, `select admin_list_members(1, 1000, search => 'maya', is_export => true)`);
      expect(await traces()).toMatchObject([
        { action: 'read', table_name: 'members' },
        { action: 'read', table_name: 'email addresses' },
        { action: 'export', table_name: 'members', details: { filters: { searched: false } } },
        // What was searched for may be a name: it is not kept.
        { action: 'export', table_name: 'members', details: { filters: { searched: true }, rows: 1 } },
      ]);
      expect(JSON.stringify(await traces())).not.toContain('maya');
    });
  });

  it('keep values before and after, and of personal texts the name alone (A-67)', async () => {
    await play(async (scene) => {
      const id = await scene.value(
        'owner',
        `select id from event_applications where status = 'pending' and event_id = '${EVENTS.pendingFree}' limit 1`,
      );
      await scene.as(
        ADMIN,
        `select admin_decide_applications(array[$1::uuid], 'deny', 'Her ex will be there')`,
        id,
      );
      const [row] = await scene.as(
        ADMIN,
        `select details from admin_audit_log where table_name = 'event_applications' and row_id = $1`,
        id,
      );
      expect(row).toMatchObject({
        details: { before: { status: 'pending' }, after: { status: 'denied' } },
      });
      expect(JSON.stringify(row)).toContain('admin_notes');
      expect(JSON.stringify(row)).not.toContain('Her ex');
    });
  });
});

describe('Feature toggles', () => {
  it('keep their names, and the setting stays one (A-68)', async () => {
    await play(async (scene) => {
      await scene.as(
        'owner',
        `update feature_toggles set description = 'Sorella', is_enabled = true where feature_name = 'paypal_email'`,
      );
      for (const sql of [
        `update feature_toggles set feature_name = 'renamed' where feature_name = 'coffee_chats'`,
        `update feature_toggles set feature_name = 'renamed' where feature_name = 'paypal_email'`,
        `update feature_toggles set is_enabled = false where feature_name = 'paypal_email'`,
      ])
        expect([sql, await scene.refusal(ADMIN, sql)]).toEqual([sql, '22023']);
      const change = `update feature_toggles set description = 'SorellaNew' where feature_name = 'paypal_email'`;
      expect(await scene.count(ADMIN, change)).toBe(1);
    });
  });
});

describe('Admin rights', () => {
  it('are taken by admins alone, never the last (R-395)', async () => {
    await play(async (scene) => {
      const revoke = (who: string, from: string) =>
        scene.refusal(who, `select revoke_admin($1, $2)`, who, from);
      expect(await scene.refusal('visitor', `select revoke_admin('${MAYA}', '${ADMIN}')`)).toBe('42501');
      expect(await revoke(MAYA, ADMIN)).toBe('42501');
      expect(await scene.refusal(MAYA, `select revoke_admin('${ADMIN}', '${NOOR}')`)).toBe('42501');
      expect(await revoke(ADMIN, ADMIN)).toBe('P0001 LAST_ADMIN');
      await scene.as(ADMIN, `select grant_admin('${ADMIN}', '${MAYA}')`);
      expect(await revoke(ADMIN, ADMIN)).toBe('allowed');
      expect(await scene.count('owner', `select from admin_users where user_id = '${ADMIN}'`)).toBe(0);
      const traces = `select actor_id, action, row_id from admin_audit_log where table_name = 'admin_users' order by id`;
      expect(await scene.as('owner', traces)).toEqual([
        { actor_id: ADMIN, action: 'insert', row_id: MAYA },
        { actor_id: ADMIN, action: 'delete', row_id: ADMIN },
      ]);
    });
  });
});

describe('Two admins at once', () => {
  const ROUNDS = 30;
  const admins = [madeUpId('d1', 1), madeUpId('d1', 2)] as const;
  let crowd: Crowd;

  beforeAll(async () => {
    crowd = await gather(3);
    await crowd.people[2]?.act('owner', newcomers([...admins]));
  });
  afterAll(() => crowd.leave());

  it('never take the rights of each other: one is left (R-395)', async () => {
    const [first, second] = admins;
    const [one, two, owner] = crowd.people;
    for (let round = 0; round < ROUNDS; round += 1) {
      await owner?.act(
        'owner',
        `insert into public.admin_users (user_id) values ('${first}'), ('${second}') on conflict do nothing`,
      );
      await Promise.all([
        one?.act(first, `select public.revoke_admin('${first}', '${second}')`),
        two?.act(second, `select public.revoke_admin('${second}', '${first}')`),
      ]);
      expect(await owner?.act('owner', 'select user_id from public.admin_users')).toHaveLength(1);
    }
  });

  it('set the status of a coffee chat: the second is told of the first (R-233)', async () => {
    const [first, second] = admins;
    const [one, two, owner] = crowd.people;
    const request = madeUpId('d2', 1);
    await owner?.act(
      'owner',
      `insert into public.admin_users (user_id) values ('${first}'), ('${second}') on conflict do nothing;
       insert into public.coffee_chat_requests (id, requester_id, proposed_dates, time_zone)
       values ('${request}', '${first}', array[date_trunc('day', now()) + interval '3 days 12 hours'], 'UTC')`,
    );
    const set = (status: string) =>
      `select public.admin_set_coffee_chat_status('${request}', '${status}', 'pending')`;
    await one?.act(first, `begin; ${set('completed')}`);
    const later = two?.act(second, set('cancelled'));
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%cancelled%' and pid <> pg_backend_pid()`;
    await expect.poll(() => owner?.act('owner', waiting)).toHaveLength(1);
    await one?.act(first, 'commit');
    expect(await later).toMatch(/^P0001 ALREADY_DECIDED/);
  });
});
