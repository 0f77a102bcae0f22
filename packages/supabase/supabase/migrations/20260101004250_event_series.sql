-- Events that repeat: each is an event of its own, which remembers its series.

alter table public.events add column series_id uuid;
create index events_series_idx on public.events (series_id, start_time) where series_id is not null;

-- What events of a series share besides seats: all that is written of them, the price, and the time of day.
create function private.shared_of(event public.events)
returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'title', event.title, 'description', event.description, 'detailed_description', event.detailed_description,
    'category', event.category, 'location', event.location, 'city', event.city, 'time_zone', event.time_zone,
    'credits_required', event.credits_required, 'image_url', event.image_url,
    'starts_at', (event.start_time at time zone event.time_zone)::time,
    'lasts', extract(epoch from event.end_time - event.start_time)
  )
$$;

-- Whether an event says something else than another of its series; seats that are taken stay.
create function private.differs_from(event public.events, other public.events)
returns boolean
language sql immutable set search_path = ''
as $$
  select private.shared_of(event) <> private.shared_of(other)
    or event.max_attendees <> greatest(other.max_attendees, event.attendees_count)
$$;

-- An event with all others of its series, by time; those that were deleted are gone. `differs`: it says something else
-- than the event that is asked about.
create function private.event_series(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path = ''
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
      'differs', private.differs_from(event, target)
    ) order by event.start_time, event.id)
    from public.events event
    where (event.id = target.id or event.series_id = target.series_id)
      and (event.deleted_at is null or event.cancelled_at is not null)
  );
end
$$;
grant execute on function private.event_series(uuid) to authenticated;

create function public.admin_event_series(target_event_id uuid)
returns jsonb
language sql stable set search_path = ''
as $$ select private.event_series(target_event_id) $$;
grant execute on function public.admin_event_series(uuid) to authenticated, service_role;

-- Makes the same event at other times, at most sixty; those that its series has already are not made again. Its hosts
-- host them too, and what is a draft stays one.
create function private.repeat_event(target_event uuid, starts timestamptz[])
returns jsonb
language plpgsql security definer set search_path = ''
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
  )
  insert into private.event_hosts (event_id, user_id, given_by)
  select made.id, host.user_id, auth.uid() from made join private.event_hosts host on host.event_id = target.id;
  return private.event_series(target_event);
end
$$;
grant execute on function private.repeat_event(uuid, timestamptz[]) to authenticated;

create function public.admin_repeat_event(target_event_id uuid, starts timestamptz[])
returns jsonb
language sql set search_path = ''
as $$ select private.repeat_event(target_event_id, starts) $$;
grant execute on function public.admin_repeat_event(uuid, timestamptz[]) to authenticated, service_role;

-- Says of the events of its series that follow what this one says: each keeps its day, and no fewer seats than are taken.
-- Whoever applied is told of another time or place, as after any change of an event.
create function private.copy_to_following(target_event uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  perform private.require_admin('Only admins can change events');
  select * into target from public.events where id = target_event and deleted_at is null;
  if target.id is null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  perform from public.events
    where series_id = target.series_id and deleted_at is null and start_time >= target.start_time
    order by id for no key update;
  select * into target from public.events where id = target_event;
  update public.events following
  set title = target.title, description = target.description, detailed_description = target.detailed_description,
    category = target.category, location = target.location, city = target.city, time_zone = target.time_zone,
    max_attendees = greatest(target.max_attendees, following.attendees_count), credits_required = target.credits_required,
    image_url = target.image_url, paypal_username = target.paypal_username,
    start_time = moved.starts, end_time = moved.starts + (target.end_time - target.start_time)
  from (
    select event.id, (
      (event.start_time at time zone event.time_zone)::date + (target.start_time at time zone target.time_zone)::time
    ) at time zone target.time_zone as starts
    from public.events event
    where event.series_id = target.series_id
  ) moved
  where moved.id = following.id and following.id <> target.id and following.deleted_at is null
    and following.start_time > target.start_time and following.start_time > now()
    and private.differs_from(following, target);
  return private.event_series(target_event);
end
$$;
grant execute on function private.copy_to_following(uuid) to authenticated;

create function public.admin_copy_to_following(target_event_id uuid)
returns jsonb
language sql set search_path = ''
as $$ select private.copy_to_following(target_event_id) $$;
grant execute on function public.admin_copy_to_following(uuid) to authenticated, service_role;
