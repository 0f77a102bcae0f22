import { ROLE_RIGHTS } from '@sorella/core/domain/administration/rights';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LEILA, LENA, MAYA, NOOR, YUKI } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { play, type Scene } from './support/scene.ts';

const ROLES = ['visitor', 'member', 'host', 'treasurer', 'moderator', 'admin'] as const;
type Role = (typeof ROLES)[number];

const ACTORS: Readonly<Record<Role, Actor>> = {
  visitor: 'visitor',
  member: MAYA,
  host: NOOR,
  treasurer: YUKI,
  moderator: LEILA,
  admin: ADMIN,
};
/** The event whose host Noor is, and one whose host she is not. */
const HOSTED = EVENTS.approvedFree;
const OTHER = EVENTS.paid;

/** Whom a procedure answers beside the admins; one that is not here answers them alone. */
const BESIDE_ADMINS: Readonly<Record<string, readonly Role[]>> = {
  admin_event_people: ['host'],
  admin_exists: ['member', 'host', 'treasurer', 'moderator'],
  admin_get_user_emails: ['treasurer'],
  admin_list_events: ['host'],
  admin_list_guest_messages: ['host'],
  admin_list_members: ['moderator'],
  admin_message_guests: ['host'],
  admin_list_payments: ['treasurer'],
  admin_list_refunds: ['treasurer'],
  admin_list_reports: ['moderator'],
  admin_list_views: ['host', 'treasurer', 'moderator'],
  admin_save_view: ['host', 'treasurer', 'moderator'],
  admin_member_story: ['moderator'],
  admin_note_arrival: ['host'],
  admin_note_member: ['moderator'],
  admin_overview: ['host', 'treasurer', 'moderator'],
  admin_payment_targets: ['treasurer'],
  admin_payment_totals: ['treasurer'],
  admin_money_report: ['treasurer'],
  admin_record_payments: ['treasurer'],
  admin_record_returns: ['treasurer'],
  admin_record_split: ['treasurer'],
  admin_known_lines: ['treasurer'],
  admin_set_lines_aside: ['treasurer'],
  admin_settle_payments: ['treasurer'],
  admin_take_up_application: ['treasurer'],
  admin_get_event_payment_term: ['treasurer'],
  admin_get_payment_term: ['treasurer'],
  admin_reinstate_member: ['moderator'],
  admin_settle_refund: ['treasurer'],
  admin_suspend_member: ['moderator'],
  admin_warn_member: ['moderator'],
  admin_decide_applications: ['treasurer'],
  decide_application: ['treasurer'],
  decide_booking: ['treasurer'],
  decide_report: ['moderator'],
  list_pending_event_bookings: ['treasurer'],
};

/** A priced application that waits, which is the treasurer's to decide. */
const PRICED = `(select id from event_applications where event_id = '${EVENTS.pendingPaid}' and user_id = '${MAYA}' limit 1)`;
/** What a procedure is asked where an empty question would tell nothing: the part of the event that is hosted. */
const ASKED: Readonly<Record<string, (ids: Ids) => string>> = {
  admin_event_people: () => `'${HOSTED}'`,
  admin_list_guest_messages: () => `'${HOSTED}'`,
  admin_message_guests: () => `'${HOSTED}', gen_random_uuid(), 'both', 'Hello'`,
  admin_note_arrival: ({ seat }) => `'${seat}', true`,
  admin_decide_applications: ({ priced }) => `array['${priced}']::uuid[], 'approve'`,
  decide_application: ({ priced }) => `'${priced}', 'approve'`,
  admin_take_up_application: ({ priced }) => `'${priced}'`,
  decide_booking: ({ booking }) => `'${booking}', 'approve'`,
  // Without an end nothing is done, and yet it is told whether she might.
  admin_suspend_member: () => `'${MAYA}', null, 'x'`,
};

interface Ids {
  readonly seat: string;
  readonly otherSeat: string;
  readonly priced: string;
  readonly booking: string;
}

/** Roles are given as an admin gives them; ids are read by the owner, since no role reads all of them. */
async function staffed(scene: Scene): Promise<Ids> {
  await scene.as(ADMIN, `select admin_give_role('${YUKI}', 'treasurer')`);
  await scene.as(ADMIN, `select admin_give_role('${LEILA}', 'moderator')`);
  await scene.as(ADMIN, `select admin_set_event_host('${HOSTED}', '${NOOR}', true)`);
  const id = async (sql: string) => {
    const value = await scene.value('owner', sql);
    if (typeof value !== 'string') throw new Error(`The demo world has no row for: ${sql}`);
    return value;
  };
  const seatOf = (event: string) =>
    id(`select application_id from event_attendees where event_id = '${event}' order by id limit 1`);
  return {
    seat: await seatOf(HOSTED),
    otherSeat: await seatOf(OTHER),
    priced: await id(`select id from ${PRICED} priced`),
    booking: await id(`select id from event_bookings where application_id = ${PRICED}`),
  };
}

/** Each procedure of the API that is for some only: by its name, or because it asks on its way who calls. */
const GUARDED = `
  with recursive guarded as (
    select p.oid, n.nspname, p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.prosrc ~ 'private\\.require_(admin|right|staff|host|decider)\\('
    union
    select p.oid, n.nspname, p.proname from guarded
    join pg_proc p on p.prosrc ~ ('private\\.' || guarded.proname || '\\(')
    join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'private')
    where guarded.nspname = 'private'
  )
  select p.proname as name,
    (select coalesce(string_agg(
         case when p.proargnames[place] in ('user_id', 'for_user_id') then '{self}'
           else 'null::' || format_type(type, null) end, ', ' order by place), '')
     from unnest(p.proargtypes) with ordinality given (type, place)) as nothing
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and has_function_privilege('authenticated', p.oid, 'execute')
    and (p.oid in (select oid from guarded) or p.proname like 'admin\\_%')
  order by 1`;

let guarded: readonly { readonly name: string; readonly nothing: string }[] = [];
beforeAll(async () => {
  await play(async (scene) => {
    guarded = (await scene.as('owner', GUARDED)).map((row) => ({
      name: String(row['name']),
      nothing: String(row['nothing']),
    }));
  });
});

describe('Roles below admin (A-104)', () => {
  it('every procedure for some only answers those that the table names, and refuses everybody else', async () => {
    expect(guarded.length).toBeGreaterThan(40);
    const names = new Set(guarded.map(({ name }) => name));
    expect(Object.keys(BESIDE_ADMINS).filter((name) => !names.has(name))).toEqual([]);
    for (const role of ROLES)
      await play(async (scene) => {
        const ids = await staffed(scene);
        const actor = ACTORS[role];
        const answered: string[] = [];
        for (const { name, nothing } of guarded) {
          const self = actor === 'visitor' ? 'null::uuid' : `'${actor}'::uuid`;
          const asked = ASKED[name]?.(ids) ?? nothing.replaceAll('{self}', self);
          if ((await scene.refusal(actor, `select ${name}(${asked})`)) !== '42501') answered.push(name);
        }
        const expected = guarded
          .filter(({ name }) => role === 'admin' || BESIDE_ADMINS[name]?.includes(role))
          .map(({ name }) => name);
        expect([role, answered]).toEqual([role, expected]);
      });
  });

  it('the table of who may what is that of the pages', async () => {
    await play(async (scene) => {
      expect(
        await scene.as('owner', 'select role, right_name from private.role_rights order by role, right_name'),
      ).toEqual(
        Object.entries(ROLE_RIGHTS)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .flatMap(([role, rights]) => rights.map((right_name) => ({ role, right_name }))),
      );
    });
  });

  it('a host has the people of her events, and nothing of another', async () => {
    await play(async (scene) => {
      const { seat, otherSeat } = await staffed(scene);
      expect(await scene.refusal(NOOR, `select admin_event_people('${HOSTED}', true)`)).toBe('allowed');
      expect(await scene.refusal(NOOR, `select admin_note_arrival('${seat}', true)`)).toBe('allowed');
      const nobody = '00000000-0000-4000-8000-00000000dead';
      for (const sql of [
        `select admin_event_people('${OTHER}')`,
        `select admin_event_people('${nobody}')`,
        `select admin_list_guest_messages('${OTHER}')`,
        `select admin_message_guests('${OTHER}', gen_random_uuid(), 'both', 'Hello')`,
        `select admin_note_arrival('${otherSeat}', true)`,
        `select admin_note_arrival('${nobody}', true)`,
      ])
        expect([sql, await scene.refusal(NOOR, sql)]).toEqual([sql, '42501']);
      for (const period of ['coming', 'past'])
        expect(
          (
            await scene.as(
              NOOR,
              `select row ->> 'id' as id from jsonb_array_elements(admin_list_events(1, 100, '${period}') -> 'rows') row`,
            )
          ).filter(({ id }) => id !== HOSTED),
        ).toEqual([]);
      expect(
        await scene.value(
          NOOR,
          `select (admin_list_events(1, 100, 'coming') ->> 'total')::int + (admin_list_events(1, 100, 'past') ->> 'total')::int`,
        ),
      ).toBe(1);
      await scene.as(ADMIN, `select admin_set_event_host('${HOSTED}', '${NOOR}', false)`);
      expect(await scene.refusal(NOOR, `select admin_event_people('${HOSTED}')`)).toBe('42501');
      expect(await scene.refusal(NOOR, `select admin_list_events(1, 10)`)).toBe('42501');
    });
  });

  it('a treasurer decides about what has a price, and never about her own', async () => {
    await play(async (scene) => {
      const { priced } = await staffed(scene);
      const free = await scene.value(
        'owner',
        `select id from event_applications where event_id = '${EVENTS.pendingFree}' and status = 'pending' limit 1`,
      );
      for (const ids of [`'${String(free)}'`, `'${priced}', '${String(free)}'`, `gen_random_uuid()`])
        expect(
          await scene.refusal(YUKI, `select admin_decide_applications(array[${ids}]::uuid[], 'approve')`),
        ).toBe('42501');
      await scene.as(ADMIN, `select admin_give_role('${MAYA}', 'treasurer')`);
      expect(await scene.refusal(MAYA, `select decide_application('${priced}', 'approve')`)).toBe('42501');
      expect(await scene.refusal(YUKI, `select decide_application('${priced}', 'approve')`)).toBe('allowed');
      expect(
        await scene.count(
          'owner',
          `select from admin_audit_log where actor_id = '${YUKI}' and table_name = 'event_applications' and row_id = $1`,
          priced,
        ),
      ).toBe(1);
    });
  });

  it('a treasurer reads addresses of those alone who have booked', async () => {
    await play(async (scene) => {
      await staffed(scene);
      const seen = await scene.as(
        YUKI,
        `select user_id from admin_get_user_emails(array['${MAYA}', '${LENA}', '${ADMIN}']::uuid[])`,
      );
      const booked = await scene.as(
        'owner',
        `select distinct user_id from event_bookings where user_id in ('${MAYA}', '${LENA}', '${ADMIN}')`,
      );
      expect(booked.length).toBeLessThan(3);
      expect(seen.map(({ user_id }) => user_id).toSorted()).toEqual(
        booked.map(({ user_id }) => user_id).toSorted(),
      );
    });
  });

  it('a moderator has no part in what is about herself', async () => {
    await play(async (scene) => {
      await staffed(scene);
      const about = async (reporter: string, reported: string) =>
        String(
          await scene.value(
            'owner',
            `insert into reports (id, reporter_id, reported_id, reason, copy)
             values (gen_random_uuid(), '${reporter}', '${reported}', 'spam', '{"profile": {}}') returning id`,
          ),
        );
      const ofHers = await about(MAYA, LEILA);
      const ofNoor = await about(MAYA, NOOR);
      const listed = (who: Actor) =>
        scene
          .as(
            who,
            `select row ->> 'id' as id from jsonb_array_elements(admin_list_reports(1, 100) -> 'rows') row`,
          )
          .then((rows) => rows.map(({ id }) => id));
      expect(await listed(ADMIN)).toEqual(expect.arrayContaining([ofHers, ofNoor]));
      expect(await listed(LEILA)).toContain(ofNoor);
      expect(await listed(LEILA)).not.toContain(ofHers);
      const waiting = (who: Actor) =>
        scene.value(who, `select (admin_overview() -> 'reports' ->> 'waiting')::int`).then(Number);
      expect((await waiting(ADMIN)) - (await waiting(LEILA))).toBe(1);
      expect(
        await scene.as(
          LEILA,
          `select row ->> 'id' as id from jsonb_array_elements(admin_member_story('${MAYA}') -> 'reports') row
           where row ->> 'id' = '${ofHers}'`,
        ),
      ).toEqual([]);
      for (const sql of [
        `select decide_report('${ofHers}', 'dismissed')`,
        `select admin_member_story('${LEILA}')`,
        `select admin_note_member('${LEILA}', gen_random_uuid(), 'Always kind')`,
        `select admin_warn_member('${YUKI}', gen_random_uuid(), 'x')`,
        `select admin_suspend_member('${YUKI}', now() + interval '1 day', 'x')`,
        `select admin_reinstate_member('${YUKI}')`,
      ])
        expect([sql, await scene.refusal(LEILA, sql)]).toEqual([sql, '42501']);
      expect(await scene.refusal(LEILA, `select decide_report('${ofNoor}', 'dismissed')`)).toBe('allowed');
      expect(
        await scene.refusal(
          LEILA,
          `select admin_suspend_member('${MAYA}', now() + interval '1 day', 'Three no-shows')`,
        ),
      ).toBe('allowed');
      expect(
        await scene.count(
          'owner',
          `select from admin_audit_log where actor_id = '${LEILA}' and table_name in ('reports', 'member_suspensions')
             and action <> 'read'`,
        ),
      ).toBe(2);
    });
  });

  it('whoever is suspended has no rights while it lasts', async () => {
    await play(async (scene) => {
      const { seat } = await staffed(scene);
      for (const who of [YUKI, LEILA, NOOR])
        await scene.as(ADMIN, `select admin_suspend_member('${who}', now() + interval '1 day', 'Because')`);
      for (const [who, sql] of [
        [YUKI, 'select admin_list_payments(1, 10)'],
        [LEILA, 'select admin_list_reports(1, 10)'],
        [LEILA, `select admin_reinstate_member('${NOOR}')`],
        [NOOR, `select admin_event_people('${HOSTED}')`],
        [NOOR, `select admin_note_arrival('${seat}', true)`],
        [NOOR, 'select admin_overview()'],
      ] as const)
        expect([sql, await scene.refusal(who, sql)]).toEqual([sql, '42501']);
      for (const who of [YUKI, LEILA, NOOR])
        expect(await scene.value(who, 'select list_rights()')).toEqual({ rights: [], hosted_event_ids: [] });
      await scene.as(ADMIN, `select admin_reinstate_member('${YUKI}')`);
      expect(await scene.refusal(YUKI, 'select admin_list_payments(1, 10)')).toBe('allowed');
    });
  });

  it('tells each her own rights, and a visitor none', async () => {
    await play(async (scene) => {
      await staffed(scene);
      const all = ['guests', 'members', 'payments', 'refunds', 'reports'];
      for (const [who, rights, hosted] of [
        [MAYA, [], []],
        [NOOR, ['guests'], [HOSTED]],
        [YUKI, ['payments', 'refunds'], []],
        [LEILA, ['members', 'reports'], []],
        [ADMIN, all, []],
      ] as const)
        expect([who, await scene.value(who, 'select list_rights()')]).toEqual([
          who,
          { rights, hosted_event_ids: hosted },
        ]);
      expect(await scene.refusal('visitor', 'select list_rights()')).toBe('42501');
    });
  });

  it('what waits is counted for each as far as she may see it', async () => {
    await play(async (scene) => {
      await staffed(scene);
      const overview = async (who: Actor) => Object(await scene.value(who, 'select admin_overview()'));
      const admins = await overview(ADMIN);
      const nothing = { waiting: 0, oldest: null };
      expect(admins.bookings.waiting).toBeGreaterThan(0);
      expect(admins.applications.waiting).toBeGreaterThan(0);
      const treasurers = await overview(YUKI);
      expect(treasurers.bookings).toEqual(admins.bookings);
      expect(treasurers.money).toEqual(admins.money);
      expect(treasurers).toMatchObject({ applications: nothing, reports: nothing, new_members: [] });
      const moderators = await overview(LEILA);
      expect(moderators.new_members).toEqual(admins.new_members);
      expect(moderators.approvals).toEqual(admins.approvals);
      expect(moderators).toMatchObject({
        bookings: nothing,
        refunds: nothing,
        money: { awaited_cents: 0, confirmed_cents: 0 },
        audit_entries_this_week: 0,
      });
      expect(await overview(NOOR)).toMatchObject({
        bookings: nothing,
        reports: nothing,
        refunds: nothing,
        tasks: [],
      });
      expect(Object.keys(treasurers).toSorted()).toEqual(Object.keys(admins).toSorted());
    });
  });

  it('a draft is among the next events of admins alone (A-104)', async () => {
    await play(async (scene) => {
      await staffed(scene);
      const draft = '0e000000-0000-4000-8000-00000000d4af';
      await scene.as(
        'owner',
        `insert into events (id, title, location, start_time, end_time, max_attendees, published_at)
         values ('${draft}', 'Not yet', 'Berlin', now() + interval '1 hour', now() + interval '2 hours', 5, null)`,
      );
      const reads = async (who: Actor) => {
        const { events } = Object(await scene.value(who, 'select admin_overview()'));
        return events.some(({ id }: { id: string }) => id === draft);
      };
      for (const who of [YUKI, LEILA, NOOR]) expect([who, await reads(who)]).toEqual([who, false]);
      expect(await reads(ADMIN)).toBe(true);
      await scene.as('owner', `update events set published_at = now() where id = '${draft}'`);
      for (const who of [YUKI, LEILA, NOOR]) expect([who, await reads(who)]).toEqual([who, true]);
    });
  });

  it('roles are given and taken by admins alone, and the log keeps which', async () => {
    await play(async (scene) => {
      await staffed(scene);
      for (const who of [MAYA, YUKI, LEILA, NOOR])
        for (const sql of [
          `insert into staff_roles (user_id, role) values ('${who}', 'moderator')`,
          `update staff_roles set role = 'moderator'`,
          `delete from staff_roles`,
          `insert into private.event_hosts (event_id, user_id) values ('${OTHER}', '${who}')`,
          `select * from private.event_hosts`,
          `select * from private.role_rights`,
          `insert into private.role_rights values ('host', 'payments')`,
        ])
          expect([who, sql, await scene.refusal(who, sql)]).toEqual([who, sql, '42501']);
      expect(await scene.as(YUKI, 'select user_id, role from staff_roles')).toEqual([
        { user_id: YUKI, role: 'treasurer' },
      ]);
      expect(await scene.count(MAYA, 'select from staff_roles')).toBe(0);
      expect(await scene.count(ADMIN, 'select from staff_roles')).toBe(2);
      for (const role of [`'admin'`, `'host'`, `''`, 'null'])
        expect(await scene.refusal(ADMIN, `select admin_give_role('${MAYA}', ${role})`)).toBe('22023');
      const nobody = '00000000-0000-4000-8000-00000000dead';
      expect(await scene.refusal(ADMIN, `select admin_give_role('${nobody}', 'treasurer')`)).toContain(
        'NOT_FOUND',
      );
      expect(
        await scene.refusal(ADMIN, `select admin_set_event_host('${nobody}', '${MAYA}', true)`),
      ).toContain('EVENT_NOT_FOUND');
      expect(
        await scene.refusal(ADMIN, `select admin_set_event_host('${OTHER}', '${nobody}', true)`),
      ).toContain('NOT_FOUND');
      // Again is harmless, and leaves no second trace.
      await scene.as(ADMIN, `select admin_give_role('${YUKI}', 'treasurer')`);
      await scene.as(ADMIN, `select admin_take_role('${YUKI}', 'treasurer')`);
      await scene.as(ADMIN, `select admin_take_role('${YUKI}', 'treasurer')`);
      expect(
        await scene.as(
          'owner',
          `select action, row_id, coalesce(details -> 'after', details -> 'before') ->> 'role' as role
           from admin_audit_log where table_name = 'staff_roles' order by id`,
        ),
      ).toEqual([
        { action: 'insert', row_id: YUKI, role: 'treasurer' },
        { action: 'insert', row_id: LEILA, role: 'moderator' },
        { action: 'delete', row_id: YUKI, role: 'treasurer' },
      ]);
      expect(await scene.refusal(YUKI, 'select admin_list_payments(1, 10)')).toBe('42501');
    });
  });

  it('a role opens no bucket, no topic of the admins, and no table beyond its lists', async () => {
    await play(async (scene) => {
      await staffed(scene);
      const topic = String(await scene.value('owner', 'select private.admin_topic()'));
      await scene.as(
        'owner',
        `insert into realtime.messages (topic, extension, event) values ($1, 'broadcast', 'probe')`,
        topic,
      );
      await scene.as('owner', `select set_config('realtime.topic', $1, true)`, topic);
      const hears = (who: Actor) =>
        scene.count(who, `select from realtime.messages where topic = $1 and event = 'probe'`, topic);
      expect(await hears(ADMIN)).toBe(1);
      const image = `insert into storage.objects (bucket_id, name)
        values ('event-images', '0b51c4a0-7f0e-4c0e-9a52-9d2f5f0e1a11.png')`;
      for (const who of [NOOR, YUKI, LEILA]) {
        expect([who, await hears(who)]).toEqual([who, 0]);
        expect([who, await scene.refusal(who, image)]).toEqual([who, '42501']);
        for (const table of ['event_applications', 'event_bookings', 'event_attendees', 'user_approvals'])
          expect([
            who,
            table,
            await scene.count(who, `select from ${table} where user_id <> '${who}'`),
          ]).toEqual([who, table, 0]);
        for (const table of ['admin_audit_log', 'admin_users'])
          expect([who, table, await scene.count(who, `select from ${table}`)]).toEqual([who, table, 0]);
      }
      await scene.as(
        'owner',
        `insert into payments (booking_id, provider, reference, amount_cents, currency, status)
         select id, 'paypal', 'ROLES001', 1, 'EUR', 'wrong-amount' from event_bookings limit 1`,
      );
      for (const [who, rows] of [
        [YUKI, true],
        [LEILA, false],
        [NOOR, false],
      ] as const)
        expect([who, (await scene.count(who, 'select from payments')) > 0]).toEqual([who, rows]);
    });
  });
});
