-- An event has a city of its own (A-103): what stands before the first comma of its place is more often a venue.

-- A guess at the city of a place: its last part that is no postal code and no country. Part for part the same as
-- `guessCity` of the app, which suggests it beside the field.
create function private.city_of(location text)
returns text
language sql immutable parallel safe set search_path = ''
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

alter table public.events alter column city drop expression;
-- Nobody edited anything: no version, no mail and no live update comes of it.
alter table public.events disable trigger user;
update public.events set city = private.city_of(location);
alter table public.events enable trigger user;

alter table public.events
  add constraint events_city_length check (char_length(btrim(city)) between 1 and 120),
  -- Not asked of what stands there already.
  add constraint events_city_visible check (private.is_visible(city)) not valid;
grant insert (city), update (city) on public.events to authenticated;

-- An event that a release of before wrote, or a queue of before holds, comes without a city.
create function private.fill_event_city()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.city := coalesce(new.city, private.city_of(new.location));
  return new;
end
$$;
create trigger fill_city before insert on public.events
  for each row execute function private.fill_event_city();

-- A city that events have is that city alone; what is none, as in links of before, is looked for anywhere in the place
-- (A-71, A-103).
create function private.is_event_city(wanted text)
returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.events event where event.city = wanted and event.deleted_at is null) $$;

-- A condition on `events` of what is asked for: $1 from, $2 category, $3 and $4 patterns of place and words, $5 parts, $6
-- city. What is not asked for does not stand in it, so that each combination is planned with the index that fits it.
create function private.listing_condition(
  category text, place_pattern text, patterns text[], parts integer[], city text
)
returns text
language sql immutable set search_path = ''
as $$
  select 'deleted_at is null and start_time >= $1'
    || case when category is not null then ' and category = $2' else '' end
    || case when place_pattern is not null then ' and search_place like $3' else '' end
    || case when cardinality(patterns) > 0 then ' and search_text like all ($4)' else '' end
    || case when cardinality(parts) > 0 then ' and search_grams @> $5' else '' end
    || case when city is not null then ' and city = $6' else '' end
$$;
