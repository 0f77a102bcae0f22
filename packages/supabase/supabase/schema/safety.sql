-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table public.member_blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint member_blocks_pkey primary key (blocker_id, blocked_id),
  constraint member_blocks_blocked_id_fkey foreign key (blocked_id)
    references public.profiles(id) on delete cascade,
  constraint member_blocks_blocker_id_fkey foreign key (blocker_id)
    references public.profiles(id) on delete cascade,
  constraint member_blocks_two_people check (blocker_id <> blocked_id)
);
create index member_blocks_blocked_id_idx on public.member_blocks using btree (blocked_id, blocker_id);
alter table public.member_blocks enable row level security;
grant select on public.member_blocks to authenticated;
create policy "blocks are read by who made them" on public.member_blocks
  for select to authenticated
  using (blocker_id = (select auth.uid()));
create trigger broadcast_block after insert or delete on public.member_blocks
  for each row execute function private.broadcast_block();
create trigger limit_blocks after insert or delete on public.member_blocks
  for each row execute function private.limit_blocks();

create table public.reports (
  id uuid not null,
  reporter_id uuid,
  reported_id uuid,
  reason text not null,
  comment text,
  -- The profile, and the message where it is about one, as they were when it was made.
  copy jsonb not null,
  status text not null default 'open',
  note text,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  constraint reports_pkey primary key (id),
  constraint reports_decided_by_fkey foreign key (decided_by)
    references public.profiles(id) on delete set null,
  constraint reports_reported_id_fkey foreign key (reported_id)
    references public.profiles(id) on delete set null,
  constraint reports_reporter_id_fkey foreign key (reporter_id)
    references public.profiles(id) on delete set null,
  constraint reports_comment_check check (char_length(comment) >= 1 and char_length(comment) <= 1000),
  constraint reports_note_check check (char_length(note) <= 1000),
  constraint reports_reason_check check (reason = any (array['harassment', 'spam', 'fake-profile', 'unsafe',
    'other'])),
  constraint reports_status_check check (status = any (array['open', 'upheld', 'dismissed']))
);
create index reports_by_status_idx on public.reports using btree (status, created_at desc, id desc);
create index reports_decided_by_idx on public.reports using btree (decided_by);
create index reports_open_idx on public.reports using btree (created_at) where status = 'open';
create index reports_reported_id_idx on public.reports using btree (reported_id);
create index reports_reporter_id_idx on public.reports using btree (reporter_id, created_at desc);
alter table public.reports enable row level security;
create trigger broadcast_change after insert or update on public.reports
  for each row execute function private.broadcast_change('report', 'admins');
create trigger drop_invisible before insert or update of comment, note on public.reports
  for each row execute function private.drop_invisible('comment', 'note');
create trigger notify_report after update on public.reports
  for each row when (old.status = 'open' and new.status <> 'open' and new.reporter_id is not null)
    execute function private.notify_report();
create trigger tell_organizers after insert on public.reports
  for each row when (new.status = 'open') execute function private.notify_of_report();
create trigger tell_organizers_end after update on public.reports
  for each row when (old.status = 'open' and new.status <> 'open') execute function private.notify_of_report();
create trigger write_audit after update on public.reports
  for each row execute function private.write_audit();

create or replace function public.admin_list_reports(page integer, page_size integer,
  ascending boolean default false, wanted_status text default null::text, search text default null::text,
  is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$ select private.list_reports(page, page_size, ascending, wanted_status, search, coalesce(is_export, false)) $$;
grant execute on function public.admin_list_reports(integer, integer, boolean, text, text, boolean)
  to authenticated, service_role;

-- What members reported, as the other tables of admins: pages with a total, searched, and exported with a trace.
create or replace function private.list_reports(page integer, page_size integer, ascending boolean,
  wanted_status text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  -- An account may be gone: the copy has the name that it had.
  matching text := concat_ws(' and ',
    'true',
    case when not private.is_admin() then 'report.reported_id is distinct from (select auth.uid())' end,
    case when wanted_status is not null then 'report.status = $1' end,
    case when pattern is not null then '(
      report.reporter_id = any ($2) or report.reported_id = any ($2) or report.comment ilike $3 or report.note ilike $3
      or concat_ws('' '', report.copy -> ''profile'' ->> ''first_name'', report.copy -> ''profile'' ->> ''last_name'')
        ilike $3
    )' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_right('reports', 'Only those who see to reports can read them');
  perform private.check_page(page, page_size, is_export);
  if ascending is null or coalesce(wanted_status not in ('open', 'upheld', 'dismissed'), false) then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  execute 'select count(*) from public.reports report where ' || matching into total using wanted_status, members, pattern;
  execute format(
    'with page as materialized (
      select report.* from public.reports report
      where %2$s
      order by report.created_at %1$s, report.id %1$s
      limit $4 offset $5
    )
    select coalesce(jsonb_agg(to_jsonb(found) order by found.created_at %1$s, found.id %1$s), ''[]'') from (
      select page.id, page.reporter_id, page.reported_id, page.reason, page.comment, page.copy, page.status, page.note,
        page.decided_at, page.created_at,
        private.person(page.reporter_id) as reporter, private.person(page.decided_by) as decided_by
      from page
    ) found',
    direction, matching
  ) into found using wanted_status, members, pattern, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'reports', is_export,
    jsonb_strip_nulls(jsonb_build_object('status', wanted_status, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_reports(integer, integer, boolean, text, text, boolean)
  to authenticated;

create or replace function public.block_member(member_id uuid)
returns void
language sql set search_path to ''
as $$ select private.block_member(member_id) $$;
grant execute on function public.block_member(uuid) to authenticated, service_role;

create or replace function private.block_member(member uuid)
returns void
language sql security definer set search_path to ''
as $$
  -- An id of nobody is no answer about who there is.
  insert into public.member_blocks (blocker_id, blocked_id)
  select auth.uid(), id from public.profiles where id = member
  on conflict do nothing;
  update public.coffee_chat_requests set status = 'cancelled'
  where status = 'accepted' and (selected_date is null or selected_date > clock_timestamp())
    and (
      (requester_id = auth.uid() and recipient_id = member) or (requester_id = member and recipient_id = auth.uid())
    )
$$;
grant execute on function private.block_member(uuid) to authenticated;

create or replace function public.decide_report(report_id uuid, decision text, note text default null::text)
returns void
language sql set search_path to ''
as $$ select private.decide_report(report_id, private.bounded(decision, 100), private.bounded(note, 8000)) $$;
grant execute on function public.decide_report(uuid, text, text) to authenticated, service_role;

-- The note of whoever comes second would be lost: only her own decision again is harmless.
create or replace function private.decide_report(report_id uuid, decision text, decision_note text)
returns void
language plpgsql security definer set search_path to ''
as $$
declare
  known public.reports;
begin
  perform private.require_right('reports', 'Only those who see to reports can decide them');
  if decision is null or decision not in ('upheld', 'dismissed') then
    raise exception using errcode = '22023', message = 'A report is upheld or dismissed';
  end if;
  select * into known from public.reports where id = report_id for update;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  if known.reported_id = auth.uid() and not private.is_admin() then
    raise exception using errcode = '42501', message = 'Somebody else decides about a report about you';
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
grant execute on function private.decide_report(uuid, text, text) to authenticated;

create or replace function public.list_blocked_members()
returns table(user_id uuid, first_name text, last_name text, avatar_url text, blocked_at timestamptz)
language sql stable set search_path to ''
as $$ select * from private.blocked_members() $$;
grant execute on function public.list_blocked_members() to authenticated, service_role;

create or replace function private.blocked_members()
returns table(user_id uuid, first_name text, last_name text, avatar_url text, blocked_at timestamptz)
language sql stable security definer set search_path to ''
as $$
  select person.id, person.first_name, private.last_name_for(person.last_name, met.is_known), person.avatar_url,
    block.created_at
  from public.member_blocks block
  join public.profiles person on person.id = block.blocked_id
  left join private.met_among(
    array(select blocked_id from public.member_blocks where blocker_id = (select auth.uid()))
  ) met on met.id = block.blocked_id
  where block.blocker_id = (select auth.uid())
  order by block.created_at desc, person.id
$$;
grant execute on function private.blocked_members() to authenticated;

create or replace function public.report_member(report_id uuid, member_id uuid, reason text,
  comment text default null::text, message_id uuid default null::uuid)
returns void
language sql set search_path to ''
as $$
  select private.report_member(
    report_id, member_id, private.bounded(reason, 100), private.bounded(comment, 8000), message_id
  )
$$;
grant execute on function public.report_member(uuid, uuid, text, text, uuid) to authenticated, service_role;

create or replace function private.report_member(report_id uuid, member_id uuid, reason text, comment text,
  message_id uuid)
returns void
language plpgsql security definer set search_path to ''
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
grant execute on function private.report_member(uuid, uuid, text, text, uuid) to authenticated;

-- Whoever has no access reports whom she has met, so that an account made for it fills no desk.
create or replace function private.may_report(member uuid)
returns boolean
language sql stable security definer set search_path to ''
as $$ select private.has_access() or exists (select from private.met_among(array[member])) $$;

create or replace function public.unblock_member(member_id uuid)
returns void
language sql set search_path to ''
as $$ select private.unblock_member(member_id) $$;
grant execute on function public.unblock_member(uuid) to authenticated, service_role;

create or replace function private.unblock_member(member uuid)
returns void
language sql security definer set search_path to ''
as $$ delete from public.member_blocks where blocker_id = auth.uid() and blocked_id = member $$;
grant execute on function private.unblock_member(uuid) to authenticated;

-- Both read their conversations anew, and what happened is said to neither: who blocks for her other tabs, the other
-- where the two have spoken.
create or replace function private.broadcast_block()
returns trigger
language plpgsql security definer set search_path to ''
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

-- A block and its end are told to two people each: both count, and what changes nothing does not.
create or replace function private.limit_blocks()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if auth.uid() = coalesce(new.blocker_id, old.blocker_id) then
    perform private.limit_act('block', auth.uid(), '1 hour', 'blocks_per_hour', 'TOO_MANY_BLOCKS');
  end if;
  return null;
end
$$;
