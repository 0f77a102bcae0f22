-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- Of each kind: whether it is mailed too, and whether she must know of it (money; whether and when an event takes
-- place), so that no choice of hers holds it back. The words and links are the app's.
create table private.notification_kinds (
  kind text not null,
  has_mail boolean not null,
  is_required boolean not null,
  -- Whom a kind is for: everybody where it is null, 'admins', or who has a right (`private.role_rights`), admins among them.
  audience text,
  constraint notification_kinds_pkey primary key (kind),
  constraint notification_kinds_audience_check check (audience = any (array['admins', 'payments', 'reports']))
);
alter table private.notification_kinds enable row level security;

-- What a member chose. Nobody who has no row chose anything.
create table private.notification_settings (
  user_id uuid not null,
  only_required boolean not null default false,
  -- A kind and a channel each, like `message-received:mail`.
  muted text[] not null default '{}'::text[],
  -- Minutes since midnight in her zone, between which no mail comes that can wait; both or none.
  quiet_from smallint,
  quiet_until smallint,
  time_zone text not null default 'UTC',
  constraint notification_settings_pkey primary key (user_id),
  constraint notification_settings_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint notification_settings_quiet_from_check check (quiet_from >= 0 and quiet_from <= 1439),
  constraint notification_settings_quiet_hours check ((quiet_from is null) = (quiet_until is null)
    and quiet_from is distinct from quiet_until or quiet_from is null),
  constraint notification_settings_quiet_until_check check (quiet_until >= 0 and quiet_until <= 1439),
  constraint notification_settings_time_zone_check check (time_zone ~ '^[A-Za-z_]{2,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$')
);
alter table private.notification_settings enable row level security;
create trigger broadcast_settings after insert or update on private.notification_settings
  for each row execute function private.broadcast_settings();

create table private.notifications (
  id uuid not null default gen_random_uuid(),
  -- No foreign keys: whoever writes here holds an event, and must not wait for an account that goes and wants that event.
  user_id uuid not null,
  kind text not null,
  event_id uuid,
  -- The application, coffee chat, message to guests, owed money or report that it is about.
  subject_id uuid,
  other_user_id uuid,
  -- When what it reminds of begins: it is told until then, and again after another time was set.
  starts_at timestamptz,
  -- False where she does not want to see this kind in the app.
  is_shown boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  constraint notifications_pkey primary key (id)
);
create index notifications_event_id_idx on private.notifications using btree (event_id, user_id)
  where event_id is not null;
create index notifications_mail_stopped_idx on private.notifications using btree (user_id)
  where kind = 'mail-stopped';
create index notifications_newest_idx on private.notifications using btree (user_id, created_at desc, id desc)
  where is_shown;
create index notifications_oldest_idx on private.notifications using btree (created_at);
create index notifications_other_user_id_idx on private.notifications using btree (other_user_id)
  where other_user_id is not null;
-- Reminded of one beginning once, however often the schedule comes.
create unique index notifications_reminder_idx on private.notifications using btree (subject_id, user_id,
  kind, starts_at) where starts_at is not null;
create index notifications_subject_id_idx on private.notifications using btree (subject_id)
  where subject_id is not null;
create index notifications_unread_idx on private.notifications using btree (user_id, created_at desc)
  where is_shown and read_at is null;
-- A conversation is told of once, until she has read that.
create unique index notifications_unread_thread_idx on private.notifications using btree (user_id,
  other_user_id) where kind = 'message-received' and read_at is null;
alter table private.notifications enable row level security;
create trigger push_again after update on private.notifications
  for each row when (new.created_at > old.created_at) execute function private.push_again();
create trigger push_written after insert on private.notifications referencing new table as written
  for each statement execute function private.push_written();

create table private.outgoing_pushes (
  id bigint not null generated always as identity,
  notification_id uuid not null,
  -- No foreign key: whoever writes here holds an event, and must not wait for an account that goes and wants that event.
  device_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  constraint outgoing_pushes_pkey primary key (id),
  constraint outgoing_pushes_notification_id_device_id_key unique (notification_id, device_id),
  constraint outgoing_pushes_notification_id_fkey foreign key (notification_id)
    references private.notifications(id) on delete cascade
);
create index outgoing_pushes_device_id_idx on private.outgoing_pushes using btree (device_id);
create index outgoing_pushes_waiting_idx on private.outgoing_pushes using btree (next_attempt_at, id);
alter table private.outgoing_pushes enable row level security;
create trigger announce_pushes after insert on private.outgoing_pushes
  for each statement execute function private.announce_mails();

create table private.push_devices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  -- Where the browser's own service takes pushes for this device: who knows it and the keys is at the device.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  public_key text not null,
  -- Whether words of messages may stand on its lock screen.
  shows_words boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint push_devices_pkey primary key (id),
  constraint push_devices_endpoint_key unique (endpoint),
  constraint push_devices_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade
);
create index push_devices_user_id_idx on private.push_devices using btree (user_id, created_at desc, id);
alter table private.push_devices enable row level security;

create or replace function public.count_unread_notifications(for_user_id uuid)
returns integer
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.unread_notifications();
end
$$;
grant execute on function public.count_unread_notifications(uuid) to authenticated, service_role;

-- A hundred are as many as more are: ten thousand cost what ten do.
create or replace function private.unread_notifications()
returns integer
language sql stable security definer set search_path to ''
as $$
  select count(*)::integer from (
    select from private.notifications told
    where told.user_id = (select auth.uid()) and told.is_shown and told.read_at is null
      and (told.other_user_id is null or told.other_user_id <> all ((select private.not_met())::uuid[]))
      and (told.starts_at is null or told.starts_at > now())
    limit 100
  ) few
$$;
grant execute on function private.unread_notifications() to authenticated;

create or replace function public.forget_push_device(for_user_id uuid, device_endpoint text)
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.forget_push_device(private.bounded(device_endpoint, 1000));
end
$$;
grant execute on function public.forget_push_device(uuid, text) to authenticated, service_role;

create or replace function private.forget_push_device(address text)
returns void
language sql security definer set search_path to ''
as $$ delete from private.push_devices device where device.endpoint = address and device.user_id = (select auth.uid()) $$;
grant execute on function private.forget_push_device(text) to authenticated;

create or replace function public.get_notification_settings(for_user_id uuid)
returns jsonb
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.own_notification_settings();
end
$$;
grant execute on function public.get_notification_settings(uuid) to authenticated, service_role;

-- As it was, with why no mail goes to her.
create or replace function private.own_notification_settings()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select private.notification_choices((select auth.uid()))
    || jsonb_build_object('mail_stopped', private.mail_stopped((select auth.uid())))
$$;
grant execute on function private.own_notification_settings() to authenticated;

create or replace function private.notification_choices(member uuid)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select coalesce(
    (
      select jsonb_build_object(
        'only_required', chosen.only_required, 'muted', chosen.muted, 'quiet_from', chosen.quiet_from,
        'quiet_until', chosen.quiet_until, 'time_zone', chosen.time_zone
      )
      from private.notification_settings chosen where chosen.user_id = member
    ),
    jsonb_build_object(
      'only_required', false, 'muted', jsonb_build_array(), 'quiet_from', null, 'quiet_until', null, 'time_zone', 'UTC'
    )
  )
$$;

create or replace function public.get_push_device(for_user_id uuid, device_endpoint text default null::text)
returns jsonb
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.own_push_device(private.bounded(device_endpoint, 1000));
end
$$;
grant execute on function public.get_push_device(uuid, text) to authenticated, service_role;

create or replace function private.own_push_device(address text)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'public_key', nullif(private.setting('push_public_key'), ''),
    'is_on', device.id is not null,
    'shows_words', coalesce(device.shows_words, false),
    'devices', (select count(*) from private.push_devices mine where mine.user_id = (select auth.uid()))
  )
  from (select) asked
  left join private.push_devices device on device.endpoint = address and device.user_id = (select auth.uid())
    and device.public_key = private.setting('push_public_key')
$$;
grant execute on function private.own_push_device(text) to authenticated;

create or replace function public.list_notifications(for_user_id uuid, page_size integer default 50,
  before_time timestamptz default null::timestamptz, before_id uuid default null::uuid)
returns jsonb
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.list_notifications(page_size, before_time, before_id);
end
$$;
grant execute on function public.list_notifications(uuid, integer, timestamptz, uuid) to authenticated,
  service_role;

-- As it was, and of what is to be paid how much of it, and by when.
create or replace function private.list_notifications(page_size integer, before_time timestamptz,
  before_id uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := private.not_met();
  rows_wanted constant integer := least(greatest(coalesce(page_size, 50), 1), 50);
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return (
    with page as materialized (
      select told.* from private.notifications told
      where told.user_id = caller and told.is_shown and (told.created_at, told.id) < (from_time, from_id)
        and (told.other_user_id is null or told.other_user_id <> all (hidden))
        and (told.starts_at is null or told.starts_at > now())
      order by told.created_at desc, told.id desc
      limit rows_wanted
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'kind', page.kind, 'created_at', page.created_at, 'read_at', page.read_at,
      -- Of one that was deleted no page is left.
      'event_id', case when event.deleted_at is null or event.cancelled_at is not null then event.id end,
      'event_title', event.title, 'event_start_time', event.start_time,
      'event_time_zone', event.time_zone, 'event_location', event.location,
      'other_user_id', person.id, 'other_user_first_name', person.first_name, 'other_user_last_name', person.last_name,
      'chosen_date', chat.selected_date,
      'amount_cents', case page.kind
        when 'refund-sent' then refund.amount_cents
        when 'payment-rest' then application.payment_amount_cents - private.part_come(application.id)
        else application.payment_amount_cents
      end,
      'currency', case page.kind when 'refund-sent' then refund.currency else private.setting('currency') end,
      'reference', application.reference,
      'pay_by', case when page.kind in ('payment-due', 'payment-reminder', 'application-expired') then application.pay_by end
    ) order by page.created_at desc, page.id desc), '[]')
    from page
    left join public.events event on event.id = page.event_id
    left join private.public_profiles(array(
      select distinct known.other_user_id from page known where known.other_user_id is not null
    )) person on person.id = page.other_user_id
    left join public.event_applications application on application.id = page.subject_id and application.user_id = caller
    left join public.coffee_chat_requests chat on chat.id = page.subject_id
    left join public.refunds refund on refund.id = page.subject_id and page.kind = 'refund-sent'
  );
end
$$;
grant execute on function private.list_notifications(integer, timestamptz, uuid) to authenticated;

create or replace function public.mark_all_notifications_read(for_user_id uuid, until timestamptz)
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.read_notifications('{}', until);
end
$$;
grant execute on function public.mark_all_notifications_read(uuid, timestamptz) to authenticated,
  service_role;

-- As it was; what somebody else takes back or reads meanwhile is not waited for.
create or replace function private.read_notifications(chosen uuid[], until timestamptz)
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  caller constant uuid := auth.uid();
  marked uuid[];
begin
  with mine as (
    select told.id from private.notifications told
    where told.user_id = caller and told.read_at is null and told.is_shown
      and (told.id = any (chosen) or told.created_at <= until)
    order by told.id
    for update skip locked
  ),
  changed as (
    update private.notifications told set read_at = clock_timestamp() from mine where told.id = mine.id returning told.id
  )
  select array_agg(id) into marked from changed;
  if marked is null then return; end if;
  delete from private.outgoing_mails mail using private.notification_kinds rule
  where mail.notification_id = any (marked) and mail.sent_at is null and rule.kind = mail.kind and not rule.is_required;
  perform private.broadcast_notifications(caller);
end
$$;
grant execute on function private.read_notifications(uuid[], timestamptz) to authenticated;

create or replace function private.broadcast_notifications(member uuid)
returns void
language sql security definer set search_path to ''
as $$
  select realtime.send(
    jsonb_build_object('kind', 'notification', 'action', 'update', 'id', member), 'change', 'user:' || member, true
  )
$$;

create or replace function public.mark_notifications_read(for_user_id uuid, notification_ids uuid[])
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.read_notifications(private.bounded(notification_ids, 100), null);
end
$$;
grant execute on function public.mark_notifications_read(uuid, uuid[]) to authenticated, service_role;

create or replace function public.note_push(push_id bigint, outcome text)
returns void
language sql set search_path to ''
as $$ select private.note_push(push_id, private.bounded(outcome, 20)) $$;
grant execute on function public.note_push(bigint, text) to service_role;

-- What became of one: sent, or its device is gone.
create or replace function private.note_push(push_id bigint, outcome text)
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  if outcome is null or outcome not in ('sent', 'gone') then
    raise exception using errcode = '22023', message = 'A push is sent, or its device is gone';
  end if;
  if outcome = 'gone' then
    delete from private.push_devices device
    where device.id = (select push.device_id from private.outgoing_pushes push where push.id = push_id);
  end if;
  delete from private.outgoing_pushes push where push.id = push_id;
end
$$;
grant execute on function private.note_push(bigint, text) to service_role;

-- As it was; `read` are the choices as the page knew them, in the shape of get_notification_settings.
create or replace function public.save_notification_settings(for_user_id uuid, only_required boolean,
  muted text[], time_zone text, quiet_from integer default null::integer,
  quiet_until integer default null::integer, read jsonb default null::jsonb)
returns jsonb
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  if cardinality(muted) > 100 or jsonb_array_length(read -> 'muted') > 100 then
    raise exception using errcode = '22023', message = 'So many kinds there are not';
  end if;
  return private.save_notification_settings(
    only_required, muted, quiet_from, quiet_until, private.bounded(time_zone, 100), private.bounded(read::text, 10000)::jsonb
  );
end
$$;
grant execute on function public.save_notification_settings(uuid, boolean, text[], text, integer, integer,
  jsonb) to authenticated, service_role;

-- As it was, upon what is stored: whoever else changes it waits.
create or replace function private.save_notification_settings(only_required boolean, muted text[],
  quiet_from integer, quiet_until integer, zone text, read jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  chosen constant text[] := array(select distinct choice from unnest(muted) choice order by choice);
  seen constant text[] := array(select jsonb_array_elements_text(read -> 'muted'));
  keeps_hours constant boolean := read is not null and (read ->> 'quiet_from')::integer is not distinct from quiet_from
    and (read ->> 'quiet_until')::integer is not distinct from quiet_until and read ->> 'time_zone' = zone;
begin
  if only_required is null or zone is null or array_position(chosen, null) is not null or exists (
    select from unnest(chosen) choice
    where not exists (
      select from private.notification_kinds rule
      where not rule.is_required and (
        choice = rule.kind || ':app' or (rule.has_mail and choice in (rule.kind || ':mail', rule.kind || ':push'))
      )
    )
  ) then
    raise exception using errcode = '22023', message = 'Only what can be chosen is chosen';
  end if;
  perform private.check_time_zone(zone);
  insert into private.notification_settings as known (user_id, only_required, muted, quiet_from, quiet_until, time_zone)
  values (auth.uid(), only_required, chosen, quiet_from, quiet_until, zone)
  on conflict (user_id) do update set
    only_required = case when (read ->> 'only_required')::boolean is not distinct from excluded.only_required
      then known.only_required else excluded.only_required end,
    muted = case when read is null then excluded.muted else array(
      select distinct choice from unnest(known.muted || excluded.muted) choice
      where case when choice = any (seen) then choice = any (excluded.muted) and choice = any (known.muted) else true end
      order by choice
    ) end,
    quiet_from = case when keeps_hours then known.quiet_from else excluded.quiet_from end,
    quiet_until = case when keeps_hours then known.quiet_until else excluded.quiet_until end,
    time_zone = case when keeps_hours then known.time_zone else excluded.time_zone end;
  return private.own_notification_settings();
end
$$;
grant execute on function private.save_notification_settings(boolean, text[], integer, integer, text, jsonb)
  to authenticated;

create or replace function public.save_push_device(for_user_id uuid, device_endpoint text, device_key text,
  device_secret text, shows_words boolean default false)
returns jsonb
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.save_push_device(
    private.bounded(device_endpoint, 1000), private.bounded(device_key, 100), private.bounded(device_secret, 100), shows_words
  );
end
$$;
grant execute on function public.save_push_device(uuid, text, text, text, boolean) to authenticated,
  service_role;

-- A device is hers from now on: who signed in before on the same browser is told nothing there any more. The oldest of too
-- many goes.
create or replace function private.save_push_device(address text, device_key text, secret text,
  with_words boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  if address is null or device_key is null or secret is null or with_words is null or not private.is_push_service(address)
    or length(address) > 900 or device_key !~ '^B[A-Za-z0-9_-]{86}$' or secret !~ '^[A-Za-z0-9_-]{22}$'
    or private.setting('push_public_key') = ''
  then
    raise exception using errcode = '22023', message = 'Only a subscription of a browser is a device';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sorella.push_devices', 0));
  delete from private.push_devices device
  where device.endpoint = address and device.user_id <> auth.uid() and device.p256dh = device_key and device.auth = secret;
  insert into private.push_devices as known (user_id, endpoint, p256dh, auth, public_key, shows_words)
  values (auth.uid(), address, device_key, secret, private.setting('push_public_key'), with_words)
  on conflict (endpoint) do update set
    p256dh = excluded.p256dh, auth = excluded.auth, public_key = excluded.public_key, shows_words = excluded.shows_words
    where known.user_id = excluded.user_id;
  if not found then
    raise exception using errcode = '22023', message = 'This device is another one';
  end if;
  delete from private.push_devices device where device.id in (
    select mine.id from private.push_devices mine where mine.user_id = auth.uid()
    order by mine.endpoint <> address, mine.created_at desc, mine.id
    offset private.limit_of('push_devices_per_member')
  );
  return private.own_push_device(address);
end
$$;
grant execute on function private.save_push_device(text, text, text, boolean) to authenticated;

-- Whether the server may ask an address: https, one of the services by its name, nothing before or behind the name.
create or replace function private.is_push_service(address text)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select coalesce(bool_or(
    case when left(service, 1) = '.' then right(asked.host, length(service)) = service else asked.host = service end
  ), false)
  from (select substring(left(address, 1000) from '^https://([a-z0-9.-]{1,253})/[A-Za-z0-9._~:/?&=%+,;!$*()-]+$') as host) asked
  cross join string_to_table(private.setting('push_services'), ' ') service
$$;

create or replace function public.take_outgoing_pushes(public_key text, batch integer default 20)
returns table(id bigint, endpoint text, p256dh text, auth text, details jsonb)
language sql set search_path to ''
as $$ select * from private.take_pushes(batch, private.bounded(public_key, 200)) $$;
grant execute on function public.take_outgoing_pushes(text, integer) to service_role;

-- Pushes that are due, each to whoever takes it alone until it is tried again, with growing pauses. What she has read, does
-- not want any more, or comes too late is dropped; what would come in quiet hours waits for their end.
create or replace function private.take_pushes(batch integer, key text)
returns table(id bigint, endpoint text, p256dh text, auth text, details jsonb)
language plpgsql security definer set search_path to ''
as $$
begin
  update private.settings set value = key where name = 'push_public_key' and value <> key;
  -- Who subscribed with another key cannot be reached any more.
  if found then delete from private.push_devices device where device.public_key <> key; end if;
  return query
    with due as materialized (
      select waiting.id, waiting.device_id, told as about, private.due_outside(told.user_id, told.kind) as allowed_at,
        told.read_at is not null or told.starts_at <= clock_timestamp()
          or waiting.next_attempt_at < clock_timestamp() - interval '1 day'
          or not private.wants_notification(told.user_id, told.kind, 'push')
          or (told.other_user_id is not null and not private.may_meet(told.user_id, told.other_user_id)) as is_dropped
      from (
        select push.* from private.outgoing_pushes push
        where push.next_attempt_at <= (select clock_timestamp())
        order by push.next_attempt_at, push.id
        limit least(greatest(coalesce(batch, 20), 1), 100)
        for update skip locked
      ) waiting
      join private.notifications told on told.id = waiting.notification_id
    ),
    sorted as (
      select due.id, due.about, due.allowed_at, device.endpoint, device.p256dh, device.auth, device.shows_words,
        case
          when device.id is null or due.is_dropped then 'drop'
          when due.allowed_at > clock_timestamp() + interval '1 second' then 'wait'
          else 'take'
        end as fate
      from due left join private.push_devices device on device.id = due.device_id
    ),
    dropped as (
      delete from private.outgoing_pushes push using sorted where push.id = sorted.id and sorted.fate = 'drop'
    ),
    postponed as (
      update private.outgoing_pushes push set next_attempt_at = sorted.allowed_at
      from sorted where push.id = sorted.id and sorted.fate = 'wait'
    ),
    taken as (
      update private.outgoing_pushes push
      set attempts = push.attempts + 1, next_attempt_at = clock_timestamp() + interval '2 minutes' * 2 ^ push.attempts
      from sorted where push.id = sorted.id and sorted.fate = 'take' and push.attempts < 8
      returning push.id
    ),
    given_up as (
      delete from private.outgoing_pushes push using sorted
      where push.id = sorted.id and sorted.fate = 'take' and push.attempts >= 8
    )
    select sorted.id, sorted.endpoint, sorted.p256dh, sorted.auth,
      private.push_details(sorted.about, sorted.shows_words)
    from taken join sorted on sorted.id = taken.id
    order by sorted.id;
end
$$;
grant execute on function private.take_pushes(integer, text) to service_role;

-- When something is due that is told outside of the app: what can wait waits for the end of her quiet hours.
create or replace function private.due_outside(member uuid, told text)
returns timestamptz
language sql stable security definer set search_path to ''
as $$
  select case when rule.is_required then clock_timestamp() else private.after_quiet_hours(member, clock_timestamp()) end
  from private.notification_kinds rule where rule.kind = told
$$;

-- The first moment from the given one on that is outside of her quiet hours.
create or replace function private.after_quiet_hours(member uuid, moment timestamptz)
returns timestamptz
language plpgsql stable security definer set search_path to ''
as $$
declare
  chosen private.notification_settings;
  here timestamp;
  minute integer;
  awake timestamp;
begin
  select * into chosen from private.notification_settings settings
  where settings.user_id = member and settings.quiet_from is not null;
  if not found then return moment; end if;
  here := moment at time zone chosen.time_zone;
  minute := extract(hour from here) * 60 + extract(minute from here);
  -- From evening to morning they go over midnight.
  if not (
    case when chosen.quiet_from < chosen.quiet_until then minute >= chosen.quiet_from and minute < chosen.quiet_until
    else minute >= chosen.quiet_from or minute < chosen.quiet_until end
  ) then
    return moment;
  end if;
  awake := date_trunc('day', here) + make_interval(mins => chosen.quiet_until);
  if awake <= here then awake := awake + interval '1 day'; end if;
  -- An hour that is set back comes twice, one that is set forward not at all.
  return greatest(awake at time zone chosen.time_zone, moment);
end
$$;

-- As it was, and nothing is mailed to where no mail goes: what waits is dropped when it is due, what she must know among it.
create or replace function private.wants_notification(member uuid, told text, channel text)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select (rule.is_required or not coalesce((
    select chosen.only_required or told || ':' || channel = any (chosen.muted)
    from private.notification_settings chosen where chosen.user_id = member
  ), false)) and (channel <> 'mail' or private.mail_stopped(member) is null)
  from private.notification_kinds rule
  where rule.kind = told and (channel = 'app' or rule.has_mail)
$$;

-- What a push says, by the names that the app's own code has, which reads it on the device: what the list under the bell
-- says of it. A message's words come where its reader wants them alone.
create or replace function private.push_details(told private.notifications, with_words boolean)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'id', told.id, 'kind', told.kind, 'createdAt', told.created_at, 'readAt', null,
    'eventId', case when event.deleted_at is null or event.cancelled_at is not null then event.id end,
    'eventTitle', event.title, 'eventStartTime', event.start_time,
    'eventTimeZone', event.time_zone, 'eventLocation', event.location,
    'otherUserId', person.id, 'otherUserFirstName', person.first_name, 'otherUserLastName', null,
    'chosenDate', chat.selected_date,
    'amountCents', case told.kind
      when 'refund-sent' then refund.amount_cents
      when 'payment-rest' then application.payment_amount_cents - private.part_come(application.id)
      else application.payment_amount_cents
    end,
    'currency', case told.kind when 'refund-sent' then refund.currency else private.setting('currency') end,
    'reference', application.reference,
    'payBy', case when told.kind in ('payment-due', 'payment-reminder', 'application-expired') then application.pay_by end,
    'words', case when with_words and told.kind = 'message-received' then (
      select left(message.content, 200) from public.messages message
      where message.sender_id = told.other_user_id and message.recipient_id = told.user_id and not message.is_read
      order by message.created_at desc, message.id desc
      limit 1
    ) end
  )
  from (select) about
  left join public.events event on event.id = told.event_id
  left join public.profiles person on person.id = told.other_user_id
  left join public.event_applications application
    on application.id = told.subject_id and application.user_id = told.user_id
  left join public.coffee_chat_requests chat on chat.id = told.subject_id
  left join public.refunds refund on refund.id = told.subject_id and told.kind = 'refund-sent'
$$;

create or replace function public.write_reminders(batch integer default 500)
returns integer
language sql set search_path to ''
as $$ select private.write_reminders(batch) $$;
grant execute on function public.write_reminders(integer) to service_role;

-- As it was, and hosts are told of what was published meanwhile.
create or replace function private.write_reminders(batch integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  most constant integer := least(greatest(coalesce(batch, 500), 1), 1000);
  kept_since constant timestamptz := now() - make_interval(days => private.limit_of('notifications_kept_days'));
begin
  -- One at a time: another that comes meanwhile leaves it to this one.
  if not pg_try_advisory_xact_lock(hashtextextended('sorella.reminders', 0)) then return 0; end if;
  delete from private.notifications told
  where told.id in (
    select old.id from private.notifications old
    where old.created_at < kept_since
    order by old.created_at
    limit 1000
  );
  perform private.write_digests();
  return greatest(
    private.end_unpaid(most), private.remind_of_payments(most), private.remind_of_events('event-tomorrow', most),
    private.remind_of_events('event-soon', most), private.remind_of_coffee_chats(most),
    private.tell_of_lonely_events(most), private.tell_hosts_of_published(most)
  );
end
$$;
grant execute on function private.write_reminders(integer) to service_role;

-- A day before the time to pay is over, and where it is shorter than two days when half of it is; not in its last hour.
create or replace function private.remind_of_payments(most integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications;
  event public.events;
  written integer := 0;
begin
  for application in
    select waiting.* from public.event_applications waiting
    where waiting.status = 'pending' and waiting.pay_by > now() + interval '1 hour'
      and waiting.pay_by <= now() + interval '24 hours'
      and waiting.pay_by - least(interval '24 hours', (waiting.pay_by - waiting.application_date) / 2) <= now()
      and private.is_unpaid(waiting)
      and not exists (
        select from private.notifications earlier
        where earlier.subject_id = waiting.id and earlier.kind = 'payment-reminder' and earlier.starts_at = waiting.pay_by
      )
    order by waiting.pay_by, waiting.id
    limit most
  loop
    select * into event from public.events where id = application.event_id;
    perform private.notify(
      array[application.user_id], 'payment-reminder', application.event_id, application.id,
      private.payment_details(application, event), null, application.pay_by
    );
    written := written + 1;
  end loop;
  return written;
end
$$;

-- Tells members what happened: each once in her list and, where the kind has a mail and she wants it, by mail, with what
-- was true when it happened.
create or replace function private.notify(members uuid[], told text, about_event uuid, about uuid,
  mail_details jsonb default null::jsonb, other uuid default null::uuid,
  starts timestamptz default null::timestamptz)
returns void
language sql security definer set search_path to ''
as $$
  with written as (
    insert into private.notifications (user_id, kind, event_id, subject_id, other_user_id, starts_at, is_shown)
    select member, told, about_event, about, other, starts, private.wants_notification(member, told, 'app')
    from unnest(members) member
    order by member
    on conflict do nothing
    returning id, user_id, is_shown
  ),
  mailed as (
    insert into private.outgoing_mails (user_id, kind, details, notification_id, due_at, next_attempt_at, valid_until)
    select written.user_id, told, mail_details, written.id, nullif(due.at, asked.at), due.at, starts
    from written
    cross join (select clock_timestamp() as at) asked
    cross join private.notification_kinds rule
    cross join lateral (
      select case when rule.is_required then asked.at else private.after_quiet_hours(written.user_id, asked.at) end as at
    ) due
    where rule.kind = told and mail_details is not null and private.wants_notification(written.user_id, told, 'mail')
    order by written.user_id
  )
  select private.broadcast_notifications(written.user_id) from written where written.is_shown order by written.user_id;
$$;

-- As it was; who was reminded of an event is read once an event, and not once a member, and an event of which nobody is
-- left to remind costs nothing more.
create or replace function private.remind_of_events(told text, most integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  due record;
  target public.events;
  members uuid[];
  written integer := 0;
begin
  select * into due from private.reminder_window(told);
  for target in
    select * from public.events event
    where event.deleted_at is null and event.start_time > due.since and event.start_time <= due.until
    order by event.start_time, event.id
  loop
    exit when written >= most;
    members := array(
      select application.user_id from public.event_applications application
      where application.event_id = target.id and application.status = 'approved'
      except
      select earlier.user_id from private.notifications earlier
      where earlier.event_id = target.id and (
        (earlier.kind = told and earlier.starts_at = target.start_time)
        or (earlier.kind = 'application-approved' and earlier.created_at > target.start_time - (due.until - now()))
      )
      order by user_id
      limit most - written
    );
    continue when cardinality(members) = 0;
    perform private.notify(
      members, told, target.id, target.id, private.event_details(target), null, target.start_time
    );
    written := written + cardinality(members);
  end loop;
  return written;
end
$$;

-- How long before a beginning it is told of, and how long after that moment it may still be.
create or replace function private.reminder_window(told text, out since timestamptz, out until timestamptz)
returns record
language sql stable security definer set search_path to ''
as $$
  select now() + before.lead - least(before.lead / 2, interval '2 hours'), now() + before.lead
  from (
    select make_interval(hours => private.limit_of(
      case told when 'event-soon' then 'last_reminder_hours_before' else 'first_reminder_hours_before' end
    )) as lead
  ) before
$$;

create or replace function private.remind_of_coffee_chats(most integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  due record;
  pair record;
  written integer := 0;
begin
  select * into due from private.reminder_window('coffee-chat-tomorrow');
  for pair in
    select request.id, request.selected_date, request.time_zone, side.member, side.other
    from public.coffee_chat_requests request
    cross join lateral (
      values (request.requester_id, request.recipient_id), (request.recipient_id, request.requester_id)
    ) side (member, other)
    where request.status = 'accepted' and request.selected_date > due.since and request.selected_date <= due.until
      and side.member is not null and side.other is not null and private.may_meet(side.member, side.other)
      and not exists (
        select from private.notifications earlier
        where earlier.subject_id = request.id and earlier.user_id = side.member
          and earlier.kind = 'coffee-chat-tomorrow' and earlier.starts_at = request.selected_date
      )
    order by request.selected_date, request.id, side.member
    limit most
  loop
    perform private.notify(
      array[pair.member], 'coffee-chat-tomorrow', null, pair.id,
      jsonb_build_object(
        'person', (select first_name from public.profiles where id = pair.other),
        'dates', jsonb_build_array(pair.selected_date), 'time_zone', pair.time_zone
      ),
      pair.other, pair.selected_date
    );
    written := written + 1;
  end loop;
  return written;
end
$$;

create or replace function private.forget_notifications()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  delete from private.notifications told where told.user_id = old.id or told.other_user_id = old.id;
  return null;
end
$$;

-- Whoever applies again is not told any more that she was not approved.
create or replace function private.notify_application()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.event_id and told.user_id = new.user_id and told.kind in ('application-denied', 'application-expired')
  ));
  if not private.is_told() then return null; end if;
  select * into target from public.events where id = new.event_id;
  perform private.notify(
    array[new.user_id], case when new.payment_required then 'payment-due' else 'application-received' end,
    new.event_id, new.id, private.payment_details(new, target)
  );
  return null;
end
$$;

-- Takes back what is not true any more, with the mails that have not gone.
create or replace function private.take_back_notifications(gone uuid[])
returns void
language sql security definer set search_path to ''
as $$
  with untrue as (
    delete from private.notifications told where told.id = any (gone)
    -- She did not see it any more where one of the two has blocked the other: nor does she hear that it went.
    returning told.user_id, told.is_shown and (told.other_user_id is null or private.may_meet(told.user_id, told.other_user_id)) as was_seen
  )
  select private.broadcast_notifications(user_id) from (select distinct user_id from untrue where was_seen) members
  order by user_id;
  delete from private.outgoing_mails mail where mail.notification_id = any (gone) and mail.sent_at is null;
$$;

-- Who is asked for a coffee chat, answered or left waiting is told; who did it knows.
create or replace function private.notify_coffee_chat()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  request constant public.coffee_chat_requests := coalesce(new, old);
  told constant text := case
    when tg_op = 'DELETE' then null
    when new.status = 'pending' then 'coffee-chat-asked'
    when new.status = 'accepted' then 'coffee-chat-accepted'
    when new.status = 'rejected' then 'coffee-chat-declined'
    when new.status = 'cancelled' and old.status = 'accepted' then 'coffee-chat-cancelled'
  end;
  sides uuid[];
  pair record;
  may_meet boolean;
begin
  perform private.take_back_notifications(array(
    select known.id from private.notifications known where known.subject_id = request.id
  ));
  if told is null or not private.is_told() then return null; end if;
  sides := case told
    when 'coffee-chat-asked' then array[request.recipient_id]
    when 'coffee-chat-declined' then array[request.requester_id]
    else array[request.requester_id, request.recipient_id]
  end;
  for pair in
    select member, case when member = request.requester_id then request.recipient_id else request.requester_id end as other
    from unnest(sides) member
    where member is not null and member is distinct from auth.uid()
    order by member
  loop
    may_meet := pair.other is null or private.may_meet(pair.member, pair.other);
    -- What was agreed and is off she must know, even of somebody whom she is not shown any more.
    if may_meet or told = 'coffee-chat-cancelled' then
      perform private.notify(
        array[pair.member], told, null, request.id,
        jsonb_build_object(
          'person', (select first_name from public.profiles where id = pair.other),
          'dates', case when told = 'coffee-chat-asked' then to_jsonb(request.proposed_dates)
            else to_jsonb(array_remove(array[request.selected_date], null)) end,
          'time_zone', request.time_zone
        ),
        case when may_meet then pair.other end
      );
    end if;
  end loop;
  return null;
end
$$;

-- A decision is told to its member (R-334), and what was decided or awaited before is not true any more; her own
-- cancellation she knows of. What is taken up again is awaited again.
create or replace function private.notify_decision()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.event_id and told.user_id = new.user_id and told.kind = any (
      array[
        'payment-due', 'payment-rest', 'payment-reminder', 'application-received', 'application-approved',
        'application-denied', 'application-expired', 'seat-removed', 'event-tomorrow', 'event-soon'
      ]
      || case when new.status = 'denied' then array['event-changed'] else '{}' end
    )
  ));
  if not private.is_told() or new.cancelled_by = new.user_id then return null; end if;
  select * into target from public.events where id = new.event_id;
  perform private.notify(
    array[new.user_id],
    case
      when new.status = 'pending' then 'payment-due'
      when new.status = 'approved' then 'application-approved'
      when new.expired then 'application-expired'
      when new.cancelled_by is not null then 'event-cancelled'
      when old.status = 'approved' then 'seat-removed'
      else 'application-denied'
    end,
    new.event_id, new.id,
    private.payment_details(new, target) || jsonb_build_object(
      'was_approved', old.status = 'approved',
      'notes', new.admin_notes
    )
  );
  return null;
end
$$;

-- A message is told of once a conversation until she has read it there, and mailed with others that came while she was
-- away: the first waits a while, and the next mail for hours. Its name comes after that of the trigger that locks heads.
create or replace function private.notify_message()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if not private.is_told() then return null; end if;
  insert into private.notifications (user_id, kind, other_user_id, is_shown)
  values (
    new.recipient_id, 'message-received', new.sender_id,
    private.wants_notification(new.recipient_id, 'message-received', 'app')
  )
  on conflict (user_id, other_user_id) where kind = 'message-received' and read_at is null
    do update set created_at = excluded.created_at;
  perform private.queue_message_mail(new.recipient_id);
  return null;
end
$$;

-- An application waits for a decision; that she has paid waits for a look at the statement. Both end with the decision, or
-- with the application.
create or replace function private.notify_of_application()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.status <> 'pending') then
    perform private.take_back_from_organizers(old.id, array['application-to-decide', 'payment-to-match']);
    return null;
  end if;
  if tg_op = 'UPDATE' and new.paid_stated_at is null then
    perform private.take_back_from_organizers(old.id, array['payment-to-match']);
  end if;
  if not private.is_told() then return null; end if;
  if tg_op = 'INSERT' or old.status <> 'pending' then
    perform private.notify_organizers('application-to-decide', new.event_id, new.id, new.user_id);
  end if;
  if tg_op = 'UPDATE' and new.paid_stated_at is not null and old.paid_stated_at is null then
    perform private.notify_organizers('payment-to-match', new.event_id, new.id, new.user_id);
  end if;
  return null;
end
$$;

-- Tells all whom a kind is for, but whoever did it and whom it is about.
create or replace function private.notify_organizers(told text, about_event uuid, about uuid, but uuid,
  starts timestamptz default null::timestamptz)
returns void
language sql security definer set search_path to ''
as $$
  select private.notify(
    array(
      select organizer from private.notification_kinds rule, private.audience(rule.audience) organizer
      where rule.kind = told and organizer is distinct from auth.uid() and organizer is distinct from but
    ),
    told, about_event, about, null, null, starts
  )
$$;

create or replace function private.notify_of_report()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_told() then
      perform private.notify_organizers('report-filed', null, new.id, new.reported_id);
    end if;
  else
    perform private.take_back_from_organizers(old.id, array['report-filed']);
  end if;
  return null;
end
$$;

-- Money that was sent back is told to whom it belongs; to nobody where her account is gone.
create or replace function private.notify_refund()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  owed record;
  target public.events;
begin
  select known.member_id, known.event_id, known.reference into owed from private.owed_money known where known.id = new.id;
  if owed.member_id is null or not private.is_told() then return null; end if;
  select * into target from public.events where id = owed.event_id;
  perform private.notify(
    array[owed.member_id], 'refund-sent', owed.event_id, new.id,
    private.event_details(target) || jsonb_build_object(
      'reference', owed.reference, 'amount_cents', new.amount_cents, 'currency', new.currency
    )
  );
  return null;
end
$$;

-- Whoever reported somebody learns that it was looked at, not what came of it.
create or replace function private.notify_report()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if private.is_told() and new.reporter_id is distinct from auth.uid() then
    perform private.notify(array[new.reporter_id], 'report-handled', null, new.id);
  end if;
  return null;
end
$$;

-- As it was, and whoever hosts it without a seat is told too.
create or replace function private.notify_reschedule()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  standing record;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.id and told.kind in ('event-changed', 'event-tomorrow', 'event-soon')
  ));
  if new.deleted_at is null and new.end_time > clock_timestamp() then
    for standing in
      select application.status, waits.pay_by, array_agg(application.user_id) as members
      from public.event_applications application
      cross join lateral (
        select case when application.status = 'pending' then application.pay_by end as pay_by
      ) waits
      where application.event_id = new.id and application.status in ('pending', 'approved')
      group by application.status, waits.pay_by
    loop
      perform private.notify(
        standing.members, 'event-changed', new.id, null,
        private.event_details(new) || jsonb_build_object(
          'before', private.event_details(old), 'status', standing.status, 'pay_by', standing.pay_by
        )
      );
    end loop;
    perform private.tell_hosts_without_seats(new, 'event-changed');
  end if;
  return null;
end
$$;

-- Of a conversation that she has not read yet she is told again with each message.
create or replace function private.push_again()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.queue_pushes(array[new.id]);
  return null;
end
$$;

-- Has what she is told pushed to each device of hers, where she wants it; what waits already waits once.
create or replace function private.queue_pushes(written uuid[])
returns void
language sql security definer set search_path to ''
as $$
  insert into private.outgoing_pushes (notification_id, device_id, next_attempt_at)
  select told.id, device.id, private.due_outside(told.user_id, told.kind)
  from private.notifications told
  join private.push_devices device on device.user_id = told.user_id
  where told.id = any (written) and told.read_at is null
    and private.wants_notification(told.user_id, told.kind, 'push')
  order by told.id, device.id
  on conflict do nothing
$$;

create or replace function private.push_written()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.queue_pushes(array(select written.id from written));
  return null;
end
$$;

create or replace function private.read_thread_notification()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  update private.notifications told set read_at = clock_timestamp()
  where told.user_id = new.user_id and told.other_user_id = new.other_user_id
    and told.kind = 'message-received' and told.read_at is null;
  return null;
end
$$;

-- Whoever says that she has paid is not reminded of it any more.
create or replace function private.take_back_payment_reminder()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.subject_id = new.id and told.kind = 'payment-reminder'
  ));
  return null;
end
$$;

-- As it was; what came while a mail was on its way is not in it.
create or replace function private.unread_senders(member uuid)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_agg(jsonb_build_object('person', person.first_name, 'messages', head.unread_count) order by told.created_at)
  from private.notifications told
  join public.conversation_heads head on head.user_id = told.user_id and head.other_user_id = told.other_user_id
  join public.profiles person on person.id = told.other_user_id
  where told.user_id = member and told.kind = 'message-received' and told.read_at is null and head.unread_count > 0
    and private.may_meet(member, told.other_user_id)
    and told.created_at > coalesce((
      select max(coalesce(mail.said_until, mail.sent_at)) from private.outgoing_mails mail
      where mail.user_id = member and mail.kind = 'message-received' and mail.sent_at is not null
    ), '-infinity')
$$;
