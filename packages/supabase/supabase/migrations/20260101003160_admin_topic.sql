-- Who may hear a topic is asked when it is joined, and not again while its connection lasts: a hosted server keeps the
-- answer. So the admins' topic takes another name when an admin's rights end, and nothing more is said on the old one.

insert into private.settings (name, value) values ('admin_topic', 'admins');

create function private.admin_topic()
returns text
language sql stable security definer set search_path = ''
as $$ select private.setting('admin_topic') $$;

-- Its name comes after that of the trigger that tells of the change: the last that is heard on the old topic is that an
-- admin went, and whoever is still one asks for the new name.
create function private.rename_admin_topic()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.settings set value = 'admins:' || gen_random_uuid() where name = 'admin_topic';
  return null;
end
$$;
create trigger rename_admin_topic after delete on public.admin_users
  for each row execute function private.rename_admin_topic();

create function private.admin_live_topic()
returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only admins hear what admins are told');
  return private.admin_topic();
end
$$;
create function public.admin_live_topic()
returns text
language sql stable security invoker set search_path = ''
as $$ select private.admin_live_topic() $$;
grant execute on function private.admin_topic(), private.admin_live_topic(), public.admin_live_topic() to authenticated;

alter policy "members hear what concerns them" on realtime.messages
  using (
    realtime.messages.extension in ('broadcast', 'presence')
    and case
      when (select realtime.topic()) = 'events' then true
      when (select realtime.topic()) like 'admins%'
        then (select private.is_admin()) and (select realtime.topic()) = (select private.admin_topic())
      when (select realtime.topic()) like 'user:%' then (select realtime.topic()) = 'user:' || (select auth.uid())
      when (select realtime.topic()) like 'typing:%' then (select private.may_type_on(realtime.topic()))
      else false
    end
  );

create or replace function private.broadcast_change()
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
    perform realtime.send(payload, 'change', private.admin_topic(), true);
  end if;
  if tg_argv[1] = 'everyone' then
    perform realtime.send(payload, 'change', 'events', true);
  end if;
  return null;
end
$$;

-- Everyone reads events: one statement is told once, however many it changed (new payment links change all of them).
create or replace function private.broadcast_events()
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
  perform realtime.send(payload, 'change', private.admin_topic(), true);
  return null;
end
$$;

-- Of a request between two who may not meet the one who was asked hears nothing: she does not see it either.
create or replace function private.broadcast_coffee_chat()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.coffee_chat_requests := coalesce(new, old);
  payload jsonb := jsonb_build_object('kind', 'coffee-chat', 'action', lower(tg_op), 'id', request.id);
begin
  perform realtime.send(payload, 'change', 'user:' || request.requester_id, true);
  if request.recipient_id is not null and private.may_meet(request.requester_id, request.recipient_id) then
    perform realtime.send(payload, 'change', 'user:' || request.recipient_id, true);
  end if;
  perform realtime.send(payload, 'change', private.admin_topic(), true);
  return null;
end
$$;
