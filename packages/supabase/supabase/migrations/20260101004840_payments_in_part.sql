-- A booking that was paid in part and then approved by hand counted as confirmed by hand for all of its price, and what had
-- come for it was owed back: 20 of which 15 had come were 35 in the sums. What came counts with the approval now, up to
-- the price; only the rest is confirmed by hand, and only what is too much goes back (A-100). What was approved before
-- stays as it was shown.

alter table private.payment_decisions
  -- What of it stands for no seat: more than the price, whether it went back before or is owed.
  add column over_cents integer not null default 0,
  add constraint payment_decisions_over_check check (over_cents >= 0 and (over_cents = 0 or decision = 'accepted'));

-- What was accepted for a booking, in the community's currency. Less than what counts as paid where the rest was confirmed
-- by hand.
create view private.accepted_money as
select payment.booking_id, max(decided.settled_cents) as cents
from private.payment_decisions decided
join public.payments payment on payment.id = decided.payment_id
where decided.decision = 'accepted' and payment.currency = (select private.setting('currency'))
group by payment.booking_id;

-- Payments of another amount that count with an approval, in the order in which they came and without what went back of
-- them: as far as the price, where no payment of the price is there.
create or replace function private.parts_to_count(target_booking uuid, price integer)
returns table(id uuid, counted_cents integer)
language sql stable security definer set search_path to ''
as $$
  with part as (
    select payment.id, payment.created_at, payment.amount_cents - coalesce(lost.cents, 0) as cents
    from public.payments payment
    left join private.lost_money lost on lost.payment_id = payment.id
    where payment.booking_id = target_booking and payment.status = 'wrong-amount'
      and payment.currency = private.setting('currency')
      and not exists (select from public.refunds where refunds.id = payment.id)
      and not exists (
        select from private.payment_decisions decided
        where decided.payment_id = payment.id and decided.decision = 'accepted'
      )
  ),
  running as (
    select part.id, part.cents, sum(part.cents) over (order by part.created_at, part.id)::integer as so_far
    from part where part.cents > 0
  )
  select running.id, least(running.cents, price - running.so_far + running.cents)
  from running
  where running.so_far - running.cents < price and private.payment_behind(target_booking, price) is null
$$;

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
      -- More may have gone back than was too much.
      else least(accepted.over_cents - coalesce(lost.cents, 0), payment.amount_cents - coalesce(( select sum(gone.cents) as sum
         from private.lost_money gone
        where gone.payment_id = payment.id), 0))::integer
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
  where payment.status <> 'accepted' and (payment.status <> all (array['no-seat', 'not-open']) or payment.id is distinct from private.payment_behind(payment.booking_id, coalesce(booking.amount_paid_cents, departed.confirmed_cents))) and
        case
            when accepted.payment_id is null then payment.amount_cents > coalesce(lost.cents, 0)
            else accepted.over_cents > coalesce(lost.cents, 0) and payment.amount_cents > coalesce(( select sum(gone.cents) as sum
               from private.lost_money gone
              where gone.payment_id = payment.id), 0)
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
left join private.lost_money lost on lost.payment_id = payment.id
left join public.refunds refunded on refunded.id = payment.id and refunded.outcome = 'refunded'
where payment.currency = (select private.setting('currency'))
group by payment.booking_id;

create or replace view private.money_rows as
 with own as materialized (
         select private.setting('currency') as currency
        )
 select 'received' as kind,
    coalesce(booking.event_id, ( select other.event_id
           from public.event_bookings other
          where other.id = payment.booking_id), ( select departed.event_id
           from private.departed_bookings departed
          where departed.booking_id = payment.booking_id)) as event_id,
    coalesce((payment.paid_on::timestamp without time zone at time zone 'UTC'), payment.created_at) as at,
    payment.currency,
    payment.amount_cents as cents
   from public.payments payment
     left join public.event_bookings booking on booking.id = payment.booking_id and booking.status = 'paid'
union all
 select 'fee' as kind,
    coalesce(booking.event_id, departed.event_id) as event_id,
    coalesce((payment.paid_on::timestamp without time zone at time zone 'UTC'), payment.created_at) as at,
    payment.currency,
    payment.fee_cents as cents
   from public.payments payment
     left join public.event_bookings booking on booking.id = payment.booking_id
     left join private.departed_bookings departed on departed.booking_id = payment.booking_id
  where payment.fee_cents > 0
union all
 select 'by-hand' as kind,
    booking.event_id,
    booking.updated_at as at,
    own.currency,
    booking.amount_paid_cents - greatest(0, coalesce(accepted.cents, 0) - coalesce(lost.cents, 0)) as cents
   from own
     cross join public.event_bookings booking
     left join private.accepted_money accepted on accepted.booking_id = booking.id and accepted.cents < booking.amount_paid_cents
     left join ( select lost_money.booking_id,
            sum(lost_money.cents)::integer as cents
           from private.lost_money
          where lost_money.stands
          group by lost_money.booking_id) lost on lost.booking_id = accepted.booking_id
  where booking.status = 'paid' and booking.amount_paid_cents > 0 and not (exists ( select
           from private.standing_payments standing
          where standing.booking_id = booking.id and standing.amount_cents = booking.amount_paid_cents and standing.currency = (( select own_1.currency
                   from own own_1))))
union all
 select 'by-hand' as kind,
    booking.event_id,
    booking.updated_at as at,
    own.currency,
    least(booking.amount_paid_cents, lost.cents) as cents
   from own
     cross join ( select lost_money.booking_id,
            sum(lost_money.cents)::integer as cents
           from private.lost_money
          where lost_money.stands
          group by lost_money.booking_id) lost
     join public.event_bookings booking on booking.id = lost.booking_id
  where booking.status = 'paid' and booking.amount_paid_cents > 0 and lost.cents > 0 and (exists ( select
           from private.standing_payments standing
          where standing.booking_id = booking.id and standing.amount_cents = booking.amount_paid_cents and standing.currency = (( select own_1.currency
                   from own own_1))))
union all
 select 'owed' as kind,
    owed.event_id,
    owed.since as at,
    owed.currency,
    owed.amount_cents as cents
   from private.owed_money owed
  where not (exists ( select
           from public.refunds
          where refunds.id = owed.id))
union all
 select refunds.outcome as kind,
    coalesce(of_booking.event_id, of_departed.event_id, booking.event_id, departed.event_id) as event_id,
    refunds.created_at as at,
    refunds.currency,
    refunds.amount_cents as cents
   from public.refunds
     left join public.event_bookings of_booking on of_booking.id = refunds.id
     left join private.departed_bookings of_departed on of_departed.booking_id = refunds.id
     left join public.payments payment on payment.id = refunds.id
     left join public.event_bookings booking on booking.id = payment.booking_id
     left join private.departed_bookings departed on departed.booking_id = payment.booking_id
union all
 select 'refunded' as kind,
    coalesce(booking.event_id, departed.event_id) as event_id,
    coalesce((gone.paid_on::timestamp without time zone at time zone 'UTC'), gone.created_at) as at,
    payment.currency,
    gone.amount_cents as cents
   from private.payment_returns gone
     join public.payments payment on payment.id = gone.payment_id
     left join public.event_bookings booking on booking.id = gone.booking_id
     left join private.departed_bookings departed on departed.booking_id = gone.booking_id
  where gone.refund_id is null;

-- What an admin confirmed for a booking and no payment stands behind: what counts as paid without what came for it, and
-- what of that went back.
create or replace function private.by_hand_cents(booking uuid, confirmed_cents integer)
returns integer
language sql stable security definer set search_path to ''
as $$
  select confirmed_cents - greatest(0, coalesce((
    -- As `private.payment_behind` says.
    select max(standing.amount_cents) from private.standing_payments standing
    where standing.booking_id = booking and standing.amount_cents between 1 and confirmed_cents
      and standing.currency = private.setting('currency')
  ), 0) - coalesce((
    select sum(lost.cents)::integer from private.lost_money lost where lost.booking_id = booking and lost.stands
  ), 0))
$$;

-- The payment behind what counts as paid for a booking, or behind a part of it; null when an admin confirmed it and no money
-- has come.
create or replace function private.payment_behind(booking uuid, confirmed_cents integer)
returns uuid
language sql stable security definer set search_path to ''
as $$
  select payment.id from private.standing_payments payment
  where payment.booking_id = booking and payment.amount_cents between 1 and confirmed_cents
    and payment.currency = private.setting('currency')
  order by payment.amount_cents desc, payment.status <> 'accepted', payment.created_at, payment.id
  limit 1
$$;

-- What came for a booking and was not sent back, in the community's currency; null when nothing did. `by_hand_cents`: what an
-- approval confirms, or confirmed, without it.
create or replace function private.received_money(booking uuid)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'amount_cents', received.cents, 'at', received.at,
    'by_hand_cents', case known.status
      when 'paid' then private.by_hand_cents(known.id, known.amount_paid_cents)
      when 'pending' then case
        when private.payment_behind(known.id, application.payment_amount_cents) is not null then 0
        else application.payment_amount_cents - coalesce((
          select sum(part.counted_cents)::integer
          from private.parts_to_count(known.id, application.payment_amount_cents) part
        ), 0)
      end
      else 0
    end
  )
  from private.received_cents received
  join public.event_bookings known on known.id = received.booking_id
  join public.event_applications application on application.id = known.application_id
  where received.booking_id = booking and received.cents > 0
$$;

-- What a statement is matched with on the admin's device, a thousand at once: all bookings that wait, and those that
-- changed within a year, also where the account is gone. No address is among it.
create or replace function private.payment_targets(page integer)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  page_size constant integer := 1000;
  own_currency constant text := private.setting('currency');
  reached constant bigint := page::bigint * page_size;
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if page is null or page not between 1 and 1000000 then
    raise exception using errcode = '22023', message = 'There is no such page';
  end if;
  -- Of bookings and of departed ones no more is put in order than what this page can reach.
  with listed as (
    select target.id, row_number() over (order by target.created_at desc, target.id desc) as place
    from (
      (
        select booking.id, booking.created_at from public.event_bookings booking
        where booking.status = 'pending' or booking.updated_at > now() - interval '1 year'
        order by booking.created_at desc, booking.id desc
        limit reached
      )
      union all
      (
        select departed.booking_id, departed.since from private.departed_bookings departed
        where departed.since > now() - interval '1 year'
        order by departed.since desc, departed.booking_id desc
        limit reached
      )
    ) target
    order by place
    limit page_size offset reached - page_size
  ),
  known as (
    select listed.place, listed.id, coalesce(booking.status, 'cancelled') as status,
      coalesce(application.reference, departed.reference) as reference,
      coalesce(application.payment_amount_cents, departed.amount_cents) as amount_cents,
      coalesce(booking.amount_paid_cents, departed.confirmed_cents) as confirmed_cents,
      coalesce(booking.event_id, departed.event_id) as event_id,
      person.id as member_id, person.first_name, person.last_name,
      -- As `private.payment_behind` says: a call for each would take longer than all the rest.
      exists (
        select from private.standing_payments payment
        where payment.booking_id = listed.id
          and payment.amount_cents = coalesce(booking.amount_paid_cents, departed.confirmed_cents)
          and coalesce(booking.amount_paid_cents, departed.confirmed_cents) > 0
          and payment.currency = own_currency
        offset 0
      ) as is_received
    from listed
    left join public.event_bookings booking on booking.id = listed.id
    left join public.profiles person on person.id = booking.user_id
    left join public.event_applications application on application.id = booking.application_id
    left join private.departed_bookings departed on departed.booking_id = listed.id
  )
  select jsonb_build_object(
    'total', (
      select count(*) from public.event_bookings booking where booking.status = 'pending'
    ) + (
      select count(*) from public.event_bookings booking
      where booking.status = 'paid' and booking.updated_at > now() - interval '1 year'
    ) + (
      select count(*) from public.event_bookings booking
      where booking.status = 'cancelled' and booking.updated_at > now() - interval '1 year'
    ) + (
      select count(*) from private.departed_bookings departed where departed.since > now() - interval '1 year'
    ),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking_id', known.id, 'booking_status', known.status, 'reference', known.reference,
          'amount_cents', known.amount_cents, 'currency', own_currency,
          'member', case when known.member_id is not null then jsonb_build_object(
            'id', known.member_id, 'first_name', known.first_name, 'last_name', known.last_name
          ) end,
          'event', jsonb_build_object(
            'id', events.id, 'title', events.title, 'start_time', events.start_time, 'time_zone', events.time_zone,
            'seats_left', events.max_attendees - events.attendees_count
          ),
          'is_received', known.is_received,
          'by_hand_cents', case
            when known.confirmed_cents = 0 then 0
            else known.confirmed_cents - greatest(0, case
              when known.is_received then known.confirmed_cents
              else coalesce((
                select accepted.cents from private.accepted_money accepted
                where accepted.booking_id = known.id and accepted.cents < known.confirmed_cents
              ), 0)
            end - coalesce((
              select sum(lost.cents) from private.lost_money lost where lost.booking_id = known.id and lost.stands
            ), 0))
          end,
          'payments', coalesce((
            select jsonb_agg(
              jsonb_build_object(
                'id', payment.id, 'reference', ids.id, 'status', payment.status, 'amount_cents', payment.amount_cents,
                'currency', payment.currency, 'decision', private.payment_decision(payment.id)
              )
              order by ids.id
            )
            from public.payments payment
            join private.payment_ids ids on ids.payment_id = payment.id
            where payment.booking_id = known.id
          ), '[]')
        )
        order by known.place
      )
      from known
      join public.events on events.id = known.event_id
    ), '[]')
  ) into answer;
  return answer;
end
$$;

-- What counts as paid, of all bookings that hold a seat: what went back is no longer received.
create or replace function private.payment_totals()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  own_currency constant text := private.setting('currency');
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  return (
    select jsonb_build_object(
      'received_cents', coalesce(sum(money.received_cents), 0),
      'by_hand_cents', coalesce(sum(booking.amount_paid_cents - money.received_cents), 0),
      'by_hand_count', count(*) filter (where booking.amount_paid_cents > money.received_cents)
    )
    from public.event_bookings booking
    left join (
      select distinct payment.booking_id, payment.amount_cents from private.standing_payments payment
      where payment.currency = own_currency
    ) behind on behind.booking_id = booking.id and behind.amount_cents = booking.amount_paid_cents
    left join (
      select booking_id, sum(cents) as cents from private.lost_money where stands group by booking_id
    ) lost on lost.booking_id = booking.id
    left join private.accepted_money accepted
      on accepted.booking_id = booking.id and accepted.cents < booking.amount_paid_cents
    cross join lateral (
      select greatest(0, coalesce(behind.amount_cents, accepted.cents, 0) - coalesce(lost.cents, 0)) as received_cents
    ) money
    where booking.status = 'paid'
  );
end
$$;

-- A payment that the provider confirmed approves the application before anyone is told so (A-24). Told again it changes
-- nothing. Money that does not fit, or comes when there is no seat, is refused by a status and not by an error, because
-- an error would take back the row that an admin must see (A-89). A part stands beside the others of its transaction.
create or replace function private.confirm_payment(target_booking uuid, provider text, paid_cents integer,
  paid_currency text, paid_reference text, paid_capture text, as_part boolean default false,
  fee_cents integer default null::integer, paid_on date default null::date)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications;
  booking public.event_bookings;
  departed private.departed_bookings;
  known public.payments;
  confirmed integer;
  behind private.standing_payments;
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
  perform private.lock_transactions(provider, array[paid_reference, paid_capture]);
  select payment.* into known
  from private.payment_ids known_id
  join public.payments payment on payment.id = known_id.payment_id
  where known_id.provider = confirm_payment.provider and known_id.id in (paid_reference, paid_capture)
  order by payment.booking_id = target_booking desc, known_id.id = paid_reference desc
  limit 1;
  if known.booking_id <> target_booking then
    if not as_part then
      raise exception using errcode = 'P0001', message = 'PAYMENT_REFERENCE_USED';
    end if;
    known := null;
  end if;
  if known.id is null then
    confirmed := coalesce(booking.amount_paid_cents, departed.confirmed_cents, 0);
    select * into behind from private.standing_payments where id = private.payment_behind(target_booking, confirmed);
    verdict := case
      when booking.id is null and departed.booking_id is null then 'not-open'
      when paid_currency is distinct from private.setting('currency') then 'wrong-currency'
      when paid_cents is distinct from coalesce(application.payment_amount_cents, departed.amount_cents)
        then 'wrong-amount'
      when behind.id is not null then 'second-payment'
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
    insert into public.payments (
      booking_id, provider, reference, amount_cents, currency, status, recorded_by, is_part, fee_cents, paid_on
    )
    values (
      target_booking, provider, paid_reference, paid_cents, paid_currency, verdict, auth.uid(), as_part,
      confirm_payment.fee_cents, confirm_payment.paid_on
    )
    returning * into known;
    if verdict = 'accepted' then
      update public.event_bookings
      set payment_method = provider, amount_paid_cents = paid_cents,
        paypal_payment_id = case when not as_part then paid_reference end
      where id = target_booking and status = 'paid';
    end if;
    -- Exactly what was confirmed by hand beside a part that came explains the confirmation (A-100), in the name of whoever
    -- confirmed it.
    if verdict = 'wrong-amount' and behind.amount_cents + paid_cents = confirmed then
      insert into private.payment_decisions (payment_id, decision, settled_cents, decided_by)
      select known.id, 'accepted', confirmed, decided.decided_by from private.payment_decisions decided
      where decided.payment_id = behind.id and decided.decision = 'accepted';
    end if;
    delete from private.set_aside_lines where transaction in (upper(paid_reference), upper(paid_capture));
  end if;
  insert into private.payment_ids (provider, id, payment_id)
  select provider, given.id, known.id from (values (paid_reference), (paid_capture)) given (id)
  where given.id is not null
  on conflict do nothing;
  return coalesce(private.outcome(application.id), '{}') || jsonb_build_object('payment_status', known.status);
end
$$;

-- A decision that an admin makes. What came in part for what she approves counts with it (A-100).
create or replace function private.settle_by_hand(target_application uuid, wanted text, notes text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  stood constant text := (private.lock_application(target_application)).status;
  outcome constant jsonb := private.settle(target_application, wanted, notes);
begin
  if stood = 'pending' and wanted = 'approved' then
    insert into private.payment_decisions (payment_id, decision, settled_cents, over_cents, decided_by)
    select part.id, 'accepted', sum(part.counted_cents) over (), payment.amount_cents - part.counted_cents, auth.uid()
    from public.event_bookings booking
    cross join private.parts_to_count(booking.id, booking.amount_paid_cents) part
    join public.payments payment on payment.id = part.id
    where booking.application_id = target_application;
  end if;
  return outcome;
end
$$;

-- One decision about many applications, the one that waits longest first, so that the last free seats are given in turn.
-- Each answers for itself: 'decided'; 'unchanged' when it stood so before; 'already-decided' the other way, and by whom,
-- or whether it was its member who cancelled; 'event-full', and left pending; 'no-application'.
create or replace function private.decide_many(target_applications uuid[], decision text, notes text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'deny' then 'denied' end;
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_decider(target_applications, 'Only admins can decide about applications');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or deny';
  end if;
  if cardinality(target_applications) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  -- All locks first, in the one order: two admins who decide about the same events wait for each other in turn.
  perform from public.profiles
    where id in (select user_id from public.event_applications where id = any (target_applications))
    order by id for key share;
  perform from public.events
    where id in (select event_id from public.event_applications where id = any (target_applications))
    order by id for no key update;
  for item in
    select wish.id as target, application.status
    from (select distinct id from unnest(target_applications) id) wish
    left join public.event_applications application on application.id = wish.id
    order by application.application_date, wish.id
  loop
    if item.status is null then
      verdict := 'no-application';
    elsif item.status = wanted then
      verdict := 'unchanged';
    elsif item.status <> 'pending' then
      verdict := 'already-decided';
    else
      begin
        perform private.settle_by_hand(item.target, wanted, notes);
        verdict := 'decided';
      exception when raise_exception then
        if sqlerrm <> 'EVENT_FULL' then raise; end if;
        verdict := 'event-full';
      end;
    end if;
    answers := answers || jsonb_build_object(
      'application_id', item.target,
      'verdict', verdict,
      'application_status', (select status from public.event_applications where id = item.target),
      'decided_by', case when verdict in ('unchanged', 'already-decided') then private.decided_by(item.target) end,
      'by_member', coalesce(
        (select cancelled_by = user_id from public.event_applications where id = item.target), false
      )
    );
  end loop;
  return answers;
end
$$;

-- `decided_by`: the other admin who had decided the same before; null when this decision made it so.
create or replace function private.decide(target_application uuid, decision text, notes text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'deny' then 'denied' end;
  stood text;
  decider jsonb;
begin
  perform private.require_decider(array[target_application], 'Only admins can decide about applications');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or deny';
  end if;
  stood := (private.lock_application(target_application)).status;
  if stood = wanted then
    decider := private.decided_by(target_application);
  end if;
  return private.settle_by_hand(target_application, wanted, notes) || jsonb_build_object(
    'decided_by', case when decider ->> 'id' <> auth.uid()::text then decider end
  );
end
$$;

-- Refunds and reversals of a statement, each of the payment that it names (A-99). One that carries out what was owed
-- settles it; one of a seat is noted, and what it stood for counts as confirmed by hand. Each answers for itself:
-- 'refunded', 'noted', 'known', 'no-payment'; 'kept' where the money was to stay; 'differs' where it is no part of what
-- is there.
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
        where decided.payment_id = payment.id and decided.decision = 'accepted' and item.amount_cents > decided.over_cents - coalesce((
          select sum(returned.amount_cents) from private.payment_returns returned
          where returned.payment_id = payment.id and not returned.stands
        ), 0)
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


-- What became of a payment that does not settle its booking by itself: 'accepted' all the same, waiting for its rest
-- ('asked'), sent back or kept; null while nothing was decided. Of one that was accepted what was too much may have gone back.
create or replace function private.payment_decision(payment uuid)
returns text
language sql stable security definer set search_path to ''
as $$
  select coalesce(
    (
      select decided.decision from private.payment_decisions decided
      where decided.payment_id = payment and decided.decision = 'accepted'
    ),
    (select refunds.outcome from public.refunds where refunds.id = payment),
    (select min(decided.decision) from private.payment_decisions decided where decided.payment_id = payment)
  )
$$;

create or replace function private.list_refunds(page integer, page_size integer, ascending boolean,
  wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  answer jsonb;
begin
  perform private.require_right('refunds', 'Only those who see to refunds can do this');
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
          -- Of what was confirmed by hand no transaction says how it goes back.
          'by_hand_cents', case when page.cause in ('cancelled', 'account-deleted') then page.amount_cents - (
            select known.cents - private.by_hand_cents(page.booking_id, known.cents)
            from (
              select coalesce(
                (select booking.amount_paid_cents from public.event_bookings booking where booking.id = page.booking_id),
                (select departed.confirmed_cents from private.departed_bookings departed where departed.booking_id = page.booking_id)
              ) as cents
            ) known
          ) else 0 end,
          'member', private.person(page.member_id),
          'email', (select account.email from auth.users account where account.id = page.member_id),
          'event', case when event.id is not null then jsonb_build_object(
            'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone
          ) end,
          -- Where the money came from: it goes back the same way.
          'transactions', coalesce((
            select jsonb_agg(known.id order by known.id)
            from (
              select behind.id from private.payments_behind(page.booking_id) behind (id)
              where page.cause in ('cancelled', 'account-deleted')
              union all
              select page.id where page.cause not in ('cancelled', 'account-deleted')
            ) came
            join private.payment_ids known on known.payment_id = came.id
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
