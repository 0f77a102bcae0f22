-- Gatherings. A deleted one stays as a row, because bookings and seats once taken refer to it (A-26).

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  description text check (char_length(description) <= 2000),
  detailed_description text check (char_length(detailed_description) <= 20000),
  category text check (
    category in (
      'Networking', 'Workshop', 'Social', 'Professional Development', 'Cultural', 'Wellness & Fitness',
      'Food & Drinks', 'Entertainment', 'Educational', 'Volunteer', 'Business', 'Creative Arts',
      'Sports & Recreation', 'Technology', 'Other'
    )
  ),
  location text not null check (char_length(btrim(location)) between 1 and 300),
  -- IANA name, stored when an admin saves: editing the place later moves no hour (A-88).
  time_zone text not null default 'UTC' check (time_zone ~ '^[A-Za-z_]{2,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$'),
  start_time timestamptz not null,
  end_time timestamptz not null,
  max_attendees integer not null default 20 check (max_attendees between 1 and 10000),
  credits_required integer not null default 0 check (credits_required between 0 and 1000),
  image_url text check (char_length(image_url) <= 1000),
  created_by uuid references public.profiles (id) on delete set null,
  paypal_username text check (paypal_username ~ '^[A-Za-z0-9]{1,20}$'),
  -- Five euros a credit, two decimals, no currency (R-312, A-16).
  paypal_payment_link text generated always as (
    case when credits_required > 0
      then 'https://paypal.me/' || paypal_username || '/' || (credits_required * 5)::text || '.00'
    end
  ) stored,
  -- Approved applications (R-281, A-28); only the rules of applications write it.
  attendees_count integer not null default 0,
  -- First part of the location, as the filter offers it (R-275).
  city text not null generated always as (btrim(split_part(location, ',', 1))) stored,
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint events_times_in_order check (end_time > start_time),
  -- Keeps out infinity and years that no reader of ISO 8601 understands.
  constraint events_times_in_range check (start_time >= '2000-01-01 00:00+00' and end_time < '2200-01-01 00:00+00'),
  constraint events_seats_within_capacity check (attendees_count between 0 and max_attendees)
);
create index events_upcoming_idx on public.events (start_time, id) where deleted_at is null;
create index events_upcoming_by_category_idx on public.events (category, start_time, id) where deleted_at is null;
create index events_upcoming_by_city_idx on public.events (city, start_time, id) where deleted_at is null;
create index events_created_by_idx on public.events (created_by);

create function private.check_event()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if tg_op = 'INSERT' and caller is not null then
    new.created_by := caller;
  end if;
  perform private.check_time_zone(new.time_zone);
  if new.image_url is not null
    and (tg_op = 'INSERT' or new.image_url is distinct from old.image_url)
    and not private.is_stored_at(new.image_url, 'event-images/[A-Za-z0-9._-]+')
    and new.image_url !~ (
      '^https://(' || private.setting('image_hosts') || ')/[A-Za-z0-9._~%/?=&+,:;@!()*-]+$'
    )
  then
    raise exception using errcode = '23514', message = 'The picture must be uploaded or come from a known host';
  end if;
  return new;
end
$$;
create trigger check_event before insert or update on public.events
  for each row execute function private.check_event();

-- A seat taken is not an edit: an admin's open form must not be told that the event changed meanwhile.
create trigger touch_updated_at before update on public.events
  for each row when (new.attendees_count = old.attendees_count) execute function private.touch_updated_at();

alter table public.events enable row level security;

grant select on public.events to authenticated;
-- Visitors see what a card shows: not who made the event, whom PayPal pays, nor when it was deleted.
grant select (
  id, title, description, detailed_description, category, location, city, time_zone, start_time, end_time, max_attendees,
  credits_required, image_url, paypal_payment_link, attendees_count, created_at, updated_at
) on public.events to anon;
grant insert (
  id, title, description, detailed_description, category, location, time_zone, start_time, end_time, max_attendees,
  credits_required, image_url, created_by, paypal_username
), update (
  title, description, detailed_description, category, location, time_zone, start_time, end_time, max_attendees,
  credits_required, image_url, paypal_username
) on public.events to authenticated;
create policy "events are for everyone to read until deleted" on public.events
  for select to anon, authenticated using (deleted_at is null);
create policy "events are created by admins" on public.events
  for insert to authenticated with check ((select private.is_admin()));
create policy "events are edited by admins until deleted" on public.events
  for update to authenticated
  using (deleted_at is null and (select private.is_admin())) with check ((select private.is_admin()));

create function public.list_event_cities()
returns setof text
language sql stable security invoker set search_path = ''
as $$
  select distinct city from public.events
  where start_time >= now()
  order by city
$$;
grant execute on function public.list_event_cities() to anon, authenticated;

create function public.update_event(
  user_id uuid, target_event_id uuid, changes jsonb, operation_id uuid default null,
  expected_updated_at timestamptz default null
)
returns public.events
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  done_version timestamptz;
  row_before public.events;
  row_after public.events;
begin
  perform private.require_self(user_id);
  perform private.require_admin('Only admins can edit events');
  perform private.check_keys(changes, 'public.events', 'update');
  select * into row_before from public.events where id = target_event_id for no key update;
  if not found then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  done_version := private.version_if_done(operation_id, row_before.updated_at, expected_updated_at);
  if done_version is not null then
    row_before.updated_at := done_version;
    return row_before;
  end if;
  row_after := jsonb_populate_record(row_before, changes);
  execute format('update public.events set %s where id = $2 returning *', private.assignments('public.events'))
    into row_after using row_after, target_event_id;
  perform private.keep_version(operation_id, row_after.updated_at);
  return row_after;
end
$$;

-- Passes by the policies, which hide an event that was deleted after its first creation: a repeated one must find it.
create function private.create_event(draft jsonb, operation_id uuid)
returns public.events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  operation record;
  given jsonb := jsonb_strip_nulls(draft);
  made public.events;
begin
  perform private.require_admin('Only admins can create events');
  perform private.check_keys(draft, 'public.events', 'insert');
  if given ->> 'id' is null then
    raise exception using errcode = '22023', message = 'An event comes with its id';
  end if;
  operation := private.take_operation(operation_id);
  -- Only the columns that were given, so that the others have what the table says.
  execute format(
    'insert into public.events (%1$s) select %1$s from jsonb_populate_record(null::public.events, $1)
     on conflict (id) do nothing returning *',
    (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(given) key)
  ) into made using given;
  if made.id is not null then
    perform private.keep_version(operation_id, made.updated_at);
    return made;
  end if;
  select * into made from public.events where id = (given ->> 'id')::uuid;
  if made.created_by is distinct from (select auth.uid()) then
    raise exception using errcode = 'P0001', message = 'CONFLICT';
  end if;
  made.updated_at := coalesce(operation.version, made.updated_at);
  return made;
end
$$;

create function public.create_event(user_id uuid, draft jsonb, operation_id uuid default null)
returns public.events
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.create_event(draft, operation_id);
end
$$;

grant execute on function private.create_event(jsonb, uuid) to authenticated;
grant execute on function public.update_event(uuid, uuid, jsonb, uuid, timestamptz), public.create_event(uuid, jsonb, uuid)
  to authenticated;
