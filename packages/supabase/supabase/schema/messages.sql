-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table public.conversation_heads (
  user_id uuid not null,
  other_user_id uuid not null,
  last_message_id uuid not null,
  -- The beginning: a row of the inbox shows one line.
  last_message text not null,
  last_message_time timestamptz not null,
  unread_count integer not null default 0,
  constraint conversation_heads_pkey primary key (user_id, other_user_id),
  constraint conversation_heads_other_user_id_fkey foreign key (other_user_id)
    references public.profiles(id) on delete cascade,
  constraint conversation_heads_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint conversation_heads_unread_count_check check (unread_count >= 0)
);
create index conversation_heads_newest_idx on public.conversation_heads using btree (user_id,
  last_message_time desc, other_user_id desc);
create index conversation_heads_other_user_id_idx on public.conversation_heads using btree (other_user_id);
create index conversation_heads_unread_idx on public.conversation_heads using btree (user_id) include (unread_count)
  where unread_count > 0;
alter table public.conversation_heads enable row level security;
grant select on public.conversation_heads to authenticated;
create policy "an inbox is read by its owner" on public.conversation_heads
  for select to authenticated
  using (user_id = (select auth.uid()) and (other_user_id <> all ((select private.not_met())::uuid[])));
create trigger broadcast_read after update on public.conversation_heads
  for each row when (old.unread_count > 0 and new.unread_count = 0) execute function private.broadcast_read();
create trigger read_thread_notification after update on public.conversation_heads
  for each row when (old.unread_count > 0 and new.unread_count = 0)
    execute function private.read_thread_notification();

create table public.messages (
  id uuid not null default gen_random_uuid(),
  sender_id uuid not null,
  recipient_id uuid not null,
  content text not null,
  is_read boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint messages_pkey primary key (id),
  constraint messages_recipient_id_fkey foreign key (recipient_id)
    references public.profiles(id) on delete cascade,
  constraint messages_sender_id_fkey foreign key (sender_id) references public.profiles(id) on delete cascade,
  constraint messages_content_check check (char_length(content) >= 1 and char_length(content) <= 4000),
  constraint messages_two_people check (sender_id <> recipient_id)
);
create index messages_by_sender_idx on public.messages using btree (sender_id, created_at desc);
create index messages_recipient_id_idx on public.messages using btree (recipient_id, sender_id);
create index messages_thread_idx on public.messages using btree (sender_id, recipient_id, created_at desc,
  id desc);
create index messages_unread_idx on public.messages using btree (recipient_id, sender_id) where not is_read;
alter table public.messages enable row level security;
grant select on public.messages to authenticated;
grant insert (id, sender_id, recipient_id, content) on public.messages to authenticated;
create policy "messages are read by the two they are between" on public.messages
  for select to authenticated
  using ((sender_id = (select auth.uid()) or recipient_id = (select auth.uid()))
    and (sender_id <> all ((select private.not_met())::uuid[]))
    and (recipient_id <> all ((select private.not_met())::uuid[])));
create policy "a message is sent by its sender" on public.messages
  for insert to authenticated
  with check (sender_id = (select auth.uid()));
create trigger a_refuse_suspended before insert on public.messages
  for each row execute function private.refuse_suspended();
create trigger broadcast_message after insert on public.messages
  for each row execute function private.broadcast_message();
create trigger check_visible_message before insert on public.messages
  for each row execute function private.check_visible_message();
create trigger keep_conversation_heads after insert on public.messages
  for each row execute function private.keep_conversation_heads();
create trigger notify_message after insert on public.messages
  for each row when (not new.is_read) execute function private.notify_message();
create trigger prepare_message before insert on public.messages
  for each row execute function private.prepare_message();

create or replace function public.get_conversations(user_id uuid, page_size integer default 200,
  before_time timestamptz default null::timestamptz, before_id uuid default null::uuid)
returns table(other_user_id uuid, other_user_first_name text, other_user_last_name text,
  other_user_avatar_url text, last_message text, last_message_time timestamptz, unread_count integer)
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  return query select * from private.conversations(page_size, before_time, before_id);
end
$$;
grant execute on function public.get_conversations(uuid, integer, timestamptz, uuid) to authenticated,
  service_role;

-- In PL/pgSQL, as all that is read often: a connection plans it once, and a function in SQL is planned with every call.
create or replace function private.conversations(page_size integer, before_time timestamptz, before_id uuid)
returns table(other_user_id uuid, other_user_first_name text, other_user_last_name text,
  other_user_avatar_url text, last_message text, last_message_time timestamptz, unread_count integer)
language plpgsql stable security definer set search_path to ''
as $$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := private.not_met();
  rows_wanted constant integer := least(greatest(coalesce(page_size, 200), 1), 200);
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query
    select head.other_user_id, person.first_name, person.last_name, person.avatar_url,
      head.last_message, head.last_message_time, head.unread_count
    from (
      select newest.* from public.conversation_heads newest
      where newest.user_id = caller and (newest.last_message_time, newest.other_user_id) < (from_time, from_id)
        and newest.other_user_id <> all (hidden)
      order by newest.last_message_time desc, newest.other_user_id desc
      limit rows_wanted
    ) head
    join public.profiles person on person.id = head.other_user_id
    order by head.last_message_time desc, head.other_user_id desc;
end
$$;
grant execute on function private.conversations(integer, timestamptz, uuid) to authenticated;

create or replace function public.get_messageable_users(current_user_id uuid, search text default null::text,
  page_size integer default 50, page_number integer default 1)
returns table(user_id uuid, first_name text, last_name text, avatar_url text, title text,
  has_conversation boolean, total integer)
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(current_user_id);
  return query select * from private.messageable_users(private.bounded(search, 300), page_size, page_number);
end
$$;
grant execute on function public.get_messageable_users(uuid, text, integer, integer) to authenticated,
  service_role;

create or replace function private.messageable_users(search text, page_size integer, page_number integer)
returns table(user_id uuid, first_name text, last_name text, avatar_url text, title text,
  has_conversation boolean, total integer)
language plpgsql stable security definer set search_path to ''
as $$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := private.not_met();
  sought constant text := lower(btrim(coalesce(search, '')));
  rows_wanted constant integer := least(greatest(coalesce(page_size, 50), 1), 200);
  rows_before constant bigint := (greatest(coalesce(page_number, 1), 1) - 1)::bigint * rows_wanted;
begin
  return query
    select person.id, person.first_name, person.last_name, person.avatar_url, person.title,
      head.user_id is not null, (count(*) over ())::integer
    from (
      select distinct theirs.user_id
      from public.event_applications mine
      join public.event_applications theirs on theirs.event_id = mine.event_id and theirs.status = 'approved'
      where mine.user_id = caller and mine.status = 'approved' and theirs.user_id <> caller
        and theirs.user_id <> all (hidden)
    ) shared
    -- One by one: the planner would rather read all members than look a few hundred up.
    cross join lateral (select * from public.profiles known where known.id = shared.user_id limit 1) person
    left join public.conversation_heads head on head.user_id = caller and head.other_user_id = shared.user_id
    where sought = ''
      or position(sought in lower(concat_ws(' ', person.first_name, person.last_name))) > 0
    order by head.user_id is not null, person.first_name, person.last_name, person.id
    limit rows_wanted offset rows_before;
end
$$;
grant execute on function private.messageable_users(text, integer, integer) to authenticated;

-- Two ranges of one index, merged: a thread of any length opens alike.
create or replace function public.get_thread(other_user_id uuid,
  before_created_at timestamptz default null::timestamptz, before_id uuid default null::uuid,
  page_size integer default 50)
returns setof public.messages
language plpgsql stable set search_path to ''
as $$
declare
  caller constant uuid := auth.uid();
  other constant uuid := other_user_id;
  rows_wanted constant integer := least(greatest(page_size, 1), 200);
  from_time constant timestamptz := coalesce(before_created_at, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return query
    select * from (
      (
        select * from public.messages mine
        where mine.sender_id = caller and mine.recipient_id = other
          and (mine.created_at, mine.id) < (from_time, from_id)
        order by mine.created_at desc, mine.id desc
        limit rows_wanted
      )
      union all
      (
        select * from public.messages theirs
        where theirs.sender_id = other and theirs.recipient_id = caller
          and (theirs.created_at, theirs.id) < (from_time, from_id)
        order by theirs.created_at desc, theirs.id desc
        limit rows_wanted
      )
    ) thread
    order by thread.created_at desc, thread.id desc
    limit rows_wanted;
end
$$;
grant execute on function public.get_thread(uuid, timestamptz, uuid, integer) to authenticated, service_role;

create or replace function public.get_unread_count(for_user_id uuid)
returns integer
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.unread_messages();
end
$$;
grant execute on function public.get_unread_count(uuid) to authenticated, service_role;

create or replace function private.unread_messages()
returns integer
language sql stable security definer set search_path to ''
as $$
  select coalesce(sum(unread_count), 0)::integer from public.conversation_heads
  where user_id = (select auth.uid()) and unread_count > 0 and private.may_meet(user_id, other_user_id)
$$;
grant execute on function private.unread_messages() to authenticated;

create or replace function public.mark_messages_as_read(from_user_id uuid, for_user_id uuid)
returns integer
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.mark_read(from_user_id);
end
$$;
grant execute on function public.mark_messages_as_read(uuid, uuid) to authenticated, service_role;

-- The head's lock comes first: a message that arrives meanwhile is counted after, not lost. What a member may not see
-- she does not mark: the other would hear of it.
create or replace function private.mark_read(sender uuid)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  reader uuid := auth.uid();
  marked integer;
begin
  if not private.may_meet(reader, sender) then return 0; end if;
  perform from public.conversation_heads where user_id = reader and other_user_id = sender for update;
  update public.messages set is_read = true
  where recipient_id = reader and sender_id = sender and not is_read;
  get diagnostics marked = row_count;
  update public.conversation_heads set unread_count = 0
  where user_id = reader and other_user_id = sender and unread_count <> 0;
  return marked;
end
$$;
grant execute on function private.mark_read(uuid) to authenticated;

create or replace function public.may_message(other_user_id uuid)
returns boolean
language sql stable set search_path to ''
as $$ select private.may_write_to(other_user_id) $$;
grant execute on function public.may_message(uuid) to authenticated, service_role;

-- What a member may know of writing to somebody before trying: yes or no, and never why.
create or replace function private.may_write_to(other uuid)
returns boolean
language sql stable security definer set search_path to ''
as $$ select private.can_message(other) $$;
grant execute on function private.may_write_to(uuid) to authenticated;

-- A conversation that exists stays open; whoever lost access reads it and writes no more (A-45, A-57).
create or replace function private.can_message(other uuid)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select other is distinct from (select auth.uid()) and private.has_access()
    and private.may_meet((select auth.uid()), other)
    and (
      private.shares_event(other)
      or exists (
        select from public.conversation_heads
        where user_id = (select auth.uid()) and other_user_id = other
      )
    )
$$;

-- The id is the client's: a message that is tried again, because its answer was lost, is the same message.
create or replace function public.send_message(message_id uuid, to_user_id uuid, message_content text)
returns setof public.messages
language plpgsql set search_path to ''
as $$
declare
  content constant text := private.bounded(message_content, 8000);
begin
  if not exists (select from public.messages where id = message_id) then
    begin
      return query
        insert into public.messages (id, sender_id, recipient_id, content)
        values (message_id, (select auth.uid()), to_user_id, content)
        returning *;
      return;
    exception when unique_violation then
      null; -- the first try arrives at the same time
    end;
  end if;
  return query
    select * from public.messages
    where id = message_id and sender_id = (select auth.uid()) and recipient_id = to_user_id;
  if not found then
    raise exception using errcode = 'P0001', message = 'CONFLICT';
  end if;
end
$$;
grant execute on function public.send_message(uuid, uuid, text) to authenticated, service_role;

-- False, and nothing sent, when it was said often enough: nobody needs to be told so.
create or replace function public.signal_typing(to_user_id uuid)
returns boolean
language sql set search_path to ''
as $$ select private.signal_typing(to_user_id) $$;
grant execute on function public.signal_typing(uuid) to authenticated, service_role;

-- That somebody is typing the server says for the member, in its own words, so often and not more (A-92).
create or replace function private.signal_typing(other uuid)
returns boolean
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
begin
  perform private.require_feature('direct_messages');
  if not private.can_message(other) then
    raise exception using errcode = 'P0001', message = 'NOT_MESSAGEABLE';
  end if;
  if private.count_act('typing', caller, 'minute', '1 minute') > private.limit_of('typing_signals_per_minute') then
    return false;
  end if;
  perform realtime.send(
    jsonb_build_object('kind', 'typing', 'id', caller), 'change',
    'typing:' || least(caller, other) || ':' || greatest(caller, other), true
  );
  return true;
end
$$;
grant execute on function private.signal_typing(uuid) to authenticated;

create or replace function private.broadcast_message()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  payload jsonb := jsonb_build_object('kind', 'message', 'action', 'insert', 'id', new.id);
begin
  perform realtime.send(payload, 'change', 'user:' || new.recipient_id, true);
  perform realtime.send(payload, 'change', 'user:' || new.sender_id, true);
  return null;
end
$$;

-- Reading is told to both: to the reader's other tabs, and to who wrote.
create or replace function private.broadcast_read()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.broadcast_conversation(new.user_id);
  perform private.broadcast_conversation(new.other_user_id);
  return null;
end
$$;

-- One wording for all that changes a conversation: what was blocked cannot be told from what was read.
create or replace function private.broadcast_conversation(member uuid)
returns void
language sql security definer set search_path to ''
as $$
  select realtime.send(
    jsonb_build_object('kind', 'conversation', 'action', 'update'), 'change', 'user:' || member, true
  )
$$;

-- Asked when it is sent, and not of what stands there: reading it changes its row.
create or replace function private.check_visible_message()
returns trigger
language plpgsql set search_path to ''
as $$
begin
  if not private.is_visible(new.content) then
    raise exception using errcode = '23514', constraint = 'messages_content_check', message = 'A message can be seen';
  end if;
  return new;
end
$$;

-- Both rows in the order of their owners, so that two people writing to each other at once never wait in a circle.
create or replace function private.keep_conversation_heads()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  insert into public.conversation_heads as head
    (user_id, other_user_id, last_message_id, last_message, last_message_time, unread_count)
  select owner, other, new.id, left(new.content, 300), new.created_at, unread
  from (
    values (new.sender_id, new.recipient_id, 0), (new.recipient_id, new.sender_id, (not new.is_read)::integer)
  ) pair (owner, other, unread)
  order by owner
  on conflict (user_id, other_user_id) do update set
    last_message_id = case when excluded.last_message_time >= head.last_message_time
      then excluded.last_message_id else head.last_message_id end,
    last_message = case when excluded.last_message_time >= head.last_message_time
      then excluded.last_message else head.last_message end,
    last_message_time = greatest(excluded.last_message_time, head.last_message_time),
    unread_count = head.unread_count + excluded.unread_count;
  return null;
end
$$;

-- The cascade of an account that goes would take messages before heads, and meet whoever reads or writes halfway: the
-- heads of both sides come first. Triggers of one kind fire by name: the events of the member are locked before.
create or replace function private.lock_heads_of_member()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform from public.conversation_heads
  where user_id = old.id or other_user_id = old.id
  order by user_id, other_user_id
  for update;
  return old;
end
$$;

-- `typing:<lower uid>:<higher uid>` is for the two who may write to each other.
create or replace function private.may_type_on(topic text)
returns boolean
language plpgsql stable security definer set search_path to ''
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

create or replace function private.prepare_message()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
begin
  new.content := regexp_replace(new.content, '^[\s\u00a0\u200b\ufeff]+|[\s\u00a0\u200b\ufeff]+$', '', 'g');
  if caller is not null then
    if new.sender_id is distinct from caller then
      raise exception using errcode = '42501', message = 'You can only write as yourself';
    end if;
    perform private.require_feature('direct_messages');
    if not private.can_message(new.recipient_id) then
      raise exception using errcode = 'P0001', message = 'NOT_MESSAGEABLE';
    end if;
    perform private.take_turns('messages', caller);
    if (
      select count(*) from public.messages
      where sender_id = caller and created_at > clock_timestamp() - interval '1 minute'
    ) >= private.limit_of('messages_per_minute') then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_MESSAGES';
    end if;
  end if;
  return new;
end
$$;

-- The mail that gathers her messages: the first waits a while, and the next for hours.
create or replace function private.queue_message_mail(member uuid)
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  due timestamptz;
begin
  if not private.wants_notification(member, 'message-received', 'mail') then return; end if;
  due := private.after_quiet_hours(member, greatest(
    clock_timestamp() + make_interval(mins => private.limit_of('message_mail_after_minutes')),
    (
      select max(mail.sent_at) + make_interval(hours => private.limit_of('message_mail_every_hours'))
      from private.outgoing_mails mail
      where mail.user_id = member and mail.kind = 'message-received'
    )
  ));
  insert into private.outgoing_mails (user_id, kind, details, due_at, next_attempt_at)
  values (member, 'message-received', '{}', due, due)
  on conflict (user_id) where kind = 'message-received' and sent_at is null and attempts < 10 do nothing;
end
$$;
