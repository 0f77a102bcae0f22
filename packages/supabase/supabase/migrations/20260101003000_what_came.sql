-- Money that came, told from what an admin confirmed by hand (A-89, A-100): the first payment of that sum explains the
-- confirmation and is owed back once. What was paid outlives the account that paid it.

-- Every id by which a provider knows a payment: PayPal has one for the order and one for its capture, and prints the
-- second on its statements. Either finds the payment.
create table private.payment_ids (
  provider text not null,
  id text not null check (char_length(id) between 1 and 200),
  payment_id uuid not null references public.payments (id),
  primary key (provider, id)
);
create index payment_ids_payment_id_idx on private.payment_ids (payment_id);
alter table private.payment_ids enable row level security;
insert into private.payment_ids (provider, id, payment_id) select provider, reference, id from public.payments;

create function private.note_payment_id()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.payment_ids (provider, id, payment_id) values (new.provider, new.reference, new.id);
  return null;
end
$$;
create trigger note_payment_id after insert on public.payments
  for each row execute function private.note_payment_id();

-- Bookings whose account is gone, without a word of whose they were: what was awaited and confirmed, and what is owed
-- for the seat. No foreign keys: what they would point at goes with the account.
create table private.departed_bookings (
  booking_id uuid primary key,
  event_id uuid not null,
  reference text not null,
  amount_cents integer not null check (amount_cents >= 0),
  -- What counted as paid.
  confirmed_cents integer not null check (confirmed_cents >= 0),
  currency text not null,
  -- Why what was confirmed goes back; null when it does not.
  owed_cause text check (owed_cause in ('cancelled', 'account-deleted')),
  since timestamptz not null,
  cancelled_late boolean not null,
  cancelled_by_member boolean not null
);
create index departed_bookings_since_idx on private.departed_bookings (since desc, booking_id desc);
create index departed_bookings_reference_idx on private.departed_bookings (reference);
alter table private.departed_bookings enable row level security;

insert into private.departed_bookings
select distinct on (booking_id) booking_id, event_id, reference, amount_cents,
  case when cause in ('cancelled', 'account-deleted') then amount_cents else 0 end, currency,
  case when cause in ('cancelled', 'account-deleted') then cause end, since, cancelled_late, cancelled_by_member
from private.owed_refunds
order by booking_id, cause in ('cancelled', 'account-deleted') desc;

-- Payments that may stand behind what counts as paid: accepted ones, and those that came when there was no seat and were
-- not settled as refunds before an admin made room.
create view private.standing_payments as
  select payment.id, payment.booking_id, payment.amount_cents, payment.currency, payment.status, payment.created_at
  from public.payments payment
  where payment.status = 'accepted' or (
    payment.status in ('no-seat', 'not-open')
    and not exists (select from public.refunds where refunds.id = payment.id)
  );

-- The payment behind what counts as paid for a booking; null when an admin confirmed it and no money has come.
create function private.payment_behind(booking uuid, confirmed_cents integer)
returns uuid
language sql stable security definer set search_path = ''
as $$
  select payment.id from private.standing_payments payment
  where payment.booking_id = booking and confirmed_cents > 0 and payment.amount_cents = confirmed_cents
    and payment.currency = private.setting('currency')
  order by payment.status <> 'accepted', payment.created_at, payment.id
  limit 1
$$;

-- Money that no seat stands for: of bookings that ended after they were paid, payments that settled nothing, and of both
-- what accounts left behind. A payment that explains a confirmation is part of it. One is found by its id alone.
create view private.owed_money (
  id, cause, booking_id, amount_cents, currency, since, member_id, event_id, reference, cancelled_late, cancelled_by_member
) as
  select booking.id, 'cancelled', booking.id, booking.amount_paid_cents, (select private.setting('currency')),
    booking.updated_at,
    booking.user_id, booking.event_id, application.reference, application.cancelled_late,
    coalesce(application.cancelled_by = application.user_id, false)
  from public.event_bookings booking
  join public.event_applications application on application.id = booking.application_id
  where booking.status = 'cancelled' and booking.amount_paid_cents > 0
  union all
  select payment.id, payment.status, payment.booking_id, payment.amount_cents, payment.currency, payment.created_at,
    booking.user_id, coalesce(booking.event_id, departed.event_id), coalesce(application.reference, departed.reference),
    coalesce(application.cancelled_late, departed.cancelled_late, false),
    coalesce(application.cancelled_by = application.user_id, departed.cancelled_by_member, false)
  from public.payments payment
  left join public.event_bookings booking on booking.id = payment.booking_id
  left join public.event_applications application on application.id = booking.application_id
  left join private.departed_bookings departed on departed.booking_id = payment.booking_id
  where payment.status <> 'accepted' and (
    payment.status not in ('no-seat', 'not-open')
    or payment.id is distinct from
      private.payment_behind(payment.booking_id, coalesce(booking.amount_paid_cents, departed.confirmed_cents))
  )
  union all
  select departed.booking_id, departed.owed_cause, departed.booking_id, departed.confirmed_cents, departed.currency,
    departed.since, null, departed.event_id, departed.reference, departed.cancelled_late, departed.cancelled_by_member
  from private.departed_bookings departed
  where departed.owed_cause is not null and departed.confirmed_cents > 0;

create or replace function private.refund_tasks()
returns table (
  id uuid, cause text, booking_id uuid, amount_cents integer, currency text, since timestamptz, member_id uuid,
  event_id uuid, reference text, cancelled_late boolean, cancelled_by_member boolean
)
language sql stable security definer set search_path = ''
as $$
  select owed.id, owed.cause, owed.booking_id, owed.amount_cents, owed.currency, owed.since, owed.member_id, owed.event_id,
    owed.reference, owed.cancelled_late, owed.cancelled_by_member
  from private.owed_money owed
$$;

create or replace function private.settle_refund(target uuid, wanted text, settle_note text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known public.refunds;
begin
  perform private.require_admin('Only admins can settle refunds');
  if wanted is null or wanted not in ('refunded', 'kept') then
    raise exception using errcode = '22023', message = 'Money is refunded or kept';
  end if;
  insert into public.refunds (id, outcome, amount_cents, currency, note, settled_by)
  select owed.id, wanted, owed.amount_cents, owed.currency, nullif(btrim(settle_note, E' \t\r\n'), ''), auth.uid()
  from private.owed_money owed
  where owed.id = target
  on conflict (id) do nothing;
  if found then return; end if;
  select * into known from public.refunds where id = target;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  -- Her own again is harmless.
  if known.outcome <> wanted or known.settled_by <> auth.uid() then
    perform private.refuse_late('ALREADY_DECIDED', known.outcome, private.person(known.settled_by));
  end if;
end
$$;

-- Before an account goes, its events being locked by then. A seat that was paid for and is still to come ends with the
-- account, as if its member had cancelled.
create function private.keep_departed_bookings()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.departed_bookings (
    booking_id, event_id, reference, amount_cents, confirmed_cents, currency, owed_cause, since, cancelled_late,
    cancelled_by_member
  )
  select booking.id, booking.event_id, application.reference, application.payment_amount_cents,
    booking.amount_paid_cents, private.setting('currency'),
    case
      when booking.amount_paid_cents = 0 then null
      when booking.status = 'cancelled' then 'cancelled'
      when events.end_time > clock_timestamp() then 'account-deleted'
    end,
    case when booking.status = 'cancelled' then booking.updated_at else clock_timestamp() end,
    case when booking.status = 'cancelled' then application.cancelled_late
      else clock_timestamp() > events.start_time - interval '48 hours' end,
    booking.status <> 'cancelled' or coalesce(application.cancelled_by = application.user_id, false)
  from public.event_bookings booking
  join public.event_applications application on application.id = booking.application_id
  join public.events on events.id = booking.event_id
  where booking.user_id = old.id
  on conflict (booking_id) do nothing;
  return old;
end
$$;
drop trigger owed_refunds_of_member on public.profiles;
create trigger remember_bookings_of_member before delete on public.profiles
  for each row execute function private.keep_departed_bookings();
drop function private.keep_owed_refunds();
drop table private.owed_refunds;

-- A payment that the provider confirmed approves the application before anyone is told so (A-24). Told again it changes
-- nothing, by whichever of its ids. Money that does not fit, or comes when there is no seat, is refused by a status and
-- not by an error, because an error would take back the row that an admin must see (A-89). The first payment of the sum
-- that an admin confirmed by hand is accepted, whatever became of the seat since (A-100).
drop function public.confirm_event_payment(uuid, text, integer, text, text);
drop function private.confirm_payment(uuid, text, integer, text, text);
create function private.confirm_payment(
  target_booking uuid, provider text, paid_cents integer, paid_currency text, paid_reference text, paid_capture text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
  booking public.event_bookings;
  departed private.departed_bookings;
  known public.payments;
  confirmed integer;
  verdict text;
begin
  select * into booking from public.event_bookings where id = target_booking;
  if found then
    perform private.lock_event(booking.user_id, booking.event_id, deleted_too => true);
    -- Its account may have gone while this waited.
    select * into booking from public.event_bookings where id = target_booking;
    select * into application from public.event_applications where id = booking.application_id;
  end if;
  if booking.id is null then
    select * into departed from private.departed_bookings where booking_id = target_booking for update;
  end if;
  select payment.* into known
  from private.payment_ids known_id
  join public.payments payment on payment.id = known_id.payment_id
  where known_id.provider = confirm_payment.provider and known_id.id in (paid_reference, paid_capture)
  order by known_id.id = paid_reference desc
  limit 1;
  if known.booking_id <> target_booking then
    raise exception using errcode = 'P0001', message = 'PAYMENT_REFERENCE_USED';
  end if;
  if known.id is null then
    confirmed := coalesce(booking.amount_paid_cents, departed.confirmed_cents, 0);
    verdict := case
      when booking.id is null and departed.booking_id is null then 'not-open'
      when paid_currency is distinct from private.setting('currency') then 'wrong-currency'
      when paid_cents is distinct from coalesce(application.payment_amount_cents, departed.amount_cents)
        then 'wrong-amount'
      when private.payment_behind(target_booking, confirmed) is not null then 'second-payment'
      when confirmed > 0 then 'accepted'
      when booking.id is null then 'not-open'
    end;
    if verdict is null then
      begin
        perform private.settle(application.id, 'approved', null);
        verdict := 'accepted';
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
      where id = target_booking and status = 'paid';
    end if;
  end if;
  insert into private.payment_ids (provider, id, payment_id)
  select provider, given.id, known.id from (values (paid_reference), (paid_capture)) given (id)
  where given.id is not null
  on conflict do nothing;
  return coalesce(private.outcome(application.id), '{}') || jsonb_build_object('payment_status', known.status);
end
$$;
create function public.confirm_event_payment(
  target_booking_id uuid, payment_provider text, amount_cents integer, currency text, payment_reference text,
  capture_reference text default null
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.confirm_payment(
    target_booking_id, payment_provider, amount_cents, currency, payment_reference, capture_reference
  )
$$;
grant execute on function
  private.confirm_payment(uuid, text, integer, text, text, text),
  public.confirm_event_payment(uuid, text, integer, text, text, text)
  to service_role;
