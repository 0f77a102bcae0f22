-- What organizers write to those who come to an event, or wait for a seat: each reads it with her application, and gets
-- it by mail.

create table private.event_messages (
  -- Made by whoever writes: the same one again is written once.
  id uuid primary key,
  event_id uuid not null references public.events (id) on delete cascade,
  written_by uuid references public.profiles (id) on delete set null,
  audience text not null check (audience in ('coming', 'waiting', 'both')),
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  recipients integer not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
alter table private.event_messages enable row level security;
create index event_messages_event_id_idx on private.event_messages (event_id, created_at desc);
create index event_messages_written_by_idx on private.event_messages (written_by);
create trigger drop_invisible before insert on private.event_messages
  for each row execute function private.drop_invisible('body');
create trigger write_audit after insert on private.event_messages
  for each row execute function private.write_audit();

-- The words as they came to each: they stay hers when she cancels, and go with her account.
create table public.application_messages (
  application_id uuid not null references public.event_applications (id) on delete cascade,
  message_id uuid not null references private.event_messages (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint application_messages_pkey primary key (application_id, message_id)
);
create index application_messages_message_id_idx on public.application_messages (message_id);
create index application_messages_user_id_idx on public.application_messages (user_id);
alter table public.application_messages enable row level security;
grant select (application_id, message_id, body, created_at) on public.application_messages to authenticated;
create policy "what was written to her is read by its member" on public.application_messages
  for select to authenticated
  using (user_id = (select auth.uid()));
create trigger broadcast_change after insert on public.application_messages
  for each row execute function private.broadcast_change('application', '', 'user_id');

alter table private.outgoing_mails drop constraint outgoing_mails_kind_check;
alter table private.outgoing_mails add constraint outgoing_mails_kind_check check (kind in (
  'application-approved', 'application-denied', 'seat-removed', 'event-changed', 'event-cancelled', 'payment-due',
  'event-message'
));

create function private.message_guests(target_event uuid, new_id uuid, wanted text, words text)
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
    insert into private.outgoing_mails (user_id, kind, details)
    select message.user_id, 'event-message', private.event_details(target) || jsonb_build_object('words', message.body)
    from public.application_messages message
    where message.message_id = new_id
    order by message.user_id;
  end if;
  return private.guest_messages(target_event);
end
$$;

-- What was written to them, the last first, and by whom: the last hundred.
create function private.guest_messages(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_host(target_event, 'Only admins and its hosts can read what was written to the people of an event');
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
      select message.id, message.audience, message.body, message.recipients, message.created_at,
        private.person(message.written_by) as author
      from private.event_messages message
      where message.event_id = target_event
      order by message.created_at desc
      limit 100
    ) listed
  );
end
$$;
grant execute on function private.message_guests(uuid, uuid, text, text) to authenticated;
grant execute on function private.guest_messages(uuid) to authenticated;

create function public.admin_message_guests(target_event_id uuid, message_id uuid, audience text, body text)
returns jsonb
language sql set search_path to ''
as $$ select private.message_guests(target_event_id, message_id, audience, private.bounded(body, 4000)) $$;
grant execute on function public.admin_message_guests(uuid, uuid, text, text) to authenticated, service_role;

create function public.admin_list_guest_messages(target_event_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.guest_messages(target_event_id) $$;
grant execute on function public.admin_list_guest_messages(uuid) to authenticated, service_role;

-- As it was, with what is written to the people of an event.
create or replace function private.audited_subject(table_name text, row_id text)
returns table(member_id uuid, title text)
language sql stable security definer set search_path to ''
as $$
  select booking.user_id, event.title
  from public.event_bookings booking
  left join public.events event on event.id = booking.event_id
  where table_name in ('event_bookings', 'payments', 'refunds')
    and booking.id = coalesce(
      (select payment.booking_id from public.payments payment where payment.id = row_id::uuid), row_id::uuid
    )
  union all
  select application.user_id, event.title
  from public.event_applications application
  left join public.events event on event.id = application.event_id
  where table_name = 'event_applications' and application.id = row_id::uuid
  union all
  select null, event.title from public.events event where table_name = 'events' and event.id = row_id::uuid
  union all
  select null, toggle.feature_name from public.feature_toggles toggle
  where table_name = 'feature_toggles' and toggle.id = row_id::uuid
  union all
  select row_id::uuid, null
  where table_name in ('admin_users', 'user_approvals', 'member_suspensions', 'staff_roles', 'event_hosts')
  union all
  select note.user_id, null from private.member_notes note
  where table_name = 'member_notes' and note.id = row_id::uuid
  union all
  select null, event.title from private.event_messages message
  join public.events event on event.id = message.event_id
  where table_name = 'event_messages' and message.id = row_id::uuid
  union all
  select subscription.user_id, null from public.user_subscriptions subscription
  where table_name = 'user_subscriptions' and subscription.id = row_id::uuid
  union all
  select request.requester_id, null from public.coffee_chat_requests request
  where table_name = 'coffee_chat_requests' and request.id = row_id::uuid
  union all
  select report.reported_id, null from public.reports report
  where table_name = 'reports' and report.id = row_id::uuid
$$;
