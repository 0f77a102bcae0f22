-- The order of all locks once more: the member, then the event. An application whose member's account is going waits
-- for it here, before `prepare_application` holds the event: the name puts this trigger first.
create function private.hold_applicant()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever applies for somebody else is answered by `prepare_application`.
  if new.user_id = coalesce(auth.uid(), new.user_id) then
    perform from public.profiles where id = new.user_id for key share;
    if not found then
      raise exception using errcode = '23503', constraint = 'event_applications_user_id_fkey',
        message = 'Only a member can apply';
    end if;
  end if;
  return new;
end
$$;
create trigger hold_applicant before insert on public.event_applications
  for each row execute function private.hold_applicant();
