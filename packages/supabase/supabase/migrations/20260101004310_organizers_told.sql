-- What organizers are told of: an application to decide, a payment to match, a report, an event that starts soon and that
-- nobody comes to, and once a day by mail all that waits. Each ends for all of them as soon as one of them has seen to it.

-- Whom a kind is for: everybody where it is null, 'admins', or who has a right (`private.role_rights`), admins among them.
alter table private.notification_kinds
  add column audience text check (audience in ('admins', 'payments', 'reports'));
insert into private.notification_kinds (kind, has_mail, is_required, audience) values
  ('application-to-decide', false, false, 'admins'),
  ('payment-to-match', false, false, 'payments'),
  ('report-filed', false, false, 'reports'),
  ('event-without-guests', false, false, 'admins'),
  ('daily-digest', true, false, 'admins');
insert into private.settings (name, value) values
  ('lonely_event_hours_before', '48'),
  ('digest_hour', '8');

-- Who is told of what is for an audience; nobody who is suspended from her role.
create function private.audience(wanted text)
returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select user_id from public.admin_users
  union
  select held.user_id from public.staff_roles held
  join private.role_rights granted on granted.role = held.role and granted.right_name = wanted
  where not exists (
    select from public.member_suspensions suspended where suspended.user_id = held.user_id and suspended.until > now()
  )
$$;

-- Tells all whom a kind is for, but whoever did it and whom it is about.
create function private.notify_organizers(told text, about_event uuid, about uuid, but uuid, starts timestamptz default null)
returns void
language sql security definer set search_path = ''
as $$
  select private.notify(
    array(
      select organizer from private.notification_kinds rule, private.audience(rule.audience) organizer
      where rule.kind = told and organizer is distinct from auth.uid() and organizer is distinct from but
    ),
    told, about_event, about, null, null, starts
  )
$$;

create function private.take_back_from_organizers(about uuid, kinds text[])
returns void
language sql security definer set search_path = ''
as $$
  select private.take_back_notifications(array(
    select told.id from private.notifications told where told.subject_id = about and told.kind = any (kinds)
  ))
$$;

-- An application waits for a decision; that she has paid waits for a look at the statement. Both end with the decision, or
-- with the application.
create function private.notify_of_application()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or new.status <> 'pending') then
    perform private.take_back_from_organizers(old.id, array['application-to-decide', 'payment-to-match']);
    return null;
  end if;
  if tg_op = 'UPDATE' and new.paid_stated_at is null then
    perform private.take_back_from_organizers(old.id, array['payment-to-match']);
  end if;
  if not private.is_told() then return null; end if;
  if tg_op = 'INSERT' or old.status <> 'pending' then
    perform private.notify_organizers('application-to-decide', new.event_id, new.id, new.user_id);
  end if;
  if tg_op = 'UPDATE' and new.paid_stated_at is not null and old.paid_stated_at is null then
    perform private.notify_organizers('payment-to-match', new.event_id, new.id, new.user_id);
  end if;
  return null;
end
$$;
create trigger tell_organizers after insert on public.event_applications
  for each row when (new.status = 'pending') execute function private.notify_of_application();
create trigger tell_organizers_change after update on public.event_applications
  for each row when (new.status is distinct from old.status or new.paid_stated_at is distinct from old.paid_stated_at)
  execute function private.notify_of_application();
create trigger tell_organizers_end after delete on public.event_applications
  for each row when (old.status = 'pending') execute function private.notify_of_application();

-- Money that came was found.
create function private.end_payment_to_match()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_back_from_organizers(booking.application_id, array['payment-to-match'])
  from public.event_bookings booking where booking.id = new.booking_id;
  return null;
end
$$;
create trigger tell_organizers after insert on public.payments
  for each row execute function private.end_payment_to_match();

create function private.notify_of_report()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if private.is_told() then
      perform private.notify_organizers('report-filed', null, new.id, new.reported_id);
    end if;
  else
    perform private.take_back_from_organizers(old.id, array['report-filed']);
  end if;
  return null;
end
$$;
create trigger tell_organizers after insert on public.reports
  for each row when (new.status = 'open') execute function private.notify_of_report();
create trigger tell_organizers_end after update on public.reports
  for each row when (old.status = 'open' and new.status <> 'open') execute function private.notify_of_report();

-- Somebody comes, or it does not take place then.
create function private.end_event_without_guests()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_back_from_organizers(new.id, array['event-without-guests']);
  return null;
end
$$;
create trigger tell_organizers_end after update on public.events
  for each row when (
    old.attendees_count = 0 and new.attendees_count > 0
    or old.start_time is distinct from new.start_time
    or old.deleted_at is distinct from new.deleted_at
    or old.cancelled_at is distinct from new.cancelled_at
  ) execute function private.end_event_without_guests();

-- Whoever has a role no more is not told what it was for.
create function private.end_organizer()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    join private.notification_kinds rule on rule.kind = told.kind
    where told.user_id = old.user_id and rule.audience is not null
      and old.user_id not in (select private.audience(rule.audience))
  ));
  return null;
end
$$;
create trigger tell_organizers_end after delete on public.admin_users
  for each row execute function private.end_organizer();
create trigger tell_organizers_end after delete on public.staff_roles
  for each row execute function private.end_organizer();

-- Events that start soon and that nobody comes to; at most so many.
create function private.tell_of_lonely_events(most integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  target record;
  written integer := 0;
begin
  if not exists (select from private.audience('admins')) then return 0; end if;
  for target in
    select event.id, event.start_time from public.events event
    where event.deleted_at is null and event.cancelled_at is null and event.attendees_count = 0
      and event.published_at <= now() and event.start_time > now()
      and event.start_time <= now() + make_interval(hours => private.limit_of('lonely_event_hours_before'))
      and not exists (
        select from private.notifications earlier
        where earlier.subject_id = event.id and earlier.kind = 'event-without-guests'
          and earlier.starts_at = event.start_time
      )
    order by event.start_time, event.id
    limit most
  loop
    perform private.notify_organizers('event-without-guests', target.id, target.id, null, target.start_time);
    written := written + 1;
  end loop;
  return written;
end
$$;

-- What waits for admins now; null where nothing does.
create function private.what_waits()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'applications', nullif((
      select count(*) from public.event_applications
      where status = 'pending' and event_id not in (select private.past_events())
    ), 0),
    'payments', nullif((
      select count(*) from public.event_applications application
      where application.status = 'pending' and application.paid_stated_at is not null
        and application.event_id not in (select private.past_events())
    ), 0),
    'refunds', nullif((
      select count(*) from private.refund_tasks() task where not exists (select from public.refunds where refunds.id = task.id)
    ), 0),
    'reports', nullif((select count(*) from public.reports where status = 'open'), 0),
    'lonely_events', nullif((
      select count(*) from public.events event
      where event.deleted_at is null and event.cancelled_at is null and event.attendees_count = 0
        and event.published_at <= now() and event.start_time > now()
        and event.start_time <= now() + make_interval(hours => private.limit_of('lonely_event_hours_before'))
    ), 0),
    'failed_mails', nullif((
      select count(*) from private.outgoing_mails mail
      where mail.sent_at is null and mail.attempts >= 10 and private.mail_state(mail.attempts, mail.taken_at) = 'failed'
        and exists (select from public.profiles where id = mail.user_id)
    ), 0)
  )), '{}')
$$;

-- As it was; a digest says what waits as it goes.
create or replace function private.said_by_mail(mail private.outgoing_mails)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when mail.kind = 'message-received' then (
      select jsonb_build_object('senders', unread) from private.unread_senders(mail.user_id) unread where unread is not null
    )
    when mail.kind = 'daily-digest' then private.what_waits()
    when mail.kind in ('application-approved', 'payment-due', 'payment-rest', 'payment-reminder', 'event-message')
      then private.with_event_as_it_is(mail.details)
    else mail.details
  end
$$;

-- Each morning of hers, once: the day is kept, and where something waits a mail is due, until the day is over.
create function private.write_digests()
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  admin record;
  day uuid;
begin
  for admin in
    select person.user_id, person.morning
    from (
      select known.user_id,
        (date_trunc('day', now() at time zone coalesce(chosen.time_zone, 'UTC'))
          + make_interval(hours => private.limit_of('digest_hour'))) at time zone coalesce(chosen.time_zone, 'UTC') as morning
      from private.audience('admins') known (user_id)
      left join private.notification_settings chosen on chosen.user_id = known.user_id
    ) person
    where person.morning <= now() and person.morning > now() - interval '4 hours'
      and private.wants_notification(person.user_id, 'daily-digest', 'mail')
      and not exists (
        select from private.notifications told
        where told.subject_id = person.user_id and told.user_id = person.user_id and told.kind = 'daily-digest'
          and told.starts_at = person.morning
      )
    order by person.user_id
  loop
    insert into private.notifications (user_id, kind, subject_id, starts_at, is_shown)
    values (admin.user_id, 'daily-digest', admin.user_id, admin.morning, false)
    returning id into day;
    insert into private.outgoing_mails (user_id, kind, details, notification_id, valid_until)
    select admin.user_id, 'daily-digest', '{}', day, admin.morning + interval '16 hours'
    where private.what_waits() is not null;
  end loop;
end
$$;

-- As it was, and what organizers are told of by the clock.
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
  perform private.write_digests();
  return greatest(
    private.end_unpaid(most), private.remind_of_payments(most), private.remind_of_events('event-tomorrow', most),
    private.remind_of_events('event-soon', most), private.remind_of_coffee_chats(most),
    private.tell_of_lonely_events(most)
  );
end
$$;

-- As it was; what somebody else takes back or reads meanwhile is not waited for.
create or replace function private.read_notifications(chosen uuid[], until timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  marked uuid[];
begin
  with mine as (
    select told.id from private.notifications told
    where told.user_id = caller and told.read_at is null and told.is_shown
      and (told.id = any (chosen) or told.created_at <= until)
    order by told.id
    for update skip locked
  ),
  changed as (
    update private.notifications told set read_at = clock_timestamp() from mine where told.id = mine.id returning told.id
  )
  select array_agg(id) into marked from changed;
  if marked is null then return; end if;
  delete from private.outgoing_mails mail using private.notification_kinds rule
  where mail.notification_id = any (marked) and mail.sent_at is null and rule.kind = mail.kind and not rule.is_required;
  perform private.broadcast_notifications(caller);
end
$$;
