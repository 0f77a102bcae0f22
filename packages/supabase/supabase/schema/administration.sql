-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- Filters, search and order of a list, under a name. Nobody reads another's.
create table private.saved_views (
  user_id uuid not null,
  list text not null,
  name text not null,
  view jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint saved_views_pkey primary key (user_id, list, name),
  constraint saved_views_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade,
  constraint saved_views_list_check check (list ~ '^[a-z-]{1,40}$'),
  constraint saved_views_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  constraint saved_views_view_check check (jsonb_typeof(view) = 'object' and pg_column_size(view) <= 2000)
);
alter table private.saved_views enable row level security;

create table public.admin_users (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint admin_users_pkey primary key (id),
  constraint admin_users_user_id_key unique (user_id),
  constraint admin_users_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade
);
alter table public.admin_users enable row level security;
grant select on public.admin_users to authenticated;
create policy "an admin sees her own row" on public.admin_users
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete or update on public.admin_users
  for each row execute function private.broadcast_change('admin', 'admins', 'user_id');
create trigger rename_admin_topic after delete on public.admin_users
  for each row execute function private.rename_admin_topic();
create trigger tell_organizers_end after delete on public.admin_users
  for each row execute function private.end_organizer();
create trigger write_audit after insert or delete or update on public.admin_users
  for each row execute function private.write_audit();

create table public.feature_toggles (
  id uuid not null default gen_random_uuid(),
  feature_name text not null,
  description text,
  is_enabled boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint feature_toggles_pkey primary key (id),
  constraint feature_toggles_feature_name_key unique (feature_name),
  constraint feature_toggles_description_check check (char_length(description) <= 500),
  constraint feature_toggles_feature_name_check check (feature_name ~ '^[a-z][a-z0-9_]{1,59}$'),
  -- The description of this row is the PayPal.me user name that links are built from (R-351).
  constraint feature_toggles_paypal_username check (feature_name <> 'paypal_email' or description is null
    or description ~ '^[A-Za-z0-9]{1,20}$')
);
alter table public.feature_toggles enable row level security;
grant select on public.feature_toggles to anon, authenticated;
grant insert (feature_name, description, is_enabled) on public.feature_toggles to authenticated;
grant update (feature_name, description, is_enabled, updated_at) on public.feature_toggles to authenticated;
create policy "members read the switches, admins the settings too" on public.feature_toggles
  for select to authenticated
  using (feature_name <> 'paypal_email' or (select private.is_admin()));
create policy "visitors read the switches, not the settings" on public.feature_toggles
  for select to anon
  using (feature_name <> 'paypal_email');
create policy "switches are added by admins" on public.feature_toggles
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "switches are changed by admins" on public.feature_toggles
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create trigger broadcast_change after insert or delete or update on public.feature_toggles
  for each row execute function private.broadcast_change('feature-toggle', 'everyone');
create trigger guard_feature_toggle before update on public.feature_toggles
  for each row execute function private.guard_feature_toggle();
create trigger touch_updated_at before update on public.feature_toggles
  for each row execute function private.touch_updated_at();
create trigger write_audit after insert or delete or update on public.feature_toggles
  for each row execute function private.write_audit();

create or replace function public.admin_exists()
returns boolean
language sql stable set search_path to ''
as $$ select private.admin_exists() $$;
grant execute on function public.admin_exists() to authenticated, service_role;

create or replace function private.admin_exists()
returns boolean
language sql stable security definer set search_path to ''
as $$ select exists (select from public.admin_users) $$;
grant execute on function private.admin_exists() to authenticated;

create or replace function public.admin_list_views(list text)
returns jsonb
language sql stable set search_path to ''
as $$ select private.own_views(private.bounded(list, 40)) $$;
grant execute on function public.admin_list_views(text) to authenticated, service_role;

create or replace function private.own_views(wanted_list text)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_staff('Only organizers keep views');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('name', saved.name, 'view', saved.view) order by lower(saved.name), saved.name
    ), '[]')
    from private.saved_views saved
    where saved.user_id = auth.uid() and saved.list = wanted_list
  );
end
$$;
grant execute on function private.own_views(text) to authenticated;

create or replace function public.admin_overview()
returns jsonb
language sql stable set search_path to ''
as $$ select private.overview() $$;
grant execute on function public.admin_overview() to authenticated, service_role;

create or replace function private.overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  everything constant jsonb := private.admin_overview() || private.desk_overview() || private.service_overview();
  nothing constant jsonb := '{"waiting": 0, "oldest": null}';
  seen jsonb := '{}';
begin
  if private.is_admin() then return everything; end if;
  if private.has_right('payments') then
    seen := seen || jsonb_build_object('bookings', everything -> 'bookings', 'money', everything -> 'money');
  end if;
  if private.has_right('refunds') then seen := seen || jsonb_build_object('refunds', everything -> 'refunds'); end if;
  if private.has_right('reports') then seen := seen || jsonb_build_object('reports', everything -> 'reports'); end if;
  if private.has_right('members') then
    seen := seen || jsonb_build_object('new_members', everything -> 'new_members', 'approvals', everything -> 'approvals');
  end if;
  return jsonb_build_object(
    'bookings', nothing, 'applications', nothing, 'approvals', nothing, 'coffee_chats', nothing,
    'reports', nothing, 'refunds', nothing,
    'cancelled', 0, 'feature_toggles', 0, 'active_subscriptions', 0, 'audit_entries_this_week', 0,
    -- How the next events fill everybody may read.
    'events', everything -> 'events', 'new_members', '[]'::jsonb,
    'money', '{"awaited_cents": 0, "confirmed_cents": 0}'::jsonb,
    'mails', '{"waiting": 0, "oldest": null, "given_up": 0}'::jsonb, 'tasks', '[]'::jsonb, 'failed_functions', '[]'::jsonb
  ) || seen;
end
$$;
grant execute on function private.overview() to authenticated;

-- What waits and since when, how the coming events fill, who came, and what money is still awaited: without what came in
-- part. Payments are counted as their list and the awaited money have them, those of events that are over among them.
create or replace function private.admin_overview()
returns jsonb
language plpgsql stable security definer set search_path to '' set max_parallel_workers_per_gather to '0'
as $$
declare
  -- Asked for once, not for each member.
  this_week constant timestamptz := date_trunc('week', clock_timestamp(), 'UTC');
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'bookings', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.event_bookings where status = 'pending'
    ),
    'applications', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(application_date))
      from public.event_applications where status = 'pending' and event_id not in (select private.past_events())
    ),
    'approvals', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.user_approvals where status = 'pending'
    ),
    'coffee_chats', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.coffee_chat_requests where status = 'pending'
    ),
    -- Every booking of a denied application is cancelled: the rest are those without a price that somebody ended.
    'cancelled', (select count(*) from public.event_bookings where status = 'cancelled') + (
      select count(*) from public.event_applications
      where cancelled_by is not null and status = 'denied' and not payment_required
    ),
    'feature_toggles', (select count(*) from public.feature_toggles),
    'active_subscriptions', (select count(*) from public.user_subscriptions where status = 'active'),
    'audit_entries_this_week', (
      select count(*) from public.admin_audit_log where created_at > now() - interval '7 days'
    ),
    'events', private.next_events(),
    'new_members', (
      select jsonb_agg(jsonb_build_object('week', week, 'members', members) order by week) from (
        select week, coalesce(came.members, 0) as members
        from generate_series(
          this_week - interval '11 weeks', this_week, interval '7 days'
        ) week
        left join (
          select date_trunc('week', created_at, 'UTC') as week, count(*) as members
          from public.profiles
          where created_at >= this_week - interval '11 weeks'
          group by 1
        ) came using (week)
      ) weeks
    ),
    'money', (
      select jsonb_build_object(
        'awaited_cents', (
          -- Few wait: each is looked up, instead of joining all.
          select coalesce(sum(greatest(0, (
            select application.payment_amount_cents from public.event_applications application
            where application.id = booking.application_id
          ) - coalesce((
            select received.cents from private.received_cents received where received.booking_id = booking.id
          ), 0))), 0)
          from public.event_bookings booking
          where booking.status = 'pending'
        ),
        'confirmed_cents', (
          select coalesce(sum(booking.amount_paid_cents), 0) from public.event_bookings booking where booking.status = 'paid'
        )
      )
    )
  );
end
$$;

-- What waits on the desks that came later.
create or replace function private.desk_overview()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_staff('Only those who run the community can read the overview');
  return jsonb_build_object(
    'reports', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(created_at))
      from public.reports
      where status = 'open' and (private.is_admin() or reported_id is distinct from auth.uid())
    ),
    'refunds', (
      select jsonb_build_object('waiting', count(*), 'oldest', min(since))
      from private.owed_money task where not exists (select from public.refunds where refunds.id = task.id)
    )
  );
end
$$;

create or replace function private.is_admin()
returns boolean
language sql stable security definer set search_path to ''
as $$
  select exists (select from public.admin_users where user_id = (select auth.uid()))
$$;
grant execute on function private.is_admin() to authenticated;

create or replace function public.admin_save_view(list text, name text, view jsonb default null::jsonb)
returns jsonb
language sql set search_path to ''
as $$ select private.save_view(private.bounded(list, 40), private.bounded(name, 200), view) $$;
grant execute on function public.admin_save_view(text, text, jsonb) to authenticated, service_role;

-- Keeps a view, in place of one of that name; with null in its place it is forgotten. Twenty of a list are kept.
create or replace function private.save_view(wanted_list text, view_name text, wanted jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  cleaned constant text := btrim(view_name, E' \t\r\n');
begin
  perform private.require_staff('Only organizers keep views');
  if wanted_list is null or coalesce(cleaned, '') = '' or char_length(cleaned) > 60 then
    raise exception using errcode = '22023', message = 'A view has a list and a name of 1 to 60 letters';
  end if;
  if wanted is null then
    delete from private.saved_views where user_id = auth.uid() and list = wanted_list and name = cleaned;
  else
    -- One at a time of hers, so that no twenty-first slips in.
    perform from public.profiles where id = auth.uid() for no key update;
    if (
      select count(*) from private.saved_views
      where user_id = auth.uid() and list = wanted_list and name <> cleaned
    ) >= 20 then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
    end if;
    insert into private.saved_views (user_id, list, name, view)
    values (auth.uid(), wanted_list, cleaned, wanted)
    on conflict (user_id, list, name) do update set view = excluded.view;
  end if;
  return private.own_views(wanted_list);
end
$$;
grant execute on function private.save_view(text, text, jsonb) to authenticated;

create or replace function public.claim_first_admin(user_id uuid)
returns boolean
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  return private.claim_first_admin();
end
$$;
grant execute on function public.claim_first_admin(uuid) to authenticated, service_role;

-- Of many at once exactly one succeeds: they queue for the lock and look again behind it. A setting that was emptied
-- is none (A-40).
create or replace function private.claim_first_admin()
returns boolean
language plpgsql security definer set search_path to ''
as $$
declare
  caller uuid := auth.uid();
  designated text := nullif(btrim(private.setting('first_admin_email')), '');
begin
  if caller is null then
    raise exception using errcode = '42501', message = 'Sign in first';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sorella.first_admin', 0));
  if exists (select from public.admin_users where user_id = caller) then return true; end if;
  if exists (select from public.admin_users) then
    raise exception using errcode = 'P0001', message = 'ADMIN_EXISTS';
  end if;
  if not coalesce(
    case
      when designated is null then private.setting('first_admin_bootstrap') = 'open'
      else exists (
        select from auth.users
        where id = caller and lower(email) = lower(designated) and email_confirmed_at is not null
      )
    end,
    false
  ) then
    raise exception using errcode = 'P0001', message = 'ADMIN_RESTRICTED';
  end if;
  insert into public.admin_users (user_id) values (caller);
  return true;
end
$$;
grant execute on function private.claim_first_admin() to authenticated;

create or replace function public.grant_admin(user_id uuid, target_user_id uuid)
returns boolean
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  return private.grant_admin(target_user_id);
end
$$;
grant execute on function public.grant_admin(uuid, uuid) to authenticated, service_role;

create or replace function private.grant_admin(target uuid)
returns boolean
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only existing admins can grant admin privileges');
  insert into public.admin_users (user_id) values (target) on conflict (user_id) do nothing;
  return true;
end
$$;
grant execute on function private.grant_admin(uuid) to authenticated;

create or replace function private.require_admin(refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;
grant execute on function private.require_admin(text) to authenticated;

create or replace function public.revoke_admin(user_id uuid, target_user_id uuid)
returns boolean
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  return private.revoke_admin(target_user_id);
end
$$;
grant execute on function public.revoke_admin(uuid, uuid) to authenticated, service_role;

-- Two admins who revoke each other at once take turns: one of them is left.
create or replace function private.revoke_admin(target uuid)
returns boolean
language plpgsql security definer set search_path to ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('sorella.first_admin', 0));
  perform private.require_admin('Only existing admins can revoke admin privileges');
  if not exists (select from public.admin_users where user_id <> target) then
    raise exception using errcode = 'P0001', message = 'LAST_ADMIN';
  end if;
  delete from public.admin_users where user_id = target;
  return true;
end
$$;
grant execute on function private.revoke_admin(uuid) to authenticated;

-- The row of the PayPal.me name is a setting and no switch (A-68); code knows the others by their names.
create or replace function private.guard_feature_toggle()
returns trigger
language plpgsql set search_path to ''
as $$
begin
  if new.feature_name is distinct from old.feature_name then
    raise exception using errcode = '22023', message = 'The name of a feature never changes';
  end if;
  if new.feature_name = 'paypal_email' and old.is_enabled and not new.is_enabled then
    raise exception using errcode = '22023', message = 'The PayPal.me name is a setting, not a switch';
  end if;
  return new;
end
$$;

-- What is switched off is off here too, not only out of sight.
create or replace function private.require_feature(feature text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not exists (select from public.feature_toggles where feature_name = feature and is_enabled) then
    raise exception using errcode = 'P0001', message = 'FEATURE_OFF';
  end if;
end
$$;
