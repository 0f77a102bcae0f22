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
drop function private.refund_tasks();
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

create or replace function private.list_refunds(
  page integer, page_size integer, ascending boolean, wanted_state text, search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  answer jsonb;
begin
  perform private.require_admin('Only admins can read refunds');
  perform private.check_page(page, page_size, is_export);
  if ascending is null or coalesce(wanted_state not in ('open', 'refunded', 'kept'), false) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  with task as materialized (
    select found.*, refund.outcome, refund.note, refund.settled_by, refund.created_at as settled_at
    from private.refund_tasks() found
    left join public.refunds refund on refund.id = found.id
    where (wanted_state is null or coalesce(refund.outcome, 'open') = wanted_state)
      and (
        pattern is null or found.member_id = any (members) or found.reference ilike pattern
        or exists (select from public.events where events.id = found.event_id and title ilike pattern)
      )
  ),
  page as (
    select row_number() over (
      order by case when ascending then since end, case when ascending then id end, since desc, id desc
    ) as place, task.*
    from task
    order by place
    limit page_size offset (list_refunds.page - 1)::bigint * page_size
  )
  select jsonb_build_object(
    'total', (select count(*) from task),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', page.id, 'cause', page.cause, 'amount_cents', page.amount_cents, 'currency', page.currency,
          'since', page.since, 'state', coalesce(page.outcome, 'open'), 'note', page.note,
          'settled_by', private.person(page.settled_by), 'settled_at', page.settled_at,
          'cancelled_late', page.cancelled_late, 'cancelled_by_member', page.cancelled_by_member,
          'reference', page.reference,
          'member', private.person(page.member_id),
          'email', (select account.email from auth.users account where account.id = page.member_id),
          'event', case when event.id is not null then jsonb_build_object(
            'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone
          ) end,
          -- Where the money came from: it goes back the same way.
          'transactions', coalesce((
            select jsonb_agg(payment.reference order by payment.created_at, payment.id)
            from public.payments payment
            where payment.id = page.id or (
              page.cause in ('cancelled', 'account-deleted') and payment.booking_id = page.booking_id
              and payment.status = 'accepted'
            )
          ), '[]')
        )
        order by page.place
      )
      from page
      left join public.events event on event.id = page.event_id
    ), '[]')
  ) into answer;
  perform private.note_reading(
    'refunds', is_export,
    jsonb_strip_nulls(jsonb_build_object('state', wanted_state, 'searched', pattern is not null)),
    (answer ->> 'total')::bigint
  );
  return answer;
end
$$;
