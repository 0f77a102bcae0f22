-- Coffee chats with a person: a request may name somebody the member may write to, who accepts one of the proposed
-- times or declines; and ideas whom to ask, from what both chose as their interests.

-- Whoever has been asked answers once; a second request beside the first would only press her.
create unique index coffee_chat_requests_one_pending_idx on public.coffee_chat_requests (requester_id, recipient_id)
  where status = 'pending';

create function private.check_coffee_chat_recipient()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.can_message(new.recipient_id) then
    raise exception using errcode = 'P0001', message = 'NOT_MESSAGEABLE';
  end if;
  return new;
end
$$;
create trigger check_coffee_chat_recipient before insert on public.coffee_chat_requests
  for each row when (new.recipient_id is not null) execute function private.check_coffee_chat_recipient();

drop policy "a member with access asks openly, for herself" on public.coffee_chat_requests;
create policy "a member with access asks for herself" on public.coffee_chat_requests
  for insert to authenticated
  with check (requester_id = (select auth.uid()) and status = 'pending' and (select private.has_access()));

-- The recipient changes no row directly: no policy lets her. What she answers through the procedure is let through.
create or replace function private.guard_coffee_chat()
returns trigger
language plpgsql security definer set search_path = ''
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

-- Accepts with one of the proposed times, declines with none. The same answer again changes nothing. What is not to be
-- seen is not there to be answered.
create function private.answer_coffee_chat(request_id uuid, chosen timestamptz)
returns void
language plpgsql security definer set search_path = ''
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

create function public.answer_coffee_chat(request_id uuid, chosen_date timestamptz default null)
returns setof public.coffee_chat_requests
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.answer_coffee_chat(request_id, chosen_date);
  return query select * from public.coffee_chat_requests where id = request_id;
end
$$;

-- Candidates are those she may write to; the predicate is asked of the best few and not of everyone. Of equally good
-- ones the day decides, so that it is not always the same three.
create function private.coffee_chat_ideas()
returns table (
  user_id uuid, first_name text, last_name text, title text, avatar_url text, shared_interests text[]
)
language sql stable security definer set search_path = ''
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

create function public.get_coffee_chat_ideas(for_user_id uuid)
returns table (
  user_id uuid, first_name text, last_name text, title text, avatar_url text, shared_interests text[]
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return query select * from private.coffee_chat_ideas();
end
$$;

grant execute on function private.answer_coffee_chat(uuid, timestamptz), private.coffee_chat_ideas() to authenticated;
grant execute on function public.answer_coffee_chat(uuid, timestamptz), public.get_coffee_chat_ideas(uuid)
  to authenticated;
