-- Addresses to which no mail goes any more: it came back for good, or was called spam. The mail service says so, each
-- happening once; she is told in the app, and may say herself that it is to be tried again.

create table private.stopped_addresses (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('bounced', 'complained')),
  stopped_at timestamptz not null default clock_timestamp()
);
alter table private.stopped_addresses enable row level security;

-- What the mail service has said, for as long as it could be said again.
create table private.mail_events (
  id text primary key,
  received_at timestamptz not null default clock_timestamp()
);
create index mail_events_received_at_idx on private.mail_events (received_at);
alter table private.mail_events enable row level security;

insert into private.notification_kinds (kind, has_mail, is_required) values ('mail-stopped', false, true);

-- Why no mail goes to a member; null where mails go.
create function private.mail_stopped(member uuid)
returns text
language sql stable security definer set search_path = ''
as $$
  select stopped.reason from auth.users account
  join private.stopped_addresses stopped on stopped.address = lower(account.email)
  where account.id = member
$$;

-- As it was, and nothing is mailed to where no mail goes: what waits is dropped when it is due, what she must know among it.
create or replace function private.wants_notification(member uuid, told text, channel text)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select (rule.is_required or not coalesce((
    select chosen.only_required or told || ':' || channel = any (chosen.muted)
    from private.notification_settings chosen where chosen.user_id = member
  ), false)) and (channel <> 'mail' or private.mail_stopped(member) is null)
  from private.notification_kinds rule
  where rule.kind = told and (channel = 'app' or rule.has_mail)
$$;

-- Notes that mails to an address came back or were complained of; false where that was said before.
create function private.note_mail_event(event_id text, address text, why text)
returns boolean
language plpgsql security definer set search_path = ''
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

create function public.note_mail_event(event_id text, address text, reason text)
returns boolean
language sql set search_path = ''
as $$
  select private.note_mail_event(
    private.bounded(event_id, 200), private.bounded(address, 400), private.bounded(reason, 40)
  )
$$;

-- Has mails go again to the address that she has now; what told her that they do not is not true any more.
create function private.resume_mails()
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.stopped_addresses stopped using auth.users account
  where account.id = auth.uid() and stopped.address = lower(account.email);
  perform private.take_back_notifications(array(
    select told.id from private.notifications told where told.user_id = auth.uid() and told.kind = 'mail-stopped'
  ));
end
$$;

create function public.resume_mails(for_user_id uuid)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.resume_mails();
end
$$;

-- As it was, with why no mail goes to her.
create or replace function private.own_notification_settings()
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.notification_choices((select auth.uid()))
    || jsonb_build_object('mail_stopped', private.mail_stopped((select auth.uid())))
$$;

grant execute on function private.resume_mails() to authenticated;
grant execute on function public.resume_mails(uuid) to authenticated, service_role;
grant execute on function private.note_mail_event(text, text, text), public.note_mail_event(text, text, text) to service_role;
