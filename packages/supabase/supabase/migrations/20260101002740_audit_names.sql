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
  direction text := case when ascending then 'asc' else 'desc' end;
  matching text := concat_ws(' and ',
    'true',
    case when wanted_action is not null then 'private.audited_action(entry.action, entry.details) = $1' end,
    case when wanted_table is not null then 'entry.table_name = $2' end,
    case when pattern is not null
      then '(entry.actor_id = any ($3) or entry.table_name ilike $4 or entry.row_id ilike $4 or entry.row_id = any ($7))'
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
  end if;
  execute 'select count(*) from public.admin_audit_log entry where ' || matching
    into total using wanted_action, wanted_table, members, pattern, page_size, 0, row_ids;
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
    using wanted_action, wanted_table, members, pattern, page_size, (page - 1)::bigint * page_size, row_ids;
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
