-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table public.user_approvals (
  user_id uuid not null,
  status text not null default 'pending',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint user_approvals_pkey primary key (user_id),
  constraint user_approvals_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint user_approvals_status_check check (status = any (array['pending', 'approved', 'rejected']))
);
create index user_approvals_status_idx on public.user_approvals using btree (status, created_at desc);
alter table public.user_approvals enable row level security;
grant select on public.user_approvals to authenticated;
create policy "an approval is read by its member and by admins" on public.user_approvals
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete or update on public.user_approvals
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger touch_updated_at before update on public.user_approvals
  for each row execute function private.touch_updated_at();
create trigger write_audit after insert or delete or update on public.user_approvals
  for each row execute function private.write_audit('user_id');

create or replace function public.admin_decide_approvals(target_user_ids uuid[], decision text)
returns jsonb
language sql set search_path to ''
as $$ select private.decide_approvals(target_user_ids, decision) $$;
grant execute on function public.admin_decide_approvals(uuid[], text) to authenticated, service_role;

-- Approvals that wait. Each answers for itself: 'decided'; 'unchanged' when it stood so before; 'already-decided' the
-- other way; 'no-member'; and by whom.
create or replace function private.decide_approvals(targets uuid[], decision text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_admin('Only admins can decide about members');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or reject';
  end if;
  if cardinality(targets) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  perform from public.user_approvals where user_id = any (targets) order by user_id for update;
  for item in
    select wish.id as target, approval.status
    from (select distinct id from unnest(targets) id) wish
    left join public.user_approvals approval on approval.user_id = wish.id
    order by wish.id
  loop
    verdict := case
      when item.status is null then 'no-member'
      when item.status = wanted then 'unchanged'
      when item.status <> 'pending' then 'already-decided'
      else 'decided'
    end;
    if verdict = 'decided' then
      update public.user_approvals set status = wanted where user_id = item.target;
    end if;
    answers := answers || jsonb_build_object(
      'user_id', item.target,
      'verdict', verdict,
      'status', case when verdict = 'decided' then wanted else item.status end,
      'decided_by', case
        when verdict in ('unchanged', 'already-decided') then private.status_by('user_approvals', item.target, item.status)
      end
    );
  end loop;
  return answers;
end
$$;
grant execute on function private.decide_approvals(uuid[], text) to authenticated;

create or replace function public.decide_user_approval(target_user_id uuid, decision text)
returns boolean
language sql set search_path to ''
as $$ select private.decide_approval(target_user_id, decision) $$;
grant execute on function public.decide_user_approval(uuid, text) to authenticated, service_role;

create or replace function private.decide_approval(target uuid, decision text)
returns boolean
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can decide about members');
  if decision is null or decision not in ('approve', 'reject') then
    raise exception using errcode = '22023', message = 'A decision is approve or reject';
  end if;
  update public.user_approvals set status = case decision when 'approve' then 'approved' else 'rejected' end
  where user_id = target;
  return found;
end
$$;
grant execute on function private.decide_approval(uuid, text) to authenticated;

create or replace function public.has_member_access(user_id uuid)
returns boolean
language sql stable set search_path to ''
as $$ select $1 is not null and $1 = (select auth.uid()) and private.has_access() $$;
grant execute on function public.has_member_access(uuid) to authenticated, service_role;

create or replace function private.has_access()
returns boolean
language sql stable security definer set search_path to ''
as $$
  select private.is_admin()
    or exists (
      select from public.event_applications
      where user_id = (select auth.uid()) and status = 'approved'
    )
    or exists (
      select from public.user_subscriptions
      where user_id = (select auth.uid()) and status = 'active'
        and (current_period_end is null or current_period_end > now())
    )
$$;
grant execute on function private.has_access() to authenticated;

create or replace function public.request_approval(user_id uuid)
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  perform private.request_approval();
end
$$;
grant execute on function public.request_approval(uuid) to authenticated, service_role;

-- Asking again changes nothing: a member cannot undo what an admin decided.
create or replace function private.request_approval()
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  insert into public.user_approvals (user_id) values (auth.uid()) on conflict (user_id) do nothing;
end
$$;
grant execute on function private.request_approval() to authenticated;

-- Every member waits for approval from the moment there is a profile, whatever device the member goes on with
-- (R-125).
create or replace function private.create_approval()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  insert into public.user_approvals (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end
$$;
