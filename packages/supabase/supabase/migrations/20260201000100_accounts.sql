-- Accounts: writes that an outbox repeats name whom they belong to and answer alike each time, what sign-up told us, and
-- every member's approval.

-- The version of the row that the operation made; null for operations from before this column.
alter table public.client_operations add column result_version timestamptz;

drop function public.update_own_profile(jsonb, uuid, timestamptz);
drop function public.update_event(uuid, jsonb, uuid, timestamptz);
drop function public.claim_first_admin();
drop function public.grant_admin(uuid);
drop function public.request_approval();
drop function private.take_operation(uuid);

-- Takes a client-made id once. When this caller used it before, tells so and which version came of it: the next edit in
-- her queue is based on that one, and must still notice what somebody else wrote in between.
create function private.take_operation(operation uuid, out taken_before boolean, out version timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  taken_before := false;
  if operation is null then return; end if;
  insert into public.client_operations (user_id, operation_id) values ((select auth.uid()), operation)
  on conflict do nothing;
  if found then return; end if;
  taken_before := true;
  select result_version into version from public.client_operations
  where user_id = (select auth.uid()) and operation_id = operation;
end
$$;

create function private.keep_version(operation uuid, version timestamptz)
returns void
language sql volatile security definer set search_path = ''
as $$
  update public.client_operations set result_version = version
  where user_id = (select auth.uid()) and operation_id = operation
$$;

-- What an edit that an outbox repeats asks before it writes. When its operation was taken before: the version to answer
-- with. When it is still to be done: null, unless the row that it edits is no longer the one that she saw.
create function private.version_if_done(operation uuid, current_version timestamptz, expected_version timestamptz)
returns timestamptz
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  taken record;
begin
  taken := private.take_operation(operation);
  if taken.taken_before then
    return coalesce(taken.version, current_version);
  end if;
  if expected_version <> current_version then
    raise exception using errcode = 'P0001', message = 'CONFLICT';
  end if;
  return null;
end
$$;

create function public.update_own_profile(
  user_id uuid, changes jsonb, operation_id uuid default null, expected_updated_at timestamptz default null
)
returns public.profiles
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  done_version timestamptz;
  row_before public.profiles;
  row_after public.profiles;
begin
  perform private.require_self(user_id);
  perform private.check_keys(changes, array[
    'first_name', 'last_name', 'title', 'bio', 'avatar_url', 'phone', 'gender', 'city', 'age', 'whatsapp_group_opt_in'
  ]);
  select * into row_before from public.profiles where id = update_own_profile.user_id for no key update;
  if not found then
    raise exception using errcode = '42501', message = 'You can only change your own profile';
  end if;
  done_version := private.version_if_done(operation_id, row_before.updated_at, expected_updated_at);
  if done_version is not null then
    row_before.updated_at := done_version;
    return row_before;
  end if;
  row_after := jsonb_populate_record(row_before, changes);
  update public.profiles set
    first_name = row_after.first_name, last_name = row_after.last_name, title = row_after.title,
    bio = row_after.bio, avatar_url = row_after.avatar_url, phone = row_after.phone, gender = row_after.gender,
    city = row_after.city, age = row_after.age, whatsapp_group_opt_in = row_after.whatsapp_group_opt_in
  where id = update_own_profile.user_id
  returning * into row_after;
  perform private.keep_version(operation_id, row_after.updated_at);
  return row_after;
end
$$;

create function public.update_event(
  user_id uuid, target_event_id uuid, changes jsonb, operation_id uuid default null,
  expected_updated_at timestamptz default null
)
returns public.events
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  done_version timestamptz;
  row_before public.events;
  row_after public.events;
begin
  perform private.require_self(user_id);
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'Only admins can edit events';
  end if;
  perform private.check_keys(changes, array[
    'title', 'description', 'detailed_description', 'category', 'location', 'start_time', 'end_time', 'max_attendees',
    'credits_required', 'image_url', 'paypal_username'
  ]);
  select * into row_before from public.events where id = target_event_id for no key update;
  if not found then
    raise exception using errcode = 'P0001', message = 'EVENT_NOT_FOUND';
  end if;
  done_version := private.version_if_done(operation_id, row_before.updated_at, expected_updated_at);
  if done_version is not null then
    row_before.updated_at := done_version;
    return row_before;
  end if;
  row_after := jsonb_populate_record(row_before, changes);
  update public.events set
    title = row_after.title, description = row_after.description,
    detailed_description = row_after.detailed_description, category = row_after.category,
    location = row_after.location, start_time = row_after.start_time, end_time = row_after.end_time,
    max_attendees = row_after.max_attendees, credits_required = row_after.credits_required,
    image_url = row_after.image_url, paypal_username = row_after.paypal_username
  where id = target_event_id
  returning * into row_after;
  perform private.keep_version(operation_id, row_after.updated_at);
  return row_after;
end
$$;

-- Passes by the policies, which hide an event that was deleted after its first creation: a repeated one must find it.
create function private.create_event(draft jsonb, operation_id uuid)
returns public.events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  operation record;
  wished public.events;
  made public.events;
begin
  perform private.require_admin('Only admins can create events');
  perform private.check_keys(draft, array[
    'id', 'title', 'description', 'detailed_description', 'category', 'location', 'start_time', 'end_time',
    'max_attendees', 'credits_required', 'image_url', 'paypal_username'
  ]);
  wished := jsonb_populate_record(null::public.events, draft);
  if wished.id is null then
    raise exception using errcode = '22023', message = 'An event comes with its id';
  end if;
  operation := private.take_operation(operation_id);
  insert into public.events (
    id, title, description, detailed_description, category, location, start_time, end_time, max_attendees,
    credits_required, image_url, paypal_username
  )
  values (
    wished.id, wished.title, wished.description, wished.detailed_description, wished.category, wished.location,
    wished.start_time, wished.end_time, coalesce(wished.max_attendees, 20), coalesce(wished.credits_required, 0),
    wished.image_url, wished.paypal_username
  )
  on conflict (id) do nothing
  returning * into made;
  if found then
    perform private.keep_version(operation_id, made.updated_at);
    return made;
  end if;
  select * into made from public.events where id = wished.id;
  if made.created_by is distinct from (select auth.uid()) then
    raise exception using errcode = 'P0001', message = 'CONFLICT';
  end if;
  made.updated_at := coalesce(operation.version, made.updated_at);
  return made;
end
$$;

create function public.create_event(user_id uuid, draft jsonb, operation_id uuid default null)
returns public.events
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.create_event(draft, operation_id);
end
$$;

create function public.claim_first_admin(user_id uuid)
returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.claim_first_admin();
end
$$;

create function public.grant_admin(user_id uuid, target_user_id uuid)
returns boolean
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  return private.grant_admin(target_user_id);
end
$$;

create function public.request_approval(user_id uuid)
returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  perform private.request_approval();
end
$$;

-- Every member waits for approval from the moment she has a profile, whatever device she goes on with (R-125).
create function private.create_approval()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_approvals (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end
$$;
create trigger create_approval after insert on public.profiles
  for each row execute function private.create_approval();
insert into public.user_approvals (user_id) select id from public.profiles on conflict (user_id) do nothing;

-- Hers are these and no others. The lock makes two tabs take turns: the later one's set stands, not a mixture.
create function public.save_interests(user_id uuid, interest_category_ids uuid[])
returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform private.require_self(user_id);
  perform from public.profiles where id = save_interests.user_id for no key update;
  delete from public.user_interests chosen
  where chosen.user_id = save_interests.user_id and chosen.interest_category_id <> all (interest_category_ids);
  insert into public.user_interests (user_id, interest_category_id)
  select save_interests.user_id, category from unnest(interest_category_ids) category
  on conflict do nothing;
end
$$;

grant execute on function
  private.take_operation(uuid), private.keep_version(uuid, timestamptz), private.create_event(jsonb, uuid),
  private.version_if_done(uuid, timestamptz, timestamptz)
  to authenticated;
grant execute on function
  public.update_own_profile(uuid, jsonb, uuid, timestamptz),
  public.update_event(uuid, uuid, jsonb, uuid, timestamptz),
  public.create_event(uuid, jsonb, uuid), public.claim_first_admin(uuid), public.grant_admin(uuid, uuid),
  public.request_approval(uuid), public.save_interests(uuid, uuid[])
  to authenticated;
