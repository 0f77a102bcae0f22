-- What an entry is about: whose row it is, and the title of its event or the name of its toggle. Its plan is kept, which one of
-- SQL's own is not, and makes most of what a page of the log costs.
create or replace function private.audited_subject(table_name text, row_id text)
returns table(member_id uuid, title text)
language plpgsql stable security definer set search_path to ''
as $$
#variable_conflict use_column
begin
  case audited_subject.table_name
    when 'event_bookings', 'payments', 'refunds' then
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
      'actor', private.person(entry.actor_id), 'member', private.person(subject.member_id), 'title', subject.title,
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

-- Ids of all rows that are about these members or events, or whose name has the pattern; an id is one of one table.
create or replace function private.audited_rows(members uuid[], events uuid[], pattern text)
returns text[]
language sql stable security definer set search_path to ''
as $$
  with booking as (
    select id from public.event_bookings where user_id = any (members) or event_id = any (events)
  )
  select array(
    select unnest(members)::text
    union all select unnest(events)::text
    union all select id::text from booking
    union all select payment.id::text from public.payments payment join booking on booking.id = payment.booking_id
    union all select id::text from public.event_applications where user_id = any (members) or event_id = any (events)
    union all select id::text from private.event_messages where event_id = any (events)
    union all select id::text from private.member_notes where user_id = any (members)
    union all select id::text from public.user_subscriptions where user_id = any (members)
    union all select id::text from public.coffee_chat_requests where requester_id = any (members)
    union all select id::text from public.reports where reported_id = any (members)
    union all select id::text from public.feature_toggles where feature_name ilike pattern
  )
$$;

-- Searched by who acted, by table, by whom or what a row is about, and by when. Tables are few and found by their names
-- first; what is left has an index for each of its ways. A page is one of acts: of each the first entry that fits, how many
-- more do, and the first of those. In a file each entry stands for itself. Acts are counted to 2,001, entries of a file to
-- the last. What was asked for is looked for once: a page says by their ids which entries it found.
create or replace function private.list_audit_log(page integer, page_size integer, ascending boolean,
  wanted_action text, wanted_table text, search text, is_export boolean, since timestamptz, until timestamptz)
returns jsonb
language plpgsql security definer set search_path to ''
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
      case when cardinality(row_ids) > 0 then 'entry.row_id = any ($7)' end,
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
