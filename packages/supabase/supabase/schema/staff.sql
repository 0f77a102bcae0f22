-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- A host is one of an event: nobody is one of all.
create table private.event_hosts (
  event_id uuid not null,
  user_id uuid not null,
  given_by uuid,
  given_at timestamptz not null default clock_timestamp(),
  constraint event_hosts_pkey primary key (event_id, user_id),
  constraint event_hosts_event_id_fkey foreign key (event_id) references public.events(id) on delete cascade,
  constraint event_hosts_given_by_fkey foreign key (given_by)
    references public.profiles(id) on delete set null,
  constraint event_hosts_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade
);
create index event_hosts_given_by_idx on private.event_hosts using btree (given_by);
create index event_hosts_user_id_idx on private.event_hosts using btree (user_id);
alter table private.event_hosts enable row level security;
create trigger broadcast_change after insert or delete on private.event_hosts
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger tell_host_end after delete on private.event_hosts
  for each row execute function private.end_hosting();
create trigger write_audit after insert or delete on private.event_hosts
  for each row execute function private.write_audit();

-- Who may what, once: rules ask it by name, and pages mirror it.
create table private.role_rights (
  role text not null,
  right_name text not null,
  constraint role_rights_pkey primary key (role, right_name),
  constraint role_rights_right_name_check check (right_name = any (array['guests', 'payments', 'refunds',
    'reports', 'members'])),
  constraint role_rights_role_check check (role = any (array['host', 'treasurer', 'moderator']))
);
alter table private.role_rights enable row level security;

create table public.staff_roles (
  user_id uuid not null,
  role text not null,
  given_by uuid,
  given_at timestamptz not null default clock_timestamp(),
  constraint staff_roles_pkey primary key (user_id, role),
  constraint staff_roles_given_by_fkey foreign key (given_by)
    references public.profiles(id) on delete set null,
  constraint staff_roles_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade,
  constraint staff_roles_role_check check (role = any (array['treasurer', 'moderator']))
);
create index staff_roles_given_by_idx on public.staff_roles using btree (given_by);
alter table public.staff_roles enable row level security;
grant select on public.staff_roles to authenticated;
create policy "a role is read by its member and by admins" on public.staff_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete on public.staff_roles
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger tell_organizers_end after delete on public.staff_roles
  for each row execute function private.end_organizer();
create trigger write_audit after insert or delete on public.staff_roles
  for each row execute function private.write_audit();

create or replace function public.admin_event_hosts(target_event_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.hosts_of(target_event_id) $$;
grant execute on function public.admin_event_hosts(uuid) to authenticated, service_role;

create or replace function private.hosts_of(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can read who hosts an event');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'member', private.person(host.user_id), 'since', host.given_at, 'by', private.person(host.given_by)
      )
      order by host.given_at, host.user_id
    ), '[]')
    from private.event_hosts host where host.event_id = target_event
  );
end
$$;
grant execute on function private.hosts_of(uuid) to authenticated;

create or replace function public.admin_give_role(target_user_id uuid, role text)
returns jsonb
language sql set search_path to ''
as $$ select private.give_role(target_user_id, private.bounded(role, 100)) $$;
grant execute on function public.admin_give_role(uuid, text) to authenticated, service_role;

create or replace function private.give_role(target uuid, wanted text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can give roles');
  if wanted is null or wanted not in ('treasurer', 'moderator') then
    raise exception using errcode = '22023', message = 'A role is treasurer or moderator';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.staff_roles (user_id, role, given_by) values (target, wanted, auth.uid())
  on conflict (user_id, role) do nothing;
  return private.staff();
end
$$;
grant execute on function private.give_role(uuid, text) to authenticated;

-- Everybody with a role, and the hosts of events that are not over.
create or replace function private.staff()
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can read who has which role');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'member', private.person(listed.user_id), 'role', listed.role, 'since', listed.given_at,
        'by', private.person(listed.given_by), 'event', listed.event
      )
      order by listed.role desc, listed.given_at, listed.user_id
    ), '[]')
    from (
      select user_id, role, given_by, given_at, null::jsonb as event from public.staff_roles
      union all
      select host.user_id, 'host', host.given_by, host.given_at, jsonb_build_object(
        'id', event.id, 'title', event.title, 'start_time', event.start_time, 'time_zone', event.time_zone
      )
      from private.event_hosts host
      join public.events event on event.id = host.event_id
      where event.deleted_at is null and event.end_time > now()
    ) listed
  );
end
$$;
grant execute on function private.staff() to authenticated;

create or replace function public.admin_list_staff()
returns jsonb
language sql stable set search_path to ''
as $$ select private.staff() $$;
grant execute on function public.admin_list_staff() to authenticated, service_role;

create or replace function public.admin_set_event_host(target_event_id uuid, target_user_id uuid,
  is_host boolean)
returns jsonb
language sql set search_path to ''
as $$ select private.set_event_host(target_event_id, target_user_id, is_host) $$;
grant execute on function public.admin_set_event_host(uuid, uuid, boolean) to authenticated, service_role;

-- As it was, and who is named is told; who names herself knows.
create or replace function private.set_event_host(target_event uuid, target uuid, hosts boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  event public.events;
begin
  perform private.require_admin('Only admins can name the hosts of an event');
  if hosts is null then
    raise exception using errcode = '22023', message = 'She is a host or she is not';
  end if;
  select * into event from public.events where id = target_event and deleted_at is null;
  if event.id is null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  if hosts then
    insert into private.event_hosts (event_id, user_id, given_by) values (target_event, target, auth.uid())
    on conflict (event_id, user_id) do nothing;
    if found and target <> auth.uid() then
      perform private.tell_hosts(event, array[target]);
    end if;
  else
    delete from private.event_hosts where event_id = target_event and user_id = target;
  end if;
  return private.hosts_of(target_event);
end
$$;
grant execute on function private.set_event_host(uuid, uuid, boolean) to authenticated;

create or replace function private.tell_hosts(target public.events, hosts uuid[])
returns void
language sql security definer set search_path to ''
as $$
  select private.notify(hosts, 'host-named', target.id, null, private.event_details(target))
  where private.is_told() and target.deleted_at is null and target.published_at <= now() and target.end_time > now()
$$;

create or replace function public.admin_take_role(target_user_id uuid, role text)
returns jsonb
language sql set search_path to ''
as $$ select private.take_role(target_user_id, private.bounded(role, 100)) $$;
grant execute on function public.admin_take_role(uuid, text) to authenticated, service_role;

create or replace function private.take_role(target uuid, wanted text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can take roles');
  delete from public.staff_roles where user_id = target and role = wanted;
  return private.staff();
end
$$;
grant execute on function private.take_role(uuid, text) to authenticated;

create or replace function public.list_rights()
returns jsonb
language sql stable set search_path to ''
as $$ select private.rights() $$;
grant execute on function public.list_rights() to authenticated, service_role;

-- What the signed-in member may see and do beside her own, and the events that she hosts.
create or replace function private.rights()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'rights', (
      select coalesce(jsonb_agg(distinct known.right_name order by known.right_name), '[]')
      from private.role_rights known where private.has_right(known.right_name)
    ),
    'hosted_event_ids', to_jsonb(private.hosted_events())
  )
$$;
grant execute on function private.rights() to authenticated;

create or replace function private.has_right(wanted text)
returns boolean
language sql stable security definer set search_path to ''
as $$ select private.is_admin() or exists (select from private.role_rights_of_caller() held where held = wanted) $$;
grant execute on function private.has_right(text) to authenticated;

-- What her roles give her; nothing while she is suspended. An admin's rights do not come from here.
create or replace function private.role_rights_of_caller()
returns setof text
language sql stable security definer set search_path to ''
as $$
  select distinct granted.right_name
  from private.role_rights granted
  where granted.role in (
      select role from public.staff_roles where user_id = (select auth.uid())
      union all
      select 'host' where exists (select from private.event_hosts where user_id = (select auth.uid()))
    )
    and not exists (
      select from public.member_suspensions where user_id = (select auth.uid()) and until > now()
    )
$$;

-- Events whose people she sees as a host.
create or replace function private.hosted_events()
returns uuid[]
language sql stable security definer set search_path to ''
as $$
  select coalesce(array_agg(event_id order by event_id), '{}')
  from private.event_hosts
  where user_id = (select auth.uid()) and 'guests' in (select private.role_rights_of_caller())
$$;

-- Who hosts no more, or of an event that does not take place, is not told that she does.
create or replace function private.end_hosting()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = old.event_id and told.user_id = old.user_id and told.kind = 'host-named'
  ));
  return null;
end
$$;

-- Of a draft its hosts are told when it is published, and that it does not take place.
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

-- A host without a seat learned from nobody that her event moves or does not take place: she is told in the app and on
-- her devices; mails about both are of seats and applications.
create or replace function private.tell_hosts_without_seats(target public.events, told text)
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

-- Who sees to payments decides about applications that have a price, and never about her own.
create or replace function private.require_decider(applications uuid[], refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if private.is_admin() then return; end if;
  if not private.has_right('payments') or exists (
    select from unnest(applications) wish
    left join public.event_applications application on application.id = wish
    where not coalesce(application.payment_required and application.user_id <> auth.uid(), false)
  ) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

-- Another event is refused alike, whether it is there or not.
create or replace function private.require_host(target_event uuid, refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.is_admin() and not coalesce(target_event = any (private.hosted_events()), false) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

-- What is known of herself and noted about her is for others to read, and only an admin suspends and reinstates staff.
create or replace function private.require_over(target uuid, is_verdict boolean)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if private.is_admin() then return; end if;
  if target = auth.uid()
    or is_verdict and exists (select from public.staff_roles where user_id = target)
  then
    raise exception using errcode = '42501', message = 'Only an admin can do this about yourself and about staff';
  end if;
end
$$;

create or replace function private.require_right(wanted text, refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.has_right(wanted) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

create or replace function private.require_staff(refusal text)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.is_admin() and not exists (select from private.role_rights_of_caller()) then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

-- An event that publishes itself at a time is told to its hosts then: once each, and of a series of its first.
create or replace function private.tell_hosts_of_published(most integer)
returns integer
language plpgsql security definer set search_path to ''
as $$
declare
  target record;
  written integer := 0;
begin
  for target in
    select distinct on (host.user_id, coalesce(event.series_id, event.id)) event.id, host.user_id
    from public.events event join private.event_hosts host on host.event_id = event.id
    where event.published_at <= now() and event.published_at > now() - interval '1 day'
      and host.given_at < event.published_at and host.user_id is distinct from host.given_by
      and not exists (
        select from private.notifications told join public.events same on same.id = told.event_id
        where told.user_id = host.user_id and told.kind = 'host-named'
          and coalesce(same.series_id, same.id) = coalesce(event.series_id, event.id)
      )
    order by host.user_id, coalesce(event.series_id, event.id), event.start_time
    limit most
  loop
    perform private.tell_hosts(event, array[target.user_id]) from public.events event where event.id = target.id;
    written := written + 1;
  end loop;
  return written;
end
$$;
