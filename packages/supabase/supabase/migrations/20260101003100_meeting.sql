-- Whom a member has met, and what she reads of whom: one rule for all that shows a member to a member.

-- Of these ids those whom the caller has met: in an approved event or a conversation, and so knows by her whole name, or
-- over a coffee chat that brings two together who know nothing else of each other. Admins know everybody. Blocks are
-- another matter (`private.may_meet`).
create function private.met_among(ids uuid[])
returns table (id uuid, is_known boolean)
language sql stable security definer set search_path = ''
as $$
  select found.id, bool_or(found.is_known)
  from (
    select anyone, true from unnest(ids) anyone where anyone = (select auth.uid()) or (select private.is_admin())
    union all
    select other_user_id, true from public.conversation_heads
    where user_id = (select auth.uid()) and other_user_id = any (ids)
    union all
    select theirs.user_id, true
    from public.event_applications mine
    join public.event_applications theirs on theirs.event_id = mine.event_id
    where mine.user_id = (select auth.uid()) and mine.status = 'approved'
      and theirs.user_id = any (ids) and theirs.status = 'approved'
    union all
    select recipient_id, false from public.coffee_chat_requests
    where requester_id = (select auth.uid()) and recipient_id = any (ids)
    union all
    select requester_id, false from public.coffee_chat_requests
    where recipient_id = (select auth.uid()) and requester_id = any (ids)
  ) found (id, is_known)
  group by found.id
$$;

-- A last name as the caller reads it: whole where she knows her, else the initial with a period (A-94). The app shortens
-- alike (`displayName`).
create function private.last_name_for(last_name text, is_known boolean)
returns text
language sql immutable set search_path = ''
as $$
  select case when is_known then last_name
    else upper(substring(normalize(last_name) from '[[:alpha:]]' collate "pg_c_utf8") collate "pg_c_utf8") || '.'
  end
$$;

-- Names and faces by id: as everywhere, nobody sees whom she blocked or who blocked her (A-57).
create or replace function private.public_profiles(user_ids uuid[])
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
    select person.id, person.first_name, private.last_name_for(person.last_name, met.is_known), person.title,
      person.avatar_url
    from private.met_among(user_ids) met
    join public.profiles person on person.id = met.id
    where private.may_meet((select auth.uid()), person.id);
end
$$;

-- What a member sees of another whom she has met: no phone, age, city or address (A-54), and null for whoever may not
-- look.
create or replace function private.member_card(member uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', person.id, 'first_name', person.first_name,
    'last_name', private.last_name_for(person.last_name, met.is_known), 'title', person.title,
    'bio', person.bio, 'avatar_url', person.avatar_url,
    'shared_interests', coalesce((
      select jsonb_agg(category.name order by category.name)
      from public.user_interests mine
      join public.user_interests theirs
        on theirs.interest_category_id = mine.interest_category_id and theirs.user_id = person.id
      join public.interest_categories category on category.id = mine.interest_category_id
      where mine.user_id = (select auth.uid())
    ), '[]'),
    'shared_events', coalesce((
      select jsonb_agg(title order by start_time desc) from (
        select event.title, event.start_time
        from public.event_applications mine
        join public.event_applications theirs on theirs.event_id = mine.event_id
        join public.events event on event.id = mine.event_id
        where mine.user_id = (select auth.uid()) and mine.status = 'approved'
          and theirs.user_id = person.id and theirs.status = 'approved'
        order by event.start_time desc limit 5
      ) shared
    ), '[]'),
    'may_message', private.can_message(person.id)
  )
  from private.met_among(array[member]) met
  join public.profiles person on person.id = met.id
  where private.has_access() and private.may_meet((select auth.uid()), person.id)
$$;

create or replace function private.blocked_members()
returns table (user_id uuid, first_name text, last_name text, avatar_url text, blocked_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select person.id, person.first_name, private.last_name_for(person.last_name, met.is_known), person.avatar_url,
    block.created_at
  from public.member_blocks block
  join public.profiles person on person.id = block.blocked_id
  left join private.met_among(
    array(select blocked_id from public.member_blocks where blocker_id = (select auth.uid()))
  ) met on met.id = block.blocked_id
  where block.blocker_id = (select auth.uid())
  order by block.created_at desc, person.id
$$;

-- Whoever has no access reports whom she has met, so that an account made for it fills no desk.
create function private.may_report(member uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$ select private.has_access() or exists (select from private.met_among(array[member])) $$;
