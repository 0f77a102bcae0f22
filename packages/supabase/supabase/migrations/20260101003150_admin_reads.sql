-- What admins read of members they read through procedures, which note it: no policy shows them whole rows with phone,
-- age and city, links, answers or interests.
alter policy "a profile is read by its owner and by admins" on public.profiles using (id = (select auth.uid()));
alter policy "a profile is read by its owner and by admins" on public.profiles rename to "a profile is read by its owner";
alter policy "links are read by their owner and by admins" on public.user_social_links
  using (user_id = (select auth.uid()));
alter policy "links are read by their owner and by admins" on public.user_social_links
  rename to "links are read by their owner";
alter policy "answers are read by their owner and by admins" on public.user_questionnaire_responses
  using (user_id = (select auth.uid()));
alter policy "answers are read by their owner and by admins" on public.user_questionnaire_responses
  rename to "answers are read by their owner";
alter policy "chosen interests are read by their owner and by admins" on public.user_interests
  using (user_id = (select auth.uid()));
alter policy "chosen interests are read by their owner and by admins" on public.user_interests
  rename to "chosen interests are read by their owner";

-- Reports hold copies of what members wrote: they are read where that is noted.
drop policy "reports are read by admins" on public.reports;
revoke select on public.reports from authenticated;

-- All requests with the names of both, for admins; only the caller's own for others (A-65).
create function private.list_coffee_chats(page integer, page_size integer, ascending boolean, cancelled boolean)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_admin constant boolean := private.is_admin();
  direction constant text := case when ascending then 'asc' else 'desc' end;
  matching constant text := concat_ws(' and ',
    case when cancelled then 'request.status = ''cancelled''' else 'request.status <> ''cancelled''' end,
    case when not is_admin then 'request.requester_id = $1' end
  );
  total bigint;
  found jsonb;
begin
  perform private.check_page(page, page_size, false);
  if ascending is null or cancelled is null then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  execute 'select count(*) from public.coffee_chat_requests request where ' || matching into total using auth.uid();
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
  ) into found using auth.uid(), page_size, (page - 1)::bigint * page_size, is_admin;
  if is_admin then
    perform private.note_reading('coffee chats', false, '{}', total);
  end if;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

create function public.list_coffee_chats(
  page integer, page_size integer, ascending boolean default false, cancelled boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.list_coffee_chats(page, page_size, ascending, cancelled) $$;

grant execute on function
  private.list_coffee_chats(integer, integer, boolean, boolean),
  public.list_coffee_chats(integer, integer, boolean, boolean)
  to authenticated;
