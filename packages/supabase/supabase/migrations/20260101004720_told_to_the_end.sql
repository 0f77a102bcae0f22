-- What was told and did not stay true: a suspension that is ended was told to nobody, a warning that is confirmed went on
-- asking to be read, and the mail of an event that moved kept to itself until when its place is paid now.
insert into private.notification_kinds (kind, has_mail, is_required) values ('member-reinstated', true, true);

-- As it was, and that an earlier one was ended is not true any more.
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
    perform private.take_back_notifications(array(
      select told.id from private.notifications told where told.user_id = target and told.kind in ('member-suspended', 'member-reinstated')
    ));
    perform private.notify(
      array[target], 'member-suspended', null, null, jsonb_build_object('until', until_time, 'words', btrim(why))
    );
  end if;
  return private.member_story(target);
end
$$;

-- As it was, and she is told that she may do everything again.
create or replace function private.reinstate_member(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  ended timestamptz;
begin
  perform private.require_right('members', 'Only those who see to members can reinstate them');
  perform private.require_over(target, true);
  delete from public.member_suspensions where user_id = target returning until into ended;
  perform private.take_back_notifications(array(
    select told.id from private.notifications told where told.user_id = target and told.kind = 'member-suspended'
  ));
  if ended > clock_timestamp() then
    perform private.notify(array[target], 'member-reinstated', null, null, '{}');
  end if;
  return private.member_story(target);
end
$$;

-- As it was, and what asks her to read it is not true any more.
create or replace function private.confirm_warning(warning uuid)
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  update private.member_notes note set read_at = clock_timestamp()
  where note.id = warning and note.user_id = auth.uid() and note.is_warning and note.read_at is null;
  if not found then return; end if;
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.subject_id = warning and told.user_id = auth.uid() and told.kind = 'member-warned'
  ));
  perform private.broadcast_notifications(auth.uid());
end
$$;

-- As it was, and whoever waits reads in her mail until when her place is paid, which has moved with the event by now: its
-- trigger comes before this one by its name.
create or replace function private.notify_reschedule()
returns trigger
language plpgsql security definer set search_path to ''
as $$
declare
  standing record;
begin
  perform private.take_back_notifications(array(
    select told.id from private.notifications told
    where told.event_id = new.id and told.kind in ('event-changed', 'event-tomorrow', 'event-soon')
  ));
  if new.deleted_at is null and new.end_time > clock_timestamp() then
    for standing in
      select application.status, waits.pay_by, array_agg(application.user_id) as members
      from public.event_applications application
      cross join lateral (
        select case when application.status = 'pending' then application.pay_by end as pay_by
      ) waits
      where application.event_id = new.id and application.status in ('pending', 'approved')
      group by application.status, waits.pay_by
    loop
      perform private.notify(
        standing.members, 'event-changed', new.id, null,
        private.event_details(new) || jsonb_build_object(
          'before', private.event_details(old), 'status', standing.status, 'pay_by', standing.pay_by
        )
      );
    end loop;
  end if;
  return null;
end
$$;
