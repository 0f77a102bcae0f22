-- What happened to each member, written in the transaction that made it happen: her list is read from it, and mails are
-- made of it. Ids only: who reads sees what is true then, by her own rights.

-- Of each kind: whether it is mailed too, and whether she must know of it (money; whether and when an event takes
-- place), so that no choice of hers holds it back. The words and links are the app's.
create table private.notification_kinds (
  kind text primary key,
  has_mail boolean not null,
  is_required boolean not null
);
alter table private.notification_kinds enable row level security;
insert into private.notification_kinds (kind, has_mail, is_required) values
  ('payment-due', true, true),
  ('application-received', false, false),
  ('application-approved', true, false),
  ('application-denied', true, false),
  ('seat-removed', true, true),
  ('event-changed', true, true),
  ('event-cancelled', true, true),
  ('event-message', true, false),
  ('refund-sent', true, true),
  ('coffee-chat-asked', true, false),
  ('coffee-chat-accepted', true, false),
  ('coffee-chat-declined', true, false),
  ('coffee-chat-cancelled', true, false),
  ('message-received', true, false),
  ('report-handled', false, false);

-- What a member chose. Nobody who has no row chose anything.
create table private.notification_settings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  only_required boolean not null default false,
  -- A kind and a channel each, like `message-received:mail`.
  muted text[] not null default '{}',
  -- Minutes since midnight in her zone, between which no mail comes that can wait; both or none.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  time_zone text not null default 'UTC' check (time_zone ~ '^[A-Za-z_]{2,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$'),
  constraint notification_settings_quiet_hours check (
    (quiet_from is null) = (quiet_until is null) and quiet_from is distinct from quiet_until or quiet_from is null
  )
);
alter table private.notification_settings enable row level security;

create table private.notifications (
  id uuid primary key default gen_random_uuid(),
  -- No foreign keys: whoever writes here holds an event, and must not wait for an account that goes and wants that event.
  user_id uuid not null,
  kind text not null,
  event_id uuid,
  -- The application, coffee chat, message to guests, owed money or report that it is about.
  subject_id uuid,
  other_user_id uuid,
  -- When what it reminds of begins: it is told until then, and again after another time was set.
  starts_at timestamptz,
  -- False where she does not want to see this kind in the app.
  is_shown boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
);
create index notifications_newest_idx on private.notifications (user_id, created_at desc, id desc) where is_shown;
create index notifications_unread_idx on private.notifications (user_id, created_at desc) where is_shown and read_at is null;
create index notifications_event_id_idx on private.notifications (event_id, user_id) where event_id is not null;
create index notifications_subject_id_idx on private.notifications (subject_id) where subject_id is not null;
create index notifications_other_user_id_idx on private.notifications (other_user_id) where other_user_id is not null;
create index notifications_oldest_idx on private.notifications (created_at);
-- A conversation is told of once, until she has read that.
create unique index notifications_unread_thread_idx on private.notifications (user_id, other_user_id)
  where kind = 'message-received' and read_at is null;
-- Reminded of one beginning once, however often the schedule comes.
create unique index notifications_reminder_idx on private.notifications (subject_id, user_id, kind, starts_at)
  where starts_at is not null;
alter table private.notifications enable row level security;

-- A mail is one channel of what happened. It may have to wait, and may come too late.
alter table private.outgoing_mails
  -- Null where it gathers several.
  add column notification_id uuid,
  -- Null where it is due at once.
  add column due_at timestamptz,
  -- Nobody is reminded of what has begun.
  add column valid_until timestamptz;
create index outgoing_mails_notification_id_idx on private.outgoing_mails (notification_id) where sent_at is null;
create index outgoing_mails_user_id_idx on private.outgoing_mails (user_id, kind, sent_at desc);
create unique index outgoing_mails_gathered_idx on private.outgoing_mails (user_id)
  where kind = 'message-received' and sent_at is null and attempts < 10;
alter table private.outgoing_mails drop constraint outgoing_mails_kind_check;
alter table private.outgoing_mails add constraint outgoing_mails_kind_check check (kind in (
  'payment-due', 'application-approved', 'application-denied', 'seat-removed', 'event-changed', 'event-cancelled',
  'event-message', 'refund-sent', 'coffee-chat-asked', 'coffee-chat-accepted', 'coffee-chat-declined',
  'coffee-chat-cancelled', 'message-received'
));

insert into private.settings (name, value) values
  ('message_mail_after_minutes', '15'),
  ('message_mail_every_hours', '6');

-- Whether she is told of a kind on a channel, 'app' or 'mail'.
create function private.wants_notification(member uuid, told text, channel text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select rule.is_required or not coalesce((
    select chosen.only_required or told || ':' || channel = any (chosen.muted)
    from private.notification_settings chosen where chosen.user_id = member
  ), false)
  from private.notification_kinds rule
  where rule.kind = told and (channel = 'app' or rule.has_mail)
$$;

-- The first moment from the given one on that is outside of her quiet hours.
create function private.after_quiet_hours(member uuid, moment timestamptz)
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  chosen private.notification_settings;
  here timestamp;
  minute integer;
  awake timestamp;
begin
  select * into chosen from private.notification_settings settings
  where settings.user_id = member and settings.quiet_from is not null;
  if not found then return moment; end if;
  here := moment at time zone chosen.time_zone;
  minute := extract(hour from here) * 60 + extract(minute from here);
  -- From evening to morning they go over midnight.
  if not (
    case when chosen.quiet_from < chosen.quiet_until then minute >= chosen.quiet_from and minute < chosen.quiet_until
    else minute >= chosen.quiet_from or minute < chosen.quiet_until end
  ) then
    return moment;
  end if;
  awake := date_trunc('day', here) + make_interval(mins => chosen.quiet_until);
  if awake <= here then awake := awake + interval '1 day'; end if;
  -- An hour that is set back comes twice, one that is set forward not at all.
  return greatest(awake at time zone chosen.time_zone, moment);
end
$$;

create function private.broadcast_notifications(member uuid)
returns void
language sql security definer set search_path = ''
as $$
  select realtime.send(
    jsonb_build_object('kind', 'notification', 'action', 'update', 'id', member), 'change', 'user:' || member, true
  )
$$;

-- Tells members what happened: each once in her list and, where the kind has a mail and she wants it, by mail, with what
-- was true when it happened.
create function private.notify(
  members uuid[], told text, about_event uuid, about uuid,
  mail_details jsonb default null, other uuid default null, starts timestamptz default null
)
returns void
language sql security definer set search_path = ''
as $$
  with written as (
    insert into private.notifications (user_id, kind, event_id, subject_id, other_user_id, starts_at, is_shown)
    select member, told, about_event, about, other, starts, private.wants_notification(member, told, 'app')
    from unnest(members) member
    order by member
    on conflict do nothing
    returning id, user_id, is_shown
  ),
  mailed as (
    insert into private.outgoing_mails (user_id, kind, details, notification_id, due_at, next_attempt_at, valid_until)
    select written.user_id, told, mail_details, written.id, nullif(due.at, asked.at), due.at, starts
    from written
    cross join (select clock_timestamp() as at) asked
    cross join private.notification_kinds rule
    cross join lateral (
      select case when rule.is_required then asked.at else private.after_quiet_hours(written.user_id, asked.at) end as at
    ) due
    where rule.kind = told and mail_details is not null and private.wants_notification(written.user_id, told, 'mail')
    order by written.user_id
  )
  select private.broadcast_notifications(written.user_id) from written where written.is_shown order by written.user_id;
$$;

-- Takes back what is not true any more, with the mails that have not gone.
create function private.take_back_notifications(gone uuid[])
returns void
language sql security definer set search_path = ''
as $$
  with untrue as (
    delete from private.notifications told where told.id = any (gone)
    -- She did not see it any more where one of the two has blocked the other: nor does she hear that it went.
    returning told.user_id, told.is_shown and (told.other_user_id is null or private.may_meet(told.user_id, told.other_user_id)) as was_seen
  )
  select private.broadcast_notifications(user_id) from (select distinct user_id from untrue where was_seen) members
  order by user_id;
  delete from private.outgoing_mails mail where mail.notification_id = any (gone) and mail.sent_at is null;
$$;

-- Whoever applies is told that it arrived; for what costs something with what to pay, where, and by which reference
-- (A-89): the page that said it first may be closed by then.
drop trigger mail_payment_due on public.event_applications;
drop function private.mail_payment_due();
create function private.notify_application()
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
    new.event_id, new.id,
    private.event_details(target) || jsonb_build_object(
      'reference', new.reference,
      'amount_cents', new.payment_amount_cents,
      'link', target.paypal_payment_link
    )
  );
  return null;
end
$$;
create trigger notify_application after insert on public.event_applications
  for each row when (new.status = 'pending') execute function private.notify_application();

-- A decision is told to its member (R-334), and what was decided or awaited before is not true any more; her own
-- cancellation she knows of.
drop trigger mail_decision on public.event_applications;
drop function private.mail_decision();
create function private.notify_decision()
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
        'payment-due', 'application-received', 'application-approved', 'application-denied', 'seat-removed',
        'event-tomorrow', 'event-soon'
      ]
      || case when new.status = 'denied' then array['event-changed'] else '{}' end
    )
  ));
  if not private.is_told() or new.cancelled_by = new.user_id then return null; end if;
  select * into target from public.events where id = new.event_id;
  perform private.notify(
    array[new.user_id],
    case
      when new.status = 'approved' then 'application-approved'
      when new.cancelled_by is not null then 'event-cancelled'
      when old.status = 'approved' then 'seat-removed'
      else 'application-denied'
    end,
    new.event_id, new.id,
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
create trigger notify_decision after update on public.event_applications
  for each row when (new.status is distinct from old.status) execute function private.notify_decision();

-- Another time or another place is told to everyone who applied and is not denied: the last one, since an earlier one is
-- not true any more.
drop trigger mail_reschedule on public.events;
drop function private.mail_reschedule();
create function private.notify_reschedule()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  standing text;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.id and told.kind in ('event-changed', 'event-tomorrow', 'event-soon')
  ));
  if new.deleted_at is null and new.end_time > clock_timestamp() then
    foreach standing in array array['pending', 'approved'] loop
      perform private.notify(
        array(
          select application.user_id from public.event_applications application
          where application.event_id = new.id and application.status = standing
        ),
        'event-changed', new.id, null,
        private.event_details(new) || jsonb_build_object('before', private.event_details(old), 'status', standing)
      );
    end loop;
  end if;
  return null;
end
$$;
create trigger notify_reschedule after update on public.events
  for each row when (old.rescheduled_at is distinct from new.rescheduled_at) execute function private.notify_reschedule();

-- As it was; whoever gets the words is told of them where she is told of everything.
create or replace function private.message_guests(target_event uuid, new_id uuid, wanted text, words text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  told integer;
begin
  perform private.require_host(target_event, 'Only admins and its hosts can write to the people of an event');
  if new_id is null or words is null or not private.is_visible(words) or wanted is null
    or wanted not in ('coming', 'waiting', 'both')
  then
    raise exception using errcode = '22023', message = 'A message has words and somebody who reads them';
  end if;
  target := private.lock_event(null, target_event);
  insert into private.event_messages (id, event_id, written_by, audience, body)
  values (new_id, target_event, auth.uid(), wanted, btrim(words))
  on conflict (id) do nothing;
  if found then
    insert into public.application_messages (application_id, message_id, user_id, body)
    select application.id, new_id, application.user_id, btrim(words)
    from public.event_applications application
    where application.event_id = target_event
      and application.status = any (case wanted
        when 'coming' then array['approved'] when 'waiting' then array['pending'] else array['approved', 'pending'] end);
    get diagnostics told = row_count;
    -- Nobody would read it: it is not written.
    if told = 0 then
      raise exception using errcode = 'P0001', message = 'NOBODY_TO_TELL';
    end if;
    update private.event_messages set recipients = told where id = new_id;
    perform private.notify(
      array(select message.user_id from public.application_messages message where message.message_id = new_id),
      'event-message', target_event, new_id,
      private.event_details(target) || jsonb_build_object('words', btrim(words))
    );
  end if;
  return private.guest_messages(target_event);
end
$$;

-- Money that was sent back is told to whom it belongs; to nobody where her account is gone.
create function private.notify_refund()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owed record;
  target public.events;
begin
  select known.member_id, known.event_id, known.reference into owed from private.owed_money known where known.id = new.id;
  if owed.member_id is null or not private.is_told() then return null; end if;
  select * into target from public.events where id = owed.event_id;
  perform private.notify(
    array[owed.member_id], 'refund-sent', owed.event_id, new.id,
    private.event_details(target) || jsonb_build_object(
      'reference', owed.reference, 'amount_cents', new.amount_cents, 'currency', new.currency
    )
  );
  return null;
end
$$;
create trigger notify_refund after insert on public.refunds
  for each row when (new.outcome = 'refunded') execute function private.notify_refund();

-- Who is asked for a coffee chat, answered or left waiting is told; who did it knows.
create function private.notify_coffee_chat()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.coffee_chat_requests := coalesce(new, old);
  told constant text := case
    when tg_op = 'DELETE' then null
    when new.status = 'pending' then 'coffee-chat-asked'
    when new.status = 'accepted' then 'coffee-chat-accepted'
    when new.status = 'rejected' then 'coffee-chat-declined'
    when new.status = 'cancelled' and old.status = 'accepted' then 'coffee-chat-cancelled'
  end;
  sides uuid[];
  pair record;
begin
  perform private.take_back_notifications(array(
    select known.id from private.notifications known where known.subject_id = request.id
  ));
  if told is null or not private.is_told() then return null; end if;
  sides := case told
    when 'coffee-chat-asked' then array[request.recipient_id]
    when 'coffee-chat-declined' then array[request.requester_id]
    else array[request.requester_id, request.recipient_id]
  end;
  for pair in
    select member, case when member = request.requester_id then request.recipient_id else request.requester_id end as other
    from unnest(sides) member
    where member is not null and member is distinct from auth.uid()
    order by member
  loop
    if pair.other is null or private.may_meet(pair.member, pair.other) then
      perform private.notify(
        array[pair.member], told, null, request.id,
        jsonb_build_object(
          'person', (select first_name from public.profiles where id = pair.other),
          'dates', case when told = 'coffee-chat-asked' then to_jsonb(request.proposed_dates)
            else to_jsonb(array_remove(array[request.selected_date], null)) end,
          'time_zone', request.time_zone
        ),
        pair.other
      );
    end if;
  end loop;
  return null;
end
$$;
create trigger notify_coffee_chat after insert on public.coffee_chat_requests
  for each row execute function private.notify_coffee_chat();
create trigger notify_coffee_chat_answer after update on public.coffee_chat_requests
  for each row when (new.status is distinct from old.status) execute function private.notify_coffee_chat();
create trigger notify_coffee_chat_end after delete on public.coffee_chat_requests
  for each row execute function private.notify_coffee_chat();

-- A message is told of once a conversation until she has read it there, and mailed with others that came while she was
-- away: the first waits a while, and the next mail for hours. Its name comes after that of the trigger that locks heads.
create function private.notify_message()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  if not private.is_told() then return null; end if;
  insert into private.notifications (user_id, kind, other_user_id, is_shown)
  values (
    new.recipient_id, 'message-received', new.sender_id,
    private.wants_notification(new.recipient_id, 'message-received', 'app')
  )
  on conflict (user_id, other_user_id) where kind = 'message-received' and read_at is null
    do update set created_at = excluded.created_at;
  if private.wants_notification(new.recipient_id, 'message-received', 'mail') then
    due := private.after_quiet_hours(new.recipient_id, greatest(
      clock_timestamp() + make_interval(mins => private.limit_of('message_mail_after_minutes')),
      (
        select max(mail.sent_at) + make_interval(hours => private.limit_of('message_mail_every_hours'))
        from private.outgoing_mails mail
        where mail.user_id = new.recipient_id and mail.kind = 'message-received'
      )
    ));
    insert into private.outgoing_mails (user_id, kind, details, due_at, next_attempt_at)
    values (new.recipient_id, 'message-received', '{}', due, due)
    on conflict (user_id) where kind = 'message-received' and sent_at is null and attempts < 10 do nothing;
  end if;
  return null;
end
$$;
create trigger notify_message after insert on public.messages
  for each row when (not new.is_read) execute function private.notify_message();

create function private.read_thread_notification()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.notifications told set read_at = clock_timestamp()
  where told.user_id = new.user_id and told.other_user_id = new.other_user_id
    and told.kind = 'message-received' and told.read_at is null;
  return null;
end
$$;
create trigger read_thread_notification after update on public.conversation_heads
  for each row when (old.unread_count > 0 and new.unread_count = 0) execute function private.read_thread_notification();

-- Whoever reported somebody learns that it was looked at, not what came of it.
create function private.notify_report()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_told() and new.reporter_id is distinct from auth.uid() then
    perform private.notify(array[new.reporter_id], 'report-handled', null, new.id);
  end if;
  return null;
end
$$;
create trigger notify_report after update on public.reports
  for each row when (old.status = 'open' and new.status <> 'open' and new.reporter_id is not null)
  execute function private.notify_report();

create function private.forget_notifications()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.notifications told where told.user_id = old.id or told.other_user_id = old.id;
  return null;
end
$$;
create trigger forget_notifications after delete on public.profiles
  for each row execute function private.forget_notifications();

-- What the caller is told of now: shown, of nobody she does not meet, and of no beginning that is over. The same is counted
-- below: one function for both would read all of it first.
create function private.list_notifications(page_size integer, before_time timestamptz, before_id uuid)
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
      'amount_cents', case page.kind when 'refund-sent' then refund.amount_cents else application.payment_amount_cents end,
      'currency', case page.kind when 'refund-sent' then refund.currency else private.setting('currency') end,
      'reference', application.reference
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

-- A hundred are as many as more are: ten thousand cost what ten do.
create function private.unread_notifications()
returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from (
    select from private.notifications told
    where told.user_id = (select auth.uid()) and told.is_shown and told.read_at is null
      and (told.other_user_id is null or told.other_user_id <> all ((select private.not_met())::uuid[]))
      and (told.starts_at is null or told.starts_at > now())
    limit 100
  ) few
$$;

-- Reads some of hers, or all that she has been told of until a moment. What she has read is not mailed any more, but what
-- she must know.
create function private.read_notifications(chosen uuid[], until timestamptz)
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
    for update
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

create function public.list_notifications(
  for_user_id uuid, page_size integer default 50, before_time timestamptz default null, before_id uuid default null
)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.list_notifications(page_size, before_time, before_id);
end
$$;

create function public.count_unread_notifications(for_user_id uuid)
returns integer
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.unread_notifications();
end
$$;

create function public.mark_notifications_read(for_user_id uuid, notification_ids uuid[])
returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.read_notifications(private.bounded(notification_ids, 100), null);
end
$$;

create function public.mark_all_notifications_read(for_user_id uuid, until timestamptz)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.read_notifications('{}', until);
end
$$;

-- Who wrote to her that she has not read, since she was mailed of messages last: names and numbers, never words.
create function private.unread_senders(member uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('person', person.first_name, 'messages', head.unread_count) order by told.created_at)
  from private.notifications told
  join public.conversation_heads head on head.user_id = told.user_id and head.other_user_id = told.other_user_id
  join public.profiles person on person.id = told.other_user_id
  where told.user_id = member and told.kind = 'message-received' and told.read_at is null and head.unread_count > 0
    and private.may_meet(member, told.other_user_id)
    and told.created_at > coalesce((
      select max(mail.sent_at) from private.outgoing_mails mail
      where mail.user_id = member and mail.kind = 'message-received'
    ), '-infinity')
$$;

-- As it was; what came too late, is not true any more or not wanted any more is dropped, and what would come in quiet
-- hours waits for their end.
create or replace function private.take_mails(batch integer)
returns table(id bigint, kind text, details jsonb, email text, first_name text)
language plpgsql security definer set search_path to ''
as $$
begin
  -- Nobody waits here for another who is still taking.
  update private.task_runs run set last_run_at = clock_timestamp()
  from (select task from private.task_runs where task = 'deliver-mails' for no key update skip locked) free
  where run.task = free.task;
  delete from private.outgoing_mails mail where mail.created_at < now() - interval '30 days';
  return query
    with due as materialized (
      select mail.id, mail.kind, mail.user_id,
        case when mail.kind = 'message-received' then private.unread_senders(mail.user_id) end as senders,
        case when rule.is_required then mail.next_attempt_at
          else private.after_quiet_hours(mail.user_id, clock_timestamp()) end as allowed_at,
        mail.valid_until <= clock_timestamp()
          or not private.wants_notification(mail.user_id, mail.kind, 'mail') as is_dropped
      from (
        select waiting.* from private.outgoing_mails waiting
        where waiting.sent_at is null and waiting.next_attempt_at <= (select clock_timestamp()) and waiting.attempts < 10
        order by waiting.next_attempt_at, waiting.id
        limit least(greatest(coalesce(batch, 20), 1), 100)
        for update skip locked
      ) mail
      join private.notification_kinds rule on rule.kind = mail.kind
    ),
    dropped as (
      delete from private.outgoing_mails mail using due
      where mail.id = due.id and (coalesce(due.is_dropped, false) or (due.kind = 'message-received' and due.senders is null))
    ),
    postponed as (
      update private.outgoing_mails mail set next_attempt_at = due.allowed_at, due_at = due.allowed_at
      from due
      where mail.id = due.id and due.allowed_at > clock_timestamp() + interval '1 second'
        and not coalesce(due.is_dropped, false) and (due.kind <> 'message-received' or due.senders is not null)
    ),
    taken as (
      update private.outgoing_mails mail
      set attempts = mail.attempts + 1, next_attempt_at = clock_timestamp() + interval '2 minutes' * 2 ^ mail.attempts
      from due
      where mail.id = due.id and due.allowed_at <= clock_timestamp() + interval '1 second'
        and not coalesce(due.is_dropped, false) and (due.kind <> 'message-received' or due.senders is not null)
      returning mail.id, mail.kind, mail.user_id,
        case when due.senders is null then mail.details else jsonb_build_object('senders', due.senders) end as details
    )
    select taken.id, taken.kind, taken.details, account.email::text, person.first_name
    from taken
    join auth.users account on account.id = taken.user_id
    join public.profiles person on person.id = taken.user_id
    where account.email is not null
    order by taken.id;
end
$$;

-- As they were, and a mail that waits for its hour is not late.
create or replace function private.service_overview()
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where attempts < 10),
        'oldest', min(coalesce(due_at, created_at)) filter (where attempts < 10),
        'given_up', count(*) filter (where attempts >= 10)
      )
      from private.outgoing_mails where sent_at is null and coalesce(due_at, created_at) <= clock_timestamp()
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

create or replace function private.health()
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (
      select from private.outgoing_mails
      where sent_at is null and attempts < 10 and coalesce(due_at, created_at) < now() - interval '10 minutes'
    ) then 'mails-late'
    when not exists (
      select from private.task_runs
      where task = 'deliver-mails' and last_run_at >= clock_timestamp() - interval '10 minutes'
    ) then 'schedule-late'
    else 'ok'
  end
$$;

grant execute on function
  private.list_notifications(integer, timestamptz, uuid), private.unread_notifications(),
  private.read_notifications(uuid[], timestamptz)
to authenticated;
grant execute on function
  public.list_notifications(uuid, integer, timestamptz, uuid), public.count_unread_notifications(uuid),
  public.mark_notifications_read(uuid, uuid[]), public.mark_all_notifications_read(uuid, timestamptz)
to authenticated, service_role;
