-- One page of what waits for a decision, with everything a row shows besides the address of its member; how many there
-- are, and since when the first of them all waits (A-91). A search is for a reference, a member or an event. `is_past`:
-- those for events that are over, instead of the others (A-97); `past` counts them either way. Each says by when it is paid
-- (A-106).
create or replace function private.pending_bookings(search text, oldest_first boolean, page integer,
  page_size integer, is_past boolean)
returns jsonb
language plpgsql stable security definer set search_path to ''
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
  perform private.require_right('payments', 'Only those who see to payments see the bookings desk');
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
