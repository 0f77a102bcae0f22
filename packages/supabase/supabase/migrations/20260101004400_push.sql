-- Web push: what a member is told of, on devices where she turned it on. A push is made of a notification, waits as mails
-- wait, and goes with what it was made of: what was taken back or read is not pushed any more.

insert into private.settings (name, value) values
  ('push_devices_per_member', '10'),
  -- The services of browsers, whole names, or what names end in: nothing else is ever asked by the server.
  ('push_services', 'fcm.googleapis.com .push.services.mozilla.com .notify.windows.com .push.apple.com'),
  -- The key that browsers subscribe with, told by the function that holds the other half; empty where there is none.
  ('push_public_key', '');

create table private.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Where the browser's own service takes pushes for this device: who knows it and the keys is at the device.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  public_key text not null,
  -- Whether words of messages may stand on its lock screen.
  shows_words boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create index push_devices_user_id_idx on private.push_devices (user_id, created_at desc, id);
alter table private.push_devices enable row level security;

create table private.outgoing_pushes (
  id bigint primary key generated always as identity,
  notification_id uuid not null references private.notifications (id) on delete cascade,
  -- No foreign key: whoever writes here holds an event, and must not wait for an account that goes and wants that event.
  device_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  unique (notification_id, device_id)
);
create index outgoing_pushes_waiting_idx on private.outgoing_pushes (next_attempt_at, id);
create index outgoing_pushes_device_id_idx on private.outgoing_pushes (device_id);
alter table private.outgoing_pushes enable row level security;
create trigger announce_pushes after insert on private.outgoing_pushes
  for each statement execute function private.announce_mails();

-- When something is due that is told outside of the app: what can wait waits for the end of her quiet hours.
create function private.due_outside(member uuid, told text)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case when rule.is_required then clock_timestamp() else private.after_quiet_hours(member, clock_timestamp()) end
  from private.notification_kinds rule where rule.kind = told
$$;

-- Has what she is told pushed to each device of hers, where she wants it; what waits already waits once.
create function private.queue_pushes(written uuid[])
returns void
language sql security definer set search_path = ''
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

create function private.push_written()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_pushes(array(select written.id from written));
  return null;
end
$$;
create trigger push_written after insert on private.notifications
  referencing new table as written
  for each statement execute function private.push_written();

-- Of a conversation that she has not read yet she is told again with each message.
create function private.push_again()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_pushes(array[new.id]);
  return null;
end
$$;
create trigger push_again after update on private.notifications
  for each row when (new.created_at > old.created_at) execute function private.push_again();

-- Whether the server may ask an address: https, one of the services by its name, nothing before or behind the name.
create function private.is_push_service(address text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_or(
    case when left(service, 1) = '.' then right(asked.host, length(service)) = service else asked.host = service end
  ), false)
  from (select substring(left(address, 1000) from '^https://([a-z0-9.-]{1,253})/[A-Za-z0-9._~:/?&=%+,;!$*()-]+$') as host) asked
  cross join string_to_table(private.setting('push_services'), ' ') service
$$;

create function private.own_push_device(address text)
returns jsonb
language sql stable security definer set search_path = ''
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

-- A device is hers from now on: who signed in before on the same browser is told nothing there any more. The oldest of too
-- many goes.
create function private.save_push_device(address text, device_key text, secret text, with_words boolean)
returns jsonb
language plpgsql security definer set search_path = ''
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

create function private.forget_push_device(address text)
returns void
language sql security definer set search_path = ''
as $$ delete from private.push_devices device where device.endpoint = address and device.user_id = (select auth.uid()) $$;

create function public.get_push_device(for_user_id uuid, device_endpoint text default null)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.own_push_device(private.bounded(device_endpoint, 1000));
end
$$;

create function public.save_push_device(
  for_user_id uuid, device_endpoint text, device_key text, device_secret text, shows_words boolean default false
)
returns jsonb
language plpgsql set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.save_push_device(
    private.bounded(device_endpoint, 1000), private.bounded(device_key, 100), private.bounded(device_secret, 100), shows_words
  );
end
$$;

create function public.forget_push_device(for_user_id uuid, device_endpoint text)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.forget_push_device(private.bounded(device_endpoint, 1000));
end
$$;

-- What a push says, by the names that the app's own code has, which reads it on the device: what the list under the bell
-- says of it. A message's words come where its reader wants them alone.
create function private.push_details(told private.notifications, with_words boolean)
returns jsonb
language sql stable security definer set search_path = ''
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

-- Pushes that are due, each to whoever takes it alone until it is tried again, with growing pauses. What she has read, does
-- not want any more, or comes too late is dropped; what would come in quiet hours waits for their end.
create function private.take_pushes(batch integer, key text)
returns table (id bigint, endpoint text, p256dh text, auth text, details jsonb)
language plpgsql security definer set search_path = ''
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

-- What became of one: sent, or its device is gone.
create function private.note_push(push_id bigint, outcome text)
returns void
language plpgsql security definer set search_path = ''
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

create function public.take_outgoing_pushes(public_key text, batch integer default 20)
returns table (id bigint, endpoint text, p256dh text, auth text, details jsonb)
language sql set search_path = ''
as $$ select * from private.take_pushes(batch, private.bounded(public_key, 200)) $$;

create function public.note_push(push_id bigint, outcome text)
returns void
language sql set search_path = ''
as $$ select private.note_push(push_id, private.bounded(outcome, 20)) $$;

-- As it was, and of what is mailed it may be chosen too whether it is pushed.
create or replace function private.save_notification_settings(
  only_required boolean, muted text[], quiet_from integer, quiet_until integer, zone text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  chosen constant text[] := array(select distinct choice from unnest(muted) choice order by choice);
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
    only_required = excluded.only_required, muted = excluded.muted, quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until, time_zone = excluded.time_zone;
  return private.own_notification_settings();
end
$$;

grant execute on function
  private.own_push_device(text), private.save_push_device(text, text, text, boolean), private.forget_push_device(text)
to authenticated;
grant execute on function
  public.get_push_device(uuid, text), public.save_push_device(uuid, text, text, text, boolean),
  public.forget_push_device(uuid, text)
to authenticated, service_role;
grant execute on function
  private.take_pushes(integer, text), private.note_push(bigint, text),
  public.take_outgoing_pushes(text, integer), public.note_push(bigint, text)
to service_role;
