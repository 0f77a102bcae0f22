-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- On storage.objects, which is Supabase's.
-- What is the caller's already is told by the beginning of its name, which an index knows: a list of ten
-- thousand pictures must not ask the rule above about each. '0' follows '/'.
create policy "pictures are seen by those who may write them" on storage.objects
  for select to authenticated
  using (bucket_id = 'profile-pictures' and name ~>=~ ((select auth.uid()) || '/')
    and name ~<~ ((select auth.uid()) || '0') or bucket_id = 'event-images' and (select private.is_admin()));
create policy "pictures are uploaded to one's own place" on storage.objects
  for insert to authenticated
  with check (private.may_write_object(bucket_id, name));
create policy "pictures are replaced in one's own place" on storage.objects
  for update to authenticated
  using (bucket_id = 'profile-pictures' and name ~>=~ ((select auth.uid()) || '/')
    and name ~<~ ((select auth.uid()) || '0') or bucket_id = 'event-images' and (select private.is_admin()))
  with check (private.may_write_object(bucket_id, name));
create policy "pictures are removed from one's own place" on storage.objects
  for delete to authenticated
  using (bucket_id = 'profile-pictures' and name ~>=~ ((select auth.uid()) || '/')
    and name ~<~ ((select auth.uid()) || '0') or bucket_id = 'event-images' and (select private.is_admin()));

create or replace function private.check_avatar_url()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if new.avatar_url is not null
    and (tg_op = 'INSERT' or new.avatar_url is distinct from old.avatar_url)
    and not private.is_stored_at(new.avatar_url, 'profile-pictures/' || new.id || '/profile\.(jpg|jpeg|png|webp|gif)')
  then
    raise exception using errcode = '23514', message = 'The avatar must be a picture in your own folder';
  end if;
  return new;
end
$$;

-- True for the public address of an object in this project's storage: https, or on this machine.
create or replace function private.is_stored_at(url text, object_pattern text)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select coalesce(
    origin ~ '^(https://[A-Za-z0-9.-]+|http://(127\.0\.0\.1|localhost))(:[0-9]{1,5})?$'
      and starts_with(url, public_objects)
      and substr(url, char_length(public_objects) + 1) ~ ('^' || object_pattern || '(\?[A-Za-z0-9=&._-]{0,100})?$'),
    false
  )
  from (select private.setting('storage_origin')) setting (origin)
  cross join lateral (select origin || '/storage/v1/object/public/') place (public_objects)
$$;

-- The member's one avatar (R-148), or, for an admin, an event picture under a random name (R-341).
create or replace function private.may_write_object(bucket text, object_name text)
returns boolean
language sql stable security definer set search_path to ''
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

-- With the member's account the pictures go: without its row nobody finds an object any more. Hosted Storage
-- keeps rows from being deleted by accident, and wants to be told that this is none.
create or replace function private.remove_pictures()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'profile-pictures' and name ~>=~ (old.id || '/') and name ~<~ (old.id || '0');
  perform set_config('storage.allow_delete_query', 'false', true);
  return null;
end
$$;
