-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table public.subscription_plans (
  id uuid not null default gen_random_uuid(),
  name text not null,
  type text not null,
  description text,
  price_cents integer not null,
  credits_included integer not null,
  is_available boolean not null default false,
  sort_order integer not null default 0,
  constraint subscription_plans_pkey primary key (id),
  constraint subscription_plans_name_key unique (name),
  constraint subscription_plans_type_key unique (type),
  constraint subscription_plans_credits_included_check check (credits_included >= 0),
  constraint subscription_plans_price_cents_check check (price_cents >= 0),
  constraint subscription_plans_type_check check (type = any (array['single', 'monthly', 'quarterly']))
);
alter table public.subscription_plans enable row level security;
grant select on public.subscription_plans to anon, authenticated;
create policy "plans are for everyone to read" on public.subscription_plans
  for select to anon, authenticated
  using (true);

create table public.user_subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  plan_id uuid not null,
  status text not null default 'pending',
  credits_remaining integer not null default 0,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancelled_at timestamptz,
  provider_reference text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint user_subscriptions_pkey primary key (id),
  constraint user_subscriptions_provider_reference_key unique (provider_reference),
  constraint user_subscriptions_plan_id_fkey foreign key (plan_id)
    references public.subscription_plans(id) on delete restrict,
  constraint user_subscriptions_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint user_subscriptions_credits_remaining_check check (credits_remaining >= 0),
  constraint user_subscriptions_period check (current_period_end > current_period_start),
  constraint user_subscriptions_status_check check (status = any (array['active', 'cancelled', 'pending']))
);
create unique index user_subscriptions_one_active on public.user_subscriptions using btree (user_id)
  where status = 'active';
create index user_subscriptions_plan_id_idx on public.user_subscriptions using btree (plan_id);
create index user_subscriptions_user_id_idx on public.user_subscriptions using btree (user_id,
  created_at desc);
alter table public.user_subscriptions enable row level security;
grant select on public.user_subscriptions to authenticated;
create policy "a subscription is read by its member and by admins" on public.user_subscriptions
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete or update on public.user_subscriptions
  for each row execute function private.broadcast_change('subscription', 'admins', 'user_id');
create trigger touch_updated_at before update on public.user_subscriptions
  for each row execute function private.touch_updated_at();
create trigger write_audit after insert or delete or update on public.user_subscriptions
  for each row execute function private.write_audit();

create or replace function public.admin_get_user_subscriptions()
returns table(user_id uuid, first_name text, last_name text, user_email text, plan_name text,
  subscription_tier text, subscription_status text, plan_price_cents integer, current_period_end timestamptz)
language sql stable set search_path to ''
as $$ select * from private.all_subscriptions() $$;
grant execute on function public.admin_get_user_subscriptions() to authenticated, service_role;

create or replace function private.all_subscriptions()
returns table(user_id uuid, first_name text, last_name text, user_email text, plan_name text,
  subscription_tier text, subscription_status text, plan_price_cents integer, current_period_end timestamptz)
language plpgsql stable security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can read subscriptions');
  return query
    select subscription.user_id, person.first_name, person.last_name, account.email::text, plan.name, plan.type,
      subscription.status, plan.price_cents, subscription.current_period_end
    from public.user_subscriptions subscription
    join public.subscription_plans plan on plan.id = subscription.plan_id
    join public.profiles person on person.id = subscription.user_id
    join auth.users account on account.id = subscription.user_id
    order by subscription.created_at desc, subscription.id;
end
$$;
grant execute on function private.all_subscriptions() to authenticated;

create or replace function public.admin_list_subscriptions(page integer, page_size integer,
  sort_by text default 'date', ascending boolean default false, wanted_status text default null::text,
  search text default null::text, is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$
  select private.list_subscriptions(
    page, page_size, sort_by, ascending, wanted_status, search, coalesce(is_export, false)
  )
$$;
grant execute on function public.admin_list_subscriptions(integer, integer, text, boolean, text, text,
  boolean) to authenticated, service_role;

create or replace function private.list_subscriptions(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'subscription.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'status' then 'subscription.status'
  end;
  matching text := concat_ws(' and ',
    'true',
    case when wanted_status is not null then 'subscription.status = $1' end,
    case when pattern is not null then 'subscription.user_id = any ($2)' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_admin('Only admins can read subscriptions');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or coalesce(wanted_status not in ('active', 'cancelled', 'pending'), false)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  execute 'select count(*) from public.user_subscriptions subscription where ' || matching
    into total using wanted_status, members;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, subscription.id %2$s) as place, subscription.id
      from public.user_subscriptions subscription
      join public.profiles person on person.id = subscription.user_id
      where %3$s
      order by %1$s %2$s, subscription.id %2$s
      limit $3 offset $4
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, subscription.id, subscription.user_id, person.first_name, person.last_name, person.avatar_url,
        (select account.email from auth.users account where account.id = subscription.user_id) as user_email,
        plan.name as plan_name, plan.type as subscription_tier, subscription.status as subscription_status,
        plan.price_cents as plan_price_cents, subscription.current_period_end
      from page
      join public.user_subscriptions subscription on subscription.id = page.id
      join public.subscription_plans plan on plan.id = subscription.plan_id
      join public.profiles person on person.id = subscription.user_id
    ) found',
    sorted, direction, matching
  ) into found using wanted_status, members, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'subscriptions', is_export,
    jsonb_strip_nulls(jsonb_build_object('status', wanted_status, 'searched', pattern is not null)), total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_subscriptions(integer, integer, text, boolean, text, text, boolean)
  to authenticated;

create or replace function public.cancel_subscription(target_user_id uuid)
returns boolean
language sql set search_path to ''
as $$ select private.cancel_subscription(target_user_id) $$;
grant execute on function public.cancel_subscription(uuid) to authenticated, service_role;

create or replace function private.cancel_subscription(target uuid)
returns boolean
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can cancel subscriptions');
  update public.user_subscriptions set status = 'cancelled', cancelled_at = clock_timestamp()
  where user_id = target and status = 'active';
  return found;
end
$$;
grant execute on function private.cancel_subscription(uuid) to authenticated;

create or replace function public.confirm_subscription_payment(member_id uuid, plan_type text,
  payment_reference text, amount_cents integer, currency text, period_end timestamptz)
returns boolean
language sql set search_path to ''
as $$
  select private.confirm_subscription(member_id, plan_type, payment_reference, amount_cents, currency, period_end)
$$;
grant execute on function public.confirm_subscription_payment(uuid, text, text, integer, text, timestamptz)
  to service_role;

-- A plan that a provider says is paid. Told again it changes nothing; another active one ends with it. Another sum than
-- the plan's is refused. A plan that is not sold opens nothing, whatever a provider says was paid; one that was bought
-- while it was sold goes on.
create or replace function private.confirm_subscription(member uuid, plan_type text, paid_reference text,
  paid_cents integer, paid_currency text, period_end timestamptz)
returns boolean
language plpgsql security definer set search_path to ''
as $$
declare
  known public.user_subscriptions;
  plan public.subscription_plans;
begin
  perform private.take_turns('subscription', member);
  select * into known from public.user_subscriptions where provider_reference = paid_reference;
  if known.id is not null then
    return known.user_id = member and known.status = 'active';
  end if;
  select * into plan from public.subscription_plans where type = plan_type and is_available;
  if plan.id is null or paid_cents is distinct from plan.price_cents
    or paid_currency is distinct from private.setting('currency')
    or not coalesce(period_end > clock_timestamp(), false)
    or not exists (select from public.profiles where id = member)
  then
    return false;
  end if;
  update public.user_subscriptions set status = 'cancelled', cancelled_at = clock_timestamp()
  where user_id = member and status = 'active';
  insert into public.user_subscriptions (
    user_id, plan_id, status, credits_remaining, current_period_start, current_period_end, provider_reference
  )
  values (member, plan.id, 'active', plan.credits_included, clock_timestamp(), period_end, paid_reference);
  return true;
end
$$;
grant execute on function private.confirm_subscription(uuid, text, text, integer, text, timestamptz)
  to service_role;

create or replace function public.subscription_reference(member_id uuid)
returns text
language sql stable set search_path to ''
as $$ select private.subscription_reference(member_id) $$;
grant execute on function public.subscription_reference(uuid) to service_role;

-- By what the provider knows the plan that a member has; null for one that no provider charges.
create or replace function private.subscription_reference(member uuid)
returns text
language sql stable security definer set search_path to ''
as $$ select provider_reference from public.user_subscriptions where user_id = member and status = 'active' $$;
grant execute on function private.subscription_reference(uuid) to service_role;
