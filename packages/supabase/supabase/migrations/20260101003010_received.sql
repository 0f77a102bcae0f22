-- What of a booking was received, what an admin confirmed by hand, and what is still to come, wherever bookings are listed
-- (A-100).

-- Names as they are compared: to fold them anew takes most of a search.
alter table public.profiles add column search_name text generated always as (
  private.folded(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
) stored;

-- Members whose name or address has the searched letters, whatever their accents.
create or replace function private.members_like(pattern text)
returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select id from public.profiles
    where search_name like (select private.folded(pattern))
    union
    select id from auth.users where email like (select lower(pattern))
  )
$$;

-- What came for a booking and was not sent back, in the community's currency; null when nothing did.
create function private.received_money(booking uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when count(*) > 0 then jsonb_build_object('amount_cents', sum(payment.amount_cents), 'at', max(payment.created_at)) end
  from public.payments payment
  where payment.booking_id = booking and payment.currency = private.setting('currency')
    and not exists (select from public.refunds where refunds.id = payment.id and refunds.outcome = 'refunded')
$$;

-- What an admin confirmed for a booking and no payment stands behind: all of what counts as paid, or nothing.
create function private.by_hand_cents(booking uuid, confirmed_cents integer)
returns integer
language sql stable security definer set search_path = ''
as $$ select case when private.payment_behind(booking, confirmed_cents) is null then confirmed_cents else 0 end $$;

-- Events that are over: what waits for them stands apart in both queues (A-97).
create function private.past_events()
returns setof uuid
language sql stable security definer set search_path = ''
as $$ select id from public.events where end_time <= statement_timestamp() $$;

create or replace function private.list_applications(
  page integer, page_size integer, sort_by text, ascending boolean, wanted_status text, cancelled text,
  target_event uuid, search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
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
  matching text := concat_ws(' and ',
    'true',
    case
      when wanted_status = 'past' then 'application.status = ''pending'' and application.event_id in (select private.past_events())'
      when wanted_status = 'pending' then 'application.status = $1 and application.event_id not in (select private.past_events())'
      when wanted_status is not null then 'application.status = $1'
    end,
    case when target_event is not null then 'application.event_id = $2' end,
    case when pattern is not null then '(application.user_id = any ($3) or application.event_id = any ($4))' end,
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
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
  end if;
  execute 'select count(*) from public.event_applications application '
    || case when cancelled in ('all', 'admin')
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
      'status', wanted_status, 'cancelled', cancelled, 'event', target_event, 'searched', pattern is not null
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

drop function private.pending_bookings(text, boolean, integer, integer);

-- `is_past`: those for events that are over, instead of the others (A-97); `past` counts them either way.
create function private.pending_bookings(
  search text, oldest_first boolean, page integer, page_size integer, is_past boolean
)
returns jsonb
language plpgsql stable security definer set search_path = ''
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
  perform private.require_admin('Only admins see the bookings desk');
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

grant execute on function private.pending_bookings(text, boolean, integer, integer, boolean) to authenticated;

create or replace function private.list_refunds(
  page integer, page_size integer, ascending boolean, wanted_state text, search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  answer jsonb;
begin
  perform private.require_admin('Only admins can read refunds');
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

create index event_bookings_newest_idx on public.event_bookings (created_at desc, id desc);
create index event_applications_reference_idx on public.event_applications (reference text_pattern_ops);
create index payment_ids_prefix_idx on private.payment_ids (id text_pattern_ops);

-- Bookings with what is awaited for each and what came. `wanted_state`: 'awaited' while one is pending; 'received' once it
-- is paid, and 'by-hand' while no payment stands behind that (A-100); 'ended' when it is cancelled. A search finds members
-- and events, and references and transactions by how they begin.
create or replace function private.list_payments(
  page integer, page_size integer, sort_by text, ascending boolean, wanted_state text, search text, is_export boolean
)
returns jsonb
language plpgsql volatile security definer set search_path = ''
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
  perform private.require_admin('Only admins can read payments');
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

-- What counts as paid, of all bookings that hold a seat.
create function private.payment_totals()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own_currency constant text := private.setting('currency');
begin
  perform private.require_admin('Only admins can read payments');
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
create function public.admin_payment_totals()
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_totals() $$;
grant execute on function private.payment_totals(), public.admin_payment_totals() to authenticated;

-- What a statement is matched with on the admin's device, a thousand at once: all bookings that wait, and those that
-- changed within a year, also where the account is gone. No address is among it.
create or replace function private.payment_targets(page integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 1000;
  own_currency constant text := private.setting('currency');
  answer jsonb;
begin
  perform private.require_admin('Only admins can match payments');
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
