-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- For `like`: this text anywhere, each letter for itself.
create or replace function private.containing(text text)
returns text
language sql immutable parallel safe set search_path to ''
as $$ select '%' || regexp_replace($1, '([\\%_])', '\\\1', 'g') || '%' $$;

-- For `like`: this text anywhere, each letter for itself.
create or replace function private.containing(texts text[])
returns text[]
language sql immutable parallel safe set search_path to ''
as $$ select coalesce(array_agg(private.containing(text)), '{}') from unnest(texts) text $$;

-- All parts of two and of three letters: what holds a text holds its parts, and an index knows those.
create or replace function private.grams(text text)
returns integer[]
language sql immutable parallel safe set search_path to ''
as $$
  select coalesce(array_agg(distinct hashtext(substr($1, at, size))), '{}')
  from generate_series(2, 3) size, generate_series(1, char_length($1) - size + 1) at
$$;
grant execute on function private.grams(text) to authenticated, service_role;

-- A pattern for `ilike`; null when nothing is searched for.
create or replace function private.search_pattern(search text)
returns text
language plpgsql immutable set search_path to ''
as $$
begin
  if char_length(search) > 100 then
    raise exception using errcode = '22023', message = 'A search has at most 100 letters';
  end if;
  return '%' || regexp_replace(nullif(btrim(search), ''), '([\\%_])', '\\\1', 'g') || '%';
end
$$;

-- The words of a search; more than a few narrow nothing any more.
create or replace function private.search_words(search text)
returns text[]
language sql immutable parallel safe set search_path to ''
as $$
  select coalesce(array_agg(word), '{}') from (
    select distinct word from unnest(string_to_array(private.folded(left(search, 100)), ' ')) word where word <> '' limit 8
  ) words
$$;

-- As it is compared: in lower case, without accents, blanks as one.
create or replace function private.folded(text text)
returns text
language sql immutable parallel safe set search_path to ''
as $$
  select regexp_replace(
    regexp_replace(lower(normalize($1, NFKD) collate "pg_c_utf8"), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'
  )
$$;
grant execute on function private.folded(text) to authenticated, service_role;

-- What of a text the index is asked for; its longest parts, since they are the rarest. None of a single letter.
create or replace function private.wanted_grams(texts text[])
returns integer[]
language sql immutable parallel safe set search_path to ''
as $$
  select coalesce(array_agg(distinct hashtext(substr(text, at, size))), '{}')
  from unnest(texts) text
  cross join lateral (select least(char_length(text), 3)) longest (size)
  cross join lateral generate_series(1, char_length(text) - size + 1) at
  where size >= 2
$$;

-- An event as it is answered to whoever wrote it: without what only a search reads.
create or replace function private.without_search(event public.events)
returns public.events
language plpgsql immutable set search_path to ''
as $$
begin
  event.search_text := null;
  event.search_place := null;
  event.search_grams := null;
  return event;
end
$$;
grant execute on function private.without_search(public.events) to authenticated;
