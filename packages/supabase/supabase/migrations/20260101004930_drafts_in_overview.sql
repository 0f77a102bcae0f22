-- Staff read in the overview how the next events fill: of one that is not published, only admins do.
create or replace function private.next_events()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select coalesce(jsonb_agg(to_jsonb(coming) order by coming.start_time, coming.id), '[]') from (
    select id, title, start_time, time_zone, attendees_count, max_attendees
    from public.events
    where deleted_at is null and start_time > now() and (published_at <= now() or (select private.is_admin()))
    order by start_time, id
    limit 8
  ) coming
$$;

create or replace function private.admin_overview()
returns jsonb
language plpgsql stable security definer set search_path to '' set max_parallel_workers_per_gather to '0'
as $$
declare
  -- Asked for once, not for each member.
  this_week constant timestamptz := date_trunc('week', clock_timestamp(), 'UTC');
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'bookings', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.event_bookings where status = 'pending'
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
    'events', private.next_events(),
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
