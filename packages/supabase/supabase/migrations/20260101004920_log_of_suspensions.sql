-- The log says until when a member is suspended: as it was set, moved, and ended. Its reason is hers and goes with her account.
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
  if tg_table_name = 'member_suspensions' and tg_op <> 'UPDATE' then changed := array['until']; end if;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
  values (
    caller, lower(tg_op), tg_table_name,
    case when tg_table_name = 'admin_users' then coalesce(row_after ->> 'user_id', row_before ->> 'user_id')
      else coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id')
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

-- What the audit log says of a row.
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
      or table_name in ('staff_roles', 'event_hosts')
      or (table_name = 'member_suspensions' and key = 'until')
    )
$$;
