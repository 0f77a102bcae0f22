-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create view private.accepted_money as
 select payment.booking_id,
    max(decided.settled_cents) as cents
   from private.payment_decisions decided
     join public.payments payment on payment.id = decided.payment_id
  where decided.decision = 'accepted' and payment.currency = ((select private.setting('currency')))
  group by payment.booking_id;

-- Bookings whose account is gone, without a word of whose they were: what was awaited and confirmed, and what is owed
-- for the seat. No foreign keys: what they would point at goes with the account.
create table private.departed_bookings (
  booking_id uuid not null,
  event_id uuid not null,
  reference text not null,
  amount_cents integer not null,
  -- What counted as paid.
  confirmed_cents integer not null,
  currency text not null,
  -- Why what was confirmed goes back; null when it does not.
  owed_cause text,
  since timestamptz not null,
  cancelled_late boolean not null,
  cancelled_by_member boolean not null,
  constraint departed_bookings_pkey primary key (booking_id),
  constraint departed_bookings_amount_cents_check check (amount_cents >= 0),
  constraint departed_bookings_confirmed_cents_check check (confirmed_cents >= 0),
  constraint departed_bookings_owed_cause_check check (owed_cause = any (array['cancelled',
    'account-deleted']))
);
create index departed_bookings_reference_idx on private.departed_bookings using btree (reference);
create index departed_bookings_since_idx on private.departed_bookings using btree (since desc,
  booking_id desc);
alter table private.departed_bookings enable row level security;

-- An event may have a time to pay of its own (A-106): a workshop that has to be booked ahead wants its money sooner than the
-- others, and one among friends at no time.
create table private.event_payment_terms (
  event_id uuid not null,
  -- 0: nothing says by when to pay, and nothing ends by itself.
  days smallint not null,
  constraint event_payment_terms_pkey primary key (event_id),
  constraint event_payment_terms_event_id_fkey foreign key (event_id)
    references public.events(id) on delete cascade,
  constraint event_payment_terms_days_check check (days >= 0 and days <= 60)
);
alter table private.event_payment_terms enable row level security;

create view private.lost_money as
 select returned.booking_id,
    returned.payment_id,
    part.stands,
    part.cents
   from ( select payment_returns.booking_id,
            payment_returns.payment_id,
            sum(payment_returns.amount_cents)::integer as cents,
            coalesce(sum(payment_returns.amount_cents) filter (where payment_returns.stands), 0::bigint)::integer as standing_cents
           from private.payment_returns
          where payment_returns.refund_id is null
          group by payment_returns.booking_id, payment_returns.payment_id) returned
     left join private.payment_decisions accepted on accepted.payment_id = returned.payment_id and accepted.decision = 'accepted' and accepted.over_cents > 0
     left join public.refunds settled on settled.id = returned.payment_id and accepted.payment_id is not null
     cross join lateral ( select
                case
                    when accepted.payment_id is null then returned.standing_cents
                    else greatest(0, returned.cents - accepted.over_cents + coalesce(settled.amount_cents, 0))
                end as cents) standing
     cross join lateral ( values (true,standing.cents), (false,returned.cents - standing.cents)) part(stands, cents)
  where part.cents > 0;

create view private.money_rows as
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

create view private.owed_money as
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

-- A payment of another amount that an admin took for its booking all the same, alone or with others, or that waits for
-- its rest. Never changed: what is accepted was perhaps asked about before.
create table private.payment_decisions (
  payment_id uuid not null,
  decision text not null,
  -- What the payments that were accepted together come to, and so what counts as paid.
  settled_cents integer,
  reason text,
  decided_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  over_cents integer not null default 0,
  constraint payment_decisions_pkey primary key (payment_id, decision),
  constraint payment_decisions_payment_id_fkey foreign key (payment_id) references public.payments(id),
  constraint payment_decisions_check check ((settled_cents is not null) = (decision = 'accepted')
    and settled_cents > 0),
  constraint payment_decisions_decision_check check (decision = any (array['accepted', 'asked'])),
  constraint payment_decisions_over_check check (over_cents >= 0 and (over_cents = 0
    or decision = 'accepted')),
  constraint payment_decisions_reason_check check (char_length(reason) >= 1 and char_length(reason) <= 1000)
);
alter table private.payment_decisions enable row level security;
create trigger broadcast_change after insert on private.payment_decisions
  for each row execute function private.broadcast_change('booking', 'admins');
create trigger refuse_change before delete or update on private.payment_decisions
  for each row execute function private.refuse_change();
create trigger write_audit after insert on private.payment_decisions
  for each row execute function private.write_audit();

-- Every id by which a provider knows a payment: PayPal has one for the order and one for its capture, and prints the
-- second on its statements. Either finds the payment.
create table private.payment_ids (
  provider text not null,
  id text not null,
  payment_id uuid not null,
  constraint payment_ids_pkey primary key (provider, id, payment_id),
  constraint payment_ids_payment_id_fkey foreign key (payment_id) references public.payments(id),
  constraint payment_ids_id_check check (char_length(id) >= 1 and char_length(id) <= 200)
);
create index payment_ids_payment_id_idx on private.payment_ids using btree (payment_id);
create index payment_ids_prefix_idx on private.payment_ids using btree (id text_pattern_ops);
alter table private.payment_ids enable row level security;

-- A refund or a reversal that a statement shows, of a payment that is recorded. Never changed.
create table private.payment_returns (
  provider text not null,
  id text not null,
  payment_id uuid not null,
  booking_id uuid not null,
  amount_cents integer not null,
  -- The refund that it carries out; null for money that went back without one.
  refund_id uuid,
  -- The payment stood behind what counts as paid.
  stands boolean not null,
  paid_on date,
  recorded_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint payment_returns_pkey primary key (provider, id),
  constraint payment_returns_payment_id_fkey foreign key (payment_id) references public.payments(id),
  constraint payment_returns_amount_cents_check check (amount_cents > 0),
  constraint payment_returns_id_check check (char_length(id) >= 1 and char_length(id) <= 200)
);
create index payment_returns_booking_id_idx on private.payment_returns using btree (booking_id);
create index payment_returns_payment_id_idx on private.payment_returns using btree (payment_id);
create index payment_returns_refund_id_idx on private.payment_returns using btree (refund_id);
alter table private.payment_returns enable row level security;
create trigger broadcast_change after insert on private.payment_returns
  for each row execute function private.broadcast_change('booking', 'admins');
create trigger refuse_change before delete or update on private.payment_returns
  for each row execute function private.refuse_change();
create trigger write_audit after insert on private.payment_returns
  for each row execute function private.write_audit();

-- Transactions that have nothing to do with events: the next statement knows them.
create table private.set_aside_lines (
  transaction text not null,
  set_aside_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint set_aside_lines_pkey primary key (transaction),
  constraint set_aside_lines_transaction_check check (transaction ~ '^[A-Z0-9]{8,40}$')
);
create index set_aside_lines_newest_idx on private.set_aside_lines using btree (created_at desc,
  transaction desc);
alter table private.set_aside_lines enable row level security;
create trigger write_audit after insert or delete on private.set_aside_lines
  for each row execute function private.write_audit();

create view private.standing_payments as
 select payment.id,
    payment.booking_id,
    coalesce(decided.settled_cents, payment.amount_cents) as amount_cents,
    payment.currency,
    payment.status,
    payment.created_at
   from public.payments payment
     left join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'accepted'
  where payment.status = 'accepted' or decided.payment_id is not null or (payment.status = any (array['no-seat', 'not-open'])) and not (exists ( select
           from public.refunds
          where refunds.id = payment.id)) and not (exists ( select
           from private.payment_returns returned
          where returned.payment_id = payment.id));

-- A member reads what became of her money after its seat was gone (A-14): of her own bookings, in the community's currency.
create table public.booking_refunds (
  -- That of the refund: of the booking that ended, or of the payment that settled nothing.
  id uuid not null,
  booking_id uuid not null,
  user_id uuid not null,
  outcome text not null,
  amount_cents integer not null,
  created_at timestamptz not null,
  constraint booking_refunds_pkey primary key (id),
  constraint booking_refunds_booking_id_fkey foreign key (booking_id)
    references public.event_bookings(id) on delete cascade,
  constraint booking_refunds_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint booking_refunds_amount_cents_check check (amount_cents > 0),
  constraint booking_refunds_outcome_check check (outcome = any (array['refunded', 'kept']))
);
create index booking_refunds_booking_id_idx on public.booking_refunds using btree (booking_id);
create index booking_refunds_user_id_idx on public.booking_refunds using btree (user_id);
alter table public.booking_refunds enable row level security;
grant select (booking_id, outcome, amount_cents, created_at) on public.booking_refunds to authenticated;
create policy "what became of her money is read by its member" on public.booking_refunds
  for select to authenticated
  using (user_id = (select auth.uid()));
create trigger broadcast_change after insert on public.booking_refunds
  for each row execute function private.broadcast_change('booking', '', 'user_id');

-- Money that a provider says has come (A-89): nothing else says so, and nobody changes or removes it. What is not
-- accepted settles nothing and is for an admin to look at. No foreign keys: money outlives the account that sent it.
create table public.payments (
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  provider text not null,
  reference text not null,
  amount_cents integer not null,
  currency text not null,
  status text not null,
  -- The admin who recorded it; null for the server that heard it from the provider.
  recorded_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  is_part boolean not null default false,
  fee_cents integer,
  paid_on date,
  constraint payments_pkey primary key (id),
  constraint payments_one_for_a_booking unique (provider, reference, booking_id),
  constraint payments_amount_cents_check check (amount_cents >= 0),
  constraint payments_check check (fee_cents >= 0 and fee_cents <= amount_cents),
  constraint payments_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint payments_provider_check check (provider = any (array['paypal', 'stripe'])),
  constraint payments_reference_check check (char_length(reference) >= 1 and char_length(reference) <= 200),
  constraint payments_status_check check (status = any (array['accepted', 'wrong-amount', 'wrong-currency',
    'second-payment', 'no-seat', 'not-open']))
);
create index payments_booking_id_idx on public.payments using btree (booking_id, created_at);
create index payments_newest_idx on public.payments using btree (created_at desc, id desc);
create unique index payments_one_accepted on public.payments using btree (booking_id)
  where status = 'accepted';
create unique index payments_one_whole on public.payments using btree (provider, reference) where not is_part;
create index payments_to_look_at_idx on public.payments using btree (created_at desc, id desc)
  where status <> 'accepted';
alter table public.payments enable row level security;
grant select on public.payments to authenticated;
create policy "payments are read by those who see to them" on public.payments
  for select to authenticated
  using ((select private.has_right('payments')));
create trigger broadcast_change after insert on public.payments
  for each row execute function private.broadcast_change('booking', 'admins');
create trigger note_payment_id after insert on public.payments
  for each row execute function private.note_payment_id();
create trigger refuse_change before delete or update on public.payments
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.payments
  for each statement execute function private.refuse_change();
create trigger tell_organizers after insert on public.payments
  for each row execute function private.end_payment_to_match();
create trigger write_audit after insert on public.payments
  for each row execute function private.write_audit();

-- What became of money that no seat stands for (A-14, A-89). It is recorded once and never changed. The id is that of the
-- cancelled booking, or of the payment that settled nothing; no foreign key: it outlives the account that paid.
create table public.refunds (
  id uuid not null,
  outcome text not null,
  amount_cents integer not null,
  currency text not null,
  note text,
  settled_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint refunds_pkey primary key (id),
  constraint refunds_amount_cents_check check (amount_cents > 0),
  constraint refunds_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint refunds_note_check check (char_length(note) >= 1 and char_length(note) <= 1000),
  constraint refunds_outcome_check check (outcome = any (array['refunded', 'kept']))
);
create index refunds_settled_by_idx on public.refunds using btree (settled_by);
alter table public.refunds enable row level security;
grant select on public.refunds to authenticated;
create policy "refunds are read by those who see to them" on public.refunds
  for select to authenticated
  using ((select private.has_right('refunds')));
create trigger broadcast_change after insert on public.refunds
  for each row execute function private.broadcast_change('booking', 'admins');
create trigger notify_refund after insert on public.refunds
  for each row when (new.outcome = 'refunded') execute function private.notify_refund();
create trigger refuse_change before delete or update on public.refunds
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.refunds
  for each statement execute function private.refuse_change();
create trigger tell_refund after insert on public.refunds
  for each row execute function private.tell_refund();
create trigger write_audit after insert on public.refunds
  for each row execute function private.write_audit();

create or replace function public.admin_get_event_payment_term(target_event_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.event_payment_term(target_event_id) $$;
grant execute on function public.admin_get_event_payment_term(uuid) to authenticated, service_role;

-- The days of an event's own, null where it has none, and what is for all others.
create or replace function private.event_payment_term(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  everywhere constant jsonb := private.payment_term();
begin
  return jsonb_build_object(
    'days', (select own.days from private.event_payment_terms own where own.event_id = target_event), 'everywhere', everywhere
  );
end
$$;
grant execute on function private.event_payment_term(uuid) to authenticated;

create or replace function private.payment_term()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_right('payments', 'Only those who see to payments read the time to pay');
  return jsonb_build_object(
    'is_on', private.setting('payment_term') = 'on',
    'days', private.limit_of('payment_term_days'),
    'hours_before', private.limit_of('payment_term_hours_before')
  );
end
$$;
grant execute on function private.payment_term() to authenticated;

create or replace function public.admin_get_payment_term()
returns jsonb
language sql stable set search_path to ''
as $$ select private.payment_term() $$;
grant execute on function public.admin_get_payment_term() to authenticated, service_role;

create or replace function public.admin_known_lines(page integer default 1)
returns jsonb
language sql stable set search_path to ''
as $$ select private.known_lines(page) $$;
grant execute on function public.admin_known_lines(integer) to authenticated, service_role;

-- What a statement's lines are compared with on the admin's device, a thousand at once: what stands aside, and the
-- refunds that are recorded.
create or replace function private.known_lines(page integer)
returns jsonb
language plpgsql stable security definer set search_path to ''
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

create or replace function public.admin_list_payments(page integer, page_size integer,
  sort_by text default 'date', ascending boolean default false, wanted_state text default null::text,
  search text default null::text, is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$
  select private.list_payments(page, page_size, sort_by, ascending, wanted_state, search, coalesce(is_export, false))
$$;
grant execute on function public.admin_list_payments(integer, integer, text, boolean, text, text, boolean)
  to authenticated, service_role;

-- Bookings with what is awaited for each and what came. `wanted_state`: 'awaited' while one is pending; 'received' once it
-- is paid, and 'by-hand' while no payment stands behind that, or what came went back (A-100); 'ended' when it is cancelled.
-- A search finds members and events, and references and transactions by how they begin. Received is what came while a booking
-- waits, a part of the price too, and what of the paid price came later.
create or replace function private.list_payments(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to '' set max_parallel_workers_per_gather to '0'
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
    -- In the words of its index.
    when 'member' then 'lower(coalesce(person.first_name || '' '' || person.last_name, person.first_name, person.last_name, ''''))'
    when 'event' then 'lower(event.title)'
  end;
  is_received constant text := 'exists (
    select from private.standing_payments payment
    where payment.booking_id = booking.id and payment.amount_cents = booking.amount_paid_cents
      and payment.currency = $6 %s
  ) and not exists (
    select from private.lost_money lost where lost.booking_id = booking.id and lost.stands %s
  )';
  -- To count, all payments are read once; of the first pages' bookings each is looked up (`offset 0` keeps it from the former).
  lookup constant text := case when page::bigint * page_size <= 1000 then 'offset 0' else '' end;
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
  execute 'select count(*) from public.event_bookings booking where ' || format(matching, '', '')
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
        case when booking.status = ''pending''
          then coalesce((private.received_money(booking.id) ->> ''amount_cents'')::integer, 0)
          else booking.amount_paid_cents - private.by_hand_cents(booking.id, booking.amount_paid_cents)
        end as received_cents,
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
    sorted, direction, format(matching, lookup, lookup)
  ) into found using members, events, bookings, page_size, (page - 1)::bigint * page_size, own_currency;
  perform private.note_reading(
    'payments', is_export,
    jsonb_strip_nulls(jsonb_build_object('state', wanted_state, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_payments(integer, integer, text, boolean, text, text, boolean)
  to authenticated;

-- What an admin confirmed for a booking and no payment stands behind: what counts as paid without what came for it, and
-- what of that went back.
create or replace function private.by_hand_cents(booking uuid, confirmed_cents integer)
returns integer
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
    select confirmed_cents - greatest(0, coalesce((
      -- As `private.payment_behind` says.
      select max(standing.amount_cents) from private.standing_payments standing
      where standing.booking_id = booking and standing.amount_cents between 1 and confirmed_cents
        and standing.currency = private.setting('currency')
    ), 0) - coalesce((
      select sum(lost.cents)::integer from private.lost_money lost where lost.booking_id = booking and lost.stands
    ), 0))
  );
end
$$;

-- What came for a booking and was not sent back, in the community's currency; null when nothing did. `by_hand_cents`: what an
-- approval confirms, or confirmed, without it.
create or replace function private.received_money(booking uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
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
  );
end
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

create or replace function public.admin_list_refunds(page integer, page_size integer,
  ascending boolean default false, wanted_state text default null::text, search text default null::text,
  is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$ select private.list_refunds(page, page_size, ascending, wanted_state, search, coalesce(is_export, false)) $$;
grant execute on function public.admin_list_refunds(integer, integer, boolean, text, text, boolean)
  to authenticated, service_role;

create or replace function private.list_refunds(page integer, page_size integer, ascending boolean,
  wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to '' set max_parallel_workers_per_gather to '0'
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
grant execute on function private.list_refunds(integer, integer, boolean, text, text, boolean)
  to authenticated;

-- Money that no seat stands for: of bookings that ended after they were paid, payments that settled nothing, and of both
-- what accounts left behind.
create or replace function private.refund_tasks()
returns table(id uuid, cause text, booking_id uuid, amount_cents integer, currency text, since timestamptz,
  member_id uuid, event_id uuid, reference text, cancelled_late boolean, cancelled_by_member boolean)
language sql stable security definer set search_path to ''
as $$
  select owed.id, owed.cause, owed.booking_id, owed.amount_cents, owed.currency, owed.since, owed.member_id, owed.event_id,
    owed.reference, owed.cancelled_late, owed.cancelled_by_member
  from private.owed_money owed
$$;

-- The payments behind what counts as paid for a booking, or did before it ended: one, or those that were accepted
-- together.
create or replace function private.payments_behind(booking uuid)
returns setof uuid
language sql stable security definer set search_path to ''
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

create or replace function public.admin_money_report(page integer, page_size integer,
  grouped_by text default 'both', since date default null::date, until date default null::date,
  is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$ select private.money_report(page, page_size, grouped_by, since, until, coalesce(is_export, false)) $$;
grant execute on function public.admin_money_report(integer, integer, text, date, date, boolean)
  to authenticated, service_role;

-- `grouped_by`: 'month', 'event', or 'both'; the newest month and the latest event first. `since` and `until` are days, of
-- the first and behind the last.
create or replace function private.money_report(page integer, page_size integer, grouped_by text, since date,
  until date, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to '' set max_parallel_workers_per_gather to '0'
as $$
declare
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  perform private.check_page(page, page_size, is_export);
  if grouped_by is null or grouped_by not in ('month', 'event', 'both') then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  -- UTC as an interval of none: its name would be looked up for each row.
  with line as materialized (
    select
      case when grouped_by <> 'event' then date_trunc('month', money.at at time zone interval '0') end as month,
      case when grouped_by <> 'month' then money.event_id end as event_id,
      money.currency,
      coalesce(sum(money.cents) filter (where kind = 'received'), 0) as received_cents,
      coalesce(sum(money.cents) filter (where kind = 'by-hand'), 0) as by_hand_cents,
      coalesce(sum(money.cents) filter (where kind = 'owed'), 0) as owed_cents,
      coalesce(sum(money.cents) filter (where kind = 'refunded'), 0) as refunded_cents,
      coalesce(sum(money.cents) filter (where kind = 'kept'), 0) as kept_cents,
      coalesce(sum(money.cents) filter (where kind = 'fee'), 0) as fee_cents
    from private.money_rows money
    where (money_report.since is null or money.at >= money_report.since::timestamp at time zone 'UTC')
      and (money_report.until is null or money.at < money_report.until::timestamp at time zone 'UTC')
    group by 1, 2, 3
  )
  select jsonb_build_object(
    'total', (select count(*) from line),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'month', to_char(found.month, 'YYYY-MM'),
          'event', case when found.id is not null then jsonb_build_object(
            'id', found.id, 'title', found.title, 'start_time', found.start_time, 'time_zone', found.time_zone
          ) end,
          'currency', found.currency, 'received_cents', found.received_cents, 'by_hand_cents', found.by_hand_cents,
          'owed_cents', found.owed_cents, 'refunded_cents', found.refunded_cents, 'kept_cents', found.kept_cents,
          'fee_cents', found.fee_cents
        )
        order by found.month desc, found.start_time desc nulls last, found.event_id, found.currency
      )
      from (
        select line.*, event.id, event.title, event.start_time, event.time_zone
        from line
        left join public.events event on event.id = line.event_id
        order by line.month desc, event.start_time desc nulls last, line.event_id, line.currency
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

create or replace function public.admin_payment_targets(page integer default 1)
returns jsonb
language sql stable set search_path to ''
as $$ select private.payment_targets(page) $$;
grant execute on function public.admin_payment_targets(integer) to authenticated, service_role;

-- What a statement is matched with on the admin's device, a thousand at once: all bookings that wait, and those that
-- changed within a year, also where the account is gone. No address is among it.
create or replace function private.payment_targets(page integer)
returns jsonb
language plpgsql stable security definer set search_path to '' set max_parallel_workers_per_gather to '0'
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
grant execute on function private.payment_targets(integer) to authenticated;

create or replace function public.admin_payment_totals()
returns jsonb
language sql stable set search_path to ''
as $$ select private.payment_totals() $$;
grant execute on function public.admin_payment_totals() to authenticated, service_role;

-- What counts as paid, of all bookings that hold a seat: what went back is no longer received.
create or replace function private.payment_totals()
returns jsonb
language plpgsql stable security definer set search_path to '' set max_parallel_workers_per_gather to '0'
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
grant execute on function private.payment_totals() to authenticated;

create or replace function public.admin_record_payments(matches jsonb)
returns jsonb
language sql set search_path to ''
as $$ select private.record_payments(matches) $$;
grant execute on function public.admin_record_payments(jsonb) to authenticated, service_role;

-- Payments that an admin found in a PayPal statement, each with the booking its note names. Each answers for itself: what
-- it is recorded as; 'known' when it stood there before; 'reference-used' when it stands for another booking;
-- 'no-booking'. Letters of a transaction's id are capital ones: written otherwise it is no other payment. Money that came
-- for a booking whose account is gone is recorded too, and can be sent back.
create or replace function private.record_payments(matches jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
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
grant execute on function private.record_payments(jsonb) to authenticated;

-- The payments of a list, each checked; what else the list holds is left out.
create or replace function private.payments_given(payments jsonb)
returns table(place bigint, booking_id uuid, transaction text, amount_cents integer, currency text,
  fee_cents integer, paid_on date)
language plpgsql immutable set search_path to ''
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

-- Who records a transaction waits for whoever records the same one, whatever it is for.
create or replace function private.lock_transactions(provider text, transactions text[])
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  item text;
begin
  for item in select distinct given.id from unnest(transactions) given (id) where given.id is not null order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended(provider || ':' || item, 0));
  end loop;
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
grant execute on function private.confirm_payment(uuid, text, integer, text, text, text, boolean, integer,
  date) to service_role;

create or replace function public.admin_record_returns(returns jsonb)
returns jsonb
language sql set search_path to ''
as $$ select private.record_returns(returns) $$;
grant execute on function public.admin_record_returns(jsonb) to authenticated, service_role;

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
grant execute on function private.record_returns(jsonb) to authenticated;

create or replace function public.admin_record_split(payment jsonb, parts jsonb)
returns jsonb
language sql set search_path to ''
as $$ select private.record_split(payment, parts) $$;
grant execute on function public.admin_record_split(jsonb, jsonb) to authenticated, service_role;

-- One payment for several bookings, which come to all of it. Recorded whole or not at all: shared out otherwise before,
-- it is 'reference-used' for each of them.
create or replace function private.record_split(payment jsonb, parts jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
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

create or replace function public.admin_refresh_paypal_links(new_username text)
returns integer
language sql set search_path to ''
as $$ select private.refresh_paypal_links(new_username) $$;
grant execute on function public.admin_refresh_paypal_links(text) to authenticated, service_role;

-- Fifty events at once, so that nobody waits long for one of them: it is asked again until none is left.
create or replace function private.refresh_paypal_links(new_username text)
returns integer
language plpgsql security definer set search_path to ''
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
    limit 50
    for no key update
  )
  update public.events set paypal_username = new_username
  from differing where events.id = differing.id;
  get diagnostics refreshed = row_count;
  return refreshed;
end
$$;
grant execute on function private.refresh_paypal_links(text) to authenticated;

create or replace function public.admin_set_event_payment_term(target_event_id uuid,
  days integer default null::integer)
returns jsonb
language sql set search_path to ''
as $$ select private.set_event_payment_term(target_event_id, days) $$;
grant execute on function public.admin_set_event_payment_term(uuid, integer) to authenticated, service_role;

-- For whoever applies from now on; null is as everywhere.
create or replace function private.set_event_payment_term(target_event uuid, wanted integer)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  before smallint;
begin
  perform private.require_admin('Only admins set the time to pay');
  if wanted not between 0 and 60 then
    raise exception using errcode = '22023', message = 'A time to pay is 1 to 60 days, or none';
  end if;
  target := private.lock_event(null, target_event);
  select own.days into before from private.event_payment_terms own where own.event_id = target.id;
  if wanted is null then
    delete from private.event_payment_terms own where own.event_id = target.id;
  else
    insert into private.event_payment_terms as own (event_id, days) values (target.id, wanted)
    on conflict on constraint event_payment_terms_pkey do update set days = excluded.days;
  end if;
  if before is distinct from wanted then
    insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
    values (
      auth.uid(), 'update', 'events', target.id::text,
      jsonb_build_object(
        'changed', jsonb_build_array('payment_days'), 'before', jsonb_build_object('payment_days', before),
        'after', jsonb_build_object('payment_days', wanted)
      )
    );
  end if;
  return private.event_payment_term(target.id);
end
$$;
grant execute on function private.set_event_payment_term(uuid, integer) to authenticated;

create or replace function public.admin_set_lines_aside(transactions text[], aside boolean)
returns text[]
language sql set search_path to ''
as $$ select private.set_lines_aside(transactions, aside) $$;
grant execute on function public.admin_set_lines_aside(text[], boolean) to authenticated, service_role;

-- What is none of ours, or is after all. Money that is recorded is ours. Gives those that stand aside.
create or replace function private.set_lines_aside(transactions text[], aside boolean)
returns text[]
language plpgsql security definer set search_path to ''
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

create or replace function public.admin_set_payment_term(is_on boolean, days integer, hours_before integer)
returns jsonb
language sql set search_path to ''
as $$ select private.set_payment_term(is_on, days, hours_before) $$;
grant execute on function public.admin_set_payment_term(boolean, integer, integer) to authenticated,
  service_role;

-- For whoever applies from now on: nobody's time to pay changes afterwards.
create or replace function private.set_payment_term()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  new.expired := false;
  new.pay_by := case when new.payment_required then private.pay_by(new.event_id, new.application_date) end;
  return new;
end
$$;

-- As it was, and the event's own days come first.
create or replace function private.pay_by(of_event uuid, applied timestamptz)
returns timestamptz
language sql stable security definer set search_path to ''
as $$
  select term.ends
  from (
    select own.days, date_trunc('minute', least(
      applied + make_interval(days => coalesce(own.days::integer, private.limit_of('payment_term_days'))),
      event.start_time - make_interval(hours => private.limit_of('payment_term_hours_before'))
    )) as ends
    from public.events event
    left join private.event_payment_terms own on own.event_id = event.id
    where event.id = of_event
  ) term
  where coalesce(term.days > 0, private.setting('payment_term') = 'on') and term.ends >= applied + interval '1 day'
$$;

-- For whoever applies from now on: nobody's time to pay changes afterwards.
create or replace function private.set_payment_term(is_on boolean, days integer, hours_before integer)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  before constant jsonb := private.payment_term();
begin
  perform private.require_admin('Only admins set the time to pay');
  if is_on is null or not coalesce(days between 1 and 60, false) or not coalesce(hours_before between 0 and 336, false) then
    raise exception using errcode = '22023', message = 'A time to pay is 1 to 60 days, and ends at most 14 days before';
  end if;
  update private.settings setting set value = given.value
  from (
    values ('payment_term', case when is_on then 'on' else 'off' end),
      ('payment_term_days', days::text), ('payment_term_hours_before', hours_before::text)
  ) given (name, value)
  where setting.name = given.name;
  if before is distinct from private.payment_term() then
    insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
    values (
      auth.uid(), 'update', 'payment_term', null,
      jsonb_build_object('changed', jsonb_build_array('payment_term'), 'before', before, 'after', private.payment_term())
    );
  end if;
  return private.payment_term();
end
$$;
grant execute on function private.set_payment_term(boolean, integer, integer) to authenticated;

create or replace function public.admin_settle_payments(target_booking_id uuid, payments jsonb, decision text,
  reason text default null::text)
returns jsonb
language sql set search_path to ''
as $$ select private.settle_payments(target_booking_id, payments, decision, reason) $$;
grant execute on function public.admin_settle_payments(uuid, jsonb, text, text) to authenticated,
  service_role;

-- Payments of another amount that are taken for a booking all the same ('accept'), together the price or with a reason,
-- or that wait for their rest ('ask'). What of them is not recorded is recorded with it, in one step: where no seat is
-- left nothing is.
create or replace function private.settle_payments(target_booking uuid, payments jsonb, decision text,
  settle_reason text)
returns jsonb
language plpgsql security definer set search_path to ''
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

create or replace function public.admin_settle_refund(target_id uuid, outcome text,
  note text default null::text)
returns void
language sql set search_path to ''
as $$ select private.settle_refund(target_id, outcome, note) $$;
grant execute on function public.admin_settle_refund(uuid, text, text) to authenticated, service_role;

-- Whoever settles waits for whoever records what went back: the sum that is settled is the one that is owed.
create or replace function private.settle_refund(target uuid, wanted text, settle_note text)
returns void
language plpgsql security definer set search_path to ''
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
grant execute on function private.settle_refund(uuid, text, text) to authenticated;

create or replace function public.confirm_event_payment(target_booking_id uuid, payment_provider text,
  amount_cents integer, currency text, payment_reference text, capture_reference text default null::text)
returns jsonb
language sql set search_path to ''
as $$
  select private.confirm_payment(
    target_booking_id, payment_provider, amount_cents, currency, payment_reference, capture_reference
  )
$$;
grant execute on function public.confirm_event_payment(uuid, text, integer, text, text, text) to service_role;

create or replace function public.payment_target(subject text)
returns jsonb
language sql stable set search_path to ''
as $$ select private.payment_target(subject) $$;
grant execute on function public.payment_target(text) to service_role;

-- What a payment is for: a booking by its id, or by the reference that stands in the note. Each by its own index.
create or replace function private.payment_target(subject text)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'booking_id', booking.id,
    'member_id', booking.user_id,
    'booking_status', booking.status,
    'application_status', application.status,
    'amount_cents', application.payment_amount_cents,
    'currency', private.setting('currency'),
    'event', jsonb_build_object(
      'title', events.title, 'start_time', events.start_time, 'end_time', events.end_time,
      'time_zone', events.time_zone, 'location', events.location, 'description', events.description
    )
  )
  from public.event_bookings booking
  join public.event_applications application on application.id = booking.application_id
  join public.events on events.id = booking.event_id
  where booking.id = coalesce(
    case when subject ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      (select named.id from public.event_bookings named where named.id = subject::uuid) end,
    (
      select named.id from public.event_applications referred
      join public.event_bookings named on named.application_id = referred.id
      where referred.reference = upper(subject)
    )
  )
$$;
grant execute on function private.payment_target(text) to service_role;

create or replace function public.state_payment(target_application_id uuid, paid boolean)
returns public.event_applications
language sql set search_path to ''
as $$ select private.state_payment(target_application_id, paid) $$;
grant execute on function public.state_payment(uuid, boolean) to authenticated, service_role;

create or replace function private.state_payment(target_application uuid, paid boolean)
returns public.event_applications
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications;
begin
  -- Somebody else's is none of hers: the answer tells nothing of it.
  if not exists (
    select from public.event_applications where id = target_application and user_id = auth.uid() and payment_required
  ) then
    raise exception using errcode = 'P0001', message = 'NO_APPLICATION';
  end if;
  application := private.lock_application(target_application);
  if application.status <> 'pending' then
    raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
  end if;
  -- Said again it stays as it was said first.
  if paid <> (application.paid_stated_at is not null) then
    update public.event_applications
    set paid_stated_at = case when paid then clock_timestamp() end
    where id = target_application
    returning * into application;
  end if;
  return application;
end
$$;
grant execute on function private.state_payment(uuid, boolean) to authenticated;

-- What costs something names whom to pay (R-337). An event of before that names nobody may still be edited otherwise.
create or replace function private.check_event_payment()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if auth.uid() is not null and new.credits_required > 0 and new.paypal_username is null and (
    tg_op = 'INSERT'
    or (new.credits_required, new.paypal_username) is distinct from (old.credits_required, old.paypal_username)
  ) then
    raise exception using errcode = 'P0001', message = 'PAYPAL_USERNAME_REQUIRED';
  end if;
  return new;
end
$$;

-- Money that came was found.
create or replace function private.end_payment_to_match()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.take_back_from_organizers(booking.application_id, array['payment-to-match'])
  from public.event_bookings booking where booking.id = new.booking_id;
  return null;
end
$$;

-- Ends what was not paid in its time; at most so many. What is decided, paid or said meanwhile stays as it is.
create or replace function private.end_unpaid(most integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  due uuid[];
begin
  due := array(
    select waiting.id from public.event_applications waiting
    where waiting.status = 'pending' and waiting.pay_by <= now() and private.is_unpaid(waiting)
    order by waiting.pay_by, waiting.id
    limit most
  );
  if cardinality(due) = 0 then return 0; end if;
  -- All locks first, in the one order.
  perform from public.profiles
    where id in (select user_id from public.event_applications where event_applications.id = any (due))
    order by id for key share;
  perform from public.events
    where id in (select event_id from public.event_applications where event_applications.id = any (due))
    order by id for no key update;
  update public.event_applications ended
  set status = 'denied', expired = true
  where ended.id = any (due) and private.is_unpaid(ended);
  return cardinality(due);
end
$$;

-- Nothing came for it, and nobody says that something will: it may be reminded of, and ends in its time.
create or replace function private.is_unpaid(application public.event_applications)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select application.status = 'pending' and application.paid_stated_at is null and not exists (
    select from public.payments payment
    join public.event_bookings booking on booking.id = payment.booking_id
    where booking.application_id = application.id
  )
$$;

-- Before an account goes, its events being locked by then. A seat that was paid for and is still to come ends with the
-- account, as if its member had cancelled.
create or replace function private.keep_departed_bookings()
returns trigger
language plpgsql security definer set search_path to ''
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

create or replace function private.limit_paid_statements()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if auth.uid() = new.user_id then
    perform private.limit_act(
      'paid-statement', new.id, '1 hour', 'paid_statements_per_booking_and_hour', 'TOO_MANY_PAID_STATEMENTS'
    );
  end if;
  return null;
end
$$;

-- The time to pay of those who wait when an event comes earlier (A-106): it ends so long before the new beginning, and yet
-- a day is left; where the event begins within that day it ends by nobody's clock. An event that comes later changes nothing.
create or replace function private.move_payment_terms()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  latest constant timestamptz := date_trunc('minute', greatest(
    new.start_time - make_interval(hours => private.limit_of('payment_term_hours_before')),
    clock_timestamp() + interval '1 day'
  ));
begin
  update public.event_applications application
  set pay_by = case when latest < new.start_time then latest end
  where application.event_id = new.id and application.status = 'pending'
    and application.pay_by > least(latest, new.start_time);
  return null;
end
$$;

create or replace function private.note_payment_id()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  insert into private.payment_ids (provider, id, payment_id) values (new.provider, new.reference, new.id);
  return null;
end
$$;

-- What is to be paid, where, by which reference, and by when.
create or replace function private.payment_details(application public.event_applications, event public.events)
returns jsonb
language sql immutable set search_path to ''
as $$
  select private.event_details(event) || jsonb_build_object(
    'reference', application.reference,
    'amount_cents', application.payment_amount_cents,
    'link', event.paypal_payment_link,
    'pay_by', application.pay_by
  )
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

-- A reference is eight letters of the application's id, and stands for one application alone. Among a million
-- applications two ids share one more likely than not: the later takes another id, where the member would have been told
-- that she could not apply.
create or replace function private.take_free_reference()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  while exists (select from public.event_applications where reference = private.reference_of(new.id)) loop
    new.id := gen_random_uuid();
  end loop;
  return new;
end
$$;

-- Eight letters and digits that are read out and typed without a doubt, the same for an application always.
create or replace function private.reference_of(application uuid)
returns text
language sql immutable parallel safe set search_path to ''
as $$
  select string_agg(substr('23456789BCDFGHJKLMNPQRSTVWXZ', get_byte(digest, at) % 28 + 1, 1), '' order by at)
  from (select sha256(decode(replace(application::text, '-', ''), 'hex'))) hashed (digest), generate_series(0, 7) at
$$;
grant execute on function private.reference_of(uuid) to authenticated, service_role;

create or replace function private.tell_refund()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  insert into public.booking_refunds (id, booking_id, user_id, outcome, amount_cents, created_at)
  select new.id, known.booking_id, known.member_id, new.outcome, new.amount_cents, new.created_at
  from private.owed_money known
  where known.id = new.id and known.member_id is not null and new.currency = private.setting('currency');
  return null;
end
$$;
