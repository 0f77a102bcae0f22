-- By when an application that costs something is paid (A-106): nothing, until an admin switches it on. Then an application
-- ends by itself at that time if nothing came for it and its member did not say that she has paid; it can be taken up
-- again, and she can apply again.

insert into private.settings (name, value) values
  ('payment_term', 'off'),
  ('payment_term_days', '5'),
  ('payment_term_hours_before', '48');

alter table public.event_applications
  -- By when it is paid; null where nothing says so.
  add column pay_by timestamptz,
  -- Ended by that time, unpaid.
  add column expired boolean not null default false;
create index event_applications_pay_by_idx on public.event_applications (pay_by)
  where status = 'pending' and pay_by is not null;

-- The time to pay of whoever applies then; null without a term, and where less than a day would be left.
create function private.pay_by(starts timestamptz, applied timestamptz)
returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select term.ends
  from (
    select date_trunc('minute', least(
      applied + make_interval(days => private.limit_of('payment_term_days')),
      starts - make_interval(hours => private.limit_of('payment_term_hours_before'))
    )) as ends
  ) term
  where private.setting('payment_term') = 'on' and term.ends >= applied + interval '1 day'
$$;

-- After `prepare_application`, which says what it costs: the name puts this trigger behind it.
create function private.set_payment_term()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.expired := false;
  new.pay_by := case when new.payment_required then
    private.pay_by((select start_time from public.events where id = new.event_id), new.application_date)
  end;
  return new;
end
$$;
create trigger set_payment_term before insert on public.event_applications
  for each row execute function private.set_payment_term();

create or replace function private.guard_application()
returns trigger
language plpgsql security definer set search_path = ''
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

create or replace function private.settle_application()
returns trigger
language plpgsql security definer set search_path = ''
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

-- What she is told of it: once before it ends, and when it has.
insert into private.notification_kinds (kind, has_mail, is_required) values
  ('payment-reminder', true, true),
  ('application-expired', true, true);

-- What is to be paid, where, by which reference, and by when.
create function private.payment_details(application public.event_applications, event public.events)
returns jsonb
language sql immutable set search_path = ''
as $$
  select private.event_details(event) || jsonb_build_object(
    'reference', application.reference,
    'amount_cents', application.payment_amount_cents,
    'link', event.paypal_payment_link,
    'pay_by', application.pay_by
  )
$$;

create or replace function private.notify_application()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  if not private.is_told() then return null; end if;
  select * into target from public.events where id = new.event_id;
  perform private.notify(
    array[new.user_id], case when new.payment_required then 'payment-due' else 'application-received' end,
    new.event_id, new.id, private.payment_details(new, target)
  );
  return null;
end
$$;

-- A decision is told to its member (R-334), and what was decided or awaited before is not true any more; her own
-- cancellation she knows of. What is taken up again is awaited again.
create or replace function private.notify_decision()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.event_id and told.user_id = new.user_id and told.kind = any (
      array[
        'payment-due', 'payment-rest', 'payment-reminder', 'application-received', 'application-approved',
        'application-denied', 'application-expired', 'seat-removed', 'event-tomorrow', 'event-soon'
      ]
      || case when new.status = 'denied' then array['event-changed'] else '{}' end
    )
  ));
  if not private.is_told() or new.cancelled_by = new.user_id then return null; end if;
  select * into target from public.events where id = new.event_id;
  perform private.notify(
    array[new.user_id],
    case
      when new.status = 'pending' then 'payment-due'
      when new.status = 'approved' then 'application-approved'
      when new.expired then 'application-expired'
      when new.cancelled_by is not null then 'event-cancelled'
      when old.status = 'approved' then 'seat-removed'
      else 'application-denied'
    end,
    new.event_id, new.id,
    private.payment_details(new, target) || jsonb_build_object(
      'was_approved', old.status = 'approved',
      'notes', new.admin_notes
    )
  );
  return null;
end
$$;

-- Whoever says that she has paid is not reminded of it any more.
create function private.take_back_payment_reminder()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.subject_id = new.id and told.kind = 'payment-reminder'
  ));
  return null;
end
$$;
create trigger take_back_payment_reminder after update on public.event_applications
  for each row when (old.paid_stated_at is null and new.paid_stated_at is not null)
  execute function private.take_back_payment_reminder();

-- Nothing came for it, and nobody says that something will: it may be reminded of, and ends in its time.
create function private.is_unpaid(application public.event_applications)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select application.status = 'pending' and application.paid_stated_at is null and not exists (
    select from public.payments payment
    join public.event_bookings booking on booking.id = payment.booking_id
    where booking.application_id = application.id
  )
$$;

-- A day before the time to pay is over, and where it is shorter than two days when half of it is; not in its last hour.
create function private.remind_of_payments(most integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
  event public.events;
  written integer := 0;
begin
  for application in
    select waiting.* from public.event_applications waiting
    where waiting.status = 'pending' and waiting.pay_by > now() + interval '1 hour'
      and waiting.pay_by <= now() + interval '24 hours'
      and waiting.pay_by - least(interval '24 hours', (waiting.pay_by - waiting.application_date) / 2) <= now()
      and private.is_unpaid(waiting)
      and not exists (
        select from private.notifications earlier
        where earlier.subject_id = waiting.id and earlier.kind = 'payment-reminder' and earlier.starts_at = waiting.pay_by
      )
    order by waiting.pay_by, waiting.id
    limit most
  loop
    select * into event from public.events where id = application.event_id;
    perform private.notify(
      array[application.user_id], 'payment-reminder', application.event_id, application.id,
      private.payment_details(application, event), null, application.pay_by
    );
    written := written + 1;
  end loop;
  return written;
end
$$;

-- Ends what was not paid in its time; at most so many. What is decided, paid or said meanwhile stays as it is.
create function private.end_unpaid(most integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due uuid[];
begin
  due := array(
    select waiting.id from public.event_applications waiting
    where waiting.status = 'pending' and waiting.pay_by <= now() and private.is_unpaid(waiting)
    order by waiting.pay_by, waiting.id
    limit most
  );
  if cardinality(due) = 0 then return 0; end if;
  -- All locks first, in the one order.
  perform from public.profiles
    where id in (select user_id from public.event_applications where event_applications.id = any (due))
    order by id for key share;
  perform from public.events
    where id in (select event_id from public.event_applications where event_applications.id = any (due))
    order by id for no key update;
  update public.event_applications ended
  set status = 'denied', expired = true
  where ended.id = any (due) and private.is_unpaid(ended);
  return cardinality(due);
end
$$;

create or replace function private.write_reminders(batch integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce(batch, 500), 1), 1000);
begin
  -- One at a time: another that comes meanwhile leaves it to this one.
  if not pg_try_advisory_xact_lock(hashtextextended('sorella.reminders', 0)) then return 0; end if;
  delete from private.notifications told
  where told.id in (
    select old.id from private.notifications old
    where old.created_at < now() - make_interval(days => private.limit_of('notifications_kept_days'))
    order by old.created_at
    limit 1000
  );
  return greatest(
    private.end_unpaid(most), private.remind_of_payments(most), private.remind_of_events('event-tomorrow', most),
    private.remind_of_events('event-soon', most), private.remind_of_coffee_chats(most)
  );
end
$$;

-- As it was, and of what is to be paid how much of it, and by when.
create or replace function private.list_notifications(page_size integer, before_time timestamptz, before_id uuid)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  hidden constant uuid[] := private.not_met();
  rows_wanted constant integer := least(greatest(coalesce(page_size, 50), 1), 50);
  from_time constant timestamptz := coalesce(before_time, 'infinity');
  from_id constant uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  return (
    with page as materialized (
      select told.* from private.notifications told
      where told.user_id = caller and told.is_shown and (told.created_at, told.id) < (from_time, from_id)
        and (told.other_user_id is null or told.other_user_id <> all (hidden))
        and (told.starts_at is null or told.starts_at > now())
      order by told.created_at desc, told.id desc
      limit rows_wanted
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'kind', page.kind, 'created_at', page.created_at, 'read_at', page.read_at,
      -- Of one that was deleted no page is left.
      'event_id', case when event.deleted_at is null or event.cancelled_at is not null then event.id end,
      'event_title', event.title, 'event_start_time', event.start_time,
      'event_time_zone', event.time_zone, 'event_location', event.location,
      'other_user_id', person.id, 'other_user_first_name', person.first_name, 'other_user_last_name', person.last_name,
      'chosen_date', chat.selected_date,
      'amount_cents', case page.kind
        when 'refund-sent' then refund.amount_cents
        when 'payment-rest' then application.payment_amount_cents - private.part_come(application.id)
        else application.payment_amount_cents
      end,
      'currency', case page.kind when 'refund-sent' then refund.currency else private.setting('currency') end,
      'reference', application.reference,
      'pay_by', case when page.kind in ('payment-due', 'payment-reminder', 'application-expired') then application.pay_by end
    ) order by page.created_at desc, page.id desc), '[]')
    from page
    left join public.events event on event.id = page.event_id
    left join private.public_profiles(array(
      select distinct known.other_user_id from page known where known.other_user_id is not null
    )) person on person.id = page.other_user_id
    left join public.event_applications application on application.id = page.subject_id and application.user_id = caller
    left join public.coffee_chat_requests chat on chat.id = page.subject_id
    left join public.refunds refund on refund.id = page.subject_id and page.kind = 'refund-sent'
  );
end
$$;

-- Takes up again what ended unpaid: it waits once more, with a new time to pay where there is one.
create function private.take_up_application(target_application uuid)
returns jsonb
language plpgsql security definer set search_path = ''
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
  set status = 'pending', expired = false, pay_by = private.pay_by(event.start_time, clock_timestamp())
  where id = target_application;
  return private.outcome(target_application);
end
$$;
grant execute on function private.take_up_application(uuid) to authenticated;

create function public.admin_take_up_application(target_application_id uuid)
returns jsonb
language sql set search_path = ''
as $$ select private.take_up_application(target_application_id) $$;
grant execute on function public.admin_take_up_application(uuid) to authenticated, service_role;

create function private.payment_term()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_right('payments', 'Only those who see to payments read the time to pay');
  return jsonb_build_object(
    'is_on', private.setting('payment_term') = 'on',
    'days', private.limit_of('payment_term_days'),
    'hours_before', private.limit_of('payment_term_hours_before')
  );
end
$$;
grant execute on function private.payment_term() to authenticated;

create function public.admin_get_payment_term()
returns jsonb
language sql stable set search_path = ''
as $$ select private.payment_term() $$;
grant execute on function public.admin_get_payment_term() to authenticated, service_role;

-- For whoever applies from now on: nobody's time to pay changes afterwards.
create function private.set_payment_term(is_on boolean, days integer, hours_before integer)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := private.payment_term();
begin
  perform private.require_admin('Only admins set the time to pay');
  if is_on is null or not coalesce(days between 1 and 60, false) or not coalesce(hours_before between 0 and 336, false) then
    raise exception using errcode = '22023', message = 'A time to pay is 1 to 60 days, and ends at most 14 days before';
  end if;
  update private.settings setting set value = given.value
  from (
    values ('payment_term', case when is_on then 'on' else 'off' end),
      ('payment_term_days', days::text), ('payment_term_hours_before', hours_before::text)
  ) given (name, value)
  where setting.name = given.name;
  if before is distinct from private.payment_term() then
    insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
    values (
      auth.uid(), 'update', 'payment_term', null,
      jsonb_build_object('changed', jsonb_build_array('payment_term'), 'before', before, 'after', private.payment_term())
    );
  end if;
  return private.payment_term();
end
$$;
grant execute on function private.set_payment_term(boolean, integer, integer) to authenticated;

create function public.admin_set_payment_term(is_on boolean, days integer, hours_before integer)
returns jsonb
language sql set search_path = ''
as $$ select private.set_payment_term(is_on, days, hours_before) $$;
grant execute on function public.admin_set_payment_term(boolean, integer, integer) to authenticated, service_role;

-- What she did here before: how often she applied besides, how many events she had a seat at that took place, and how
-- often she cancelled late (A-14).
create function private.applicant_history(application public.event_applications)
returns jsonb
language sql stable security definer set search_path = ''
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

-- As it was, with all that an application says of itself, and what its member did here before.
create or replace function private.list_applications(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, cancelled text, target_event uuid, search text, is_export boolean,
  wanted_payment text)
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
    select coalesce(jsonb_agg(
      to_jsonb(found.own) || (to_jsonb(found) - ''place'' - ''own'') order by found.place
    ), ''[]'') from (
      select page.place, application as own,
        booking.id as booking_id, booking.status as booking_status,
        private.received_money(booking.id) as received, private.applicant_history(application) as history,
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
