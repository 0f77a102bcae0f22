-- Whoever applies again is not told any more that she was not approved.
create or replace function private.notify_application()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target public.events;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.event_id and told.user_id = new.user_id and told.kind in ('application-denied', 'application-expired')
  ));
  if not private.is_told() then return null; end if;
  select * into target from public.events where id = new.event_id;
  perform private.notify(
    array[new.user_id], case when new.payment_required then 'payment-due' else 'application-received' end,
    new.event_id, new.id, private.payment_details(new, target)
  );
  return null;
end
$$;

-- As it was; what came while a mail was on its way is not in it.
create or replace function private.unread_senders(member uuid)
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
      select max(coalesce(mail.said_until, mail.sent_at)) from private.outgoing_mails mail
      where mail.user_id = member and mail.kind = 'message-received' and mail.sent_at is not null
    ), '-infinity')
$$;

-- The mail that gathers her messages: the first waits a while, and the next for hours.
create function private.queue_message_mail(member uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  if not private.wants_notification(member, 'message-received', 'mail') then return; end if;
  due := private.after_quiet_hours(member, greatest(
    clock_timestamp() + make_interval(mins => private.limit_of('message_mail_after_minutes')),
    (
      select max(mail.sent_at) + make_interval(hours => private.limit_of('message_mail_every_hours'))
      from private.outgoing_mails mail
      where mail.user_id = member and mail.kind = 'message-received'
    )
  ));
  insert into private.outgoing_mails (user_id, kind, details, due_at, next_attempt_at)
  values (member, 'message-received', '{}', due, due)
  on conflict (user_id) where kind = 'message-received' and sent_at is null and attempts < 10 do nothing;
end
$$;

create or replace function private.notify_message()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_told() then return null; end if;
  insert into private.notifications (user_id, kind, other_user_id, is_shown)
  values (
    new.recipient_id, 'message-received', new.sender_id,
    private.wants_notification(new.recipient_id, 'message-received', 'app')
  )
  on conflict (user_id, other_user_id) where kind = 'message-received' and read_at is null
    do update set created_at = excluded.created_at;
  perform private.queue_message_mail(new.recipient_id);
  return null;
end
$$;

-- As it was; what came while it was on its way has a mail of its own.
create or replace function private.note_mail_sent(mail_id bigint)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  sent private.outgoing_mails;
begin
  update private.outgoing_mails mail set sent_at = clock_timestamp() where mail.id = mail_id and mail.sent_at is null
  returning * into sent;
  if sent.kind = 'message-received' and private.unread_senders(sent.user_id) is not null then
    perform private.queue_message_mail(sent.user_id);
  end if;
end
$$;
