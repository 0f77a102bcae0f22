-- What is to be decided, by whether its money came; and the views of a list that an organizer keeps for herself.

drop function public.admin_list_applications(integer, integer, text, boolean, text, text, uuid, text, boolean);
drop function private.list_applications(integer, integer, text, boolean, text, text, uuid, text, boolean);

-- `cancelled`: 'member' for what members cancelled, 'admin' for bookings and applications that an admin ended, 'all' for
-- both, null for applications of every kind (R-381, R-382, A-11, A-12). `wanted_payment`, of what has a price: 'nothing'
-- came, nothing but her word ('stated'), 'received', or confirmed 'by-hand' (A-100).
create function private.list_applications(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, cancelled text, target_event uuid, search text, is_export boolean, wanted_payment text)
returns jsonb
language plpgsql security definer set search_path = ''
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
  -- Money that came and was not sent back; what counts as paid without it was confirmed by hand.
  came constant text := 'exists (
    select from public.payments payment where payment.booking_id = booking.id and not exists (
      select from public.refunds where refunds.id in (payment.id, payment.booking_id) and refunds.outcome = ''refunded''
    )
  )';
  by_hand constant text := '(booking.status = ''paid'' and private.by_hand_cents(booking.id, booking.amount_paid_cents) > 0)';
  of_payment text := case wanted_payment
    when 'received' then came || ' and not ' || by_hand
    when 'by-hand' then by_hand
    when 'stated' then 'not ' || came || ' and not ' || by_hand || ' and application.paid_stated_at is not null'
    when 'nothing' then 'not ' || came || ' and not ' || by_hand || ' and application.paid_stated_at is null'
  end;
  matching text := concat_ws(' and ',
    'true',
    case
      when wanted_status = 'past' then 'application.status = ''pending'' and application.event_id in (select private.past_events())'
      when wanted_status = 'pending' then 'application.status = $1 and application.event_id not in (select private.past_events())'
      when wanted_status is not null then 'application.status = $1'
    end,
    case when target_event is not null then 'application.event_id = $2' end,
    case when pattern is not null then '(application.user_id = any ($3) or application.event_id = any ($4))' end,
    case when of_payment is not null then 'application.payment_required and ' || of_payment end,
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
    or (wanted_payment is not null and of_payment is null)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
  end if;
  execute 'select count(*) from public.event_applications application '
    || case when cancelled in ('all', 'admin') or of_payment is not null
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
      'status', wanted_status, 'cancelled', cancelled, 'event', target_event, 'payment', wanted_payment, 'searched', pattern is not null
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

grant execute on function private.list_applications(
  integer, integer, text, boolean, text, text, uuid, text, boolean, text
) to authenticated;

create function public.admin_list_applications(
  page integer, page_size integer, sort_by text default 'date', ascending boolean default false,
  wanted_status text default null, cancelled text default null, target_event_id uuid default null,
  search text default null, is_export boolean default false, wanted_payment text default null
)
returns jsonb
language sql set search_path = ''
as $$
  select private.list_applications(
    page, page_size, sort_by, ascending, wanted_status, cancelled, target_event_id, search, coalesce(is_export, false),
    wanted_payment
  )
$$;
grant execute on function public.admin_list_applications(
  integer, integer, text, boolean, text, text, uuid, text, boolean, text
) to authenticated, service_role;

-- Filters, search and order of a list, under a name. Nobody reads another's.
create table private.saved_views (
  user_id uuid not null references public.profiles (id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (char_length(name) between 1 and 60),
  view jsonb not null check (jsonb_typeof(view) = 'object' and pg_column_size(view) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, list, name)
);
alter table private.saved_views enable row level security;

create function private.own_views(wanted_list text)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('Only organizers keep views');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('name', saved.name, 'view', saved.view) order by lower(saved.name), saved.name
    ), '[]')
    from private.saved_views saved
    where saved.user_id = auth.uid() and saved.list = wanted_list
  );
end
$$;
grant execute on function private.own_views(text) to authenticated;

create function public.admin_list_views(list text)
returns jsonb
language sql stable set search_path = ''
as $$ select private.own_views(private.bounded(list, 40)) $$;
grant execute on function public.admin_list_views(text) to authenticated, service_role;

-- Keeps a view, in place of one of that name; with null in its place it is forgotten. Twenty of a list are kept.
create function private.save_view(wanted_list text, view_name text, wanted jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned constant text := btrim(view_name, E' \t\r\n');
begin
  perform private.require_staff('Only organizers keep views');
  if wanted_list is null or coalesce(cleaned, '') = '' or char_length(cleaned) > 60 then
    raise exception using errcode = '22023', message = 'A view has a list and a name of 1 to 60 letters';
  end if;
  if wanted is null then
    delete from private.saved_views where user_id = auth.uid() and list = wanted_list and name = cleaned;
  else
    -- One at a time of hers, so that no twenty-first slips in.
    perform from public.profiles where id = auth.uid() for no key update;
    if (
      select count(*) from private.saved_views
      where user_id = auth.uid() and list = wanted_list and name <> cleaned
    ) >= 20 then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
    end if;
    insert into private.saved_views (user_id, list, name, view)
    values (auth.uid(), wanted_list, cleaned, wanted)
    on conflict (user_id, list, name) do update set view = excluded.view;
  end if;
  return private.own_views(wanted_list);
end
$$;
grant execute on function private.save_view(text, text, jsonb) to authenticated;

create function public.admin_save_view(list text, name text, view jsonb default null)
returns jsonb
language sql set search_path = ''
as $$ select private.save_view(private.bounded(list, 40), private.bounded(name, 200), view) $$;
grant execute on function public.admin_save_view(text, text, jsonb) to authenticated, service_role;
