import { emailOf } from '../builders.ts';
import { DEMO_IDS } from '../scenarios/ids.ts';
import { BASE_NOW } from '../scenarios/instants.ts';
import { demoWorld } from '../scenarios/scenarios.ts';
import { createWorld, type Row, type World } from '../scenarios/world.ts';
import { demoTalkSql } from './demo-talk.ts';

const HOUR_MS = 3_600_000;
const midnight = Date.parse(`${BASE_NOW.toISOString().slice(0, 10)}T00:00:00Z`);
const hoursFromBase = (moment: string) => (Date.parse(moment) - midnight) / HOUR_MS;

function outcomeOf({ status, cancelled_by }: Row<'event_applications'>): string {
  if (cancelled_by) return 'cancel';
  return { pending: 'wait', approved: 'approve', denied: 'deny' }[status ?? 'pending'] ?? 'wait';
}

/** Rows as a table of SQL, one on each line. */
function recordset(name: string, columns: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `jsonb_to_recordset($rows$[\n${lines}\n  ]$rows$) as ${name} (${columns})`;
}

const membersOf = ({ tables, accounts }: World) =>
  tables.profiles.map(({ id, first_name, last_name, title, bio, city, age, created_at }, index) => ({
    id,
    email:
      accounts.find((account) => account.id === id)?.email ?? emailOf({ id, firstName: first_name ?? null }),
    first_name,
    last_name,
    title,
    city,
    age,
    phone: `+49 30 5550 ${String(index + 1).padStart(4, '0')}`,
    bio,
    joined: -Math.floor(hoursFromBase(created_at ?? BASE_NOW.toISOString()) / 24),
  }));

const eventsOf = ({ tables }: World) =>
  tables.events.map((event) => ({
    id: event.id,
    title: event.title,
    description: event.description,
    detailed_description: event.detailed_description,
    category: event.category,
    location: event.location,
    city: event.city,
    time_zone: event.time_zone,
    starts: hoursFromBase(event.start_time),
    ends: hoursFromBase(event.end_time),
    max_attendees: event.max_attendees,
    credits_required: event.credits_required,
    paypal_username: event.paypal_username,
  }));

const seatsOf = ({ tables }: World) =>
  tables.event_applications.map((application, index) => ({
    n: index + 1,
    member: application.user_id,
    event: application.event_id,
    becomes: outcomeOf(application),
    // What a cancelling member leaves behind, the database writes itself.
    notes: application.cancelled_by ? null : application.admin_notes,
  }));

/**
 * The demo world of the stories as the `seed.sql` of a Supabase project. Rows are written as life would write them, by
 * the rules of the database, and around the day on which it runs instead of around the stories' base instant.
 */
export function demoSeedSql(): string {
  const world = createWorld(demoWorld, 'https://demo.sorella.test');
  return `-- The demo world, for development and demos only. Every account's password is sorella-demo.
-- Made from mocks/src/scenarios by \`pnpm seed:generate\`: change it there. Times are relative to now, so there is always
-- something coming up. Running it again changes nothing.

do $demo$
declare
  admin constant uuid := '${DEMO_IDS.admin}';
  -- The Saturday that the world is built around: today's or the next one.
  base constant timestamp := current_date + (6 - extract(dow from current_date)::integer);
  -- Nobody can apply for what is over: everything happens later at first, and is moved to its place in the end.
  later constant interval := interval '100 days';
  password_hash text;
  seat record;
  target uuid;
begin
  if exists (select from auth.users where id = admin) then return; end if;
  password_hash := extensions.crypt('sorella-demo', extensions.gen_salt('bf', 10));

  create temporary table demo_member on commit drop as
  select * from ${recordset(
    'member',
    'id uuid, email text, first_name text, last_name text, title text, city text, age integer, phone text, bio text, joined integer',
    membersOf(world),
  )};

  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
    email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  )
  select
    id, 'authenticated', 'authenticated', email, password_hash, now(), '', '', '',
    '', '', '', '', '',
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('first_name', first_name, 'last_name', last_name), now(), now()
  from demo_member;
  -- Hosted Auth looks its users up by this column; not every Auth server has it.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute 'update auth.users set instance_id = $1 where id in (select id from demo_member)'
    using '00000000-0000-0000-0000-000000000000'::uuid;
  end if;
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select
    gen_random_uuid(), 'email', id::text, id,
    jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
  from demo_member;

  update public.profiles set
    title = demo_member.title, city = demo_member.city, age = demo_member.age, bio = demo_member.bio,
    gender = 'female', phone = demo_member.phone, created_at = now() - make_interval(days => joined)
  from demo_member where demo_member.id = profiles.id;
  insert into public.admin_users (user_id) values (admin);
  -- As \`supabase start\` serves it.
  update private.settings set value = 'http://127.0.0.1:54321' where name = 'storage_origin' and value is null;
  ${world.statements.map((statement) => `${statement};`).join('\n  ')}

  create temporary table demo_event on commit drop as
  select * from ${recordset(
    'event',
    'id uuid, title text, description text, detailed_description text, category text, location text, city text, time_zone text, starts integer, ends integer, max_attendees integer, credits_required integer, paypal_username text',
    eventsOf(world),
  )};
  insert into public.events (
    id, title, description, detailed_description, category, location, city, time_zone, start_time, end_time, max_attendees,
    credits_required, paypal_username, created_by
  )
  select
    id, title, description, detailed_description, category, location, city, time_zone,
    (base + make_interval(hours => starts) + later) at time zone 'UTC',
    (base + make_interval(hours => ends) + later) at time zone 'UTC',
    max_attendees, credits_required, paypal_username, admin
  from demo_event;

  -- Who asked for what, and what became of it. The rules of the database do the rest, as they would in life.
  for seat in
    select * from ${recordset(
      'seat',
      'n integer, member uuid, event uuid, becomes text, notes text',
      seatsOf(world),
    )}
    order by n
  loop
    perform set_config('request.jwt.claims', '', true);
    insert into public.event_applications (user_id, event_id)
    values (seat.member, seat.event)
    returning id into target;
    if seat.becomes in ('approve', 'deny') then
      perform set_config('request.jwt.claims', jsonb_build_object('sub', admin, 'role', 'authenticated')::text, true);
      perform public.decide_application(target, seat.becomes, seat.notes);
    elsif seat.becomes = 'cancel' then
      perform set_config('request.jwt.claims', jsonb_build_object('sub', seat.member, 'role', 'authenticated')::text, true);
      perform public.cancel_application(seat.event);
    end if;
    perform set_config('request.jwt.claims', '', true);
    update public.event_applications set application_date = now() - make_interval(hours => 24 + seat.n)
    where id = target;
  end loop;
  -- What was decided long ago is told to nobody.
  delete from private.outgoing_mails;
${demoTalkSql}
  -- Each has read all but the newest of what happened to her, a few hours apart.
  update private.notifications told
  set created_at = now() - make_interval(hours => 5 * placed.place - 4),
    read_at = case when placed.place > 2 or told.kind = 'message-received' then coalesce(told.read_at, now()) end
  from (
    select id, row_number() over (partition by user_id order by created_at desc, id)::integer as place
    from private.notifications
  ) placed
  where placed.id = told.id;
  update public.events set start_time = start_time - later, end_time = end_time - later
  where id in (select id from demo_event);
  -- What is over was asked for before it began; a booking stands since its member asked, an approval since she joined.
  update public.event_applications application
  set application_date = event.start_time - make_interval(days => 4)
  from public.events event where event.id = application.event_id and application.application_date > event.start_time;
  update public.event_bookings booking set created_at = application.application_date
  from public.event_applications application where application.id = booking.application_id;
  update public.user_approvals approval set created_at = person.created_at
  from public.profiles person where person.id = approval.user_id;
end
$demo$;
`;
}
