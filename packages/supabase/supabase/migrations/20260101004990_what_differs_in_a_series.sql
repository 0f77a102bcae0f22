-- What an event of a series says differently than another is named, so that an organizer knows what she changes when
-- she brings those that follow into line.

-- What an event says differently than another of its series, by the names of what they share; seats that are taken stay.
create or replace function private.differences(event public.events, other public.events)
returns text[]
language sql immutable set search_path to ''
as $$
  select coalesce(array_agg(differing.name order by differing.name), '{}')
  from (
    select own.key as name from jsonb_each(private.shared_of(event)) own
    where own.value is distinct from private.shared_of(other) -> own.key
    union all
    select 'max_attendees' where event.max_attendees <> greatest(other.max_attendees, event.attendees_count)
  ) differing
$$;

-- Whether an event says something else than another of its series.
create or replace function private.differs_from(event public.events, other public.events)
returns boolean
language sql immutable set search_path to ''
as $$ select cardinality(private.differences(event, other)) > 0 $$;

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
