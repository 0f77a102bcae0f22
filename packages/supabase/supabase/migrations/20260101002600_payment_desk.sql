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

-- Money that no seat stands for: of bookings that ended after they were paid, and payments that settled nothing.
create function private.refund_tasks()
returns table (id uuid, cause text, booking_id uuid, amount_cents integer, currency text, since timestamptz)
language sql stable security definer set search_path = ''
as $$
  select booking.id, 'cancelled', booking.id, booking.amount_paid_cents, private.setting('currency'), booking.updated_at
  from public.event_bookings booking
  where booking.status = 'cancelled' and booking.amount_paid_cents > 0
  union all
  select payment.id, payment.status, payment.booking_id, payment.amount_cents, payment.currency, payment.created_at
  from public.payments payment
  where payment.status <> 'accepted' and payment.amount_cents > 0
$$;

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
    left join public.event_bookings booking on booking.id = found.booking_id
    left join public.event_applications application on application.id = booking.application_id
    where (wanted_state is null or coalesce(refund.outcome, 'open') = wanted_state)
      and (
        pattern is null or booking.user_id = any (members) or application.reference ilike pattern
        or exists (select from public.events where events.id = booking.event_id and title ilike pattern)
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
          'cancelled_late', coalesce(application.cancelled_late, false),
          'cancelled_by_member', coalesce(application.cancelled_by = application.user_id, false),
          'reference', application.reference,
          'member', private.person(booking.user_id),
          'email', (select account.email from auth.users account where account.id = booking.user_id),
          'event', case when event.id is not null then jsonb_build_object(
            'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone
          ) end,
          -- Where the money came from: it goes back the same way.
          'transactions', coalesce((
            select jsonb_agg(payment.reference order by payment.created_at, payment.id)
            from public.payments payment
            where payment.id = page.id or (page.cause = 'cancelled' and payment.booking_id = page.booking_id
              and payment.status = 'accepted')
          ), '[]')
        )
        order by page.place
      )
      from page
      left join public.event_bookings booking on booking.id = page.booking_id
      left join public.event_applications application on application.id = booking.application_id
      left join public.events event on event.id = booking.event_id
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
  if not found then
    -- Settled before: the same again is harmless.
    if not exists (select from public.refunds where id = target) then
      raise exception using errcode = 'P0001', message = 'NOT_FOUND';
    end if;
    if not exists (select from public.refunds where id = target and outcome = wanted) then
      raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
    end if;
  end if;
end
$$;

-- Bookings with what is awaited for each and what came. `wanted_state`: 'awaited' while one is pending, 'received' once it
-- is paid, 'ended' when it is cancelled.
create function private.list_payments(
  page integer, page_size integer, sort_by text, ascending boolean, wanted_state text, search text, is_export boolean
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
    when 'date' then 'booking.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'event' then 'lower(event.title)'
  end;
  status text := case wanted_state when 'awaited' then 'pending' when 'received' then 'paid' when 'ended' then 'cancelled' end;
  matching text := concat_ws(' and ',
    'true',
    case when status is not null then 'booking.status = $1' end,
    case when pattern is not null then '(
      booking.user_id = any ($2) or booking.event_id = any ($3) or application.reference ilike $4
      or exists (select from public.payments payment where payment.booking_id = booking.id and payment.reference ilike $4)
    )' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read payments');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or (wanted_state is not null and status is null) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
  end if;
  execute 'select count(*) from public.event_bookings booking
      join public.event_applications application on application.id = booking.application_id where ' || matching
    into total using status, members, events, pattern;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, booking.id %2$s) as place, booking.id
      from public.event_bookings booking
      join public.event_applications application on application.id = booking.application_id
      join public.profiles person on person.id = booking.user_id
      join public.events event on event.id = booking.event_id
      where %3$s
      order by %1$s %2$s, booking.id %2$s
      limit $5 offset $6
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, booking.id as booking_id, booking.status as booking_status, booking.created_at,
        application.reference, application.payment_amount_cents as amount_cents, application.paid_stated_at,
        booking.amount_paid_cents as confirmed_cents,
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
  ) into found using status, members, events, pattern, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'payments', is_export,
    jsonb_strip_nulls(jsonb_build_object('state', wanted_state, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;

-- What a statement is matched with on the admin's device, a thousand at once: all bookings that wait, and those that
-- changed within a year. No address is among it.
create function private.payment_targets(page integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 1000;
  answer jsonb;
begin
  perform private.require_admin('Only admins can match payments');
  if page is null or page not between 1 and 1000000 then
    raise exception using errcode = '22023', message = 'There is no such page';
  end if;
  with target as (
    select booking.id, booking.created_at from public.event_bookings booking
    where booking.status = 'pending' or booking.updated_at > clock_timestamp() - interval '1 year'
  ),
  listed as (
    select id from target order by created_at desc, id desc
    limit page_size offset (payment_targets.page - 1)::bigint * page_size
  )
  select jsonb_build_object(
    'total', (select count(*) from target),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking_id', booking.id, 'booking_status', booking.status, 'reference', application.reference,
          'amount_cents', application.payment_amount_cents, 'currency', private.setting('currency'),
          'member', private.person(booking.user_id),
          'event_title', (select title from public.events where id = booking.event_id),
          'payments', coalesce((
            select jsonb_agg(jsonb_build_object('reference', payment.reference, 'status', payment.status))
            from public.payments payment where payment.booking_id = booking.id
          ), '[]')
        )
        order by booking.created_at desc, booking.id desc
      )
      from listed
      join public.event_bookings booking on booking.id = listed.id
      join public.event_applications application on application.id = booking.application_id
    ), '[]')
  ) into answer;
  return answer;
end
$$;

-- Payments that an admin found in a PayPal statement, each with the booking its note names. Each answers for itself: what
-- it is recorded as; 'known' when it stood there before; 'reference-used' when it stands for another booking;
-- 'no-booking'. Letters of a transaction's id are capital ones: written otherwise it is no other payment.
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
  for item in
    select given.booking_id, upper(given.transaction) as transaction, given.amount_cents, given.currency,
      booking.id is not null as is_there
    from rows from (
      jsonb_to_recordset(matches) as (booking_id uuid, transaction text, amount_cents integer, currency text)
    ) with ordinality given (booking_id, transaction, amount_cents, currency, place)
    left join public.event_bookings booking on booking.id = given.booking_id
    order by given.place
  loop
    if not item.is_there then
      verdict := 'no-booking';
    elsif exists (
      select from public.payments
      where provider = 'paypal' and reference = item.transaction and booking_id = item.booking_id
    ) then
      verdict := 'known';
    else
      begin
        verdict := private.confirm_payment(
          item.booking_id, 'paypal', item.amount_cents, item.currency, item.transaction
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

create or replace function public.admin_overview()
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.admin_overview() || private.desk_overview() $$;

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
