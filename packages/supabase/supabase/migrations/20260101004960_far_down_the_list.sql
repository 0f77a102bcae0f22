-- What is far down a long list, and the notice that mails stopped, are found by an index: nothing but the order and the
-- filter of applications is read of rows that are not on the page. What is new in a row: whether its event was cancelled, which
-- counted as deleted.

create index notifications_mail_stopped_idx on private.notifications (user_id) where kind = 'mail-stopped';

create or replace function private.list_applications(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, cancelled text, target_event uuid, search text, is_export boolean,
  wanted_payment text)
returns jsonb
language plpgsql security definer set search_path to '' set max_parallel_workers_per_gather to '0'
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  events uuid[];
  referred uuid[];
  -- What the order or the filter asks of besides; the rest is read for the rows of the page alone.
  besides text := concat(
    case when sort_by = 'member' then ' join public.profiles person on person.id = application.user_id' end,
    case when sort_by = 'event' then ' join public.events event on event.id = application.event_id' end,
    case when wanted_payment is not null then
      ' left join public.event_bookings booking on booking.application_id = application.id'
    end
  );
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'application.application_date'
    when 'updated' then 'application.updated_at'
    -- In the words of its index.
    when 'member' then 'lower(coalesce(person.first_name || '' '' || person.last_name, person.first_name, person.last_name, ''''))'
    when 'event' then 'lower(event.title)'
    when 'status' then 'application.status'
  end;
  by_member constant text := 'application.status = ''denied'' and application.cancelled_by = application.user_id';
  -- What is denied and asked for money has a booking that is cancelled: it is not looked up.
  by_admin constant text := 'application.status = ''denied''
    and application.cancelled_by is distinct from application.user_id
    and (application.cancelled_by is not null or application.payment_required)';
  -- Money that came and was not sent back; what counts as paid without it was confirmed by hand.
  came constant text := 'exists (
    select from public.payments payment where payment.booking_id = booking.id and not exists (
      select from public.refunds where refunds.id in (payment.id, payment.booking_id) and refunds.outcome = ''refunded''
    )
  )';
  by_hand constant text := '(booking.status = ''paid'' and private.by_hand_cents(booking.id, booking.amount_paid_cents) > 0)';
  of_payment text := case wanted_payment
    when 'received' then came || ' and not ' || by_hand
    when 'by-hand' then by_hand
    when 'stated' then 'not ' || came || ' and not ' || by_hand || ' and application.paid_stated_at is not null'
    when 'nothing' then 'not ' || came || ' and not ' || by_hand || ' and application.paid_stated_at is null'
    when 'free' then 'true'
  end;
  matching text := concat_ws(' and ',
    'true',
    case
      when wanted_status = 'past' then 'application.status = ''pending'' and application.event_id in (select private.past_events())'
      when wanted_status = 'pending' then 'application.status = $1 and application.event_id not in (select private.past_events())'
      when wanted_status is not null then 'application.status = $1'
    end,
    case when target_event is not null then 'application.event_id = $2' end,
    case when pattern is not null then 
      '(application.user_id = any ($3) or application.event_id = any ($4) or application.id = any ($5))'
    end,
    case when of_payment is not null then
      case wanted_payment when 'free' then 'not ' else '' end || 'application.payment_required and ' || of_payment
    end,
    case cancelled
      when 'member' then by_member
      when 'admin' then by_admin
      -- Either of the two, with one condition for both on the status, so that its index is found.
      when 'all' then 'application.status = ''denied''
        and (application.cancelled_by is not null or application.payment_required)'
    end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read applications');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null
    or coalesce(wanted_status not in ('pending', 'past', 'approved', 'denied'), false)
    or coalesce(cancelled not in ('all', 'member', 'admin'), false)
    or (wanted_payment is not null and of_payment is null)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
    events := array(select id from public.events where title ilike pattern);
    referred := array(select id from public.event_applications where reference like upper(ltrim(pattern, '%')));
  end if;
  execute 'select count(*) from public.event_applications application '
    || case when of_payment is not null
      then 'left join public.event_bookings booking on booking.application_id = application.id ' else '' end
    || 'where ' || matching
    into total using wanted_status, target_event, members, events, referred;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, application.id %2$s) as place, application.id
      from public.event_applications application%4$s
      where %3$s
      order by %1$s %2$s, application.id %2$s
      limit $6 offset $7
    )
    select coalesce(jsonb_agg(
      to_jsonb(found.own) || (to_jsonb(found) - ''place'' - ''own'') order by found.place
    ), ''[]'') from (
      select page.place, application as own,
        booking.id as booking_id, booking.status as booking_status,
        private.received_money(booking.id) as received, private.applicant_history(application) as history,
        jsonb_build_object(''id'', person.id, ''first_name'', person.first_name, ''last_name'', person.last_name,
          ''avatar_url'', person.avatar_url) as member,
        (select account.email from auth.users account where account.id = application.user_id) as email,
        jsonb_build_object(
          ''id'', event.id, ''title'', event.title, ''start_time'', event.start_time, ''time_zone'', event.time_zone,
          ''location'', event.location, ''max_attendees'', event.max_attendees,
          ''attendees_count'', event.attendees_count, ''is_deleted'', event.deleted_at is not null,
          ''is_cancelled'', event.cancelled_at is not null
        ) as event,
        case when application.status <> ''pending'' and application.cancelled_by is distinct from application.user_id
          then private.decided_by(application.id)
        end as decided_by
      from page
      join public.event_applications application on application.id = page.id
      join public.profiles person on person.id = application.user_id
      join public.events event on event.id = application.event_id
      left join public.event_bookings booking on booking.application_id = application.id
    ) found',
    sorted, direction, matching, besides
  ) into found using wanted_status, target_event, members, events, referred,
    page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    case when cancelled is null then 'applications' else 'cancelled applications' end, is_export,
    jsonb_strip_nulls(jsonb_build_object(
      'status', wanted_status, 'cancelled', cancelled, 'event', target_event, 'payment', wanted_payment, 'searched', pattern is not null
    )),
    total
  );
  return jsonb_build_object(
    'total', total, 'rows', found,
    'past', (
      select count(*) from public.event_applications
      where status = 'pending' and event_id in (select private.past_events())
    )
  );
end
$$;
