-- Two years of a community are a million entries, and to count how many acts they are took a second each time that the log
-- was opened. The count ends where nobody turns pages any more: one more than 2,000 says that there are more. A file still
-- says how many lines it holds.

-- Searched by who acted, by table, by whom or what a row is about, and by when. Tables are few and found by their names
-- first; what is left has an index for each of its ways. A page is one of acts: of each the first entry that fits, how many
-- more do, and the first of those. In a file each entry stands for itself. Acts are counted to 2,001, entries of a file to
-- the last.
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
