-- What came, what was confirmed by hand, what is owed and what went back, by event and month (A-100): each sum is the sum
-- of the rows that it is made of.

-- Every cent that the report counts, with the moment and the event that it belongs to. What was received is all that came;
-- what of it is owed or went back stands beside it.
create view private.money_rows as
with own as materialized (select private.setting('currency') as currency),
place as (
  select id as booking_id, event_id from public.event_bookings
  union all
  select booking_id, event_id from private.departed_bookings
)
select 'received' as kind, place.event_id, coalesce(payment.paid_on::timestamp at time zone 'UTC', payment.created_at) as at,
  payment.currency, payment.amount_cents as cents
from public.payments payment
left join place on place.booking_id = payment.booking_id
union all
select 'fee', place.event_id, coalesce(payment.paid_on::timestamp at time zone 'UTC', payment.created_at),
  payment.currency, payment.fee_cents
from public.payments payment
left join place on place.booking_id = payment.booking_id
where payment.fee_cents > 0
union all
select 'by-hand', booking.event_id, booking.updated_at, own.currency,
  case when behind.booking_id is null then booking.amount_paid_cents
    else least(booking.amount_paid_cents, lost.cents) end
from own
cross join public.event_bookings booking
left join (
  select distinct standing.booking_id, standing.amount_cents
  from private.standing_payments standing, own
  where standing.currency = own.currency
) behind on behind.booking_id = booking.id and behind.amount_cents = booking.amount_paid_cents
left join (
  select booking_id, sum(cents)::integer as cents from private.lost_money where stands group by booking_id
) lost on lost.booking_id = booking.id
where booking.status = 'paid' and booking.amount_paid_cents > 0 and (behind.booking_id is null or lost.cents > 0)
union all
select 'owed', owed.event_id, owed.since, owed.currency, owed.amount_cents
from private.owed_money owed
where not exists (select from public.refunds where refunds.id = owed.id)
union all
select refunds.outcome, coalesce(of_booking.event_id, of_payment.event_id), refunds.created_at, refunds.currency,
  refunds.amount_cents
from public.refunds
left join place of_booking on of_booking.booking_id = refunds.id
left join public.payments payment on payment.id = refunds.id
left join place of_payment on of_payment.booking_id = payment.booking_id
union all
select 'refunded', place.event_id, coalesce(gone.paid_on::timestamp at time zone 'UTC', gone.created_at),
  payment.currency, gone.amount_cents
from private.payment_returns gone
join public.payments payment on payment.id = gone.payment_id
left join place on place.booking_id = gone.booking_id
where gone.refund_id is null;

-- `grouped_by`: 'month', 'event', or 'both'; the newest month and the latest event first. `since` and `until` are days, of
-- the first and behind the last.
create function private.money_report(
  page integer, page_size integer, grouped_by text, since date, until date, is_export boolean
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  perform private.check_page(page, page_size, is_export);
  if grouped_by is null or grouped_by not in ('month', 'event', 'both') then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  with cents as materialized (
    select case when grouped_by <> 'event' then to_char(money.at at time zone 'UTC', 'YYYY-MM') end as month,
      case when grouped_by <> 'month' then money.event_id end as event_id,
      money.currency, money.kind, sum(money.cents) as cents
    from private.money_rows money
    where (money_report.since is null or money.at >= money_report.since::timestamp at time zone 'UTC')
      and (money_report.until is null or money.at < money_report.until::timestamp at time zone 'UTC')
    group by 1, 2, 3, 4
  ),
  line as materialized (
    select cents.month, cents.event_id, cents.currency,
      coalesce(sum(cents.cents) filter (where kind = 'received'), 0) as received_cents,
      coalesce(sum(cents.cents) filter (where kind = 'by-hand'), 0) as by_hand_cents,
      coalesce(sum(cents.cents) filter (where kind = 'owed'), 0) as owed_cents,
      coalesce(sum(cents.cents) filter (where kind = 'refunded'), 0) as refunded_cents,
      coalesce(sum(cents.cents) filter (where kind = 'kept'), 0) as kept_cents,
      coalesce(sum(cents.cents) filter (where kind = 'fee'), 0) as fee_cents
    from cents
    group by 1, 2, 3
  )
  select jsonb_build_object(
    'total', (select count(*) from line),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'month', found.month,
          'event', case when found.id is not null then jsonb_build_object(
            'id', found.id, 'title', found.title, 'start_time', found.start_time, 'time_zone', found.time_zone
          ) end,
          'currency', found.currency, 'received_cents', found.received_cents, 'by_hand_cents', found.by_hand_cents,
          'owed_cents', found.owed_cents, 'refunded_cents', found.refunded_cents, 'kept_cents', found.kept_cents,
          'fee_cents', found.fee_cents
        )
        order by found.place
      )
      from (
        select line.*, event.id, event.title, event.start_time, event.time_zone, row_number() over (
          order by line.month desc, event.start_time desc nulls last, line.event_id, line.currency
        ) as place
        from line
        left join public.events event on event.id = line.event_id
        order by place
        limit page_size offset (money_report.page - 1)::bigint * page_size
      ) found
    ), '[]'),
    'sums', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'currency', whole.currency, 'received_cents', whole.received_cents, 'by_hand_cents', whole.by_hand_cents,
          'owed_cents', whole.owed_cents, 'refunded_cents', whole.refunded_cents, 'kept_cents', whole.kept_cents,
          'fee_cents', whole.fee_cents
        )
        order by whole.currency
      )
      from (
        select line.currency, sum(line.received_cents) as received_cents, sum(line.by_hand_cents) as by_hand_cents,
          sum(line.owed_cents) as owed_cents, sum(line.refunded_cents) as refunded_cents,
          sum(line.kept_cents) as kept_cents, sum(line.fee_cents) as fee_cents
        from line
        group by line.currency
      ) whole
    ), '[]')
  ) into answer;
  perform private.note_reading(
    'payments', is_export,
    jsonb_strip_nulls(jsonb_build_object('grouped_by', grouped_by, 'since', since, 'until', until)),
    (answer ->> 'total')::bigint
  );
  return answer;
end
$$;
grant execute on function private.money_report(integer, integer, text, date, date, boolean) to authenticated;

create function public.admin_money_report(
  page integer, page_size integer, grouped_by text default 'both', since date default null, until date default null,
  is_export boolean default false
)
returns jsonb
language sql set search_path = ''
as $$ select private.money_report(page, page_size, grouped_by, since, until, coalesce(is_export, false)) $$;
grant execute on function public.admin_money_report(integer, integer, text, date, date, boolean)
  to authenticated, service_role;
