-- What the server functions ask when a provider tells of money. Only the server's own key may.

-- What a payment is for: a booking by its id, or by the reference that stands in the note. Each by its own index.
create function private.payment_target(subject text)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'booking_id', booking.id,
    'member_id', booking.user_id,
    'booking_status', booking.status,
    'application_status', application.status,
    'amount_cents', application.payment_amount_cents,
    'currency', private.setting('currency'),
    'event', jsonb_build_object(
      'title', events.title, 'start_time', events.start_time, 'end_time', events.end_time,
      'time_zone', events.time_zone, 'location', events.location, 'description', events.description
    )
  )
  from public.event_bookings booking
  join public.event_applications application on application.id = booking.application_id
  join public.events on events.id = booking.event_id
  where booking.id = coalesce(
    case when subject ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      (select named.id from public.event_bookings named where named.id = subject::uuid) end,
    (
      select named.id from public.event_applications referred
      join public.event_bookings named on named.application_id = referred.id
      where referred.reference = upper(subject)
    )
  )
$$;

-- A plan that a provider says is paid. Told again it changes nothing; another active one ends with it. Another sum than
-- the plan's is refused. A plan that is not sold opens nothing, whatever a provider says was paid; one that was bought
-- while it was sold goes on.
create function private.confirm_subscription(
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

-- By what the provider knows the plan that a member has; null for one that no provider charges.
create function private.subscription_reference(member uuid)
returns text
language sql stable security definer set search_path = ''
as $$ select provider_reference from public.user_subscriptions where user_id = member and status = 'active' $$;

create function public.payment_target(subject text)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.payment_target(subject) $$;

create function public.confirm_subscription_payment(
  member_id uuid, plan_type text, payment_reference text, amount_cents integer, currency text, period_end timestamptz
)
returns boolean
language sql volatile security invoker set search_path = ''
as $$
  select private.confirm_subscription(member_id, plan_type, payment_reference, amount_cents, currency, period_end)
$$;

create function public.subscription_reference(member_id uuid)
returns text
language sql stable security invoker set search_path = ''
as $$ select private.subscription_reference(member_id) $$;

grant execute on function
  private.payment_target(text), private.confirm_subscription(uuid, text, text, integer, text, timestamptz),
  private.subscription_reference(uuid)
  to service_role;
grant execute on function
  public.payment_target(text), public.confirm_subscription_payment(uuid, text, text, integer, text, timestamptz),
  public.subscription_reference(uuid)
  to service_role;
