-- The order of all locks once more: the member, then the event. Whoever holds an event is the only one who writes its
-- applications and what hangs on them, so that their rows need no locks of their own.

-- Whatever an insert says, status, price, dates and notes are the server's (BACKEND: seats).
create or replace function private.prepare_application()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  target public.events;
begin
  if caller is not null and new.user_id is distinct from caller then
    raise exception using errcode = '42501', message = 'You can only apply for yourself';
  end if;
  -- Whoever waited here for an account to go must not hold the event when the reference to a member is checked: the
  -- order of all locks is the member first.
  perform from public.profiles where id = new.user_id for key share;
  if not found then
    raise exception using errcode = '23503', constraint = 'event_applications_user_id_fkey',
      message = 'Only a member can apply';
  end if;
  target := private.lock_event(new.user_id, new.event_id);
  if target.end_time <= clock_timestamp() then
    raise exception using errcode = 'P0001', message = 'EVENT_OVER';
  end if;
  -- Someone who applied already hears that, also of a full event: the unique index below tells the member.
  if not exists (
    select from public.event_applications
    where user_id = new.user_id and event_id = new.event_id and status in ('pending', 'approved')
  ) then
    if target.attendees_count >= target.max_attendees then
      raise exception using errcode = 'P0001', message = 'EVENT_FULL';
    end if;
    if caller is not null and (
      select count(*) from public.event_applications
      where user_id = caller and event_id = new.event_id and created_at > clock_timestamp() - interval '1 hour'
    ) >= private.limit_of('applications_per_event_and_hour') then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_APPLICATIONS';
    end if;
  end if;
  new.status := 'pending';
  new.application_date := clock_timestamp();
  new.admin_notes := null;
  new.payment_required := target.credits_required > 0;
  new.payment_amount_cents := target.credits_required * 500;
  new.payment_method := case when target.credits_required > 0 then 'paypal' else 'free' end;
  new.processed_at := null;
  new.cancelled_by := null;
  new.cancelled_late := false;
  new.created_at := new.application_date;
  new.updated_at := new.application_date;
  return new;
end
$$;

-- An application and whatever a decision about it touches.
create or replace function private.lock_application(target_application uuid)
returns public.event_applications
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
begin
  select * into application from public.event_applications where id = target_application;
  if found then
    perform private.lock_event(application.user_id, application.event_id, deleted_too => true);
    select * into application from public.event_applications where id = target_application;
  end if;
  if not found then
    raise exception using errcode = 'P0001', message = 'NO_APPLICATION';
  end if;
  return application;
end
$$;

create or replace function private.cancel_own_application(target_event uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  target public.events;
  application public.event_applications;
begin
  target := private.lock_event(caller, target_event, deleted_too => true);
  select * into application from public.event_applications
  where user_id = caller and event_id = target_event and status in ('pending', 'approved');
  if not found then
    raise exception using errcode = 'P0001', message = 'NO_APPLICATION';
  end if;
  -- Only an approved one can miss its booking and its seat (A-10).
  if application.status = 'approved'
    and not exists (select from public.event_attendees where application_id = application.id)
    and not exists (select from public.event_bookings where application_id = application.id and status = 'paid')
  then
    raise exception using errcode = 'P0001', message = 'NO_ACTIVE_BOOKING';
  end if;
  update public.event_applications
  set status = 'denied',
    admin_notes = 'Cancelled by user',
    cancelled_by = caller,
    cancelled_late = clock_timestamp() > target.start_time - interval '48 hours'
  where id = application.id
  returning * into application;
  return jsonb_build_object(
    'application_id', application.id,
    'status', application.status,
    'cancelled_late', application.cancelled_late
  );
end
$$;
