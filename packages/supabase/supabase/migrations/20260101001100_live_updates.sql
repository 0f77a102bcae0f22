-- Live updates: triggers tell what changed, kind and ids only; whoever hears it reads again under the
-- reader's own policies.

-- Arguments: kind, who else is told ('admins', or 'everyone' for admins and visitors too), then the columns that hold
-- the members to tell in person.
create function private.broadcast_change()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  payload jsonb;
  member text;
begin
  payload := jsonb_strip_nulls(jsonb_build_object(
    'kind', tg_argv[0],
    'action', lower(tg_op),
    'id', coalesce(row_now ->> 'id', row_now ->> 'user_id'),
    'event_id', row_now ->> 'event_id'
  ));
  for member in
    select distinct row_now ->> tg_argv[position] from generate_series(2, tg_nargs - 1) position
    where row_now ->> tg_argv[position] is not null
  loop
    perform realtime.send(payload, 'change', 'user:' || member, true);
  end loop;
  if tg_argv[1] in ('admins', 'everyone') then
    perform realtime.send(payload, 'change', 'admins', true);
  end if;
  if tg_argv[1] = 'everyone' then
    perform realtime.send(payload, 'change', 'events', true);
  end if;
  return null;
end
$$;

-- Everyone reads events: one statement is told once, however many it changed (new payment links change all of them).
create function private.broadcast_events()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  payload jsonb := jsonb_build_object('kind', 'event', 'action', lower(tg_op));
  ids uuid[] := array(select id from changed limit 2);
begin
  if cardinality(ids) = 0 then return null; end if;
  if cardinality(ids) = 1 then
    payload := payload || jsonb_build_object('id', ids[1]);
  end if;
  perform realtime.send(payload, 'change', 'events', true);
  perform realtime.send(payload, 'change', 'admins', true);
  return null;
end
$$;

create function private.broadcast_message()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  payload jsonb := jsonb_build_object('kind', 'message', 'action', 'insert', 'id', new.id);
begin
  perform realtime.send(payload, 'change', 'user:' || new.recipient_id, true);
  perform realtime.send(payload, 'change', 'user:' || new.sender_id, true);
  return null;
end
$$;

-- Reading is told to the reader's other tabs; the id is that of the other person.
create function private.broadcast_read()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('kind', 'conversation', 'action', 'update', 'id', new.other_user_id),
    'change', 'user:' || new.user_id, true
  );
  return null;
end
$$;

create trigger broadcast_created after insert on public.events
  referencing new table as changed for each statement execute function private.broadcast_events();
create trigger broadcast_changed after update on public.events
  referencing new table as changed for each statement execute function private.broadcast_events();
create trigger broadcast_deleted after delete on public.events
  referencing old table as changed for each statement execute function private.broadcast_events();
create trigger broadcast_change after insert or update or delete on public.event_applications
  for each row execute function private.broadcast_change('application', 'admins', 'user_id');
create trigger broadcast_change after insert or update or delete on public.event_bookings
  for each row execute function private.broadcast_change('booking', 'admins', 'user_id');
create trigger broadcast_change after insert or update or delete on public.event_attendees
  for each row execute function private.broadcast_change('attendee', 'admins', 'user_id');
create trigger broadcast_change after insert or update or delete on public.coffee_chat_requests
  for each row execute function private.broadcast_change('coffee-chat', 'admins', 'requester_id', 'recipient_id');
create trigger broadcast_change after update on public.profiles
  for each row execute function private.broadcast_change('profile', 'admins', 'id');
create trigger broadcast_change after insert or update or delete on public.user_approvals
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger broadcast_change after insert or update or delete on public.user_subscriptions
  for each row execute function private.broadcast_change('subscription', 'admins', 'user_id');
create trigger broadcast_change after insert or update or delete on public.feature_toggles
  for each row execute function private.broadcast_change('feature-toggle', 'everyone');
create trigger broadcast_change after insert or update or delete on public.admin_users
  for each row execute function private.broadcast_change('admin', 'admins', 'user_id');
create trigger broadcast_message after insert on public.messages
  for each row execute function private.broadcast_message();
create trigger broadcast_read after update on public.conversation_heads
  for each row when (old.unread_count > 0 and new.unread_count = 0)
  execute function private.broadcast_read();

-- `typing:<lower uid>:<higher uid>` is for the two who may write to each other.
create function private.may_type_on(topic text)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  people text[] := regexp_match(topic, '^typing:([0-9a-f-]{36}):([0-9a-f-]{36})$');
  other uuid;
begin
  if caller is null or people is null or people[1] >= people[2] or caller::text <> all (people) then
    return false;
  end if;
  other := case when people[1] = caller::text then people[2] else people[1] end;
  return private.can_message(other);
exception when invalid_text_representation then
  return false;
end
$$;
grant execute on function private.may_type_on(text) to authenticated;

create policy "visitors hear about events" on realtime.messages
  for select to anon using (realtime.messages.extension = 'broadcast' and (select realtime.topic()) = 'events');
create policy "members hear what concerns them" on realtime.messages
  for select to authenticated
  using (
    realtime.messages.extension in ('broadcast', 'presence')
    and case
      when (select realtime.topic()) = 'events' then true
      when (select realtime.topic()) = 'admins' then (select private.is_admin())
      when (select realtime.topic()) like 'user:%' then (select realtime.topic()) = 'user:' || (select auth.uid())
      when (select realtime.topic()) like 'typing:%' then (select private.may_type_on(realtime.topic()))
      else false
    end
  );
-- No client sends on a topic: what a client may broadcast has no size and no rate that a policy could see.
-- That somebody is typing the server says for the member, in its own words, so often and not more (A-92).
create table private.typing_signals (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  minute timestamptz not null,
  signals integer not null
);
alter table private.typing_signals enable row level security;

create function private.signal_typing(other uuid)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  this_minute timestamptz := date_trunc('minute', clock_timestamp());
  sent integer;
begin
  perform private.require_feature('direct_messages');
  if not private.can_message(other) then
    raise exception using errcode = 'P0001', message = 'NOT_MESSAGEABLE';
  end if;
  insert into private.typing_signals as known (user_id, minute, signals) values (caller, this_minute, 1)
  on conflict (user_id) do update set
    minute = excluded.minute,
    signals = case when known.minute = excluded.minute then known.signals + 1 else 1 end
  returning signals into sent;
  if sent > private.limit_of('typing_signals_per_minute') then return false; end if;
  perform realtime.send(
    jsonb_build_object('kind', 'typing', 'id', caller), 'change',
    'typing:' || least(caller, other) || ':' || greatest(caller, other), true
  );
  return true;
end
$$;

-- False, and nothing sent, when it was said often enough: nobody needs to be told so.
create function public.signal_typing(to_user_id uuid)
returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.signal_typing(to_user_id) $$;

grant execute on function private.signal_typing(uuid) to authenticated;
grant execute on function public.signal_typing(uuid) to authenticated;
