-- An event that does not take place (not to be taken for one that is deleted): nobody can apply, no list has it, and its
-- own page stays, so that whoever comes from a mail or her applications reads that and why.
alter table public.events
  add column cancelled_at timestamptz,
  add column cancellation_reason text check (
    char_length(cancellation_reason) <= 500 and private.is_visible(cancellation_reason)
  ),
  -- Whatever leaves out deleted events leaves out cancelled ones.
  add constraint events_cancelled_out_of_lists check (cancelled_at is null or deleted_at is not null),
  add constraint events_cancelled_with_reason check ((cancelled_at is null) = (cancellation_reason is null));
grant select (cancelled_at, cancellation_reason) on public.events to anon;

alter policy "events are for everyone to read until deleted" on public.events
  using (deleted_at is null or cancelled_at is not null);

create or replace function public.list_event_cities()
returns setof text
language sql stable security invoker set search_path = ''
as $$
  select distinct city from public.events
  where cancelled_at is null and start_time >= now()
  order by city
$$;

-- Whoever applied reads the reason with her application and in her mail. Asked again, because no answer came, it changes
-- nothing.
create function private.cancel_event(target_event uuid, reason text)
returns public.events
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  perform private.require_admin('Only admins can cancel events');
  if not private.is_visible(reason) then
    raise exception using errcode = '22023', message = 'Cancelling an event takes a reason';
  end if;
  target := private.lock_event(null, target_event, true);
  if target.cancelled_at is not null then return target; end if;
  if target.deleted_at is not null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  -- Seats of an event that took place stay taken: they still give access (A-45).
  if target.end_time <= clock_timestamp() then
    raise exception using errcode = 'P0001', message = 'EVENT_OVER';
  end if;
  update public.event_applications
  set status = 'denied', admin_notes = btrim(reason), cancelled_by = auth.uid()
  where event_id = target_event and status in ('pending', 'approved');
  update public.events
  set deleted_at = clock_timestamp(), cancelled_at = clock_timestamp(), cancellation_reason = btrim(reason)
  where id = target_event
  returning * into target;
  return target;
end
$$;

create function public.admin_cancel_event(target_event_id uuid, reason text)
returns public.events
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_event(target_event_id, private.bounded(reason, 500)) $$;

revoke execute on function private.cancel_event(uuid, text) from public;
grant execute on function private.cancel_event(uuid, text) to authenticated;
grant execute on function public.admin_cancel_event(uuid, text) to authenticated, service_role;

-- What the audit log says of a row.
create or replace function private.audited_values(table_name text, row_values jsonb, changed text[])
returns jsonb
language sql immutable set search_path to ''
as $$
  select nullif(coalesce(jsonb_object_agg(key, value), '{}'), '{}')
  from jsonb_each(row_values)
  where key = any (changed)
    and (
      key in (
        'status', 'is_enabled', 'title', 'start_time', 'end_time', 'location', 'max_attendees', 'credits_required',
        'deleted_at', 'cancelled_at', 'cancellation_reason', 'amount_paid_cents', 'cancelled_late'
      )
      or (table_name = 'feature_toggles' and key = 'description')
      or table_name in ('staff_roles', 'event_hosts')
    )
$$;

create or replace function private.audited_action(action text, details jsonb)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when action = 'update' and details -> 'after' ->> 'cancelled_at' is not null then 'cancel'
    when action = 'update' and details -> 'after' ? 'deleted_at' then 'delete'
    else action
  end
$$;
