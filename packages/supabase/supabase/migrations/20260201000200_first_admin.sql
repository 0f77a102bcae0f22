-- A setting that was emptied is none: otherwise nobody could ever become the first admin (A-40).
create or replace function private.claim_first_admin()
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  designated text := nullif(btrim(private.setting('first_admin_email')), '');
begin
  if caller is null then
    raise exception using errcode = '42501', message = 'Sign in first';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sorella.first_admin', 0));
  if exists (select from public.admin_users where user_id = caller) then return true; end if;
  if exists (select from public.admin_users) then
    raise exception using errcode = 'P0001', message = 'ADMIN_EXISTS';
  end if;
  if designated is not null and not exists (
    select from auth.users
    where id = caller and lower(email) = lower(designated) and email_confirmed_at is not null
  ) then
    raise exception using errcode = 'P0001', message = 'ADMIN_RESTRICTED';
  end if;
  insert into public.admin_users (user_id) values (caller);
  return true;
end
$$;
