/** A payment as its provider knows it. */
export interface ProviderSent {
  readonly booking: string;
  readonly order: string;
  readonly capture: string;
  readonly cents: number;
}

/**
 * A statement that lists what breaks a law of seats and money, given all that was sent. What is owed is compared with what
 * came and what was confirmed by hand, once.
 */
export const moneyLaws = (sent: readonly ProviderSent[]): string => `
  with sent as (
    select * from jsonb_to_recordset('${JSON.stringify(sent)}') as sent (booking uuid, "order" text, capture text, cents integer)
  ),
  bookings as (
    select booking.id, booking.status, booking.amount_paid_cents as confirmed, application.payment_amount_cents as price
    from public.event_bookings booking
    join public.event_applications application on application.id = booking.application_id
    union all
    select departed.booking_id, 'departed', departed.confirmed_cents, departed.amount_cents
    from private.departed_bookings departed
  ),
  owed as (
    select task.booking_id, task.currency, sum(task.amount_cents) as cents from private.refund_tasks() task group by 1, 2
  ),
  came as (
    select payment.booking_id, payment.currency, sum(payment.amount_cents) as cents from public.payments payment group by 1, 2
  )
  select 'seats are approved applications, and never more than there are' as law, event.id::text as id
  from public.events event
  where event.attendees_count > event.max_attendees
    or event.attendees_count <> (
      select count(*) from public.event_applications where event_id = event.id and status = 'approved'
    )
    or event.attendees_count <> (select count(*) from public.event_attendees where event_id = event.id)
  union all
  select 'a booking says what its application says', application.id::text
  from public.event_applications application
  left join public.event_bookings booking on booking.application_id = application.id
  where booking.id is null or booking.status
    <> case application.status when 'approved' then 'paid' when 'denied' then 'cancelled' else 'pending' end
  union all
  select 'who is approved has the seat', application.id::text
  from public.event_applications application
  left join public.event_attendees attendee on attendee.application_id = application.id
  where (application.status = 'approved') <> (attendee.id is not null)
  union all
  select 'what waits is not paid, what is paid is the price', bookings.id::text from bookings
  where (bookings.status = 'pending' and bookings.confirmed <> 0)
    or (bookings.status = 'paid' and bookings.confirmed <> bookings.price and bookings.confirmed is distinct from (
      select sum(payment.amount_cents) from public.payments payment
      join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'accepted'
      where payment.booking_id = bookings.id
    ))
  union all
  select 'one accepted payment for each booking', payment.booking_id::text
  from public.payments payment where payment.status = 'accepted' group by payment.booking_id having count(*) > 1
  union all
  select 'an accepted payment is the price, of a booking that was confirmed', payment.id::text
  from public.payments payment join bookings on bookings.id = payment.booking_id
  where payment.status = 'accepted'
    and (payment.amount_cents, payment.currency, bookings.confirmed) is distinct from (bookings.price, 'EUR', bookings.price)
  union all
  select 'what was sent is one payment, by whichever id', sent.capture from sent
  where (
    select count(distinct known.payment_id) from private.payment_ids known
    join public.payments payment on payment.id = known.payment_id and not payment.is_part
    where known.provider = 'paypal' and known.id in (sent."order", sent.capture)
  ) > 1
  union all
  select 'a payment is known by its reference', payment.id::text from public.payments payment
  where not exists (
    select from private.payment_ids known
    where known.provider = payment.provider and known.id = payment.reference and known.payment_id = payment.id
  )
  union all
  select 'no more is recorded for a booking than was sent', bookings.id::text from bookings
  where (select coalesce(sum(payment.amount_cents), 0) from public.payments payment where payment.booking_id = bookings.id)
    > (select coalesce(sum(sent.cents), 0) from sent where sent.booking = bookings.id)
  union all
  select 'owed is never more than what came, or was confirmed by hand', bookings.id::text
  from bookings
  join owed on owed.booking_id = bookings.id
  left join came on came.booking_id = owed.booking_id and came.currency = owed.currency
  where owed.cents > coalesce(came.cents, 0)
    + case when owed.currency = 'EUR' then private.by_hand_cents(bookings.id, bookings.confirmed) else 0 end
  union all
  select 'received and confirmed by hand are what is paid', totals::text
  from (select jsonb_build_object(
    'paid', (select coalesce(sum(confirmed), 0) from bookings where status = 'paid'),
    'received', (
      select coalesce(sum(greatest(0, behind.amount_cents - (
        select coalesce(sum(lost.cents), 0) from private.lost_money lost where lost.booking_id = bookings.id and lost.stands
      ))), 0) from bookings
      join private.standing_payments behind on behind.id = private.payment_behind(bookings.id, confirmed)
      where bookings.status = 'paid'
    ),
    'by hand', (
      select coalesce(sum(private.by_hand_cents(bookings.id, confirmed)), 0) from bookings where status = 'paid'
    )
  )) as found (totals)
  where (totals ->> 'paid')::bigint <> (totals ->> 'received')::bigint + (totals ->> 'by hand')::bigint
  union all
  select 'a settled refund stays listed, with its sum', jsonb_build_object(
    'refund', to_jsonb(refund), 'task', to_jsonb(task),
    'payment', (select to_jsonb(payment) from public.payments payment where payment.id = refund.id),
    'decisions', (select jsonb_agg(to_jsonb(made)) from private.payment_decisions made where made.payment_id = refund.id),
    'returns', (
      select jsonb_agg(to_jsonb(gone)) from private.payment_returns gone
      where refund.id in (gone.payment_id, gone.booking_id, gone.refund_id)
    ),
    'booking', (
      select to_jsonb(bookings) from bookings where bookings.id in (
        refund.id, (select payment.booking_id from public.payments payment where payment.id = refund.id)
      )
    )
  )::text
  from public.refunds refund
  left join private.refund_tasks() task on task.id = refund.id
  where (
      exists (select from bookings where bookings.id = refund.id)
      or exists (
        select from public.payments payment join bookings on bookings.id = payment.booking_id where payment.id = refund.id
      )
    )
    and task.amount_cents is distinct from refund.amount_cents
  union all
  select 'a payment that was shared out is shared out whole', payment.reference
  from public.payments payment
  where payment.is_part and exists (
    select from public.payments other
    where other.provider = payment.provider and other.reference = payment.reference and not other.is_part
  )
  union all
  select 'what came, or was confirmed without, is seats, debts and what went back', bookings.id::text
  from bookings
  where (select coalesce(sum(payment.amount_cents), 0) from public.payments payment where payment.booking_id = bookings.id and payment.currency = 'EUR')
    + bookings.confirmed - coalesce((
      select behind.amount_cents from private.standing_payments behind
      where behind.id = private.payment_behind(bookings.id, bookings.confirmed)
    ), 0)
    <> case when bookings.status = 'paid' or bookings.status = 'departed' and not exists (
        select from private.departed_bookings departed where departed.booking_id = bookings.id and departed.owed_cause is not null
      ) then bookings.confirmed - (
        select coalesce(sum(lost.cents), 0) from private.lost_money lost where lost.booking_id = bookings.id and lost.stands
      ) else 0 end
    + coalesce((select owed.cents from owed where owed.booking_id = bookings.id and owed.currency = 'EUR'), 0)
    + (
      select coalesce(sum(lost.cents), 0) from private.lost_money lost
      join public.payments payment on payment.id = lost.payment_id and payment.currency = 'EUR'
      where lost.booking_id = bookings.id
    )
    -- What waits for its rest is owed to nobody yet.
    + (
      select coalesce(sum(payment.amount_cents - coalesce(lost.cents, 0)), 0) from public.payments payment
      join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'asked'
      left join private.lost_money lost on lost.payment_id = payment.id
      where payment.booking_id = bookings.id and bookings.status = 'pending'
    )
  union all
  select 'what came in part and was accepted counts, and never more than is paid', bookings.id::text
  from bookings
  join (
    select payment.booking_id, sum(payment.amount_cents - decided.over_cents) as cents from public.payments payment
    join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'accepted'
    group by 1
  ) accepted on accepted.booking_id = bookings.id
  where accepted.cents > bookings.confirmed or accepted.cents is distinct from (
    select behind.amount_cents from private.standing_payments behind
    where behind.id = private.payment_behind(bookings.id, bookings.confirmed)
  )
  union all
  select 'the report is the sum of its rows: ' || reported.kind, reported.cents || ' and not ' || summed.cents
  from (
    select kind, coalesce(sum(money.cents), 0) as cents
    from (values ('received'), ('by-hand'), ('owed'), ('refunded'), ('kept'), ('fee')) kinds (kind)
    left join private.money_rows money using (kind) group by kind
  ) reported
  join (
    select 'received' as kind, (select coalesce(sum(amount_cents), 0) from public.payments) as cents
    union all select 'fee', (select coalesce(sum(fee_cents), 0) from public.payments)
    union all select 'by-hand', (
      select coalesce(sum(private.by_hand_cents(bookings.id, confirmed)), 0) from bookings where status = 'paid'
    )
    union all select 'owed', (
      select coalesce(sum(task.amount_cents), 0) from private.refund_tasks() task
      where not exists (select from public.refunds where refunds.id = task.id)
    )
    union all select 'kept', (select coalesce(sum(amount_cents), 0) from public.refunds where outcome = 'kept')
    union all select 'refunded', (select coalesce(sum(amount_cents), 0) from public.refunds where outcome = 'refunded')
      + (select coalesce(sum(amount_cents), 0) from private.payment_returns where refund_id is null)
  ) summed using (kind)
  where reported.cents <> summed.cents
  union all
  select 'a booking is there or departed, not both', departed.booking_id::text
  from private.departed_bookings departed join public.event_bookings booking on booking.id = departed.booking_id`;
