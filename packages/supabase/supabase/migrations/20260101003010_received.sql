-- What of a booking was received, what an admin confirmed by hand, and what is still to come, wherever bookings are listed
-- (A-100).

-- Names as they are compared: to fold them anew takes most of a search.
alter table public.profiles add column search_name text generated always as (
  private.folded(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
) stored;

-- Members whose name or address has the searched letters, whatever their accents.
create or replace function private.members_like(pattern text)
returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select id from public.profiles
    where search_name like (select private.folded(pattern))
    union
    select id from auth.users where email like (select lower(pattern))
  )
$$;

-- What came for a booking and was not sent back, in the community's currency; null when nothing did.
create function private.received_money(booking uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when count(*) > 0 then jsonb_build_object('amount_cents', sum(payment.amount_cents), 'at', max(payment.created_at)) end
  from public.payments payment
  where payment.booking_id = booking and payment.currency = private.setting('currency')
    and not exists (select from public.refunds where refunds.id = payment.id and refunds.outcome = 'refunded')
$$;

-- What an admin confirmed for a booking and no payment stands behind: all of what counts as paid, or nothing.
create function private.by_hand_cents(booking uuid, confirmed_cents integer)
returns integer
language sql stable security definer set search_path = ''
as $$ select case when private.payment_behind(booking, confirmed_cents) is null then confirmed_cents else 0 end $$;

-- Events that are over: what waits for them stands apart in both queues (A-97).
create function private.past_events()
returns setof uuid
language sql stable security definer set search_path = ''
as $$ select id from public.events where end_time <= statement_timestamp() $$;

drop function private.pending_bookings(text, boolean, integer, integer);

-- One page of what waits for a decision, with everything a row shows besides the address of its member; how many there
-- are, and since when the first of them all waits (A-91). A search is for a reference, a member or an event. `is_past`:
-- those for events that are over, instead of the others (A-97); `past` counts them either way.
create function private.pending_bookings(
  search text, oldest_first boolean, page integer, page_size integer, is_past boolean
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text[] := private.search_words(search);
  patterns text[] := private.containing(words);
  pattern text;
  beginning text;
  found uuid[];
  rows_per_page integer := least(greatest(coalesce(page_size, 20), 1), 100);
  answer jsonb;
begin
  perform private.require_admin('Only admins see the bookings desk');
  -- Each word stands in a name, in a title or at the start of a reference.
  foreach pattern in array patterns loop
    beginning := upper(ltrim(pattern, '%'));
    found := array(
      select booking.id from public.event_bookings booking
      where booking.status = 'pending' and (found is null or booking.id = any (found)) and (
        booking.user_id in (select id from public.profiles where search_name like pattern)
        or booking.event_id in (
          select id from public.events where search_text like pattern and private.folded(title) like pattern
        )
        or booking.application_id in (select id from public.event_applications where reference like beginning)
      )
    );
  end loop;
  with waiting as (
    select booking.id, booking.created_at
    from public.event_bookings booking
    where booking.status = 'pending' and (found is null or booking.id = any (found))
      and (booking.event_id in (select private.past_events())) = is_past
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
    'past', (
      select count(*) from public.event_bookings where status = 'pending' and event_id in (select private.past_events())
    ),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking', to_jsonb(booking),
          'application', jsonb_build_object(
            'id', application.id,
            'reference', application.reference,
            'payment_amount_cents', application.payment_amount_cents,
            'paid_stated_at', application.paid_stated_at
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

grant execute on function private.pending_bookings(text, boolean, integer, integer, boolean) to authenticated;

create index event_bookings_newest_idx on public.event_bookings (created_at desc, id desc);
create index event_applications_reference_idx on public.event_applications (reference text_pattern_ops);
create index payment_ids_prefix_idx on private.payment_ids (id text_pattern_ops);

-- What counts as paid, of all bookings that hold a seat.
create function private.payment_totals()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_currency constant text := private.setting('currency');
begin
  perform private.require_admin('Only admins can read payments');
  return (
    select jsonb_build_object(
      'received_cents', coalesce(sum(booking.amount_paid_cents) filter (where behind.booking_id is not null), 0),
      'by_hand_cents', coalesce(sum(booking.amount_paid_cents) filter (where behind.booking_id is null), 0),
      'by_hand_count', count(*) filter (where behind.booking_id is null and booking.amount_paid_cents > 0)
    )
    from public.event_bookings booking
    left join (
      select distinct payment.booking_id, payment.amount_cents from private.standing_payments payment
      where payment.currency = own_currency
    ) behind on behind.booking_id = booking.id and behind.amount_cents = booking.amount_paid_cents
    where booking.status = 'paid'
  );
end
$$;
create function public.admin_payment_totals()
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_totals() $$;
grant execute on function private.payment_totals(), public.admin_payment_totals() to authenticated;
