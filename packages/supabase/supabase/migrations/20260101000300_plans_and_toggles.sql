-- Subscriptions and the switches of the community.

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  type text not null unique check (type in ('single', 'monthly', 'quarterly')),
  description text,
  price_cents integer not null check (price_cents >= 0),
  credits_included integer not null check (credits_included >= 0),
  is_available boolean not null default false,
  sort_order integer not null default 0
);

create table public.user_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  plan_id uuid not null references public.subscription_plans (id) on delete restrict,
  status text not null default 'pending' check (status in ('active', 'cancelled', 'pending')),
  credits_remaining integer not null default 0 check (credits_remaining >= 0),
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancelled_at timestamptz,
  provider_reference text unique,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint user_subscriptions_period check (current_period_end > current_period_start)
);
create unique index user_subscriptions_one_active on public.user_subscriptions (user_id) where status = 'active';
create index user_subscriptions_user_id_idx on public.user_subscriptions (user_id, created_at desc);
create index user_subscriptions_plan_id_idx on public.user_subscriptions (plan_id);

create table public.feature_toggles (
  id uuid primary key default gen_random_uuid(),
  feature_name text not null unique check (feature_name ~ '^[a-z][a-z0-9_]{1,59}$'),
  description text check (char_length(description) <= 500),
  is_enabled boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- The description of this row is the PayPal.me user name that links are built from (R-351).
  constraint feature_toggles_paypal_username check (
    feature_name <> 'paypal_email' or description is null or description ~ '^[A-Za-z0-9]{1,20}$'
  )
);

-- What is switched off is off here too, not only out of sight.
create function private.require_feature(feature text)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.feature_toggles where feature_name = feature and is_enabled) then
    raise exception using errcode = 'P0001', message = 'FEATURE_OFF';
  end if;
end
$$;

create trigger touch_updated_at before update on public.user_subscriptions
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.feature_toggles
  for each row execute function private.touch_updated_at();

alter table public.subscription_plans enable row level security;
alter table public.user_subscriptions enable row level security;
alter table public.feature_toggles enable row level security;

grant select on public.subscription_plans to anon, authenticated;
create policy "plans are for everyone to read" on public.subscription_plans
  for select to anon, authenticated using (true);

grant select on public.user_subscriptions to authenticated;
create policy "a subscription is read by its member and by admins" on public.user_subscriptions
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on public.feature_toggles to anon, authenticated;
grant insert (feature_name, description, is_enabled), update (feature_name, description, is_enabled, updated_at)
  on public.feature_toggles to authenticated;
create policy "visitors read the switches, not the settings" on public.feature_toggles
  for select to anon using (feature_name <> 'paypal_email');
create policy "members read the switches, admins the settings too" on public.feature_toggles
  for select to authenticated using (feature_name <> 'paypal_email' or (select private.is_admin()));
create policy "switches are added by admins" on public.feature_toggles
  for insert to authenticated with check ((select private.is_admin()));
create policy "switches are changed by admins" on public.feature_toggles
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
