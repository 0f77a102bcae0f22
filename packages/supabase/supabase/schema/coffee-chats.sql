-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table public.coffee_chat_requests (
  id uuid not null default gen_random_uuid(),
  requester_id uuid not null,
  recipient_id uuid,
  message text,
  status text not null default 'pending',
  proposed_dates timestamptz[] not null,
  -- IANA name: whose 9, 12, 15 and 18 o'clock the proposed dates are. Offsets by number are none.
  time_zone text not null default 'UTC',
  selected_date timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint coffee_chat_requests_pkey primary key (id),
  constraint coffee_chat_requests_recipient_id_fkey foreign key (recipient_id)
    references public.profiles(id) on delete set null,
  constraint coffee_chat_requests_requester_id_fkey foreign key (requester_id)
    references public.profiles(id) on delete cascade,
  constraint coffee_chat_requests_message_check check (char_length(message) <= 1000),
  constraint coffee_chat_requests_proposed_dates_check check (cardinality(proposed_dates) >= 1
    and cardinality(proposed_dates) <= 12),
  constraint coffee_chat_requests_status_check check (status = any (array['pending', 'accepted', 'rejected',
    'completed', 'cancelled'])),
  constraint coffee_chat_requests_time_zone_check check (time_zone ~ '^[A-Za-z_]{2,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$'),
  constraint coffee_chat_requests_two_people check (recipient_id <> requester_id)
);
create index coffee_chat_requests_agreed_idx on public.coffee_chat_requests using btree (selected_date)
  where status = 'accepted';
create index coffee_chat_requests_by_status_idx on public.coffee_chat_requests using btree (status,
  created_at desc);
-- Whoever has been asked answers once; a second request beside the first would only press her.
create unique index coffee_chat_requests_one_pending_idx on public.coffee_chat_requests using btree (requester_id,
  recipient_id) where status = 'pending';
create index coffee_chat_requests_recipient_id_idx on public.coffee_chat_requests using btree (recipient_id,
  created_at desc);
create index coffee_chat_requests_requester_id_idx on public.coffee_chat_requests using btree (requester_id,
  created_at desc);
alter table public.coffee_chat_requests enable row level security;
grant select on public.coffee_chat_requests to authenticated;
grant insert (id, requester_id, recipient_id, message, proposed_dates,
  time_zone) on public.coffee_chat_requests to authenticated;
grant update (recipient_id, status, selected_date, updated_at) on public.coffee_chat_requests
  to authenticated;
create policy "requests are read by those they concern and by admins" on public.coffee_chat_requests
  for select to authenticated
  using (requester_id = (select auth.uid()) or recipient_id = (select auth.uid())
    and (requester_id <> all ((select private.not_met())::uuid[])) or (select private.is_admin()));
create policy "a member with access asks for herself" on public.coffee_chat_requests
  for insert to authenticated
  with check (requester_id = (select auth.uid()) and status = 'pending' and (select private.has_access()));
create policy "a requester cancels while pending, an admin sets any status" on public.coffee_chat_requests
  for update to authenticated
  using (requester_id = (select auth.uid()) and status = 'pending' or (select private.is_admin()))
  with check (requester_id = (select auth.uid()) and status = 'cancelled' or (select private.is_admin()));
create trigger a_refuse_suspended before insert on public.coffee_chat_requests
  for each row execute function private.refuse_suspended();
create trigger broadcast_coffee_chat after insert or delete or update on public.coffee_chat_requests
  for each row execute function private.broadcast_coffee_chat();
create trigger check_coffee_chat before insert on public.coffee_chat_requests
  for each row execute function private.check_coffee_chat();
create trigger check_coffee_chat_recipient before insert on public.coffee_chat_requests
  for each row when (new.recipient_id is not null) execute function private.check_coffee_chat_recipient();
create trigger drop_invisible before insert on public.coffee_chat_requests
  for each row execute function private.drop_invisible('message');
create trigger guard_coffee_chat before update on public.coffee_chat_requests
  for each row execute function private.guard_coffee_chat();
create trigger limit_coffee_chats_to_member after insert on public.coffee_chat_requests
  for each row when (new.recipient_id is not null) execute function private.limit_coffee_chats_to_member();
create trigger notify_coffee_chat after insert on public.coffee_chat_requests
  for each row execute function private.notify_coffee_chat();
create trigger notify_coffee_chat_answer after update on public.coffee_chat_requests
  for each row when (new.status is distinct from old.status) execute function private.notify_coffee_chat();
create trigger notify_coffee_chat_end after delete on public.coffee_chat_requests
  for each row execute function private.notify_coffee_chat();
create trigger write_audit after insert or delete or update on public.coffee_chat_requests
  for each row execute function private.write_audit('requester_id');

create or replace function public.admin_set_coffee_chat_status(request_id uuid, wanted_status text,
  seen_status text default null::text)
returns public.coffee_chat_requests
language sql set search_path to ''
as $$ select private.set_coffee_chat_status(request_id, wanted_status, seen_status) $$;
grant execute on function public.admin_set_coffee_chat_status(uuid, text, text) to authenticated,
  service_role;

-- A status that was set meanwhile is not overwritten unseen; `seen` is the one that the admin looked at.
create or replace function private.set_coffee_chat_status(request_id uuid, wanted text, seen text)
returns public.coffee_chat_requests
language plpgsql security definer set search_path to ''
as $$
declare
  request public.coffee_chat_requests;
begin
  perform private.require_admin('Only admins can change request status');
  select * into request from public.coffee_chat_requests where id = request_id for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'COFFEE_CHAT_NOT_FOUND';
  end if;
  if request.status = wanted then return request; end if;
  if request.status <> seen then
    perform private.refuse_late(
      'ALREADY_DECIDED', request.status, private.status_by('coffee_chat_requests', request_id, request.status)
    );
  end if;
  update public.coffee_chat_requests set status = wanted where id = request_id returning * into request;
  return request;
end
$$;
grant execute on function private.set_coffee_chat_status(uuid, text, text) to authenticated;

create or replace function public.answer_coffee_chat(request_id uuid,
  chosen_date timestamptz default null::timestamptz)
returns setof public.coffee_chat_requests
language plpgsql set search_path to ''
as $$
begin
  perform private.answer_coffee_chat(request_id, chosen_date);
  return query select * from public.coffee_chat_requests where id = request_id;
end
$$;
grant execute on function public.answer_coffee_chat(uuid, timestamptz) to authenticated, service_role;

-- Accepts with one of the proposed times, declines with none. The same answer again changes nothing. What is not to be
-- seen is not there to be answered.
create or replace function private.answer_coffee_chat(request_id uuid, chosen timestamptz)
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  request public.coffee_chat_requests;
  answer text := case when chosen is null then 'rejected' else 'accepted' end;
begin
  select * into request from public.coffee_chat_requests
  where id = request_id and recipient_id = auth.uid() and private.may_meet(requester_id, recipient_id)
  for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'COFFEE_CHAT_NOT_FOUND';
  end if;
  if request.status = answer and request.selected_date is not distinct from chosen then
    return;
  end if;
  if request.status <> 'pending' then
    raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
  end if;
  if chosen is not null then
    perform private.require_feature('coffee_chats');
    if not private.can_message(request.requester_id) then
      raise exception using errcode = 'P0001', message = 'NOT_MESSAGEABLE';
    end if;
    if chosen <> all (request.proposed_dates) then
      raise exception using errcode = '23514', message = 'Only a proposed time can be accepted';
    end if;
    if chosen <= clock_timestamp() then
      raise exception using errcode = 'P0001', message = 'COFFEE_CHAT_OVER';
    end if;
  end if;
  update public.coffee_chat_requests set status = answer, selected_date = chosen where id = request.id;
end
$$;
grant execute on function private.answer_coffee_chat(uuid, timestamptz) to authenticated;

create or replace function public.get_coffee_chat_ideas(for_user_id uuid)
returns table(user_id uuid, first_name text, last_name text, title text, avatar_url text,
  shared_interests text[])
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return query select * from private.coffee_chat_ideas();
end
$$;
grant execute on function public.get_coffee_chat_ideas(uuid) to authenticated, service_role;

-- Candidates are those she may write to; the predicate is asked of the best few and not of everyone. Of equally good
-- ones the day decides, so that it is not always the same three.
create or replace function private.coffee_chat_ideas()
returns table(user_id uuid, first_name text, last_name text, title text, avatar_url text,
  shared_interests text[])
language sql stable security definer set search_path to ''
as $$
  with known as (
    select theirs.user_id as member
    from public.event_applications mine
    join public.event_applications theirs on theirs.event_id = mine.event_id and theirs.status = 'approved'
    where mine.user_id = (select auth.uid()) and mine.status = 'approved'
    union
    select other_user_id from public.conversation_heads where conversation_heads.user_id = (select auth.uid())
  ),
  ranked as materialized (
    select known.member, array_agg(category.name order by category.name) as interests,
      row_number() over (
        order by count(*) desc, md5(known.member::text || (select auth.uid())::text || current_date::text)
      ) as place
    from known
    join public.user_interests theirs on theirs.user_id = known.member
    join public.user_interests mine
      on mine.interest_category_id = theirs.interest_category_id and mine.user_id = (select auth.uid())
    join public.interest_categories category on category.id = theirs.interest_category_id
    where not exists (
      select from public.coffee_chat_requests earlier
      where earlier.status <> 'cancelled' and earlier.created_at > now() - interval '60 days'
        and (
          (earlier.requester_id = (select auth.uid()) and earlier.recipient_id = known.member)
          or (earlier.requester_id = known.member and earlier.recipient_id = (select auth.uid()))
        )
    )
    group by known.member
    order by place
  ),
  best as materialized (select * from ranked where private.can_message(ranked.member) limit 3)
  select person.id, person.first_name, person.last_name, person.title, person.avatar_url, best.interests
  from best
  join public.profiles person on person.id = best.member
  order by best.place
$$;
grant execute on function private.coffee_chat_ideas() to authenticated;

create or replace function public.list_coffee_chats(page integer, page_size integer,
  ascending boolean default false, cancelled boolean default false, wanted_status text default null::text)
returns jsonb
language sql set search_path to ''
as $$
  select private.list_coffee_chats(page, page_size, ascending, cancelled, private.bounded(wanted_status, 100))
$$;
grant execute on function public.list_coffee_chats(integer, integer, boolean, boolean, text) to authenticated,
  service_role;

-- All requests with the names of both, for admins; only the caller's own for others (A-65). `wanted_status` is one of the
-- active ones, or null for all of them.
create or replace function private.list_coffee_chats(page integer, page_size integer, ascending boolean,
  cancelled boolean, wanted_status text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  is_admin constant boolean := private.is_admin();
  direction constant text := case when ascending then 'asc' else 'desc' end;
  matching constant text := concat_ws(' and ',
    case when cancelled then 'request.status = ''cancelled''' else 'request.status <> ''cancelled''' end,
    case when wanted_status is not null then 'request.status = $5' end,
    case when not is_admin then 'request.requester_id = $1' end
  );
  total bigint;
  found jsonb;
begin
  perform private.check_page(page, page_size, false);
  if ascending is null or cancelled is null
    or coalesce(wanted_status not in ('pending', 'accepted', 'rejected', 'completed'), false)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  execute 'select count(*) from public.coffee_chat_requests request where ' || matching
    into total using auth.uid(), page_size, 0, is_admin, wanted_status;
  execute format(
    'with page as materialized (
      select request.* from public.coffee_chat_requests request
      where %2$s
      order by request.created_at %1$s, request.id %1$s
      limit $2 offset $3
    )
    select coalesce(jsonb_agg(to_jsonb(found) order by found.created_at %1$s, found.id %1$s), ''[]'') from (
      select page.*, private.person(page.requester_id) as requester,
        case when $4 then private.person(page.recipient_id) end as recipient
      from page
    ) found',
    direction, matching
  ) into found using auth.uid(), page_size, (page - 1)::bigint * page_size, is_admin, wanted_status;
  if is_admin then
    perform private.note_reading(
      'coffee chats', false, jsonb_strip_nulls(jsonb_build_object('status', wanted_status)), total
    );
  end if;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_coffee_chats(integer, integer, boolean, boolean, text)
  to authenticated;

-- Of a request between two who may not meet the one who was asked hears nothing: she does not see it either.
create or replace function private.broadcast_coffee_chat()
returns trigger
language plpgsql security definer set search_path to ''
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

create or replace function private.check_coffee_chat()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
  days integer;
begin
  if caller is not null then
    perform private.require_feature('coffee_chats');
    perform private.take_turns('coffee_chats', caller);
    if (select count(*) from public.coffee_chat_requests where requester_id = caller and status = 'pending')
      >= private.limit_of('pending_coffee_chats')
    then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_COFFEE_CHATS';
    end if;
  end if;
  new.message := nullif(btrim(new.message, E' \t\r\n'), '');
  perform private.check_time_zone(new.time_zone);
  if array_position(new.proposed_dates, null) is not null
    or (select count(*) <> count(distinct proposed) from unnest(new.proposed_dates) proposed)
  then
    raise exception using errcode = '23514', message = 'Proposed times are given once each';
  end if;
  if exists (
    select from unnest(new.proposed_dates) proposed
    where proposed <= clock_timestamp() or proposed > clock_timestamp() + interval '1 year'
  ) then
    raise exception using errcode = '23514', message = 'Proposed times lie in the year ahead';
  end if;
  if exists (
    select from unnest(new.proposed_dates) proposed
    where (proposed at time zone new.time_zone)::time not in ('09:00', '12:00', '15:00', '18:00')
  ) then
    raise exception using errcode = '23514', message = 'Coffee chats start at 9:00, 12:00, 15:00 or 18:00';
  end if;
  select count(distinct (proposed at time zone new.time_zone)::date) into days from unnest(new.proposed_dates) proposed;
  if days > 3 then
    raise exception using errcode = '23514', message = 'At most three days';
  end if;
  return new;
end
$$;

create or replace function private.check_coffee_chat_recipient()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if auth.uid() is not null and not private.can_message(new.recipient_id) then
    raise exception using errcode = 'P0001', message = 'NOT_MESSAGEABLE';
  end if;
  return new;
end
$$;

-- The recipient changes no row directly: no policy lets her. What she answers through the procedure is let through.
create or replace function private.guard_coffee_chat()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  is_answer boolean := auth.uid() is not distinct from old.recipient_id
    and new.recipient_id is not distinct from old.recipient_id
    and new.status in ('accepted', 'rejected');
begin
  if auth.uid() is not null and not private.is_admin() and not is_answer
    and (new.recipient_id, new.selected_date) is distinct from (old.recipient_id, old.selected_date)
  then
    raise exception using errcode = '42501', message = 'Only admins can match coffee chats';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- Also those that were cancelled: the one who was asked heard of each.
create or replace function private.limit_coffee_chats_to_member()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if auth.uid() = new.requester_id then
    perform private.limit_act(
      'coffee-chat', new.recipient_id, '1 day', 'coffee_chats_to_member_per_day',
      'TOO_MANY_COFFEE_CHATS_TO_MEMBER'
    );
  end if;
  return null;
end
$$;
