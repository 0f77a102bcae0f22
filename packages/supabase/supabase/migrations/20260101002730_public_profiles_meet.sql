-- Names and faces by id: as everywhere, nobody sees whom she blocked or who blocked her (A-57).
create or replace function private.public_profiles(user_ids uuid[])
returns table (id uuid, first_name text, last_name text, title text, avatar_url text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_account() then
    raise exception using errcode = '42501', message = 'This account is gone';
  end if;
  if cardinality(user_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  return query
    select person.id, person.first_name, person.last_name, person.title, person.avatar_url
    from public.profiles person
    where person.id = any (user_ids) and private.may_meet((select auth.uid()), person.id);
end
$$;
