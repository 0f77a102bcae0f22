-- The log shows an act as one line: what one person did at one moment. All rows of a transaction have its moment, and what
-- follows each other in it is told by their ids. Rows of before have moments of their own, and stay lines of their own.
alter table public.admin_audit_log alter column created_at set default now();

-- What is shown at first, what was done to one kind of row, and what was done at all: each in the order of the list.
create index admin_audit_log_act_idx on public.admin_audit_log (created_at desc, actor_id desc) include (action);
create index admin_audit_log_table_idx on public.admin_audit_log (table_name, created_at desc, actor_id desc)
  include (action);
create index admin_audit_log_action_idx on public.admin_audit_log
  (private.audited_action(action, details), created_at desc, actor_id desc);
drop index public.admin_audit_log_newest_idx;

-- As it was, with notes about members and what was written to the guests of an event.
create or replace function private.audited_rows(members uuid[], events uuid[], pattern text)
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
    union select id::text from private.event_messages where event_id = any (events)
    union select id::text from private.member_notes where user_id = any (members)
    union select id::text from public.user_subscriptions where user_id = any (members)
    union select id::text from public.coffee_chat_requests where requester_id = any (members)
    union select id::text from public.reports where reported_id = any (members)
    union select id::text from public.feature_toggles where feature_name ilike pattern
  )
$$;

-- How a row stands today, where something that was done to it can be undone; null for any other.
create function private.audited_standing(table_name text, row_id text)
returns text
language sql stable security definer set search_path = ''
as $$
  select application.status from public.event_applications application
  where table_name = 'event_applications' and application.id = row_id::uuid
  union all
  select toggle.is_enabled::text from public.feature_toggles toggle
  where table_name = 'feature_toggles' and toggle.id = row_id::uuid
$$;

-- An entry of the log with the names of its people and things.
create function private.audited_entry(entry public.admin_audit_log)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', entry.id, 'actor_id', entry.actor_id, 'action', private.audited_action(entry.action, entry.details),
    'table_name', entry.table_name, 'row_id', entry.row_id, 'created_at', entry.created_at,
    'actor', private.person(entry.actor_id), 'member', private.person(subject.member_id), 'title', subject.title,
    'standing', case when entry.table_name in ('event_applications', 'feature_toggles')
      then private.audited_standing(entry.table_name, entry.row_id) end,
    'changed', coalesce(entry.details -> 'changed', '[]'),
    'before', coalesce(entry.details -> 'before', '{}'),
    'after', coalesce(entry.details -> 'after', '{}'),
    'exported_rows', (entry.details ->> 'rows')::bigint
  )
  from (select entry.table_name, entry.row_id) audited
  left join lateral private.audited_subject(audited.table_name, audited.row_id) subject on true
$$;

drop function public.admin_list_audit_log(integer, integer, boolean, text, text, text, boolean);
drop function private.list_audit_log(integer, integer, boolean, text, text, text, boolean);

-- Searched by who acted, by table, by whom or what a row is about, and by when. Tables are few and found by their names
-- first; what is left has an index for each of its ways. A page is one of acts: of each the first entry that fits, how many
-- more do, and the first of those. In a file each entry stands for itself.
create function private.list_audit_log(
  page integer, page_size integer, ascending boolean, wanted_action text, wanted_table text, search text, is_export boolean,
  since timestamptz, until timestamptz
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  unfolded constant integer := 50;
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
      case when cardinality(row_ids) > 0 then 'entry.row_id = any ($7)' end,
      case when beginning is not null then 'entry.row_id like $8' end
    ), ''), 'false') || ')' end
  );
  execute format(
    'select count(*) from (
      select from public.admin_audit_log entry where %s %s
    ) line',
    matching, grouped
  ) into total
    using wanted_action, wanted_table, actors, tables, page_size, 0, row_ids, beginning, since, until;
  execute format(
    'with page as materialized (
      select entry.created_at, entry.%3$I
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
          select jsonb_agg(private.audited_entry(shown) order by shown.id)
          from (
            select entry.* from public.admin_audit_log entry
            where entry.created_at = page.created_at and entry.%3$I is not distinct from page.%3$I and %2$s
            order by entry.id
            limit $11
          ) shown
        ) as entries,
        (
          select jsonb_agg(to_jsonb(kind) order by kind.first_id)
          from (
            select entry.table_name, private.audited_action(entry.action, entry.details) as action, count(*) as entries,
              min(entry.id) as first_id
            from public.admin_audit_log entry
            where entry.created_at = page.created_at and entry.%3$I is not distinct from page.%3$I and %2$s
            group by 1, 2
          ) kind
        ) as kinds
    ) line',
    direction, matching, key, grouped
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

create function public.admin_list_audit_log(
  page integer, page_size integer, ascending boolean default false, wanted_action text default null,
  wanted_table text default null, search text default null, is_export boolean default false,
  since timestamptz default null, until timestamptz default null
)
returns jsonb
language sql set search_path = ''
as $$
  select private.list_audit_log(
    page, page_size, ascending, private.bounded(wanted_action, 100), private.bounded(wanted_table, 100),
    private.bounded(search, 300), coalesce(is_export, false), since, until
  )
$$;

grant execute on function
  private.list_audit_log(integer, integer, boolean, text, text, text, boolean, timestamptz, timestamptz) to authenticated;
grant execute on function
  public.admin_list_audit_log(integer, integer, boolean, text, text, text, boolean, timestamptz, timestamptz)
  to authenticated, service_role;
