-- A reference is eight letters of the application's id, and stands for one application alone. Among a million
-- applications two ids share one more likely than not: the later takes another id, where the member would have been told
-- that she could not apply.
create function private.take_free_reference()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  while exists (select from public.event_applications where reference = private.reference_of(new.id)) loop
    new.id := gen_random_uuid();
  end loop;
  return new;
end
$$;
create trigger take_free_reference before insert on public.event_applications
  for each row execute function private.take_free_reference();

revoke execute on function private.take_free_reference() from public, anon, authenticated, service_role;
