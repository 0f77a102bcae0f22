-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- How often a function failed, by the hour, for thirty days.
create table private.function_failures (
  function_name text not null,
  hour timestamptz not null,
  failures integer not null default 1,
  last_at timestamptz not null default clock_timestamp(),
  constraint function_failures_pkey primary key (function_name, hour),
  constraint function_failures_function_name_check check (function_name ~ '^[a-z][a-z-]{0,59}$')
);
alter table private.function_failures enable row level security;

-- When a schedule was last here; one row for each, and no time for one that never was.
create table private.task_runs (
  task text not null,
  last_run_at timestamptz,
  constraint task_runs_pkey primary key (task)
);
alter table private.task_runs enable row level security;

create or replace function public.health()
returns text
language sql stable set search_path to ''
as $$ select private.health() $$;
grant execute on function public.health() to service_role;

-- One word for a checker from outside: mails are late when one waits for ten minutes, the schedule when it was not here
-- for as long. Nobody would notice otherwise that a schedule was never set before the first mail is missed.
create or replace function private.health()
returns text
language sql stable security definer set search_path to ''
as $$
  select case
    when exists (
      select from private.outgoing_mails
      where sent_at is null and attempts < 10 and coalesce(due_at, created_at) < now() - interval '10 minutes'
    ) then 'mails-late'
    when not exists (
      select from private.task_runs
      where task = 'deliver-mails' and last_run_at >= clock_timestamp() - interval '10 minutes'
    ) then 'schedule-late'
    else 'ok'
  end
$$;
grant execute on function private.health() to service_role;

create or replace function public.note_function_failure(function_name text)
returns void
language sql set search_path to ''
as $$ select private.note_function_failure(function_name) $$;
grant execute on function public.note_function_failure(text) to service_role;

create or replace function private.note_function_failure(function_name text)
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  delete from private.function_failures old where old.hour < now() - interval '30 days';
  insert into private.function_failures as noted (function_name, hour)
  values (note_function_failure.function_name, date_trunc('hour', clock_timestamp(), 'UTC'))
  on conflict on constraint function_failures_pkey
    do update set failures = noted.failures + 1, last_at = clock_timestamp();
end
$$;
grant execute on function private.note_function_failure(text) to service_role;

-- Reading page after page is one act: it is kept once an hour for each list.
create or replace function private.note_reading(what text, is_export boolean, filters jsonb,
  number_of_rows bigint)
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  wanted text := case when is_export then 'export' else 'read' end;
begin
  if exists (
    select from public.admin_audit_log
    where actor_id = auth.uid() and created_at > now() - interval '1 hour'
      and action = wanted and table_name = what and (not is_export or details -> 'filters' = filters)
  ) then
    return;
  end if;
  insert into public.admin_audit_log (actor_id, action, table_name, details)
  values (
    auth.uid(), wanted, what,
    case when is_export then jsonb_build_object('filters', filters, 'rows', number_of_rows) else '{}' end
  );
end
$$;

-- As they were; a mail that is being tried the last time has not failed yet.
create or replace function private.service_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where state <> 'failed'),
        'oldest', min(coalesce(due_at, created_at)) filter (where state <> 'failed'),
        'given_up', count(*) filter (where state = 'failed')
      )
      from (
        select mail.due_at, mail.created_at, private.mail_state(mail.attempts, mail.taken_at) as state
        from private.outgoing_mails mail
        where mail.sent_at is null and coalesce(mail.due_at, mail.created_at) <= clock_timestamp()
          and exists (select from public.profiles where id = mail.user_id)
      ) unsent
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object('task', task, 'last_run_at', last_run_at) order by task), '[]')
      from private.task_runs where last_run_at is not null
    ),
    'failed_functions', (
      select coalesce(jsonb_agg(to_jsonb(failed) order by failed.failures desc, failed.name), '[]') from (
        select function_name as name, sum(failures)::integer as failures, max(last_at) as last_at
        from private.function_failures
        where last_at > clock_timestamp() - interval '1 day'
        group by function_name
      ) failed
    )
  );
end
$$;

-- Has the functions that work by the clock called each minute, on a project that has what it takes: the vault keeps the
-- secret by which they know the schedule. Again is harmless, and puts another secret in the place of the last.
create or replace function private.set_schedules(project_url text, schedule_secret text)
returns void
language plpgsql set search_path to ''
as $$
declare
  kept uuid;
begin
  if project_url is null or project_url !~ '^https?://[^/]+$' then
    raise exception using errcode = '22023', message = 'The address of the project is like https://abc.supabase.co';
  end if;
  if coalesce(length(schedule_secret), 0) < 20 then
    raise exception using errcode = '22023', message = 'The secret of the schedule has at least 20 letters';
  end if;
  select id into kept from vault.secrets where name = 'schedule_secret';
  if kept is null then
    perform vault.create_secret(schedule_secret, 'schedule_secret');
  else
    perform vault.update_secret(kept, schedule_secret);
  end if;
  perform cron.schedule('deliver-mails', '* * * * *', format(
    $job$
      select net.http_post(
        url := %L,
        headers := jsonb_build_object('x-schedule-secret',
          (select decrypted_secret from vault.decrypted_secrets where name = 'schedule_secret')),
        timeout_milliseconds := 50000
      )
    $job$,
    project_url || '/functions/v1/deliver-mails'
  ));
end
$$;
