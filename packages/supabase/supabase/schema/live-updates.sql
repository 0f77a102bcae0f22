-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- On realtime.messages, which is Supabase's.
create policy "members hear what concerns them" on realtime.messages
  for select to authenticated
  using ((extension = any (array['broadcast', 'presence'])) and
    case
        when (select realtime.topic()) = 'events' then true
        when (select realtime.topic()) ~~ 'admins%' then (select private.is_admin())
          and (select realtime.topic()) = (select private.admin_topic())
        when (select realtime.topic()) ~~ 'user:%'
          then (select realtime.topic()) = ('user:' || (select auth.uid()))
        when (select realtime.topic()) ~~ 'typing:%' then (select private.may_type_on(realtime.topic()))
        else false
    end);
create policy "visitors hear about events" on realtime.messages
  for select to anon
  using (extension = 'broadcast' and (select realtime.topic()) = 'events');

create or replace function public.admin_live_topic()
returns text
language sql stable set search_path to ''
as $$ select private.admin_live_topic() $$;
grant execute on function public.admin_live_topic() to authenticated, service_role;

create or replace function private.admin_live_topic()
returns text
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins hear what admins are told');
  return private.admin_topic();
end
$$;
grant execute on function private.admin_live_topic() to authenticated;

create or replace function private.admin_topic()
returns text
language sql stable security definer set search_path to ''
as $$ select private.setting('admin_topic') $$;
grant execute on function private.admin_topic() to authenticated;

create or replace function public.recent_changes(seconds integer)
returns text[]
language sql stable set search_path to ''
as $$ select private.recent_changes(seconds) $$;
grant execute on function public.recent_changes(integer) to authenticated, service_role;

-- What a page read before it was listening may have changed unheard. Rather than reading everything a second time it
-- asks once what was told meanwhile on the topics that the caller may hear: kinds alone, as the topics tell them (A-59,
-- A-83). A telling bears the time at which its transaction began, and is there for others when it ends: a telling of up
-- to fifteen seconds earlier counts too, longer than a member's statement may run. The tellings are found by
-- their time, in Supabase's own index.
create or replace function private.recent_changes(seconds integer)
returns text[]
language plpgsql stable security definer set search_path to ''
as $$
declare
  caller constant uuid := auth.uid();
  since constant timestamp := (now() at time zone 'UTC') - make_interval(secs => 15 + greatest(0, least(coalesce(seconds, 0), 600)));
  hears_admins constant boolean := private.is_admin();
begin
  return array(
    select distinct said.payload ->> 'kind' as kind
    from realtime.messages as said
    where said.extension = 'broadcast' and said.private and said.event = 'change' and said.inserted_at > since
      and (said.topic in ('events', 'user:' || caller) or (hears_admins and said.topic like 'admins%'))
      and said.payload ->> 'kind' is not null
    order by kind
  );
end
$$;
grant execute on function private.recent_changes(integer) to authenticated;

-- Arguments: kind, who else is told ('admins', or 'everyone' for admins and visitors too), then the columns that hold
-- the members to tell in person.
create or replace function private.broadcast_change()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  payload jsonb;
  member text;
begin
  payload := jsonb_strip_nulls(jsonb_build_object(
    'kind', tg_argv[0],
    'action', lower(tg_op),
    'id', coalesce(row_now ->> 'id', row_now ->> 'user_id'),
    'event_id', row_now ->> 'event_id'
  ));
  for member in
    select distinct row_now ->> tg_argv[position] from generate_series(2, tg_nargs - 1) position
    where row_now ->> tg_argv[position] is not null
  loop
    perform realtime.send(payload, 'change', 'user:' || member, true);
  end loop;
  if tg_argv[1] in ('admins', 'everyone') then
    perform realtime.send(payload, 'change', private.admin_topic(), true);
  end if;
  if tg_argv[1] = 'everyone' then
    perform realtime.send(payload, 'change', 'events', true);
  end if;
  return null;
end
$$;

-- Its name comes after that of the trigger that tells of the change: the last that is heard on the old topic is that an
-- admin went, and whoever is still one asks for the new name.
create or replace function private.rename_admin_topic()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  update private.settings set value = 'admins:' || gen_random_uuid() where name = 'admin_topic';
  return null;
end
$$;
