-- Nobody learns that she was blocked, or by whom: a live update goes only where a conversation stands, and names nobody.

-- One wording for all that changes a conversation: what was blocked cannot be told from what was read.
create function private.broadcast_conversation(member uuid)
returns void
language sql volatile security definer set search_path = ''
as $$
  select realtime.send(
    jsonb_build_object('kind', 'conversation', 'action', 'update'), 'change', 'user:' || member, true
  )
$$;

-- Reading is told to both: to the reader's other tabs, and to who wrote.
create or replace function private.broadcast_read()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_conversation(new.user_id);
  perform private.broadcast_conversation(new.other_user_id);
  return null;
end
$$;

-- The head's lock comes first: a message that arrives meanwhile is counted after, not lost. What a member may not see
-- she does not mark: the other would hear of it.
create or replace function private.mark_read(sender uuid)
returns integer
language plpgsql security definer set search_path = ''
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

-- Of a request between two who may not meet the one who was asked hears nothing: she does not see it either.
create function private.broadcast_coffee_chat()
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
  perform realtime.send(payload, 'change', 'admins', true);
  return null;
end
$$;
drop trigger broadcast_change on public.coffee_chat_requests;
create trigger broadcast_coffee_chat after insert or update or delete on public.coffee_chat_requests
  for each row execute function private.broadcast_coffee_chat();
