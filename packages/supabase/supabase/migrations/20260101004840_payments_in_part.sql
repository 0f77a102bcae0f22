-- A booking that was paid in part and then approved by hand counted as confirmed by hand for all of its price, and what had
-- come for it was owed back: 20 of which 15 had come were 35 in the sums. What came counts with the approval now, and
-- only the rest is confirmed by hand (A-100). What was approved before stays as it was shown.

-- What was accepted for a booking, in the community's currency. Less than what counts as paid where the rest was confirmed
-- by hand.
create view private.accepted_money as
select payment.booking_id, max(decided.settled_cents) as cents
from private.payment_decisions decided
join public.payments payment on payment.id = decided.payment_id
where decided.decision = 'accepted' and payment.currency = (select private.setting('currency'))
group by payment.booking_id;

-- Payments of another amount that count with an approval: all that wait or were asked to be completed, when they come to no
-- more than the price and no payment of the price is there. What is more than the price is for an admin to look at.
create or replace function private.parts_to_count(target_booking uuid, price integer)
returns table(id uuid, amount_cents integer)
language sql stable security definer set search_path to ''
as $$
  with part as (
    select payment.id, payment.amount_cents from public.payments payment
    where payment.booking_id = target_booking and payment.status = 'wrong-amount' and payment.amount_cents > 0
      and payment.currency = private.setting('currency')
      and not exists (select from public.refunds where refunds.id = payment.id)
      and not exists (select from private.payment_returns returned where returned.payment_id = payment.id)
      and not exists (
        select from private.payment_decisions decided
        where decided.payment_id = payment.id and decided.decision = 'accepted'
      )
  )
  select part.id, part.amount_cents from part
  where (select sum(other.amount_cents) from part other) <= price
    and private.payment_behind(target_booking, price) is null
$$;

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
          select sum(part.amount_cents)::integer
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
    insert into private.payment_decisions (payment_id, decision, settled_cents, decided_by)
    select part.id, 'accepted', sum(part.amount_cents) over (), auth.uid()
    from public.event_bookings booking
    cross join private.parts_to_count(booking.id, booking.amount_paid_cents) part
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
