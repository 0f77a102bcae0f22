-- What an event may say: a title and a place that can be seen, and a picture from where pictures are shown.

-- Whether a text leaves any ink: what Unicode counts as letters, blanks or formats and nobody sees is taken away first.
-- What this server's Unicode does not know yet passes: a browser may know letters that are newer.
create function private.is_visible(text text)
returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    $1,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g'
  ) ~ '[^[:space:][:cntrl:]]' collate "pg_c_utf8"
$$;
grant execute on function private.is_visible(text) to authenticated, service_role;

-- Not asked of what stands there already: a deploy never fails for a title of before.
alter table public.events
  add constraint events_title_visible check (private.is_visible(title)) not valid,
  add constraint events_location_visible check (private.is_visible(location)) not valid;

-- A picture that is not taken is told apart from other values: its admin uploads it instead.
create or replace function private.check_event()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if tg_op = 'INSERT' and caller is not null then
    new.created_by := caller;
  end if;
  perform private.check_time_zone(new.time_zone);
  if new.image_url is not null
    and (tg_op = 'INSERT' or new.image_url is distinct from old.image_url)
    and not private.is_stored_at(new.image_url, 'event-images/[A-Za-z0-9._-]+')
    and new.image_url !~ (
      '^https://(' || private.setting('image_hosts') || ')/[A-Za-z0-9._~%/?=&+,:;@!()*-]+$'
    )
  then
    raise exception using errcode = 'P0001', message = 'PICTURE_REFUSED';
  end if;
  return new;
end
$$;
