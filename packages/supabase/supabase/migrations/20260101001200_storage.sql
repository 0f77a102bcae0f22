-- Pictures. Both buckets are public to read by address; nobody lists another's folder.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('profile-pictures', 'profile-pictures', true, 5242880,
    array['image/jpeg', 'image/png', 'image/webp', 'image/gif']),
  ('event-images', 'event-images', true, 5242880,
    array['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- The member's one avatar (R-148), or, for an admin, an event picture under a random name (R-341).
create function private.may_write_object(bucket text, object_name text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select case bucket
    when 'profile-pictures' then
      object_name ~ ('^' || auth.uid() || '/profile\.(jpg|jpeg|png|webp|gif)$')
        and private.has_account()
    when 'event-images' then
      object_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp|gif)$' and private.is_admin()
    else false
  end
$$;
grant execute on function private.may_write_object(text, text) to authenticated;

-- What is the caller's already is told by the beginning of its name, which an index knows: a list of ten
-- thousand pictures must not ask the rule above about each. '0' follows '/'.
create policy "pictures are seen by those who may write them" on storage.objects
  for select to authenticated using (
    (
      bucket_id = 'profile-pictures'
      and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0')
    )
    or (bucket_id = 'event-images' and (select private.is_admin()))
  );
create policy "pictures are uploaded to one's own place" on storage.objects
  for insert to authenticated with check (private.may_write_object(bucket_id, name));
create policy "pictures are replaced in one's own place" on storage.objects
  for update to authenticated
  using (
    (
      bucket_id = 'profile-pictures'
      and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0')
    )
    or (bucket_id = 'event-images' and (select private.is_admin()))
  )
  with check (private.may_write_object(bucket_id, name));
create policy "pictures are removed from one's own place" on storage.objects
  for delete to authenticated using (
    (
      bucket_id = 'profile-pictures'
      and name ~>=~ ((select auth.uid()) || '/') and name ~<~ ((select auth.uid()) || '0')
    )
    or (bucket_id = 'event-images' and (select private.is_admin()))
  );

-- With the member's account the pictures go: without its row nobody finds an object any more. Hosted Storage
-- keeps rows from being deleted by accident, and wants to be told that this is none.
create function private.remove_pictures()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'profile-pictures' and name ~>=~ (old.id || '/') and name ~<~ (old.id || '0');
  perform set_config('storage.allow_delete_query', 'false', true);
  return null;
end
$$;
create trigger remove_pictures after delete on public.profiles
  for each row execute function private.remove_pictures();
