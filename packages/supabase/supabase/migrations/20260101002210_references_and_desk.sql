-- What tells one application from another when money comes, what its member says of it, and the desk that looks for it.

-- Eight letters and digits that are read out and typed without a doubt, the same for an application always.
create function private.reference_of(application uuid)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(substr('23456789BCDFGHJKLMNPQRSTVWXZ', get_byte(digest, at) % 28 + 1, 1), '' order by at)
  from (select sha256(decode(replace(application::text, '-', ''), 'hex'))) hashed (digest), generate_series(0, 7) at
$$;
grant execute on function private.reference_of(uuid) to authenticated, service_role;

alter table public.event_applications
  add column reference text not null generated always as (private.reference_of(id)) stored unique,
  -- When the member said that the money is sent. It decides nothing.
  add column paid_stated_at timestamptz;

create function private.state_payment(target_application uuid, paid boolean)
returns public.event_applications
language plpgsql security definer set search_path = ''
as $$
declare
  application public.event_applications;
begin
  -- Somebody else's is none of hers: the answer tells nothing of it.
  if not exists (
    select from public.event_applications where id = target_application and user_id = auth.uid() and payment_required
  ) then
    raise exception using errcode = 'P0001', message = 'NO_APPLICATION';
  end if;
  application := private.lock_application(target_application);
  if application.status <> 'pending' then
    raise exception using errcode = 'P0001', message = 'ALREADY_DECIDED';
  end if;
  -- Said again it stays as it was said first.
  if paid <> (application.paid_stated_at is not null) then
    update public.event_applications
    set paid_stated_at = case when paid then clock_timestamp() end
    where id = target_application
    returning * into application;
  end if;
  return application;
end
$$;

create function public.state_payment(target_application_id uuid, paid boolean)
returns public.event_applications
language sql volatile security invoker set search_path = ''
as $$ select private.state_payment(target_application_id, paid) $$;

-- One page of what waits for a decision, with everything a row shows besides the address of its member; how many there
-- are, and since when the first of them all waits (A-91). A search is for a reference, a member or an event.
create function private.pending_bookings(search text, oldest_first boolean, page integer, page_size integer)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  words text[] := private.search_words(search);
  patterns text[] := private.containing(words);
  rows_per_page integer := least(greatest(coalesce(page_size, 20), 1), 100);
  answer jsonb;
begin
  perform private.require_admin('Only admins see the bookings desk');
  with waiting as (
    select booking.id, booking.created_at
    from public.event_bookings booking
    where booking.status = 'pending' and (
      cardinality(words) = 0 or exists (
        select from public.event_applications application
        join public.profiles person on person.id = application.user_id
        join public.events on events.id = application.event_id
        where application.id = booking.application_id
          and private.folded(concat_ws(' ', application.reference, person.first_name, person.last_name, events.title))
            like all (patterns)
      )
    )
  ),
  listed as (
    select id from waiting
    order by
      case when oldest_first then created_at end, case when oldest_first then id end,
      created_at desc, id desc
    limit rows_per_page offset (coalesce(page, 1)::bigint - 1) * rows_per_page
  )
  select jsonb_build_object(
    'total', (select count(*) from waiting),
    'oldest', (select min(created_at) from waiting),
    'rows', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'booking', to_jsonb(booking),
          'application', jsonb_build_object(
            'id', application.id,
            'reference', application.reference,
            'payment_amount_cents', application.payment_amount_cents,
            'paid_stated_at', application.paid_stated_at
          ),
          'member', jsonb_build_object(
            'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name,
            'avatar_url', person.avatar_url
          ),
          'event', case when events.deleted_at is null then jsonb_build_object(
            'id', events.id, 'title', events.title, 'start_time', events.start_time, 'time_zone', events.time_zone,
            'location', events.location, 'credits_required', events.credits_required
          ) end
        )
        order by
          case when oldest_first then booking.created_at end, case when oldest_first then booking.id end,
          booking.created_at desc, booking.id desc
      )
      from listed
      join public.event_bookings booking on booking.id = listed.id
      join public.event_applications application on application.id = booking.application_id
      join public.profiles person on person.id = booking.user_id
      join public.events on events.id = booking.event_id
    ), '[]')
  ) into answer;
  return answer;
end
$$;

create function public.list_pending_event_bookings(
  search text default null, oldest_first boolean default false, page integer default 1, page_size integer default 20
)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.pending_bookings(search, oldest_first, page, page_size) $$;

grant execute on function
  private.state_payment(uuid, boolean), private.pending_bookings(text, boolean, integer, integer)
  to authenticated;
grant execute on function
  public.state_payment(uuid, boolean), public.list_pending_event_bookings(text, boolean, integer, integer)
  to authenticated;
