-- What is told twice, or told wrongly: a reminder right after "You are in", and the rest of a price, which only a mail
-- told of while the bell still named all of it.

-- Members of events that begin so soon and who were not reminded yet; at most so many. Whoever got her seat after the
-- moment of a reminder has just read when it begins.
create or replace function private.remind_of_events(told text, most integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  target public.events;
  members uuid[];
  written integer := 0;
begin
  select * into due from private.reminder_window(told);
  for target in
    select * from public.events event
    where event.deleted_at is null and event.start_time > due.since and event.start_time <= due.until
    order by event.start_time, event.id
  loop
    exit when written >= most;
    members := array(
      select application.user_id from public.event_applications application
      where application.event_id = target.id and application.status = 'approved'
        and not exists (
          select from private.notifications earlier
          where earlier.event_id = target.id and earlier.user_id = application.user_id and (
            (earlier.kind = told and earlier.starts_at = target.start_time)
            or (earlier.kind = 'application-approved' and earlier.created_at > target.start_time - (due.until - now()))
          )
        )
      order by application.user_id
      limit most - written
    );
    perform private.notify(
      members, told, target.id, target.id, private.event_details(target), null, target.start_time
    );
    written := written + cardinality(members);
  end loop;
  return written;
end
$$;

-- A mail is of a kind that she may be told of.
alter table private.outgoing_mails drop constraint outgoing_mails_kind_check;
insert into private.notification_kinds (kind, has_mail, is_required) values ('payment-rest', true, true);
alter table private.outgoing_mails add constraint outgoing_mails_kind_fkey
  foreign key (kind) references private.notification_kinds (kind);
-- Asked for before this release.
update private.outgoing_mails set kind = 'payment-rest'
where kind = 'payment-due' and details ? 'came_cents' and sent_at is null;

-- What of an application's price has come and waits for its rest, in euro cents.
create function private.part_come(target_application uuid)
returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(payment.amount_cents), 0)::integer
  from public.payments payment
  join public.event_bookings booking on booking.id = payment.booking_id and booking.application_id = target_application
  join private.payment_decisions decided on decided.payment_id = payment.id and decided.decision = 'asked'
$$;

-- Tells her what of the price has come, and by which link the rest is paid (A-89), in place of what she was told to pay
-- before.
create or replace function private.mail_payment_rest(target_application uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
  event public.events;
  came constant integer := private.part_come(target_application);
begin
  if not private.is_told() then return; end if;
  select * into application from public.event_applications where id = target_application;
  select * into event from public.events where id = application.event_id;
  if came >= application.payment_amount_cents then return; end if;
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.subject_id = target_application and told.kind in ('payment-due', 'payment-rest')
  ));
  perform private.notify(
    array[application.user_id], 'payment-rest', application.event_id, application.id,
    private.event_details(event) || jsonb_build_object(
      'reference', application.reference,
      'came_cents', came,
      'amount_cents', application.payment_amount_cents - came,
      'link', 'https://paypal.me/' || event.paypal_username || '/'
        || to_char((application.payment_amount_cents - came) / 100.0, 'FM9999999990.00')
    )
  );
end
$$;
