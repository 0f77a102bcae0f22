-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table private.counters (
  kind text not null,
  actor_id uuid not null,
  -- To whom or what: a member, a booking; the actor herself where it concerns nobody else.
  target_id uuid not null,
  -- The minute or hour that is counted.
  since timestamptz not null,
  times integer not null,
  constraint counters_pkey primary key (actor_id, kind, target_id, since),
  constraint counters_actor_id_fkey foreign key (actor_id) references public.profiles(id) on delete cascade
);
create index counters_since_idx on private.counters using btree (since);
alter table private.counters enable row level security;

create view private.received_cents as
 select payment.booking_id,
    sum(payment.amount_cents - coalesce(lost.cents, 0::bigint) - coalesce(refunded.amount_cents, 0))::integer as cents,
    max(coalesce(payment.paid_on::timestamptz, payment.created_at)) as at
   from public.payments payment
     left join ( select lost_money.payment_id,
            sum(lost_money.cents) as cents
           from private.lost_money
          group by lost_money.payment_id) lost on lost.payment_id = payment.id
     left join public.refunds refunded on refunded.id = payment.id and refunded.outcome = 'refunded'
  where payment.currency = ((select private.setting('currency')))
  group by payment.booking_id;

-- What rules read: who may become the first admin (A-87), limits (A-92), storage_origin, and the pattern image_hosts.
create table private.settings (
  name text not null,
  value text,
  constraint settings_pkey primary key (name)
);
alter table private.settings enable row level security;

-- One row for each replayable write of a member's outbox: what was applied once is not applied again (R-434).
create table public.client_operations (
  user_id uuid not null,
  operation_id uuid not null,
  -- The version of the row that the operation made.
  result_version timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  constraint client_operations_pkey primary key (user_id, operation_id),
  constraint client_operations_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade
);
alter table public.client_operations enable row level security;

create or replace function public.admin_copy_to_following(target_event_id uuid)
returns jsonb
language sql set search_path to ''
as $$ select private.copy_to_following(target_event_id) $$;
grant execute on function public.admin_copy_to_following(uuid) to authenticated, service_role;

-- Says of the events of its series that follow what this one says: each keeps its day, and no fewer seats than are taken.
-- Whoever applied is told of another time or place, as after any change of an event.
create or replace function private.copy_to_following(target_event uuid)
returns jsonb
language plpgsql security definer set search_path to ''
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

-- Whether an event says something else than another of its series.
create or replace function private.differs_from(event public.events, other public.events)
returns boolean
language sql immutable set search_path to ''
as $$ select cardinality(private.differences(event, other)) > 0 $$;

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

-- What events of a series share besides seats: all that is written of them, the price, and the time of day.
create or replace function private.shared_of(event public.events)
returns jsonb
language sql immutable set search_path to ''
as $$
  select jsonb_build_object(
    'title', event.title, 'description', event.description, 'detailed_description', event.detailed_description,
    'category', event.category, 'location', event.location, 'city', event.city, 'time_zone', event.time_zone,
    'credits_required', event.credits_required, 'image_url', event.image_url,
    'starts_at', (event.start_time at time zone event.time_zone)::time,
    'lasts', extract(epoch from event.end_time - event.start_time)
  )
$$;

create or replace function public.confirm_warning(for_user_id uuid, warning_id uuid)
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.confirm_warning(warning_id);
end
$$;
grant execute on function public.confirm_warning(uuid, uuid) to authenticated, service_role;

-- As it was, and what asks her to read it is not true any more.
create or replace function private.confirm_warning(warning uuid)
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  update private.member_notes note set read_at = clock_timestamp()
  where note.id = warning and note.user_id = auth.uid() and note.is_warning and note.read_at is null;
  if not found then return; end if;
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.subject_id = warning and told.user_id = auth.uid() and told.kind = 'member-warned'
  ));
  perform private.broadcast_notifications(auth.uid());
end
$$;
grant execute on function private.confirm_warning(uuid) to authenticated;

create or replace function public.list_warnings()
returns jsonb
language sql stable set search_path to ''
as $$ select private.open_warnings() $$;
grant execute on function public.list_warnings() to authenticated, service_role;

-- The warnings of the caller that she has not confirmed, the oldest first.
create or replace function private.open_warnings()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', note.id, 'warning', note.note, 'created_at', note.created_at)
    order by note.created_at, note.id
  ), '[]')
  from private.member_notes note
  where note.user_id = (select auth.uid()) and note.is_warning and note.read_at is null
$$;
grant execute on function private.open_warnings() to authenticated;

create or replace function public.unsubscribe_by_link(token text)
returns text
language sql set search_path to ''
as $$ select private.unsubscribe_by_link(private.bounded(token, 200)) $$;
grant execute on function public.unsubscribe_by_link(text) to anon, authenticated, service_role;

-- Stops a kind of mail; gives the kind, or null for a link that is none. Again is harmless.
create or replace function private.unsubscribe_by_link(token text)
returns text
language plpgsql security definer set search_path to ''
as $$
declare
  parts constant text[] := regexp_match(token, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z-]{1,40})\.([0-9a-f]{64})$');
  member constant uuid := parts[1];
  told constant text := parts[2];
begin
  if parts is null or private.unsubscribe_signature(member, told) <> parts[3]
    or not exists (select from private.notification_kinds rule where rule.kind = told and not rule.is_required)
    or not exists (select from public.profiles where id = member)
  then
    return null;
  end if;
  insert into private.notification_settings as known (user_id, muted)
  values (member, array[told || ':mail'])
  on conflict (user_id) do update
    set muted = array(select distinct choice from unnest(known.muted || excluded.muted) choice order by choice);
  return told;
end
$$;
grant execute on function private.unsubscribe_by_link(text) to anon, authenticated, service_role;

create or replace function private.unsubscribe_signature(member uuid, told text)
returns text
language sql stable security definer set search_path to ''
as $$
  -- Twice, with the key in both, as HMAC does: nobody lengthens what was signed.
  select encode(sha256(convert_to(key || encode(sha256(convert_to(key || member || '.' || told, 'UTF8')), 'hex'), 'UTF8')), 'hex')
  from (select private.setting('unsubscribe_key') as key) signing
$$;

create or replace function private.setting(setting_name text)
returns text
language sql stable security definer set search_path to ''
as $$
  select value from private.settings where name = setting_name
$$;

create or replace function private.bounded(given text, most integer)
returns text
language plpgsql immutable parallel safe set search_path to ''
as $$
begin
  if char_length(given) > most then
    raise exception using errcode = '22023', message = format('A text of at most %s letters is taken here', most);
  end if;
  return given;
end
$$;
grant execute on function private.bounded(text, integer) to anon, authenticated, service_role;

create or replace function private.bounded(given uuid[], most integer)
returns uuid[]
language plpgsql immutable parallel safe set search_path to ''
as $$
begin
  if cardinality(given) > most then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  return given;
end
$$;
grant execute on function private.bounded(uuid[], integer) to authenticated;

-- Since when she is there: by the first who said so after the last who said that she is not. Null when she is not.
create or replace function private.arrived_at(application uuid)
returns timestamptz
language sql stable security definer set search_path to ''
as $$
  select min(word.said_at) from private.arrivals word
  where word.id = application and word.here and word.said_at > coalesce(
    (select max(other.said_at) from private.arrivals other where other.id = application and not other.here), '-infinity'
  )
$$;

-- For `update … set`: every writable column, from the record that stands at $1.
create or replace function private.assignments(target regclass)
returns text
language sql stable set search_path to ''
as $$
  select string_agg(format('%1$I = ($1).%1$I', writable), ', ')
  from unnest(private.writable_columns(target, 'update')) writable
$$;
grant execute on function private.assignments(regclass) to authenticated;

-- The grants are the one list of what may be written of a row; procedures that take changes read it there.
create or replace function private.writable_columns(target regclass, verb text)
returns text[]
language sql stable set search_path to ''
as $$
  select array_agg(attname::text order by attnum) from pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped
    and has_column_privilege('authenticated', target, attnum, verb)
$$;
grant execute on function private.writable_columns(regclass, text) to authenticated;

-- What she chose, here or by the link of a mail, is told to her other pages.
create or replace function private.broadcast_settings()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.broadcast_notifications(new.user_id);
  return null;
end
$$;

-- Its size and its keys first, then each key; what is said of them is short, whatever was sent.
create or replace function private.check_keys(changes jsonb, target regclass, verb text)
returns void
language plpgsql stable set search_path to ''
as $$
declare
  writable constant text[] := private.writable_columns(target, verb);
  unknown text[];
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception using errcode = '22023', message = 'Changes are an object';
  end if;
  if pg_column_size(changes) > 100000 then
    raise exception using errcode = '22023', message = 'Too much was sent at once';
  end if;
  if (select count(*) from jsonb_object_keys(changes)) > 2 * cardinality(writable) then
    raise exception using errcode = '22023', message = 'Too many fields';
  end if;
  select array_agg(left(key, 40)) into unknown from (
    select key from jsonb_object_keys(changes) key where key <> all (writable) limit 3
  ) unknown_keys;
  if unknown is not null then
    raise exception using errcode = '22023', message = 'Unknown fields: ' || array_to_string(unknown, ', ');
  end if;
end
$$;
grant execute on function private.check_keys(jsonb, regclass, text) to authenticated;

-- A desk reads at most 100 rows at once, an export 1,000.
create or replace function private.check_page(page integer, page_size integer, is_export boolean)
returns void
language plpgsql immutable set search_path to ''
as $$
begin
  if page is null or page not between 1 and 1000000
    or page_size is null or page_size not between 1 and (case when is_export then 1000 else 100 end)
  then
    raise exception using errcode = '22023', message = 'There is no such page';
  end if;
end
$$;

create or replace function private.check_publishing()
returns trigger
language plpgsql set search_path to ''
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

-- What a zone is the database knows; a check constraint cannot ask it.
create or replace function private.check_time_zone(zone text)
returns void
language plpgsql stable set search_path to ''
as $$
begin
  perform now() at time zone zone;
exception when invalid_parameter_value then
  raise exception using errcode = '23514', message = 'Unknown time zone';
end
$$;

-- The address as it is counted. What is no address counts as one: nobody gains by writing one that cannot be read.
create or replace function private.counted_address(written text)
returns inet
language plpgsql immutable parallel safe set search_path to ''
as $$
declare
  address inet;
begin
  -- Without the name of a door (`%eth0`), which Postgres does not take for part of an address.
  address := host(split_part(btrim(written), '%', 1)::inet)::inet;
  if family(address) = 4 then return address; end if;
  -- IPv4 in the clothes of IPv6.
  if address << '::ffff:0:0/96' then return '0.0.0.0'::inet + (address - '::ffff:0:0'::inet); end if;
  return network(set_masklen(address, 64));
exception when invalid_text_representation then
  return null;
end
$$;

-- Whatever is optional and shows nothing is not there. The arguments are the columns.
create or replace function private.drop_invisible()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  texts constant jsonb := to_jsonb(new);
  written text;
begin
  foreach written in array tg_argv loop
    if texts ->> written <> '' and not private.is_visible(texts ->> written) then
      new := jsonb_populate_record(new, jsonb_build_object(written, null));
    end if;
  end loop;
  return new;
end
$$;

-- Whether a text leaves any ink, as the app asks it (`isVisible`): marks, formats, fillers, selectors and private
-- characters leave none by themselves, nor do blanks and controls. What this server's Unicode does not know yet passes:
-- a browser may know letters that are newer.
create or replace function private.is_visible(text text)
returns boolean
language sql immutable parallel safe set search_path to ''
as $$
  select $1 ~ (
    '[^[:space:][:cntrl:]'
    '\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0600-\u0605'
    '\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dd\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u070f'
    '\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827'
    '\u0829-\u082d\u0859-\u085b\u0890-\u0891\u0897-\u089f\u08ca-\u0903\u093a-\u093c\u093e-\u094f'
    '\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7'
    '\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71'
    '\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff'
    '\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82'
    '\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48'
    '\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8'
    '\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44'
    '\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf'
    '\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35'
    '\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e'
    '\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f'
    '\u109a-\u109d\u115f-\u1160\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773'
    '\u17b4-\u17d3\u17dd\u180b-\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b'
    '\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44'
    '\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8'
    '\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20f0\u2800'
    '\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\u3164\ua66f-\ua672\ua674-\ua67d'
    '\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5'
    '\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43'
    '\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef'
    '\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ue000-\uf8ff\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0'
    '\ufff0-\ufffb\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06'
    '\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27'
    '\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50'
    '\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074'
    '\U0001107f-\U00011082\U000110b0-\U000110ba\U000110bd\U000110c2\U000110cd\U00011100-\U00011102'
    '\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0'
    '\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241'
    '\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344'
    '\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c'
    '\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca'
    '\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e'
    '\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd'
    '\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a'
    '\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943'
    '\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39'
    '\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67'
    '\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6'
    '\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47'
    '\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6'
    '\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a'
    '\U00013430-\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4'
    '\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4'
    '\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001bca0-\U0001bca3\U0001cf00-\U0001cf2d'
    '\U0001cf30-\U0001cf46\U0001d159\U0001d165-\U0001d169\U0001d16d-\U0001d182\U0001d185-\U0001d18b'
    '\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75'
    '\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018'
    '\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136'
    '\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6'
    '\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0000-\U000e0fff'
    '\U000f0000-\U000ffffd\U00100000-\U0010fffd'
    ']'
  ) collate "pg_c_utf8"
$$;
grant execute on function private.is_visible(text) to authenticated, service_role;

-- Whoever has a role no more is not told what it was for.
create or replace function private.end_organizer()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    join private.notification_kinds rule on rule.kind = told.kind
    where told.user_id = old.user_id and rule.audience is not null
      and old.user_id not in (select private.audience(rule.audience))
  ));
  return null;
end
$$;

-- Who is told of what is for an audience; nobody who is suspended from her role.
create or replace function private.audience(wanted text)
returns setof uuid
language sql stable security definer set search_path to ''
as $$
  select user_id from public.admin_users
  union
  select held.user_id from public.staff_roles held
  join private.role_rights granted on granted.role = held.role and granted.right_name = wanted
  where not exists (
    select from public.member_suspensions suspended where suspended.user_id = held.user_id and suspended.until > now()
  )
$$;

create or replace function private.keep_version(operation uuid, version timestamptz)
returns void
language sql security definer set search_path to ''
as $$
  update public.client_operations set result_version = version
  where user_id = (select auth.uid()) and operation_id = operation
$$;
grant execute on function private.keep_version(uuid, timestamptz) to authenticated;

-- Refuses what is done more often than the setting says; without a number nothing is refused.
create or replace function private.limit_act(act text, target uuid, within interval, setting text,
  refusal text)
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  if private.count_act(act, target, 'hour', within) > private.limit_of(setting) then
    raise exception using errcode = 'P0001', message = refusal;
  end if;
end
$$;

-- Counts once more, and tells how often it was within the time before: with a day of hours an act counts for a day, and
-- not until midnight. What is refused after it is not counted, since nothing of it stays. Two days later the
-- counters go, some with each new one.
create or replace function private.count_act(act text, target uuid, unit text, within interval)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  actor constant uuid := auth.uid();
  this_unit constant timestamptz := date_trunc(unit, clock_timestamp(), 'UTC');
  counted integer;
begin
  -- The row is locked by the first of two at once, so that the second counts it.
  insert into private.counters as known (kind, actor_id, target_id, since, times)
  values (act, actor, target, this_unit, 1)
  on conflict (actor_id, kind, target_id, since) do update set times = known.times + 1
  returning times into counted;
  if counted = 1 then
    delete from private.counters where ctid = any (array(
      select ctid from private.counters
      where since < now() - interval '2 days'
      limit 100 for update skip locked
    ));
  end if;
  return (
    select sum(times) from private.counters
    where actor_id = actor and kind = act and target_id = target and since > this_unit - within
  );
end
$$;

create or replace function private.limit_of(setting_name text)
returns integer
language sql stable security definer set search_path to ''
as $$
  select substring(private.setting(setting_name) from '^[0-9]{1,6}$')::integer
$$;

-- What of an application's price has come and waits for its rest, in euro cents.
create or replace function private.part_come(target_application uuid)
returns integer
language sql stable security definer set search_path to ''
as $$
  select coalesce(sum(payment.amount_cents), 0)::integer
  from public.payments payment
  join public.event_bookings booking on booking.id = payment.booking_id and booking.application_id = target_application
  join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'asked'
$$;

-- Payments of another amount that count with an approval, in the order in which they came and without what went back of
-- them: as far as the price, where no payment of the price is there.
create or replace function private.parts_to_count(target_booking uuid, price integer)
returns table(id uuid, counted_cents integer)
language plpgsql stable security definer set search_path to ''
as $$
#variable_conflict use_column
begin
  return query
    with part as (
      select payment.id, payment.created_at, payment.amount_cents - coalesce(lost.cents, 0) as cents
      from public.payments payment
      left join private.lost_money lost on lost.payment_id = payment.id
      where payment.booking_id = target_booking and payment.status = 'wrong-amount'
        and payment.currency = private.setting('currency')
        and not exists (select from public.refunds where refunds.id = payment.id)
        and not exists (
          select from private.payment_decisions decided
          where decided.payment_id = payment.id and decided.decision = 'accepted'
        )
    ),
    running as (
      select part.id, part.cents, sum(part.cents) over (order by part.created_at, part.id)::integer as so_far
      from part where part.cents > 0
    )
    select running.id, least(running.cents, price - running.so_far + running.cents)
    from running
    where running.so_far - running.cents < price and private.payment_behind(target_booking, price) is null;
end
$$;

-- For tables that only grow.
create or replace function private.refuse_change()
returns trigger
language plpgsql set search_path to ''
as $$
begin
  raise exception using errcode = '42501', message = 'What is recorded here is never changed';
end
$$;

-- Whoever writes it: a session that was open before is asked at each write.
create or replace function private.refuse_suspended()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if exists (
    select from public.member_suspensions where user_id = auth.uid() and until > clock_timestamp()
  ) then
    raise exception using errcode = 'P0001', message = 'SUSPENDED';
  end if;
  return new;
end
$$;

create or replace function private.refuse_unpublished()
returns trigger
language plpgsql security definer set search_path to ''
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

-- Who gave a row the status that it has, as the log knows it; null when nobody did who could be named.
create or replace function private.status_by(audited_table text, audited_row uuid, standing text)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
    select private.person(newest.actor_id)
    from (
      select entry.actor_id, entry.details -> 'after' ->> 'status' as status
      from public.admin_audit_log entry
      where entry.table_name = audited_table and entry.row_id = audited_row::text and entry.details -> 'after' ? 'status'
      order by entry.id desc
      limit 1
    ) newest
    where newest.status = standing
  );
end
$$;

create or replace function private.take_back_from_organizers(about uuid, kinds text[])
returns void
language sql security definer set search_path to ''
as $$
  select private.take_back_notifications(array(
    select told.id from private.notifications told where told.subject_id = about and told.kind = any (kinds)
  ))
$$;

-- Whoever counts before writing takes turns: two requests of one member at once see each other.
create or replace function private.take_turns(what text, member uuid)
returns void
language sql security definer set search_path to ''
as $$
  select pg_advisory_xact_lock(hashtextextended('sorella.' || what, 0) # hashtextextended(member::text, 1))
$$;

-- Clock time, not transaction time: a client sends `updated_at` back to guard against a lost update.
create or replace function private.touch_updated_at()
returns trigger
language plpgsql set search_path to ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- What an edit that an outbox repeats asks before it writes. When its operation was taken before: the version to answer
-- with. When it is still to be done: null, unless the row that it edits is no longer the one that the member
-- saw.
create or replace function private.version_if_done(operation uuid, current_version timestamptz,
  expected_version timestamptz)
returns timestamptz
language plpgsql set search_path to ''
as $$
declare
  taken record;
begin
  taken := private.take_operation(operation);
  if taken.taken_before then
    return coalesce(taken.version, current_version);
  end if;
  if expected_version <> current_version then
    raise exception using errcode = 'P0001', message = 'CONFLICT';
  end if;
  return null;
end
$$;
grant execute on function private.version_if_done(uuid, timestamptz, timestamptz) to authenticated;

-- Takes a client-made id once. When this caller used it before, tells so and which version came of it: the next edit in
-- the member's queue is based on that one, and must still notice what somebody else wrote in between.
create or replace function private.take_operation(operation uuid, out taken_before boolean,
  out version timestamptz)
returns record
language plpgsql security definer set search_path to ''
as $$
begin
  taken_before := false;
  if operation is null then return; end if;
  insert into public.client_operations (user_id, operation_id) values ((select auth.uid()), operation)
  on conflict do nothing;
  if found then
    delete from public.client_operations
    where user_id = (select auth.uid())
      and created_at < clock_timestamp() - make_interval(days => private.limit_of('client_operations_days'));
    return;
  end if;
  taken_before := true;
  select result_version into version from public.client_operations
  where user_id = (select auth.uid()) and operation_id = operation;
end
$$;
grant execute on function private.take_operation(uuid) to authenticated;

-- As it was, with what stops mails of its kind; nothing where she must know.
create or replace function private.with_unsubscribe(mail_id bigint, told text)
returns text
language sql stable security definer set search_path to ''
as $$
  select private.unsubscribe_token(mail.user_id, told) from private.outgoing_mails mail where mail.id = mail_id
$$;
grant execute on function private.with_unsubscribe(bigint, text) to service_role;

create or replace function private.unsubscribe_token(member uuid, told text)
returns text
language sql stable security definer set search_path to ''
as $$
  select member || '.' || told || '.' || private.unsubscribe_signature(member, told)
  from private.notification_kinds rule
  where rule.kind = told and not rule.is_required
$$;

-- Each morning of hers, once: the day is kept, and where something waits a mail is due, until the day is over.
create or replace function private.write_digests()
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  admin record;
  day uuid;
begin
  for admin in
    select person.user_id, person.morning
    from (
      select known.user_id,
        (date_trunc('day', now() at time zone coalesce(chosen.time_zone, 'UTC'))
          + make_interval(hours => private.limit_of('digest_hour'))) at time zone coalesce(chosen.time_zone, 'UTC') as morning
      from private.audience('admins') known (user_id)
      left join private.notification_settings chosen on chosen.user_id = known.user_id
    ) person
    where person.morning <= now() and person.morning > now() - interval '4 hours'
      and private.wants_notification(person.user_id, 'daily-digest', 'mail')
      and not exists (
        select from private.notifications told
        where told.subject_id = person.user_id and told.user_id = person.user_id and told.kind = 'daily-digest'
          and told.starts_at = person.morning
      )
    order by person.user_id
  loop
    insert into private.notifications (user_id, kind, subject_id, starts_at, is_shown)
    values (admin.user_id, 'daily-digest', admin.user_id, admin.morning, false)
    returning id into day;
    insert into private.outgoing_mails (user_id, kind, details, notification_id, valid_until)
    select admin.user_id, 'daily-digest', '{}', day, admin.morning + interval '16 hours'
    where private.what_waits() is not null;
  end loop;
end
$$;

-- What waits for admins now; null where nothing does.
create or replace function private.what_waits()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'applications', nullif((
      select count(*) from public.event_applications
      where status = 'pending' and event_id not in (select private.past_events())
    ), 0),
    'payments', nullif((
      select count(*) from public.event_applications application
      where application.status = 'pending' and application.paid_stated_at is not null
        and application.event_id not in (select private.past_events())
    ), 0),
    'refunds', nullif((
      select count(*) from private.refund_tasks() task where not exists (select from public.refunds where refunds.id = task.id)
    ), 0),
    'reports', nullif((select count(*) from public.reports where status = 'open'), 0),
    'lonely_events', nullif((
      select count(*) from public.events event
      where event.deleted_at is null and event.cancelled_at is null and event.attendees_count = 0
        and event.published_at <= now() and event.start_time > now()
        and event.start_time <= now() + make_interval(hours => private.limit_of('lonely_event_hours_before'))
    ), 0),
    'failed_mails', nullif((
      select count(*) from private.outgoing_mails mail
      where mail.sent_at is null and mail.attempts >= 10 and private.mail_state(mail.attempts, mail.taken_at) = 'failed'
        and exists (select from public.profiles where id = mail.user_id)
    ), 0)
  )), '{}')
$$;
