-- The payment desk: what is awaited and received for each booking, payments that an admin finds in a statement, and money
-- that goes back.

create index payments_booking_id_idx on public.payments (booking_id, created_at);
create index event_bookings_paid_and_cancelled_idx on public.event_bookings (updated_at desc, id desc)
  where status = 'cancelled' and amount_paid_cents > 0;
create index reports_open_idx on public.reports (created_at) where status = 'open';

create trigger write_audit after insert on public.payments
  for each row execute function private.write_audit();
create trigger broadcast_change after insert on public.payments
  for each row execute function private.broadcast_change('booking', 'admins');

-- What became of money that no seat stands for (A-14, A-89). It is recorded once and never changed. The id is that of the
-- cancelled booking, or of the payment that settled nothing; no foreign key: it outlives the account that paid.
create table public.refunds (
  id uuid primary key,
  outcome text not null check (outcome in ('refunded', 'kept')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  note text check (char_length(note) between 1 and 1000),
  settled_by uuid not null,
  created_at timestamptz not null default clock_timestamp()
);
create index refunds_settled_by_idx on public.refunds (settled_by);
create trigger refuse_change before update or delete on public.refunds
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.refunds
  for each statement execute function private.refuse_change();
create trigger write_audit after insert on public.refunds
  for each row execute function private.write_audit();
create trigger broadcast_change after insert on public.refunds
  for each row execute function private.broadcast_change('booking', 'admins');

alter table public.refunds enable row level security;
grant select on public.refunds to authenticated;
create policy "refunds are read by admins" on public.refunds
  for select to authenticated using ((select private.is_admin()));

create function private.list_refunds(
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

create function private.settle_refund(target uuid, wanted text, settle_note text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known public.refunds;
begin
  perform private.require_admin('Only admins can settle refunds');
  if wanted is null or wanted not in ('refunded', 'kept') then
    raise exception using errcode = '22023', message = 'Money is refunded or kept';
  end if;
  insert into public.refunds (id, outcome, amount_cents, currency, note, settled_by)
  select task.id, wanted, task.amount_cents, task.currency, nullif(btrim(settle_note, E' \t\r\n'), ''), auth.uid()
  from private.refund_tasks() task
  where task.id = target
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

-- Bookings with what is awaited for each and what came. `wanted_state`: 'awaited' while one is pending; 'received' once it
-- is paid, and 'by-hand' while no payment stands behind that (A-100); 'ended' when it is cancelled. A search finds members
-- and events, and references and transactions by how they begin.
create function private.list_payments(
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

-- What a statement is matched with on the admin's device, a thousand at once: all bookings that wait, and those that
-- changed within a year, also where the account is gone. No address is among it.
create function private.payment_targets(page integer)
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

-- Payments that an admin found in a PayPal statement, each with the booking its note names. Each answers for itself: what
-- it is recorded as; 'known' when it stood there before; 'reference-used' when it stands for another booking;
-- 'no-booking'. Letters of a transaction's id are capital ones: written otherwise it is no other payment. Money that came
-- for a booking whose account is gone is recorded too, and can be sent back.
create function private.record_payments(matches jsonb)
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_admin('Only admins can record payments');
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

-- What waits on the desks that came later.
create function private.desk_overview()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can read the overview');
  return jsonb_build_object(
    'reports', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.reports where status = 'open'
    ),
    'refunds', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(since))
      from private.refund_tasks() task where not exists (select from public.refunds where refunds.id = task.id)
    )
  );
end
$$;

create function public.admin_list_refunds(
  page integer, page_size integer, ascending boolean default false, wanted_state text default null,
  search text default null, is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.list_refunds(page, page_size, ascending, wanted_state, search, coalesce(is_export, false)) $$;

create function public.admin_settle_refund(target_id uuid, outcome text, note text default null)
returns void
language sql volatile security invoker set search_path = ''
as $$ select private.settle_refund(target_id, outcome, note) $$;

create function public.admin_list_payments(
  page integer, page_size integer, sort_by text default 'date', ascending boolean default false,
  wanted_state text default null, search text default null, is_export boolean default false
)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$
  select private.list_payments(page, page_size, sort_by, ascending, wanted_state, search, coalesce(is_export, false))
$$;

create function public.admin_payment_targets(page integer default 1)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_targets(page) $$;

create function public.admin_record_payments(matches jsonb)
returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.record_payments(matches) $$;

grant execute on function
  private.list_refunds(integer, integer, boolean, text, text, boolean), private.settle_refund(uuid, text, text),
  private.list_payments(integer, integer, text, boolean, text, text, boolean), private.payment_targets(integer),
  private.record_payments(jsonb), private.desk_overview()
  to authenticated;
grant execute on function
  public.admin_list_refunds(integer, integer, boolean, text, text, boolean),
  public.admin_settle_refund(uuid, text, text),
  public.admin_list_payments(integer, integer, text, boolean, text, text, boolean),
  public.admin_payment_targets(integer), public.admin_record_payments(jsonb)
  to authenticated;
