-- What members reported, as the other tables of admins: pages with a total, searched, and exported with a trace.
create function private.list_reports(
  page integer, page_size integer, ascending boolean, wanted_status text, search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  -- An account may be gone: the copy has the name that it had.
  matching text := concat_ws(' and ',
    'true',
    case when wanted_status is not null then 'report.status = $1' end,
    case when pattern is not null then '(
      report.reporter_id = any ($2) or report.reported_id = any ($2) or report.comment ilike $3 or report.note ilike $3
      or concat_ws('' '', report.copy -> ''profile'' ->> ''first_name'', report.copy -> ''profile'' ->> ''last_name'')
        ilike $3
    )' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read reports');
  perform private.check_page(page, page_size, is_export);
  if ascending is null or coalesce(wanted_status not in ('open', 'upheld', 'dismissed'), false) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  execute 'select count(*) from public.reports report where ' || matching into total using wanted_status, members, pattern;
  execute format(
    'with page as materialized (
      select report.* from public.reports report
      where %2$s
      order by report.created_at %1$s, report.id %1$s
      limit $4 offset $5
    )
    select coalesce(jsonb_agg(to_jsonb(found) order by found.created_at %1$s, found.id %1$s), ''[]'') from (
      select page.id, page.reporter_id, page.reported_id, page.reason, page.comment, page.copy, page.status, page.note,
        page.decided_at, page.created_at,
        private.person(page.reporter_id) as reporter, private.person(page.decided_by) as decided_by
      from page
    ) found',
    direction, matching
  ) into found using wanted_status, members, pattern, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'reports', is_export,
    jsonb_strip_nulls(jsonb_build_object('status', wanted_status, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

create function public.admin_list_reports(
  page integer, page_size integer, ascending boolean default false, wanted_status text default null,
  search text default null, is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.list_reports(page, page_size, ascending, wanted_status, search, coalesce(is_export, false)) $$;

grant execute on function
  private.list_reports(integer, integer, boolean, text, text, boolean),
  public.admin_list_reports(integer, integer, boolean, text, text, boolean)
  to authenticated;
