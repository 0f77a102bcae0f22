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

-- Her one avatar (R-148), or, for an admin, an event picture under a random name (R-341).
create function private.may_write_object(bucket text, object_name text)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select case bucket
    when 'profile-pictures' then
      object_name ~ ('^' || auth.uid() || '/profile\.(jpg|jpeg|png|webp|gif)$')
    when 'event-images' then
      object_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|webp|gif)$' and private.is_admin()
    else false
  end
$$;
grant execute on function private.may_write_object(text, text) to authenticated;

create policy "pictures are seen by those who may write them" on storage.objects
  for select to authenticated using (private.may_write_object(bucket_id, name));
create policy "pictures are uploaded to one's own place" on storage.objects
  for insert to authenticated with check (private.may_write_object(bucket_id, name));
create policy "pictures are replaced in one's own place" on storage.objects
  for update to authenticated
  using (private.may_write_object(bucket_id, name)) with check (private.may_write_object(bucket_id, name));
create policy "pictures are removed from one's own place" on storage.objects
  for delete to authenticated using (private.may_write_object(bucket_id, name));
