-- Two admins decide about the same row: whoever comes second is told what stands there and by whom, and never that
-- something of hers was kept which was not.

-- Who gave a row the status that it has, as the log knows it; null when nobody did who could be named.
create function private.status_by(audited_table text, audited_row uuid, standing text)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.person(newest.actor_id)
  from (
    select entry.actor_id, entry.details -> 'after' ->> 'status' as status
    from public.admin_audit_log entry
    where entry.table_name = audited_table and entry.row_id = audited_row::text and entry.details -> 'after' ? 'status'
    order by entry.id desc
    limit 1
  ) newest
  where newest.status = standing
$$;

-- Who decided about an application, as the log has it. Nobody where its member cancelled it, whatever an admin had
-- decided before.
create or replace function private.decided_by(target_application uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.status_by('event_applications', id, status)
  from public.event_applications
  where id = target_application and cancelled_by is distinct from user_id
$$;

-- Refuses a decision that comes late. The detail is for admins, who alone may ask for one.
create function private.refuse_late(refusal text, standing text, decider jsonb, by_member boolean default false)
returns void
language plpgsql stable set search_path = ''
as $$
begin
  raise exception using errcode = 'P0001', message = refusal,
    detail = jsonb_build_object('status', standing, 'decided_by', decider, 'by_member', by_member)::text;
end
$$;

create function private.refuse_late_application(refusal text, application public.event_applications)
returns void
language sql stable security definer set search_path = ''
as $$
  select private.refuse_late(
    refusal, application.status, private.decided_by(application.id),
    coalesce(application.cancelled_by = application.user_id, false)
  )
$$;

create or replace function private.settle(target_application uuid, wanted text, notes text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications := private.lock_application(target_application);
begin
  -- The same decision again is harmless (A-02).
  if application.status <> wanted then
    if application.status <> 'pending' then
      perform private.refuse_late_application('ALREADY_DECIDED', application);
    end if;
    update public.event_applications
    set status = wanted, admin_notes = nullif(btrim(notes), '')
    where id = target_application;
  end if;
  return private.outcome(target_application);
end
$$;

-- `decided_by`: the other admin who had decided the same before; null when this decision made it so.
create or replace function private.decide(target_application uuid, decision text, notes text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'deny' then 'denied' end;
  stood text;
  decider jsonb;
begin
  perform private.require_admin('Only admins can decide about applications');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or deny';
  end if;
  stood := (private.lock_application(target_application)).status;
  if stood = wanted then
    decider := private.decided_by(target_application);
  end if;
  return private.settle(target_application, wanted, notes) || jsonb_build_object(
    'decided_by', case when decider ->> 'id' <> auth.uid()::text then decider end
  );
end
$$;

create or replace function private.remove_member(target_application uuid, reason text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
begin
  perform private.require_admin('Only admins can remove members from an event');
  if coalesce(char_length(btrim(reason)), 0) not between 1 and 2000 then
    raise exception using errcode = '22023', message = 'Removing a member takes a reason';
  end if;
  application := private.lock_application(target_application);
  if application.status <> 'approved' then
    perform private.refuse_late_application('NO_ACTIVE_BOOKING', application);
  end if;
  update public.event_applications set status = 'denied', admin_notes = btrim(reason) where id = target_application;
  return private.outcome(target_application);
end
$$;

-- A status that was set meanwhile is not overwritten unseen; `seen` is the one that the admin looked at.
create function private.set_coffee_chat_status(request_id uuid, wanted text, seen text)
returns public.coffee_chat_requests
language plpgsql volatile security definer set search_path = ''
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
create function public.admin_set_coffee_chat_status(request_id uuid, wanted_status text, seen_status text default null)
returns public.coffee_chat_requests
language sql volatile security invoker set search_path = ''
as $$ select private.set_coffee_chat_status(request_id, wanted_status, seen_status) $$;
grant execute on function
  private.set_coffee_chat_status(uuid, text, text), public.admin_set_coffee_chat_status(uuid, text, text)
  to authenticated;
