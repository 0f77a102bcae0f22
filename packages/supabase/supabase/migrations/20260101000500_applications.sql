-- Applications, bookings, seats. One decision moves all three in one transaction (A-01 to A-14).
--
-- Everything here takes its locks in one order, so that nothing waits in a circle:
-- the member's profile (key share), events by id, applications, then bookings and attendees. Conversations have an order
-- of their own: heads by (user_id, other_user_id), then messages. An account that goes takes its events, then its heads.

create table public.event_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
  application_date timestamptz not null default clock_timestamp(),
  admin_notes text check (char_length(admin_notes) <= 2000),
  payment_required boolean not null default false,
  payment_amount_cents integer not null default 0 check (payment_amount_cents >= 0),
  payment_method text not null default 'free' check (payment_method in ('paypal', 'free')),
  processed_at timestamptz,
  -- Whoever ended it other than by a denial: the member, or the admin who deleted the event (A-11).
  cancelled_by uuid,
  -- Less than 48 hours before the start (A-14).
  cancelled_late boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create unique index event_applications_one_active on public.event_applications (user_id, event_id)
  where status in ('pending', 'approved');
create index event_applications_user_id_idx on public.event_applications (user_id, application_date desc, id desc);
create index event_applications_event_id_idx on public.event_applications (event_id, status);
create index event_applications_newest_idx on public.event_applications (application_date desc, id desc);
create index event_applications_approved_idx on public.event_applications (user_id, event_id) where status = 'approved';
create index event_applications_approved_by_event_idx on public.event_applications (event_id, user_id)
  where status = 'approved';
create index event_applications_cancelled_idx on public.event_applications (updated_at desc, id desc)
  where cancelled_by is not null;

create table public.event_bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  application_id uuid not null unique references public.event_applications (id) on delete cascade,
  credits_used integer not null check (credits_used >= 0),
  amount_paid_cents integer not null default 0 check (amount_paid_cents >= 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'cancelled')),
  payment_method text not null default 'paypal' check (payment_method in ('paypal', 'stripe', 'free')),
  paypal_payment_id text unique,
  -- Who ended it: the member by cancelling, an admin by denying (A-12).
  cancelled_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index event_bookings_user_id_idx on public.event_bookings (user_id, status);
create index event_bookings_event_id_idx on public.event_bookings (event_id, status);
create index event_bookings_by_status_idx on public.event_bookings (status, created_at desc, id desc);
create index event_bookings_by_status_updated_idx on public.event_bookings (status, updated_at desc, id desc);

create table public.event_attendees (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  application_id uuid not null unique references public.event_applications (id) on delete cascade,
  status text not null default 'confirmed' check (status in ('confirmed', 'cancelled')),
  message text,
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, event_id)
);
create index event_attendees_event_id_idx on public.event_attendees (event_id);

-- Money that a provider says has come (A-89): nothing else says so, and nobody changes or removes it. What is not
-- accepted settles nothing and is for an admin to look at. No foreign keys: money outlives the account that sent it.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null,
  provider text not null check (provider in ('paypal', 'stripe')),
  reference text not null check (char_length(reference) between 1 and 200),
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (
    status in ('accepted', 'wrong-amount', 'wrong-currency', 'second-payment', 'no-seat', 'not-open')
  ),
  -- The admin who recorded it; null for the server that heard it from the provider.
  recorded_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  unique (provider, reference)
);
create unique index payments_one_accepted on public.payments (booking_id) where status = 'accepted';
create index payments_newest_idx on public.payments (created_at desc, id desc);
create index payments_to_look_at_idx on public.payments (created_at desc, id desc) where status <> 'accepted';
create trigger refuse_change before update or delete on public.payments
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.payments
  for each statement execute function private.refuse_change();

-- Waits for its turn at an event. Null when there is no such event, deleted ones included when asked for.
create function private.lock_event(member uuid, target_event uuid, deleted_too boolean default false)
returns public.events
language plpgsql security definer set search_path = ''
as $$
declare
  locked public.events;
begin
  perform from public.profiles where id = member for key share;
  select * into locked from public.events where id = target_event for no key update;
  if locked.id is null or (locked.deleted_at is not null and not deleted_too) then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  return locked;
end
$$;

-- Whatever an insert says, status, price, dates and notes are the server's (BACKEND: seats).
create function private.prepare_application()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  target public.events;
begin
  if caller is not null and new.user_id is distinct from caller then
    raise exception using errcode = '42501', message = 'You can only apply for yourself';
  end if;
  target := private.lock_event(new.user_id, new.event_id);
  if target.end_time <= clock_timestamp() then
    raise exception using errcode = 'P0001', message = 'EVENT_OVER';
  end if;
  -- Someone who applied already hears that, also of a full event: the unique index below tells the member.
  if not exists (
    select from public.event_applications
    where user_id = new.user_id and event_id = new.event_id and status in ('pending', 'approved')
  ) then
    if target.attendees_count >= target.max_attendees then
      raise exception using errcode = 'P0001', message = 'EVENT_FULL';
    end if;
    if caller is not null and (
      select count(*) from public.event_applications
      where user_id = caller and event_id = new.event_id and created_at > clock_timestamp() - interval '1 hour'
    ) >= private.limit_of('applications_per_event_and_hour') then
      raise exception using errcode = 'P0001', message = 'TOO_MANY_APPLICATIONS';
    end if;
  end if;
  new.status := 'pending';
  new.application_date := clock_timestamp();
  new.admin_notes := null;
  new.payment_required := target.credits_required > 0;
  new.payment_amount_cents := target.credits_required * 500;
  new.payment_method := case when target.credits_required > 0 then 'paypal' else 'free' end;
  new.processed_at := null;
  new.cancelled_by := null;
  new.cancelled_late := false;
  new.created_at := new.application_date;
  new.updated_at := new.application_date;
  return new;
end
$$;
create trigger prepare_application before insert on public.event_applications
  for each row execute function private.prepare_application();

create function private.open_booking()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.event_bookings (user_id, event_id, application_id, credits_used)
  values (new.user_id, new.event_id, new.id, new.payment_amount_cents / 500);
  return null;
end
$$;
create trigger open_booking after insert on public.event_applications
  for each row when (new.payment_required) execute function private.open_booking();

create function private.guard_application()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.user_id, new.event_id, new.payment_required, new.payment_amount_cents, new.payment_method)
    is distinct from (old.user_id, old.event_id, old.payment_required, old.payment_amount_cents, old.payment_method)
  then
    raise exception using errcode = '22023', message = 'Member, event and price of an application never change';
  end if;
  if new.status is distinct from old.status then
    if (old.status, new.status) not in (('pending', 'approved'), ('pending', 'denied'), ('approved', 'denied')) then
      raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
    end if;
    new.processed_at := clock_timestamp();
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger guard_application before update on public.event_applications
  for each row execute function private.guard_application();

create function private.settle_application()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'approved' then
    update public.events set attendees_count = attendees_count + 1
    where id = new.event_id and attendees_count < max_attendees;
    if not found then
      raise exception using errcode = 'P0001', message = 'EVENT_FULL';
    end if;
    insert into public.event_attendees (user_id, event_id, application_id, status, message)
    values (new.user_id, new.event_id, new.id, 'confirmed', 'Approved by admin - Registered')
    on conflict (user_id, event_id) do update
      set application_id = excluded.application_id, status = excluded.status, message = excluded.message;
    update public.event_bookings
    set status = 'paid', amount_paid_cents = new.payment_amount_cents
    where application_id = new.id and status = 'pending';
  else
    if old.status = 'approved' then
      delete from public.event_attendees where application_id = new.id;
      update public.events set attendees_count = attendees_count - 1 where id = new.event_id;
    end if;
    update public.event_bookings
    set status = 'cancelled', cancelled_by = coalesce(new.cancelled_by, auth.uid())
    where application_id = new.id and status in ('pending', 'paid');
  end if;
  return null;
end
$$;
create trigger settle_application after update on public.event_applications
  for each row when (new.status is distinct from old.status) execute function private.settle_application();

-- A row goes only with its member's account; the seat is free then.
create function private.free_seat()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.events set attendees_count = attendees_count - 1 where id = old.event_id;
  return null;
end
$$;
create trigger free_seat after delete on public.event_applications
  for each row when (old.status = 'approved') execute function private.free_seat();

create function private.lock_events_of_member()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.events
  where created_by = old.id
    or id in (select event_id from public.event_applications where user_id = old.id)
  order by id
  for no key update;
  return old;
end
$$;
create trigger lock_events_of_member before delete on public.profiles
  for each row execute function private.lock_events_of_member();

-- A booking never says something else than its application, whoever writes it.
create function private.guard_booking()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status is distinct from (
    select case status when 'approved' then 'paid' when 'denied' then 'cancelled' else 'pending' end
    from public.event_applications where id = new.application_id
  ) or (new.user_id, new.event_id, new.application_id) is distinct from (old.user_id, old.event_id, old.application_id)
  then
    raise exception using errcode = '22023', message = 'A booking follows its application: decide that one';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger guard_booking before update on public.event_bookings
  for each row execute function private.guard_booking();

alter table public.event_applications enable row level security;
alter table public.event_bookings enable row level security;
alter table public.event_attendees enable row level security;
alter table public.payments enable row level security;

grant select on public.payments to authenticated;
create policy "payments are read by admins" on public.payments
  for select to authenticated using ((select private.is_admin()));

grant select on public.event_applications to authenticated;
grant insert (event_id, user_id) on public.event_applications to authenticated;
create policy "applications are read by their member and by admins" on public.event_applications
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "a member applies for herself" on public.event_applications
  for insert to authenticated with check (user_id = (select auth.uid()));

grant select on public.event_bookings to authenticated;
create policy "bookings are read by their member and by admins" on public.event_bookings
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on public.event_attendees to authenticated;
create policy "seats are read by their member and by admins" on public.event_attendees
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
