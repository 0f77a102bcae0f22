-- One member, as those who run the community see her: what she did here, what was decided, what they noted, and whether
-- she may apply, write and ask.

-- What organizers note about a member. She does not read it.
create table private.member_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  note text not null check (char_length(btrim(note)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
alter table private.member_notes enable row level security;
create index member_notes_user_id_idx on private.member_notes (user_id, created_at desc);
create index member_notes_author_id_idx on private.member_notes (author_id);
create trigger drop_invisible before insert on private.member_notes
  for each row execute function private.drop_invisible('note');
create trigger write_audit after insert on private.member_notes
  for each row execute function private.write_audit();

-- Until then she may read everything, and neither apply nor write nor ask. The reason is for her: she reads it.
create table public.member_suspensions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  until timestamptz not null,
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  suspended_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
create index member_suspensions_suspended_by_idx on public.member_suspensions (suspended_by);
alter table public.member_suspensions enable row level security;
grant select (user_id, until, reason) on public.member_suspensions to authenticated;
create policy "a suspension is read by its member" on public.member_suspensions
  for select to authenticated
  using (user_id = (select auth.uid()));
create trigger broadcast_change after insert or update or delete on public.member_suspensions
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger drop_invisible before insert or update of reason on public.member_suspensions
  for each row execute function private.drop_invisible('reason');
create trigger write_audit after insert or update or delete on public.member_suspensions
  for each row execute function private.write_audit();

-- Whoever writes it: a session that was open before is asked at each write.
create function private.refuse_suspended()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if exists (
    select from public.member_suspensions where user_id = auth.uid() and until > clock_timestamp()
  ) then
    raise exception using errcode = 'P0001', message = 'SUSPENDED';
  end if;
  return new;
end
$$;
create trigger a_refuse_suspended before insert on public.event_applications
  for each row execute function private.refuse_suspended();
create trigger a_refuse_suspended before insert on public.messages
  for each row execute function private.refuse_suspended();
create trigger a_refuse_suspended before insert on public.coffee_chat_requests
  for each row execute function private.refuse_suspended();

-- Of each list the last hundred.
create function private.member_story(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  person public.profiles;
begin
  perform private.require_admin('Only admins can read the story of a member');
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
        where report.reported_id = target or report.reporter_id = target
        order by report.created_at desc
        limit 100
      ) listed
    ),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
        select note.id, note.note, note.created_at, private.person(note.author_id) as author
        from private.member_notes note
        where note.user_id = target
        order by note.created_at desc
        limit 100
      ) listed
    )
  );
end
$$;
grant execute on function private.member_story(uuid) to authenticated;

create function public.admin_member_story(target_user_id uuid)
returns jsonb
language sql set search_path to ''
as $$ select private.member_story(target_user_id) $$;
grant execute on function public.admin_member_story(uuid) to authenticated, service_role;

create function private.suspend_member(target uuid, until_time timestamptz, why text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can suspend members');
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
  return private.member_story(target);
end
$$;
grant execute on function private.suspend_member(uuid, timestamptz, text) to authenticated;

create function public.admin_suspend_member(target_user_id uuid, until_time timestamptz, reason text)
returns jsonb
language sql set search_path to ''
as $$ select private.suspend_member(target_user_id, until_time, private.bounded(reason, 2000)) $$;
grant execute on function public.admin_suspend_member(uuid, timestamptz, text) to authenticated, service_role;

create function private.reinstate_member(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can reinstate members');
  delete from public.member_suspensions where user_id = target;
  return private.member_story(target);
end
$$;
grant execute on function private.reinstate_member(uuid) to authenticated;

create function public.admin_reinstate_member(target_user_id uuid)
returns jsonb
language sql set search_path to ''
as $$ select private.reinstate_member(target_user_id) $$;
grant execute on function public.admin_reinstate_member(uuid) to authenticated, service_role;

create function private.note_member(target uuid, note_id uuid, words text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can note something about members');
  if words is null or not private.is_visible(words) then
    raise exception using errcode = '22023', message = 'A note has words';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into private.member_notes (id, user_id, author_id, note) values (note_id, target, auth.uid(), btrim(words))
  on conflict (id) do nothing;
  return private.member_story(target);
end
$$;
grant execute on function private.note_member(uuid, uuid, text) to authenticated;

create function public.admin_note_member(target_user_id uuid, note_id uuid, note text)
returns jsonb
language sql set search_path to ''
as $$ select private.note_member(target_user_id, note_id, private.bounded(note, 4000)) $$;
grant execute on function public.admin_note_member(uuid, uuid, text) to authenticated, service_role;

-- As it was, with notes and suspensions.
create or replace function private.audited_subject(table_name text, row_id text)
returns table(member_id uuid, title text)
language sql stable security definer set search_path to ''
as $$
  select booking.user_id, event.title
  from public.event_bookings booking
  left join public.events event on event.id = booking.event_id
  where table_name in ('event_bookings', 'payments', 'refunds')
    and booking.id = coalesce(
      (select payment.booking_id from public.payments payment where payment.id = row_id::uuid), row_id::uuid
    )
  union all
  select application.user_id, event.title
  from public.event_applications application
  left join public.events event on event.id = application.event_id
  where table_name = 'event_applications' and application.id = row_id::uuid
  union all
  select null, event.title from public.events event where table_name = 'events' and event.id = row_id::uuid
  union all
  select null, toggle.feature_name from public.feature_toggles toggle
  where table_name = 'feature_toggles' and toggle.id = row_id::uuid
  union all
  select row_id::uuid, null where table_name in ('admin_users', 'user_approvals', 'member_suspensions')
  union all
  select note.user_id, null from private.member_notes note
  where table_name = 'member_notes' and note.id = row_id::uuid
  union all
  select subscription.user_id, null from public.user_subscriptions subscription
  where table_name = 'user_subscriptions' and subscription.id = row_id::uuid
  union all
  select request.requester_id, null from public.coffee_chat_requests request
  where table_name = 'coffee_chat_requests' and request.id = row_id::uuid
  union all
  select report.reported_id, null from public.reports report
  where table_name = 'reports' and report.id = row_id::uuid
$$;
