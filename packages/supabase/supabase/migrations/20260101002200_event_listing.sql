-- Finding a gathering: filters, text search, the number beside each choice, and who is going.
--
-- Under row level security only leakproof conditions may use an index, and none of a text search is. So the listing is a
-- private function that passes by the policy and says itself what everyone may read.

-- As it is compared: in lower case, without accents, blanks as one.
create function private.folded(text text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(lower(normalize($1, NFKD) collate "pg_c_utf8"), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'
  )
$$;

-- All parts of two and of three letters: what holds a text holds its parts, and an index knows those.
create function private.grams(text text)
returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtext(substr($1, at, size))), '{}')
  from generate_series(2, 3) size, generate_series(1, char_length($1) - size + 1) at
$$;

alter table public.events
  add column search_text text generated always as (
    private.folded(title || ' ' || coalesce(description, '') || ' ' || location)
  ) stored,
  add column search_place text generated always as (private.folded(location)) stored,
  add column search_grams integer[] generated always as (
    private.grams(private.folded(title || ' ' || coalesce(description, '') || ' ' || location))
  ) stored;
create index events_search_idx on public.events using gin (search_grams) with (fastupdate = off)
  where deleted_at is null;

-- For `like`: this text anywhere, each letter for itself.
create function private.containing(text text)
returns text
language sql immutable parallel safe set search_path = ''
as $$ select '%' || regexp_replace($1, '([\\%_])', '\\\1', 'g') || '%' $$;

create function private.containing(texts text[])
returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select coalesce(array_agg(private.containing(text)), '{}') from unnest(texts) text $$;

-- The words of a search; more than a few narrow nothing any more.
create function private.search_words(search text)
returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(word), '{}') from (
    select distinct word from unnest(string_to_array(private.folded(left(search, 100)), ' ')) word where word <> '' limit 8
  ) words
$$;

-- What of a text the index is asked for; its longest parts, since they are the rarest. None of a single letter.
create function private.wanted_grams(texts text[])
returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtext(substr(text, at, size))), '{}')
  from unnest(texts) text
  cross join lateral (select least(char_length(text), 3)) longest (size)
  cross join lateral generate_series(1, char_length(text) - size + 1) at
  where size >= 2
$$;

-- A condition on `events` of what is asked for: $1 from, $2 category, $3 and $4 patterns of city and words, $5 parts. What
-- is not asked for does not stand in it, so that each combination is planned with the index that fits it.
create function private.listing_condition(category text, city_pattern text, patterns text[], parts integer[])
returns text
language sql immutable set search_path = ''
as $$
  select 'deleted_at is null and start_time >= $1'
    || case when category is not null then ' and category = $2' else '' end
    || case when city_pattern is not null then ' and search_place like $3' else '' end
    || case when cardinality(patterns) > 0 then ' and search_text like all ($4)' else '' end
    || case when cardinality(parts) > 0 then ' and search_grams @> $5' else '' end
$$;

-- One page, soonest first, and how many there are: counted up to three hundred, where nobody pages any more.
create function private.listed_events(
  earliest timestamptz, category text, city text, search text, page integer, page_size integer
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text[] := '{}';
  patterns text[] := '{}';
  city_pattern text;
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
  if city is not null then
    city_pattern := private.containing(private.folded(city));
  end if;
  if search is not null or city is not null then
    parts := private.wanted_grams(words || array_remove(array[private.folded(city)], null));
  end if;
  condition := private.listing_condition(category, city_pattern, patterns, parts);
  execute format(
    $query$
      select jsonb_build_object(
        'events', coalesce((
          select jsonb_agg(to_jsonb(listed) order by start_time, id) from (
            select id, title, description, detailed_description, category, location, time_zone, start_time, end_time,
              max_attendees, credits_required, image_url, paypal_payment_link, attendees_count, updated_at
            from public.events where %1$s
            order by start_time, id limit $6 offset $7
          ) listed
        ), '[]'),
        'total', (
          select count(*) from (select from public.events where %1$s order by start_time, id limit 300) counted
        )
      )
    $query$, condition
  )
  into answer
  using earliest, category, city_pattern, patterns, parts, rows_per_page,
    least((coalesce(page, 1)::bigint - 1) * rows_per_page, 100000);
  return answer;
end
$$;

-- The number that each choice of a filter would show beside the other choices made. Every city of the events to come is
-- there, also with nothing to show.
create function private.event_filters(earliest timestamptz, category text, city text, search text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text[] := private.search_words(search);
  patterns text[] := private.containing(words);
  parts integer[] := private.wanted_grams(words);
  answer jsonb;
begin
  execute format(
    $query$
      with upcoming as materialized (
        select category, search_place, count(*) as events
        from public.events where %1$s
        group by 1, 2
      ),
      places as materialized (
        select search_place, sum(events) as events from upcoming where $2 is null or category = $2 group by 1
      ),
      cities as (
        select distinct city, private.containing(private.folded(city)) as pattern
        from public.events where deleted_at is null and start_time >= $1
      )
      select jsonb_build_object(
        'categories', coalesce((
          select jsonb_agg(jsonb_build_object('name', category, 'count', events) order by category)
          from (
            select category, sum(events) as events from upcoming
            where category is not null and ($3 is null or search_place like $3)
            group by 1
          ) counted
        ), '[]'),
        'cities', coalesce((
          select jsonb_agg(jsonb_build_object('name', city, 'count', events) order by city)
          from (
            select city, coalesce(sum(places.events), 0) as events
            from cities left join places on search_place like pattern
            group by 1
          ) counted
        ), '[]')
      )
    $query$, private.listing_condition(null, null, patterns, parts)
  )
  into answer using earliest, category, private.containing(private.folded(city)), patterns, parts;
  return answer;
end
$$;

-- Whose face the caller may see among those who are going: hers is none of them. Whoever blocks somebody, or is
-- not to be met for another reason, is left out by this one condition.
create function private.shows_face(other uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$ select other is distinct from (select auth.uid()) $$;

-- Up to three who are going, for each of these events, in the order of their approval, which a group by itself does not keep:
-- for members with access alone, visitors see the number.
create function private.event_faces(event_ids uuid[])
returns table (event_id uuid, faces jsonb)
language plpgsql stable security definer set search_path = ''
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

create function public.list_events(
  earliest timestamptz, category text default null, city text default null, search text default null,
  page integer default 1, page_size integer default 6
)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.listed_events(earliest, category, city, search, page, page_size) $$;

create function public.list_event_filters(
  earliest timestamptz, category text default null, city text default null, search text default null
)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.event_filters(earliest, category, city, search) $$;

create function public.list_event_faces(event_ids uuid[])
returns table (event_id uuid, faces jsonb)
language sql stable security invoker set search_path = ''
as $$ select * from private.event_faces(event_ids) $$;

grant usage on schema private to anon;
grant execute on function
  private.listed_events(timestamptz, text, text, text, integer, integer),
  private.event_filters(timestamptz, text, text, text)
  to anon, authenticated;
grant execute on function
  public.list_events(timestamptz, text, text, text, integer, integer),
  public.list_event_filters(timestamptz, text, text, text)
  to anon, authenticated;
-- Whoever writes an event computes its columns.
grant execute on function private.folded(text), private.grams(text) to authenticated, service_role;
grant execute on function private.event_faces(uuid[]), public.list_event_faces(uuid[]) to authenticated;

-- What the database derives by itself is no admin's change.
create or replace function private.write_audit()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  if caller is null or not private.is_admin() then return null; end if;
  if tg_op = 'INSERT' and tg_nargs > 0 and row_after ->> tg_argv[0] = caller::text then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(key order by key) into changed
    from jsonb_each(row_after) after_value
    join pg_catalog.pg_attribute on attrelid = tg_relid and attname = key and attgenerated = ''
    where after_value.value is distinct from row_before -> key and key not in ('updated_at', 'attendees_count', 'rescheduled_at');
    -- Only what the rules keep by themselves changed.
    if changed is null then return null; end if;
  end if;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
  values (
    caller, lower(tg_op), tg_table_name,
    coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id'),
    jsonb_strip_nulls(jsonb_build_object(
      'changed', to_jsonb(changed),
      'status_before', case when 'status' = any (changed) then row_before -> 'status' end,
      'status_after', case when 'status' = any (changed) then row_after -> 'status' end
    ))
  );
  return null;
end
$$;
