-- Two of whom one blocks the other do not meet: what they had agreed and is still to come is off. It stood as accepted with
-- the one who was blocked, and she would have gone there. She is told that it is off, not why; nothing brings it back.

create or replace function private.block_member(member uuid)
returns void
language sql security definer set search_path to ''
as $$
  -- An id of nobody is no answer about who there is.
  insert into public.member_blocks (blocker_id, blocked_id)
  select auth.uid(), id from public.profiles where id = member
  on conflict do nothing;
  update public.coffee_chat_requests set status = 'cancelled'
  where status = 'accepted' and (selected_date is null or selected_date > clock_timestamp())
    and (
      (requester_id = auth.uid() and recipient_id = member) or (requester_id = member and recipient_id = auth.uid())
    )
$$;

-- Who is asked for a coffee chat, answered or left waiting is told; who did it knows.
create or replace function private.notify_coffee_chat()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  request constant public.coffee_chat_requests := coalesce(new, old);
  told constant text := case
    when tg_op = 'DELETE' then null
    when new.status = 'pending' then 'coffee-chat-asked'
    when new.status = 'accepted' then 'coffee-chat-accepted'
    when new.status = 'rejected' then 'coffee-chat-declined'
    when new.status = 'cancelled' and old.status = 'accepted' then 'coffee-chat-cancelled'
  end;
  sides uuid[];
  pair record;
  may_meet boolean;
begin
  perform private.take_back_notifications(array(
    select known.id from private.notifications known where known.subject_id = request.id
  ));
  if told is null or not private.is_told() then return null; end if;
  sides := case told
    when 'coffee-chat-asked' then array[request.recipient_id]
    when 'coffee-chat-declined' then array[request.requester_id]
    else array[request.requester_id, request.recipient_id]
  end;
  for pair in
    select member, case when member = request.requester_id then request.recipient_id else request.requester_id end as other
    from unnest(sides) member
    where member is not null and member is distinct from auth.uid()
    order by member
  loop
    may_meet := pair.other is null or private.may_meet(pair.member, pair.other);
    -- What was agreed and is off she must know, even of somebody whom she is not shown any more.
    if may_meet or told = 'coffee-chat-cancelled' then
      perform private.notify(
        array[pair.member], told, null, request.id,
        jsonb_build_object(
          'person', (select first_name from public.profiles where id = pair.other),
          'dates', case when told = 'coffee-chat-asked' then to_jsonb(request.proposed_dates)
            else to_jsonb(array_remove(array[request.selected_date], null)) end,
          'time_zone', request.time_zone
        ),
        case when may_meet then pair.other end
      );
    end if;
  end loop;
  return null;
end
$$;

-- Those of pairs that were blocked before: both are told, which a migration by itself is not.
do $$
begin
  perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
  update public.coffee_chat_requests request set status = 'cancelled'
  where request.status = 'accepted' and request.selected_date > clock_timestamp()
    and exists (
      select from public.member_blocks block
      where (block.blocker_id = request.requester_id and block.blocked_id = request.recipient_id)
        or (block.blocker_id = request.recipient_id and block.blocked_id = request.requester_id)
    );
  perform set_config('request.jwt.claims', '', true);
end
$$;
