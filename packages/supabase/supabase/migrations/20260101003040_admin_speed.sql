-- Lists and locks of many rows: what an admin asks for comes at once, and holds no row for long.

-- What a payment is for: a booking by its id, or by the reference that stands in the note. Each by its own index.
create or replace function private.payment_target(subject text)
returns jsonb
language sql stable security definer set search_path = ''
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

-- Fifty events at once, so that nobody waits long for one of them: it is asked again until none is left.
create or replace function private.refresh_paypal_links(new_username text)
returns integer
language plpgsql security definer set search_path = ''
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

create or replace function private.admin_overview()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can read the overview');
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
        'awaited_cents', coalesce(sum(application.payment_amount_cents) filter (where booking.status = 'pending'), 0),
        'confirmed_cents', coalesce(sum(booking.amount_paid_cents) filter (where booking.status = 'paid'), 0)
      )
      from public.event_bookings booking
      join public.event_applications application on application.id = booking.application_id
      where booking.status in ('pending', 'paid')
    )
  );
end
$$;

create index admin_audit_log_row_prefix_idx on public.admin_audit_log (row_id text_pattern_ops);

-- Tables are few and found by their names first; what is left has an index for each of its ways.
create or replace function private.list_audit_log(
  page integer, page_size integer, ascending boolean, wanted_action text, wanted_table text, search text,
  is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  row_ids text[];
  table_names text[];
  -- A row is found by how its id begins.
  beginning text := ltrim(lower(pattern), '%');
  like_row text := case when beginning ~ '^[0-9a-f-]{4,}%$' then ' or entry.row_id like $9' else '' end;
  direction text := case when ascending then 'asc' else 'desc' end;
  matching text := concat_ws(' and ',
    'true',
    case when wanted_action is not null then 'private.audited_action(entry.action, entry.details) = $1' end,
    case when wanted_table is not null then 'entry.table_name = $2' end,
    case when pattern is not null
      then '(entry.actor_id = any ($3) or entry.table_name = any ($8) or entry.row_id = any ($7)' || like_row || ')'
    end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read the audit log');
  perform private.check_page(page, page_size, is_export);
  if ascending is null then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    row_ids := private.audited_rows(
      members, array(select id from public.events where events.title ilike pattern), pattern
    );
    table_names := array(
      with recursive known as (
        (select table_name from public.admin_audit_log order by table_name limit 1)
        union all
        select (
          select entry.table_name from public.admin_audit_log entry
          where entry.table_name > known.table_name order by entry.table_name limit 1
        ) from known where known.table_name is not null
      )
      select table_name from known where table_name ilike pattern
    );
  end if;
  execute 'select count(*) from public.admin_audit_log entry where ' || matching
    into total using wanted_action, wanted_table, members, pattern, page_size, 0, row_ids, table_names, beginning;
  execute format(
    'with page as materialized (
      select entry.id
      from public.admin_audit_log entry
      where %2$s
      order by entry.created_at %1$s, entry.id %1$s
      limit $5 offset $6
    )
    select coalesce(jsonb_agg(to_jsonb(found) order by found.created_at %1$s, found.id %1$s), ''[]'') from (
      select entry.id, entry.actor_id, private.audited_action(entry.action, entry.details) as action,
        entry.table_name, entry.row_id, entry.created_at,
        private.person(entry.actor_id) as actor,
        private.person(subject.member_id) as member,
        subject.title,
        coalesce(entry.details -> ''changed'', ''[]'') as changed,
        coalesce(entry.details -> ''before'', ''{}'') as before,
        coalesce(entry.details -> ''after'', ''{}'') as after,
        (entry.details ->> ''rows'')::bigint as exported_rows
      from page
      join public.admin_audit_log entry on entry.id = page.id
      left join lateral private.audited_subject(entry.table_name, entry.row_id) subject on true
    ) found',
    direction, matching
  ) into found
    using wanted_action, wanted_table, members, pattern, page_size, (page - 1)::bigint * page_size, row_ids,
      table_names, beginning;
  if is_export then
    perform private.note_reading(
      'audit log', true,
      jsonb_strip_nulls(jsonb_build_object(
        'action', wanted_action, 'table', wanted_table, 'searched', pattern is not null
      )),
      total
    );
  end if;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
