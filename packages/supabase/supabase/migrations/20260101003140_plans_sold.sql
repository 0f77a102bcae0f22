-- A plan that is not sold opens nothing, whatever a provider says was paid. One that was bought while it was sold goes
-- on.
create or replace function private.confirm_subscription(
  member uuid, plan_type text, paid_reference text, paid_cents integer, paid_currency text, period_end timestamptz
)
returns boolean
language plpgsql volatile security definer set search_path = ''
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
