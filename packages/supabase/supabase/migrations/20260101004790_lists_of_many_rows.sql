-- The lists and sums that took longest among 100,000 applications. What each answers is what it answered before.

-- Applications and payments in the order of members: the names are few, and what stands under one is put in order by itself.
create index profiles_by_name_idx on public.profiles
  (lower(coalesce(first_name || ' ' || last_name, first_name, last_name, '')));

-- Cancelled applications, by when they changed, and how many there are.
create index event_applications_denied_idx on public.event_applications (updated_at desc, id desc)
  include (cancelled_by, user_id, event_id) where status = 'denied';

-- Applications that wait: how many, since when, and of which events.
create index event_applications_pending_idx on public.event_applications (application_date desc, id desc)
  include (event_id) where status = 'pending';

-- How many were cancelled without a price is counted in the index alone. In the place of the index of this name.
drop index public.event_applications_cancelled_idx;
create index event_applications_cancelled_idx on public.event_applications (updated_at desc, id desc)
  include (status, payment_required) where cancelled_by is not null;

-- Sums of what is paid, in the overview and in the report of money, and which of it was confirmed by hand.
create index event_bookings_paid_idx on public.event_bookings (id) include (amount_paid_cents, event_id, updated_at)
  where status = 'paid';

-- What the log knows of an event: the ids of its applications and bookings, without their rows. In the place of the indexes
-- of these names, so that a write costs what it did.
drop index public.event_applications_event_id_idx;
create index event_applications_event_id_idx on public.event_applications (event_id, status) include (id);
drop index public.event_bookings_event_id_idx;
create index event_bookings_event_id_idx on public.event_bookings (event_id, status) include (id);

-- The currency is looked up once, not for each payment.
create or replace view private.received_cents as
 select payment.booking_id,
    sum(payment.amount_cents - coalesce(lost.cents, 0))::integer as cents,
    max(coalesce(payment.paid_on::timestamptz, payment.created_at)) as at
   from public.payments payment
     left join private.lost_money lost on lost.payment_id = payment.id
  where payment.currency = (select private.setting('currency')) and not (exists ( select
           from public.refunds
          where refunds.id = payment.id and refunds.outcome = 'refunded'))
  group by payment.booking_id;

-- A booking has its application always; joined from the left it is not read where only sums are asked for.
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
    payment.amount_cents - coalesce(lost.cents, 0) as amount_cents,
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
  where payment.status <> 'accepted' and payment.amount_cents > coalesce(lost.cents, 0) and ((payment.status <> all (array['no-seat', 'not-open'])) or payment.id is distinct from private.payment_behind(payment.booking_id, coalesce(booking.amount_paid_cents, departed.confirmed_cents))) and accepted.payment_id is null and not (asked.payment_id is not null and coalesce(booking.status = 'pending', false))
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

-- Most payments are of bookings that are paid, which an index has; the others are looked up, among those that departed last.
-- What came by hand is what no payment stands behind, and what of a payment was lost.
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
    booking.amount_paid_cents as cents
   from own
     cross join public.event_bookings booking
  where booking.status = 'paid' and booking.amount_paid_cents > 0 and not (exists ( select
           from private.standing_payments standing
          where standing.booking_id = booking.id and standing.amount_cents = booking.amount_paid_cents and standing.currency = (select own_1.currency from own own_1)))
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
          where standing.booking_id = booking.id and standing.amount_cents = booking.amount_paid_cents and standing.currency = (select own_1.currency from own own_1)))
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

-- What waits and since when, how the coming events fill, who came, and what money is still awaited: without what came in part.
create or replace function private.admin_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  -- Asked for once, not for each member.
  this_week constant timestamptz := date_trunc('week', clock_timestamp(), 'UTC');
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'bookings', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.event_bookings where status = 'pending' and event_id not in (select private.past_events())
    ),
    'applications', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(application_date))
      from public.event_applications where status = 'pending' and event_id not in (select private.past_events())
    ),
    'approvals', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.user_approvals where status = 'pending'
    ),
    'coffee_chats', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.coffee_chat_requests where status = 'pending'
    ),
    -- Every booking of a denied application is cancelled: the rest are those without a price that somebody ended.
    'cancelled', (select count(*) from public.event_bookings where status = 'cancelled') + (
      select count(*) from public.event_applications
      where cancelled_by is not null and status = 'denied' and not payment_required
    ),
    'feature_toggles', (select count(*) from public.feature_toggles),
    'active_subscriptions', (select count(*) from public.user_subscriptions where status = 'active'),
    'audit_entries_this_week', (
      select count(*) from public.admin_audit_log where created_at > now() - interval '7 days'
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(coming) order by coming.start_time, coming.id), '[]') from (
        select id, title, start_time, time_zone, attendees_count, max_attendees
        from public.events
        where deleted_at is null and start_time > now()
        order by start_time, id
        limit 8
      ) coming
    ),
    'new_members', (
      select jsonb_agg(jsonb_build_object('week', week, 'members', members) order by week) from (
        select week, coalesce(came.members, 0) as members
        from generate_series(
          this_week - interval '11 weeks', this_week, interval '7 days'
        ) week
        left join (
          select date_trunc('week', created_at, 'UTC') as week, count(*) as members
          from public.profiles
          where created_at >= this_week - interval '11 weeks'
          group by 1
        ) came using (week)
      ) weeks
    ),
    'money', (
      select jsonb_build_object(
        'awaited_cents', (
          -- Few wait: each is looked up, instead of joining all.
          select coalesce(sum(greatest(0, (
            select application.payment_amount_cents from public.event_applications application
            where application.id = booking.application_id
          ) - coalesce((
            select received.cents from private.received_cents received where received.booking_id = booking.id
          ), 0))), 0)
          from public.event_bookings booking
          where booking.status = 'pending'
        ),
        'confirmed_cents', (
          select coalesce(sum(booking.amount_paid_cents), 0) from public.event_bookings booking where booking.status = 'paid'
        )
      )
    )
  );
end
$$;

-- What waits on the desks that came later.
create or replace function private.desk_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'reports', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.reports
      where status = 'open' and (private.is_admin() or reported_id is distinct from auth.uid())
    ),
    'refunds', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(since))
      from private.owed_money task where not exists (select from public.refunds where refunds.id = task.id)
    )
  );
end
$$;

-- Applications as the admin's lists show them, with all that an application says of itself, and what its member did here before.
-- What asks for no money is found by itself too, to be decided at once.
create or replace function private.list_applications(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, cancelled text, target_event uuid, search text, is_export boolean,
  wanted_payment text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  events uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'application.application_date'
    when 'updated' then 'application.updated_at'
    -- In the words of its index.
    when 'member' then 'lower(coalesce(person.first_name || '' '' || person.last_name, person.first_name, person.last_name, ''''))'
    when 'event' then 'lower(event.title)'
    when 'status' then 'application.status'
  end;
  by_member constant text := 'application.status = ''denied'' and application.cancelled_by = application.user_id';
  by_admin constant text := 'application.status = ''denied''
    and application.cancelled_by is distinct from application.user_id
    and (application.cancelled_by is not null or booking.status = ''cancelled'')';
  -- Money that came and was not sent back; what counts as paid without it was confirmed by hand.
  came constant text := 'exists (
    select from public.payments payment where payment.booking_id = booking.id and not exists (
      select from public.refunds where refunds.id in (payment.id, payment.booking_id) and refunds.outcome = ''refunded''
    )
  )';
  by_hand constant text := '(booking.status = ''paid'' and private.by_hand_cents(booking.id, booking.amount_paid_cents) > 0)';
  of_payment text := case wanted_payment
    when 'received' then came || ' and not ' || by_hand
    when 'by-hand' then by_hand
    when 'stated' then 'not ' || came || ' and not ' || by_hand || ' and application.paid_stated_at is not null'
    when 'nothing' then 'not ' || came || ' and not ' || by_hand || ' and application.paid_stated_at is null'
    when 'free' then 'true'
  end;
  matching text := concat_ws(' and ',
    'true',
    case
      when wanted_status = 'past' then 'application.status = ''pending'' and application.event_id in (select private.past_events())'
      when wanted_status = 'pending' then 'application.status = $1 and application.event_id not in (select private.past_events())'
      when wanted_status is not null then 'application.status = $1'
    end,
    case when target_event is not null then 'application.event_id = $2' end,
    case when pattern is not null then '(application.user_id = any ($3) or application.event_id = any ($4))' end,
    case when of_payment is not null then
      case wanted_payment when 'free' then 'not ' else '' end || 'application.payment_required and ' || of_payment
    end,
    case cancelled
      when 'member' then by_member
      when 'admin' then by_admin
      -- Either of the two, with one condition for both on the status, so that its index is found.
      when 'all' then 'application.status = ''denied''
        and (application.cancelled_by is not null or booking.status = ''cancelled'')'
    end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read applications');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null
    or coalesce(wanted_status not in ('pending', 'past', 'approved', 'denied'), false)
    or coalesce(cancelled not in ('all', 'member', 'admin'), false)
    or (wanted_payment is not null and of_payment is null)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
  end if;
  execute 'select count(*) from public.event_applications application '
    || case when cancelled in ('all', 'admin') or of_payment is not null
      then 'left join public.event_bookings booking on booking.application_id = application.id ' else '' end
    || 'where ' || matching
    into total using wanted_status, target_event, members, events;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, application.id %2$s) as place, application.id
      from public.event_applications application
      join public.profiles person on person.id = application.user_id
      join public.events event on event.id = application.event_id
      left join public.event_bookings booking on booking.application_id = application.id
      where %3$s
      order by %1$s %2$s, application.id %2$s
      limit $5 offset $6
    )
    select coalesce(jsonb_agg(
      to_jsonb(found.own) || (to_jsonb(found) - ''place'' - ''own'') order by found.place
    ), ''[]'') from (
      select page.place, application as own,
        booking.id as booking_id, booking.status as booking_status,
        private.received_money(booking.id) as received, private.applicant_history(application) as history,
        jsonb_build_object(''id'', person.id, ''first_name'', person.first_name, ''last_name'', person.last_name)
          as member,
        (select account.email from auth.users account where account.id = application.user_id) as email,
        jsonb_build_object(
          ''id'', event.id, ''title'', event.title, ''start_time'', event.start_time, ''time_zone'', event.time_zone,
          ''location'', event.location, ''max_attendees'', event.max_attendees,
          ''attendees_count'', event.attendees_count, ''is_deleted'', event.deleted_at is not null
        ) as event,
        case when application.status <> ''pending'' and application.cancelled_by is distinct from application.user_id
          then private.decided_by(application.id)
        end as decided_by
      from page
      join public.event_applications application on application.id = page.id
      join public.profiles person on person.id = application.user_id
      join public.events event on event.id = application.event_id
      left join public.event_bookings booking on booking.application_id = application.id
    ) found',
    sorted, direction, matching
  ) into found using wanted_status, target_event, members, events, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    case when cancelled is null then 'applications' else 'cancelled applications' end, is_export,
    jsonb_strip_nulls(jsonb_build_object(
      'status', wanted_status, 'cancelled', cancelled, 'event', target_event, 'payment', wanted_payment, 'searched', pattern is not null
    )),
    total
  );
  return jsonb_build_object(
    'total', total, 'rows', found,
    'past', (
      select count(*) from public.event_applications
      where status = 'pending' and event_id in (select private.past_events())
    )
  );
end
$$;

-- Bookings with what is awaited for each and what came. `wanted_state`: 'awaited' while one is pending; 'received' once it
-- is paid, and 'by-hand' while no payment stands behind that, or what came went back (A-100); 'ended' when it is cancelled.
-- A search finds members and events, and references and transactions by how they begin. Received is what came while a booking
-- waits, a part of the price too, and what of the paid price came later.
create or replace function private.list_payments(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
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

-- `grouped_by`: 'month', 'event', or 'both'; the newest month and the latest event first. `since` and `until` are days, of
-- the first and behind the last.
create or replace function private.money_report(page integer, page_size integer, grouped_by text, since date,
  until date, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
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
            when not known.is_received then known.confirmed_cents
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

-- Ids of all rows that are about these members or events, or whose name has the pattern; an id is one of one table. One
-- that is about both a member and an event among them may come twice.
create or replace function private.audited_rows(members uuid[], events uuid[], pattern text)
returns text[]
language sql stable security definer set search_path to ''
as $$
  with booking as (
    select id from public.event_bookings where user_id = any (members)
    union all select id from public.event_bookings where event_id = any (events)
  )
  select array(
    select unnest(members)::text
    union all select unnest(events)::text
    union all select id::text from booking
    union all select payment.id::text from public.payments payment join booking on booking.id = payment.booking_id
    union all select id::text from public.event_applications where user_id = any (members)
    union all select id::text from public.event_applications where event_id = any (events)
    union all select id::text from private.event_messages where event_id = any (events)
    union all select id::text from private.member_notes where user_id = any (members)
    union all select id::text from public.user_subscriptions where user_id = any (members)
    union all select id::text from public.coffee_chat_requests where requester_id = any (members)
    union all select id::text from public.reports where reported_id = any (members)
    union all select id::text from public.feature_toggles where feature_name ilike pattern
  )
$$;

-- Searched by who acted, by table, by whom or what a row is about, and by when. Tables are few and found by their names
-- first; what is left has an index for each of its ways. A page is one of acts: of each the first entry that fits, how many
-- more do, and the first of those. In a file each entry stands for itself. Acts are counted to 2,001, entries of a file to
-- the last. What was asked for is looked for once: a page says by their ids which entries it found.
create or replace function private.list_audit_log(page integer, page_size integer, ascending boolean,
  wanted_action text, wanted_table text, search text, is_export boolean, since timestamptz, until timestamptz)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  unfolded constant integer := 50;
  counted constant integer := 2000;
  pattern text := private.search_pattern(search);
  members uuid[];
  actors uuid[] := '{}';
  tables text[] := '{}';
  row_ids text[] := '{}';
  beginning text := case when btrim(search) ~* '^[0-9a-f][0-9a-f-]{3,35}$' then lower(btrim(search)) || '%' end;
  direction text := case when ascending then 'asc' else 'desc' end;
  -- What tells one line of a moment from the next.
  key text := case when is_export then 'id' else 'actor_id' end;
  grouped text := case when is_export then '' else 'group by entry.created_at, entry.actor_id' end;
  matching text;
  total bigint;
  listed jsonb;
begin
  perform private.require_admin('Only admins can read the audit log');
  perform private.check_page(page, page_size, is_export);
  if ascending is null then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    actors := array(select actor from private.audited_actors() actor where actor = any (members));
    tables := array(select name from private.audited_tables() name where name ilike pattern);
    row_ids := private.audited_rows(
      members, array(select id from public.events where events.title ilike pattern), pattern
    );
  end if;
  -- What cannot match stands in no condition, so that each search is planned with the indexes that answer it.
  matching := concat_ws(' and ',
    'true',
    case
      when wanted_action = 'without-reading' then 'entry.action <> ''read'''
      when wanted_action = 'without-own-reading'
        then 'not (entry.action = ''read'' and entry.actor_id is not distinct from (select auth.uid()))'
      when wanted_action is not null then 'private.audited_action(entry.action, entry.details) = $1'
    end,
    case when wanted_table is not null then 'entry.table_name = $2' end,
    case when since is not null then 'entry.created_at >= $9' end,
    case when until is not null then 'entry.created_at < $10' end,
    case when pattern is not null then '(' || coalesce(nullif(concat_ws(' or ',
      case when cardinality(actors) > 0 then 'entry.actor_id = any ($3)' end,
      case when cardinality(tables) > 0 then 'entry.table_name = any ($4)' end,
      case
        -- So many that they are found soonest among the newest entries: hidden from the planner, which would weigh each id.
        when cardinality(row_ids)::float ^ 2 > counted * (
          select nullif(greatest(reltuples, 0), 0) from pg_catalog.pg_class where oid = 'public.admin_audit_log'::regclass
        ) then 'case when entry.row_id = any ($7) then true else false end'
        when cardinality(row_ids) > 0 then 'entry.row_id = any ($7)'
      end,
      case when beginning is not null then 'entry.row_id like $8' end
    ), ''), 'false') || ')' end
  );
  execute format(
    'select count(*) from (
      select from public.admin_audit_log entry where %s %s %s
    ) line',
    matching, grouped, case when not is_export then format(
      'order by entry.created_at %1$s, entry.actor_id %1$s limit %2$s', direction, counted + 1
    ) end
  ) into total
    using wanted_action, wanted_table, actors, tables, page_size, 0, row_ids, beginning, since, until;
  execute format(
    'with page as materialized (
      select entry.created_at, entry.%3$I, %5$s as ids
      from public.admin_audit_log entry
      where %2$s
      %4$s
      order by entry.created_at %1$s, entry.%3$I %1$s
      limit $5 offset $6
    )
    select coalesce(jsonb_agg(
      line.entries -> 0 || jsonb_build_object(
        ''more'', line.entries - 0,
        ''kinds'', line.kinds
      )
      order by page.created_at %1$s, page.%3$I %1$s
    ), ''[]'')
    from page
    cross join lateral (
      select
        (
          select jsonb_agg(private.audited_entry(entry) order by entry.id)
          from public.admin_audit_log entry where entry.id = any (page.ids[:$11])
        ) as entries,
        (
          select jsonb_agg(to_jsonb(kind) order by kind.first_id)
          from (
            select entry.table_name, private.audited_action(entry.action, entry.details) as action, count(*) as entries,
              min(entry.id) as first_id
            from public.admin_audit_log entry where entry.id = any (page.ids)
            group by 1, 2
          ) kind
        ) as kinds
    ) line',
    direction, matching, key, grouped, case when is_export then 'array[entry.id]' else 'array_agg(entry.id order by entry.id)' end
  ) into listed
    using wanted_action, wanted_table, actors, tables, page_size, (page - 1)::bigint * page_size, row_ids, beginning,
      since, until, unfolded;
  if is_export then
    perform private.note_reading(
      'audit log', true,
      jsonb_strip_nulls(jsonb_build_object(
        'action', wanted_action, 'table', wanted_table, 'searched', pattern is not null, 'since', since, 'until', until
      )),
      total
    );
  end if;
  return jsonb_build_object('total', total, 'rows', listed);
end
$$;
