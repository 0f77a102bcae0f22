-- Whoever had applied for an event reads what it was after it was deleted, too: her application and her money name it (R-309).
create or replace function private.own_event_ids()
returns setof uuid
language sql stable security definer set search_path to ''
as $$ select applied.event_id from public.event_applications applied where applied.user_id = auth.uid() $$;
grant execute on function private.own_event_ids() to authenticated;

drop policy "published events are for members to read until deleted, and all" on public.events;
create policy "events are for members until deleted, then for who had applied" on public.events
  for select to authenticated
  using ((deleted_at is null or cancelled_at is not null or id in (select private.own_event_ids()))
    and (published_at <= now() or (select private.is_admin())));

-- It is asked for by name where an event's own page is read. What visitors read of it is always null, or of a cancelled event.
grant select (deleted_at) on public.events to anon;
