-- Who becomes an admin, what admins see of members, approvals and subscriptions.

create function private.admin_exists()
returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.admin_users) $$;

-- Of many at once exactly one succeeds: they queue for the lock and look again behind it. A setting that was emptied
-- is none (A-40).
create function private.claim_first_admin()
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  designated text := nullif(btrim(private.setting('first_admin_email')), '');
begin
  if caller is null then
    raise exception using errcode = '42501', message = 'Sign in first';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sorella.first_admin', 0));
  if exists (select from public.admin_users where user_id = caller) then return true; end if;
  if exists (select from public.admin_users) then
    raise exception using errcode = 'P0001', message = 'ADMIN_EXISTS';
  end if;
  if not coalesce(
    case
      when designated is null then private.setting('first_admin_bootstrap') = 'open'
      else exists (
        select from auth.users
        where id = caller and lower(email) = lower(designated) and email_confirmed_at is not null
      )
    end,
    false
  ) then
    raise exception using errcode = 'P0001', message = 'ADMIN_RESTRICTED';
  end if;
  insert into public.admin_users (user_id) values (caller);
  return true;
end
$$;

create function private.grant_admin(target uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only existing admins can grant admin privileges');
  insert into public.admin_users (user_id) values (target) on conflict (user_id) do nothing;
  return true;
end
$$;

create function private.user_emails(user_ids uuid[])
returns table (user_id uuid, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can read email addresses');
  if cardinality(user_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  return query
    select account.id, account.email::text from auth.users account
    where account.id = any (user_ids) and account.email is not null;
end
$$;

create function private.all_subscriptions()
returns table (
  user_id uuid, first_name text, last_name text, user_email text, plan_name text, subscription_tier text,
  subscription_status text, plan_price_cents integer, current_period_end timestamptz
)
language plpgsql stable security definer set search_path = ''
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

create function private.cancel_subscription(target uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin('Only admins can cancel subscriptions');
  update public.user_subscriptions set status = 'cancelled', cancelled_at = clock_timestamp()
  where user_id = target and status = 'active';
  return found;
end
$$;

-- Asking again changes nothing: a member cannot undo what an admin decided.
create function private.request_approval()
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_approvals (user_id) values (auth.uid()) on conflict (user_id) do nothing;
end
$$;

create function private.decide_approval(target uuid, decision text)
returns boolean
language plpgsql security definer set search_path = ''
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

create function public.admin_exists()
returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.admin_exists() $$;

create function public.claim_first_admin(user_id uuid)
returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.claim_first_admin();
end
$$;

create function public.grant_admin(user_id uuid, target_user_id uuid)
returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.grant_admin(target_user_id);
end
$$;

create function public.admin_get_user_emails(user_ids uuid[])
returns table (user_id uuid, email text)
language sql stable security invoker set search_path = ''
as $$ select * from private.user_emails(user_ids) $$;

create function public.admin_get_user_subscriptions()
returns table (
  user_id uuid, first_name text, last_name text, user_email text, plan_name text, subscription_tier text,
  subscription_status text, plan_price_cents integer, current_period_end timestamptz
)
language sql stable security invoker set search_path = ''
as $$ select * from private.all_subscriptions() $$;

create function public.cancel_subscription(target_user_id uuid)
returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_subscription(target_user_id) $$;

create function public.request_approval(user_id uuid)
returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  perform private.request_approval();
end
$$;

create function public.decide_user_approval(target_user_id uuid, decision text)
returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.decide_approval(target_user_id, decision) $$;

grant execute on function
  private.admin_exists(), private.claim_first_admin(), private.grant_admin(uuid), private.user_emails(uuid[]),
  private.all_subscriptions(), private.cancel_subscription(uuid), private.request_approval(),
  private.decide_approval(uuid, text)
  to authenticated;
grant execute on function
  public.admin_exists(), public.claim_first_admin(uuid), public.grant_admin(uuid, uuid), public.admin_get_user_emails(uuid[]),
  public.admin_get_user_subscriptions(), public.cancel_subscription(uuid), public.request_approval(uuid),
  public.decide_user_approval(uuid, text)
  to authenticated;

-- Mails of the contact form, as long as they count: one address may not fill the day of all others at once.
create table private.contact_mails (
  id bigint generated always as identity primary key,
  address text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index contact_mails_address_idx on private.contact_mails (address, created_at desc);
create index contact_mails_newest_idx on private.contact_mails (created_at desc);
alter table private.contact_mails enable row level security;

-- Seconds until another mail may go; 0, and counted, when it may go now (A-92).
create function private.take_contact_mail(caller_address text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  free_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sorella.contact_mails', 0));
  delete from private.contact_mails where created_at < clock_timestamp() - interval '1 day';
  select max(at) into free_at from (
    (
      select created_at + interval '1 hour' from private.contact_mails
      where address = caller_address
      order by created_at desc
      offset private.limit_of('contact_mails_per_address_and_hour') - 1 limit 1
    )
    union all
    (
      select created_at + interval '1 day' from private.contact_mails
      order by created_at desc
      offset private.limit_of('contact_mails_per_day') - 1 limit 1
    )
  ) full_until (at);
  if free_at > clock_timestamp() then
    return ceil(extract(epoch from free_at - clock_timestamp()));
  end if;
  insert into private.contact_mails (address) values (caller_address);
  return 0;
end
$$;

create function public.take_contact_mail(caller_address text)
returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.take_contact_mail(caller_address) $$;

grant execute on function private.take_contact_mail(text) to service_role;
grant execute on function public.take_contact_mail(text) to service_role;
