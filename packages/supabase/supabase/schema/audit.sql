-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table public.admin_audit_log (
  id bigint not null generated always as identity,
  actor_id uuid,
  action text not null,
  table_name text not null,
  row_id text,
  -- Names of the changed columns; for a status also the values. Never personal content.
  details jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  constraint admin_audit_log_pkey primary key (id),
  constraint admin_audit_log_action_check check (action = any (array['insert', 'update', 'delete', 'read',
    'export']))
);
-- What is shown at first, what was done to one kind of row, and what was done at all: each in the order of the list.
create index admin_audit_log_act_idx on public.admin_audit_log using btree (created_at desc,
  actor_id desc) include (action);
create index admin_audit_log_action_idx on public.admin_audit_log using btree (private.audited_action(action,
  details), created_at desc, actor_id desc);
create index admin_audit_log_actor_id_idx on public.admin_audit_log using btree (actor_id, created_at desc);
create index admin_audit_log_row_idx on public.admin_audit_log using btree (table_name, row_id, id desc);
create index admin_audit_log_row_prefix_idx on public.admin_audit_log using btree (row_id text_pattern_ops);
create index admin_audit_log_table_idx on public.admin_audit_log using btree (table_name, created_at desc,
  actor_id desc) include (action);
alter table public.admin_audit_log enable row level security;
grant select on public.admin_audit_log to authenticated;
create policy "the audit log is read by admins" on public.admin_audit_log
  for select to authenticated
  using ((select private.is_admin()));
create trigger refuse_change before delete or update on public.admin_audit_log
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.admin_audit_log
  for each statement execute function private.refuse_change();

create or replace function public.admin_list_audit_log(page integer, page_size integer,
  ascending boolean default false, wanted_action text default null::text,
  wanted_table text default null::text, search text default null::text, is_export boolean default false,
  since timestamptz default null::timestamptz, until timestamptz default null::timestamptz)
returns jsonb
language sql set search_path to ''
as $$
  select private.list_audit_log(
    page, page_size, ascending, private.bounded(wanted_action, 100), private.bounded(wanted_table, 100),
    private.bounded(search, 300), coalesce(is_export, false), since, until
  )
$$;
grant execute on function public.admin_list_audit_log(integer, integer, boolean, text, text, text, boolean,
  timestamptz, timestamptz) to authenticated, service_role;

-- Searched by who acted, by table, by whom or what a row is about, and by when. Tables are few and found by their names
-- first; what is left has an index for each of its ways. A page is one of acts: of each the first entry that fits, how many
-- more do, and the first of those. In a file each entry stands for itself. Acts are counted to 2,001, entries of a file to
-- the last. What was asked for is looked for once: a page says by their ids which entries it found.
create or replace function private.list_audit_log(page integer, page_size integer, ascending boolean,
  wanted_action text, wanted_table text, search text, is_export boolean, since timestamptz, until timestamptz)
returns jsonb
language plpgsql security definer set search_path to '' set max_parallel_workers_per_gather to '0'
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
grant execute on function private.list_audit_log(integer, integer, boolean, text, text, text, boolean,
  timestamptz, timestamptz) to authenticated;

-- Each value once, by going from one to the next in an index: a log has millions of entries, and few actors and tables.
create or replace function private.audited_actors()
returns setof uuid
language sql stable security definer set search_path to ''
as $$
  with recursive found as (
    (select actor_id from public.admin_audit_log where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from public.admin_audit_log where actor_id > found.actor_id order by actor_id limit 1)
    from found where found.actor_id is not null
  )
  select actor_id from found where actor_id is not null
$$;

create or replace function private.audited_tables()
returns setof text
language sql stable security definer set search_path to ''
as $$
  with recursive found as (
    (select table_name from public.admin_audit_log order by table_name limit 1)
    union all
    select (select table_name from public.admin_audit_log where table_name > found.table_name order by table_name limit 1)
    from found where found.table_name is not null
  )
  select table_name from found where table_name is not null
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

-- What became of a row, as people say it: an event that is deleted stays in its table.
create or replace function private.audited_action(action text, details jsonb)
returns text
language sql immutable set search_path to ''
as $$
  select case
    when action = 'update' and details -> 'after' ->> 'cancelled_at' is not null then 'cancel'
    when action = 'update' and details -> 'after' ? 'deleted_at' then 'delete'
    else action
  end
$$;

-- An entry of the log with the names of its people and things.
create or replace function private.audited_entry(entry public.admin_audit_log)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', entry.id, 'actor_id', entry.actor_id, 'action', private.audited_action(entry.action, entry.details),
      'table_name', entry.table_name, 'row_id', entry.row_id, 'created_at', entry.created_at,
      'actor', private.person(entry.actor_id), 'member', private.person(subject.member_id),
      'title', case when entry.table_name = 'event_hosts' then (
        select event.title from public.events event
        where event.id = coalesce(entry.details #>> '{after,event_id}', entry.details #>> '{before,event_id}')::uuid
      ) else subject.title end,
      'standing', case when entry.table_name in ('event_applications', 'feature_toggles')
        then private.audited_standing(entry.table_name, entry.row_id) end,
      'changed', coalesce(entry.details -> 'changed', '[]'),
      'before', coalesce(entry.details -> 'before', '{}'),
      'after', coalesce(entry.details -> 'after', '{}'),
      'exported_rows', (entry.details ->> 'rows')::bigint
    )
    from (select true) audited
    left join lateral private.audited_subject(entry.table_name, entry.row_id) subject on true
  );
end
$$;

-- How a row stands today, where something that was done to it can be undone; null for any other.
create or replace function private.audited_standing(table_name text, row_id text)
returns text
language sql stable security definer set search_path to ''
as $$
  select application.status from public.event_applications application
  where table_name = 'event_applications' and application.id = row_id::uuid
  union all
  select toggle.is_enabled::text from public.feature_toggles toggle
  where table_name = 'feature_toggles' and toggle.id = row_id::uuid
$$;

-- What an entry is about: whose row it is, and the title of its event or the name of its toggle. Its plan is kept, which one of
-- SQL's own is not, and makes most of what a page of the log costs.
create or replace function private.audited_subject(table_name text, row_id text)
returns table(member_id uuid, title text)
language plpgsql stable security definer set search_path to ''
as $$
#variable_conflict use_column
begin
  case audited_subject.table_name
    when 'event_bookings', 'payments', 'payment_decisions', 'refunds' then
      return query
      select booking.user_id, event.title
      from public.event_bookings booking
      left join public.events event on event.id = booking.event_id
      where booking.id = coalesce(
        (select payment.booking_id from public.payments payment where payment.id = audited_subject.row_id::uuid),
        audited_subject.row_id::uuid
      );
    when 'event_applications' then
      return query
      select application.user_id, event.title
      from public.event_applications application
      left join public.events event on event.id = application.event_id
      where application.id = audited_subject.row_id::uuid;
    when 'events' then
      return query select null::uuid, event.title from public.events event where event.id = audited_subject.row_id::uuid;
    when 'feature_toggles' then
      return query
      select null::uuid, toggle.feature_name from public.feature_toggles toggle where toggle.id = audited_subject.row_id::uuid;
    when 'admin_users', 'user_approvals', 'member_suspensions', 'staff_roles', 'event_hosts' then
      return query select audited_subject.row_id::uuid, null::text;
    when 'member_notes' then
      return query
      select note.user_id, null::text from private.member_notes note where note.id = audited_subject.row_id::uuid;
    when 'event_messages' then
      return query
      select null::uuid, event.title from private.event_messages message
      join public.events event on event.id = message.event_id
      where message.id = audited_subject.row_id::uuid;
    when 'user_subscriptions' then
      return query
      select subscription.user_id, null::text from public.user_subscriptions subscription
      where subscription.id = audited_subject.row_id::uuid;
    when 'coffee_chat_requests' then
      return query
      select request.requester_id, null::text from public.coffee_chat_requests request
      where request.id = audited_subject.row_id::uuid;
    when 'reports' then
      return query
      select report.reported_id, null::text from public.reports report where report.id = audited_subject.row_id::uuid;
    else null;
  end case;
end
$$;

-- The log says until when a member is suspended: as it was set, moved, and ended. Its reason is hers and goes with her account.
create or replace function private.write_audit()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  if caller is null then return null; end if;
  -- Who gives the own rights away is no admin any more when the row is gone.
  if not private.is_admin() and not exists (select from public.staff_roles where user_id = caller)
    and not (tg_table_name = 'admin_users' and tg_op = 'DELETE')
  then
    return null;
  end if;
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
  -- All of such a row is what was given or taken.
  if tg_table_name in ('staff_roles', 'event_hosts') then changed := array['role', 'event_id']; end if;
  if tg_table_name = 'payment_decisions' then changed := array['decision', 'settled_cents']; end if;
  if tg_table_name = 'member_suspensions' and tg_op <> 'UPDATE' then changed := array['until']; end if;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
  values (
    caller, lower(tg_op), tg_table_name,
    case when tg_table_name = 'admin_users' then coalesce(row_after ->> 'user_id', row_before ->> 'user_id')
      else coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id', row_after ->> 'payment_id')
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'changed', case when tg_op = 'UPDATE' then to_jsonb(changed) end,
      'before', private.audited_values(tg_table_name, row_before, changed),
      'after', private.audited_values(tg_table_name, row_after, changed)
    ))
  );
  return null;
end
$$;

-- What the audit log says of a row.
create or replace function private.audited_values(table_name text, row_values jsonb, changed text[])
returns jsonb
language sql immutable set search_path to ''
as $$
  select nullif(coalesce(jsonb_object_agg(key, value), '{}'), '{}')
  from jsonb_each(row_values)
  where key = any (changed)
    and (
      key in (
        'status', 'is_enabled', 'title', 'start_time', 'end_time', 'location', 'max_attendees', 'credits_required',
        'deleted_at', 'cancelled_at', 'cancellation_reason', 'amount_paid_cents', 'cancelled_late'
      )
      or (table_name = 'feature_toggles' and key = 'description')
      or table_name in ('staff_roles', 'event_hosts', 'payment_decisions')
      or (table_name = 'member_suspensions' and key = 'until')
    )
$$;
