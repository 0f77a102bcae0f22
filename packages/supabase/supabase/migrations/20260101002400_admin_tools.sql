-- The admin's tables on the profile page: pages with a total, decisions about many rows, and what the log keeps of them.

-- Reading members' addresses and taking lists away are acts of an admin too.
alter table public.admin_audit_log drop constraint admin_audit_log_action_check;
alter table public.admin_audit_log
  add constraint admin_audit_log_action_check check (action in ('insert', 'update', 'delete', 'read', 'export'));
create index admin_audit_log_row_idx on public.admin_audit_log (table_name, row_id, id desc);

-- Columns whose values the log keeps before and after a change. The others are personal, or texts of any length: of
-- those it keeps the name.
create function private.audited_values(table_name text, row_values jsonb, changed text[])
returns jsonb
language sql immutable set search_path = ''
as $$
  select nullif(coalesce(jsonb_object_agg(key, value), '{}'), '{}')
  from jsonb_each(row_values)
  where key = any (changed)
    and (
      key in (
        'status', 'is_enabled', 'title', 'start_time', 'end_time', 'location', 'max_attendees', 'credits_required',
        'deleted_at', 'amount_paid_cents', 'cancelled_late'
      )
      or (table_name = 'feature_toggles' and key = 'description')
    )
$$;

-- The first argument of the trigger names the column that tells whose row it is; an admin's dealings with the admin's own
-- rows, which any member could have written, are no admin writes, and what the database derives by itself is no change.
create or replace function private.write_audit()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  if caller is null then return null; end if;
  -- Who gives the own rights away is no admin any more when the row is gone.
  if not private.is_admin() and not (tg_table_name = 'admin_users' and tg_op = 'DELETE') then return null; end if;
  if tg_op = 'INSERT' and tg_nargs > 0 and row_after ->> tg_argv[0] = caller::text then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(key order by key) into changed
    from jsonb_each(row_after) after_value
    join pg_catalog.pg_attribute on attrelid = tg_relid and attname = key and attgenerated = ''
    where after_value.value is distinct from row_before -> key
      and key not in ('updated_at', 'attendees_count', 'rescheduled_at');
    -- Only what the rules keep by themselves changed.
    if changed is null then return null; end if;
  end if;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
  values (
    caller, lower(tg_op), tg_table_name,
    case when tg_table_name = 'admin_users' then coalesce(row_after ->> 'user_id', row_before ->> 'user_id')
      else coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id')
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'changed', to_jsonb(changed),
      'before', private.audited_values(tg_table_name, row_before, changed),
      'after', private.audited_values(tg_table_name, row_after, changed)
    ))
  );
  return null;
end
$$;

-- Reading page after page is one act: it is kept once an hour for each list.
create function private.note_reading(what text, is_export boolean, filters jsonb, number_of_rows bigint)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := case when is_export then 'export' else 'read' end;
begin
  if exists (
    select from public.admin_audit_log
    where actor_id = auth.uid() and created_at > now() - interval '1 hour'
      and action = wanted and table_name = what and (not is_export or details -> 'filters' = filters)
  ) then
    return;
  end if;
  insert into public.admin_audit_log (actor_id, action, table_name, details)
  values (
    auth.uid(), wanted, what,
    case when is_export then jsonb_build_object('filters', filters, 'rows', number_of_rows) else '{}' end
  );
end
$$;

-- A pattern for `ilike`; null when nothing is searched for.
create function private.search_pattern(search text)
returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(search) > 100 then
    raise exception using errcode = '22023', message = 'A search has at most 100 letters';
  end if;
  return '%' || regexp_replace(nullif(btrim(search), ''), '([\\%_])', '\\\1', 'g') || '%';
end
$$;

-- A desk reads at most 100 rows at once, an export 1,000.
create function private.check_page(page integer, page_size integer, is_export boolean)
returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if page is null or page not between 1 and 1000000
    or page_size is null or page_size not between 1 and (case when is_export then 1000 else 100 end)
  then
    raise exception using errcode = '22023', message = 'There is no such page';
  end if;
end
$$;

create function private.person(target uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', id, 'first_name', first_name, 'last_name', last_name)
  from public.profiles where id = target
$$;

-- `cancelled`: 'member' for what members cancelled, 'admin' for bookings and applications that an admin ended, 'all' for
-- both, null for applications of every kind (R-381, R-382, A-11, A-12).
create function private.list_applications(
  page integer, page_size integer, sort_by text, ascending boolean, wanted_status text, cancelled text,
  target_event uuid, search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  events uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'application.application_date'
    when 'updated' then 'application.updated_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'event' then 'lower(event.title)'
    when 'status' then 'application.status'
  end;
  by_member constant text := 'application.status = ''denied'' and application.cancelled_by = application.user_id';
  by_admin constant text := 'application.status = ''denied''
    and application.cancelled_by is distinct from application.user_id
    and (application.cancelled_by is not null or booking.status = ''cancelled'')';
  matching text := concat_ws(' and ',
    'true',
    case
      when wanted_status = 'past' then 'application.status = ''pending'' and application.event_id in (select private.past_events())'
      when wanted_status = 'pending' then 'application.status = $1 and application.event_id not in (select private.past_events())'
      when wanted_status is not null then 'application.status = $1'
    end,
    case when target_event is not null then 'application.event_id = $2' end,
    case when pattern is not null then '(application.user_id = any ($3) or application.event_id = any ($4))' end,
    case cancelled
      when 'member' then by_member
      when 'admin' then by_admin
      when 'all' then '((' || by_member || ') or (' || by_admin || '))'
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
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
  end if;
  execute 'select count(*) from public.event_applications application '
    || case when cancelled in ('all', 'admin')
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
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, application.id, application.user_id, application.event_id, application.status, application.application_date,
        application.admin_notes, application.payment_required, application.payment_amount_cents,
        application.payment_method, application.processed_at, application.cancelled_by, application.cancelled_late,
        application.created_at, application.updated_at, application.reference, application.paid_stated_at,
        booking.id as booking_id, booking.status as booking_status,
        private.received_money(booking.id) as received,
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
      'status', wanted_status, 'cancelled', cancelled, 'event', target_event, 'searched', pattern is not null
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

-- One decision about many applications, the one that waits longest first, so that the last free seats are given in turn.
-- Each answers for itself: 'decided'; 'unchanged' when it stood so before; 'already-decided' the other way, and by whom,
-- or whether it was its member who cancelled; 'event-full', and left pending; 'no-application'.
create function private.decide_many(target_applications uuid[], decision text, notes text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'deny' then 'denied' end;
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_admin('Only admins can decide about applications');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or deny';
  end if;
  if cardinality(target_applications) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  -- All locks first, in the one order: two admins who decide about the same events wait for each other in turn.
  perform from public.profiles
    where id in (select user_id from public.event_applications where id = any (target_applications))
    order by id for key share;
  perform from public.events
    where id in (select event_id from public.event_applications where id = any (target_applications))
    order by id for no key update;
  for item in
    select wish.id as target, application.status
    from (select distinct id from unnest(target_applications) id) wish
    left join public.event_applications application on application.id = wish.id
    order by application.application_date, wish.id
  loop
    if item.status is null then
      verdict := 'no-application';
    elsif item.status = wanted then
      verdict := 'unchanged';
    elsif item.status <> 'pending' then
      verdict := 'already-decided';
    else
      begin
        perform private.settle(item.target, wanted, notes);
        verdict := 'decided';
      exception when raise_exception then
        if sqlerrm <> 'EVENT_FULL' then raise; end if;
        verdict := 'event-full';
      end;
    end if;
    answers := answers || jsonb_build_object(
      'application_id', item.target,
      'verdict', verdict,
      'application_status', (select status from public.event_applications where id = item.target),
      'decided_by', case when verdict in ('unchanged', 'already-decided') then private.decided_by(item.target) end,
      'by_member', coalesce(
        (select cancelled_by = user_id from public.event_applications where id = item.target), false
      )
    );
  end loop;
  return answers;
end
$$;

create function private.list_members(
  page integer, page_size integer, sort_by text, ascending boolean, wanted_status text, only_admins boolean,
  search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'approval.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'status' then 'approval.status'
  end;
  matching text := concat_ws(' and ',
    'true',
    case when wanted_status is not null then 'approval.status = $1' end,
    case when pattern is not null then 'approval.user_id = any ($2)' end,
    case when only_admins then 'exists (select from public.admin_users a where a.user_id = approval.user_id)' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read approvals');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or coalesce(wanted_status not in ('pending', 'approved', 'rejected'), false)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  execute 'select count(*) from public.user_approvals approval where ' || matching
    into total using wanted_status, members;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, approval.user_id %2$s) as place, approval.user_id
      from public.user_approvals approval
      join public.profiles person on person.id = approval.user_id
      where %3$s
      order by %1$s %2$s, approval.user_id %2$s
      limit $3 offset $4
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, approval.user_id, person.first_name, person.last_name, approval.status, approval.created_at,
        approval.updated_at,
        (select account.email from auth.users account where account.id = approval.user_id) as email,
        exists (select from public.admin_users a where a.user_id = approval.user_id) as is_admin
      from page
      join public.user_approvals approval on approval.user_id = page.user_id
      join public.profiles person on person.id = approval.user_id
    ) found',
    sorted, direction, matching
  ) into found using wanted_status, members, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'members', is_export,
    jsonb_strip_nulls(jsonb_build_object(
      'status', wanted_status, 'only_admins', only_admins, 'searched', pattern is not null
    )),
    total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- Approvals that wait. Each answers for itself: 'decided'; 'unchanged' when it stood so before; 'already-decided' the
-- other way; 'no-member'; and by whom.
create function private.decide_approvals(targets uuid[], decision text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_admin('Only admins can decide about members');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or reject';
  end if;
  if cardinality(targets) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  perform from public.user_approvals where user_id = any (targets) order by user_id for update;
  for item in
    select wish.id as target, approval.status
    from (select distinct id from unnest(targets) id) wish
    left join public.user_approvals approval on approval.user_id = wish.id
    order by wish.id
  loop
    verdict := case
      when item.status is null then 'no-member'
      when item.status = wanted then 'unchanged'
      when item.status <> 'pending' then 'already-decided'
      else 'decided'
    end;
    if verdict = 'decided' then
      update public.user_approvals set status = wanted where user_id = item.target;
    end if;
    answers := answers || jsonb_build_object(
      'user_id', item.target,
      'verdict', verdict,
      'status', case when verdict = 'decided' then wanted else item.status end,
      'decided_by', case
        when verdict in ('unchanged', 'already-decided') then private.status_by('user_approvals', item.target, item.status)
      end
    );
  end loop;
  return answers;
end
$$;

create function private.list_subscriptions(
  page integer, page_size integer, sort_by text, ascending boolean, wanted_status text, search text,
  is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'subscription.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'status' then 'subscription.status'
  end;
  matching text := concat_ws(' and ',
    'true',
    case when wanted_status is not null then 'subscription.status = $1' end,
    case when pattern is not null then 'subscription.user_id = any ($2)' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read subscriptions');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or coalesce(wanted_status not in ('active', 'cancelled', 'pending'), false)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  execute 'select count(*) from public.user_subscriptions subscription where ' || matching
    into total using wanted_status, members;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, subscription.id %2$s) as place, subscription.id
      from public.user_subscriptions subscription
      join public.profiles person on person.id = subscription.user_id
      where %3$s
      order by %1$s %2$s, subscription.id %2$s
      limit $3 offset $4
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, subscription.id, subscription.user_id, person.first_name, person.last_name,
        (select account.email from auth.users account where account.id = subscription.user_id) as user_email,
        plan.name as plan_name, plan.type as subscription_tier, subscription.status as subscription_status,
        plan.price_cents as plan_price_cents, subscription.current_period_end
      from page
      join public.user_subscriptions subscription on subscription.id = page.id
      join public.subscription_plans plan on plan.id = subscription.plan_id
      join public.profiles person on person.id = subscription.user_id
    ) found',
    sorted, direction, matching
  ) into found using wanted_status, members, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'subscriptions', is_export,
    jsonb_strip_nulls(jsonb_build_object('status', wanted_status, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- Searched by who acted, by table, and by whom or what a row is about. Tables are few and found by their names first;
-- what is left has an index for each of its ways.
create function private.list_audit_log(
  page integer, page_size integer, ascending boolean, wanted_action text, wanted_table text, search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  actors uuid[] := '{}';
  tables text[] := '{}';
  row_ids text[] := '{}';
  beginning text := case when btrim(search) ~* '^[0-9a-f][0-9a-f-]{3,35}$' then lower(btrim(search)) || '%' end;
  direction text := case when ascending then 'asc' else 'desc' end;
  matching text;
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
      when wanted_action = 'without-own-reading'
        then 'not (entry.action = ''read'' and entry.actor_id is not distinct from (select auth.uid()))'
      when wanted_action is not null then 'private.audited_action(entry.action, entry.details) = $1'
    end,
    case when wanted_table is not null then 'entry.table_name = $2' end,
    case when pattern is not null then '(' || coalesce(nullif(concat_ws(' or ',
      case when cardinality(actors) > 0 then 'entry.actor_id = any ($3)' end,
      case when cardinality(tables) > 0 then 'entry.table_name = any ($4)' end,
      case when cardinality(row_ids) > 0 then 'entry.row_id = any ($7)' end,
      case when beginning is not null then 'entry.row_id like $8' end
    ), ''), 'false') || ')' end
  );
  execute 'select count(*) from public.admin_audit_log entry where ' || matching
    into total using wanted_action, wanted_table, actors, tables, page_size, 0, row_ids, beginning;
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
    using wanted_action, wanted_table, actors, tables, page_size, (page - 1)::bigint * page_size, row_ids, beginning;
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

-- What waits and since when, how the coming events fill, who came, and what money is awaited.
create function private.admin_overview()
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

-- Two admins who revoke each other at once take turns: one of them is left.
create function private.revoke_admin(target uuid)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('sorella.first_admin', 0));
  perform private.require_admin('Only existing admins can revoke admin privileges');
  if not exists (select from public.admin_users where user_id <> target) then
    raise exception using errcode = 'P0001', message = 'LAST_ADMIN';
  end if;
  delete from public.admin_users where user_id = target;
  return true;
end
$$;

create or replace function private.user_emails(user_ids uuid[])
returns table (user_id uuid, email text)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can read email addresses');
  if cardinality(user_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  perform private.note_reading('email addresses', false, '{}', cardinality(user_ids));
  return query
    select account.id, account.email::text from auth.users account
    where account.id = any (user_ids) and account.email is not null;
end
$$;
create or replace function public.admin_get_user_emails(user_ids uuid[])
returns table (user_id uuid, email text)
language sql volatile security invoker set search_path = ''
as $$ select * from private.user_emails(user_ids) $$;

-- The row of the PayPal.me name is a setting and no switch (A-68); code knows the others by their names.
create function private.guard_feature_toggle()
returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.feature_name is distinct from old.feature_name then
    raise exception using errcode = '22023', message = 'The name of a feature never changes';
  end if;
  if new.feature_name = 'paypal_email' and old.is_enabled and not new.is_enabled then
    raise exception using errcode = '22023', message = 'The PayPal.me name is a setting, not a switch';
  end if;
  return new;
end
$$;
create trigger guard_feature_toggle before update on public.feature_toggles
  for each row execute function private.guard_feature_toggle();

create function public.admin_list_applications(
  page integer, page_size integer, sort_by text default 'date', ascending boolean default false,
  wanted_status text default null, cancelled text default null, target_event_id uuid default null,
  search text default null, is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.list_applications(
    page, page_size, sort_by, ascending, wanted_status, cancelled, target_event_id, search, coalesce(is_export, false)
  )
$$;

create function public.admin_decide_applications(
  target_application_ids uuid[], decision text, notes text default null
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide_many(target_application_ids, decision, notes) $$;

create function public.admin_list_members(
  page integer, page_size integer, sort_by text default 'date', ascending boolean default false,
  wanted_status text default null, only_admins boolean default false, search text default null,
  is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.list_members(
    page, page_size, sort_by, ascending, wanted_status, only_admins, search, coalesce(is_export, false)
  )
$$;

create function public.admin_decide_approvals(target_user_ids uuid[], decision text)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide_approvals(target_user_ids, decision) $$;

create function public.admin_list_subscriptions(
  page integer, page_size integer, sort_by text default 'date', ascending boolean default false,
  wanted_status text default null, search text default null, is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.list_subscriptions(
    page, page_size, sort_by, ascending, wanted_status, search, coalesce(is_export, false)
  )
$$;

create function public.admin_list_audit_log(
  page integer, page_size integer, ascending boolean default false, wanted_action text default null,
  wanted_table text default null, search text default null, is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.list_audit_log(
    page, page_size, ascending, wanted_action, wanted_table, search, coalesce(is_export, false)
  )
$$;

create function public.admin_overview()
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.admin_overview() $$;

create function public.revoke_admin(user_id uuid, target_user_id uuid)
returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.revoke_admin(target_user_id);
end
$$;

grant execute on function
  private.list_applications(integer, integer, text, boolean, text, text, uuid, text, boolean),
  private.decide_many(uuid[], text, text),
  private.list_members(integer, integer, text, boolean, text, boolean, text, boolean),
  private.decide_approvals(uuid[], text),
  private.list_subscriptions(integer, integer, text, boolean, text, text, boolean),
  private.list_audit_log(integer, integer, boolean, text, text, text, boolean),
  private.admin_overview(), private.revoke_admin(uuid)
  to authenticated;
grant execute on function
  public.admin_list_applications(integer, integer, text, boolean, text, text, uuid, text, boolean),
  public.admin_decide_applications(uuid[], text, text),
  public.admin_list_members(integer, integer, text, boolean, text, boolean, text, boolean),
  public.admin_decide_approvals(uuid[], text),
  public.admin_list_subscriptions(integer, integer, text, boolean, text, text, boolean),
  public.admin_list_audit_log(integer, integer, boolean, text, text, text, boolean),
  public.admin_overview(), public.revoke_admin(uuid, uuid)
  to authenticated;
