-- Reminders: a day and two hours before an event that she has a seat at, a day before a coffee chat. The schedule that has
-- mails sent writes them; each is written once for one beginning, however often or late the schedule comes, and follows
-- the event where it goes: what moves or ends takes its reminders back.

insert into private.notification_kinds (kind, has_mail, is_required) values
  ('event-tomorrow', true, false),
  ('event-soon', true, false),
  ('coffee-chat-tomorrow', true, false);
alter table private.outgoing_mails drop constraint outgoing_mails_kind_check;
alter table private.outgoing_mails add constraint outgoing_mails_kind_check check (kind in (
  'payment-due', 'application-approved', 'application-denied', 'seat-removed', 'event-changed', 'event-cancelled',
  'event-message', 'refund-sent', 'coffee-chat-asked', 'coffee-chat-accepted', 'coffee-chat-declined',
  'coffee-chat-cancelled', 'message-received', 'event-tomorrow', 'event-soon', 'coffee-chat-tomorrow'
));

insert into private.settings (name, value) values
  ('first_reminder_hours_before', '24'),
  ('last_reminder_hours_before', '2'),
  ('notifications_kept_days', '365');

create index coffee_chat_requests_agreed_idx on public.coffee_chat_requests (selected_date) where status = 'accepted';

-- How long before a beginning it is told of, and how long after that moment it may still be.
create function private.reminder_window(told text, out since timestamptz, out until timestamptz)
language sql stable security definer set search_path = ''
as $$
  select now() + before.lead - least(before.lead / 2, interval '2 hours'), now() + before.lead
  from (
    select make_interval(hours => private.limit_of(
      case told when 'event-soon' then 'last_reminder_hours_before' else 'first_reminder_hours_before' end
    )) as lead
  ) before
$$;

-- Members of events that begin so soon and who were not reminded yet; at most so many.
create function private.remind_of_events(told text, most integer)
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
          where earlier.subject_id = target.id and earlier.user_id = application.user_id
            and earlier.kind = told and earlier.starts_at = target.start_time
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

create function private.remind_of_coffee_chats(most integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  pair record;
  written integer := 0;
begin
  select * into due from private.reminder_window('coffee-chat-tomorrow');
  for pair in
    select request.id, request.selected_date, request.time_zone, side.member, side.other
    from public.coffee_chat_requests request
    cross join lateral (
      values (request.requester_id, request.recipient_id), (request.recipient_id, request.requester_id)
    ) side (member, other)
    where request.status = 'accepted' and request.selected_date > due.since and request.selected_date <= due.until
      and side.member is not null and side.other is not null and private.may_meet(side.member, side.other)
      and not exists (
        select from private.notifications earlier
        where earlier.subject_id = request.id and earlier.user_id = side.member
          and earlier.kind = 'coffee-chat-tomorrow' and earlier.starts_at = request.selected_date
      )
    order by request.selected_date, request.id, side.member
    limit most
  loop
    perform private.notify(
      array[pair.member], 'coffee-chat-tomorrow', null, pair.id,
      jsonb_build_object(
        'person', (select first_name from public.profiles where id = pair.other),
        'dates', jsonb_build_array(pair.selected_date), 'time_zone', pair.time_zone
      ),
      pair.other, pair.selected_date
    );
    written := written + 1;
  end loop;
  return written;
end
$$;

-- Writes reminders that are due, at most so many of each kind; gives how many at most of one kind there were, so that
-- whoever gets less than the batch has written all. What was told a year ago goes, some at a time.
create function private.write_reminders(batch integer)
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
  return greatest(
    private.remind_of_events('event-tomorrow', most), private.remind_of_events('event-soon', most),
    private.remind_of_coffee_chats(most)
  );
end
$$;

create function public.write_reminders(batch integer default 500)
returns integer
language sql volatile set search_path = ''
as $$ select private.write_reminders(batch) $$;

grant execute on function private.write_reminders(integer), public.write_reminders(integer) to service_role;
