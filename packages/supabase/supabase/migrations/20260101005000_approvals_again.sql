-- A decision about a member is taken back with a reason (A-105): lists decide about those who wait alone, so that two
-- organizers do not decide against each other, and whoever was rejected by mistake stayed so.

-- Decides anew about a member who was decided about. The reason stands among the notes, and the log has the change.
create function private.change_approval(target uuid, decision text, note_id uuid, why text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted constant text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
begin
  perform private.require_admin('Only admins can decide about members');
  if wanted is null or why is null or not private.is_visible(why)
    -- Who runs the community is no admin first.
    or (wanted = 'rejected' and exists (select from public.admin_users where user_id = target))
  then
    raise exception using errcode = '22023', message = 'A decision is approve or reject, has a reason, and rejects no admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.user_approvals as approval (user_id, status) values (target, wanted)
  on conflict (user_id) do update set status = excluded.status where approval.status <> excluded.status;
  insert into private.member_notes (id, user_id, author_id, note) values (note_id, target, auth.uid(), btrim(why))
  on conflict (id) do nothing;
  return private.member_story(target);
end
$$;
grant execute on function private.change_approval(uuid, text, uuid, text) to authenticated;

create function public.admin_change_approval(target_user_id uuid, decision text, note_id uuid, reason text)
returns jsonb
language sql set search_path to ''
as $$ select private.change_approval(target_user_id, decision, note_id, private.bounded(reason, 4000)) $$;
grant execute on function public.admin_change_approval(uuid, text, uuid, text) to authenticated, service_role;
