-- What admins do with a gathering, and what those who are in it are told.

-- What a member, an admin or a provider does is told; what the owner of the tables loads is not.
create function private.is_told()
returns boolean
language sql stable set search_path = ''
as $$ select coalesce(auth.role(), '') in ('authenticated', 'service_role') $$;

-- When time or place changed last: whoever applied before has something to read.
alter table public.events add column rescheduled_at timestamptz;

create function private.note_reschedule()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_told() then
    new.rescheduled_at := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger note_reschedule before update on public.events
  for each row
  when ((old.start_time, old.end_time, old.time_zone, old.location)
    is distinct from (new.start_time, new.end_time, new.time_zone, new.location))
  execute function private.note_reschedule();

-- What costs something names whom to pay (R-337). An event of before that names nobody may still be edited otherwise.
create function private.check_event_payment()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and new.credits_required > 0 and new.paypal_username is null and (
    tg_op = 'INSERT'
    or (new.credits_required, new.paypal_username) is distinct from (old.credits_required, old.paypal_username)
  ) then
    raise exception using errcode = 'P0001', message = 'PAYPAL_USERNAME_REQUIRED';
  end if;
  return new;
end
$$;
create trigger check_event_payment before insert or update on public.events
  for each row execute function private.check_event_payment();

-- An event as it is answered to whoever wrote it: without what only a search reads.
create function private.without_search(event public.events)
returns public.events
language plpgsql immutable set search_path = ''
as $$
begin
  event.search_text := null;
  event.search_place := null;
  event.search_grams := null;
  return event;
end
$$;
grant execute on function private.without_search(public.events) to authenticated;

create or replace function public.update_event(
  user_id uuid, target_event_id uuid, changes jsonb, operation_id uuid default null,
  expected_updated_at timestamptz default null
)
returns public.events
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  done_version timestamptz;
  row_before public.events;
  row_after public.events;
begin
  perform private.require_self(user_id);
  perform private.require_admin('Only admins can edit events');
  perform private.check_keys(changes, 'public.events', 'update');
  select * into row_before from public.events where id = target_event_id for no key update;
  if not found then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  done_version := private.version_if_done(operation_id, row_before.updated_at, expected_updated_at);
  if done_version is not null then
    row_before.updated_at := done_version;
    return private.without_search(row_before);
  end if;
  row_after := jsonb_populate_record(row_before, changes);
  execute format('update public.events set %s where id = $2 returning *', private.assignments('public.events'))
    into row_after using row_after, target_event_id;
  perform private.keep_version(operation_id, row_after.updated_at);
  return private.without_search(row_after);
end
$$;

create or replace function public.create_event(user_id uuid, draft jsonb, operation_id uuid default null)
returns public.events
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.without_search(private.create_event(draft, operation_id));
end
$$;

-- What becomes of whom when an event is deleted, read before it is (A-26).
create function public.admin_count_applications(target_event_id uuid)
returns jsonb
language plpgsql stable security invoker set search_path = ''
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
grant execute on function public.admin_count_applications(uuid) to authenticated;

-- Mails to members that wait to be sent. The function `deliver-mails` takes them; what could not be sent is tried again.
create table private.outgoing_mails (
  id bigint generated always as identity primary key,
  -- No foreign key: whoever writes here holds an event, and must not wait for an account that goes and wants that event.
  user_id uuid not null,
  kind text not null check (
    kind in ('application-approved', 'application-denied', 'seat-removed', 'event-changed', 'event-cancelled')
  ),
  -- The event as it stood, what was paid, what the admin wrote: a mail says what was true when it happened.
  details jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz
);
create index outgoing_mails_waiting_idx on private.outgoing_mails (next_attempt_at, id) where sent_at is null;
create index outgoing_mails_oldest_idx on private.outgoing_mails (created_at);
alter table private.outgoing_mails enable row level security;

create function private.announce_mails()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_notify('outgoing_mails', '');
  return null;
end
$$;
create trigger announce_mails after insert on private.outgoing_mails
  for each statement execute function private.announce_mails();

create function private.event_details(event public.events)
returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'event_id', event.id, 'title', event.title, 'start_time', event.start_time, 'end_time', event.end_time,
    'time_zone', event.time_zone, 'location', event.location
  )
$$;

-- A decision is told to its member (R-334); her own cancellation she knows of.
create function private.mail_decision()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  if not private.is_told() or new.cancelled_by = new.user_id then return null; end if;
  select * into target from public.events where id = new.event_id;
  insert into private.outgoing_mails (user_id, kind, details)
  values (
    new.user_id,
    case
      when new.status = 'approved' then 'application-approved'
      when new.cancelled_by is not null then 'event-cancelled'
      when old.status = 'approved' then 'seat-removed'
      else 'application-denied'
    end,
    private.event_details(target) || jsonb_build_object(
      'reference', new.reference,
      'amount_cents', new.payment_amount_cents,
      'was_approved', old.status = 'approved',
      'notes', new.admin_notes
    )
  );
  return null;
end
$$;
create trigger mail_decision after update on public.event_applications
  for each row when (new.status is distinct from old.status) execute function private.mail_decision();

-- Another time or another place is told to everyone who applied and is not denied.
create function private.mail_reschedule()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.deleted_at is null and new.end_time > clock_timestamp() then
    insert into private.outgoing_mails (user_id, kind, details)
    select application.user_id, 'event-changed',
      private.event_details(new) || jsonb_build_object('before', private.event_details(old), 'status', application.status)
    from public.event_applications application
    where application.event_id = new.id and application.status in ('pending', 'approved')
    order by application.user_id;
  end if;
  return null;
end
$$;
create trigger mail_reschedule after update on public.events
  for each row when (old.rescheduled_at is distinct from new.rescheduled_at) execute function private.mail_reschedule();

-- Hands out mails to be sent, each to one caller at a time: one that is not reported as sent comes again later, and
-- after a day of failing no more. Notes that the schedule was here.
create function private.take_mails(batch integer)
returns table (id bigint, kind text, details jsonb, email text, first_name text)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Nobody waits here for another who is still taking.
  update private.task_runs run set last_run_at = clock_timestamp()
  from (select task from private.task_runs where task = 'deliver-mails' for no key update skip locked) free
  where run.task = free.task;
  delete from private.outgoing_mails mail where mail.created_at < now() - interval '30 days';
  return query
    with due as (
      select mail.id from private.outgoing_mails mail
      where mail.sent_at is null and mail.next_attempt_at <= (select clock_timestamp()) and mail.attempts < 10
      order by mail.next_attempt_at, mail.id
      limit least(greatest(coalesce(batch, 20), 1), 100)
      for update skip locked
    ),
    taken as (
      update private.outgoing_mails mail
      set attempts = mail.attempts + 1, next_attempt_at = clock_timestamp() + interval '2 minutes' * 2 ^ mail.attempts
      from due where mail.id = due.id
      returning mail.id, mail.kind, mail.details, mail.user_id
    )
    select taken.id, taken.kind, taken.details, account.email::text, person.first_name
    from taken
    join auth.users account on account.id = taken.user_id
    join public.profiles person on person.id = taken.user_id
    where account.email is not null
    order by taken.id;
end
$$;

create function private.note_mail_sent(mail_id bigint)
returns void
language sql volatile security definer set search_path = ''
as $$ update private.outgoing_mails set sent_at = clock_timestamp() where id = mail_id $$;

create function public.take_outgoing_mails(batch integer default 20)
returns table (id bigint, kind text, details jsonb, email text, first_name text)
language sql volatile security invoker set search_path = ''
as $$ select * from private.take_mails(batch) $$;

create function public.note_mail_sent(mail_id bigint)
returns void
language sql volatile security invoker set search_path = ''
as $$ select private.note_mail_sent(mail_id) $$;

grant execute on function private.take_mails(integer), private.note_mail_sent(bigint) to service_role;
grant execute on function public.take_outgoing_mails(integer), public.note_mail_sent(bigint) to service_role;
