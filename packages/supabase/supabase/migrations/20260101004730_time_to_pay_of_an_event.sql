-- An event may have a time to pay of its own (A-106): a workshop that has to be booked ahead wants its money sooner than the
-- others, and one among friends at no time.
create table private.event_payment_terms (
  event_id uuid not null,
  -- 0: nothing says by when to pay, and nothing ends by itself.
  days smallint not null,
  constraint event_payment_terms_pkey primary key (event_id),
  constraint event_payment_terms_event_id_fkey foreign key (event_id) references public.events (id) on delete cascade,
  constraint event_payment_terms_days_check check (days between 0 and 60)
);
alter table private.event_payment_terms enable row level security;

-- As it was, and the event's own days come first.
create function private.pay_by(of_event uuid, applied timestamptz)
returns timestamptz
language sql stable security definer set search_path to ''
as $$
  select term.ends
  from (
    select own.days, date_trunc('minute', least(
      applied + make_interval(days => coalesce(own.days::integer, private.limit_of('payment_term_days'))),
      event.start_time - make_interval(hours => private.limit_of('payment_term_hours_before'))
    )) as ends
    from public.events event
    left join private.event_payment_terms own on own.event_id = event.id
    where event.id = of_event
  ) term
  where coalesce(term.days > 0, private.setting('payment_term') = 'on') and term.ends >= applied + interval '1 day'
$$;

create or replace function private.set_payment_term()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  new.expired := false;
  new.pay_by := case when new.payment_required then private.pay_by(new.event_id, new.application_date) end;
  return new;
end
$$;

-- As it was.
create or replace function private.take_up_application(target_application uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications;
  event public.events;
begin
  perform private.require_decider(array[target_application], 'Only admins can decide about applications');
  application := private.lock_application(target_application);
  if not application.expired then
    -- The same again is harmless.
    if application.status = 'pending' then return private.outcome(target_application); end if;
    perform private.refuse_late_application('ALREADY_DECIDED', application);
  end if;
  select * into event from public.events where id = application.event_id;
  if event.deleted_at is not null then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  if event.end_time <= clock_timestamp() then
    raise exception using errcode = 'P0001', message = 'EVENT_OVER';
  end if;
  update public.event_applications
  set status = 'pending', expired = false, pay_by = private.pay_by(event.id, clock_timestamp())
  where id = target_application;
  return private.outcome(target_application);
end
$$;

drop function private.pay_by(timestamptz, timestamptz);

-- As it was, with the time to pay.
create or replace function private.repeat_event(target_event uuid, starts timestamptz[])
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  series uuid;
begin
  perform private.require_admin('Only admins can repeat events');
  if coalesce(cardinality(starts), 0) not between 1 and 60 or exists (
    select from unnest(starts) given (start) where given.start is null or given.start <= now()
  ) then
    raise exception using errcode = '22023', message = 'An event is repeated at one to sixty times that are to come';
  end if;
  target := private.lock_event(null, target_event);
  series := coalesce(target.series_id, gen_random_uuid());
  update public.events set series_id = series where id = target.id and series_id is null;
  with made as (
    insert into public.events (
      title, description, detailed_description, category, location, city, time_zone, start_time, end_time, max_attendees,
      credits_required, image_url, created_by, paypal_username, published_at, series_id
    )
    select target.title, target.description, target.detailed_description, target.category, target.location, target.city,
      target.time_zone, given.start, given.start + (target.end_time - target.start_time), target.max_attendees,
      target.credits_required, target.image_url, auth.uid(), target.paypal_username, target.published_at, series
    from (select distinct start from unnest(starts) asked (start)) given
    where not exists (
      select from public.events known
      where known.series_id = series and known.start_time = given.start and known.deleted_at is null
    )
    order by given.start
    returning id
  ), timed as (
    insert into private.event_payment_terms (event_id, days)
    select made.id, own.days from made join private.event_payment_terms own on own.event_id = target.id
  )
  insert into private.event_hosts (event_id, user_id, given_by)
  select made.id, host.user_id, auth.uid() from made join private.event_hosts host on host.event_id = target.id;
  return private.event_series(target_event);
end
$$;

-- The days of an event's own, null where it has none, and what is for all others.
create function private.event_payment_term(target_event uuid)
returns jsonb
language plpgsql stable security definer set search_path to ''
as $$
declare
  everywhere constant jsonb := private.payment_term();
begin
  return jsonb_build_object(
    'days', (select own.days from private.event_payment_terms own where own.event_id = target_event), 'everywhere', everywhere
  );
end
$$;
grant execute on function private.event_payment_term(uuid) to authenticated;

-- For whoever applies from now on; null is as everywhere.
create function private.set_event_payment_term(target_event uuid, wanted integer)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  target public.events;
  before smallint;
begin
  perform private.require_admin('Only admins set the time to pay');
  if wanted not between 0 and 60 then
    raise exception using errcode = '22023', message = 'A time to pay is 1 to 60 days, or none';
  end if;
  target := private.lock_event(null, target_event);
  select own.days into before from private.event_payment_terms own where own.event_id = target.id;
  if wanted is null then
    delete from private.event_payment_terms own where own.event_id = target.id;
  else
    insert into private.event_payment_terms as own (event_id, days) values (target.id, wanted)
    on conflict on constraint event_payment_terms_pkey do update set days = excluded.days;
  end if;
  if before is distinct from wanted then
    insert into public.admin_audit_log (actor_id, action, table_name, row_id, details)
    values (
      auth.uid(), 'update', 'events', target.id::text,
      jsonb_build_object(
        'changed', jsonb_build_array('payment_days'), 'before', jsonb_build_object('payment_days', before),
        'after', jsonb_build_object('payment_days', wanted)
      )
    );
  end if;
  return private.event_payment_term(target.id);
end
$$;
grant execute on function private.set_event_payment_term(uuid, integer) to authenticated;

create function public.admin_get_event_payment_term(target_event_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.event_payment_term(target_event_id) $$;
grant execute on function public.admin_get_event_payment_term(uuid) to authenticated, service_role;

create function public.admin_set_event_payment_term(target_event_id uuid, days integer default null)
returns jsonb
language sql set search_path to ''
as $$ select private.set_event_payment_term(target_event_id, days) $$;
grant execute on function public.admin_set_event_payment_term(uuid, integer) to authenticated, service_role;
