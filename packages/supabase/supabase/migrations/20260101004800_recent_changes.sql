-- What a page read before it was listening may have changed unheard. Rather than reading everything a second time it
-- asks once what was told meanwhile on the topics that the caller may hear: kinds alone, as the topics tell them (A-59,
-- A-83). A telling bears the time at which its transaction began, and is there for others when it ends: a telling of up
-- to fifteen seconds earlier counts too, longer than a member's statement may run. The tellings are found by
-- their time, in Supabase's own index.
create function private.recent_changes(seconds integer)
returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  since constant timestamp := (now() at time zone 'UTC') - make_interval(secs => 15 + greatest(0, least(coalesce(seconds, 0), 600)));
  hears_admins constant boolean := private.is_admin();
begin
  return array(
    select distinct said.payload ->> 'kind' as kind
    from realtime.messages as said
    where said.extension = 'broadcast' and said.private and said.event = 'change' and said.inserted_at > since
      and (said.topic in ('events', 'user:' || caller) or (hears_admins and said.topic like 'admins%'))
      and said.payload ->> 'kind' is not null
    order by kind
  );
end
$$;

create function public.recent_changes(seconds integer)
returns text[]
language sql stable security invoker set search_path = ''
as $$ select private.recent_changes(seconds) $$;

grant execute on function private.recent_changes(integer), public.recent_changes(integer) to authenticated;
