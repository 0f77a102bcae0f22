-- What a member chooses of what she is told: per kind and channel, hours in which no mail comes that can wait, and only
-- what she must know. What is required no choice holds back.

create function private.notification_choices(member uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object(
        'only_required', chosen.only_required, 'muted', chosen.muted, 'quiet_from', chosen.quiet_from,
        'quiet_until', chosen.quiet_until, 'time_zone', chosen.time_zone
      )
      from private.notification_settings chosen where chosen.user_id = member
    ),
    jsonb_build_object(
      'only_required', false, 'muted', jsonb_build_array(), 'quiet_from', null, 'quiet_until', null, 'time_zone', 'UTC'
    )
  )
$$;

create function private.own_notification_settings()
returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.notification_choices((select auth.uid())) $$;

create function private.save_notification_settings(
  only_required boolean, muted text[], quiet_from integer, quiet_until integer, zone text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  chosen constant text[] := array(select distinct choice from unnest(muted) choice order by choice);
begin
  if only_required is null or zone is null or array_position(chosen, null) is not null or exists (
    select from unnest(chosen) choice
    where not exists (
      select from private.notification_kinds rule
      where not rule.is_required and (choice = rule.kind || ':app' or (rule.has_mail and choice = rule.kind || ':mail'))
    )
  ) then
    raise exception using errcode = '22023', message = 'Only what can be chosen is chosen';
  end if;
  perform private.check_time_zone(zone);
  insert into private.notification_settings as known (user_id, only_required, muted, quiet_from, quiet_until, time_zone)
  values (auth.uid(), only_required, chosen, quiet_from, quiet_until, zone)
  on conflict (user_id) do update set
    only_required = excluded.only_required, muted = excluded.muted, quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until, time_zone = excluded.time_zone;
  return private.own_notification_settings();
end
$$;

create function public.get_notification_settings(for_user_id uuid)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  return private.own_notification_settings();
end
$$;

create function public.save_notification_settings(
  for_user_id uuid, only_required boolean, muted text[], time_zone text,
  quiet_from integer default null, quiet_until integer default null
)
returns jsonb
language plpgsql set search_path = ''
as $$
begin
  perform private.require_self(for_user_id);
  if cardinality(muted) > 100 then
    raise exception using errcode = '22023', message = 'So many kinds there are not';
  end if;
  return private.save_notification_settings(
    only_required, muted, quiet_from, quiet_until, private.bounded(time_zone, 100)
  );
end
$$;

-- A link in each mail that can be given up, and a header for mail programs (RFC 8058), stop that kind of mail without
-- signing in: signed with a key that never leaves the database, so that nobody makes one for another.
insert into private.settings (name, value)
values ('unsubscribe_key', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

create function private.unsubscribe_signature(member uuid, told text)
returns text
language sql stable security definer set search_path = ''
as $$
  -- Twice, with the key in both, as HMAC does: nobody lengthens what was signed.
  select encode(sha256(convert_to(key || encode(sha256(convert_to(key || member || '.' || told, 'UTF8')), 'hex'), 'UTF8')), 'hex')
  from (select private.setting('unsubscribe_key') as key) signing
$$;

create function private.unsubscribe_token(member uuid, told text)
returns text
language sql stable security definer set search_path = ''
as $$
  select member || '.' || told || '.' || private.unsubscribe_signature(member, told)
  from private.notification_kinds rule
  where rule.kind = told and not rule.is_required
$$;

-- Stops a kind of mail; gives the kind, or null for a link that is none. Again is harmless.
create function private.unsubscribe_by_link(token text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  parts constant text[] := regexp_match(token, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z-]{1,40})\.([0-9a-f]{64})$');
  member constant uuid := parts[1];
  told constant text := parts[2];
begin
  if parts is null or private.unsubscribe_signature(member, told) <> parts[3]
    or not exists (select from private.notification_kinds rule where rule.kind = told and not rule.is_required)
    or not exists (select from public.profiles where id = member)
  then
    return null;
  end if;
  insert into private.notification_settings as known (user_id, muted)
  values (member, array[told || ':mail'])
  on conflict (user_id) do update
    set muted = array(select distinct choice from unnest(known.muted || excluded.muted) choice order by choice);
  return told;
end
$$;

create function public.unsubscribe_by_link(token text)
returns text
language sql volatile set search_path = ''
as $$ select private.unsubscribe_by_link(private.bounded(token, 200)) $$;

-- As it was, with what stops mails of its kind; nothing where she must know.
create function private.with_unsubscribe(mail_id bigint, told text)
returns text
language sql stable security definer set search_path = ''
as $$
  select private.unsubscribe_token(mail.user_id, told) from private.outgoing_mails mail where mail.id = mail_id
$$;
drop function public.take_outgoing_mails(integer);
create function public.take_outgoing_mails(batch integer default 20)
returns table(id bigint, kind text, details jsonb, email text, first_name text, unsubscribe_token text)
language sql volatile set search_path to ''
as $$
  select taken.id, taken.kind, taken.details, taken.email, taken.first_name, private.with_unsubscribe(taken.id, taken.kind)
  from private.take_mails(batch) taken
$$;

grant execute on function
  private.own_notification_settings(), private.save_notification_settings(boolean, text[], integer, integer, text)
to authenticated;
grant execute on function
  public.get_notification_settings(uuid),
  public.save_notification_settings(uuid, boolean, text[], text, integer, integer)
to authenticated, service_role;
grant execute on function private.unsubscribe_by_link(text), public.unsubscribe_by_link(text)
to anon, authenticated, service_role;
-- The function that mail programs ask is the server's.
grant execute on function private.bounded(text, integer) to service_role;
grant execute on function private.with_unsubscribe(bigint, text), public.take_outgoing_mails(integer) to service_role;
