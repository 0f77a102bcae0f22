-- What callers send is bounded before anything is done with it (A-92): a long text costs whoever reads it, and everybody
-- who waits behind her. The bounds stand in the public procedures and are wider than the rules behind them, which say
-- more exactly what is wrong with a text that is only a little too long.

create function private.bounded(given text, most integer)
returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if char_length(given) > most then
    raise exception using errcode = '22023', message = format('A text of at most %s letters is taken here', most);
  end if;
  return given;
end
$$;

create function private.bounded(given uuid[], most integer)
returns uuid[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if cardinality(given) > most then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  return given;
end
$$;

grant execute on function private.bounded(text, integer) to anon, authenticated;
grant execute on function private.bounded(uuid[], integer) to authenticated;

-- Its size and its keys first, then each key; what is said of them is short, whatever was sent.
create or replace function private.check_keys(changes jsonb, target regclass, verb text)
returns void
language plpgsql stable set search_path = ''
as $$
declare
  writable constant text[] := private.writable_columns(target, verb);
  unknown text[];
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception using errcode = '22023', message = 'Changes are an object';
  end if;
  if pg_column_size(changes) > 100000 then
    raise exception using errcode = '22023', message = 'Too much was sent at once';
  end if;
  if (select count(*) from jsonb_object_keys(changes)) > 2 * cardinality(writable) then
    raise exception using errcode = '22023', message = 'Too many fields';
  end if;
  select array_agg(left(key, 40)) into unknown from (
    select key from jsonb_object_keys(changes) key where key <> all (writable) limit 3
  ) unknown_keys;
  if unknown is not null then
    raise exception using errcode = '22023', message = 'Unknown fields: ' || array_to_string(unknown, ', ');
  end if;
end
$$;

create or replace function public.list_events(
  earliest timestamptz, category text default null, city text default null, search text default null,
  page integer default 1, page_size integer default 6
)
returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select private.listed_events(
    earliest, private.bounded(category, 300), private.bounded(city, 300), private.bounded(search, 300), page, page_size
  )
$$;

create or replace function public.list_event_filters(
  earliest timestamptz, category text default null, city text default null, search text default null
)
returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select private.event_filters(
    earliest, private.bounded(category, 300), private.bounded(city, 300), private.bounded(search, 300)
  )
$$;

create or replace function public.get_messageable_users(
  current_user_id uuid, search text default null, page_size integer default 50, page_number integer default 1
)
returns table (
  user_id uuid, first_name text, last_name text, avatar_url text, title text, has_conversation boolean, total integer
)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.require_self(current_user_id);
  return query select * from private.messageable_users(private.bounded(search, 300), page_size, page_number);
end
$$;

drop function public.list_pending_event_bookings(text, boolean, integer, integer);

create function public.list_pending_event_bookings(
  search text default null, oldest_first boolean default false, page integer default 1, page_size integer default 20,
  is_past boolean default false
)
returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select private.pending_bookings(private.bounded(search, 300), oldest_first, page, page_size, coalesce(is_past, false))
$$;

grant execute on function public.list_pending_event_bookings(text, boolean, integer, integer, boolean) to authenticated;

create or replace function public.admin_list_audit_log(
  page integer, page_size integer, ascending boolean default false, wanted_action text default null,
  wanted_table text default null, search text default null, is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.list_audit_log(
    page, page_size, ascending, private.bounded(wanted_action, 100), private.bounded(wanted_table, 100),
    private.bounded(search, 300), coalesce(is_export, false)
  )
$$;

create or replace function public.save_interests(user_id uuid, interest_category_ids uuid[])
returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  perform private.bounded(interest_category_ids, 100);
  perform from public.profiles where id = save_interests.user_id for no key update;
  delete from public.user_interests chosen
  where chosen.user_id = save_interests.user_id and chosen.interest_category_id <> all (interest_category_ids);
  insert into public.user_interests (user_id, interest_category_id)
  select save_interests.user_id, category from unnest(interest_category_ids) category
  on conflict do nothing;
end
$$;

create or replace function public.report_member(
  report_id uuid, member_id uuid, reason text, comment text default null, message_id uuid default null
)
returns void
language sql volatile security invoker set search_path = ''
as $$
  select private.report_member(
    report_id, member_id, private.bounded(reason, 100), private.bounded(comment, 8000), message_id
  )
$$;

create or replace function public.decide_report(report_id uuid, decision text, note text default null)
returns void
language sql volatile security invoker set search_path = ''
as $$ select private.decide_report(report_id, private.bounded(decision, 100), private.bounded(note, 8000)) $$;

create or replace function public.decide_application(
  target_application_id uuid, decision text, notes text default null
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.decide(target_application_id, private.bounded(decision, 100), private.bounded(notes, 8000)) $$;

create or replace function public.admin_decide_applications(
  target_application_ids uuid[], decision text, notes text default null
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.decide_many(
    private.bounded(target_application_ids, 100), private.bounded(decision, 100), private.bounded(notes, 8000)
  )
$$;

create or replace function public.admin_remove_member(target_application_id uuid, reason text)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.remove_member(target_application_id, private.bounded(reason, 8000)) $$;
