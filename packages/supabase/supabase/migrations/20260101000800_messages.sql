-- Direct messages. The inbox reads `conversation_heads`, two small rows for each pair, and never the messages.

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references public.profiles (id) on delete cascade,
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 4000),
  is_read boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint messages_two_people check (sender_id <> recipient_id)
);
create index messages_thread_idx on public.messages (sender_id, recipient_id, created_at desc, id desc);
create index messages_by_sender_idx on public.messages (sender_id, created_at desc);
create index messages_recipient_id_idx on public.messages (recipient_id, sender_id);
create index messages_unread_idx on public.messages (recipient_id, sender_id) where not is_read;

create table public.conversation_heads (
  user_id uuid not null references public.profiles (id) on delete cascade,
  other_user_id uuid not null references public.profiles (id) on delete cascade,
  last_message_id uuid not null,
  -- The beginning: a row of the inbox shows one line.
  last_message text not null,
  last_message_time timestamptz not null,
  unread_count integer not null default 0 check (unread_count >= 0),
  primary key (user_id, other_user_id)
);
create index conversation_heads_newest_idx
  on public.conversation_heads (user_id, last_message_time desc, other_user_id);
create index conversation_heads_other_user_id_idx on public.conversation_heads (other_user_id);

-- Both approved for one event, past or to come (A-57).
create function private.shares_event(other uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.event_applications mine
    join public.event_applications theirs on theirs.event_id = mine.event_id
    where mine.user_id = (select auth.uid()) and mine.status = 'approved'
      and theirs.user_id = other and theirs.status = 'approved'
  )
$$;

-- A conversation that exists stays open; whoever lost access reads it and writes no more (A-45, A-57).
create function private.can_message(other uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select other is distinct from (select auth.uid()) and private.has_access() and (
    private.shares_event(other)
    or exists (
      select from public.conversation_heads
      where user_id = (select auth.uid()) and other_user_id = other
    )
  )
$$;

create function private.prepare_message()
returns trigger
language plpgsql security definer set search_path = ''
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
create trigger prepare_message before insert on public.messages
  for each row execute function private.prepare_message();

-- Both rows in the order of their owners, so that two people writing to each other at once never wait in a circle.
create function private.keep_conversation_heads()
returns trigger
language plpgsql security definer set search_path = ''
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
create trigger keep_conversation_heads after insert on public.messages
  for each row execute function private.keep_conversation_heads();

-- The head's lock comes first: a message that arrives meanwhile is counted after, not lost.
create function private.mark_read(sender uuid)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  reader uuid := auth.uid();
  marked integer;
begin
  perform from public.conversation_heads where user_id = reader and other_user_id = sender for update;
  update public.messages set is_read = true
  where recipient_id = reader and sender_id = sender and not is_read;
  get diagnostics marked = row_count;
  update public.conversation_heads set unread_count = 0
  where user_id = reader and other_user_id = sender and unread_count <> 0;
  return marked;
end
$$;

-- The cascade of an account that goes would take messages before heads, and meet whoever reads or writes halfway: the
-- heads of both sides come first. Triggers of one kind fire by name: the events of the member are locked before.
create function private.lock_heads_of_member()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.conversation_heads
  where user_id = old.id or other_user_id = old.id
  order by user_id, other_user_id
  for update;
  return old;
end
$$;
create trigger lock_heads_of_member before delete on public.profiles
  for each row execute function private.lock_heads_of_member();

create function private.conversations(page_size integer, before timestamptz)
returns table (
  other_user_id uuid, other_user_first_name text, other_user_last_name text, other_user_avatar_url text,
  last_message text, last_message_time timestamptz, unread_count integer
)
language sql stable security definer set search_path = ''
as $$
  select head.other_user_id, person.first_name, person.last_name, person.avatar_url,
    head.last_message, head.last_message_time, head.unread_count
  from (
    select * from public.conversation_heads
    where user_id = (select auth.uid()) and last_message_time < coalesce(before, 'infinity')
    order by last_message_time desc, other_user_id
    limit least(greatest(coalesce(page_size, 200), 1), 200)
  ) head
  join public.profiles person on person.id = head.other_user_id
  order by head.last_message_time desc, head.other_user_id
$$;

create function private.messageable_users()
returns table (user_id uuid, first_name text, last_name text, avatar_url text, title text)
language sql stable security definer set search_path = ''
as $$
  select person.id, person.first_name, person.last_name, person.avatar_url, person.title
  from (
    select distinct theirs.user_id
    from public.event_applications mine
    join public.event_applications theirs on theirs.event_id = mine.event_id and theirs.status = 'approved'
    where mine.user_id = (select auth.uid()) and mine.status = 'approved' and theirs.user_id <> mine.user_id
  ) shared
  join public.profiles person on person.id = shared.user_id
  order by person.first_name, person.last_name, person.id
$$;

-- Name, title and picture are what members see of each other, and nothing else (A-54).
create function private.public_profiles(user_ids uuid[])
returns table (id uuid, first_name text, last_name text, title text, avatar_url text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_account() then
    raise exception using errcode = '42501', message = 'This account is gone';
  end if;
  if cardinality(user_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  return query
    select person.id, person.first_name, person.last_name, person.title, person.avatar_url
    from public.profiles person where person.id = any (user_ids);
end
$$;

create function public.get_conversations(user_id uuid, page_size integer default 200, before timestamptz default null)
returns table (
  other_user_id uuid, other_user_first_name text, other_user_last_name text, other_user_avatar_url text,
  last_message text, last_message_time timestamptz, unread_count integer
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return query select * from private.conversations(page_size, before);
end
$$;

-- Two ranges of one index, merged: a thread of any length opens alike.
create function public.get_thread(
  other_user_id uuid, before_created_at timestamptz default null, before_id uuid default null,
  page_size integer default 50
)
returns setof public.messages
language sql stable security invoker set search_path = ''
as $$
  select * from (
    (
      select * from public.messages
      where sender_id = (select auth.uid()) and recipient_id = $1
        and (created_at, id)
          < (coalesce(before_created_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by created_at desc, id desc
      limit least(greatest(page_size, 1), 200)
    )
    union all
    (
      select * from public.messages
      where sender_id = $1 and recipient_id = (select auth.uid())
        and (created_at, id)
          < (coalesce(before_created_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by created_at desc, id desc
      limit least(greatest(page_size, 1), 200)
    )
  ) thread
  order by created_at desc, id desc
  limit least(greatest(page_size, 1), 200)
$$;

create function public.mark_messages_as_read(from_user_id uuid, for_user_id uuid)
returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.mark_read(from_user_id);
end
$$;

create function public.get_messageable_users(current_user_id uuid)
returns table (user_id uuid, first_name text, last_name text, avatar_url text, title text)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_self(current_user_id);
  return query select * from private.messageable_users();
end
$$;

create function public.get_public_profiles(user_ids uuid[])
returns table (id uuid, first_name text, last_name text, title text, avatar_url text)
language sql stable security invoker set search_path = ''
as $$ select * from private.public_profiles(user_ids) $$;

alter table public.messages enable row level security;
alter table public.conversation_heads enable row level security;

grant select on public.messages to authenticated;
grant insert (id, sender_id, recipient_id, content) on public.messages to authenticated;
create policy "messages are read by the two they are between" on public.messages
  for select to authenticated using (sender_id = (select auth.uid()) or recipient_id = (select auth.uid()));
create policy "a message is sent by its sender" on public.messages
  for insert to authenticated with check (sender_id = (select auth.uid()));

grant select on public.conversation_heads to authenticated;
create policy "an inbox is read by its owner" on public.conversation_heads
  for select to authenticated using (user_id = (select auth.uid()));

grant execute on function
  private.mark_read(uuid), private.conversations(integer, timestamptz), private.messageable_users(),
  private.public_profiles(uuid[])
  to authenticated;
grant execute on function
  public.get_conversations(uuid, integer, timestamptz), public.get_thread(uuid, timestamptz, uuid, integer),
  public.mark_messages_as_read(uuid, uuid), public.get_messageable_users(uuid), public.get_public_profiles(uuid[])
  to authenticated;
