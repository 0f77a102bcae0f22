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

-- As it was, and her event that does not take place is told to her.
create or replace function private.notify_hosts()
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
