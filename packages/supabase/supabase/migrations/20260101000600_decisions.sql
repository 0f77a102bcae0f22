-- What members and admins do with applications and events.

create function private.outcome(target_application uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'application_id', application.id,
    'booking_id', booking.id,
    'application_status', application.status,
    'booking_status', booking.status
  )
  from public.event_applications application
  left join public.event_bookings booking on booking.application_id = application.id
  where application.id = target_application
$$;

-- An application and whatever a decision about it touches, in the order of all locks.
create function private.lock_application(target_application uuid)
returns public.event_applications
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
begin
  select * into application from public.event_applications where id = target_application;
  if found then
    perform private.lock_event(application.user_id, application.event_id, deleted_too => true);
    select * into application from public.event_applications where id = target_application for update;
  end if;
  if not found then
    raise exception using errcode = 'P0001', message = 'NO_APPLICATION';
  end if;
  return application;
end
$$;

-- Not for the API: its callers check who asks.
create function private.settle(target_application uuid, wanted text, notes text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications := private.lock_application(target_application);
begin
  -- The same decision again is harmless (A-02).
  if application.status <> wanted then
    if application.status <> 'pending' then
      raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
    end if;
    update public.event_applications
    set status = wanted, admin_notes = nullif(btrim(notes), '')
    where id = target_application;
  end if;
  return private.outcome(target_application);
end
$$;

create function private.decide(target_application uuid, decision text, notes text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can decide about applications');
  if decision is null or decision not in ('approve', 'deny') then
    raise exception using errcode = '22023', message = 'A decision is approve or deny';
  end if;
  return private.settle(target_application, case decision when 'approve' then 'approved' else 'denied' end, notes);
end
$$;

create function private.decide_booking(target_booking uuid, decision text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.decide(
    (select application_id from public.event_bookings where id = target_booking), decision, null
  );
end
$$;

create function private.cancel_own_application(target_event uuid)
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
  where user_id = caller and event_id = target_event and status in ('pending', 'approved')
  for update;
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

create function private.delete_event(target_event uuid, force boolean)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  perform private.require_admin('Only admin users can delete events');
  target := private.lock_event(null, target_event);
  if not coalesce(force, false) and exists (
    select from public.event_bookings where event_id = target_event and status = 'paid'
  ) then
    raise exception using errcode = 'P0001', message = 'EVENT_HAS_PAID_BOOKINGS';
  end if;
  -- Seats of an event that took place stay taken: they still give access (A-45).
  update public.event_applications
  set status = 'denied', admin_notes = 'Event cancelled', cancelled_by = auth.uid()
  where event_id = target_event
    and (status = 'pending' or (status = 'approved' and target.end_time > clock_timestamp()));
  update public.events set deleted_at = clock_timestamp() where id = target_event;
  return true;
end
$$;

create function private.refresh_paypal_links(new_username text)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  refreshed integer;
begin
  perform private.require_admin('Only admins can change payment links');
  if new_username is null or new_username !~ '^[A-Za-z0-9]{1,20}$' then
    raise exception using errcode = '22023', message = 'A PayPal.me user name has 1 to 20 letters and digits';
  end if;
  with differing as (
    select id from public.events
    where deleted_at is null and credits_required > 0 and paypal_username is distinct from new_username
    order by id
    for no key update
  )
  update public.events set paypal_username = new_username
  from differing where events.id = differing.id;
  get diagnostics refreshed = row_count;
  return refreshed;
end
$$;

-- An approved member loses the seat: for a refund, or because the member must not come (A-90). The member
-- reads the reason.
create function private.remove_member(target_application uuid, reason text)
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
    raise exception using errcode = 'P0001', message = 'NO_ACTIVE_BOOKING';
  end if;
  update public.event_applications set status = 'denied', admin_notes = btrim(reason) where id = target_application;
  return private.outcome(target_application);
end
$$;

-- A payment that the provider confirmed approves the application before anyone is told so (A-24). Told again it changes
-- nothing. Money that does not fit, or comes when there is no seat, is refused by a status and not by an error, because
-- an error would take back the row that an admin must see (A-89).
create function private.confirm_payment(
  target_booking uuid, provider text, paid_cents integer, paid_currency text, paid_reference text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
  known public.payments;
  verdict text;
begin
  select a.* into application from public.event_applications a
  join public.event_bookings b on b.application_id = a.id where b.id = target_booking;
  if found then
    perform private.lock_event(application.user_id, application.event_id, deleted_too => true);
  end if;
  select * into known from public.payments p
  where p.provider = confirm_payment.provider and p.reference = paid_reference;
  if known.id is null then
    verdict := case
      when application.id is null then 'not-open'
      when paid_currency is distinct from private.setting('currency') then 'wrong-currency'
      when paid_cents is distinct from application.payment_amount_cents then 'wrong-amount'
      when exists (select from public.payments p where p.booking_id = target_booking and p.status = 'accepted')
        then 'second-payment'
      else 'accepted'
    end;
    if verdict = 'accepted' then
      begin
        perform private.settle(application.id, 'approved', null);
      exception when raise_exception then
        verdict := case sqlerrm when 'EVENT_FULL' then 'no-seat' else 'not-open' end;
      end;
    end if;
    insert into public.payments (booking_id, provider, reference, amount_cents, currency, status, recorded_by)
    values (target_booking, provider, paid_reference, paid_cents, paid_currency, verdict, auth.uid())
    returning * into known;
    if verdict = 'accepted' then
      update public.event_bookings
      set payment_method = provider, amount_paid_cents = paid_cents, paypal_payment_id = paid_reference
      where id = target_booking;
    end if;
  elsif known.booking_id <> target_booking then
    raise exception using errcode = 'P0001', message = 'PAYMENT_REFERENCE_USED';
  end if;
  return coalesce(private.outcome(application.id), '{}') || jsonb_build_object('payment_status', known.status);
end
$$;

create function public.cancel_application(target_event_id uuid)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_own_application(target_event_id) $$;

create function public.decide_application(target_application_id uuid, decision text, notes text default null)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide(target_application_id, decision, notes) $$;

create function public.decide_booking(target_booking_id uuid, decision text)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide_booking(target_booking_id, decision) $$;

create function public.admin_delete_event(target_event_id uuid, force boolean default false)
returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.delete_event(target_event_id, force) $$;

create function public.admin_refresh_paypal_links(new_username text)
returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.refresh_paypal_links(new_username) $$;

create function public.admin_remove_member(target_application_id uuid, reason text)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_member(target_application_id, reason) $$;

create function public.confirm_event_payment(
  target_booking_id uuid, payment_provider text, amount_cents integer, currency text, payment_reference text
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.confirm_payment(target_booking_id, payment_provider, amount_cents, currency, payment_reference)
$$;

grant execute on function
  private.cancel_own_application(uuid), private.decide(uuid, text, text), private.decide_booking(uuid, text),
  private.delete_event(uuid, boolean), private.refresh_paypal_links(text),
  private.remove_member(uuid, text)
  to authenticated;
grant execute on function private.confirm_payment(uuid, text, integer, text, text) to service_role;

grant execute on function
  public.cancel_application(uuid), public.decide_application(uuid, text, text), public.decide_booking(uuid, text),
  public.admin_delete_event(uuid, boolean), public.admin_refresh_paypal_links(text),
  public.admin_remove_member(uuid, text)
  to authenticated;
grant execute on function public.confirm_event_payment(uuid, text, integer, text, text) to service_role;
