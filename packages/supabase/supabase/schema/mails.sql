-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- Mails of the contact form, as long as they count: one address may not fill the day of all others at once.
create table private.contact_mails (
  id bigint not null generated always as identity,
  -- An address of IPv4, a network (/64) of IPv6, or "unknown"
  address text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- The /48 of a network of IPv6; nothing for others
  site text,
  constraint contact_mails_pkey primary key (id)
);
create index contact_mails_address_idx on private.contact_mails using btree (address, created_at desc);
create index contact_mails_newest_idx on private.contact_mails using btree (created_at desc);
create index contact_mails_site_idx on private.contact_mails using btree (site, created_at desc)
  where site is not null;
alter table private.contact_mails enable row level security;

-- What the mail service has said, for as long as it could be said again.
create table private.mail_events (
  id text not null,
  received_at timestamptz not null default clock_timestamp(),
  constraint mail_events_pkey primary key (id)
);
create index mail_events_received_at_idx on private.mail_events using btree (received_at);
alter table private.mail_events enable row level security;

-- Mails to members that wait to be sent. The function `deliver-mails` takes them; what could not be sent is tried again.
create table private.outgoing_mails (
  id bigint not null generated always as identity,
  -- No foreign key: whoever writes here holds an event, and must not wait for an account that goes and wants that event.
  user_id uuid not null,
  kind text not null,
  -- The event as it stood, what was paid, what the admin wrote: a mail says what was true when it happened.
  details jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  notification_id uuid,
  due_at timestamptz,
  valid_until timestamptz,
  taken_at timestamptz,
  said_until timestamptz,
  failure text,
  failed_at timestamptz,
  constraint outgoing_mails_pkey primary key (id),
  constraint outgoing_mails_kind_fkey foreign key (kind) references private.notification_kinds(kind),
  constraint outgoing_mails_failure_check check (failure = any (array['unreadable', 'refused',
    'unreachable']))
);
create unique index outgoing_mails_gathered_idx on private.outgoing_mails using btree (user_id)
  where kind = 'message-received' and sent_at is null and attempts < 10;
create index outgoing_mails_given_up_idx on private.outgoing_mails using btree (created_at, id)
  where sent_at is null and attempts >= 10;
create index outgoing_mails_notification_id_idx on private.outgoing_mails using btree (notification_id)
  where sent_at is null;
create index outgoing_mails_oldest_idx on private.outgoing_mails using btree (created_at);
create index outgoing_mails_unsent_idx on private.outgoing_mails using btree (created_at, id)
  where sent_at is null;
create index outgoing_mails_user_id_idx on private.outgoing_mails using btree (user_id, kind, sent_at desc);
create index outgoing_mails_waiting_idx on private.outgoing_mails using btree (next_attempt_at, id)
  where sent_at is null;
alter table private.outgoing_mails enable row level security;
create trigger announce_mails after insert on private.outgoing_mails
  for each statement execute function private.announce_mails();

create table private.stopped_addresses (
  address text not null,
  reason text not null,
  stopped_at timestamptz not null default clock_timestamp(),
  constraint stopped_addresses_pkey primary key (address),
  constraint stopped_addresses_address_check check (address = lower(address)),
  constraint stopped_addresses_reason_check check (reason = any (array['bounced', 'complained']))
);
alter table private.stopped_addresses enable row level security;

create or replace function public.admin_list_mails(page integer, page_size integer,
  ascending boolean default false, wanted_state text default null::text, search text default null::text)
returns jsonb
language sql set search_path to ''
as $$ select private.list_mails(page, page_size, ascending, private.bounded(wanted_state, 20), private.bounded(search, 100)) $$;
grant execute on function public.admin_list_mails(integer, integer, boolean, text, text) to authenticated,
  service_role;

-- `wanted_state`: 'waiting' with what is being sent, or 'failed'. A search finds members.
create or replace function private.list_mails(page integer, page_size integer, ascending boolean,
  wanted_state text, search text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  matching text := concat_ws(' and ',
    'mail.sent_at is null',
    case wanted_state
      when 'failed' then 'mail.attempts >= 10 and private.mail_state(mail.attempts, mail.taken_at) = ''failed'''
      when 'waiting' then '(mail.attempts < 10 or private.mail_state(mail.attempts, mail.taken_at) = ''sending'')'
    end,
    'exists (select from public.profiles where id = mail.user_id)',
    case when pattern is not null then 'mail.user_id = any ($1)' end
  );
  total bigint;
  listed jsonb;
begin
  perform private.require_admin('Only admins can read which mails wait');
  perform private.check_page(page, page_size, false);
  if ascending is null or coalesce(wanted_state not in ('waiting', 'failed'), false) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then members := private.members_like(pattern); end if;
  execute 'select count(*) from private.outgoing_mails mail where ' || matching into total using members;
  execute format(
    'with page as materialized (
      select mail.* from private.outgoing_mails mail where %2$s
      order by mail.created_at %1$s, mail.id %1$s
      limit $2 offset $3
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      ''id'', page.id, ''kind'', page.kind, ''member'', private.person(page.user_id),
      ''email'', (select account.email from auth.users account where account.id = page.user_id),
      ''event'', case when page.details ? ''event_id'' then jsonb_build_object(
        ''id'', page.details -> ''event_id'', ''title'', page.details -> ''title'',
        ''start_time'', page.details -> ''start_time'', ''time_zone'', page.details -> ''time_zone''
      ) end,
      ''state'', private.mail_state(page.attempts, page.taken_at),
      ''since'', page.created_at, ''next_attempt_at'', case when page.attempts < 10 then page.next_attempt_at end,
      ''attempts'', page.attempts, ''failure'', page.failure, ''failed_at'', page.failed_at
    ) order by page.created_at %1$s, page.id %1$s), ''[]'') from page',
    direction, matching
  ) into listed using members, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading('outgoing_mails', false, '{}', total);
  return jsonb_build_object('total', total, 'rows', listed);
end
$$;
grant execute on function private.list_mails(integer, integer, boolean, text, text) to authenticated;

-- 'sending' while somebody holds it, who says within minutes what became of it; 'failed' when it is not tried any more.
create or replace function private.mail_state(attempts integer, taken_at timestamptz)
returns text
language sql stable set search_path to ''
as $$
  select case
    when taken_at > now() - interval '10 minutes' then 'sending' when attempts >= 10 then 'failed' else 'waiting'
  end
$$;

create or replace function public.admin_resend_mails(mail_ids bigint[])
returns jsonb
language sql set search_path to ''
as $$ select private.resend_mails(mail_ids) $$;
grant execute on function public.admin_resend_mails(bigint[]) to authenticated, service_role;

-- Has given-up mails tried again from the start. Each answers for itself: 'queued'; 'unchanged' where it is on its way
-- already, or went; 'past' where it is not true any more, or is gone.
create or replace function private.resend_mails(chosen bigint[])
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_admin('Only admins can have mails sent again');
  if cardinality(chosen) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  -- Two admins at once come one after the other.
  perform from private.outgoing_mails mail where mail.id = any (chosen) order by mail.id for update;
  for wanted in
    select wish.id as wish, mail.id, mail.user_id, mail.kind,
      mail.sent_at is null and private.mail_state(mail.attempts, mail.taken_at) = 'failed' as has_failed,
      private.is_past_mail(mail) or not private.wants_notification(mail.user_id, mail.kind, 'mail') as is_past
    from (select distinct id from unnest(chosen) id where id is not null) wish
    left join private.outgoing_mails mail on mail.id = wish.id
    order by wish.id
  loop
    verdict := case
      when wanted.id is null then 'past'
      when not wanted.has_failed then 'unchanged'
      when wanted.is_past then 'past'
      -- What it would gather is in the one that waits.
      when wanted.kind = 'message-received' and exists (
        select from private.outgoing_mails other
        where other.user_id = wanted.user_id and other.kind = wanted.kind and other.sent_at is null and other.attempts < 10
      ) then 'unchanged'
      else 'queued'
    end;
    if verdict = 'queued' then
      update private.outgoing_mails mail
      set attempts = 0, next_attempt_at = clock_timestamp(), due_at = clock_timestamp(), taken_at = null, said_until = null,
        failure = null, failed_at = null
      where mail.id = wanted.id;
      insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
      values (auth.uid(), 'update', 'outgoing_mails', wanted.id::text, jsonb_build_object('changed', '["sent_again"]'::jsonb));
    elsif wanted.has_failed then
      delete from private.outgoing_mails mail where mail.id = wanted.id;
    end if;
    answers := answers || jsonb_build_object('id', wanted.wish, 'verdict', verdict);
  end loop;
  if answers @> '[{"verdict": "queued"}]' then perform pg_notify('outgoing_mails', ''); end if;
  return answers;
end
$$;
grant execute on function private.resend_mails(bigint[]) to authenticated;

-- Whether what a mail says has passed by: it is not sent, nor sent again. What was taken back has no mail left.
create or replace function private.is_past_mail(mail private.outgoing_mails)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select coalesce(mail.valid_until <= clock_timestamp(), false)
    or not exists (select from public.profiles where id = mail.user_id)
    or case
      when mail.kind in (
          'payment-due', 'payment-rest', 'payment-reminder', 'application-approved', 'event-changed', 'event-tomorrow',
          'event-soon'
        )
        and exists (
          select from public.events event
          where event.id = (mail.details ->> 'event_id')::uuid and event.end_time <= clock_timestamp()
        ) then true
      when mail.kind in ('payment-due', 'payment-rest', 'payment-reminder') then not exists (
        select from public.event_applications application
        where application.reference = mail.details ->> 'reference' and application.status = 'pending'
      )
      when mail.kind in ('coffee-chat-asked', 'coffee-chat-accepted') then (
        select max(day::timestamptz) <= clock_timestamp() from jsonb_array_elements_text(mail.details -> 'dates') day
      )
      else false
    end
$$;

create or replace function public.note_mail_event(event_id text, address text, reason text)
returns boolean
language sql set search_path to ''
as $$
  select private.note_mail_event(
    private.bounded(event_id, 200), private.bounded(address, 400), private.bounded(reason, 40)
  )
$$;
grant execute on function public.note_mail_event(text, text, text) to service_role;

-- Notes that mails to an address came back or were complained of; false where that was said before.
create or replace function private.note_mail_event(event_id text, address text, why text)
returns boolean
language plpgsql security definer set search_path to ''
as $$
declare
  member uuid;
begin
  if coalesce(event_id, '') = '' or coalesce(address, '') = '' or why is null or why not in ('bounced', 'complained') then
    raise exception using errcode = '22023', message = 'A mail has come back from an address, or was complained of';
  end if;
  delete from private.mail_events known where known.received_at < now() - interval '1 day';
  insert into private.mail_events (id) values (event_id) on conflict do nothing;
  if not found then return false; end if;
  insert into private.stopped_addresses (address, reason) values (lower(address), why)
  on conflict on constraint stopped_addresses_pkey do update set reason = excluded.reason, stopped_at = excluded.stopped_at;
  select account.id into member from auth.users account where lower(account.email) = lower(note_mail_event.address) limit 1;
  if member is not null and not exists (
    select from private.notifications told
    where told.user_id = member and told.kind = 'mail-stopped' and told.read_at is null
  ) then
    perform private.notify(array[member], 'mail-stopped', null, null);
  end if;
  return true;
end
$$;
grant execute on function private.note_mail_event(text, text, text) to service_role;

create or replace function public.note_mail_failed(mail_id bigint, reason text)
returns void
language sql set search_path to ''
as $$ select private.note_mail_failed(mail_id, private.bounded(reason, 20)) $$;
grant execute on function public.note_mail_failed(bigint, text) to service_role;

-- Why a mail did not go: 'unreadable' by this release, 'refused' by the mail service, or the service was 'unreachable'.
create or replace function private.note_mail_failed(mail_id bigint, reason text)
returns void
language sql security definer set search_path to ''
as $$
  update private.outgoing_mails mail set failure = reason, failed_at = clock_timestamp(), taken_at = null, said_until = null
  where mail.id = mail_id and mail.sent_at is null
$$;
grant execute on function private.note_mail_failed(bigint, text) to service_role;

create or replace function public.note_mail_sent(mail_id bigint)
returns void
language sql set search_path to ''
as $$ select private.note_mail_sent(mail_id) $$;
grant execute on function public.note_mail_sent(bigint) to service_role;

-- As it was; what came while it was on its way has a mail of its own.
create or replace function private.note_mail_sent(mail_id bigint)
returns void
language plpgsql security definer set search_path to ''
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
grant execute on function private.note_mail_sent(bigint) to service_role;

create or replace function public.resume_mails(for_user_id uuid)
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.resume_mails();
end
$$;
grant execute on function public.resume_mails(uuid) to authenticated, service_role;

-- Has mails go again to the address that she has now; what told her that they do not is not true any more.
create or replace function private.resume_mails()
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  delete from private.stopped_addresses stopped using auth.users account
  where account.id = auth.uid() and stopped.address = lower(account.email);
  perform private.take_back_notifications(array(
    select told.id from private.notifications told where told.user_id = auth.uid() and told.kind = 'mail-stopped'
  ));
end
$$;
grant execute on function private.resume_mails() to authenticated;

create or replace function public.take_contact_mail(caller_address text)
returns integer
language sql set search_path to ''
as $$ select private.take_contact_mail(caller_address) $$;
grant execute on function public.take_contact_mail(text) to service_role;

-- Seconds until another mail may go; 0, and counted, when it may go now (A-92).
create or replace function private.take_contact_mail(caller_address text)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  counted constant inet := private.counted_address(caller_address);
  caller constant text := coalesce(counted::text, 'unknown');
  caller_site constant text := case when family(counted) = 6 then network(set_masklen(counted, 48))::text end;
  free_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sorella.contact_mails', 0));
  delete from private.contact_mails where created_at < now() - interval '1 day';
  select max(at) into free_at from (
    (
      select created_at + interval '1 hour' from private.contact_mails
      where address = caller
      order by created_at desc
      offset private.limit_of('contact_mails_per_address_and_hour') - 1 limit 1
    )
    union all
    (
      select created_at + interval '1 day' from private.contact_mails
      where site = caller_site
      order by created_at desc
      offset private.limit_of('contact_mails_per_site_and_day') - 1 limit 1
    )
    union all
    (
      select created_at + interval '1 day' from private.contact_mails
      order by created_at desc
      offset private.limit_of('contact_mails_per_day') - 1 limit 1
    )
  ) full_until (at);
  if free_at > clock_timestamp() then
    return ceil(extract(epoch from free_at - clock_timestamp()));
  end if;
  insert into private.contact_mails (address, site) values (caller, caller_site);
  return 0;
end
$$;
grant execute on function private.take_contact_mail(text) to service_role;

create or replace function public.take_outgoing_mails(batch integer default 20)
returns table(id bigint, kind text, details jsonb, email text, first_name text, unsubscribe_token text)
language sql set search_path to ''
as $$
  select taken.id, taken.kind, taken.details, taken.email, taken.first_name, private.with_unsubscribe(taken.id, taken.kind)
  from private.take_mails(batch) taken
$$;
grant execute on function public.take_outgoing_mails(integer) to service_role;

-- As it was, and none that has passed by; whoever takes one holds it until she says what became of it. What is dropped or
-- has to wait is passed over: fewer than asked for means that no other is due.
create or replace function private.take_mails(batch integer)
returns table(id bigint, kind text, details jsonb, email text, first_name text)
language plpgsql security definer set search_path to ''
as $$
declare
  most constant integer := least(greatest(coalesce(batch, 20), 1), 100);
  looked_at bigint[];
  number integer;
  given integer := 0;
begin
  -- Nobody waits here for another who is still taking.
  update private.task_runs run set last_run_at = clock_timestamp()
  from (select task from private.task_runs where task = 'deliver-mails' for no key update skip locked) free
  where run.task = free.task;
  delete from private.outgoing_mails mail where mail.created_at < now() - interval '30 days';
  -- So much at once that nobody's patience ends: the next call goes on.
  for _round in 1..50 loop
    looked_at := array(
      select waiting.id from private.outgoing_mails waiting
      where waiting.sent_at is null and waiting.next_attempt_at <= (select clock_timestamp()) and waiting.attempts < 10
      order by waiting.next_attempt_at, waiting.id
      limit most - given
      for update skip locked
    );
    exit when cardinality(looked_at) = 0;
    return query
      with due as materialized (
        select mail.id, mail.kind, mail.user_id, mail.said,
          case when rule.is_required then mail.next_attempt_at
            else private.after_quiet_hours(mail.user_id, clock_timestamp()) end as allowed_at,
          coalesce(
            mail.said is null or mail.is_past or not private.wants_notification(mail.user_id, mail.kind, 'mail'), true
          ) as is_dropped
        from (
          select waiting.*, private.is_past_mail(waiting) as is_past, private.said_by_mail(waiting) as said
          from private.outgoing_mails waiting where waiting.id = any (looked_at)
        ) mail
        left join private.notification_kinds rule on rule.kind = mail.kind
      ),
      dropped as (delete from private.outgoing_mails mail using due where mail.id = due.id and due.is_dropped),
      postponed as (
        update private.outgoing_mails mail set next_attempt_at = due.allowed_at, due_at = due.allowed_at
        from due
        where mail.id = due.id and due.allowed_at > clock_timestamp() + interval '1 second' and not due.is_dropped
      ),
      taken as (
        update private.outgoing_mails mail
        set attempts = mail.attempts + 1, next_attempt_at = clock_timestamp() + interval '2 minutes' * 2 ^ mail.attempts,
          taken_at = clock_timestamp(), said_until = coalesce(mail.said_until, clock_timestamp())
        from due
        where mail.id = due.id and due.allowed_at <= clock_timestamp() + interval '1 second' and not due.is_dropped
        returning mail.id, mail.kind, mail.user_id, due.said as details
      )
      select taken.id, taken.kind, taken.details, account.email::text, person.first_name
      from taken
      join auth.users account on account.id = taken.user_id
      join public.profiles person on person.id = taken.user_id
      where account.email is not null
      order by taken.id;
    get diagnostics number = row_count;
    given := given + number;
    exit when given >= most;
  end loop;
end
$$;
grant execute on function private.take_mails(integer) to service_role;

-- As it was, and a host reads the event as it is by now.
create or replace function private.said_by_mail(mail private.outgoing_mails)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select case
    when mail.kind = 'message-received' then (
      select jsonb_build_object('senders', unread) from private.unread_senders(mail.user_id) unread where unread is not null
    )
    when mail.kind = 'daily-digest' then private.what_waits()
    when mail.kind in (
      'application-approved', 'payment-due', 'payment-rest', 'payment-reminder', 'event-message', 'host-named'
    )
      then private.with_event_as_it_is(mail.details)
    else mail.details
  end
$$;

create or replace function private.announce_mails()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform pg_notify('outgoing_mails', '');
  return null;
end
$$;

-- Tells her what of the price has come, and by which link the rest is paid (A-89), in place of what she was told to pay
-- before.
create or replace function private.mail_payment_rest(target_application uuid)
returns void
language plpgsql security definer set search_path to ''
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

-- What a member, an admin or a provider does is told; what the owner of the tables loads is not.
create or replace function private.is_told()
returns boolean
language sql stable set search_path to ''
as $$ select coalesce(auth.role(), '') in ('authenticated', 'service_role') $$;

-- Why no mail goes to a member; null where mails go.
create or replace function private.mail_stopped(member uuid)
returns text
language sql stable security definer set search_path to ''
as $$
  select stopped.reason from auth.users account
  join private.stopped_addresses stopped on stopped.address = lower(account.email)
  where account.id = member
$$;
