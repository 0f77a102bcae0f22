-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- Who is there, word by word. A tick may be made without a connection and come late, and two may tick at once: each word
-- is kept, so that all of them come to the same in whatever order they arrive.
create table private.arrivals (
  -- The application's.
  id uuid not null,
  -- When it was said, on the clock of the device and never later than the server's.
  said_at timestamptz not null,
  here boolean not null,
  event_id uuid not null,
  said_by uuid,
  constraint arrivals_pkey primary key (id, said_at, here),
  constraint arrivals_event_id_fkey foreign key (event_id) references public.events(id) on delete cascade,
  constraint arrivals_id_fkey foreign key (id) references public.event_applications(id) on delete cascade,
  constraint arrivals_said_by_fkey foreign key (said_by) references public.profiles(id) on delete set null
);
create index arrivals_event_id_idx on private.arrivals using btree (event_id);
create index arrivals_said_by_idx on private.arrivals using btree (said_by);
alter table private.arrivals enable row level security;
create trigger broadcast_change after insert on private.arrivals
  for each row execute function private.broadcast_change('arrival', 'admins');

create table public.event_applications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  event_id uuid not null,
  status text not null default 'pending',
  application_date timestamptz not null default clock_timestamp(),
  admin_notes text,
  payment_required boolean not null default false,
  payment_amount_cents integer not null default 0,
  payment_method text not null default 'free',
  processed_at timestamptz,
  -- Whoever ended it other than by a denial: the member, or the admin who deleted the event (A-11).
  cancelled_by uuid,
  -- Less than 48 hours before the start (A-14).
  cancelled_late boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  reference text not null generated always as (private.reference_of(id)) stored,
  -- When the member said that the money is sent. It decides nothing.
  paid_stated_at timestamptz,
  pay_by timestamptz,
  expired boolean not null default false,
  constraint event_applications_pkey primary key (id),
  constraint event_applications_reference_key unique (reference),
  constraint event_applications_event_id_fkey foreign key (event_id)
    references public.events(id) on delete cascade,
  constraint event_applications_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint event_applications_admin_notes_check check (char_length(admin_notes) <= 2000),
  constraint event_applications_payment_amount_cents_check check (payment_amount_cents >= 0),
  constraint event_applications_payment_method_check check (payment_method = any (array['paypal', 'free'])),
  constraint event_applications_status_check check (status = any (array['pending', 'approved', 'denied']))
);
create index event_applications_approved_by_event_idx on public.event_applications using btree (event_id,
  user_id) where status = 'approved';
create index event_applications_approved_idx on public.event_applications using btree (user_id, event_id)
  where status = 'approved';
create index event_applications_cancelled_idx on public.event_applications using btree (updated_at desc,
  id desc) include (status, payment_required) where cancelled_by is not null;
-- Cancelled applications, by when they changed, and how many there are.
create index event_applications_denied_idx on public.event_applications using btree (updated_at desc,
  id desc) include (cancelled_by, user_id, event_id, payment_required) where status = 'denied';
create index event_applications_event_id_idx on public.event_applications using btree (event_id,
  status) include (id);
create index event_applications_newest_idx on public.event_applications using btree (application_date desc,
  id desc);
create unique index event_applications_one_active on public.event_applications using btree (user_id, event_id)
  where status = any (array['pending', 'approved']);
create index event_applications_pay_by_idx on public.event_applications using btree (pay_by)
  where status = 'pending' and pay_by is not null;
-- Applications that wait: how many, since when, and of which events.
create index event_applications_pending_idx on public.event_applications using btree (application_date desc,
  id desc) include (event_id) where status = 'pending';
create index event_applications_reference_idx on public.event_applications using btree (reference text_pattern_ops);
create index event_applications_user_id_idx on public.event_applications using btree (user_id,
  application_date desc, id desc);
alter table public.event_applications enable row level security;
grant select on public.event_applications to authenticated;
grant insert (user_id, event_id) on public.event_applications to authenticated;
create policy "applications are read by their member and by admins" on public.event_applications
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "a member applies for herself" on public.event_applications
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create trigger a_refuse_suspended before insert on public.event_applications
  for each row execute function private.refuse_suspended();
-- Before the other checks, which would tell more of it.
create trigger a_refuse_unpublished before insert on public.event_applications
  for each row execute function private.refuse_unpublished();
create trigger broadcast_change after insert or delete or update on public.event_applications
  for each row execute function private.broadcast_change('application', 'admins', 'user_id');
create trigger free_seat after delete on public.event_applications
  for each row when (old.status = 'approved') execute function private.free_seat();
create trigger guard_application before update on public.event_applications
  for each row execute function private.guard_application();
create trigger hold_applicant before insert on public.event_applications
  for each row execute function private.hold_applicant();
-- What ends an application takes back what was said of its payment: that is no statement.
create trigger limit_paid_statements after update on public.event_applications
  for each row when (old.paid_stated_at is distinct from new.paid_stated_at and old.status = new.status)
    execute function private.limit_paid_statements();
create trigger notify_application after insert on public.event_applications
  for each row when (new.status = 'pending') execute function private.notify_application();
create trigger notify_decision after update on public.event_applications
  for each row when (new.status is distinct from old.status) execute function private.notify_decision();
create trigger open_booking after insert on public.event_applications
  for each row when (new.payment_required) execute function private.open_booking();
create trigger prepare_application before insert on public.event_applications
  for each row execute function private.prepare_application();
create trigger set_payment_term before insert on public.event_applications
  for each row execute function private.set_payment_term();
create trigger settle_application after update on public.event_applications
  for each row when (new.status is distinct from old.status) execute function private.settle_application();
create trigger take_back_payment_reminder after update on public.event_applications
  for each row when (old.paid_stated_at is null and new.paid_stated_at is not null
    or old.pay_by is distinct from new.pay_by) execute function private.take_back_payment_reminder();
create trigger take_free_reference before insert on public.event_applications
  for each row execute function private.take_free_reference();
create trigger tell_organizers after insert on public.event_applications
  for each row when (new.status = 'pending') execute function private.notify_of_application();
create trigger tell_organizers_change after update on public.event_applications
  for each row when (new.status is distinct from old.status
    or new.paid_stated_at is distinct from old.paid_stated_at)
    execute function private.notify_of_application();
create trigger tell_organizers_end after delete on public.event_applications
  for each row when (old.status = 'pending') execute function private.notify_of_application();
create trigger write_audit after insert or delete or update on public.event_applications
  for each row execute function private.write_audit('user_id');

create table public.event_attendees (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  event_id uuid not null,
  application_id uuid not null,
  status text not null default 'confirmed',
  message text,
  created_at timestamptz not null default clock_timestamp(),
  constraint event_attendees_pkey primary key (id),
  constraint event_attendees_application_id_key unique (application_id),
  constraint event_attendees_user_id_event_id_key unique (user_id, event_id),
  constraint event_attendees_application_id_fkey foreign key (application_id)
    references public.event_applications(id) on delete cascade,
  constraint event_attendees_event_id_fkey foreign key (event_id)
    references public.events(id) on delete cascade,
  constraint event_attendees_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint event_attendees_status_check check (status = any (array['confirmed', 'cancelled']))
);
create index event_attendees_event_id_idx on public.event_attendees using btree (event_id);
alter table public.event_attendees enable row level security;
grant select on public.event_attendees to authenticated;
create policy "seats are read by their member and by admins" on public.event_attendees
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete or update on public.event_attendees
  for each row execute function private.broadcast_change('attendee', 'admins', 'user_id');

create table public.event_bookings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  event_id uuid not null,
  application_id uuid not null,
  credits_used integer not null,
  amount_paid_cents integer not null default 0,
  status text not null default 'pending',
  payment_method text not null default 'paypal',
  paypal_payment_id text,
  -- Who ended it: the member by cancelling, an admin by denying (A-12).
  cancelled_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint event_bookings_pkey primary key (id),
  constraint event_bookings_application_id_key unique (application_id),
  constraint event_bookings_paypal_payment_id_key unique (paypal_payment_id),
  constraint event_bookings_application_id_fkey foreign key (application_id)
    references public.event_applications(id) on delete cascade,
  constraint event_bookings_event_id_fkey foreign key (event_id)
    references public.events(id) on delete cascade,
  constraint event_bookings_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint event_bookings_amount_paid_cents_check check (amount_paid_cents >= 0),
  constraint event_bookings_credits_used_check check (credits_used >= 0),
  constraint event_bookings_payment_method_check check (payment_method = any (array['paypal', 'stripe',
    'free'])),
  constraint event_bookings_status_check check (status = any (array['pending', 'paid', 'cancelled']))
);
create index event_bookings_by_status_idx on public.event_bookings using btree (status, created_at desc,
  id desc);
create index event_bookings_by_status_updated_idx on public.event_bookings using btree (status,
  updated_at desc, id desc);
create index event_bookings_event_id_idx on public.event_bookings using btree (event_id, status) include (id);
create index event_bookings_newest_idx on public.event_bookings using btree (created_at desc, id desc);
create index event_bookings_paid_and_cancelled_idx on public.event_bookings using btree (updated_at desc,
  id desc) where status = 'cancelled' and amount_paid_cents > 0;
-- Sums of what is paid, in the overview and in the report of money, and which of it was confirmed by hand.
create index event_bookings_paid_idx on public.event_bookings using btree (id) include (amount_paid_cents,
  event_id, updated_at) where status = 'paid';
create index event_bookings_user_id_idx on public.event_bookings using btree (user_id, status);
alter table public.event_bookings enable row level security;
grant select on public.event_bookings to authenticated;
create policy "bookings are read by their member and by admins" on public.event_bookings
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete or update on public.event_bookings
  for each row execute function private.broadcast_change('booking', 'admins', 'user_id');
create trigger guard_booking before update on public.event_bookings
  for each row execute function private.guard_booking();
create trigger write_audit after delete or update on public.event_bookings
  for each row execute function private.write_audit('user_id');

-- What becomes of whom when an event is deleted, read before it is (A-26).
create or replace function public.admin_count_applications(target_event_id uuid)
returns jsonb
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can count applications');
  return (
    select jsonb_build_object(
      'pending', count(*) filter (where application.status = 'pending'),
      'approved', count(*) filter (where application.status = 'approved'),
      'paid', count(*) filter (where booking.status = 'paid'),
      'paid_cents', coalesce(sum(booking.amount_paid_cents) filter (where booking.status = 'paid'), 0)
    )
    from public.event_applications application
    left join public.event_bookings booking on booking.application_id = application.id
    where application.event_id = target_event_id
  );
end
$$;
grant execute on function public.admin_count_applications(uuid) to authenticated, service_role;

create or replace function public.admin_decide_applications(target_application_ids uuid[], decision text,
  notes text default null::text)
returns jsonb
language sql set search_path to ''
as $$
  select private.decide_many(
    private.bounded(target_application_ids, 100), private.bounded(decision, 100), private.bounded(notes, 8000)
  )
$$;
grant execute on function public.admin_decide_applications(uuid[], text, text) to authenticated, service_role;

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
        perform private.settle_by_hand(item.target, wanted, notes);
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
grant execute on function private.decide_many(uuid[], text, text) to authenticated;

-- Who decided about an application, as the log has it. Nobody where its member cancelled it, whatever an admin had
-- decided before.
create or replace function private.decided_by(target_application uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
    select private.status_by('event_applications', id, status)
    from public.event_applications
    where id = target_application and cancelled_by is distinct from user_id
  );
end
$$;

create or replace function public.admin_list_applications(page integer, page_size integer,
  sort_by text default 'date', ascending boolean default false, wanted_status text default null::text,
  cancelled text default null::text, target_event_id uuid default null::uuid, search text default null::text,
  is_export boolean default false, wanted_payment text default null::text)
returns jsonb
language sql set search_path to ''
as $$
  select private.list_applications(
    page, page_size, sort_by, ascending, wanted_status, cancelled, target_event_id, search, coalesce(is_export, false),
    wanted_payment
  )
$$;
grant execute on function public.admin_list_applications(integer, integer, text, boolean, text, text, uuid,
  text, boolean, text) to authenticated, service_role;

-- The reference that stands in a payment's note finds its application too, as it finds the payment and the booking.
create or replace function private.list_applications(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, cancelled text, target_event uuid, search text, is_export boolean,
  wanted_payment text)
returns jsonb
language plpgsql security definer set search_path to '' set max_parallel_workers_per_gather to '0'
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  events uuid[];
  referred uuid[];
  -- What the order or the filter asks of besides; the rest is read for the rows of the page alone.
  besides text := concat(
    case when sort_by = 'member' then ' join public.profiles person on person.id = application.user_id' end,
    case when sort_by = 'event' then ' join public.events event on event.id = application.event_id' end,
    case when wanted_payment is not null then
      ' left join public.event_bookings booking on booking.application_id = application.id'
    end
  );
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'application.application_date'
    when 'updated' then 'application.updated_at'
    -- In the words of its index.
    when 'member' then 'lower(coalesce(person.first_name || '' '' || person.last_name, person.first_name, person.last_name, ''''))'
    when 'event' then 'lower(event.title)'
    when 'status' then 'application.status'
  end;
  by_member constant text := 'application.status = ''denied'' and application.cancelled_by = application.user_id';
  -- What is denied and asked for money has a booking that is cancelled: it is not looked up.
  by_admin constant text := 'application.status = ''denied''
    and application.cancelled_by is distinct from application.user_id
    and (application.cancelled_by is not null or application.payment_required)';
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
    when 'free' then 'true'
  end;
  matching text := concat_ws(' and ',
    'true',
    case
      when wanted_status = 'past' then 'application.status = ''pending'' and application.event_id in (select private.past_events())'
      when wanted_status = 'pending' then 'application.status = $1 and application.event_id not in (select private.past_events())'
      when wanted_status is not null then 'application.status = $1'
    end,
    case when target_event is not null then 'application.event_id = $2' end,
    case when pattern is not null then 
      '(application.user_id = any ($3) or application.event_id = any ($4) or application.id = any ($5))'
    end,
    case when of_payment is not null then
      case wanted_payment when 'free' then 'not ' else '' end || 'application.payment_required and ' || of_payment
    end,
    case cancelled
      when 'member' then by_member
      when 'admin' then by_admin
      -- Either of the two, with one condition for both on the status, so that its index is found.
      when 'all' then 'application.status = ''denied''
        and (application.cancelled_by is not null or application.payment_required)'
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
    referred := array(select id from public.event_applications where reference like upper(ltrim(pattern, '%')));
  end if;
  execute 'select count(*) from public.event_applications application '
    || case when of_payment is not null
      then 'left join public.event_bookings booking on booking.application_id = application.id ' else '' end
    || 'where ' || matching
    into total using wanted_status, target_event, members, events, referred;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, application.id %2$s) as place, application.id
      from public.event_applications application%4$s
      where %3$s
      order by %1$s %2$s, application.id %2$s
      limit $6 offset $7
    )
    select coalesce(jsonb_agg(
      to_jsonb(found.own) || (to_jsonb(found) - ''place'' - ''own'') order by found.place
    ), ''[]'') from (
      select page.place, application as own,
        booking.id as booking_id, booking.status as booking_status,
        private.received_money(booking.id) as received, private.applicant_history(application) as history,
        jsonb_build_object(''id'', person.id, ''first_name'', person.first_name, ''last_name'', person.last_name,
          ''avatar_url'', person.avatar_url) as member,
        (select account.email from auth.users account where account.id = application.user_id) as email,
        jsonb_build_object(
          ''id'', event.id, ''title'', event.title, ''start_time'', event.start_time, ''time_zone'', event.time_zone,
          ''location'', event.location, ''max_attendees'', event.max_attendees,
          ''attendees_count'', event.attendees_count, ''is_deleted'', event.deleted_at is not null,
          ''is_cancelled'', event.cancelled_at is not null
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
    sorted, direction, matching, besides
  ) into found using wanted_status, target_event, members, events, referred,
    page_size, (page - 1)::bigint * page_size;
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
grant execute on function private.list_applications(integer, integer, text, boolean, text, text, uuid, text,
  boolean, text) to authenticated;

-- What she did here before: how often she applied besides, how many events she had a seat at that took place, and how
-- often she cancelled late (A-14).
create or replace function private.applicant_history(application public.event_applications)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'applied', count(*) filter (where other.id <> application.id),
    'came', count(*) filter (where other.status = 'approved' and event.end_time < now()),
    'cancelled_late', count(*) filter (where other.cancelled_late and other.cancelled_by = other.user_id)
  )
  from public.event_applications other
  join public.events event on event.id = other.event_id
  where other.user_id = application.user_id
$$;

create or replace function public.admin_note_arrival(target_application_id uuid, here boolean,
  noted_at timestamptz default null::timestamptz)
returns timestamptz
language sql set search_path to ''
as $$ select private.note_arrival(target_application_id, here, noted_at) $$;
grant execute on function public.admin_note_arrival(uuid, boolean, timestamptz) to authenticated,
  service_role;

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
grant execute on function private.note_arrival(uuid, boolean, timestamptz) to authenticated;

create or replace function public.admin_take_up_application(target_application_id uuid)
returns jsonb
language sql set search_path to ''
as $$ select private.take_up_application(target_application_id) $$;
grant execute on function public.admin_take_up_application(uuid) to authenticated, service_role;

-- As it was.
create or replace function private.take_up_application(target_application uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications;
  event public.events;
begin
  perform private.require_decider(array[target_application], 'Only admins can decide about applications');
  application := private.lock_application(target_application);
  if not application.expired then
    -- The same again is harmless.
    if application.status = 'pending' then return private.outcome(target_application); end if;
    perform private.refuse_late_application('ALREADY_DECIDED', application);
  end if;
  select * into event from public.events where id = application.event_id;
  if event.deleted_at is not null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  if event.end_time <= clock_timestamp() then
    raise exception using errcode = 'P0001', message = 'EVENT_OVER';
  end if;
  update public.event_applications
  set status = 'pending', expired = false, pay_by = private.pay_by(event.id, clock_timestamp())
  where id = target_application;
  return private.outcome(target_application);
end
$$;
grant execute on function private.take_up_application(uuid) to authenticated;

-- An application and whatever a decision about it touches, in the order of all locks.
create or replace function private.lock_application(target_application uuid)
returns public.event_applications
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications;
begin
  select * into application from public.event_applications where id = target_application;
  if found then
    perform private.lock_event(application.user_id, application.event_id, deleted_too => true);
    select * into application from public.event_applications where id = target_application for update;
  end if;
  if not found then
    raise exception using errcode = 'P0001', message = 'NO_APPLICATION';
  end if;
  return application;
end
$$;

create or replace function private.outcome(target_application uuid)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'application_id', application.id,
    'booking_id', booking.id,
    'application_status', application.status,
    'booking_status', booking.status
  )
  from public.event_applications application
  left join public.event_bookings booking on booking.application_id = application.id
  where application.id = target_application
$$;

create or replace function private.refuse_late_application(refusal text,
  application public.event_applications)
returns void
language sql stable security definer set search_path to ''
as $$
  select private.refuse_late(
    refusal, application.status, private.decided_by(application.id),
    coalesce(application.cancelled_by = application.user_id, false)
  )
$$;

-- Refuses a decision that comes late. The detail is for admins, who alone may ask for one.
create or replace function private.refuse_late(refusal text, standing text, decider jsonb,
  by_member boolean default false)
returns void
language plpgsql stable set search_path to ''
as $$
begin
  raise exception using errcode = 'P0001', message = refusal,
    detail = jsonb_build_object('status', standing, 'decided_by', decider, 'by_member', by_member)::text;
end
$$;

create or replace function public.cancel_application(target_event_id uuid)
returns jsonb
language sql set search_path to ''
as $$ select private.cancel_own_application(target_event_id) $$;
grant execute on function public.cancel_application(uuid) to authenticated, service_role;

create or replace function private.cancel_own_application(target_event uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
  target public.events;
  application public.event_applications;
begin
  target := private.lock_event(caller, target_event, deleted_too => true);
  select * into application from public.event_applications
  where user_id = caller and event_id = target_event and status in ('pending', 'approved')
  for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'NO_APPLICATION';
  end if;
  -- Only an approved one can miss its booking and its seat (A-10).
  if application.status = 'approved'
    and not exists (select from public.event_attendees where application_id = application.id)
    and not exists (select from public.event_bookings where application_id = application.id and status = 'paid')
  then
    raise exception using errcode = 'P0001', message = 'NO_ACTIVE_BOOKING';
  end if;
  update public.event_applications
  set status = 'denied',
    admin_notes = 'Cancelled by user',
    cancelled_by = caller,
    cancelled_late = clock_timestamp() > target.start_time - interval '48 hours'
  where id = application.id
  returning * into application;
  return jsonb_build_object(
    'application_id', application.id,
    'status', application.status,
    'cancelled_late', application.cancelled_late
  );
end
$$;
grant execute on function private.cancel_own_application(uuid) to authenticated;

create or replace function public.decide_application(target_application_id uuid, decision text,
  notes text default null::text)
returns jsonb
language sql set search_path to ''
as $$ select private.decide(target_application_id, private.bounded(decision, 100), private.bounded(notes, 8000)) $$;
grant execute on function public.decide_application(uuid, text, text) to authenticated, service_role;

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
  return private.settle_by_hand(target_application, wanted, notes) || jsonb_build_object(
    'decided_by', case when decider ->> 'id' <> auth.uid()::text then decider end
  );
end
$$;
grant execute on function private.decide(uuid, text, text) to authenticated;

create or replace function public.decide_booking(target_booking_id uuid, decision text)
returns jsonb
language sql set search_path to ''
as $$ select private.decide_booking(target_booking_id, decision) $$;
grant execute on function public.decide_booking(uuid, text) to authenticated, service_role;

create or replace function private.decide_booking(target_booking uuid, decision text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  return private.decide(
    (select application_id from public.event_bookings where id = target_booking), decision, null
  );
end
$$;
grant execute on function private.decide_booking(uuid, text) to authenticated;

create or replace function public.list_pending_event_bookings(search text default null::text,
  oldest_first boolean default false, page integer default 1, page_size integer default 20,
  is_past boolean default false)
returns jsonb
language sql stable set search_path to ''
as $$
  select private.pending_bookings(private.bounded(search, 300), oldest_first, page, page_size, coalesce(is_past, false))
$$;
grant execute on function public.list_pending_event_bookings(text, boolean, integer, integer, boolean)
  to authenticated, service_role;

-- One page of what waits for a decision, with everything a row shows besides the address of its member; how many there
-- are, and since when the first of them all waits (A-91). A search is for a reference, a member or an event. `is_past`:
-- those for events that are over, instead of the others (A-97); `past` counts them either way. Each says by when it is paid
-- (A-106).
create or replace function private.pending_bookings(search text, oldest_first boolean, page integer,
  page_size integer, is_past boolean)
returns jsonb
language plpgsql stable security definer set search_path to '' set max_parallel_workers_per_gather to '0'
as $$
declare
  words text[] := private.search_words(search);
  patterns text[] := private.containing(words);
  found uuid[];
  rows_per_page integer := least(greatest(coalesce(page_size, 20), 1), 100);
  answer jsonb;
begin
  perform private.require_right('payments', 'Only those who see to payments see the bookings desk');
  -- Each word stands in a name, in a title or at the start of a reference.
  if cardinality(patterns) > 0 then
    found := array(
      select booking.id from public.event_bookings booking
      -- Few wait: each is looked up, instead of joining all.
      cross join lateral (
        select (select person.search_name from public.profiles person where person.id = booking.user_id) as member,
          (select private.folded(event.title) from public.events event where event.id = booking.event_id) as event,
          (
            select application.reference from public.event_applications application
            where application.id = booking.application_id
          ) as reference
        offset 0
      ) words
      where booking.status = 'pending' and not exists (
        select from unnest(patterns) pattern
        where (
          words.member like pattern or words.event like pattern or words.reference like upper(ltrim(pattern, '%'))
        ) is not true
      )
    );
  end if;
  with pending as materialized (
    select booking.id, booking.created_at, booking.event_id in (select private.past_events()) as is_over
    from public.event_bookings booking
    where booking.status = 'pending'
  ),
  waiting as (
    select id, created_at from pending
    where is_over = is_past and (found is null or id in (select unnest(found)))
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
    'past', (select count(*) from pending where is_over),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking', to_jsonb(booking),
          'application', jsonb_build_object(
            'id', application.id,
            'reference', application.reference,
            'payment_amount_cents', application.payment_amount_cents,
            'paid_stated_at', application.paid_stated_at,
            'pay_by', application.pay_by
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

-- A row goes only with its member's account; the seat is free then.
create or replace function private.free_seat()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  update public.events set attendees_count = attendees_count - 1 where id = old.event_id;
  return null;
end
$$;

create or replace function private.guard_application()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if (new.user_id, new.event_id, new.payment_required, new.payment_amount_cents, new.payment_method)
    is distinct from (old.user_id, old.event_id, old.payment_required, old.payment_amount_cents, old.payment_method)
  then
    raise exception using errcode = '22023', message = 'Member, event and price of an application never change';
  end if;
  if new.status is distinct from old.status then
    if (old.status, new.status) not in (('pending', 'approved'), ('pending', 'denied'), ('approved', 'denied'))
      and not ((old.status, new.status) = ('denied', 'pending') and old.expired and not new.expired)
    then
      raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
    end if;
    new.processed_at := case when new.status <> 'pending' then clock_timestamp() end;
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- A booking never says something else than its application, whoever writes it.
create or replace function private.guard_booking()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if new.status is distinct from (
    select case status when 'approved' then 'paid' when 'denied' then 'cancelled' else 'pending' end
    from public.event_applications where id = new.application_id
  ) or (new.user_id, new.event_id, new.application_id) is distinct from (old.user_id, old.event_id, old.application_id)
  then
    raise exception using errcode = '22023', message = 'A booking follows its application: decide that one';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- The order of all locks once more: the member, then the event. An application whose member's account is going waits
-- for it here, before `prepare_application` holds the event: the name puts this trigger first.
create or replace function private.hold_applicant()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  -- Whoever applies for somebody else is answered by `prepare_application`.
  if new.user_id = coalesce(auth.uid(), new.user_id) then
    perform from public.profiles where id = new.user_id for key share;
    if not found then
      raise exception using errcode = '23503', constraint = 'event_applications_user_id_fkey',
        message = 'Only a member can apply';
    end if;
  end if;
  return new;
end
$$;

-- What payments of several bookings touch: their members, their events, and what accounts left, in the one order.
create or replace function private.lock_bookings(bookings uuid[])
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  perform from public.profiles
    where id in (select user_id from public.event_bookings where event_bookings.id = any (bookings))
    order by id for key share;
  perform from public.events
    where id in (select event_id from public.event_bookings where event_bookings.id = any (bookings))
    order by id for no key update;
  perform from private.departed_bookings
    where booking_id = any (bookings)
    order by booking_id for update;
end
$$;

create or replace function private.open_booking()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  insert into public.event_bookings (user_id, event_id, application_id, credits_used)
  values (new.user_id, new.event_id, new.id, new.payment_amount_cents / 500);
  return null;
end
$$;

-- Whatever an insert says, status, price, dates and notes are the server's (BACKEND: seats).
create or replace function private.prepare_application()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
  target public.events;
begin
  if caller is not null and new.user_id is distinct from caller then
    raise exception using errcode = '42501', message = 'You can only apply for yourself';
  end if;
  target := private.lock_event(new.user_id, new.event_id);
  if target.end_time <= clock_timestamp() then
    raise exception using errcode = 'P0001', message = 'EVENT_OVER';
  end if;
  -- Someone who applied already hears that, also of a full event: the unique index below tells the member.
  if not exists (
    select from public.event_applications
    where user_id = new.user_id and event_id = new.event_id and status in ('pending', 'approved')
  ) then
    if target.attendees_count >= target.max_attendees then
      raise exception using errcode = 'P0001', message = 'EVENT_FULL';
    end if;
    if caller is not null and (
      select count(*) from public.event_applications
      where user_id = caller and event_id = new.event_id and created_at > clock_timestamp() - interval '1 hour'
    ) >= private.limit_of('applications_per_event_and_hour') then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_APPLICATIONS';
    end if;
  end if;
  new.status := 'pending';
  new.application_date := clock_timestamp();
  new.admin_notes := null;
  new.payment_required := target.credits_required > 0;
  new.payment_amount_cents := target.credits_required * 500;
  new.payment_method := case when target.credits_required > 0 then 'paypal' else 'free' end;
  new.processed_at := null;
  new.cancelled_by := null;
  new.cancelled_late := false;
  new.created_at := new.application_date;
  new.updated_at := new.application_date;
  return new;
end
$$;

-- Not for the API: its callers check who asks.
create or replace function private.settle(target_application uuid, wanted text, notes text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications := private.lock_application(target_application);
begin
  -- The same decision again is harmless (A-02).
  if application.status <> wanted then
    if application.status <> 'pending' then
      perform private.refuse_late_application('ALREADY_DECIDED', application);
    end if;
    update public.event_applications
    set status = wanted, admin_notes = nullif(btrim(notes), '')
    where id = target_application;
  end if;
  return private.outcome(target_application);
end
$$;

create or replace function private.settle_application()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if new.status = 'approved' then
    update public.events set attendees_count = attendees_count + 1
    where id = new.event_id and attendees_count < max_attendees;
    if not found then
      raise exception using errcode = 'P0001', message = 'EVENT_FULL';
    end if;
    insert into public.event_attendees (user_id, event_id, application_id, status, message)
    values (new.user_id, new.event_id, new.id, 'confirmed', 'Approved by admin - Registered')
    on conflict (user_id, event_id) do update
      set application_id = excluded.application_id, status = excluded.status, message = excluded.message;
    update public.event_bookings
    set status = 'paid', amount_paid_cents = new.payment_amount_cents
    where application_id = new.id and status = 'pending';
  elsif new.status = 'pending' then
    update public.event_bookings set status = 'pending', cancelled_by = null where application_id = new.id;
  else
    if old.status = 'approved' then
      delete from public.event_attendees where application_id = new.id;
      update public.events set attendees_count = attendees_count - 1 where id = new.event_id;
    end if;
    update public.event_bookings
    set status = 'cancelled', cancelled_by = coalesce(new.cancelled_by, auth.uid())
    where application_id = new.id and status in ('pending', 'paid');
  end if;
  return null;
end
$$;
