/** Members who live, admins among them. */
const list = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join();

/**
 * A statement that lists what breaks a law of what is told, as it stands: each thing that happened is told once to each
 * whom it is for, what is not true any more to nobody, and no mail stands without what it tells of.
 */
export const notificationLaws = (admins: readonly string[]): string => `
  with latest as (
    select distinct on (event_id, user_id) application.*
    from public.event_applications application order by event_id, user_id, created_at desc, id desc
  ),
  decided as (
    select told.*, event.deleted_at, event.start_time from private.notifications told
    join public.events event on event.id = told.event_id
    where told.kind in ('payment-due', 'application-received', 'application-approved', 'application-denied',
      'application-expired', 'seat-removed', 'event-cancelled')
  ),
  organizers as (select unnest(array[${list(admins)}]::uuid[]) as user_id)
  select 'an application is told by one word, the last' as law, latest.id::text as id
  from latest
  where (select count(*) from decided where decided.subject_id = latest.id and decided.kind <> 'event-cancelled')
    <> case when latest.status = 'denied' and latest.cancelled_by is not null then 0 else 1 end
  union all
  select 'what is told of an application is how it stands', decided.id::text
  from decided join latest on latest.event_id = decided.event_id and latest.user_id = decided.user_id
  where not case decided.kind
    when 'payment-due' then latest.status = 'pending' and latest.payment_required
    when 'application-received' then latest.status = 'pending' and not latest.payment_required
    when 'application-approved' then latest.status = 'approved'
    when 'event-cancelled' then decided.deleted_at is not null
    when 'application-denied' then latest.status = 'denied'
    else true
  end
  union all
  select 'a cancelled event is told to each whom it took something from, once', latest.id::text
  from latest join public.events event on event.id = latest.event_id
  where (
      select count(*) from decided where decided.subject_id = latest.id and decided.kind = 'event-cancelled'
    ) <> case when event.deleted_at is not null and latest.cancelled_by is not null and latest.cancelled_by <> latest.user_id
      then 1 else 0 end
  union all
  select 'another time is told of what takes place, once, and to whoever waits or comes', told.id::text
  from private.notifications told join public.events event on event.id = told.event_id
  left join latest on latest.event_id = told.event_id and latest.user_id = told.user_id
  where told.kind = 'event-changed' and (
    event.deleted_at is not null or coalesce(latest.status not in ('pending', 'approved'), true)
    or (select count(*) from private.notifications other
      where other.kind = told.kind and other.user_id = told.user_id and other.event_id = told.event_id) > 1
  )
  union all
  select 'a reminder is of the beginning that stands, for who has a seat', told.id::text
  from private.notifications told
  left join public.events event on event.id = told.event_id
  left join latest on latest.event_id = told.event_id and latest.user_id = told.user_id
  where told.kind in ('event-tomorrow', 'event-soon') and (
    event.deleted_at is not null or event.start_time is distinct from told.starts_at
    or latest.status is distinct from 'approved'
  )
  union all
  select 'nobody is reminded twice', min(told.id::text)
  from private.notifications told where told.kind in ('event-tomorrow', 'event-soon')
  group by told.user_id, told.kind, told.event_id having count(*) > 1
  union all
  select 'a conversation is told once while it is unread', head.user_id::text
  from public.conversation_heads head
  where (
    select count(*) from private.notifications told
    where told.kind = 'message-received' and told.read_at is null
      and told.user_id = head.user_id and told.other_user_id = head.other_user_id
  ) > case when head.unread_count > 0 then 1 else 0 end
  union all
  select 'an application waits for each organizer until it is decided', latest.id::text
  from latest join organizers on organizers.user_id <> latest.user_id
  where (
    select count(*) from private.notifications told
    where told.kind = 'application-to-decide' and told.subject_id = latest.id and told.user_id = organizers.user_id
  ) <> case when latest.status = 'pending' then 1 else 0 end
  union all
  select 'a payment waits for each organizer while she says that she paid', latest.id::text
  from latest join organizers on organizers.user_id <> latest.user_id
  where (
    select count(*) from private.notifications told
    where told.kind = 'payment-to-match' and told.subject_id = latest.id and told.user_id = organizers.user_id
  ) <> case when latest.status = 'pending' and latest.paid_stated_at is not null then 1 else 0 end
  union all
  select 'an event without guests is none that somebody comes to', told.id::text
  from private.notifications told left join public.events event on event.id = told.event_id
  where told.kind = 'event-without-guests' and (
    event.deleted_at is not null or event.attendees_count <> 0 or event.start_time is distinct from told.starts_at
  )
  union all
  select 'only organizers are told of what waits', told.id::text
  from private.notifications told join private.notification_kinds rule on rule.kind = told.kind
  where rule.audience is not null and told.user_id not in (select user_id from organizers)
  union all
  select 'a mail that has not gone tells of something that is told', mail.id::text
  from private.outgoing_mails mail
  where mail.sent_at is null and mail.notification_id is not null
    and not exists (select from private.notifications told where told.id = mail.notification_id)
  union all
  select 'one thing is mailed once', mail.notification_id::text
  from private.outgoing_mails mail where mail.notification_id is not null
  group by mail.notification_id having count(*) > 1
  union all
  select 'one mail gathers her messages', mail.user_id::text
  from private.outgoing_mails mail
  where mail.kind = 'message-received' and mail.sent_at is null and mail.attempts < 10
  group by mail.user_id having count(*) > 1`;

/**
 * The mails that are handed out now, with what speaks against sending each: null where it is true, wanted, and comes at an
 * hour when it may.
 */
export const HANDED_OUT = `
  with taken as (select * from public.take_outgoing_mails(20))
  select taken.id::int as id, taken.kind, mail.notification_id::text as notification, mail.user_id::text as member,
    taken.details -> 'senders' as senders,
    case
      when chosen.only_required and not rule.is_required then 'only what she must know'
      when not rule.is_required and taken.kind || ':mail' = any (chosen.muted) then 'given up'
      when not rule.is_required and chosen.quiet_from is not null and case
        when chosen.quiet_from < chosen.quiet_until
          then clock.minute > chosen.quiet_from and clock.minute < chosen.quiet_until - 1
        else clock.minute > chosen.quiet_from or clock.minute < chosen.quiet_until - 1
      end then 'quiet hours'
      when mail.valid_until <= now() then 'too late'
      when event.id is not null and event.deleted_at is not null
        and taken.kind not in ('event-cancelled', 'application-denied', 'seat-removed', 'event-message') then 'cancelled'
      when taken.kind = 'event-cancelled' and event.deleted_at is null then 'takes place'
      when taken.kind in ('application-approved', 'event-tomorrow', 'event-soon') and latest.status <> 'approved'
        then 'no seat'
      when taken.kind = 'payment-due' and latest.status <> 'pending' then 'nothing to pay'
      when taken.kind = 'application-denied' and latest.status <> 'denied' then 'not denied'
      when taken.kind in (
        'application-approved', 'payment-due', 'event-changed', 'event-message', 'event-tomorrow', 'event-soon'
      ) and (
        (taken.details ->> 'start_time')::timestamptz <> event.start_time or taken.details ->> 'location' <> event.location
      ) then 'other time or place'
      when taken.kind = 'message-received' and not exists (
        select from public.conversation_heads head where head.user_id = mail.user_id and head.unread_count > 0
      ) then 'nothing unread'
      when taken.kind = 'daily-digest' and (taken.details ->> 'applications')::int is distinct from nullif((
        select count(*)::int from public.event_applications application
        join public.events known on known.id = application.event_id
        where application.status = 'pending' and known.end_time > now()
      ), 0) then 'other numbers'
    end as against
  from taken
  join private.outgoing_mails mail on mail.id = taken.id
  join private.notification_kinds rule on rule.kind = taken.kind
  left join private.notification_settings chosen on chosen.user_id = mail.user_id
  cross join (
    select extract(hour from now() at time zone 'UTC')::int * 60 + extract(minute from now())::int as minute
  ) clock
  left join public.events event on event.id = (taken.details ->> 'event_id')::uuid
  left join lateral (
    select application.status from public.event_applications application
    where application.event_id = event.id and application.user_id = mail.user_id
    order by application.created_at desc, application.id desc limit 1
  ) latest on true`;
