-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table private.event_messages (
  -- Made by whoever writes: the same one again is written once.
  id uuid not null,
  event_id uuid not null,
  written_by uuid,
  audience text not null,
  body text not null,
  recipients integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  constraint event_messages_pkey primary key (id),
  constraint event_messages_event_id_fkey foreign key (event_id)
    references public.events(id) on delete cascade,
  constraint event_messages_written_by_fkey foreign key (written_by)
    references public.profiles(id) on delete set null,
  constraint event_messages_audience_check check (audience = any (array['coming', 'waiting', 'both'])),
  constraint event_messages_body_check check (char_length(btrim(body)) >= 1
    and char_length(btrim(body)) <= 2000)
);
create index event_messages_event_id_idx on private.event_messages using btree (event_id, created_at desc);
create index event_messages_written_by_idx on private.event_messages using btree (written_by);
alter table private.event_messages enable row level security;
create trigger drop_invisible before insert on private.event_messages
  for each row execute function private.drop_invisible('body');
create trigger write_audit after insert on private.event_messages
  for each row execute function private.write_audit();

-- The words as they came to each: they stay hers when she cancels, and go with her account.
create table public.application_messages (
  application_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint application_messages_pkey primary key (application_id, message_id),
  constraint application_messages_application_id_fkey foreign key (application_id)
    references public.event_applications(id) on delete cascade,
  constraint application_messages_message_id_fkey foreign key (message_id)
    references private.event_messages(id) on delete cascade,
  constraint application_messages_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade
);
create index application_messages_message_id_idx on public.application_messages using btree (message_id);
create index application_messages_user_id_idx on public.application_messages using btree (user_id);
alter table public.application_messages enable row level security;
grant select (application_id, message_id, body, created_at) on public.application_messages to authenticated;
create policy "what was written to her is read by its member" on public.application_messages
  for select to authenticated
  using (user_id = (select auth.uid()));
create trigger broadcast_change after insert on public.application_messages
  for each row execute function private.broadcast_change('application', '', 'user_id');

create table public.events (
  id uuid not null default gen_random_uuid(),
  title text not null,
  description text,
  detailed_description text,
  category text,
  location text not null,
  -- IANA name, stored when an admin saves: editing the place later moves no hour (A-88).
  time_zone text not null default 'UTC',
  start_time timestamptz not null,
  end_time timestamptz not null,
  max_attendees integer not null default 20,
  credits_required integer not null default 0,
  image_url text,
  created_by uuid,
  paypal_username text,
  -- Five euros a credit, two decimals, no currency (R-312, A-16).
  paypal_payment_link text generated always as (
    case
        when credits_required > 0
          then ((('https://paypal.me/' || paypal_username) || '/') || ((credits_required * 5)::text)) || '.00'
        else null::text
    end) stored,
  -- Approved applications (R-281, A-28); only the rules of applications write it.
  attendees_count integer not null default 0,
  -- First part of the location, as the filter offers it (R-275).
  city text not null,
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  search_text text generated always as (private.folded((((title || ' ') || coalesce(description,
    '')) || ' ') || location)) stored,
  search_place text generated always as (private.folded(location)) stored,
  search_grams integer[] generated always as (private.grams(private.folded((((title || ' ') || coalesce(description,
    '')) || ' ') || location))) stored,
  -- When time or place changed last: whoever applied before has something to read.
  rescheduled_at timestamptz,
  -- An event that does not take place (not to be taken for one that is deleted): nobody can apply, no list has it, and its
  -- own page stays, so that whoever comes from a mail or her applications reads that and why.
  cancelled_at timestamptz,
  cancellation_reason text,
  published_at timestamptz default '2000-01-01 00:00:00+00'::timestamptz,
  series_id uuid,
  constraint events_pkey primary key (id),
  constraint events_created_by_fkey foreign key (created_by) references public.profiles(id) on delete set null,
  constraint events_cancellation_reason_check check (char_length(cancellation_reason) <= 500
    and private.is_visible(cancellation_reason)),
  constraint events_cancelled_out_of_lists check (cancelled_at is null or deleted_at is not null),
  constraint events_cancelled_with_reason check ((cancelled_at is null) = (cancellation_reason is null)),
  constraint events_category_check check (category = any (array['Networking', 'Workshop', 'Social',
    'Professional Development', 'Cultural', 'Wellness & Fitness', 'Food & Drinks', 'Entertainment',
    'Educational', 'Volunteer', 'Business', 'Creative Arts', 'Sports & Recreation', 'Technology', 'Other'])),
  constraint events_city_length check (char_length(btrim(city)) >= 1 and char_length(btrim(city)) <= 120),
  constraint events_city_visible check (private.is_visible(city)) not valid,
  constraint events_credits_required_check check (credits_required >= 0 and credits_required <= 1000),
  constraint events_description_check check (char_length(description) <= 2000),
  constraint events_detailed_description_check check (char_length(detailed_description) <= 20000),
  constraint events_image_url_check check (char_length(image_url) <= 1000),
  constraint events_location_check check (char_length(btrim(location)) >= 1
    and char_length(btrim(location)) <= 300),
  constraint events_location_visible check (private.is_visible(location)) not valid,
  constraint events_max_attendees_check check (max_attendees >= 1 and max_attendees <= 10000),
  constraint events_paypal_username_check check (paypal_username ~ '^[A-Za-z0-9]{1,20}$'),
  constraint events_published_at_check check (published_at >= '2000-01-01 00:00:00+00'::timestamptz
    and published_at < '2200-01-01 00:00:00+00'::timestamptz),
  constraint events_seats_within_capacity check (attendees_count >= 0 and attendees_count <= max_attendees),
  constraint events_time_zone_check check (time_zone ~ '^[A-Za-z_]{2,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$'),
  constraint events_times_in_order check (end_time > start_time),
  -- Keeps out infinity and years that no reader of ISO 8601 understands.
  constraint events_times_in_range check (start_time >= '2000-01-01 00:00:00+00'::timestamptz
    and end_time < '2200-01-01 00:00:00+00'::timestamptz),
  constraint events_title_check check (char_length(btrim(title)) >= 1 and char_length(btrim(title)) <= 200),
  constraint events_title_visible check (private.is_visible(title)) not valid
);
-- Which events are over.
create index events_by_end_idx on public.events using btree (end_time) include (id);
create index events_created_by_idx on public.events using btree (created_by);
create index events_search_idx on public.events using gin (search_grams) with (fastupdate=off)
  where deleted_at is null;
create index events_series_idx on public.events using btree (series_id, start_time)
  where series_id is not null;
create index events_upcoming_by_category_idx on public.events using btree (category, start_time, id)
  where deleted_at is null;
create index events_upcoming_by_city_idx on public.events using btree (city, start_time, id)
  where deleted_at is null;
-- The filters count every event to come beside each choice: from the index alone, without the events themselves (2 ms
-- among 3,000 events instead of 8).
create index events_upcoming_filters_idx on public.events using btree (start_time) include (category, city,
  search_place) where deleted_at is null;
create index events_upcoming_idx on public.events using btree (start_time, id) where deleted_at is null;
alter table public.events enable row level security;
grant select (id, title, description, detailed_description, category, location, time_zone, start_time,
  end_time, max_attendees, credits_required, image_url, paypal_payment_link, attendees_count, city,
  deleted_at, created_at, updated_at, cancelled_at, cancellation_reason, published_at) on public.events
  to anon;
grant select on public.events to authenticated;
grant insert (id, title, description, detailed_description, category, location, time_zone, start_time,
  end_time, max_attendees, credits_required, image_url, created_by, paypal_username, city,
  published_at) on public.events to authenticated;
grant update (title, description, detailed_description, category, location, time_zone, start_time, end_time,
  max_attendees, credits_required, image_url, paypal_username, city, published_at) on public.events
  to authenticated;
create policy "events are for members until deleted, then for who had applied" on public.events
  for select to authenticated
  using ((deleted_at is null or cancelled_at is not null or (id in (select private.own_event_ids())))
    and (published_at <= now() or (select private.is_admin())));
create policy "published events are for visitors to read until deleted" on public.events
  for select to anon
  using ((deleted_at is null or cancelled_at is not null) and published_at <= now());
create policy "events are created by admins" on public.events
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "events are edited by admins until deleted" on public.events
  for update to authenticated
  using (deleted_at is null and (select private.is_admin()))
  with check ((select private.is_admin()));
create trigger broadcast_changed after update on public.events referencing new table as changed
  for each statement execute function private.broadcast_events();
create trigger broadcast_created after insert on public.events referencing new table as changed
  for each statement execute function private.broadcast_events();
create trigger broadcast_deleted after delete on public.events referencing old table as changed
  for each statement execute function private.broadcast_events();
create trigger check_event before insert or update on public.events
  for each row execute function private.check_event();
create trigger check_event_payment before insert or update on public.events
  for each row execute function private.check_event_payment();
create trigger check_publishing before insert or update of published_at, start_time on public.events
  for each row execute function private.check_publishing();
create trigger drop_invisible before insert or update of description, detailed_description on public.events
  for each row execute function private.drop_invisible('description', 'detailed_description');
create trigger fill_city before insert on public.events
  for each row execute function private.fill_event_city();
create trigger move_payment_terms after update of start_time on public.events
  for each row when (new.start_time < old.start_time) execute function private.move_payment_terms();
create trigger note_reschedule before update on public.events
  for each row when (old.start_time is distinct from new.start_time
    or old.end_time is distinct from new.end_time or old.time_zone is distinct from new.time_zone
    or old.location is distinct from new.location) execute function private.note_reschedule();
create trigger notify_hosts after update on public.events
  for each row when (old.deleted_at is distinct from new.deleted_at
    or old.published_at is distinct from new.published_at) execute function private.notify_hosts();
create trigger notify_reschedule after update on public.events
  for each row when (old.rescheduled_at is distinct from new.rescheduled_at)
    execute function private.notify_reschedule();
create trigger tell_organizers_end after update on public.events
  for each row when (old.attendees_count = 0 and new.attendees_count > 0
    or old.start_time is distinct from new.start_time or old.deleted_at is distinct from new.deleted_at
    or old.cancelled_at is distinct from new.cancelled_at) execute function private.end_event_without_guests();
-- A seat taken is not an edit: an admin's open form must not be told that the event changed meanwhile.
create trigger touch_updated_at before update on public.events
  for each row when (new.attendees_count = old.attendees_count) execute function private.touch_updated_at();
create trigger write_audit after insert or delete or update on public.events
  for each row execute function private.write_audit();

create or replace function public.admin_cancel_event(target_event_id uuid, reason text)
returns public.events
language sql set search_path to ''
as $$ select private.cancel_event(target_event_id, private.bounded(reason, 500)) $$;
grant execute on function public.admin_cancel_event(uuid, text) to authenticated, service_role;

-- Whoever applied reads the reason with her application and in her mail. Asked again, because no answer came, it changes
-- nothing.
create or replace function private.cancel_event(target_event uuid, reason text)
returns public.events
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
begin
  perform private.require_admin('Only admins can cancel events');
  if not private.is_visible(reason) then
    raise exception using errcode = '22023', message = 'Cancelling an event takes a reason';
  end if;
  target := private.lock_event(null, target_event, true);
  if target.cancelled_at is not null then return target; end if;
  if target.deleted_at is not null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  -- Seats of an event that took place stay taken: they still give access (A-45).
  if target.end_time <= clock_timestamp() then
    raise exception using errcode = 'P0001', message = 'EVENT_OVER';
  end if;
  update public.event_applications
  set status = 'denied', admin_notes = btrim(reason), cancelled_by = auth.uid()
  where event_id = target_event and status in ('pending', 'approved');
  update public.events
  set deleted_at = clock_timestamp(), cancelled_at = clock_timestamp(), cancellation_reason = btrim(reason)
  where id = target_event
  returning * into target;
  return target;
end
$$;
grant execute on function private.cancel_event(uuid, text) to authenticated;

-- Waits for its turn at an event. Null when there is no such event, deleted ones included when asked for.
create or replace function private.lock_event(member uuid, target_event uuid,
  deleted_too boolean default false)
returns public.events
language plpgsql security definer set search_path to ''
as $$
declare
  locked public.events;
begin
  perform from public.profiles where id = member for key share;
  select * into locked from public.events where id = target_event for no key update;
  if locked.id is null or (locked.deleted_at is not null and not deleted_too) then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  return locked;
end
$$;

create or replace function public.admin_delete_event(target_event_id uuid, force boolean default false)
returns boolean
language sql set search_path to ''
as $$ select private.delete_event(target_event_id, force) $$;
grant execute on function public.admin_delete_event(uuid, boolean) to authenticated, service_role;

create or replace function private.delete_event(target_event uuid, force boolean)
returns boolean
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
begin
  perform private.require_admin('Only admin users can delete events');
  target := private.lock_event(null, target_event);
  if not coalesce(force, false) and exists (
    select from public.event_bookings where event_id = target_event and status = 'paid'
  ) then
    raise exception using errcode = 'P0001', message = 'EVENT_HAS_PAID_BOOKINGS';
  end if;
  -- Seats of an event that took place stay taken: they still give access (A-45).
  update public.event_applications
  set status = 'denied', admin_notes = 'Event cancelled', cancelled_by = auth.uid()
  where event_id = target_event
    and (status = 'pending' or (status = 'approved' and target.end_time > clock_timestamp()));
  update public.events set deleted_at = clock_timestamp() where id = target_event;
  return true;
end
$$;
grant execute on function private.delete_event(uuid, boolean) to authenticated;

create or replace function public.admin_event_people(target_event_id uuid, is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$ select private.event_people(target_event_id, coalesce(is_export, false)) $$;
grant execute on function public.admin_event_people(uuid, boolean) to authenticated, service_role;

-- Everybody who applied for one event, at once: whoever stands at a door has no connection to turn pages with. Of more
-- than three thousand the last.
create or replace function private.event_people(target_event uuid, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  everybody jsonb;
  total bigint;
begin
  perform private.require_host(target_event, 'Only hosts of the event can read who comes');
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

create or replace function public.admin_event_series(target_event_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.event_series(target_event_id) $$;
grant execute on function public.admin_event_series(uuid) to authenticated, service_role;

-- An event with all others of its series, by time; those that were deleted are gone. `differs_in`: what it says
-- differently than the event that is asked about; `differs`: whether it does, for pages that were open before.
create or replace function private.event_series(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  target public.events;
begin
  perform private.require_admin('Only admins read the series of an event');
  select * into target from public.events where id = target_event and (deleted_at is null or cancelled_at is not null);
  if target.id is null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  return (
    select jsonb_agg(jsonb_build_object(
      'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone,
      'attendees_count', event.attendees_count, 'max_attendees', event.max_attendees,
      'is_cancelled', event.cancelled_at is not null, 'published_at', event.published_at,
      'differs', private.differs_from(event, target), 'differs_in', to_jsonb(private.differences(event, target))
    ) order by event.start_time, event.id)
    from public.events event
    where (event.id = target.id or event.series_id = target.series_id)
      and (event.deleted_at is null or event.cancelled_at is not null)
  );
end
$$;
grant execute on function private.event_series(uuid) to authenticated;

create or replace function public.admin_list_events(page integer, page_size integer,
  period text default 'coming', search text default null::text)
returns jsonb
language sql stable set search_path to ''
as $$ select private.list_events(page, page_size, private.bounded(period, 100), private.bounded(search, 300)) $$;
grant execute on function public.admin_list_events(integer, integer, text, text) to authenticated,
  service_role;

-- Events as an organizer goes through them: how they fill, who waits, who is there.
create or replace function private.list_events(page integer, page_size integer, period text, search text)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  -- An admin sees them all.
  hosted constant uuid[] := case when not private.is_admin() then private.hosted_events() end;
  total bigint;
  found jsonb;
begin
  perform private.require_right('guests', 'Only hosts can list events so');
  perform private.check_page(page, page_size, false);
  if period is null or period not in ('coming', 'past') then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  select count(*) into total from public.events event
  where (event.deleted_at is null or event.cancelled_at is not null)
    and (event.end_time > now()) = (period = 'coming')
    and (hosted is null or event.id = any (hosted))
    and (pattern is null or event.title ilike pattern);
  select coalesce(jsonb_agg(to_jsonb(listed) - 'place' order by listed.place), '[]') into found from (
    select shown.place, shown.id, shown.title, shown.start_time, shown.end_time, shown.time_zone, shown.location,
      shown.max_attendees, shown.attendees_count, shown.credits_required,
      shown.cancelled_at is not null as is_cancelled, shown.published_at,
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
      where (event.deleted_at is null or event.cancelled_at is not null)
        and (event.end_time > now()) = (period = 'coming')
        and (hosted is null or event.id = any (hosted))
        and (pattern is null or event.title ilike pattern)
      order by place
      limit page_size offset (page - 1)::bigint * page_size
    ) shown
  ) listed;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_events(integer, integer, text, text) to authenticated;

create or replace function public.admin_list_guest_messages(target_event_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.guest_messages(target_event_id) $$;
grant execute on function public.admin_list_guest_messages(uuid) to authenticated, service_role;

-- What was written to them, the last first, and by whom: the last hundred.
create or replace function private.guest_messages(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_host(target_event, 'Only admins and its hosts can read what was written to the people of an event');
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
      select message.id, message.audience, message.body, message.recipients, message.created_at,
        private.person(message.written_by) as author
      from private.event_messages message
      where message.event_id = target_event
      order by message.created_at desc
      limit 100
    ) listed
  );
end
$$;
grant execute on function private.guest_messages(uuid) to authenticated;

create or replace function public.admin_message_guests(target_event_id uuid, message_id uuid, audience text,
  body text)
returns jsonb
language sql set search_path to ''
as $$ select private.message_guests(target_event_id, message_id, audience, private.bounded(body, 4000)) $$;
grant execute on function public.admin_message_guests(uuid, uuid, text, text) to authenticated, service_role;

-- As it was; whoever gets the words is told of them where she is told of everything.
create or replace function private.message_guests(target_event uuid, new_id uuid, wanted text, words text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  told integer;
begin
  perform private.require_host(target_event, 'Only admins and its hosts can write to the people of an event');
  if new_id is null or words is null or not private.is_visible(words) or wanted is null
    or wanted not in ('coming', 'waiting', 'both')
  then
    raise exception using errcode = '22023', message = 'A message has words and somebody who reads them';
  end if;
  target := private.lock_event(null, target_event);
  insert into private.event_messages (id, event_id, written_by, audience, body)
  values (new_id, target_event, auth.uid(), wanted, btrim(words))
  on conflict (id) do nothing;
  if found then
    insert into public.application_messages (application_id, message_id, user_id, body)
    select application.id, new_id, application.user_id, btrim(words)
    from public.event_applications application
    where application.event_id = target_event
      and application.status = any (case wanted
        when 'coming' then array['approved'] when 'waiting' then array['pending'] else array['approved', 'pending'] end);
    get diagnostics told = row_count;
    -- Nobody would read it: it is not written.
    if told = 0 then
      raise exception using errcode = 'P0001', message = 'NOBODY_TO_TELL';
    end if;
    update private.event_messages set recipients = told where id = new_id;
    perform private.notify(
      array(select message.user_id from public.application_messages message where message.message_id = new_id),
      'event-message', target_event, new_id,
      private.event_details(target) || jsonb_build_object('words', btrim(words))
    );
  end if;
  return private.guest_messages(target_event);
end
$$;
grant execute on function private.message_guests(uuid, uuid, text, text) to authenticated;

create or replace function private.event_details(event public.events)
returns jsonb
language sql immutable set search_path to ''
as $$
  select jsonb_build_object(
    'event_id', event.id, 'title', event.title, 'start_time', event.start_time, 'end_time', event.end_time,
    'time_zone', event.time_zone, 'location', event.location
  )
$$;

create or replace function public.admin_repeat_event(target_event_id uuid, starts timestamptz[])
returns jsonb
language sql set search_path to ''
as $$ select private.repeat_event(target_event_id, starts) $$;
grant execute on function public.admin_repeat_event(uuid, timestamptz[]) to authenticated, service_role;

-- As it was, with the time to pay.
create or replace function private.repeat_event(target_event uuid, starts timestamptz[])
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  series uuid;
begin
  perform private.require_admin('Only admins can repeat events');
  if coalesce(cardinality(starts), 0) not between 1 and 60 or exists (
    select from unnest(starts) given (start) where given.start is null or given.start <= now()
  ) then
    raise exception using errcode = '22023', message = 'An event is repeated at one to sixty times that are to come';
  end if;
  target := private.lock_event(null, target_event);
  series := coalesce(target.series_id, gen_random_uuid());
  update public.events set series_id = series where id = target.id and series_id is null;
  with made as (
    insert into public.events (
      title, description, detailed_description, category, location, city, time_zone, start_time, end_time, max_attendees,
      credits_required, image_url, created_by, paypal_username, published_at, series_id
    )
    select target.title, target.description, target.detailed_description, target.category, target.location, target.city,
      target.time_zone, given.start, given.start + (target.end_time - target.start_time), target.max_attendees,
      target.credits_required, target.image_url, auth.uid(), target.paypal_username, target.published_at, series
    from (select distinct start from unnest(starts) asked (start)) given
    where not exists (
      select from public.events known
      where known.series_id = series and known.start_time = given.start and known.deleted_at is null
    )
    order by given.start
    returning id
  ), timed as (
    insert into private.event_payment_terms (event_id, days)
    select made.id, own.days from made join private.event_payment_terms own on own.event_id = target.id
  )
  insert into private.event_hosts (event_id, user_id, given_by)
  select made.id, host.user_id, auth.uid() from made join private.event_hosts host on host.event_id = target.id;
  return private.event_series(target_event);
end
$$;
grant execute on function private.repeat_event(uuid, timestamptz[]) to authenticated;

create or replace function public.create_event(user_id uuid, draft jsonb,
  operation_id uuid default null::uuid)
returns public.events
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  return private.without_search(private.create_event(draft, operation_id));
end
$$;
grant execute on function public.create_event(uuid, jsonb, uuid) to authenticated, service_role;

-- Passes by the policies, which hide an event that was deleted after its first creation: a repeated one must find it.
create or replace function private.create_event(draft jsonb, operation_id uuid)
returns public.events
language plpgsql security definer set search_path to ''
as $$
declare
  operation record;
  -- Null is the same as nothing said, but of when it is published: that is a draft.
  given jsonb := jsonb_strip_nulls(draft) || case
    when draft -> 'published_at' = 'null' then '{"published_at": null}'::jsonb else '{}'
  end;
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
grant execute on function private.create_event(jsonb, uuid) to authenticated;

create or replace function public.list_event_cities()
returns setof text
language sql stable set search_path to ''
as $$
  select distinct city from public.events
  where cancelled_at is null and start_time >= now()
  order by city
$$;
grant execute on function public.list_event_cities() to anon, authenticated, service_role;

create or replace function public.list_event_faces(event_ids uuid[])
returns table(event_id uuid, faces jsonb)
language sql stable set search_path to ''
as $$ select * from private.event_faces(event_ids) $$;
grant execute on function public.list_event_faces(uuid[]) to authenticated, service_role;

-- Up to three who are going, for each of these events, in the order of their approval, which a group by itself does not keep:
-- for members with access alone, visitors see the number.
create or replace function private.event_faces(event_ids uuid[])
returns table(event_id uuid, faces jsonb)
language plpgsql stable security definer set search_path to ''
as $$
begin
  if cardinality(event_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  if not private.has_access() then return; end if;
  return query
    select events.id, going.faces
    from public.events
    cross join lateral (
      select jsonb_agg(to_jsonb(face) - 'place' order by face.place) as faces
      from (
        select person.id as user_id, person.first_name, person.avatar_url,
          row_number() over (order by person.avatar_url is null, application.processed_at, person.id) as place
        from public.event_applications application
        join public.profiles person on person.id = application.user_id
        where application.event_id = events.id and application.status = 'approved' and private.shows_face(person.id)
        order by place
        limit 3
      ) face
    ) going
    where events.id = any (event_ids) and events.deleted_at is null and going.faces is not null;
end
$$;
grant execute on function private.event_faces(uuid[]) to authenticated;

create or replace function public.list_event_filters(earliest timestamptz, category text default null::text,
  city text default null::text, search text default null::text)
returns jsonb
language sql stable set search_path to ''
as $$
  select private.event_filters(
    earliest, private.bounded(category, 300), private.bounded(city, 300), private.bounded(search, 300)
  )
$$;
grant execute on function public.list_event_filters(timestamptz, text, text, text) to anon, authenticated,
  service_role;

-- The number that each choice of a filter would show beside the other choices made. Every city of the events to come is
-- there, also with nothing to show.
create or replace function private.event_filters(earliest timestamptz, category text, city text, search text)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  wanted text := left(city, 300);
  is_city boolean := coalesce(private.is_event_city(wanted), false);
  place text := case when not is_city then private.folded(wanted) end;
  words text[] := private.search_words(search);
  patterns text[] := private.containing(words);
  parts integer[] := private.wanted_grams(words);
  answer jsonb;
begin
  execute format(
    $query$
      with upcoming as materialized (
        select category, city, search_place, count(*) as events
        from public.events where %1$s
        group by 1, 2, 3
      ),
      places as materialized (
        select city, sum(events) as events from upcoming where $2 is null or category = $2 group by 1
      ),
      cities as (
        select distinct city from public.events where %2$s
      )
      select jsonb_build_object(
        'categories', coalesce((
          select jsonb_agg(jsonb_build_object('name', category, 'count', events) order by category)
          from (
            select category, sum(events) as events from upcoming
            where category is not null and ($3 is null or search_place like $3) and ($6 is null or city = $6)
            group by 1
          ) counted
        ), '[]'),
        'cities', coalesce((
          select jsonb_agg(jsonb_build_object('name', city, 'count', coalesce(places.events, 0)) order by city)
          from cities left join places using (city)
        ), '[]')
      )
    $query$, private.listing_condition(null, null, patterns, parts, null),
    private.listing_condition(null, null, '{}', '{}', null)
  )
  into answer
  using earliest, category, private.containing(place), patterns, parts, case when is_city then wanted end;
  return answer;
end
$$;
grant execute on function private.event_filters(timestamptz, text, text, text) to anon, authenticated;

-- A city that events have is that city alone; what is none, as in links of before, is looked for anywhere in the place
-- (A-71, A-103).
create or replace function private.is_event_city(wanted text)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select exists (
    select from public.events event
    where event.city = wanted and event.deleted_at is null and event.published_at <= now()
  )
$$;

-- The listing passes by the policies. It shows an admin what she has not published yet.
create or replace function private.listing_condition(category text, place_pattern text, patterns text[],
  parts integer[], city text)
returns text
language sql stable set search_path to ''
as $$
  select 'deleted_at is null and start_time >= $1'
    || case when private.is_admin() then '' else ' and published_at <= now()' end
    || case when category is not null then ' and category = $2' else '' end
    || case when place_pattern is not null then ' and search_place like $3' else '' end
    || case when cardinality(patterns) > 0 then ' and search_text like all ($4)' else '' end
    || case when cardinality(parts) > 0 then ' and search_grams @> $5' else '' end
    || case when city is not null then ' and city = $6' else '' end
$$;

create or replace function public.list_events(earliest timestamptz, category text default null::text,
  city text default null::text, search text default null::text, page integer default 1,
  page_size integer default 6)
returns jsonb
language sql stable set search_path to ''
as $$
  select private.listed_events(
    earliest, private.bounded(category, 300), private.bounded(city, 300), private.bounded(search, 300), page, page_size
  )
$$;
grant execute on function public.list_events(timestamptz, text, text, text, integer, integer) to anon,
  authenticated, service_role;

-- One page, soonest first, and how many there are: counted up to three hundred, where nobody pages any more.
create or replace function private.listed_events(earliest timestamptz, category text, city text, search text,
  page integer, page_size integer)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  -- No place is longer.
  wanted text := left(city, 300);
  is_city boolean := coalesce(private.is_event_city(wanted), false);
  place text := case when not is_city then private.folded(wanted) end;
  words text[] := '{}';
  patterns text[] := '{}';
  parts integer[] := '{}';
  condition text;
  rows_per_page integer := least(greatest(coalesce(page_size, 6), 1), 100);
  answer jsonb;
begin
  if earliest is null or coalesce(page, 1) < 1 then
    raise exception using errcode = '22023', message = 'A page is asked for from an instant on, and pages begin with 1';
  end if;
  -- What is not asked for costs nothing.
  if search is not null then
    words := private.search_words(search);
    patterns := private.containing(words);
  end if;
  if search is not null or place is not null then
    parts := private.wanted_grams(words || array_remove(array[place], null));
  end if;
  condition := private.listing_condition(
    category, private.containing(place), patterns, parts, case when is_city then wanted end
  );
  execute format(
    $query$
      select jsonb_build_object(
        'events', coalesce((
          select jsonb_agg(to_jsonb(listed) order by start_time, id) from (
            select id, title, description, detailed_description, category, location, city, time_zone, start_time,
              end_time, max_attendees, credits_required, image_url, paypal_payment_link, attendees_count, published_at,
              updated_at
            from public.events where %1$s
            order by start_time, id limit $7 offset $8
          ) listed
        ), '[]'),
        'total', (
          select count(*) from (select from public.events where %1$s order by start_time, id limit 300) counted
        )
      )
    $query$, condition
  )
  into answer
  using earliest, category, private.containing(place), patterns, parts, wanted, rows_per_page,
    least((coalesce(page, 1)::bigint - 1) * rows_per_page, 100000);
  return answer;
end
$$;
grant execute on function private.listed_events(timestamptz, text, text, text, integer, integer) to anon,
  authenticated;

create or replace function public.update_event(user_id uuid, target_event_id uuid, changes jsonb,
  operation_id uuid default null::uuid, expected_updated_at timestamptz default null::timestamptz)
returns public.events
language plpgsql set search_path to ''
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
    return private.without_search(row_before);
  end if;
  row_after := jsonb_populate_record(row_before, changes);
  execute format('update public.events set %s where id = $2 returning *', private.assignments('public.events'))
    into row_after using row_after, target_event_id;
  perform private.keep_version(operation_id, row_after.updated_at);
  return private.without_search(row_after);
end
$$;
grant execute on function public.update_event(uuid, uuid, jsonb, uuid, timestamptz) to authenticated,
  service_role;

-- Everyone reads events: one statement is told once, however many it changed (new payment links change all of them).
create or replace function private.broadcast_events()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  payload jsonb := jsonb_build_object('kind', 'event', 'action', lower(tg_op));
  ids uuid[] := array(select id from changed limit 2);
begin
  if cardinality(ids) = 0 then return null; end if;
  if cardinality(ids) = 1 then
    payload := payload || jsonb_build_object('id', ids[1]);
  end if;
  perform realtime.send(payload, 'change', 'events', true);
  perform realtime.send(payload, 'change', private.admin_topic(), true);
  return null;
end
$$;

-- A picture that is not taken is told apart from other values: its admin uploads it instead.
create or replace function private.check_event()
returns trigger
language plpgsql security definer set search_path to ''
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
    raise exception using errcode = 'P0001', message = 'PICTURE_REFUSED';
  end if;
  return new;
end
$$;

-- Somebody comes, or it does not take place then.
create or replace function private.end_event_without_guests()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.take_back_from_organizers(new.id, array['event-without-guests']);
  return null;
end
$$;

-- An event that a release of before wrote, or a queue of before holds, comes without a city.
create or replace function private.fill_event_city()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  new.city := coalesce(new.city, private.city_of(new.location));
  return new;
end
$$;

-- A guess at the city of a place: its last part that is no postal code and no country. Part for part the same as
-- `guessCity` of the app, which suggests it beside the field.
create or replace function private.city_of(location text)
returns text
language sql immutable parallel safe set search_path to ''
as $$
  with parts as (
    select at, btrim(regexp_replace(
      regexp_replace(btrim(part), '^([A-Za-z]{1,3}-)?[0-9]{3,6}(-[0-9]{3,4}| [A-Z]{2})?\s+', ''),
      '\s+([0-9]{3,6}|[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2})$', ''
    )) as part
    from unnest(string_to_array(left(location, 300), ',')) with ordinality split (part, at)
  )
  select left(coalesce(
    (
      select part from parts
      where private.is_visible(part) and part !~ '[0-9]' and part !~ '^[A-Z]{2}$' and not lower(part) = any (array[
        'germany', 'deutschland', 'austria', 'österreich', 'switzerland', 'schweiz', 'suisse', 'svizzera', 'france',
        'italy', 'italia', 'spain', 'españa', 'portugal', 'netherlands', 'the netherlands', 'nederland', 'belgium',
        'belgië', 'belgique', 'luxemburg', 'denmark', 'danmark', 'sweden', 'sverige', 'norway', 'norge', 'finland',
        'suomi', 'poland', 'polska', 'czechia', 'czech republic', 'hungary', 'greece', 'ireland', 'united kingdom',
        'great britain', 'england', 'scotland', 'wales', 'usa', 'united states', 'canada', 'australia', 'europe'
      ])
      order by at desc limit 1
    ),
    nullif(btrim(split_part(location, ',', 1)), ''),
    btrim(location)
  ), 120)
$$;

create or replace function private.lock_events_of_member()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform from public.events
  where created_by = old.id
    or id in (select event_id from public.event_applications where user_id = old.id)
  order by id
  for no key update;
  return old;
end
$$;

-- Staff read in the overview how the next events fill: of one that is not published, only admins do.
create or replace function private.next_events()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select coalesce(jsonb_agg(to_jsonb(coming) order by coming.start_time, coming.id), '[]') from (
    select id, title, start_time, time_zone, attendees_count, max_attendees
    from public.events
    where deleted_at is null and start_time > now() and (published_at <= now() or (select private.is_admin()))
    order by start_time, id
    limit 8
  ) coming
$$;

create or replace function private.note_reschedule()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if private.is_told() then
    new.rescheduled_at := clock_timestamp();
  end if;
  return new;
end
$$;

-- Whoever had applied for an event reads what it was after it was deleted, too: her application and her money name it (R-309).
create or replace function private.own_event_ids()
returns setof uuid
language sql stable security definer set search_path to ''
as $$ select applied.event_id from public.event_applications applied where applied.user_id = auth.uid() $$;
grant execute on function private.own_event_ids() to authenticated;

-- Events that are over: what waits for them stands apart in both queues (A-97).
create or replace function private.past_events()
returns setof uuid
language sql stable security definer set search_path to ''
as $$ select id from public.events where end_time <= statement_timestamp() $$;

-- Both approved for one event, past or to come (A-57).
create or replace function private.shares_event(other uuid)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select exists (
    select from public.event_applications mine
    join public.event_applications theirs on theirs.event_id = mine.event_id
    where mine.user_id = (select auth.uid()) and mine.status = 'approved'
      and theirs.user_id = other and theirs.status = 'approved'
  )
$$;

-- Events that start soon and that nobody comes to; at most so many.
create or replace function private.tell_of_lonely_events(most integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  target record;
  written integer := 0;
begin
  if not exists (select from private.audience('admins')) then return 0; end if;
  for target in
    select event.id, event.start_time from public.events event
    where event.deleted_at is null and event.cancelled_at is null and event.attendees_count = 0
      and event.published_at <= now() and event.start_time > now()
      and event.start_time <= now() + make_interval(hours => private.limit_of('lonely_event_hours_before'))
      and not exists (
        select from private.notifications earlier
        where earlier.subject_id = event.id and earlier.kind = 'event-without-guests'
          and earlier.starts_at = event.start_time
      )
    order by event.start_time, event.id
    limit most
  loop
    perform private.notify_organizers('event-without-guests', target.id, target.id, null, target.start_time);
    written := written + 1;
  end loop;
  return written;
end
$$;

-- A mail that had to wait names time and place as they are by now.
create or replace function private.with_event_as_it_is(details jsonb)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select details || coalesce((
    select private.event_details(event) from public.events event where event.id = (details ->> 'event_id')::uuid
  ), '{}')
$$;
