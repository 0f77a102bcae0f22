-- Ground rules: nothing is open by default, and whatever decides lives in a schema that the API does not serve.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Hosted Supabase grants every new object in `public` to everyone; here each grant is written down instead.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

create table private.settings (
  name text primary key,
  value text
);
alter table private.settings enable row level security;
comment on table private.settings is
  'What rules read: who may become the first admin (A-87), limits (A-92), storage_origin, and the pattern image_hosts.';

insert into private.settings (name, value) values
  -- The account that may become the first admin, by its confirmed address (A-40, A-87). While it is empty nobody may.
  ('first_admin_email', null),
  -- 'open': while there is no admin and no address above, any signed-in member may become the first; for demos (A-87).
  ('first_admin_bootstrap', 'closed'),
  -- How much is too much (A-92); a number that was emptied or is none leaves it unlimited.
  ('messages_per_minute', '30'),
  ('pending_coffee_chats', '10'),
  ('applications_per_event_and_hour', '10'),
  ('typing_signals_per_minute', '30'),
  ('contact_mails_per_address_and_hour', '5'),
  ('contact_mails_per_day', '100'),
  -- How long an edit that was made is remembered, so that a device which sends it again changes nothing.
  ('client_operations_days', '90'),
  -- What prices are in (A-89).
  ('currency', 'EUR'),
  -- Where this project's storage is served from, as 'https://abc.supabase.co'. While it is empty no picture is taken.
  ('storage_origin', null),
  -- Other hosts that an admin may link an event's picture from, always over https.
  ('image_hosts', 'images\.unsplash\.com|images\.pexels\.com|upload\.wikimedia\.org');

create function private.setting(setting_name text)
returns text
language sql stable security definer set search_path = ''
as $$
  select value from private.settings where name = setting_name
$$;

create function private.limit_of(setting_name text)
returns integer
language sql stable security definer set search_path = ''
as $$
  select substring(private.setting(setting_name) from '^[0-9]{1,6}$')::integer
$$;

-- Whoever counts before writing takes turns: two requests of one member at once see each other.
create function private.take_turns(what text, member uuid)
returns void
language sql volatile security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('sorella.' || what, 0) # hashtextextended(member::text, 1))
$$;

-- Clock time, not transaction time: a client sends `updated_at` back to guard against a lost update.
create function private.touch_updated_at()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- A name is seen by others and stands in lists, notices and mails: one line with a letter in it, and nothing that turns
-- the direction of what stands beside it. The blanks taken away first count as letters to Unicode, and show nothing.
create function private.is_name(text text)
returns boolean
language sql immutable set search_path = ''
as $$
  select $1 !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
    and regexp_replace($1, '[\u115f\u1160\u3164\uffa0]', '', 'g') ~ '[[:alpha:]]' collate "pg_c_utf8"
$$;
grant execute on function private.is_name(text) to authenticated, service_role;

-- What can be kept of a name that nobody checked; null when that is none.
create function private.name_from(text text)
returns text
language sql immutable set search_path = ''
as $$
  select case when private.is_name(tidy) then tidy end
  from (
    select btrim(left(btrim(regexp_replace(
      regexp_replace($1, '[\u202a-\u202e\u2066-\u2069]', '', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'
    )), 80))
  ) candidate (tidy)
$$;

-- For tables that only grow.
create function private.refuse_change()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'What is recorded here is never changed';
end
$$;

-- True for the public address of an object in this project's storage: https, or on this machine.
create function private.is_stored_at(url text, object_pattern text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    origin ~ '^(https://[A-Za-z0-9.-]+|http://(127\.0\.0\.1|localhost))(:[0-9]{1,5})?$'
      and starts_with(url, public_objects)
      and substr(url, char_length(public_objects) + 1) ~ ('^' || object_pattern || '(\?[A-Za-z0-9=&._-]{0,100})?$'),
    false
  )
  from (select private.setting('storage_origin')) setting (origin)
  cross join lateral (select origin || '/storage/v1/object/public/') place (public_objects)
$$;

-- What a zone is the database knows; a check constraint cannot ask it.
create function private.check_time_zone(zone text)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform now() at time zone zone;
exception when invalid_parameter_value then
  raise exception using errcode = '23514', message = 'Unknown time zone';
end
$$;

-- The grants are the one list of what may be written of a row; procedures that take changes read it there.
create function private.writable_columns(target regclass, verb text)
returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(attname::text order by attnum) from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', target, attnum, verb)
$$;

create function private.check_keys(changes jsonb, target regclass, verb text)
returns void
language plpgsql stable set search_path = ''
as $$
declare
  unknown text;
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception using errcode = '22023', message = 'Changes are an object';
  end if;
  select string_agg(key, ', ') into unknown from jsonb_object_keys(changes) key
  where key <> all (private.writable_columns(target, verb));
  if unknown is not null then
    raise exception using errcode = '22023', message = 'Unknown fields: ' || unknown;
  end if;
end
$$;

-- For `update … set`: every writable column, from the record that stands at $1.
create function private.assignments(target regclass)
returns text
language sql stable set search_path = ''
as $$
  select string_agg(format('%1$I = ($1).%1$I', writable), ', ')
  from unnest(private.writable_columns(target, 'update')) writable
$$;

grant execute on function
  private.writable_columns(regclass, text), private.check_keys(jsonb, regclass, text), private.assignments(regclass)
  to authenticated;
