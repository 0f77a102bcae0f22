-- Who comes to an event, for those who stand at its door.

-- Who is there, word by word. A tick may be made without a connection and come late, and two may tick at once: each word
-- is kept, so that all of them come to the same in whatever order they arrive.
create table private.arrivals (
  -- The application's.
  id uuid not null references public.event_applications (id) on delete cascade,
  -- When it was said, on the clock of the device and never later than the server's.
  said_at timestamptz not null,
  here boolean not null,
  event_id uuid not null references public.events (id) on delete cascade,
  said_by uuid references public.profiles (id) on delete set null,
  primary key (id, said_at, here)
);
alter table private.arrivals enable row level security;
create index arrivals_event_id_idx on private.arrivals (event_id);
create index arrivals_said_by_idx on private.arrivals (said_by);
create trigger broadcast_change after insert on private.arrivals
  for each row execute function private.broadcast_change('arrival', 'admins');

-- Since when she is there: by the first who said so after the last who said that she is not. Null when she is not.
create function private.arrived_at(application uuid)
returns timestamptz
language sql stable security definer set search_path to ''
as $$
  select min(word.said_at) from private.arrivals word
  where word.id = application and word.here and word.said_at > coalesce(
    (select max(other.said_at) from private.arrivals other where other.id = application and not other.here), '-infinity'
  )
$$;

create function private.note_arrival(target_application uuid, here boolean, noted_at timestamptz)
returns timestamptz
language plpgsql security definer set search_path to ''
as $$
declare
  seat public.event_attendees;
  said timestamptz := least(coalesce(noted_at, clock_timestamp()), clock_timestamp());
begin
  perform private.require_admin('Only admins can note who is there');
  if here is null then
    raise exception using errcode = '22023', message = 'She is there or she is not';
  end if;
  select * into seat from public.event_attendees where application_id = target_application for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'NO_ACTIVE_BOOKING';
  end if;
  insert into private.arrivals (id, said_at, here, event_id, said_by)
  values (target_application, said, note_arrival.here, seat.event_id, auth.uid())
  on conflict do nothing;
  return private.arrived_at(target_application);
end
$$;
grant execute on function private.note_arrival(uuid, boolean, timestamptz) to authenticated;

create function public.admin_note_arrival(target_application_id uuid, here boolean, noted_at timestamptz default null)
returns timestamptz
language sql set search_path to ''
as $$ select private.note_arrival(target_application_id, here, noted_at) $$;
grant execute on function public.admin_note_arrival(uuid, boolean, timestamptz) to authenticated, service_role;

-- Everybody who applied for one event, at once: whoever stands at a door has no connection to turn pages with. Of more
-- than three thousand the last.
create function private.event_people(target_event uuid, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  everybody jsonb;
  total bigint;
begin
  perform private.require_admin('Only admins can read who comes');
  select * into target from public.events where id = target_event;
  if not found then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  select count(*) into total from public.event_applications where event_id = target_event;
  select coalesce(jsonb_agg(to_jsonb(people) order by people.first_name, people.last_name, people.id), '[]') into everybody
  from (
    select application.id, application.user_id, application.status, application.application_date, application.reference,
      application.admin_notes, application.payment_amount_cents, application.paid_stated_at,
      application.cancelled_by = application.user_id as is_cancelled,
      private.received_money(booking.id) as received,
      person.first_name, person.last_name, person.avatar_url, person.phone, account.email,
      case when application.status = 'approved' then private.arrived_at(application.id) end as arrived_at
    from public.event_applications application
    join public.profiles person on person.id = application.user_id
    left join auth.users account on account.id = application.user_id
    left join public.event_bookings booking on booking.application_id = application.id
    where application.event_id = target_event
    order by application.application_date desc
    limit 3000
  ) people;
  perform private.note_reading('applications', is_export, jsonb_build_object('event', target_event), total);
  return jsonb_build_object(
    'event', jsonb_build_object(
      'id', target.id, 'title', target.title, 'start_time', target.start_time, 'end_time', target.end_time,
      'time_zone', target.time_zone, 'location', target.location, 'max_attendees', target.max_attendees,
      'attendees_count', target.attendees_count, 'credits_required', target.credits_required,
      'is_deleted', target.deleted_at is not null
    ),
    'total', total,
    'people', everybody
  );
end
$$;
grant execute on function private.event_people(uuid, boolean) to authenticated;

create function public.admin_event_people(target_event_id uuid, is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$ select private.event_people(target_event_id, coalesce(is_export, false)) $$;
grant execute on function public.admin_event_people(uuid, boolean) to authenticated, service_role;

-- Events as an organizer goes through them: how they fill, who waits, who is there.
create function private.list_events(page integer, page_size integer, period text, search text)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can list events so');
  perform private.check_page(page, page_size, false);
  if period is null or period not in ('coming', 'past') then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  select count(*) into total from public.events event
  where event.deleted_at is null and (event.end_time > now()) = (period = 'coming')
    and (pattern is null or event.title ilike pattern);
  select coalesce(jsonb_agg(to_jsonb(listed) - 'place' order by listed.place), '[]') into found from (
    select shown.place, shown.id, shown.title, shown.start_time, shown.end_time, shown.time_zone, shown.location,
      shown.max_attendees, shown.attendees_count, shown.credits_required,
      (
        select count(*) from public.event_applications application
        where application.event_id = shown.id and application.status = 'pending'
      ) as waiting,
      (
        select count(*) from public.event_attendees seat
        where seat.event_id = shown.id and private.arrived_at(seat.application_id) is not null
      ) as arrived
    from (
      select event.*, row_number() over (
        order by case when period = 'coming' then event.start_time end,
          case when period = 'past' then event.start_time end desc, event.id
      ) as place
      from public.events event
      where event.deleted_at is null and (event.end_time > now()) = (period = 'coming')
        and (pattern is null or event.title ilike pattern)
      order by place
      limit page_size offset (page - 1)::bigint * page_size
    ) shown
  ) listed;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_events(integer, integer, text, text) to authenticated;

create function public.admin_list_events(
  page integer, page_size integer, period text default 'coming', search text default null
)
returns jsonb
language sql stable set search_path to ''
as $$ select private.list_events(page, page_size, private.bounded(period, 100), private.bounded(search, 300)) $$;
grant execute on function public.admin_list_events(integer, integer, text, text) to authenticated, service_role;
