import { performance } from 'node:perf_hooks';
import { startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';

/*
 * How long one page of the admin's tables takes with 10,000 members, 50,000 applications of which 5,000 wait, as many
 * bookings, some 2,000 refunds and 5,000 reports that wait, and 100,000 entries in the audit log.
 */

const ADMIN = '00000000-0000-4000-8000-0000000000aa';
const ROUNDS = 15;

const FILL = `
  insert into auth.users (id, email) select gen_random_uuid(), 'member' || n || '@bench.test' from generate_series(1, 10000) n;
  insert into auth.users (id, email) values ('${ADMIN}', 'admin@bench.test');
  alter table public.profiles disable trigger user;
  alter table public.event_applications disable trigger user;
  alter table public.event_bookings disable trigger user;
  alter table public.reports disable trigger user;
  update public.profiles set first_name = 'First' || left(id::text, 4), last_name = 'Last' || right(id::text, 6);
  insert into public.admin_users (user_id) values ('${ADMIN}');
  insert into public.events (id, title, location, start_time, end_time, max_attendees)
    select gen_random_uuid(), 'Event ' || n, 'Berlin', now() + interval '9 days', now() + interval '10 days', 10000
    from generate_series(1, 500) n;
  insert into public.event_applications (user_id, event_id, status, application_date, updated_at)
    select member.id, event.id, case when n <= 5000 then 'pending' when n % 2 = 0 then 'approved' else 'denied' end,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, 50000) n
    join (select id, row_number() over () as k from public.profiles) member on member.k = n % 10000 + 1
    join (select id, row_number() over () as k from public.events) event on event.k = n / 100 % 500 + 1;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
    select '${ADMIN}', 'update', 'event_applications', id::text, '{"after":{"status":"approved"}}'
    from public.event_applications, generate_series(1, 2);
  insert into public.event_bookings (user_id, event_id, application_id, credits_used, status, amount_paid_cents)
    select user_id, event_id, id, 3,
      case status when 'approved' then 'paid' when 'denied' then 'cancelled' else 'pending' end,
      case when status = 'approved' or (status = 'denied' and row_number() over () % 10 = 0) then 1500 else 0 end
    from public.event_applications;
  insert into public.reports (id, reporter_id, reported_id, reason, copy)
    select gen_random_uuid(), member.id, member.id, 'spam', '{"profile": {}}'
    from (select id from public.profiles limit 5000) member;
  alter table public.profiles enable trigger user;
  alter table public.event_applications enable trigger user;
  alter table public.event_bookings enable trigger user;
  alter table public.reports enable trigger user;
  analyze`;

const CALLS: readonly (readonly [string, string])[] = [
  ['applications, first page', `admin_list_applications(1, 25)`],
  ['applications, page 1,000', `admin_list_applications(1000, 25)`],
  [
    'applications that wait, oldest first',
    `admin_list_applications(1, 25, wanted_status => 'pending', ascending => true)`,
  ],
  ['applications, searched', `admin_list_applications(1, 25, search => 'last12')`],
  ['applications by member', `admin_list_applications(1, 25, sort_by => 'member')`],
  ['cancelled', `admin_list_applications(1, 25, cancelled => 'all', sort_by => 'updated')`],
  ['members, first page', `admin_list_members(1, 25)`],
  ['audit log, first page', `admin_list_audit_log(1, 25)`],
  ['audit log, searched', `admin_list_audit_log(1, 25, search => 'admin@')`],
  ['audit log, searched by a name', `admin_list_audit_log(1, 25, search => 'last12')`],
  ['audit log, searched by an event', `admin_list_audit_log(1, 25, search => 'Event 12')`],
  ['refunds that wait', `admin_list_refunds(1, 25, wanted_state => 'open')`],
  ['reports that wait', `admin_list_reports(1, 25, wanted_status => 'open')`],
  ['reports, searched', `admin_list_reports(1, 25, search => 'last12')`],
  ['the desk of bookings, first page', `list_pending_event_bookings()`],
  ['overview', `admin_overview()`],
  ['an export of 1,000', `admin_list_applications(1, 1000, is_export => true)`],
];

const database = await startDatabase({ ephemeral: true });
const client = new Client({ connectionString: database.url });
await client.connect();
try {
  await client.query(FILL);
  await client.query(`set role authenticated`);
  await client.query(
    `select set_config('request.jwt.claims', '{"role":"authenticated","sub":"${ADMIN}"}', false)`,
  );
  for (const [name, call] of CALLS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await client.query(`select public.${call}`);
      times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    const [median = 0] = times.slice(Math.floor(ROUNDS / 2));
    console.info(`${name.padEnd(40)} ${median.toFixed(1).padStart(7)} ms`);
  }
} finally {
  await client.end();
  await database.stop();
}
