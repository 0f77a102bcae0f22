-- Lists of conversations and of people have pages, a message is sent once however often it is tried, and whoever wrote
-- hears that it was read.

-- Two conversations may end in the same microsecond: with the other's id as the second half of the key no page
-- leaves one out or shows it twice.
drop index public.conversation_heads_newest_idx;
create index conversation_heads_newest_idx
  on public.conversation_heads (user_id, last_message_time desc, other_user_id desc);
create index conversation_heads_unread_idx
  on public.conversation_heads (user_id) include (unread_count) where unread_count > 0;

drop function public.get_conversations(uuid, integer, timestamptz);
drop function private.conversations(integer, timestamptz);

-- In PL/pgSQL, as all that is read often: a connection plans it once, and a function in SQL is planned with every call.
create function private.conversations(page_size integer, before_time timestamptz, before_id uuid)
returns table (
  other_user_id uuid, other_user_first_name text, other_user_last_name text, other_user_avatar_url text,
  last_message text, last_message_time timestamptz, unread_count integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
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
      order by newest.last_message_time desc, newest.other_user_id desc
      limit rows_wanted
    ) head
    join public.profiles person on person.id = head.other_user_id
    order by head.last_message_time desc, head.other_user_id desc;
end
$$;

create function public.get_conversations(
  user_id uuid, page_size integer default 200, before_time timestamptz default null, before_id uuid default null
)
returns table (
  other_user_id uuid, other_user_first_name text, other_user_last_name text, other_user_avatar_url text,
  last_message text, last_message_time timestamptz, unread_count integer
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return query select * from private.conversations(page_size, before_time, before_id);
end
$$;

create function private.unread_messages()
returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(unread_count), 0)::integer from public.conversation_heads
  where user_id = (select auth.uid()) and unread_count > 0
$$;

create function public.get_unread_count(for_user_id uuid)
returns integer
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.unread_messages();
end
$$;

-- New people come first: the list is for beginning a conversation, and a search finds everyone.
drop function public.get_messageable_users(uuid);
drop function private.messageable_users();

create function private.messageable_users(search text, page_size integer, page_number integer)
returns table (
  user_id uuid, first_name text, last_name text, avatar_url text, title text, has_conversation boolean, total integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
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

create function public.get_messageable_users(
  current_user_id uuid, search text default null, page_size integer default 50, page_number integer default 1
)
returns table (
  user_id uuid, first_name text, last_name text, avatar_url text, title text, has_conversation boolean, total integer
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_self(current_user_id);
  return query select * from private.messageable_users(search, page_size, page_number);
end
$$;

-- Two ranges of one index, merged: a thread of any length opens alike.
create or replace function public.get_thread(
  other_user_id uuid, before_created_at timestamptz default null, before_id uuid default null,
  page_size integer default 50
)
returns setof public.messages
language plpgsql stable security invoker set search_path = ''
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

-- What a member may know of writing to somebody before trying: yes or no, and never why.
create function private.may_write_to(other uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$ select private.can_message(other) $$;

create function public.may_message(other_user_id uuid)
returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.may_write_to(other_user_id) $$;

-- The id is the client's: a message that is tried again, because its answer was lost, is the same message.
create function public.send_message(message_id uuid, to_user_id uuid, message_content text)
returns setof public.messages
language plpgsql volatile security invoker set search_path = ''
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

grant execute on function
  private.conversations(integer, timestamptz, uuid), private.unread_messages(),
  private.messageable_users(text, integer, integer), private.may_write_to(uuid)
  to authenticated;
grant execute on function
  public.get_conversations(uuid, integer, timestamptz, uuid), public.get_unread_count(uuid),
  public.get_messageable_users(uuid, text, integer, integer), public.may_message(uuid),
  public.send_message(uuid, uuid, text)
  to authenticated;
