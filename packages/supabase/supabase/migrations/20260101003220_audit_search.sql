-- Searching the audit log asks indexes: whose doing it was, of which table, and of which row, by what it is about or by how
-- its id begins, which is what the log shows of it (`admin_audit_log_row_prefix_idx`).

-- Each value once, by going from one to the next in an index: a log has millions of entries, and few actors and tables.
create function private.audited_actors()
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive found as (
    (select actor_id from public.admin_audit_log where actor_id is not null order by actor_id limit 1)
    union all
    select (select actor_id from public.admin_audit_log where actor_id > found.actor_id order by actor_id limit 1)
    from found where found.actor_id is not null
  )
  select actor_id from found where actor_id is not null
$$;

create function private.audited_tables()
returns setof text
language sql stable security definer set search_path = ''
as $$
  with recursive found as (
    (select table_name from public.admin_audit_log order by table_name limit 1)
    union all
    select (select table_name from public.admin_audit_log where table_name > found.table_name order by table_name limit 1)
    from found where found.table_name is not null
  )
  select table_name from found where table_name is not null
$$;

create or replace function private.list_audit_log(
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
