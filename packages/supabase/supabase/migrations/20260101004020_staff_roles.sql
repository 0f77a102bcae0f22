-- Roles below admin (A-104): a host has the people of her events, a treasurer payments and refunds, a moderator reports and
-- members. An admin has all of it, gives and takes roles, and names the hosts of an event.

-- Who may what, once: rules ask it by name, and pages mirror it.
create table private.role_rights (
  role text not null check (role in ('host', 'treasurer', 'moderator')),
  right_name text not null check (right_name in ('guests', 'payments', 'refunds', 'reports', 'members')),
  primary key (role, right_name)
);
alter table private.role_rights enable row level security;
insert into private.role_rights (role, right_name) values
  ('host', 'guests'),
  ('treasurer', 'payments'),
  ('treasurer', 'refunds'),
  ('moderator', 'reports'),
  ('moderator', 'members');

create table public.staff_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null check (role in ('treasurer', 'moderator')),
  given_by uuid references public.profiles (id) on delete set null,
  given_at timestamptz not null default clock_timestamp(),
  primary key (user_id, role)
);
create index staff_roles_given_by_idx on public.staff_roles (given_by);
alter table public.staff_roles enable row level security;
grant select on public.staff_roles to authenticated;
create policy "a role is read by its member and by admins" on public.staff_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete on public.staff_roles
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger write_audit after insert or delete on public.staff_roles
  for each row execute function private.write_audit();

-- A host is one of an event: nobody is one of all.
create table private.event_hosts (
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  given_by uuid references public.profiles (id) on delete set null,
  given_at timestamptz not null default clock_timestamp(),
  primary key (event_id, user_id)
);
create index event_hosts_user_id_idx on private.event_hosts (user_id);
create index event_hosts_given_by_idx on private.event_hosts (given_by);
alter table private.event_hosts enable row level security;
create trigger broadcast_change after insert or delete on private.event_hosts
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger write_audit after insert or delete on private.event_hosts
  for each row execute function private.write_audit();

-- What her roles give her; nothing while she is suspended. An admin's rights do not come from here.
create function private.role_rights_of_caller()
returns setof text
language sql stable security definer set search_path to ''
as $$
  select distinct granted.right_name
  from private.role_rights granted
  where granted.role in (
      select role from public.staff_roles where user_id = (select auth.uid())
      union all
      select 'host' where exists (select from private.event_hosts where user_id = (select auth.uid()))
    )
    and not exists (
      select from public.member_suspensions where user_id = (select auth.uid()) and until > now()
    )
$$;

create function private.has_right(wanted text)
returns boolean
language sql stable security definer set search_path to ''
as $$ select private.is_admin() or exists (select from private.role_rights_of_caller() held where held = wanted) $$;
grant execute on function private.has_right(text) to authenticated;

create function private.require_right(wanted text, refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.has_right(wanted) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

create function private.require_staff(refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.is_admin() and not exists (select from private.role_rights_of_caller()) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

-- Events whose people she sees as a host.
create function private.hosted_events()
returns uuid[]
language sql stable security definer set search_path to ''
as $$
  select coalesce(array_agg(event_id order by event_id), '{}')
  from private.event_hosts
  where user_id = (select auth.uid()) and 'guests' in (select private.role_rights_of_caller())
$$;

-- Another event is refused alike, whether it is there or not.
create function private.require_host(target_event uuid, refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.is_admin() and not coalesce(target_event = any (private.hosted_events()), false) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

-- Who sees to payments decides about applications that have a price, and never about her own.
create function private.require_decider(applications uuid[], refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if private.is_admin() then return; end if;
  if not private.has_right('payments') or exists (
    select from unnest(applications) wish
    left join public.event_applications application on application.id = wish
    where not coalesce(application.payment_required and application.user_id <> auth.uid(), false)
  ) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

-- What is known of herself and noted about her is for others to read, and only an admin suspends and reinstates staff.
create function private.require_over(target uuid, is_verdict boolean)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if private.is_admin() then return; end if;
  if target = auth.uid()
    or is_verdict and exists (select from public.staff_roles where user_id = target)
  then
    raise exception using errcode = '42501', message = 'Only an admin can do this about yourself and about staff';
  end if;
end
$$;

-- What the signed-in member may see and do beside her own, and the events that she hosts.
create function private.rights()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'rights', (
      select coalesce(jsonb_agg(distinct known.right_name order by known.right_name), '[]')
      from private.role_rights known where private.has_right(known.right_name)
    ),
    'hosted_event_ids', to_jsonb(private.hosted_events())
  )
$$;
grant execute on function private.rights() to authenticated;

create function public.list_rights()
returns jsonb
language sql stable set search_path to ''
as $$ select private.rights() $$;
grant execute on function public.list_rights() to authenticated, service_role;

-- Everybody with a role, and the hosts of events that are not over.
create function private.staff()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can read who has which role');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'member', private.person(listed.user_id), 'role', listed.role, 'since', listed.given_at,
        'by', private.person(listed.given_by), 'event', listed.event
      )
      order by listed.role desc, listed.given_at, listed.user_id
    ), '[]')
    from (
      select user_id, role, given_by, given_at, null::jsonb as event from public.staff_roles
      union all
      select host.user_id, 'host', host.given_by, host.given_at, jsonb_build_object(
        'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone
      )
      from private.event_hosts host
      join public.events event on event.id = host.event_id
      where event.deleted_at is null and event.end_time > now()
    ) listed
  );
end
$$;
grant execute on function private.staff() to authenticated;

create function public.admin_list_staff()
returns jsonb
language sql stable set search_path to ''
as $$ select private.staff() $$;
grant execute on function public.admin_list_staff() to authenticated, service_role;

create function private.give_role(target uuid, wanted text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can give roles');
  if wanted is null or wanted not in ('treasurer', 'moderator') then
    raise exception using errcode = '22023', message = 'A role is treasurer or moderator';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.staff_roles (user_id, role, given_by) values (target, wanted, auth.uid())
  on conflict (user_id, role) do nothing;
  return private.staff();
end
$$;
grant execute on function private.give_role(uuid, text) to authenticated;

create function public.admin_give_role(target_user_id uuid, role text)
returns jsonb
language sql set search_path to ''
as $$ select private.give_role(target_user_id, private.bounded(role, 100)) $$;
grant execute on function public.admin_give_role(uuid, text) to authenticated, service_role;

create function private.take_role(target uuid, wanted text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can take roles');
  delete from public.staff_roles where user_id = target and role = wanted;
  return private.staff();
end
$$;
grant execute on function private.take_role(uuid, text) to authenticated;

create function public.admin_take_role(target_user_id uuid, role text)
returns jsonb
language sql set search_path to ''
as $$ select private.take_role(target_user_id, private.bounded(role, 100)) $$;
grant execute on function public.admin_take_role(uuid, text) to authenticated, service_role;

create function private.hosts_of(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can read who hosts an event');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'member', private.person(host.user_id), 'since', host.given_at, 'by', private.person(host.given_by)
      )
      order by host.given_at, host.user_id
    ), '[]')
    from private.event_hosts host where host.event_id = target_event
  );
end
$$;
grant execute on function private.hosts_of(uuid) to authenticated;

create function public.admin_event_hosts(target_event_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.hosts_of(target_event_id) $$;
grant execute on function public.admin_event_hosts(uuid) to authenticated, service_role;

-- One host at a time: two admins who name hosts at once undo nothing of each other.
create function private.set_event_host(target_event uuid, target uuid, hosts boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can name the hosts of an event');
  if hosts is null then
    raise exception using errcode = '22023', message = 'She is a host or she is not';
  end if;
  if not exists (select from public.events where id = target_event and deleted_at is null) then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  if hosts then
    insert into private.event_hosts (event_id, user_id, given_by) values (target_event, target, auth.uid())
    on conflict (event_id, user_id) do nothing;
  else
    delete from private.event_hosts where event_id = target_event and user_id = target;
  end if;
  return private.hosts_of(target_event);
end
$$;
grant execute on function private.set_event_host(uuid, uuid, boolean) to authenticated;

create function public.admin_set_event_host(target_event_id uuid, target_user_id uuid, is_host boolean)
returns jsonb
language sql set search_path to ''
as $$ select private.set_event_host(target_event_id, target_user_id, is_host) $$;
grant execute on function public.admin_set_event_host(uuid, uuid, boolean) to authenticated, service_role;

-- Tables that the treasurer's lists are made of.
alter policy "payments are read by admins" on public.payments
  using ((select private.has_right('payments')));
alter policy "payments are read by admins" on public.payments rename to "payments are read by those who see to them";
alter policy "refunds are read by admins" on public.refunds
  using ((select private.has_right('refunds')));
alter policy "refunds are read by admins" on public.refunds rename to "refunds are read by those who see to them";

-- Payments and refunds.

-- Bookings with what is awaited for each and what came. `wanted_state`: 'awaited' while one is pending; 'received' once it
-- is paid, and 'by-hand' while no payment stands behind that (A-100); 'ended' when it is cancelled. A search finds members
-- and events, and references and transactions by how they begin.
create or replace function private.list_payments(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  beginning text := upper(ltrim(pattern, '%'));
  own_currency constant text := private.setting('currency');
  members uuid[];
  events uuid[];
  bookings uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'booking.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'event' then 'lower(event.title)'
  end;
  is_received constant text := 'exists (
    select from private.standing_payments payment
    where payment.booking_id = booking.id and payment.amount_cents = booking.amount_paid_cents
      and payment.currency = $6
  )';
  of_state text := case wanted_state
    when 'awaited' then 'booking.status = ''pending'''
    when 'received' then 'booking.status = ''paid'' and ' || is_received
    when 'by-hand' then 'booking.status = ''paid'' and not ' || is_received
    when 'ended' then 'booking.status = ''cancelled'''
  end;
  matching text := concat_ws(' and ',
    'true', of_state,
    case when pattern is not null then
      '(booking.user_id = any ($1) or booking.event_id = any ($2) or booking.id = any ($3))'
    end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or (wanted_state is not null and of_state is null) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
    bookings := array(
      select booking.id from public.event_applications application
      join public.event_bookings booking on booking.application_id = application.id
      where application.reference like beginning
      union
      select payment.booking_id from private.payment_ids known
      join public.payments payment on payment.id = known.payment_id
      where known.id like beginning or known.id like ltrim(pattern, '%')
    );
  end if;
  execute 'select count(*) from public.event_bookings booking where ' || matching
    into total using members, events, bookings, page_size, 0, own_currency;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, booking.id %2$s) as place, booking.id
      from public.event_bookings booking
      join public.profiles person on person.id = booking.user_id
      join public.events event on event.id = booking.event_id
      where %3$s
      order by %1$s %2$s, booking.id %2$s
      limit $4 offset $5
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, booking.id as booking_id, booking.application_id, booking.status as booking_status,
        booking.created_at, application.reference, application.payment_amount_cents as amount_cents,
        application.paid_stated_at, booking.amount_paid_cents as confirmed_cents,
        private.by_hand_cents(booking.id, booking.amount_paid_cents) as by_hand_cents,
        private.person(booking.user_id) as member,
        (select account.email from auth.users account where account.id = booking.user_id) as email,
        jsonb_build_object(
          ''id'', event.id, ''title'', event.title, ''start_time'', event.start_time, ''time_zone'', event.time_zone
        ) as event,
        coalesce((
          select jsonb_agg(
            jsonb_build_object(
              ''id'', payment.id, ''provider'', payment.provider, ''reference'', payment.reference,
              ''amount_cents'', payment.amount_cents, ''currency'', payment.currency, ''status'', payment.status,
              ''created_at'', payment.created_at
            )
            order by payment.created_at, payment.id
          )
          from public.payments payment where payment.booking_id = booking.id
        ), ''[]'') as payments
      from page
      join public.event_bookings booking on booking.id = page.id
      join public.event_applications application on application.id = booking.application_id
      join public.events event on event.id = booking.event_id
    ) found',
    sorted, direction, matching
  ) into found using members, events, bookings, page_size, (page - 1)::bigint * page_size, own_currency;
  perform private.note_reading(
    'payments', is_export,
    jsonb_strip_nulls(jsonb_build_object('state', wanted_state, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- What a statement is matched with on the admin's device, a thousand at once: all bookings that wait, and those that
-- changed within a year, also where the account is gone. No address is among it.
create or replace function private.payment_targets(page integer)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  page_size constant integer := 1000;
  own_currency constant text := private.setting('currency');
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if page is null or page not between 1 and 1000000 then
    raise exception using errcode = '22023', message = 'There is no such page';
  end if;
  with target as (
    select booking.id, booking.created_at from public.event_bookings booking
    where booking.status = 'pending' or booking.updated_at > now() - interval '1 year'
    union all
    select departed.booking_id, departed.since from private.departed_bookings departed
    where departed.since > now() - interval '1 year'
  ),
  listed as (
    select id, row_number() over (order by created_at desc, id desc) as place from target
    order by place
    limit page_size offset (payment_targets.page - 1)::bigint * page_size
  ),
  known as (
    select listed.place, listed.id, coalesce(booking.status, 'cancelled') as status,
      coalesce(application.reference, departed.reference) as reference,
      coalesce(application.payment_amount_cents, departed.amount_cents) as amount_cents,
      coalesce(booking.amount_paid_cents, departed.confirmed_cents) as confirmed_cents,
      booking.user_id, coalesce(booking.event_id, departed.event_id) as event_id,
      private.payment_behind(listed.id, coalesce(booking.amount_paid_cents, departed.confirmed_cents)) as behind
    from listed
    left join public.event_bookings booking on booking.id = listed.id
    left join public.event_applications application on application.id = booking.application_id
    left join private.departed_bookings departed on departed.booking_id = listed.id
  )
  select jsonb_build_object(
    'total', (select count(*) from target),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking_id', known.id, 'booking_status', known.status, 'reference', known.reference,
          'amount_cents', known.amount_cents, 'currency', own_currency,
          'member', private.person(known.user_id),
          'event', jsonb_build_object(
            'id', events.id, 'title', events.title, 'start_time', events.start_time, 'time_zone', events.time_zone,
            'seats_left', events.max_attendees - events.attendees_count
          ),
          'is_received', known.behind is not null,
          'by_hand_cents', case when known.behind is null then known.confirmed_cents else 0 end,
          'payments', coalesce((
            select jsonb_agg(jsonb_build_object('reference', ids.id, 'status', payment.status) order by ids.id)
            from public.payments payment
            join private.payment_ids ids on ids.payment_id = payment.id
            where payment.booking_id = known.id
          ), '[]')
        )
        order by known.place
      )
      from known
      join public.events on events.id = known.event_id
    ), '[]')
  ) into answer;
  return answer;
end
$$;

-- What counts as paid, of all bookings that hold a seat.
create or replace function private.payment_totals()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  own_currency constant text := private.setting('currency');
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  return (
    select jsonb_build_object(
      'received_cents', coalesce(sum(booking.amount_paid_cents) filter (where behind.booking_id is not null), 0),
      'by_hand_cents', coalesce(sum(booking.amount_paid_cents) filter (where behind.booking_id is null), 0),
      'by_hand_count', count(*) filter (where behind.booking_id is null and booking.amount_paid_cents > 0)
    )
    from public.event_bookings booking
    left join (
      select distinct payment.booking_id, payment.amount_cents from private.standing_payments payment
      where payment.currency = own_currency
    ) behind on behind.booking_id = booking.id and behind.amount_cents = booking.amount_paid_cents
    where booking.status = 'paid'
  );
end
$$;

-- Payments that an admin found in a PayPal statement, each with the booking its note names. Each answers for itself: what
-- it is recorded as; 'known' when it stood there before; 'reference-used' when it stands for another booking;
-- 'no-booking'. Letters of a transaction's id are capital ones: written otherwise it is no other payment. Money that came
-- for a booking whose account is gone is recorded too, and can be sent back.
create or replace function private.record_payments(matches jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_right('payments', 'Only those who see to payments can do this');
  if jsonb_typeof(matches) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'Payments are a list';
  end if;
  if jsonb_array_length(matches) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  if exists (
    select from jsonb_to_recordset(matches) given (booking_id uuid, transaction text, amount_cents integer, currency text)
    where not coalesce(
      given.booking_id is not null and upper(given.transaction) ~ '^[A-Z0-9]{8,40}$' and given.amount_cents > 0
        and given.currency ~ '^[A-Z]{3}$',
      false
    )
  ) then
    raise exception using errcode = '22023', message = 'A payment has a booking, an id, an amount and a currency';
  end if;
  -- All locks first, in the one order.
  perform from public.profiles
    where id in (
      select booking.user_id from jsonb_to_recordset(matches) given (booking_id uuid)
      join public.event_bookings booking on booking.id = given.booking_id
    )
    order by id for key share;
  perform from public.events
    where id in (
      select booking.event_id from jsonb_to_recordset(matches) given (booking_id uuid)
      join public.event_bookings booking on booking.id = given.booking_id
    )
    order by id for no key update;
  perform from private.departed_bookings
    where booking_id in (select given.booking_id from jsonb_to_recordset(matches) given (booking_id uuid))
    order by booking_id for update;
  for item in
    select given.booking_id, upper(given.transaction) as transaction, given.amount_cents, given.currency,
      exists (select from public.event_bookings where id = given.booking_id)
        or exists (select from private.departed_bookings departed where departed.booking_id = given.booking_id)
        as is_there
    from rows from (
      jsonb_to_recordset(matches) as (booking_id uuid, transaction text, amount_cents integer, currency text)
    ) with ordinality given (booking_id, transaction, amount_cents, currency, place)
    order by given.place
  loop
    if not item.is_there then
      verdict := 'no-booking';
    elsif exists (
      select from private.payment_ids known
      join public.payments payment on payment.id = known.payment_id
      where known.provider = 'paypal' and known.id = item.transaction and payment.booking_id = item.booking_id
    ) then
      verdict := 'known';
    else
      begin
        verdict := private.confirm_payment(
          item.booking_id, 'paypal', item.amount_cents, item.currency, item.transaction, null
        ) ->> 'payment_status';
      exception
        when raise_exception then
          if sqlerrm <> 'PAYMENT_REFERENCE_USED' then raise; end if;
          verdict := 'reference-used';
        -- Another admin recorded it for another event in this moment.
        when unique_violation then
          verdict := 'reference-used';
      end;
    end if;
    answers := answers || jsonb_build_object(
      'booking_id', item.booking_id, 'transaction', item.transaction, 'verdict', verdict
    );
  end loop;
  return answers;
end
$$;

-- One page of what waits for a decision, with everything a row shows besides the address of its member; how many there
-- are, and since when the first of them all waits (A-91). A search is for a reference, a member or an event. `is_past`:
-- those for events that are over, instead of the others (A-97); `past` counts them either way.
create or replace function private.pending_bookings(search text, oldest_first boolean, page integer,
  page_size integer, is_past boolean)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  words text[] := private.search_words(search);
  patterns text[] := private.containing(words);
  pattern text;
  beginning text;
  found uuid[];
  rows_per_page integer := least(greatest(coalesce(page_size, 20), 1), 100);
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments see the bookings desk');
  -- Each word stands in a name, in a title or at the start of a reference.
  foreach pattern in array patterns loop
    beginning := upper(ltrim(pattern, '%'));
    found := array(
      select booking.id from public.event_bookings booking
      where booking.status = 'pending' and (found is null or booking.id = any (found)) and (
        booking.user_id in (select id from public.profiles where search_name like pattern)
        or booking.event_id in (
          select id from public.events where search_text like pattern and private.folded(title) like pattern
        )
        or booking.application_id in (select id from public.event_applications where reference like beginning)
      )
    );
  end loop;
  with waiting as (
    select booking.id, booking.created_at
    from public.event_bookings booking
    where booking.status = 'pending' and (found is null or booking.id = any (found))
      and (booking.event_id in (select private.past_events())) = is_past
  ),
  listed as (
    select id from waiting
    order by
      case when oldest_first then created_at end, case when oldest_first then id end,
      created_at desc, id desc
    limit rows_per_page offset (coalesce(page, 1)::bigint - 1) * rows_per_page
  )
  select jsonb_build_object(
    'total', (select count(*) from waiting),
    'oldest', (select min(created_at) from waiting),
    'past', (
      select count(*) from public.event_bookings where status = 'pending' and event_id in (select private.past_events())
    ),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking', to_jsonb(booking),
          'application', jsonb_build_object(
            'id', application.id,
            'reference', application.reference,
            'payment_amount_cents', application.payment_amount_cents,
            'paid_stated_at', application.paid_stated_at
          ),
          'received', private.received_money(booking.id),
          'member', jsonb_build_object(
            'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name,
            'avatar_url', person.avatar_url
          ),
          'event', case when events.deleted_at is null then jsonb_build_object(
            'id', events.id, 'title', events.title, 'start_time', events.start_time, 'time_zone', events.time_zone,
            'location', events.location, 'credits_required', events.credits_required
          ) end
        )
        order by
          case when oldest_first then booking.created_at end, case when oldest_first then booking.id end,
          booking.created_at desc, booking.id desc
      )
      from listed
      join public.event_bookings booking on booking.id = listed.id
      join public.event_applications application on application.id = booking.application_id
      join public.profiles person on person.id = booking.user_id
      join public.events on events.id = booking.event_id
    ), '[]')
  ) into answer;
  return answer;
end
$$;

create or replace function private.list_refunds(page integer, page_size integer, ascending boolean,
  wanted_state text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  answer jsonb;
begin
  perform private.require_right('refunds', 'Only those who see to refunds can do this');
  perform private.check_page(page, page_size, is_export);
  if ascending is null or coalesce(wanted_state not in ('open', 'refunded', 'kept'), false) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  with task as materialized (
    select found.*, refund.outcome, refund.note, refund.settled_by, refund.created_at as settled_at
    from private.refund_tasks() found
    left join public.refunds refund on refund.id = found.id
    where (wanted_state is null or coalesce(refund.outcome, 'open') = wanted_state)
      and (
        pattern is null or found.member_id = any (members) or found.reference ilike pattern
        or exists (select from public.events where events.id = found.event_id and title ilike pattern)
      )
  ),
  page as (
    select row_number() over (
      order by case when ascending then since end, case when ascending then id end, since desc, id desc
    ) as place, task.*
    from task
    order by place
    limit page_size offset (list_refunds.page - 1)::bigint * page_size
  )
  select jsonb_build_object(
    'total', (select count(*) from task),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', page.id, 'cause', page.cause, 'amount_cents', page.amount_cents, 'currency', page.currency,
          'since', page.since, 'state', coalesce(page.outcome, 'open'), 'note', page.note,
          'settled_by', private.person(page.settled_by), 'settled_at', page.settled_at,
          'cancelled_late', page.cancelled_late, 'cancelled_by_member', page.cancelled_by_member,
          'reference', page.reference,
          'member', private.person(page.member_id),
          'email', (select account.email from auth.users account where account.id = page.member_id),
          'event', case when event.id is not null then jsonb_build_object(
            'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone
          ) end,
          -- Where the money came from: it goes back the same way.
          'transactions', coalesce((
            select jsonb_agg(known.id order by known.id)
            from private.payment_ids known
            where known.payment_id = case when page.cause in ('cancelled', 'account-deleted')
              then private.payment_behind(page.booking_id, page.amount_cents) else page.id end
          ), '[]')
        )
        order by page.place
      )
      from page
      left join public.events event on event.id = page.event_id
    ), '[]')
  ) into answer;
  perform private.note_reading(
    'refunds', is_export,
    jsonb_strip_nulls(jsonb_build_object('state', wanted_state, 'searched', pattern is not null)),
    (answer ->> 'total')::bigint
  );
  return answer;
end
$$;

create or replace function private.settle_refund(target uuid, wanted text, settle_note text)
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  known public.refunds;
begin
  perform private.require_right('refunds', 'Only those who see to refunds can do this');
  if wanted is null or wanted not in ('refunded', 'kept') then
    raise exception using errcode = '22023', message = 'Money is refunded or kept';
  end if;
  insert into public.refunds (id, outcome, amount_cents, currency, note, settled_by)
  select owed.id, wanted, owed.amount_cents, owed.currency, nullif(btrim(settle_note, E' \t\r\n'), ''), auth.uid()
  from private.owed_money owed
  where owed.id = target
  on conflict (id) do nothing;
  if found then return; end if;
  select * into known from public.refunds where id = target;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  -- Her own again is harmless.
  if known.outcome <> wanted or known.settled_by <> auth.uid() then
    perform private.refuse_late('ALREADY_DECIDED', known.outcome, private.person(known.settled_by));
  end if;
end
$$;

create or replace function private.user_emails(user_ids uuid[])
returns table(user_id uuid, email text)
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('payments', 'Only those who see to payments can read email addresses');
  if cardinality(user_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  perform private.note_reading('email addresses', false, '{}', cardinality(user_ids));
  return query
    select account.id, account.email::text from auth.users account
    where account.id = any (user_ids) and account.email is not null
      -- Who sees to payments writes to those who owe or paid something, and to nobody else.
      and (private.is_admin() or exists (
        select from public.event_bookings booking where booking.user_id = account.id
      ));
end
$$;

-- `decided_by`: the other admin who had decided the same before; null when this decision made it so.
create or replace function private.decide(target_application uuid, decision text, notes text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'deny' then 'denied' end;
  stood text;
  decider jsonb;
begin
  perform private.require_decider(array[target_application], 'Only admins can decide about applications');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or deny';
  end if;
  stood := (private.lock_application(target_application)).status;
  if stood = wanted then
    decider := private.decided_by(target_application);
  end if;
  return private.settle(target_application, wanted, notes) || jsonb_build_object(
    'decided_by', case when decider ->> 'id' <> auth.uid()::text then decider end
  );
end
$$;

-- One decision about many applications, the one that waits longest first, so that the last free seats are given in turn.
-- Each answers for itself: 'decided'; 'unchanged' when it stood so before; 'already-decided' the other way, and by whom,
-- or whether it was its member who cancelled; 'event-full', and left pending; 'no-application'.
create or replace function private.decide_many(target_applications uuid[], decision text, notes text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'deny' then 'denied' end;
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_decider(target_applications, 'Only admins can decide about applications');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or deny';
  end if;
  if cardinality(target_applications) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  -- All locks first, in the one order: two admins who decide about the same events wait for each other in turn.
  perform from public.profiles
    where id in (select user_id from public.event_applications where id = any (target_applications))
    order by id for key share;
  perform from public.events
    where id in (select event_id from public.event_applications where id = any (target_applications))
    order by id for no key update;
  for item in
    select wish.id as target, application.status
    from (select distinct id from unnest(target_applications) id) wish
    left join public.event_applications application on application.id = wish.id
    order by application.application_date, wish.id
  loop
    if item.status is null then
      verdict := 'no-application';
    elsif item.status = wanted then
      verdict := 'unchanged';
    elsif item.status <> 'pending' then
      verdict := 'already-decided';
    else
      begin
        perform private.settle(item.target, wanted, notes);
        verdict := 'decided';
      exception when raise_exception then
        if sqlerrm <> 'EVENT_FULL' then raise; end if;
        verdict := 'event-full';
      end;
    end if;
    answers := answers || jsonb_build_object(
      'application_id', item.target,
      'verdict', verdict,
      'application_status', (select status from public.event_applications where id = item.target),
      'decided_by', case when verdict in ('unchanged', 'already-decided') then private.decided_by(item.target) end,
      'by_member', coalesce(
        (select cancelled_by = user_id from public.event_applications where id = item.target), false
      )
    );
  end loop;
  return answers;
end
$$;

-- Reports and members. Nobody below an admin reads what was said about herself.

-- What members reported, as the other tables of admins: pages with a total, searched, and exported with a trace.
create or replace function private.list_reports(page integer, page_size integer, ascending boolean,
  wanted_status text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  -- An account may be gone: the copy has the name that it had.
  matching text := concat_ws(' and ',
    'true',
    case when not private.is_admin() then 'report.reported_id is distinct from (select auth.uid())' end,
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
  perform private.require_right('reports', 'Only those who see to reports can read them');
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

-- The note of whoever comes second would be lost: only her own decision again is harmless.
create or replace function private.decide_report(report_id uuid, decision text, decision_note text)
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  known public.reports;
begin
  perform private.require_right('reports', 'Only those who see to reports can decide them');
  if decision is null or decision not in ('upheld', 'dismissed') then
    raise exception using errcode = '22023', message = 'A report is upheld or dismissed';
  end if;
  select * into known from public.reports where id = report_id for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  if known.reported_id = auth.uid() and not private.is_admin() then
    raise exception using errcode = '42501', message = 'Somebody else decides about a report about you';
  end if;
  if known.status <> 'open' then
    if known.status = decision and known.decided_by = auth.uid() then return; end if;
    perform private.refuse_late('ALREADY_DECIDED', known.status, private.person(known.decided_by));
  end if;
  update public.reports
  set status = decision, note = nullif(btrim(decision_note), ''), decided_by = auth.uid(),
    decided_at = clock_timestamp()
  where id = report_id;
end
$$;

create or replace function private.list_members(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, only_admins boolean, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'approval.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'status' then 'approval.status'
  end;
  matching text := concat_ws(' and ',
    'true',
    case when wanted_status is not null then 'approval.status = $1' end,
    case when pattern is not null then 'approval.user_id = any ($2)' end,
    case when only_admins then 'exists (select from public.admin_users a where a.user_id = approval.user_id)' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_right('members', 'Only those who see to members can read approvals');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or coalesce(wanted_status not in ('pending', 'approved', 'rejected'), false)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  execute 'select count(*) from public.user_approvals approval where ' || matching
    into total using wanted_status, members;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, approval.user_id %2$s) as place, approval.user_id
      from public.user_approvals approval
      join public.profiles person on person.id = approval.user_id
      where %3$s
      order by %1$s %2$s, approval.user_id %2$s
      limit $3 offset $4
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, approval.user_id, person.first_name, person.last_name, approval.status, approval.created_at,
        approval.updated_at,
        (select account.email from auth.users account where account.id = approval.user_id) as email,
        exists (select from public.admin_users a where a.user_id = approval.user_id) as is_admin
      from page
      join public.user_approvals approval on approval.user_id = page.user_id
      join public.profiles person on person.id = approval.user_id
    ) found',
    sorted, direction, matching
  ) into found using wanted_status, members, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'members', is_export,
    jsonb_strip_nulls(jsonb_build_object(
      'status', wanted_status, 'only_admins', only_admins, 'searched', pattern is not null
    )),
    total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- Of each list the last hundred.
create or replace function private.member_story(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  person public.profiles;
begin
  perform private.require_right('members', 'Only those who see to members can read the story of a member');
  perform private.require_over(target, false);
  select * into person from public.profiles where id = target;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  perform private.note_reading('members', false, '{}', 1);
  return jsonb_build_object(
    'user_id', person.id,
    'first_name', person.first_name,
    'last_name', person.last_name,
    'title', person.title,
    'bio', person.bio,
    'avatar_url', person.avatar_url,
    'phone', person.phone,
    'city', person.city,
    'email', (select email from auth.users where id = target),
    'created_at', person.created_at,
    'is_admin', exists (select from public.admin_users where user_id = target),
    'approval', coalesce((select status from public.user_approvals where user_id = target), 'pending'),
    'suspension', (
      select jsonb_build_object('until', suspension.until, 'reason', suspension.reason,
        'by', private.person(suspension.suspended_by), 'since', suspension.created_at)
      from public.member_suspensions suspension where suspension.user_id = target and suspension.until > clock_timestamp()
    ),
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.application_date desc, listed.id), '[]') from (
        select application.id, application.event_id, event.title, event.start_time, event.time_zone,
          application.status, application.application_date, application.payment_amount_cents,
          application.cancelled_by = application.user_id as is_cancelled, application.reference,
          private.received_money(booking.id) as received,
          private.arrived_at(application.id) as arrived_at
        from public.event_applications application
        join public.events event on event.id = application.event_id
        left join public.event_bookings booking on booking.application_id = application.id
        where application.user_id = target
        order by application.application_date desc
        limit 100
      ) listed
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
        select report.id, report.reason, report.status, report.created_at, report.comment,
          report.reported_id = target as is_about_her,
          private.person(case when report.reported_id = target then report.reporter_id else report.reported_id end) as other
        from public.reports report
        where (report.reported_id = target or report.reporter_id = target)
          and (private.is_admin() or report.reported_id is distinct from auth.uid())
        order by report.created_at desc
        limit 100
      ) listed
    ),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
        select note.id, note.note, note.created_at, private.person(note.author_id) as author
        from private.member_notes note
        where note.user_id = target
        order by note.created_at desc
        limit 100
      ) listed
    )
  );
end
$$;

create or replace function private.suspend_member(target uuid, until_time timestamptz, why text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can suspend them');
  perform private.require_over(target, true);
  if until_time is null or until_time <= clock_timestamp() or until_time > clock_timestamp() + interval '10 years'
    or why is null or not private.is_visible(why)
    -- Who runs the community is no admin first.
    or exists (select from public.admin_users where user_id = target)
  then
    raise exception using errcode = '22023', message = 'A suspension has an end, a reason, and no admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.member_suspensions as suspension (user_id, until, reason, suspended_by)
  values (target, until_time, btrim(why), auth.uid())
  on conflict (user_id) do update
    set until = excluded.until, reason = excluded.reason, suspended_by = excluded.suspended_by
    where (suspension.until, suspension.reason) is distinct from (excluded.until, excluded.reason);
  return private.member_story(target);
end
$$;

create or replace function private.reinstate_member(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can reinstate them');
  perform private.require_over(target, true);
  delete from public.member_suspensions where user_id = target;
  return private.member_story(target);
end
$$;

create or replace function private.note_member(target uuid, note_id uuid, words text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can note something about them');
  perform private.require_over(target, false);
  if words is null or not private.is_visible(words) then
    raise exception using errcode = '22023', message = 'A note has words';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into private.member_notes (id, user_id, author_id, note) values (note_id, target, auth.uid(), btrim(words))
  on conflict (id) do nothing;
  return private.member_story(target);
end
$$;

-- The door of an event.

-- Everybody who applied for one event, at once: whoever stands at a door has no connection to turn pages with. Of more
-- than three thousand the last.
create or replace function private.event_people(target_event uuid, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  everybody jsonb;
  total bigint;
begin
  perform private.require_host(target_event, 'Only hosts of the event can read who comes');
  select * into target from public.events where id = target_event;
  if not found then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  select count(*) into total from public.event_applications where event_id = target_event;
  select coalesce(jsonb_agg(to_jsonb(people) order by people.first_name, people.last_name, people.id), '[]') into everybody
  from (
    select application.id, application.user_id, application.status, application.application_date, application.reference,
      application.admin_notes, application.payment_amount_cents, application.paid_stated_at,
      application.cancelled_by = application.user_id as is_cancelled,
      private.received_money(booking.id) as received,
      person.first_name, person.last_name, person.avatar_url, person.phone, account.email,
      case when application.status = 'approved' then private.arrived_at(application.id) end as arrived_at
    from public.event_applications application
    join public.profiles person on person.id = application.user_id
    left join auth.users account on account.id = application.user_id
    left join public.event_bookings booking on booking.application_id = application.id
    where application.event_id = target_event
    order by application.application_date desc
    limit 3000
  ) people;
  perform private.note_reading('applications', is_export, jsonb_build_object('event', target_event), total);
  return jsonb_build_object(
    'event', jsonb_build_object(
      'id', target.id, 'title', target.title, 'start_time', target.start_time, 'end_time', target.end_time,
      'time_zone', target.time_zone, 'location', target.location, 'max_attendees', target.max_attendees,
      'attendees_count', target.attendees_count, 'credits_required', target.credits_required,
      'is_deleted', target.deleted_at is not null
    ),
    'total', total,
    'people', everybody
  );
end
$$;

create or replace function private.note_arrival(target_application uuid, here boolean, noted_at timestamptz)
returns timestamptz
language plpgsql security definer set search_path to ''
as $$
declare
  seat public.event_attendees;
  said timestamptz := least(coalesce(noted_at, clock_timestamp()), clock_timestamp());
begin
  perform private.require_host(
    (select event_id from public.event_attendees where application_id = target_application),
    'Only hosts of the event can note who is there'
  );
  if here is null then
    raise exception using errcode = '22023', message = 'She is there or she is not';
  end if;
  select * into seat from public.event_attendees where application_id = target_application for share;
  if not found then
    raise exception using errcode = 'P0001', message = 'NO_ACTIVE_BOOKING';
  end if;
  insert into private.arrivals (id, said_at, here, event_id, said_by)
  values (target_application, said, note_arrival.here, seat.event_id, auth.uid())
  on conflict do nothing;
  return private.arrived_at(target_application);
end
$$;

-- Events as an organizer goes through them: how they fill, who waits, who is there.
create or replace function private.list_events(page integer, page_size integer, period text, search text)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  -- An admin sees them all.
  hosted constant uuid[] := case when not private.is_admin() then private.hosted_events() end;
  total bigint;
  found jsonb;
begin
  perform private.require_right('guests', 'Only hosts can list events so');
  perform private.check_page(page, page_size, false);
  if period is null or period not in ('coming', 'past') then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  select count(*) into total from public.events event
  where event.deleted_at is null and (event.end_time > now()) = (period = 'coming')
    and (hosted is null or event.id = any (hosted))
    and (pattern is null or event.title ilike pattern);
  select coalesce(jsonb_agg(to_jsonb(listed) - 'place' order by listed.place), '[]') into found from (
    select shown.place, shown.id, shown.title, shown.start_time, shown.end_time, shown.time_zone, shown.location,
      shown.max_attendees, shown.attendees_count, shown.credits_required,
      (
        select count(*) from public.event_applications application
        where application.event_id = shown.id and application.status = 'pending'
      ) as waiting,
      (
        select count(*) from public.event_attendees seat
        where seat.event_id = shown.id and private.arrived_at(seat.application_id) is not null
      ) as arrived
    from (
      select event.*, row_number() over (
        order by case when period = 'coming' then event.start_time end,
          case when period = 'past' then event.start_time end desc, event.id
      ) as place
      from public.events event
      where event.deleted_at is null and (event.end_time > now()) = (period = 'coming')
        and (hosted is null or event.id = any (hosted))
        and (pattern is null or event.title ilike pattern)
      order by place
      limit page_size offset (page - 1)::bigint * page_size
    ) shown
  ) listed;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- What waits, for each what she may see of it: of the rest there is nothing.

-- What waits and since when, how the coming events fill, who came, and what money is awaited.
create or replace function private.admin_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'bookings', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.event_bookings where status = 'pending' and event_id not in (select private.past_events())
    ),
    'applications', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(application_date))
      from public.event_applications where status = 'pending' and event_id not in (select private.past_events())
    ),
    'approvals', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.user_approvals where status = 'pending'
    ),
    'coffee_chats', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.coffee_chat_requests where status = 'pending'
    ),
    -- Every booking of a denied application is cancelled: the rest are those without a price that somebody ended.
    'cancelled', (select count(*) from public.event_bookings where status = 'cancelled') + (
      select count(*) from public.event_applications
      where cancelled_by is not null and status = 'denied' and not payment_required
    ),
    'feature_toggles', (select count(*) from public.feature_toggles),
    'active_subscriptions', (select count(*) from public.user_subscriptions where status = 'active'),
    'audit_entries_this_week', (
      select count(*) from public.admin_audit_log where created_at > now() - interval '7 days'
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(coming) order by coming.start_time, coming.id), '[]') from (
        select id, title, start_time, time_zone, attendees_count, max_attendees
        from public.events
        where deleted_at is null and start_time > now()
        order by start_time, id
        limit 8
      ) coming
    ),
    'new_members', (
      select jsonb_agg(jsonb_build_object('week', week, 'members', members) order by week) from (
        select week, coalesce(came.members, 0) as members
        from generate_series(
          date_trunc('week', clock_timestamp(), 'UTC') - interval '11 weeks',
          date_trunc('week', clock_timestamp(), 'UTC'), interval '7 days'
        ) week
        left join (
          select date_trunc('week', created_at, 'UTC') as week, count(*) as members
          from public.profiles
          where created_at >= date_trunc('week', clock_timestamp(), 'UTC') - interval '11 weeks'
          group by 1
        ) came using (week)
      ) weeks
    ),
    'money', (
      select jsonb_build_object(
        'awaited_cents', coalesce(sum(application.payment_amount_cents) filter (where booking.status = 'pending'), 0),
        'confirmed_cents', coalesce(sum(booking.amount_paid_cents) filter (where booking.status = 'paid'), 0)
      )
      from public.event_bookings booking
      join public.event_applications application on application.id = booking.application_id
      where booking.status in ('pending', 'paid')
    )
  );
end
$$;

-- What waits on the desks that came later.
create or replace function private.desk_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'reports', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.reports
      where status = 'open' and (private.is_admin() or reported_id is distinct from auth.uid())
    ),
    'refunds', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(since))
      from private.refund_tasks() task where not exists (select from public.refunds where refunds.id = task.id)
    )
  );
end
$$;

-- How mails and functions are: what waits to be sent, what was given up after a day, and what failed in the last day.
create or replace function private.service_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where attempts < 10),
        'oldest', min(created_at) filter (where attempts < 10),
        'given_up', count(*) filter (where attempts >= 10)
      )
      from private.outgoing_mails where sent_at is null
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('task', task, 'last_run_at', last_run_at) order by task), '[]')
      from private.task_runs where last_run_at is not null
    ),
    'failed_functions', (
      select coalesce(jsonb_agg(to_jsonb(failed) order by failed.failures desc, failed.name), '[]') from (
        select function_name as name, sum(failures)::integer as failures, max(last_at) as last_at
        from private.function_failures
        where last_at > clock_timestamp() - interval '1 day'
        group by function_name
      ) failed
    )
  );
end
$$;

revoke execute on function private.admin_overview(), private.desk_overview(), private.service_overview()
  from authenticated;

create function private.overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  everything constant jsonb := private.admin_overview() || private.desk_overview() || private.service_overview();
  nothing constant jsonb := '{"waiting": 0, "oldest": null}';
  seen jsonb := '{}';
begin
  if private.is_admin() then return everything; end if;
  if private.has_right('payments') then
    seen := seen || jsonb_build_object('bookings', everything -> 'bookings', 'money', everything -> 'money');
  end if;
  if private.has_right('refunds') then seen := seen || jsonb_build_object('refunds', everything -> 'refunds'); end if;
  if private.has_right('reports') then seen := seen || jsonb_build_object('reports', everything -> 'reports'); end if;
  if private.has_right('members') then
    seen := seen || jsonb_build_object('new_members', everything -> 'new_members');
  end if;
  return jsonb_build_object(
    'bookings', nothing, 'applications', nothing, 'approvals', nothing, 'coffee_chats', nothing,
    'reports', nothing, 'refunds', nothing,
    'cancelled', 0, 'feature_toggles', 0, 'active_subscriptions', 0, 'audit_entries_this_week', 0,
    -- How the next events fill everybody may read.
    'events', everything -> 'events', 'new_members', '[]'::jsonb,
    'money', '{"awaited_cents": 0, "confirmed_cents": 0}'::jsonb,
    'mails', '{"waiting": 0, "oldest": null, "given_up": 0}'::jsonb, 'tasks', '[]'::jsonb, 'failed_functions', '[]'::jsonb
  ) || seen;
end
$$;
grant execute on function private.overview() to authenticated;

create or replace function public.admin_overview()
returns jsonb
language sql stable set search_path to ''
as $$ select private.overview() $$;

-- What staff do is kept as what admins do; a role is told by its name.

-- The first argument of the trigger names the column that tells whose row it is; an admin's dealings with the admin's own
-- rows, which any member could have written, are no admin writes, and what the database derives by itself is no change.
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
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
  values (
    caller, lower(tg_op), tg_table_name,
    case when tg_table_name = 'admin_users' then coalesce(row_after ->> 'user_id', row_before ->> 'user_id')
      else coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id')
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

-- Columns whose values the log keeps before and after a change. The others are personal, or texts of any length: of
-- those it keeps the name.
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
        'deleted_at', 'amount_paid_cents', 'cancelled_late'
      )
      or (table_name = 'feature_toggles' and key = 'description')
      or table_name in ('staff_roles', 'event_hosts')
    )
$$;

create or replace function private.audited_subject(table_name text, row_id text)
returns table(member_id uuid, title text)
language sql stable security definer set search_path to ''
as $$
  select booking.user_id, event.title
  from public.event_bookings booking
  left join public.events event on event.id = booking.event_id
  where table_name in ('event_bookings', 'payments', 'refunds')
    and booking.id = coalesce(
      (select payment.booking_id from public.payments payment where payment.id = row_id::uuid), row_id::uuid
    )
  union all
  select application.user_id, event.title
  from public.event_applications application
  left join public.events event on event.id = application.event_id
  where table_name = 'event_applications' and application.id = row_id::uuid
  union all
  select null, event.title from public.events event where table_name = 'events' and event.id = row_id::uuid
  union all
  select null, toggle.feature_name from public.feature_toggles toggle
  where table_name = 'feature_toggles' and toggle.id = row_id::uuid
  union all
  select row_id::uuid, null
  where table_name in ('admin_users', 'user_approvals', 'member_suspensions', 'staff_roles', 'event_hosts')
  union all
  select note.user_id, null from private.member_notes note
  where table_name = 'member_notes' and note.id = row_id::uuid
  union all
  select subscription.user_id, null from public.user_subscriptions subscription
  where table_name = 'user_subscriptions' and subscription.id = row_id::uuid
  union all
  select request.requester_id, null from public.coffee_chat_requests request
  where table_name = 'coffee_chat_requests' and request.id = row_id::uuid
  union all
  select report.reported_id, null from public.reports report
  where table_name = 'reports' and report.id = row_id::uuid
$$;
