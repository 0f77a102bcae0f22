-- Of a payment that was more than its booking asked for, what went back was taken for what its seat stood on as soon as it was
-- more than what was too much: 20 of which 10 were too much, sent back whole, left 20 confirmed by hand where 10 are; and
-- what was too much and settled before was listed no more. What is too much goes back first, but for what was settled of it;
-- only what is more than that is taken from the seat (A-99, A-100). Nor is a payment of which both went back counted twice.
create or replace view private.lost_money as
select returned.booking_id, returned.payment_id, part.stands, part.cents
from (
  select booking_id, payment_id, sum(amount_cents)::integer as cents,
    coalesce(sum(amount_cents) filter (where stands), 0)::integer as standing_cents
  from private.payment_returns
  where refund_id is null
  group by booking_id, payment_id
) returned
left join private.payment_decisions accepted
  on accepted.payment_id = returned.payment_id and accepted.decision = 'accepted' and accepted.over_cents > 0
left join public.refunds settled on settled.id = returned.payment_id and accepted.payment_id is not null
cross join lateral (
  select case
    when accepted.payment_id is null then returned.standing_cents
    else greatest(0, returned.cents - accepted.over_cents + coalesce(settled.amount_cents, 0))
  end as cents
) standing
cross join lateral (values (true, standing.cents), (false, returned.cents - standing.cents)) part (stands, cents)
where part.cents > 0;

create or replace view private.owed_money as
 select booking.id,
    'cancelled' as cause,
    booking.id as booking_id,
    booking.amount_paid_cents - coalesce(lost.cents, 0) as amount_cents,
    (select private.setting('currency')) as currency,
    booking.updated_at as since,
    booking.user_id as member_id,
    booking.event_id,
    application.reference,
    application.cancelled_late,
    coalesce(application.cancelled_by = application.user_id, false) as cancelled_by_member
   from public.event_bookings booking
     left join public.event_applications application on application.id = booking.application_id
     left join ( select lost_money.booking_id,
            sum(lost_money.cents)::integer as cents
           from private.lost_money
          where lost_money.stands
          group by lost_money.booking_id) lost on lost.booking_id = booking.id
  where booking.status = 'cancelled' and booking.amount_paid_cents > 0 and booking.amount_paid_cents > coalesce(lost.cents, 0)
union all
 select payment.id,
    payment.status as cause,
    payment.booking_id,
        case
            when accepted.payment_id is null then payment.amount_cents - coalesce(lost.cents, 0)
            else accepted.over_cents - coalesce(lost.cents, 0)
        end as amount_cents,
    payment.currency,
    payment.created_at as since,
    booking.user_id as member_id,
    coalesce(booking.event_id, departed.event_id) as event_id,
    coalesce(application.reference, departed.reference) as reference,
    coalesce(application.cancelled_late, departed.cancelled_late, false) as cancelled_late,
    coalesce(application.cancelled_by = application.user_id, departed.cancelled_by_member, false) as cancelled_by_member
   from public.payments payment
     left join public.event_bookings booking on booking.id = payment.booking_id
     left join public.event_applications application on application.id = booking.application_id
     left join private.departed_bookings departed on departed.booking_id = payment.booking_id
     left join private.lost_money lost on lost.payment_id = payment.id and not lost.stands
     left join private.payment_decisions accepted on accepted.payment_id = payment.id and accepted.decision = 'accepted'
     left join private.payment_decisions asked on asked.payment_id = payment.id and asked.decision = 'asked'
  where payment.status <> 'accepted' and ((payment.status <> all (array['no-seat', 'not-open'])) or payment.id is distinct from private.payment_behind(payment.booking_id, coalesce(booking.amount_paid_cents, departed.confirmed_cents))) and
        case
            when accepted.payment_id is null then payment.amount_cents > coalesce(lost.cents, 0)
            else accepted.over_cents > coalesce(lost.cents, 0)
        end and not (asked.payment_id is not null and accepted.payment_id is null and coalesce(booking.status = 'pending', false))
union all
 select departed.booking_id as id,
    departed.owed_cause as cause,
    departed.booking_id,
    departed.confirmed_cents - coalesce(lost.cents, 0) as amount_cents,
    departed.currency,
    departed.since,
    null::uuid as member_id,
    departed.event_id,
    departed.reference,
    departed.cancelled_late,
    departed.cancelled_by_member
   from private.departed_bookings departed
     left join ( select lost_money.booking_id,
            sum(lost_money.cents)::integer as cents
           from private.lost_money
          where lost_money.stands
          group by lost_money.booking_id) lost on lost.booking_id = departed.booking_id
  where departed.owed_cause is not null and departed.confirmed_cents > coalesce(lost.cents, 0);

create or replace view private.received_cents as
select payment.booking_id,
  sum(payment.amount_cents - coalesce(lost.cents, 0) - coalesce(refunded.amount_cents, 0))::integer as cents,
  max(coalesce(payment.paid_on::timestamptz, payment.created_at)) as at
from public.payments payment
left join (
  select payment_id, sum(cents) as cents from private.lost_money group by payment_id
) lost on lost.payment_id = payment.id
left join public.refunds refunded on refunded.id = payment.id and refunded.outcome = 'refunded'
where payment.currency = (select private.setting('currency'))
group by payment.booking_id;

create or replace function private.record_returns(returns jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  item record;
  payment public.payments;
  owed record;
  refund public.refunds;
  left_cents integer;
  is_standing boolean;
  verdict text;
  answers jsonb := '[]';
  locked uuid[];
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  perform private.require_right('refunds', 'Only those who see to refunds can do this');
  if exists (
    select from jsonb_to_recordset(returns) given (original text)
    where not coalesce(upper(given.original) ~ '^[A-Z0-9]{8,40}$', false)
  ) or exists (select from private.payments_given(returns) given where given.transaction is null) then
    raise exception using errcode = '22023', message = 'A refund names the payment that it gives back';
  end if;
  locked := array(
    select known.booking_id
    from jsonb_to_recordset(returns) given (original text)
    join private.payment_ids ids on ids.provider = 'paypal' and ids.id = upper(given.original)
    join public.payments known on known.id = ids.payment_id
  );
  perform private.lock_bookings(locked);
  perform private.lock_transactions('paypal', array(
    select upper(given.transaction) from jsonb_to_recordset(returns) given (transaction text)
    union select upper(given.original) from jsonb_to_recordset(returns) given (original text)
  ));
  for item in
    select upper(given.transaction) as transaction, upper(given.original) as original, given.amount_cents,
      given.currency, given.paid_on, given.place
    from rows from (
      jsonb_to_recordset(returns) as (
        transaction text, original text, amount_cents integer, currency text, paid_on date
      )
    ) with ordinality given (transaction, original, amount_cents, currency, paid_on, place)
    order by given.place
  loop
    payment := null;
    refund := null;
    owed := null;
    select known.* into payment
    from private.payment_ids ids join public.payments known on known.id = ids.payment_id
    -- What was recorded since then is of a booking that is not locked: its refund may be settled in the same moment.
    where ids.provider = 'paypal' and ids.id = item.original and known.booking_id = any (locked)
    -- Of a payment that was shared out: the part of that sum, the one that goes back first.
    order by known.amount_cents = item.amount_cents desc,
      exists (select from private.owed_money task where task.id in (known.id, known.booking_id)) desc, known.id
    limit 1;
    if payment.id is null then
      verdict := 'no-payment';
    elsif exists (select from private.payment_returns where provider = 'paypal' and id = item.transaction) then
      verdict := 'known';
    else
      -- What came too late stands behind nothing any more once a part of it went back; nor does what was too much.
      is_standing := payment.status = 'accepted' or exists (
        select from private.payment_decisions decided
        where decided.payment_id = payment.id and decided.decision = 'accepted' and item.amount_cents > coalesce(
          (
            select settled.amount_cents - coalesce((
              select sum(returned.amount_cents) from private.payment_returns returned where returned.refund_id = settled.id
            ), 0)
            from public.refunds settled where settled.id = payment.id
          ),
          decided.over_cents - coalesce((
            select lost.cents from private.lost_money lost where lost.payment_id = payment.id and not lost.stands
          ), 0)
        )
      );
      select task.* into owed from private.owed_money task
      where task.id = case when is_standing then payment.booking_id else payment.id end;
      select * into refund from public.refunds
      where id = case when is_standing then payment.booking_id else payment.id end;
      left_cents := payment.amount_cents - coalesce((
        select sum(returned.amount_cents) from private.payment_returns returned where returned.payment_id = payment.id
      ), 0);
      verdict := case
        when item.currency <> payment.currency or item.amount_cents > left_cents then 'differs'
        when refund.outcome = 'kept' then 'kept'
        when refund.id is not null then case
          when item.amount_cents <= refund.amount_cents - coalesce((
            select sum(returned.amount_cents) from private.payment_returns returned where returned.refund_id = refund.id
          ), 0) then 'refunded' else 'differs'
        end
        when owed.amount_cents = item.amount_cents then 'refunded'
        else 'noted'
      end;
      if verdict = 'refunded' and refund.id is null then
        insert into public.refunds (id, outcome, amount_cents, currency, note, settled_by)
        values (owed.id, 'refunded', owed.amount_cents, owed.currency, item.transaction, auth.uid())
        returning * into refund;
      end if;
      if verdict in ('refunded', 'noted') then
        insert into private.payment_returns (
          provider, id, payment_id, booking_id, amount_cents, refund_id, stands, paid_on, recorded_by
        )
        values (
          'paypal', item.transaction, payment.id, payment.booking_id, item.amount_cents, refund.id, is_standing,
          item.paid_on, auth.uid()
        );
      end if;
    end if;
    answers := answers || jsonb_build_object(
      'transaction', item.transaction, 'booking_id', payment.booking_id, 'verdict', verdict
    );
  end loop;
  return answers;
end
$$;
