-- The overview counts the requests that wait for an answer, and its link led to all active ones: 45 to a list of 111.

drop function public.list_coffee_chats(integer, integer, boolean, boolean);
drop function private.list_coffee_chats(integer, integer, boolean, boolean);

-- All requests with the names of both, for admins; only the caller's own for others (A-65). `wanted_status` is one of the
-- active ones, or null for all of them.
create function private.list_coffee_chats(page integer, page_size integer, ascending boolean, cancelled boolean,
  wanted_status text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  is_admin constant boolean := private.is_admin();
  direction constant text := case when ascending then 'asc' else 'desc' end;
  matching constant text := concat_ws(' and ',
    case when cancelled then 'request.status = ''cancelled''' else 'request.status <> ''cancelled''' end,
    case when wanted_status is not null then 'request.status = $5' end,
    case when not is_admin then 'request.requester_id = $1' end
  );
  total bigint;
  found jsonb;
begin
  perform private.check_page(page, page_size, false);
  if ascending is null or cancelled is null
    or coalesce(wanted_status not in ('pending', 'accepted', 'rejected', 'completed'), false)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  execute 'select count(*) from public.coffee_chat_requests request where ' || matching
    into total using auth.uid(), page_size, 0, is_admin, wanted_status;
  execute format(
    'with page as materialized (
      select request.* from public.coffee_chat_requests request
      where %2$s
      order by request.created_at %1$s, request.id %1$s
      limit $2 offset $3
    )
    select coalesce(jsonb_agg(to_jsonb(found) order by found.created_at %1$s, found.id %1$s), ''[]'') from (
      select page.*, private.person(page.requester_id) as requester,
        case when $4 then private.person(page.recipient_id) end as recipient
      from page
    ) found',
    direction, matching
  ) into found using auth.uid(), page_size, (page - 1)::bigint * page_size, is_admin, wanted_status;
  if is_admin then
    perform private.note_reading(
      'coffee chats', false, jsonb_strip_nulls(jsonb_build_object('status', wanted_status)), total
    );
  end if;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_coffee_chats(integer, integer, boolean, boolean, text) to authenticated;

create function public.list_coffee_chats(page integer, page_size integer, ascending boolean default false,
  cancelled boolean default false, wanted_status text default null)
returns jsonb
language sql set search_path to ''
as $$
  select private.list_coffee_chats(page, page_size, ascending, cancelled, private.bounded(wanted_status, 100))
$$;
grant execute on function public.list_coffee_chats(integer, integer, boolean, boolean, text) to authenticated,
  service_role;
