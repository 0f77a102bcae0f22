-- What a list asks about each of its rows was planned anew for each, which took longer than all the rest: SQL's functions keep
-- no plan, plpgsql's do. A word in the bookings desk was looked for among all members and events, however few bookings wait.

-- Which events are over.
create index events_by_end_idx on public.events (end_time) include (id);
-- The newest members.
create index user_approvals_newest_idx on public.user_approvals (created_at desc, user_id desc);
-- Who came lately.
create index profiles_created_at_idx on public.profiles (created_at);

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

create or replace function private.parts_to_count(target_booking uuid, price integer)
returns table(id uuid, counted_cents integer)
language plpgsql stable security definer set search_path to ''
as $$
#variable_conflict use_column
begin
  return query
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
    where running.so_far - running.cents < price and private.payment_behind(target_booking, price) is null;
end
$$;

create or replace function private.status_by(audited_table text, audited_row uuid, standing text)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
    select private.person(newest.actor_id)
    from (
      select entry.actor_id, entry.details -> 'after' ->> 'status' as status
      from public.admin_audit_log entry
      where entry.table_name = audited_table and entry.row_id = audited_row::text and entry.details -> 'after' ? 'status'
      order by entry.id desc
      limit 1
    ) newest
    where newest.status = standing
  );
end
$$;

create or replace function private.decided_by(target_application uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
    select private.status_by('event_applications', id, status)
    from public.event_applications
    where id = target_application and cancelled_by is distinct from user_id
  );
end
$$;

create or replace function private.pending_bookings(search text, oldest_first boolean, page integer,
  page_size integer, is_past boolean)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  words text[] := private.search_words(search);
  patterns text[] := private.containing(words);
  found uuid[];
  rows_per_page integer := least(greatest(coalesce(page_size, 20), 1), 100);
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments see the bookings desk');
  -- Each word stands in a name, in a title or at the start of a reference.
  if cardinality(patterns) > 0 then
    found := array(
      select booking.id from public.event_bookings booking
      -- Few wait: each is looked up, instead of joining all.
      cross join lateral (
        select (select person.search_name from public.profiles person where person.id = booking.user_id) as member,
          (select private.folded(event.title) from public.events event where event.id = booking.event_id) as event,
          (
            select application.reference from public.event_applications application
            where application.id = booking.application_id
          ) as reference
        offset 0
      ) words
      where booking.status = 'pending' and not exists (
        select from unnest(patterns) pattern
        where (
          words.member like pattern or words.event like pattern or words.reference like upper(ltrim(pattern, '%'))
        ) is not true
      )
    );
  end if;
  with pending as materialized (
    select booking.id, booking.created_at, booking.event_id in (select private.past_events()) as is_over
    from public.event_bookings booking
    where booking.status = 'pending'
  ),
  waiting as (
    select id, created_at from pending
    where is_over = is_past and (found is null or id in (select unnest(found)))
  ),
  listed as (
    select id from waiting
    order by
      case when oldest_first then created_at end, case when oldest_first then id end,
      created_at desc, id desc
    limit rows_per_page offset (coalesce(page, 1)::bigint - 1) * rows_per_page
  )
  select jsonb_build_object(
    'total', (select count(*) from waiting),
    'oldest', (select min(created_at) from waiting),
    'past', (select count(*) from pending where is_over),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking', to_jsonb(booking),
          'application', jsonb_build_object(
            'id', application.id,
            'reference', application.reference,
            'payment_amount_cents', application.payment_amount_cents,
            'paid_stated_at', application.paid_stated_at,
            'pay_by', application.pay_by
          ),
          'received', private.received_money(booking.id),
          'member', jsonb_build_object(
            'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name,
            'avatar_url', person.avatar_url
          ),
          'event', case when events.deleted_at is null then jsonb_build_object(
            'id', events.id, 'title', events.title, 'start_time', events.start_time, 'time_zone', events.time_zone,
            'location', events.location, 'credits_required', events.credits_required
          ) end
        )
        order by
          case when oldest_first then booking.created_at end, case when oldest_first then booking.id end,
          booking.created_at desc, booking.id desc
      )
      from listed
      join public.event_bookings booking on booking.id = listed.id
      join public.event_applications application on application.id = booking.application_id
      join public.profiles person on person.id = booking.user_id
      join public.events on events.id = booking.event_id
    ), '[]')
  ) into answer;
  return answer;
end
$$;
