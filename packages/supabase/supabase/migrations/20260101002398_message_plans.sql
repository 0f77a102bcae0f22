-- What every opened page of messages asks is planned once for each connection, which a function in SQL is with every
-- call; and whom the caller may not meet is asked once for each call and not for each row.

create or replace function private.conversations(page_size integer, before_time timestamptz, before_id uuid)
returns table (
  other_user_id uuid, other_user_first_name text, other_user_last_name text, other_user_avatar_url text,
  last_message text, last_message_time timestamptz, unread_count integer
)
language plpgsql stable security definer set search_path = ''
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

create or replace function private.messageable_users(search text, page_size integer, page_number integer)
returns table (
  user_id uuid, first_name text, last_name text, avatar_url text, title text, has_conversation boolean, total integer
)
language plpgsql stable security definer set search_path = ''
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
