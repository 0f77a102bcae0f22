-- Money that goes back is owed beyond the account that paid: what the desk needs to send it stays, and nothing of her.

-- What an account that was deleted was still owed. The id is that of the booking, or of the payment that settled nothing.
-- No foreign keys: what they would point at goes with the account.
create table private.owed_refunds (
  id uuid primary key,
  cause text not null check (
    cause in ('cancelled', 'account-deleted', 'wrong-amount', 'wrong-currency', 'second-payment', 'no-seat', 'not-open')
  ),
  booking_id uuid not null,
  event_id uuid not null,
  reference text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  since timestamptz not null,
  cancelled_late boolean not null,
  cancelled_by_member boolean not null
);
alter table private.owed_refunds enable row level security;

-- Money that no seat stands for: of bookings that ended after they were paid, payments that settled nothing, and of both
-- what accounts left behind.
create function private.refund_tasks()
returns table (
  id uuid, cause text, booking_id uuid, amount_cents integer, currency text, since timestamptz, member_id uuid,
  event_id uuid, reference text, cancelled_late boolean, cancelled_by_member boolean
)
language sql stable security definer set search_path = ''
as $$
  select booking.id, 'cancelled', booking.id, booking.amount_paid_cents, private.setting('currency'), booking.updated_at,
    booking.user_id, booking.event_id, application.reference, application.cancelled_late,
    coalesce(application.cancelled_by = application.user_id, false)
  from public.event_bookings booking
  join public.event_applications application on application.id = booking.application_id
  where booking.status = 'cancelled' and booking.amount_paid_cents > 0
  union all
  select payment.id, payment.status, payment.booking_id, payment.amount_cents, payment.currency, payment.created_at,
    booking.user_id, coalesce(booking.event_id, owed.event_id), coalesce(application.reference, owed.reference),
    coalesce(application.cancelled_late, owed.cancelled_late, false),
    coalesce(application.cancelled_by = application.user_id, owed.cancelled_by_member, false)
  from public.payments payment
  left join public.event_bookings booking on booking.id = payment.booking_id
  left join public.event_applications application on application.id = booking.application_id
  left join private.owed_refunds owed on owed.id = payment.id
  where payment.status <> 'accepted' and payment.amount_cents > 0
  union all
  select owed.id, owed.cause, owed.booking_id, owed.amount_cents, owed.currency, owed.since, null, owed.event_id,
    owed.reference, owed.cancelled_late, owed.cancelled_by_member
  from private.owed_refunds owed
  where owed.cause in ('cancelled', 'account-deleted')
$$;

-- Before an account goes, its events being locked by then: what is owed and not settled. A seat that was paid for and is
-- still to come ends with the account, as if its member had cancelled.
create function private.keep_owed_refunds()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.owed_refunds (
    id, cause, booking_id, event_id, reference, amount_cents, currency, since, cancelled_late, cancelled_by_member
  )
  select task.id, task.cause, task.booking_id, task.event_id, task.reference, task.amount_cents, task.currency,
    task.since, task.cancelled_late, task.cancelled_by_member
  from private.refund_tasks() task
  where task.member_id = old.id and not exists (select from public.refunds where refunds.id = task.id)
  union all
  select booking.id, 'account-deleted', booking.id, booking.event_id, application.reference, booking.amount_paid_cents,
    private.setting('currency'), clock_timestamp(), clock_timestamp() > events.start_time - interval '48 hours', true
  from public.event_bookings booking
  join public.event_applications application on application.id = booking.application_id
  join public.events on events.id = booking.event_id
  where booking.user_id = old.id and booking.status = 'paid' and booking.amount_paid_cents > 0
    and events.end_time > clock_timestamp()
  on conflict (id) do nothing;
  return old;
end
$$;
create trigger owed_refunds_of_member before delete on public.profiles
  for each row execute function private.keep_owed_refunds();
