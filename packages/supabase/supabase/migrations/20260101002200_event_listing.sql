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

-- One page, soonest first, and how many there are: counted up to three hundred, where nobody pages any more.
create function private.listed_events(
  earliest timestamptz, category text, city text, search text, page integer, page_size integer
)
returns jsonb
language plpgsql stable security definer set search_path = ''
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
              end_time, max_attendees, credits_required, image_url, paypal_payment_link, attendees_count, updated_at
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

-- The number that each choice of a filter would show beside the other choices made. Every city of the events to come is
-- there, also with nothing to show.
create function private.event_filters(earliest timestamptz, category text, city text, search text)
returns jsonb
language plpgsql stable security definer set search_path = ''
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
        select distinct city from public.events where deleted_at is null and start_time >= $1
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
    $query$, private.listing_condition(null, null, patterns, parts, null)
  )
  into answer
  using earliest, category, private.containing(place), patterns, parts, case when is_city then wanted end;
  return answer;
end
$$;

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
