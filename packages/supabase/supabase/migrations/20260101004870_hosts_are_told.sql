-- Whoever was made a host of an event learned of it from nobody: she is told, with what she can do for it (A-104), once
-- its page is there for her.
insert into private.notification_kinds (kind, has_mail, is_required) values ('host-named', true, false);

create function private.tell_hosts(target public.events, hosts uuid[])
returns void
language sql security definer set search_path to ''
as $$
  select private.notify(hosts, 'host-named', target.id, null, private.event_details(target))
  where private.is_told() and target.deleted_at is null and target.published_at <= now() and target.end_time > now()
$$;

-- As it was, and who is named is told; who names herself knows.
create or replace function private.set_event_host(target_event uuid, target uuid, hosts boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  event public.events;
begin
  perform private.require_admin('Only admins can name the hosts of an event');
  if hosts is null then
    raise exception using errcode = '22023', message = 'She is a host or she is not';
  end if;
  select * into event from public.events where id = target_event and deleted_at is null;
  if event.id is null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  if hosts then
    insert into private.event_hosts (event_id, user_id, given_by) values (target_event, target, auth.uid())
    on conflict (event_id, user_id) do nothing;
    if found and target <> auth.uid() then
      perform private.tell_hosts(event, array[target]);
    end if;
  else
    delete from private.event_hosts where event_id = target_event and user_id = target;
  end if;
  return private.hosts_of(target_event);
end
$$;

-- Who hosts no more, or of an event that does not take place, is not told that she does.
create function private.end_hosting()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = old.event_id and told.user_id = old.user_id and told.kind = 'host-named'
  ));
  return null;
end
$$;
create trigger tell_host_end after delete on private.event_hosts
  for each row execute function private.end_hosting();

-- A host without a seat learned from nobody that her event moves or does not take place: she is told in the app and on
-- her devices; mails about both are of seats and applications.
create function private.tell_hosts_without_seats(target public.events, told text)
returns void
language sql security definer set search_path to ''
as $$
  select private.notify(
    array(
      select host.user_id from private.event_hosts host
      where host.event_id = target.id and host.user_id is distinct from auth.uid()
        and not exists (
          select from private.notifications known
          where known.event_id = target.id and known.user_id = host.user_id and known.kind = told
        )
      order by host.user_id
    ),
    told, target.id, null
  )
  where private.is_told() and target.published_at <= now() and target.end_time > clock_timestamp()
$$;

-- Of a draft its hosts are told when it is published, and that it does not take place.
create function private.notify_hosts()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if new.deleted_at is not null then
    perform private.take_back_notifications(array(
      select told.id from private.notifications told
      where told.event_id = new.id and told.kind in ('host-named', 'event-changed')
    ));
    perform private.tell_hosts_without_seats(new, 'event-cancelled');
  elsif coalesce(old.published_at > now(), true) then
    perform private.tell_hosts(new, array(
      select host.user_id from private.event_hosts host
      where host.event_id = new.id and host.user_id is distinct from auth.uid()
        and not exists (
          select from private.notifications told
          where told.event_id = new.id and told.user_id = host.user_id and told.kind = 'host-named'
        )
      order by host.user_id
    ));
  end if;
  return null;
end
$$;
create trigger notify_hosts after update on public.events
  for each row when (old.deleted_at is distinct from new.deleted_at or old.published_at is distinct from new.published_at)
    execute function private.notify_hosts();

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

-- An event that publishes itself at a time is told to its hosts then: once each, and of a series of its first.
create function private.tell_hosts_of_published(most integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  target record;
  written integer := 0;
begin
  for target in
    select distinct on (host.user_id, coalesce(event.series_id, event.id)) event.id, host.user_id
    from public.events event join private.event_hosts host on host.event_id = event.id
    where event.published_at <= now() and event.published_at > now() - interval '1 day'
      and host.given_at < event.published_at and host.user_id is distinct from host.given_by
      and not exists (
        select from private.notifications told join public.events same on same.id = told.event_id
        where told.user_id = host.user_id and told.kind = 'host-named'
          and coalesce(same.series_id, same.id) = coalesce(event.series_id, event.id)
      )
    order by host.user_id, coalesce(event.series_id, event.id), event.start_time
    limit most
  loop
    perform private.tell_hosts(event, array[target.user_id]) from public.events event where event.id = target.id;
    written := written + 1;
  end loop;
  return written;
end
$$;

-- As it was, and hosts are told of what was published meanwhile.
create or replace function private.write_reminders(batch integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  most constant integer := least(greatest(coalesce(batch, 500), 1), 1000);
  kept_since constant timestamptz := now() - make_interval(days => private.limit_of('notifications_kept_days'));
begin
  -- One at a time: another that comes meanwhile leaves it to this one.
  if not pg_try_advisory_xact_lock(hashtextextended('sorella.reminders', 0)) then return 0; end if;
  delete from private.notifications told
  where told.id in (
    select old.id from private.notifications old
    where old.created_at < kept_since
    order by old.created_at
    limit 1000
  );
  perform private.write_digests();
  return greatest(
    private.end_unpaid(most), private.remind_of_payments(most), private.remind_of_events('event-tomorrow', most),
    private.remind_of_events('event-soon', most), private.remind_of_coffee_chats(most),
    private.tell_of_lonely_events(most), private.tell_hosts_of_published(most)
  );
end
$$;

-- As it was, and whoever hosts it without a seat is told too.
create or replace function private.notify_reschedule()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  standing record;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.id and told.kind in ('event-changed', 'event-tomorrow', 'event-soon')
  ));
  if new.deleted_at is null and new.end_time > clock_timestamp() then
    for standing in
      select application.status, waits.pay_by, array_agg(application.user_id) as members
      from public.event_applications application
      cross join lateral (
        select case when application.status = 'pending' then application.pay_by end as pay_by
      ) waits
      where application.event_id = new.id and application.status in ('pending', 'approved')
      group by application.status, waits.pay_by
    loop
      perform private.notify(
        standing.members, 'event-changed', new.id, null,
        private.event_details(new) || jsonb_build_object(
          'before', private.event_details(old), 'status', standing.status, 'pay_by', standing.pay_by
        )
      );
    end loop;
    perform private.tell_hosts_without_seats(new, 'event-changed');
  end if;
  return null;
end
$$;
