import { performance } from 'node:perf_hooks';
import { startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';

/*
 * How long one page of the admin's tables takes with 25,000 members, 125,000 applications of which 5,000 wait, as many
 * bookings, 40,000 payments, some 6,000 refunds and 5,000 reports that wait, and 250,000 entries in the audit log; and how
 * long what holds many rows at once holds them.
 */

const ADMIN = '00000000-0000-4000-8000-0000000000aa';
const ROUNDS = 15;

const FILL = `
  insert into auth.users (id, email) select gen_random_uuid(), 'member' || n || '@bench.test' from generate_series(1, 25000) n;
  insert into auth.users (id, email) values ('${ADMIN}', 'admin@bench.test');
  alter table public.profiles disable trigger user;
  alter table public.event_applications disable trigger user;
  alter table public.event_bookings disable trigger user;
  alter table public.reports disable trigger user;
  update public.profiles set first_name = 'First' || left(id::text, 4), last_name = 'Last' || right(id::text, 6);
  insert into public.admin_users (user_id) values ('${ADMIN}');
  insert into public.events (id, title, location, start_time, end_time, max_attendees, credits_required, paypal_username)
    select gen_random_uuid(), 'Event ' || n, 'Berlin', now() + interval '9 days', now() + interval '10 days', 10000, 3, 'Sorella'
    from generate_series(1, 1250) n;
  insert into public.event_applications (
      user_id, event_id, payment_required, payment_amount_cents, payment_method, status, application_date, updated_at
    )
    select member.id, event.id, true, 1500, 'paypal', case when n <= 5000 then 'pending' when n % 2 = 0 then 'approved' else 'denied' end,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, 125000) n
    join (select id, row_number() over () as k from public.profiles) member on member.k = n % 25000 + 1
    join (select id, row_number() over () as k from public.events) event on event.k = n / 100 % 1250 + 1;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
    select '${ADMIN}', 'update', 'event_applications', id::text, '{"after":{"status":"approved"}}'
    from public.event_applications, generate_series(1, 2);
  insert into public.event_bookings (user_id, event_id, application_id, created_at, credits_used, status, amount_paid_cents)
    select user_id, event_id, id, application_date, 3,
      case status when 'approved' then 'paid' when 'denied' then 'cancelled' else 'pending' end,
      case when status = 'approved' or (status = 'denied' and row_number() over () % 10 = 0) then 1500 else 0 end
    from public.event_applications;
  alter table public.payments disable trigger broadcast_change;
  insert into public.payments (booking_id, provider, reference, amount_cents, currency, status)
    select id, 'paypal', upper(left(md5(id::text), 17)), 1500, 'EUR', 'accepted'
    from public.event_bookings where status = 'paid' order by id limit 40000;
  alter table public.payments enable trigger broadcast_change;
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
  ['the desk of bookings, searched by a name', `list_pending_event_bookings(search => 'last12')`],
  ['the desk of bookings, searched by an event', `list_pending_event_bookings(search => 'event 12')`],
  ['payments, first page', `admin_list_payments(1, 25)`],
  ['payments, searched by a name', `admin_list_payments(1, 25, search => 'last12')`],
  [
    'payments, searched by a reference',
    `admin_list_payments(1, 25, search => (select reference from event_applications limit 1))`,
  ],
  [
    'payments, searched by a transaction',
    `admin_list_payments(1, 25, search => (select reference from payments limit 1))`,
  ],
  ['payments confirmed by hand', `admin_list_payments(1, 25, wanted_state => 'by-hand')`],
  ['what is paid, in all', `admin_payment_totals()`],
  ['what a statement is matched with, a page', `admin_payment_targets(1)`],
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
