-- As it was; who was reminded of an event is read once an event, and not once a member, and an event of which nobody is
-- left to remind costs nothing more.
create or replace function private.remind_of_events(told text, most integer)
returns integer
language plpgsql security definer set search_path to ''
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
      except
      select earlier.user_id from private.notifications earlier
      where earlier.event_id = target.id and (
        (earlier.kind = told and earlier.starts_at = target.start_time)
        or (earlier.kind = 'application-approved' and earlier.created_at > target.start_time - (due.until - now()))
      )
      order by user_id
      limit most - written
    );
    continue when cardinality(members) = 0;
    perform private.notify(
      members, told, target.id, target.id, private.event_details(target), null, target.start_time
    );
    written := written + cardinality(members);
  end loop;
  return written;
end
$$;

-- As it was; since when what happened is kept is asked once, and not of each row where a kept plan reads all of them.
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
    private.tell_of_lonely_events(most)
  );
end
$$;
