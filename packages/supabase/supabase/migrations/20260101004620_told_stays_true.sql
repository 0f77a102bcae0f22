-- What is told stays true: a deadline moves with the event, a confirmed warning is read, one suspension is told once, and
-- what she chose of what she is told reaches her other pages.

-- The time to pay of those who wait when an event comes earlier (A-106): it ends so long before the new beginning, and yet
-- a day is left; where the event begins within that day it ends by nobody's clock. An event that comes later changes nothing.
create function private.move_payment_terms()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  latest constant timestamptz := date_trunc('minute', greatest(
    new.start_time - make_interval(hours => private.limit_of('payment_term_hours_before')),
    clock_timestamp() + interval '1 day'
  ));
begin
  update public.event_applications application
  set pay_by = case when latest < new.start_time then latest end
  where application.event_id = new.id and application.status = 'pending'
    and application.pay_by > least(latest, new.start_time);
  return null;
end
$$;
create trigger move_payment_terms after update of start_time on public.events
  for each row when (new.start_time < old.start_time) execute function private.move_payment_terms();

-- As it was, and a reminder of a deadline that has moved is untrue too.
create or replace trigger take_back_payment_reminder after update on public.event_applications
  for each row when (
    (old.paid_stated_at is null and new.paid_stated_at is not null) or old.pay_by is distinct from new.pay_by
  )
  execute function private.take_back_payment_reminder();

-- As it was, and one that takes the place of another is told in its place.
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
      select told.id from private.notifications told where told.user_id = target and told.kind = 'member-suspended'
    ));
    perform private.notify(
      array[target], 'member-suspended', null, null, jsonb_build_object('until', until_time, 'words', btrim(why))
    );
  end if;
  return private.member_story(target);
end
$$;

-- As it was, and what told her of it is read.
create or replace function private.confirm_warning(warning uuid)
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  update private.member_notes note set read_at = clock_timestamp()
  where note.id = warning and note.user_id = auth.uid() and note.is_warning and note.read_at is null;
  if not found then return; end if;
  update private.notifications told set read_at = clock_timestamp()
  where told.subject_id = warning and told.user_id = auth.uid() and told.kind = 'member-warned' and told.read_at is null;
  perform private.broadcast_notifications(auth.uid());
end
$$;

-- What she chose, here or by the link of a mail, is told to her other pages.
create function private.broadcast_settings()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_notifications(new.user_id);
  return null;
end
$$;
create trigger broadcast_settings after insert or update on private.notification_settings
  for each row execute function private.broadcast_settings();
