-- Every admin write leaves a row that nobody changes or removes (A-67). No foreign keys: it outlives what it is about.

create table public.admin_audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  row_id text,
  -- Names of the changed columns; for a status also the values. Never personal content.
  details jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default clock_timestamp()
);
create index admin_audit_log_newest_idx on public.admin_audit_log (created_at desc, id desc);
create index admin_audit_log_actor_id_idx on public.admin_audit_log (actor_id, created_at desc);

create trigger refuse_change before update or delete on public.admin_audit_log
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.admin_audit_log
  for each statement execute function private.refuse_change();

-- The first argument of the trigger names the column that tells whose row it is; an admin's dealings with the
-- admin's own rows, which any member could have written, are no admin writes.
create function private.write_audit()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  if caller is null or not private.is_admin() then return null; end if;
  if tg_op = 'INSERT' and tg_nargs > 0 and row_after ->> tg_argv[0] = caller::text then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(key order by key) into changed
    from jsonb_each(row_after) after_value
    where after_value.value is distinct from row_before -> key
      and key not in ('updated_at', 'attendees_count', 'paypal_payment_link', 'city');
    -- Only what the rules keep by themselves changed.
    if changed is null then return null; end if;
  end if;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
  values (
    caller, lower(tg_op), tg_table_name,
    coalesce(row_after ->> 'id', row_before ->> 'id', row_after ->> 'user_id', row_before ->> 'user_id'),
    jsonb_strip_nulls(jsonb_build_object(
      'changed', to_jsonb(changed),
      'status_before', case when 'status' = any (changed) then row_before -> 'status' end,
      'status_after', case when 'status' = any (changed) then row_after -> 'status' end
    ))
  );
  return null;
end
$$;

create trigger write_audit after insert or update or delete on public.events
  for each row execute function private.write_audit();
create trigger write_audit after insert or update or delete on public.event_applications
  for each row execute function private.write_audit('user_id');
create trigger write_audit after update or delete on public.event_bookings
  for each row execute function private.write_audit('user_id');
create trigger write_audit after insert or update or delete on public.feature_toggles
  for each row execute function private.write_audit();
create trigger write_audit after insert or update or delete on public.admin_users
  for each row execute function private.write_audit();
create trigger write_audit after insert or update or delete on public.user_subscriptions
  for each row execute function private.write_audit();
create trigger write_audit after insert or update or delete on public.user_approvals
  for each row execute function private.write_audit('user_id');
create trigger write_audit after insert or update or delete on public.coffee_chat_requests
  for each row execute function private.write_audit('requester_id');

alter table public.admin_audit_log enable row level security;
grant select on public.admin_audit_log to authenticated;
create policy "the audit log is read by admins" on public.admin_audit_log
  for select to authenticated using ((select private.is_admin()));
