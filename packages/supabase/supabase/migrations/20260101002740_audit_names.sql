-- The audit log says whom and what a line is about, by the name that stands there today, and is searched by it (A-67).

-- What became of a row, as people say it: an event that is deleted stays in its table.
create function private.audited_action(action text, details jsonb)
returns text
language sql immutable set search_path = ''
as $$
  select case when action = 'update' and details -> 'after' ? 'deleted_at' then 'delete' else action end
$$;

-- Whose row it is, and which event's or toggle's. Nothing of a row that is gone.
create function private.audited_subject(table_name text, row_id text)
returns table (member_id uuid, title text)
language sql stable security definer set search_path = ''
as $$
  select booking.user_id, event.title
  from public.event_bookings booking
  left join public.events event on event.id = booking.event_id
  where table_name in ('event_bookings', 'payments', 'refunds')
    and booking.id = coalesce(
      (select payment.booking_id from public.payments payment where payment.id = row_id::uuid), row_id::uuid
    )
  union all
  select application.user_id, event.title
  from public.event_applications application
  left join public.events event on event.id = application.event_id
  where table_name = 'event_applications' and application.id = row_id::uuid
  union all
  select null, event.title from public.events event where table_name = 'events' and event.id = row_id::uuid
  union all
  select null, toggle.feature_name from public.feature_toggles toggle
  where table_name = 'feature_toggles' and toggle.id = row_id::uuid
  union all
  select row_id::uuid, null where table_name in ('admin_users', 'user_approvals')
  union all
  select subscription.user_id, null from public.user_subscriptions subscription
  where table_name = 'user_subscriptions' and subscription.id = row_id::uuid
  union all
  select request.requester_id, null from public.coffee_chat_requests request
  where table_name = 'coffee_chat_requests' and request.id = row_id::uuid
  union all
  select report.reported_id, null from public.reports report
  where table_name = 'reports' and report.id = row_id::uuid
$$;

-- The rows that are about some members or events, or about a toggle of such a name.
create function private.audited_rows(members uuid[], events uuid[], pattern text)
returns text[]
language sql stable security definer set search_path = ''
as $$
  with booking as (
    select id from public.event_bookings where user_id = any (members) or event_id = any (events)
  )
  select array(
    select unnest(members)::text
    union select unnest(events)::text
    union select id::text from booking
    union select payment.id::text from public.payments payment join booking on booking.id = payment.booking_id
    union select id::text from public.event_applications where user_id = any (members) or event_id = any (events)
    union select id::text from public.user_subscriptions where user_id = any (members)
    union select id::text from public.coffee_chat_requests where requester_id = any (members)
    union select id::text from public.reports where reported_id = any (members)
    union select id::text from public.feature_toggles where feature_name ilike pattern
  )
$$;
