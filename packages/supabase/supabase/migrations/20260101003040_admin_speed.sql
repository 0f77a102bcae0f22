-- Lists and locks of many rows: what an admin asks for comes at once, and holds no row for long.

-- Fifty events at once, so that nobody waits long for one of them: it is asked again until none is left.
create or replace function private.refresh_paypal_links(new_username text)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  refreshed integer;
begin
  perform private.require_admin('Only admins can change payment links');
  if new_username is null or new_username !~ '^[A-Za-z0-9]{1,20}$' then
    raise exception using errcode = '22023', message = 'A PayPal.me user name has 1 to 20 letters and digits';
  end if;
  with differing as (
    select id from public.events
    where deleted_at is null and credits_required > 0 and paypal_username is distinct from new_username
    order by id
    limit 50
    for no key update
  )
  update public.events set paypal_username = new_username
  from differing where events.id = differing.id;
  get diagnostics refreshed = row_count;
  return refreshed;
end
$$;

create index admin_audit_log_row_prefix_idx on public.admin_audit_log (row_id text_pattern_ops);
