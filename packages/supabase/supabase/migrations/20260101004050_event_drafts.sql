-- An event is published at once, at a time, or not yet. Until then it is there for admins alone: nobody else reads it,
-- finds it or applies to it. Once published it stays so: members may have seen it, so it is cancelled or deleted.
alter table public.events
  -- Null is a draft. Long ago is at once: whatever was there before drafts were.
  add column published_at timestamptz default '2000-01-01 00:00+00'
    check (published_at >= '2000-01-01 00:00+00' and published_at < '2200-01-01 00:00+00');
grant select (published_at) on public.events to anon;
grant insert (published_at), update (published_at) on public.events to authenticated;

drop policy "events are for everyone to read until deleted" on public.events;
create policy "published events are for visitors to read until deleted" on public.events
  for select to anon
  using ((deleted_at is null or cancelled_at is not null) and published_at <= now());
create policy "published events are for members to read until deleted, and all for admins" on public.events
  for select to authenticated
  using (
    (deleted_at is null or cancelled_at is not null) and (published_at <= now() or (select private.is_admin()))
  );

-- The listing passes by the policies. It shows an admin what she has not published yet.
create or replace function private.listing_condition(
  category text, place_pattern text, patterns text[], parts integer[], city text
)
returns text
language sql stable set search_path = ''
as $$
  select 'deleted_at is null and start_time >= $1'
    || case when private.is_admin() then '' else ' and published_at <= now()' end
    || case when category is not null then ' and category = $2' else '' end
    || case when place_pattern is not null then ' and search_place like $3' else '' end
    || case when cardinality(patterns) > 0 then ' and search_text like all ($4)' else '' end
    || case when cardinality(parts) > 0 then ' and search_grams @> $5' else '' end
    || case when city is not null then ' and city = $6' else '' end
$$;

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

create function private.check_publishing()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.published_at <= clock_timestamp()
    and (new.published_at is null or new.published_at > clock_timestamp())
  then
    raise exception using errcode = '22023', message = 'A published event stays published';
  end if;
  if new.published_at > clock_timestamp() and new.published_at >= new.start_time then
    raise exception using errcode = '22023', message = 'An event is published before it starts';
  end if;
  return new;
end
$$;
create trigger check_publishing before insert or update of published_at, start_time on public.events
  for each row execute function private.check_publishing();

create function private.refuse_unpublished()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.events where id = new.event_id and (deleted_at is not null or published_at <= clock_timestamp())
  ) then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  return new;
end
$$;
-- Before the other checks, which would tell more of it.
create trigger a_refuse_unpublished before insert on public.event_applications
  for each row execute function private.refuse_unpublished();

create or replace function private.is_event_city(wanted text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.events event
    where event.city = wanted and event.deleted_at is null and event.published_at <= now()
  )
$$;

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
