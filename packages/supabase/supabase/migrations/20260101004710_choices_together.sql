-- Two tabs, or a tab and the link of a mail, change her choices at the same moment: each call wrote all of them, and the
-- later one took back what the earlier had chosen. A call now says what its page had read, and only what differs from
-- that is changed. Pages of before say nothing of it, and write all of it as they did.
drop function public.save_notification_settings(uuid, boolean, text[], text, integer, integer);
drop function private.save_notification_settings(boolean, text[], integer, integer, text);

-- As it was; `read` are the choices as the page knew them, in the shape of get_notification_settings.
create function public.save_notification_settings(for_user_id uuid, only_required boolean, muted text[], time_zone text,
  quiet_from integer default null, quiet_until integer default null, read jsonb default null)
returns jsonb
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  if cardinality(muted) > 100 or jsonb_array_length(read -> 'muted') > 100 then
    raise exception using errcode = '22023', message = 'So many kinds there are not';
  end if;
  return private.save_notification_settings(
    only_required, muted, quiet_from, quiet_until, private.bounded(time_zone, 100), private.bounded(read::text, 10000)::jsonb
  );
end
$$;
grant execute on function public.save_notification_settings(uuid, boolean, text[], text, integer, integer, jsonb)
  to authenticated, service_role;

-- As it was, upon what is stored: whoever else changes it waits.
create function private.save_notification_settings(only_required boolean, muted text[], quiet_from integer,
  quiet_until integer, zone text, read jsonb)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  chosen constant text[] := array(select distinct choice from unnest(muted) choice order by choice);
  seen constant text[] := array(select jsonb_array_elements_text(read -> 'muted'));
  keeps_hours constant boolean := read is not null and (read ->> 'quiet_from')::integer is not distinct from quiet_from
    and (read ->> 'quiet_until')::integer is not distinct from quiet_until and read ->> 'time_zone' = zone;
begin
  if only_required is null or zone is null or array_position(chosen, null) is not null or exists (
    select from unnest(chosen) choice
    where not exists (
      select from private.notification_kinds rule
      where not rule.is_required and (
        choice = rule.kind || ':app' or (rule.has_mail and choice in (rule.kind || ':mail', rule.kind || ':push'))
      )
    )
  ) then
    raise exception using errcode = '22023', message = 'Only what can be chosen is chosen';
  end if;
  perform private.check_time_zone(zone);
  insert into private.notification_settings as known (user_id, only_required, muted, quiet_from, quiet_until, time_zone)
  values (auth.uid(), only_required, chosen, quiet_from, quiet_until, zone)
  on conflict (user_id) do update set
    only_required = case when (read ->> 'only_required')::boolean is not distinct from excluded.only_required
      then known.only_required else excluded.only_required end,
    muted = case when read is null then excluded.muted else array(
      select distinct choice from unnest(known.muted || excluded.muted) choice
      where case when choice = any (seen) then choice = any (excluded.muted) and choice = any (known.muted) else true end
      order by choice
    ) end,
    quiet_from = case when keeps_hours then known.quiet_from else excluded.quiet_from end,
    quiet_until = case when keeps_hours then known.quiet_until else excluded.quiet_until end,
    time_zone = case when keeps_hours then known.time_zone else excluded.time_zone end;
  return private.own_notification_settings();
end
$$;
grant execute on function private.save_notification_settings(boolean, text[], integer, integer, text, jsonb)
  to authenticated;
