-- Blocking, reporting, and what members see of one another. Whoever blocks somebody is out of her sight as well: one
-- condition, `private.may_meet`, stands in everything that shows a member to a member.

insert into private.settings (name, value) values ('reports_per_day', '20');

create table public.member_blocks (
  blocker_id uuid not null references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (blocker_id, blocked_id),
  constraint member_blocks_two_people check (blocker_id <> blocked_id)
);
create index member_blocks_blocked_id_idx on public.member_blocks (blocked_id, blocker_id);

create function private.may_meet(one uuid, other uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from public.member_blocks
    where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)
  )
$$;

-- The same for policies, which ask once for each statement and not for each row: all whom the caller may not meet.
create function private.not_met()
returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(case blocker_id when (select auth.uid()) then blocked_id else blocker_id end), '{}')
  from public.member_blocks
  where blocker_id = (select auth.uid()) or blocked_id = (select auth.uid())
$$;

create function private.block_member(member uuid)
returns void
language sql volatile security definer set search_path = ''
as $$
  -- An id of nobody is no answer about who there is.
  insert into public.member_blocks (blocker_id, blocked_id)
  select auth.uid(), id from public.profiles where id = member
  on conflict do nothing
$$;

create function private.unblock_member(member uuid)
returns void
language sql volatile security definer set search_path = ''
as $$ delete from public.member_blocks where blocker_id = auth.uid() and blocked_id = member $$;

create function private.blocked_members()
returns table (user_id uuid, first_name text, last_name text, avatar_url text, blocked_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select person.id, person.first_name, person.last_name, person.avatar_url, block.created_at
  from public.member_blocks block
  join public.profiles person on person.id = block.blocked_id
  where block.blocker_id = (select auth.uid())
  order by block.created_at desc, person.id
$$;

-- Both read their conversations anew, and what happened is said to neither: who blocks for her other tabs, the other
-- where the two have spoken.
create function private.broadcast_block()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair public.member_blocks := coalesce(new, old);
begin
  perform private.broadcast_conversation(pair.blocker_id);
  if exists (
    select from public.conversation_heads where user_id = pair.blocked_id and other_user_id = pair.blocker_id
  ) then
    perform private.broadcast_conversation(pair.blocked_id);
  end if;
  return null;
end
$$;
create trigger broadcast_block after insert or delete on public.member_blocks
  for each row execute function private.broadcast_block();

-- Where members meet.

create or replace function private.can_message(other uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select other is distinct from (select auth.uid()) and private.has_access()
    and private.may_meet((select auth.uid()), other)
    and (
      private.shares_event(other)
      or exists (
        select from public.conversation_heads
        where user_id = (select auth.uid()) and other_user_id = other
      )
    )
$$;

-- Whose face the caller may see among those who are going: hers is none of them. Whoever blocks somebody, or is
-- not to be met for another reason, is left out by this one condition.
create or replace function private.shows_face(other uuid)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select other is distinct from (select auth.uid()) and private.may_meet((select auth.uid()), other)
$$;

create or replace function private.unread_messages()
returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(unread_count), 0)::integer from public.conversation_heads
  where user_id = (select auth.uid()) and unread_count > 0 and private.may_meet(user_id, other_user_id)
$$;

alter policy "messages are read by the two they are between" on public.messages
  using (
    (sender_id = (select auth.uid()) or recipient_id = (select auth.uid()))
    and sender_id <> all ((select private.not_met())::uuid[])
    and recipient_id <> all ((select private.not_met())::uuid[])
  );
alter policy "an inbox is read by its owner" on public.conversation_heads
  using (user_id = (select auth.uid()) and other_user_id <> all ((select private.not_met())::uuid[]));

-- Reports.

create table public.reports (
  id uuid primary key,
  reporter_id uuid references public.profiles (id) on delete set null,
  reported_id uuid references public.profiles (id) on delete set null,
  reason text not null check (reason in ('harassment', 'spam', 'fake-profile', 'unsafe', 'other')),
  comment text check (char_length(comment) between 1 and 1000),
  -- The profile, and the message where it is about one, as they were when it was made.
  copy jsonb not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  note text check (char_length(note) <= 1000),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index reports_by_status_idx on public.reports (status, created_at desc, id desc);
create index reports_reporter_id_idx on public.reports (reporter_id, created_at desc);
create index reports_reported_id_idx on public.reports (reported_id);
create index reports_decided_by_idx on public.reports (decided_by);

create function private.report_member(
  report_id uuid, member_id uuid, reason text, comment text, message_id uuid
)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  about_message jsonb;
  about_member jsonb;
begin
  if not private.has_account() then
    raise exception using errcode = '42501', message = 'This account is gone';
  end if;
  if member_id is null or member_id = caller then
    raise exception using errcode = '22023', message = 'A report is about somebody else';
  end if;
  perform private.take_turns('reports', caller);
  if exists (select from public.reports where id = report_id and reporter_id = caller) then return; end if;
  if (
    select count(*) from public.reports
    where reporter_id = caller and created_at > now() - interval '1 day'
  ) >= private.limit_of('reports_per_day') then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_REPORTS';
  end if;
  select jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'title', title, 'bio', bio, 'avatar_url', avatar_url
  )
  into about_member from public.profiles where id = member_id and private.may_report(member_id);
  if message_id is not null then
    select jsonb_build_object('id', id, 'content', content, 'created_at', created_at)
    into about_message from public.messages
    where id = message_id and sender_id = member_id and recipient_id = caller;
  end if;
  if about_member is null or (message_id is not null and about_message is null) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.reports (id, reporter_id, reported_id, reason, comment, copy)
  values (
    report_id, caller, member_id, reason, nullif(btrim(comment, E' \t\r\n'), ''),
    jsonb_strip_nulls(jsonb_build_object('profile', about_member, 'message', about_message))
  );
end
$$;

-- The note of whoever comes second would be lost: only her own decision again is harmless.
create function private.decide_report(report_id uuid, decision text, decision_note text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known public.reports;
begin
  perform private.require_admin('Only admins can decide reports');
  if decision is null or decision not in ('upheld', 'dismissed') then
    raise exception using errcode = '22023', message = 'A report is upheld or dismissed';
  end if;
  select * into known from public.reports where id = report_id for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  if known.status <> 'open' then
    if known.status = decision and known.decided_by = auth.uid() then return; end if;
    perform private.refuse_late('ALREADY_DECIDED', known.status, private.person(known.decided_by));
  end if;
  update public.reports
  set status = decision, note = nullif(btrim(decision_note), ''), decided_by = auth.uid(),
    decided_at = clock_timestamp()
  where id = report_id;
end
$$;

create trigger write_audit after update on public.reports
  for each row execute function private.write_audit();
create trigger broadcast_change after insert or update on public.reports
  for each row execute function private.broadcast_change('report', 'admins');

-- What a member sees of another: no phone, age, city or address (A-54), and null for whoever may not look.
create function private.member_card(member uuid)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name, 'title', person.title,
    'bio', person.bio, 'avatar_url', person.avatar_url,
    'shared_interests', coalesce((
      select jsonb_agg(category.name order by category.name)
      from public.user_interests mine
      join public.user_interests theirs
        on theirs.interest_category_id = mine.interest_category_id and theirs.user_id = person.id
      join public.interest_categories category on category.id = mine.interest_category_id
      where mine.user_id = (select auth.uid())
    ), '[]'),
    'shared_events', coalesce((
      select jsonb_agg(title order by start_time desc) from (
        select event.title, event.start_time
        from public.event_applications mine
        join public.event_applications theirs on theirs.event_id = mine.event_id
        join public.events event on event.id = mine.event_id
        where mine.user_id = (select auth.uid()) and mine.status = 'approved'
          and theirs.user_id = person.id and theirs.status = 'approved'
        order by event.start_time desc limit 5
      ) shared
    ), '[]'),
    'may_message', private.can_message(person.id)
  )
  from public.profiles person
  where person.id = member and private.has_access() and private.may_meet((select auth.uid()), person.id)
$$;

create function public.block_member(member_id uuid)
returns void language sql volatile security invoker set search_path = ''
as $$ select private.block_member(member_id) $$;
create function public.unblock_member(member_id uuid)
returns void language sql volatile security invoker set search_path = ''
as $$ select private.unblock_member(member_id) $$;
create function public.list_blocked_members()
returns table (user_id uuid, first_name text, last_name text, avatar_url text, blocked_at timestamptz)
language sql stable security invoker set search_path = ''
as $$ select * from private.blocked_members() $$;
create function public.report_member(
  report_id uuid, member_id uuid, reason text, comment text default null, message_id uuid default null
)
returns void language sql volatile security invoker set search_path = ''
as $$ select private.report_member(report_id, member_id, reason, comment, message_id) $$;
create function public.decide_report(report_id uuid, decision text, note text default null)
returns void language sql volatile security invoker set search_path = ''
as $$ select private.decide_report(report_id, decision, note) $$;
create function public.get_member_card(member_id uuid)
returns jsonb language sql stable security invoker set search_path = ''
as $$ select private.member_card(member_id) $$;

alter table public.member_blocks enable row level security;
alter table public.reports enable row level security;

grant select on public.member_blocks, public.reports to authenticated;
create policy "blocks are read by who made them" on public.member_blocks
  for select to authenticated using (blocker_id = (select auth.uid()));
create policy "reports are read by admins" on public.reports
  for select to authenticated using ((select private.is_admin()));

grant execute on function
  private.not_met(), private.block_member(uuid), private.unblock_member(uuid),
  private.blocked_members(), private.report_member(uuid, uuid, text, text, uuid),
  private.decide_report(uuid, text, text), private.member_card(uuid)
  to authenticated;
grant execute on function
  public.block_member(uuid), public.unblock_member(uuid), public.list_blocked_members(),
  public.report_member(uuid, uuid, text, text, uuid), public.decide_report(uuid, text, text),
  public.get_member_card(uuid)
  to authenticated;
