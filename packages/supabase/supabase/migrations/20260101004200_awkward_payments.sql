-- Payments that need a hand (A-89, A-99, A-100): one transaction for several bookings, several for one, less than the
-- price, what went back, and what is none of ours. What an admin decides about a payment is kept beside it; the payment
-- itself never changes.

alter table public.payments
  -- One of several bookings that a transaction pays together.
  add column is_part boolean not null default false,
  -- What the provider kept of it; null where nobody has said.
  add column fee_cents integer check (fee_cents between 0 and amount_cents),
  -- The day that the provider's statement has; null where it was heard from the provider itself.
  add column paid_on date;
alter table public.payments drop constraint payments_provider_reference_key;
create unique index payments_one_whole on public.payments (provider, reference) where not is_part;
alter table public.payments
  add constraint payments_one_for_a_booking unique (provider, reference, booking_id);
alter table private.payment_ids drop constraint payment_ids_pkey;
alter table private.payment_ids add primary key (provider, id, payment_id);

-- A payment of another amount that an admin took for its booking all the same, alone or with others, or that waits for
-- its rest. Never changed: what is accepted was perhaps asked about before.
create table private.payment_decisions (
  payment_id uuid not null references public.payments (id),
  decision text not null check (decision in ('accepted', 'asked')),
  -- What the payments that were accepted together come to, and so what counts as paid.
  settled_cents integer check ((settled_cents is not null) = (decision = 'accepted') and settled_cents > 0),
  reason text check (char_length(reason) between 1 and 1000),
  decided_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (payment_id, decision)
);
alter table private.payment_decisions enable row level security;
create trigger refuse_change before update or delete on private.payment_decisions
  for each row execute function private.refuse_change();
create trigger broadcast_change after insert on private.payment_decisions
  for each row execute function private.broadcast_change('booking', 'admins');
create trigger write_audit after insert on private.payment_decisions
  for each row execute function private.write_audit();

-- A refund or a reversal that a statement shows, of a payment that is recorded. Never changed.
create table private.payment_returns (
  provider text not null,
  id text not null check (char_length(id) between 1 and 200),
  payment_id uuid not null references public.payments (id),
  booking_id uuid not null,
  amount_cents integer not null check (amount_cents > 0),
  -- The refund that it carries out; null for money that went back without one.
  refund_id uuid,
  -- The payment stood behind what counts as paid.
  stands boolean not null,
  paid_on date,
  recorded_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (provider, id)
);
create index payment_returns_payment_id_idx on private.payment_returns (payment_id);
create index payment_returns_booking_id_idx on private.payment_returns (booking_id);
create index payment_returns_refund_id_idx on private.payment_returns (refund_id);
alter table private.payment_returns enable row level security;
create trigger refuse_change before update or delete on private.payment_returns
  for each row execute function private.refuse_change();
create trigger broadcast_change after insert on private.payment_returns
  for each row execute function private.broadcast_change('booking', 'admins');
create trigger write_audit after insert on private.payment_returns
  for each row execute function private.write_audit();

-- Transactions that have nothing to do with events: the next statement knows them.
create table private.set_aside_lines (
  transaction text primary key check (transaction ~ '^[A-Z0-9]{8,40}$'),
  set_aside_by uuid not null,
  created_at timestamptz not null default clock_timestamp()
);
create index set_aside_lines_newest_idx on private.set_aside_lines (created_at desc, transaction desc);
alter table private.set_aside_lines enable row level security;
create trigger write_audit after insert or delete on private.set_aside_lines
  for each row execute function private.write_audit();

-- What may stand behind what was confirmed: payments that were accepted, each of several for the sum of them, and money
-- that came too late and of which nothing went back.
create or replace view private.standing_payments as
select payment.id, payment.booking_id, coalesce(decided.settled_cents, payment.amount_cents) as amount_cents,
  payment.currency, payment.status, payment.created_at
from public.payments payment
left join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'accepted'
where payment.status = 'accepted' or decided.payment_id is not null or (
  payment.status in ('no-seat', 'not-open')
  and not exists (select from public.refunds where refunds.id = payment.id)
  and not exists (select from private.payment_returns returned where returned.payment_id = payment.id)
);

-- What went back without a refund of ours.
create view private.lost_money as
select booking_id, payment_id, stands, sum(amount_cents)::integer as cents
from private.payment_returns
where refund_id is null
group by booking_id, payment_id, stands;

-- What an admin confirmed for a booking and no payment stands behind: all of what counts as paid, or what went back of it.
create or replace function private.by_hand_cents(booking uuid, confirmed_cents integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when private.payment_behind(booking, confirmed_cents) is null then confirmed_cents
    else least(
      confirmed_cents,
      (select coalesce(sum(lost.cents), 0)::integer from private.lost_money lost where lost.booking_id = booking and lost.stands)
    )
  end
$$;

create or replace view private.owed_money as
select
  booking.id,
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
join public.event_applications application on application.id = booking.application_id
left join (
  select booking_id, sum(cents)::integer as cents from private.lost_money where stands group by booking_id
) lost on lost.booking_id = booking.id
where booking.status = 'cancelled' and booking.amount_paid_cents > 0
  and booking.amount_paid_cents > coalesce(lost.cents, 0)
union all
select
  payment.id,
  payment.status,
  payment.booking_id,
  payment.amount_cents - coalesce(lost.cents, 0),
  payment.currency,
  payment.created_at,
  booking.user_id,
  coalesce(booking.event_id, departed.event_id),
  coalesce(application.reference, departed.reference),
  coalesce(application.cancelled_late, departed.cancelled_late, false),
  coalesce(application.cancelled_by = application.user_id, departed.cancelled_by_member, false)
from public.payments payment
left join public.event_bookings booking on booking.id = payment.booking_id
left join public.event_applications application on application.id = booking.application_id
left join private.departed_bookings departed on departed.booking_id = payment.booking_id
left join private.lost_money lost on lost.payment_id = payment.id and not lost.stands
left join private.payment_decisions accepted on accepted.payment_id = payment.id and accepted.decision = 'accepted'
left join private.payment_decisions asked on asked.payment_id = payment.id and asked.decision = 'asked'
where payment.status <> 'accepted'
  and payment.amount_cents > coalesce(lost.cents, 0)
  and (
    payment.status not in ('no-seat', 'not-open')
    or payment.id is distinct from private.payment_behind(
      payment.booking_id, coalesce(booking.amount_paid_cents, departed.confirmed_cents)
    )
  )
  -- Taken for its booking, or waiting for its rest as long as the booking waits.
  and accepted.payment_id is null
  and not (asked.payment_id is not null and coalesce(booking.status = 'pending', false))
union all
select
  departed.booking_id,
  departed.owed_cause,
  departed.booking_id,
  departed.confirmed_cents - coalesce(lost.cents, 0),
  departed.currency,
  departed.since,
  null,
  departed.event_id,
  departed.reference,
  departed.cancelled_late,
  departed.cancelled_by_member
from private.departed_bookings departed
left join (
  select booking_id, sum(cents)::integer as cents from private.lost_money where stands group by booking_id
) lost on lost.booking_id = departed.booking_id
where departed.owed_cause is not null and departed.confirmed_cents > coalesce(lost.cents, 0);

-- What came for a booking and was not sent back, in the community's currency; null when nothing did.
create or replace function private.received_money(booking uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when sum(payment.amount_cents - coalesce(lost.cents, 0)) > 0 then
    jsonb_build_object(
      'amount_cents', sum(payment.amount_cents - coalesce(lost.cents, 0)),
      'at', max(coalesce(payment.paid_on::timestamptz, payment.created_at))
    )
  end
  from public.payments payment
  left join private.lost_money lost on lost.payment_id = payment.id
  where payment.booking_id = booking and payment.currency = private.setting('currency')
    and not exists (select from public.refunds where refunds.id = payment.id and refunds.outcome = 'refunded')
$$;

-- Who records a transaction waits for whoever records the same one, whatever it is for.
create function private.lock_transactions(provider text, transactions text[])
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  item text;
begin
  for item in select distinct given.id from unnest(transactions) given (id) where given.id is not null order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended(provider || ':' || item, 0));
  end loop;
end
$$;

-- What payments of several bookings touch: their members, their events, and what accounts left, in the one order.
create function private.lock_bookings(bookings uuid[])
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles
    where id in (select user_id from public.event_bookings where event_bookings.id = any (bookings))
    order by id for key share;
  perform from public.events
    where id in (select event_id from public.event_bookings where event_bookings.id = any (bookings))
    order by id for no key update;
  perform from private.departed_bookings
    where booking_id = any (bookings)
    order by booking_id for update;
end
$$;

-- The payments of a list, each checked; what else the list holds is left out.
create function private.payments_given(payments jsonb)
returns table (
  place bigint, booking_id uuid, transaction text, amount_cents integer, currency text, fee_cents integer, paid_on date
)
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(payments) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'Payments are a list';
  end if;
  if jsonb_array_length(payments) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  return query
  select given.place, given.booking_id, upper(given.transaction), given.amount_cents, given.currency, given.fee_cents,
    given.paid_on
  from rows from (
    jsonb_to_recordset(payments) as (
      booking_id uuid, transaction text, amount_cents integer, currency text, fee_cents integer, paid_on date
    )
  ) with ordinality given (booking_id, transaction, amount_cents, currency, fee_cents, paid_on, place)
  order by given.place;
  if exists (
    select from jsonb_to_recordset(payments) given (
      transaction text, amount_cents integer, currency text, fee_cents integer
    )
    where not coalesce(
      upper(given.transaction) ~ '^[A-Z0-9]{8,40}$' and given.amount_cents > 0 and given.currency ~ '^[A-Z]{3}$'
        and coalesce(given.fee_cents between 0 and given.amount_cents, true),
      false
    )
  ) then
    raise exception using errcode = '22023', message = 'A payment has an id, an amount and a currency';
  end if;
end
$$;

drop function public.confirm_event_payment(uuid, text, integer, text, text, text);
drop function private.confirm_payment(uuid, text, integer, text, text, text);

-- A payment that the provider confirmed approves the application before anyone is told so (A-24). Told again it changes
-- nothing. Money that does not fit, or comes when there is no seat, is refused by a status and not by an error, because
-- an error would take back the row that an admin must see (A-89). A part stands beside the others of its transaction.
create function private.confirm_payment(
  target_booking uuid, provider text, paid_cents integer, paid_currency text, paid_reference text, paid_capture text,
  as_part boolean default false, fee_cents integer default null, paid_on date default null
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
    delete from private.set_aside_lines where transaction in (upper(paid_reference), upper(paid_capture));
  end if;
  insert into private.payment_ids (provider, id, payment_id)
  select provider, given.id, known.id from (values (paid_reference), (paid_capture)) given (id)
  where given.id is not null
  on conflict do nothing;
  return coalesce(private.outcome(application.id), '{}') || jsonb_build_object('payment_status', known.status);
end
$$;
grant execute on function private.confirm_payment(uuid, text, integer, text, text, text, boolean, integer, date)
  to service_role;

create function public.confirm_event_payment(
  target_booking_id uuid, payment_provider text, amount_cents integer, currency text, payment_reference text,
  capture_reference text default null
)
returns jsonb
language sql set search_path = ''
as $$
  select private.confirm_payment(
    target_booking_id, payment_provider, amount_cents, currency, payment_reference, capture_reference
  )
$$;
grant execute on function public.confirm_event_payment(uuid, text, integer, text, text, text) to service_role;

-- Payments that an admin found in a PayPal statement, each with the booking its note names. Each answers for itself: what
-- it is recorded as; 'known' when it stood there before; 'reference-used' when it stands for another booking;
-- 'no-booking'. Letters of a transaction's id are capital ones: written otherwise it is no other payment. Money that came
-- for a booking whose account is gone is recorded too, and can be sent back.
create or replace function private.record_payments(matches jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if exists (select from private.payments_given(matches) given where given.booking_id is null) then
    raise exception using errcode = '22023', message = 'A payment has a booking';
  end if;
  -- All locks first, in the one order.
  perform private.lock_bookings(array(select given.booking_id from private.payments_given(matches) given));
  perform private.lock_transactions('paypal', array(select given.transaction from private.payments_given(matches) given));
  for item in
    select given.*,
      exists (select from public.event_bookings where id = given.booking_id)
        or exists (select from private.departed_bookings departed where departed.booking_id = given.booking_id)
        as is_there
    from private.payments_given(matches) given
    order by given.place
  loop
    if not item.is_there then
      verdict := 'no-booking';
    elsif exists (
      select from private.payment_ids known
      join public.payments payment on payment.id = known.payment_id
      where known.provider = 'paypal' and known.id = item.transaction and payment.booking_id = item.booking_id
    ) then
      verdict := 'known';
    else
      begin
        verdict := private.confirm_payment(
          item.booking_id, 'paypal', item.amount_cents, item.currency, item.transaction, null,
          fee_cents => item.fee_cents, paid_on => item.paid_on
        ) ->> 'payment_status';
      exception
        when raise_exception then
          if sqlerrm <> 'PAYMENT_REFERENCE_USED' then raise; end if;
          verdict := 'reference-used';
      end;
    end if;
    answers := answers || jsonb_build_object(
      'booking_id', item.booking_id, 'transaction', item.transaction, 'verdict', verdict
    );
  end loop;
  return answers;
end
$$;

-- One payment for several bookings, which come to all of it. Recorded whole or not at all: shared out otherwise before,
-- it is 'reference-used' for each of them.
create function private.record_split(payment jsonb, parts jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  whole record;
  item record;
  standing jsonb;
  wanted jsonb;
  answers jsonb := '[]';
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  select * into whole from private.payments_given(jsonb_build_array(payment));
  if jsonb_typeof(parts) is distinct from 'array' or jsonb_array_length(parts) not between 2 and 10 then
    raise exception using errcode = '22023', message = 'A payment is shared out among two to ten bookings';
  end if;
  select jsonb_object_agg(given.booking_id, given.amount_cents) into wanted
  from jsonb_to_recordset(parts) given (booking_id uuid, amount_cents integer)
  where given.booking_id is not null and given.amount_cents > 0;
  if (select count(*) from jsonb_object_keys(wanted)) is distinct from jsonb_array_length(parts)
    or (select sum(value::integer) from jsonb_each_text(wanted)) is distinct from whole.amount_cents
  then
    raise exception using errcode = '22023', message = 'The parts are of different bookings, and come to the payment';
  end if;
  perform private.lock_bookings(array(select key::uuid from jsonb_each(wanted)));
  perform private.lock_transactions('paypal', array[whole.transaction]);
  select jsonb_object_agg(known.booking_id, known.amount_cents) into standing
  from private.payment_ids ids join public.payments known on known.id = ids.payment_id
  where ids.provider = 'paypal' and ids.id = whole.transaction;
  for item in
    select given.booking_id, given.amount_cents, given.place,
      exists (select from public.event_bookings where id = given.booking_id)
        or exists (select from private.departed_bookings departed where departed.booking_id = given.booking_id)
        as is_there
    from rows from (jsonb_to_recordset(parts) as (booking_id uuid, amount_cents integer))
      with ordinality given (booking_id, amount_cents, place)
    order by given.place
  loop
    if not item.is_there then
      raise exception using errcode = 'P0001', message = 'NOT_FOUND';
    end if;
    answers := answers || jsonb_build_object(
      'booking_id', item.booking_id,
      'transaction', whole.transaction,
      'verdict', case
        when standing = wanted then 'known'
        when standing is not null then 'reference-used'
        else private.confirm_payment(
          item.booking_id, 'paypal', item.amount_cents, whole.currency, whole.transaction, null, as_part => true,
          fee_cents => case when item.place = 1 then least(whole.fee_cents, item.amount_cents) end,
          paid_on => whole.paid_on
        ) ->> 'payment_status'
      end
    );
  end loop;
  return answers;
end
$$;
grant execute on function private.record_split(jsonb, jsonb) to authenticated;

create function public.admin_record_split(payment jsonb, parts jsonb)
returns jsonb
language sql set search_path = ''
as $$ select private.record_split(payment, parts) $$;
grant execute on function public.admin_record_split(jsonb, jsonb) to authenticated, service_role;

-- Tells her what of the price has come, and by which link the rest is paid (A-89).
create function private.mail_payment_rest(target_application uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
  event public.events;
  came integer;
begin
  if not private.is_told() then return; end if;
  select * into application from public.event_applications where id = target_application;
  select * into event from public.events where id = application.event_id;
  select sum(payment.amount_cents) into came
  from public.payments payment
  join public.event_bookings booking on booking.id = payment.booking_id and booking.application_id = target_application
  join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'asked';
  if came >= application.payment_amount_cents then return; end if;
  insert into private.outgoing_mails (user_id, kind, details)
  values (
    application.user_id,
    'payment-due',
    private.event_details(event) || jsonb_build_object(
      'reference', application.reference,
      'came_cents', came,
      'amount_cents', application.payment_amount_cents - came,
      'link', 'https://paypal.me/' || event.paypal_username || '/'
        || to_char((application.payment_amount_cents - came) / 100.0, 'FM9999999990.00')
    )
  );
end
$$;

-- Payments of another amount that are taken for a booking all the same ('accept'), together the price or with a reason,
-- or that wait for their rest ('ask'). What of them is not recorded is recorded with it, in one step: where no seat is
-- left nothing is.
create function private.settle_payments(target_booking uuid, payments jsonb, decision text, settle_reason text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own_currency constant text := private.setting('currency');
  reason constant text := nullif(btrim(settle_reason, E' \t\r\n'), '');
  booking public.event_bookings;
  application public.event_applications;
  item record;
  known public.payments;
  settled uuid[] := '{}';
  sum_cents integer := 0;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if decision is null or decision not in ('accept', 'ask') or char_length(reason) > 1000
    or coalesce((select count(*) from private.payments_given(payments)) not between 1 and 10, true)
    or exists (select from private.payments_given(payments) given where given.currency <> own_currency)
  then
    raise exception using errcode = '22023', message = 'One to ten payments are accepted, or wait for their rest';
  end if;
  select * into booking from public.event_bookings where id = target_booking;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  perform private.require_decider(array[booking.application_id], 'Nobody decides about her own payments');
  perform private.lock_event(booking.user_id, booking.event_id, deleted_too => true);
  select * into booking from public.event_bookings where id = target_booking;
  select * into application from public.event_applications where id = booking.application_id;
  perform private.lock_transactions('paypal', array(select given.transaction from private.payments_given(payments) given));
  for item in
    select distinct on (given.transaction) given.* from private.payments_given(payments) given
    order by given.transaction, given.place
  loop
    known := null;
    select payment.* into known
    from private.payment_ids ids join public.payments payment on payment.id = ids.payment_id
    where ids.provider = 'paypal' and ids.id = item.transaction
    order by payment.booking_id = target_booking desc
    limit 1;
    if known.booking_id <> target_booking then
      raise exception using errcode = 'P0001', message = 'PAYMENT_REFERENCE_USED';
    end if;
    if known.id is null then
      if booking.id is null or booking.status = 'cancelled' then
        raise exception using errcode = 'P0001', message = 'NO_ACTIVE_BOOKING';
      end if;
      if item.amount_cents = application.payment_amount_cents then
        raise exception using errcode = '22023', message = 'A payment of the price is recorded as it is';
      end if;
      insert into public.payments (
        booking_id, provider, reference, amount_cents, currency, status, recorded_by, fee_cents, paid_on
      )
      values (
        target_booking, 'paypal', item.transaction, item.amount_cents, item.currency, 'wrong-amount', auth.uid(),
        item.fee_cents, item.paid_on
      )
      returning * into known;
      delete from private.set_aside_lines where transaction = item.transaction;
    elsif known.status <> 'wrong-amount' or known.currency <> own_currency or known.amount_cents <> item.amount_cents
      or exists (select from public.refunds where refunds.id = known.id)
      or exists (select from private.payment_returns returned where returned.payment_id = known.id)
    then
      perform private.refuse_late('ALREADY_DECIDED', known.status, private.person(known.recorded_by));
    end if;
    settled := settled || known.id;
    sum_cents := sum_cents + known.amount_cents;
  end loop;
  if decision = 'ask' then
    if booking.id is null or booking.status <> 'pending' then
      raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
    end if;
    if sum_cents >= application.payment_amount_cents then
      raise exception using errcode = '22023', message = 'There is no rest to ask for';
    end if;
    insert into private.payment_decisions (payment_id, decision, reason, decided_by)
    select id, 'asked', reason, auth.uid() from unnest(settled) id
    on conflict do nothing;
    -- Asked again for the same she is not told again.
    if found then
      perform private.mail_payment_rest(application.id);
    end if;
    return private.outcome(application.id);
  end if;
  -- Accepted alike before, by whomever.
  if (
    select count(*) from private.payment_decisions decided
    where decided.payment_id = any (settled) and decided.decision = 'accepted' and decided.settled_cents = sum_cents
  ) = cardinality(settled) then
    return private.outcome(application.id);
  end if;
  if booking.id is null or booking.status = 'cancelled' then
    raise exception using errcode = 'P0001', message = 'NO_ACTIVE_BOOKING';
  end if;
  if exists (
      select from private.payment_decisions decided where decided.payment_id = any (settled) and decided.decision = 'accepted'
    )
    or private.payment_behind(target_booking, booking.amount_paid_cents) is not null
  then
    raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
  end if;
  if sum_cents <> application.payment_amount_cents and reason is null then
    raise exception using errcode = '22023', message = 'Another amount is accepted with a reason';
  end if;
  if booking.status = 'pending' then
    perform private.settle(application.id, 'approved', null);
  end if;
  insert into private.payment_decisions (payment_id, decision, settled_cents, reason, decided_by)
  select id, 'accepted', sum_cents, reason, auth.uid() from unnest(settled) id;
  update public.event_bookings
  set payment_method = 'paypal', amount_paid_cents = sum_cents, paypal_payment_id = (
    select reference from public.payments where id = settled[1]
  )
  where id = target_booking;
  return private.outcome(application.id);
end
$$;
grant execute on function private.settle_payments(uuid, jsonb, text, text) to authenticated;

create function public.admin_settle_payments(
  target_booking_id uuid, payments jsonb, decision text, reason text default null
)
returns jsonb
language sql set search_path = ''
as $$ select private.settle_payments(target_booking_id, payments, decision, reason) $$;
grant execute on function public.admin_settle_payments(uuid, jsonb, text, text) to authenticated, service_role;

-- Refunds and reversals of a statement, each of the payment that it names (A-99). One that carries out what was owed
-- settles it; one of a seat is noted, and what it stood for counts as confirmed by hand. Each answers for itself:
-- 'refunded', 'noted', 'known', 'no-payment'; 'kept' where the money was to stay; 'differs' where it is no part of what
-- is there.
create function private.record_returns(returns jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
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
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  perform private.require_right('refunds', 'Only those who see to refunds can do this');
  if exists (
    select from jsonb_to_recordset(returns) given (original text)
    where not coalesce(upper(given.original) ~ '^[A-Z0-9]{8,40}$', false)
  ) or exists (select from private.payments_given(returns) given where given.transaction is null) then
    raise exception using errcode = '22023', message = 'A refund names the payment that it gives back';
  end if;
  perform private.lock_bookings(array(
    select known.booking_id
    from jsonb_to_recordset(returns) given (original text)
    join private.payment_ids ids on ids.provider = 'paypal' and ids.id = upper(given.original)
    join public.payments known on known.id = ids.payment_id
  ));
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
    where ids.provider = 'paypal' and ids.id = item.original
    -- Of a payment that was shared out: the part of that sum, the one that goes back first.
    order by known.amount_cents = item.amount_cents desc,
      exists (select from private.owed_money task where task.id in (known.id, known.booking_id)) desc, known.id
    limit 1;
    if payment.id is null then
      verdict := 'no-payment';
    elsif exists (select from private.payment_returns where provider = 'paypal' and id = item.transaction) then
      verdict := 'known';
    else
      -- What came too late stands behind nothing any more once a part of it went back.
      is_standing := payment.status = 'accepted' or exists (
        select from private.payment_decisions decided
        where decided.payment_id = payment.id and decided.decision = 'accepted'
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
grant execute on function private.record_returns(jsonb) to authenticated;

create function public.admin_record_returns(returns jsonb)
returns jsonb
language sql set search_path = ''
as $$ select private.record_returns(returns) $$;
grant execute on function public.admin_record_returns(jsonb) to authenticated, service_role;

-- What is none of ours, or is after all. Money that is recorded is ours. Gives those that stand aside.
create function private.set_lines_aside(transactions text[], aside boolean)
returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  wanted text[];
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if cardinality(transactions) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  wanted := array(select distinct upper(given.id) from unnest(transactions) given (id) order by 1);
  if aside is null or exists (select from unnest(wanted) id where coalesce(id !~ '^[A-Z0-9]{8,40}$', true)) then
    raise exception using errcode = '22023', message = 'A transaction has an id';
  end if;
  perform private.lock_transactions('paypal', wanted);
  if aside then
    insert into private.set_aside_lines (transaction, set_aside_by)
    select given.id, auth.uid() from unnest(wanted) given (id)
    where not exists (select from private.payment_ids ids where ids.provider = 'paypal' and ids.id = given.id)
    on conflict do nothing;
  else
    delete from private.set_aside_lines where transaction = any (wanted);
  end if;
  return array(select transaction from private.set_aside_lines where transaction = any (wanted) order by 1);
end
$$;
grant execute on function private.set_lines_aside(text[], boolean) to authenticated;

create function public.admin_set_lines_aside(transactions text[], aside boolean)
returns text[]
language sql set search_path = ''
as $$ select private.set_lines_aside(transactions, aside) $$;
grant execute on function public.admin_set_lines_aside(text[], boolean) to authenticated, service_role;

-- What a statement's lines are compared with on the admin's device, a thousand at once: what stands aside, and the
-- refunds that are recorded.
create function private.known_lines(page integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 1000;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if page is null or page not between 1 and 1000000 then
    raise exception using errcode = '22023', message = 'There is no such page';
  end if;
  return (
    with line as materialized (
      select transaction, 'aside' as state, created_at from private.set_aside_lines
      where created_at > now() - interval '1 year'
      union all
      select id, 'returned', created_at from private.payment_returns
      where provider = 'paypal' and created_at > now() - interval '1 year'
    )
    select jsonb_build_object(
      'total', (select count(*) from line),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object('transaction', listed.transaction, 'state', listed.state))
        from (
          select * from line order by created_at desc, transaction desc
          limit page_size offset (known_lines.page - 1)::bigint * page_size
        ) listed
      ), '[]')
    )
  );
end
$$;
grant execute on function private.known_lines(integer) to authenticated;

create function public.admin_known_lines(page integer default 1)
returns jsonb
language sql stable set search_path = ''
as $$ select private.known_lines(page) $$;
grant execute on function public.admin_known_lines(integer) to authenticated, service_role;

-- What became of a payment that does not settle its booking by itself: 'accepted' all the same, waiting for its rest
-- ('asked'), sent back or kept; null while nothing was decided.
create function private.payment_decision(payment uuid)
returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select refunds.outcome from public.refunds where refunds.id = payment),
    -- 'accepted' is later than 'asked'.
    (select min(decided.decision) from private.payment_decisions decided where decided.payment_id = payment)
  )
$$;

-- The payments behind what counts as paid for a booking, or did before it ended: one, or those that were accepted
-- together.
create function private.payments_behind(booking uuid)
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with confirmed as (
    select private.payment_behind(booking, coalesce(
      (select amount_paid_cents from public.event_bookings where id = booking),
      (select confirmed_cents from private.departed_bookings where booking_id = booking)
    )) as id
  )
  select id from confirmed where id is not null
  union
  select other.id from confirmed
  join private.payment_decisions first on first.payment_id = confirmed.id and first.decision = 'accepted'
  join public.payments other on other.booking_id = booking
  join private.payment_decisions decided on decided.payment_id = other.id and decided.decision = 'accepted'
$$;

-- What a statement is matched with on the admin's device, a thousand at once: all bookings that wait, and those that
-- changed within a year, also where the account is gone. No address is among it.
create or replace function private.payment_targets(page integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 1000;
  own_currency constant text := private.setting('currency');
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if page is null or page not between 1 and 1000000 then
    raise exception using errcode = '22023', message = 'There is no such page';
  end if;
  with target as (
    select booking.id, booking.created_at from public.event_bookings booking
    where booking.status = 'pending' or booking.updated_at > now() - interval '1 year'
    union all
    select departed.booking_id, departed.since from private.departed_bookings departed
    where departed.since > now() - interval '1 year'
  ),
  listed as (
    select id, row_number() over (order by created_at desc, id desc) as place from target
    order by place
    limit page_size offset (payment_targets.page - 1)::bigint * page_size
  ),
  known as (
    select listed.place, listed.id, coalesce(booking.status, 'cancelled') as status,
      coalesce(application.reference, departed.reference) as reference,
      coalesce(application.payment_amount_cents, departed.amount_cents) as amount_cents,
      coalesce(booking.amount_paid_cents, departed.confirmed_cents) as confirmed_cents,
      booking.user_id, coalesce(booking.event_id, departed.event_id) as event_id,
      private.payment_behind(listed.id, coalesce(booking.amount_paid_cents, departed.confirmed_cents)) as behind
    from listed
    left join public.event_bookings booking on booking.id = listed.id
    left join public.event_applications application on application.id = booking.application_id
    left join private.departed_bookings departed on departed.booking_id = listed.id
  )
  select jsonb_build_object(
    'total', (select count(*) from target),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking_id', known.id, 'booking_status', known.status, 'reference', known.reference,
          'amount_cents', known.amount_cents, 'currency', own_currency,
          'member', private.person(known.user_id),
          'event', jsonb_build_object(
            'id', events.id, 'title', events.title, 'start_time', events.start_time, 'time_zone', events.time_zone,
            'seats_left', events.max_attendees - events.attendees_count
          ),
          'is_received', known.behind is not null,
          'by_hand_cents', case
            when known.behind is null then known.confirmed_cents
            else least(known.confirmed_cents, coalesce((
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

-- Bookings with what is awaited for each and what came. `wanted_state`: 'awaited' while one is pending; 'received' once it
-- is paid, and 'by-hand' while no payment stands behind that, or what came went back (A-100); 'ended' when it is cancelled.
-- A search finds members and events, and references and transactions by how they begin.
create or replace function private.list_payments(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  beginning text := upper(ltrim(pattern, '%'));
  own_currency constant text := private.setting('currency');
  members uuid[];
  events uuid[];
  bookings uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'booking.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'event' then 'lower(event.title)'
  end;
  is_received constant text := 'exists (
    select from private.standing_payments payment
    where payment.booking_id = booking.id and payment.amount_cents = booking.amount_paid_cents
      and payment.currency = $6
  ) and not exists (
    select from private.lost_money lost where lost.booking_id = booking.id and lost.stands
  )';
  of_state text := case wanted_state
    when 'awaited' then 'booking.status = ''pending'''
    when 'received' then 'booking.status = ''paid'' and ' || is_received
    when 'by-hand' then 'booking.status = ''paid'' and not (' || is_received || ')'
    when 'ended' then 'booking.status = ''cancelled'''
  end;
  matching text := concat_ws(' and ',
    'true', of_state,
    case when pattern is not null then
      '(booking.user_id = any ($1) or booking.event_id = any ($2) or booking.id = any ($3))'
    end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or (wanted_state is not null and of_state is null) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
    bookings := array(
      select booking.id from public.event_applications application
      join public.event_bookings booking on booking.application_id = application.id
      where application.reference like beginning
      union
      select payment.booking_id from private.payment_ids known
      join public.payments payment on payment.id = known.payment_id
      where known.id like beginning or known.id like ltrim(pattern, '%')
    );
  end if;
  execute 'select count(*) from public.event_bookings booking where ' || matching
    into total using members, events, bookings, page_size, 0, own_currency;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, booking.id %2$s) as place, booking.id
      from public.event_bookings booking
      join public.profiles person on person.id = booking.user_id
      join public.events event on event.id = booking.event_id
      where %3$s
      order by %1$s %2$s, booking.id %2$s
      limit $4 offset $5
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, booking.id as booking_id, booking.application_id, booking.status as booking_status,
        booking.created_at, application.reference, application.payment_amount_cents as amount_cents,
        application.paid_stated_at, booking.amount_paid_cents as confirmed_cents,
        private.by_hand_cents(booking.id, booking.amount_paid_cents) as by_hand_cents,
        private.person(booking.user_id) as member,
        (select account.email from auth.users account where account.id = booking.user_id) as email,
        jsonb_build_object(
          ''id'', event.id, ''title'', event.title, ''start_time'', event.start_time, ''time_zone'', event.time_zone
        ) as event,
        coalesce((
          select jsonb_agg(
            jsonb_build_object(
              ''id'', payment.id, ''provider'', payment.provider, ''reference'', payment.reference,
              ''amount_cents'', payment.amount_cents, ''currency'', payment.currency, ''status'', payment.status,
              ''created_at'', payment.created_at, ''paid_on'', payment.paid_on, ''fee_cents'', payment.fee_cents,
              ''decision'', private.payment_decision(payment.id),
              ''reason'', (
                select decided.reason from private.payment_decisions decided
                where decided.payment_id = payment.id and decided.decision = ''accepted''
              )
            )
            order by payment.created_at, payment.id
          )
          from public.payments payment where payment.booking_id = booking.id
        ), ''[]'') as payments
      from page
      join public.event_bookings booking on booking.id = page.id
      join public.event_applications application on application.id = booking.application_id
      join public.events event on event.id = booking.event_id
    ) found',
    sorted, direction, matching
  ) into found using members, events, bookings, page_size, (page - 1)::bigint * page_size, own_currency;
  perform private.note_reading(
    'payments', is_export,
    jsonb_strip_nulls(jsonb_build_object('state', wanted_state, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- What counts as paid, of all bookings that hold a seat: what went back is no longer received.
create or replace function private.payment_totals()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_currency constant text := private.setting('currency');
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  return (
    select jsonb_build_object(
      'received_cents', coalesce(sum(
        booking.amount_paid_cents - least(booking.amount_paid_cents, coalesce(lost.cents, 0))
      ) filter (where behind.booking_id is not null), 0),
      'by_hand_cents', coalesce(sum(
        case when behind.booking_id is null then booking.amount_paid_cents
          else least(booking.amount_paid_cents, coalesce(lost.cents, 0)) end
      ), 0),
      'by_hand_count', count(*) filter (
        where booking.amount_paid_cents > 0 and (behind.booking_id is null or lost.cents > 0)
      )
    )
    from public.event_bookings booking
    left join (
      select distinct payment.booking_id, payment.amount_cents from private.standing_payments payment
      where payment.currency = own_currency
    ) behind on behind.booking_id = booking.id and behind.amount_cents = booking.amount_paid_cents
    left join (
      select booking_id, sum(cents) as cents from private.lost_money where stands group by booking_id
    ) lost on lost.booking_id = booking.id
    where booking.status = 'paid'
  );
end
$$;

create or replace function private.list_refunds(page integer, page_size integer, ascending boolean,
  wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path = ''
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
          'member', private.person(page.member_id),
          'email', (select account.email from auth.users account where account.id = page.member_id),
          'event', case when event.id is not null then jsonb_build_object(
            'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone
          ) end,
          -- Where the money came from: it goes back the same way.
          'transactions', coalesce((
            select jsonb_agg(known.id order by known.id)
            from private.payment_ids known
            where case when page.cause in ('cancelled', 'account-deleted')
              then known.payment_id in (select private.payments_behind(page.booking_id))
              else known.payment_id = page.id end
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

-- Whoever settles waits for whoever records what went back: the sum that is settled is the one that is owed.
create or replace function private.settle_refund(target uuid, wanted text, settle_note text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.refunds;
begin
  perform private.require_right('refunds', 'Only those who see to refunds can do this');
  if wanted is null or wanted not in ('refunded', 'kept') then
    raise exception using errcode = '22023', message = 'Money is refunded or kept';
  end if;
  perform private.lock_bookings(array[target, (select booking_id from public.payments where id = target)]);
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
