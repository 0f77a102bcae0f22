-- What was decided about a payment that was short, or too much, stands in the log with its member; and a
-- host's event by its title.

create or replace function private.write_audit()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  if caller is null then return null; end if;
  -- Who gives the own rights away is no admin any more when the row is gone.
  if not private.is_admin() and not exists (select from public.staff_roles where user_id = caller)
    and not (tg_table_name = 'admin_users' and tg_op = 'DELETE')
  then
    return null;
  end if;
  if tg_op = 'INSERT' and tg_nargs > 0 and row_after ->> tg_argv[0] = caller::text then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(key order by key) into changed
    from jsonb_each(row_after) after_value
    join pg_catalog.pg_attribute on attrelid = tg_relid and attname = key and attgenerated = ''
    where after_value.value is distinct from row_before -> key
      and key not in ('updated_at', 'attendees_count', 'rescheduled_at');
    -- Only what the rules keep by themselves changed.
    if changed is null then return null; end if;
  end if;
  -- All of such a row is what was given or taken.
  if tg_table_name in ('staff_roles', 'event_hosts') then changed := array['role', 'event_id']; end if;
  if tg_table_name = 'payment_decisions' then changed := array['decision', 'settled_cents']; end if;
  if tg_table_name = 'member_suspensions' and tg_op <> 'UPDATE' then changed := array['until']; end if;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
  values (
    caller, lower(tg_op), tg_table_name,
    case when tg_table_name = 'admin_users' then coalesce(row_after ->> 'user_id', row_before ->> 'user_id')
      else coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id', row_after ->> 'payment_id')
    end,
    jsonb_strip_nulls(jsonb_build_object(
      'changed', case when tg_op = 'UPDATE' then to_jsonb(changed) end,
      'before', private.audited_values(tg_table_name, row_before, changed),
      'after', private.audited_values(tg_table_name, row_after, changed)
    ))
  );
  return null;
end
$$;

create or replace function private.audited_values(table_name text, row_values jsonb, changed text[])
returns jsonb
language sql immutable set search_path to ''
as $$
  select nullif(coalesce(jsonb_object_agg(key, value), '{}'), '{}')
  from jsonb_each(row_values)
  where key = any (changed)
    and (
      key in (
        'status', 'is_enabled', 'title', 'start_time', 'end_time', 'location', 'max_attendees', 'credits_required',
        'deleted_at', 'cancelled_at', 'cancellation_reason', 'amount_paid_cents', 'cancelled_late'
      )
      or (table_name = 'feature_toggles' and key = 'description')
      or table_name in ('staff_roles', 'event_hosts', 'payment_decisions')
      or (table_name = 'member_suspensions' and key = 'until')
    )
$$;

create or replace function private.audited_subject(table_name text, row_id text)
returns table(member_id uuid, title text)
language plpgsql stable security definer set search_path to ''
as $$
#variable_conflict use_column
begin
  case audited_subject.table_name
    when 'event_bookings', 'payments', 'payment_decisions', 'refunds' then
      return query
      select booking.user_id, event.title
      from public.event_bookings booking
      left join public.events event on event.id = booking.event_id
      where booking.id = coalesce(
        (select payment.booking_id from public.payments payment where payment.id = audited_subject.row_id::uuid),
        audited_subject.row_id::uuid
      );
    when 'event_applications' then
      return query
      select application.user_id, event.title
      from public.event_applications application
      left join public.events event on event.id = application.event_id
      where application.id = audited_subject.row_id::uuid;
    when 'events' then
      return query select null::uuid, event.title from public.events event where event.id = audited_subject.row_id::uuid;
    when 'feature_toggles' then
      return query
      select null::uuid, toggle.feature_name from public.feature_toggles toggle where toggle.id = audited_subject.row_id::uuid;
    when 'admin_users', 'user_approvals', 'member_suspensions', 'staff_roles', 'event_hosts' then
      return query select audited_subject.row_id::uuid, null::text;
    when 'member_notes' then
      return query
      select note.user_id, null::text from private.member_notes note where note.id = audited_subject.row_id::uuid;
    when 'event_messages' then
      return query
      select null::uuid, event.title from private.event_messages message
      join public.events event on event.id = message.event_id
      where message.id = audited_subject.row_id::uuid;
    when 'user_subscriptions' then
      return query
      select subscription.user_id, null::text from public.user_subscriptions subscription
      where subscription.id = audited_subject.row_id::uuid;
    when 'coffee_chat_requests' then
      return query
      select request.requester_id, null::text from public.coffee_chat_requests request
      where request.id = audited_subject.row_id::uuid;
    when 'reports' then
      return query
      select report.reported_id, null::text from public.reports report where report.id = audited_subject.row_id::uuid;
    else null;
  end case;
end
$$;

create or replace function private.audited_entry(entry public.admin_audit_log)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', entry.id, 'actor_id', entry.actor_id, 'action', private.audited_action(entry.action, entry.details),
      'table_name', entry.table_name, 'row_id', entry.row_id, 'created_at', entry.created_at,
      'actor', private.person(entry.actor_id), 'member', private.person(subject.member_id),
      'title', case when entry.table_name = 'event_hosts' then (
        select event.title from public.events event
        where event.id = coalesce(entry.details #>> '{after,event_id}', entry.details #>> '{before,event_id}')::uuid
      ) else subject.title end,
      'standing', case when entry.table_name in ('event_applications', 'feature_toggles')
        then private.audited_standing(entry.table_name, entry.row_id) end,
      'changed', coalesce(entry.details -> 'changed', '[]'),
      'before', coalesce(entry.details -> 'before', '{}'),
      'after', coalesce(entry.details -> 'after', '{}'),
      'exported_rows', (entry.details ->> 'rows')::bigint
    )
    from (select true) audited
    left join lateral private.audited_subject(entry.table_name, entry.row_id) subject on true
  );
end
$$;
