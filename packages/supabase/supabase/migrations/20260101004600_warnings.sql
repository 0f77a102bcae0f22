-- A word of warning that a member reads and confirms (A-67), kept with what is noted about her; and whoever is suspended
-- is told of it (A-102, A-105), wherever she is.

alter table private.member_notes
  add column is_warning boolean not null default false,
  add column read_at timestamptz,
  add constraint member_notes_warning_check check (not is_warning or char_length(btrim(note)) <= 500),
  add constraint member_notes_read_check check (is_warning or read_at is null);

create trigger broadcast_warning after insert or update of read_at on private.member_notes
  for each row when (new.is_warning) execute function private.broadcast_change('profile', 'admins', 'user_id');

insert into private.notification_kinds (kind, has_mail, is_required)
values ('member-warned', true, true), ('member-suspended', true, true);

-- As it was, with what of the notes she reads herself.
create or replace function private.member_story(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  person public.profiles;
begin
  perform private.require_right('members', 'Only those who see to members can read the story of a member');
  perform private.require_over(target, false);
  select * into person from public.profiles where id = target;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  perform private.note_reading('members', false, '{}', 1);
  return jsonb_build_object(
    'user_id', person.id,
    'first_name', person.first_name,
    'last_name', person.last_name,
    'title', person.title,
    'bio', person.bio,
    'avatar_url', person.avatar_url,
    'phone', person.phone,
    'city', person.city,
    'email', (select email from auth.users where id = target),
    'created_at', person.created_at,
    'is_admin', exists (select from public.admin_users where user_id = target),
    'approval', coalesce((select status from public.user_approvals where user_id = target), 'pending'),
    'suspension', (
      select jsonb_build_object('until', suspension.until, 'reason', suspension.reason,
        'by', private.person(suspension.suspended_by), 'since', suspension.created_at)
      from public.member_suspensions suspension where suspension.user_id = target and suspension.until > clock_timestamp()
    ),
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.application_date desc, listed.id), '[]') from (
        select application.id, application.event_id, event.title, event.start_time, event.time_zone,
          application.status, application.application_date, application.payment_amount_cents,
          application.cancelled_by = application.user_id as is_cancelled, application.reference,
          private.received_money(booking.id) as received,
          private.arrived_at(application.id) as arrived_at
        from public.event_applications application
        join public.events event on event.id = application.event_id
        left join public.event_bookings booking on booking.application_id = application.id
        where application.user_id = target
        order by application.application_date desc
        limit 100
      ) listed
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
        select report.id, report.reason, report.status, report.created_at, report.comment,
          report.reported_id = target as is_about_her,
          private.person(case when report.reported_id = target then report.reporter_id else report.reported_id end) as other
        from public.reports report
        where (report.reported_id = target or report.reporter_id = target)
          and (private.is_admin() or report.reported_id is distinct from auth.uid())
        order by report.created_at desc
        limit 100
      ) listed
    ),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
        select note.id, note.note, note.created_at, private.person(note.author_id) as author,
          note.is_warning, note.read_at
        from private.member_notes note
        where note.user_id = target
        order by note.created_at desc
        limit 100
      ) listed
    )
  );
end
$$;

create function private.warn_member(target uuid, warning_id uuid, words text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can warn them');
  perform private.require_over(target, true);
  if warning_id is null or words is null or not private.is_visible(words)
    or exists (select from public.admin_users where user_id = target)
  then
    raise exception using errcode = '22023', message = 'A warning has words, and no admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into private.member_notes (id, user_id, author_id, note, is_warning)
  values (warning_id, target, auth.uid(), btrim(words), true)
  on conflict (id) do nothing;
  if found then
    perform private.notify(
      array[target], 'member-warned', null, warning_id, jsonb_build_object('words', btrim(words))
    );
  end if;
  return private.member_story(target);
end
$$;

create function public.admin_warn_member(target_user_id uuid, warning_id uuid, warning text)
returns jsonb
language sql set search_path to ''
as $$ select private.warn_member(target_user_id, warning_id, private.bounded(warning, 2000)) $$;

-- As it was, and she is told.
create or replace function private.suspend_member(target uuid, until_time timestamptz, why text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can suspend them');
  perform private.require_over(target, true);
  if until_time is null or until_time <= clock_timestamp() or until_time > clock_timestamp() + interval '10 years'
    or why is null or not private.is_visible(why)
    -- Who runs the community is no admin first.
    or exists (select from public.admin_users where user_id = target)
  then
    raise exception using errcode = '22023', message = 'A suspension has an end, a reason, and no admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.member_suspensions as suspension (user_id, until, reason, suspended_by)
  values (target, until_time, btrim(why), auth.uid())
  on conflict (user_id) do update
    set until = excluded.until, reason = excluded.reason, suspended_by = excluded.suspended_by
    where (suspension.until, suspension.reason) is distinct from (excluded.until, excluded.reason);
  if found then
    perform private.notify(
      array[target], 'member-suspended', null, null, jsonb_build_object('until', until_time, 'words', btrim(why))
    );
  end if;
  return private.member_story(target);
end
$$;

-- As it was, and what told her of it is not true any more.
create or replace function private.reinstate_member(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can reinstate them');
  perform private.require_over(target, true);
  delete from public.member_suspensions where user_id = target;
  perform private.take_back_notifications(array(
    select told.id from private.notifications told where told.user_id = target and told.kind = 'member-suspended'
  ));
  return private.member_story(target);
end
$$;

-- The warnings of the caller that she has not confirmed, the oldest first.
create function private.open_warnings()
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', note.id, 'warning', note.note, 'created_at', note.created_at)
    order by note.created_at, note.id
  ), '[]')
  from private.member_notes note
  where note.user_id = (select auth.uid()) and note.is_warning and note.read_at is null
$$;

create function public.list_warnings()
returns jsonb
language sql stable set search_path to ''
as $$ select private.open_warnings() $$;

-- She has read it: it does not stand on her profile any more, and those who see to members see that she has.
create function private.confirm_warning(warning uuid)
returns void
language sql security definer set search_path to ''
as $$
  update private.member_notes note set read_at = clock_timestamp()
  where note.id = warning and note.user_id = auth.uid() and note.is_warning and note.read_at is null
$$;

create function public.confirm_warning(for_user_id uuid, warning_id uuid)
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  perform private.confirm_warning(warning_id);
end
$$;

grant execute on function private.warn_member(uuid, uuid, text), private.open_warnings(), private.confirm_warning(uuid)
to authenticated;
grant execute on function
  public.admin_warn_member(uuid, uuid, text), public.list_warnings(), public.confirm_warning(uuid, uuid)
to authenticated, service_role;
