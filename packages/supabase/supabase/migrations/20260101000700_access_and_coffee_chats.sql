-- Member access (R-006) and coffee chats.

create function private.has_access()
returns boolean
language sql stable security definer set search_path = ''
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

create function public.has_member_access(user_id uuid)
returns boolean
language sql stable security invoker set search_path = ''
as $$ select $1 is not null and $1 = (select auth.uid()) and private.has_access() $$;

create table public.coffee_chat_requests (
  id uuid primary key default gen_random_uuid(),
  requester_id uuid not null references public.profiles (id) on delete cascade,
  recipient_id uuid references public.profiles (id) on delete set null,
  message text check (char_length(message) <= 1000),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'completed', 'cancelled')),
  proposed_dates timestamptz[] not null check (cardinality(proposed_dates) between 1 and 12),
  -- IANA name: whose 9, 12, 15 and 18 o'clock the proposed dates are. Offsets by number are none.
  time_zone text not null default 'UTC' check (time_zone ~ '^[A-Za-z_]{2,30}(/[A-Za-z0-9_+-]{1,30}){0,2}$'),
  selected_date timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint coffee_chat_requests_two_people check (recipient_id <> requester_id)
);
create index coffee_chat_requests_requester_id_idx on public.coffee_chat_requests (requester_id, created_at desc);
create index coffee_chat_requests_recipient_id_idx on public.coffee_chat_requests (recipient_id, created_at desc);
create index coffee_chat_requests_by_status_idx on public.coffee_chat_requests (status, created_at desc);

create function private.check_coffee_chat()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  days integer;
begin
  if caller is not null then
    perform private.require_feature('coffee_chats');
    perform private.take_turns('coffee_chats', caller);
    if (select count(*) from public.coffee_chat_requests where requester_id = caller and status = 'pending')
      >= private.limit_of('pending_coffee_chats')
    then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_COFFEE_CHATS';
    end if;
  end if;
  new.message := nullif(btrim(new.message, E' \t\r\n'), '');
  perform private.check_time_zone(new.time_zone);
  if array_position(new.proposed_dates, null) is not null
    or (select count(*) <> count(distinct proposed) from unnest(new.proposed_dates) proposed)
  then
    raise exception using errcode = '23514', message = 'Proposed times are given once each';
  end if;
  if exists (
    select from unnest(new.proposed_dates) proposed
    where proposed <= clock_timestamp() or proposed > clock_timestamp() + interval '1 year'
  ) then
    raise exception using errcode = '23514', message = 'Proposed times lie in the year ahead';
  end if;
  if exists (
    select from unnest(new.proposed_dates) proposed
    where (proposed at time zone new.time_zone)::time not in ('09:00', '12:00', '15:00', '18:00')
  ) then
    raise exception using errcode = '23514', message = 'Coffee chats start at 9:00, 12:00, 15:00 or 18:00';
  end if;
  select count(distinct (proposed at time zone new.time_zone)::date) into days from unnest(new.proposed_dates) proposed;
  if days > 3 then
    raise exception using errcode = '23514', message = 'At most three days';
  end if;
  return new;
end
$$;
create trigger check_coffee_chat before insert on public.coffee_chat_requests
  for each row execute function private.check_coffee_chat();

-- The columns that an admin may write are open to the requester's cancel too: the requester changes the
-- status and nothing else.
create function private.guard_coffee_chat()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_admin()
    and (new.recipient_id, new.selected_date) is distinct from (old.recipient_id, old.selected_date)
  then
    raise exception using errcode = '42501', message = 'Only admins can match coffee chats';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger guard_coffee_chat before update on public.coffee_chat_requests
  for each row execute function private.guard_coffee_chat();

alter table public.coffee_chat_requests enable row level security;

grant execute on function private.has_access() to authenticated;
grant execute on function public.has_member_access(uuid) to authenticated;

grant select on public.coffee_chat_requests to authenticated;
grant insert (id, requester_id, recipient_id, message, proposed_dates, time_zone),
  update (status, recipient_id, selected_date, updated_at) on public.coffee_chat_requests to authenticated;
create policy "requests are read by those they concern and by admins" on public.coffee_chat_requests
  for select to authenticated
  using (requester_id = (select auth.uid()) or recipient_id = (select auth.uid()) or (select private.is_admin()));
create policy "a member with access asks openly, for herself" on public.coffee_chat_requests
  for insert to authenticated
  with check (
    requester_id = (select auth.uid()) and recipient_id is null and status = 'pending'
    and (select private.has_access())
  );
create policy "a requester cancels while pending, an admin sets any status" on public.coffee_chat_requests
  for update to authenticated
  using ((requester_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()))
  with check ((requester_id = (select auth.uid()) and status = 'cancelled') or (select private.is_admin()));
