-- What came for a booking in the community's currency: without what went back of it, and without what was sent back.
create view private.received_cents as
select payment.booking_id, sum(payment.amount_cents - coalesce(lost.cents, 0))::integer as cents,
  max(coalesce(payment.paid_on::timestamptz, payment.created_at)) as at
from public.payments payment
left join private.lost_money lost on lost.payment_id = payment.id
where payment.currency = private.setting('currency')
  and not exists (select from public.refunds where refunds.id = payment.id and refunds.outcome = 'refunded')
group by payment.booking_id;

create or replace function private.received_money(booking uuid)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object('amount_cents', received.cents, 'at', received.at)
  from private.received_cents received where received.booking_id = booking and received.cents > 0
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
    sorted, direction, matching
  ) into found using members, events, bookings, page_size, (page - 1)::bigint * page_size, own_currency;
  perform private.note_reading(
    'payments', is_export,
    jsonb_strip_nulls(jsonb_build_object('state', wanted_state, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- What waits and since when, how the coming events fill, who came, and what money is still awaited: without what came in part.
create or replace function private.admin_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
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
          date_trunc('week', clock_timestamp(), 'UTC') - interval '11 weeks',
          date_trunc('week', clock_timestamp(), 'UTC'), interval '7 days'
        ) week
        left join (
          select date_trunc('week', created_at, 'UTC') as week, count(*) as members
          from public.profiles
          where created_at >= date_trunc('week', clock_timestamp(), 'UTC') - interval '11 weeks'
          group by 1
        ) came using (week)
      ) weeks
    ),
    'money', (
      select jsonb_build_object(
        'awaited_cents', coalesce(sum(
          greatest(0, application.payment_amount_cents - coalesce(came.cents, 0))
        ) filter (where booking.status = 'pending'), 0),
        'confirmed_cents', coalesce(sum(booking.amount_paid_cents) filter (where booking.status = 'paid'), 0)
      )
      from public.event_bookings booking
      join public.event_applications application on application.id = booking.application_id
      left join lateral (
        select received.cents from private.received_cents received
        where booking.status = 'pending' and received.booking_id = booking.id
      ) came on true
      where booking.status in ('pending', 'paid')
    )
  );
end
$$;
