-- Members: profiles, what they told us at sign-up, and who among them is an admin.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (char_length(first_name) <= 80 and private.is_name(first_name)),
  last_name text check (char_length(last_name) <= 80 and private.is_name(last_name)),
  title text check (char_length(title) <= 120),
  bio text check (char_length(bio) <= 250),
  avatar_url text check (char_length(avatar_url) <= 500),
  phone text check (phone ~ '^[0-9+()./ -]{3,40}$'),
  gender text check (gender = 'female'),
  city text check (char_length(btrim(city)) between 2 and 120),
  age integer check (age between 18 and 100),
  whatsapp_group_opt_in boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);

create table public.admin_users (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);

create table public.user_social_links (
  user_id uuid not null references public.profiles (id) on delete cascade,
  platform text not null check (platform in ('instagram', 'linkedin')),
  url text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (user_id, platform),
  constraint user_social_links_url_host check (
    char_length(url) <= 300
    and case platform
      when 'instagram' then url ~ '^https://(www\.)?instagram\.com/[A-Za-z0-9._~%/?=&+-]+$'
      else url ~ '^https://([a-z]{2,3}\.)?linkedin\.com/[A-Za-z0-9._~%/?=&+-]+$'
    end
  )
);

create table public.user_questionnaire_responses (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  hoping_to_find text[] not null check (
    cardinality(hoping_to_find) between 1 and 5 and hoping_to_find <@ array[
      'A best friend', 'A group of fun, like-minded women', 'Someone to attend events with', 'A support system',
      'Just seeing who I vibe with'
    ]
  ),
  ideal_weekend text[] not null check (
    cardinality(ideal_weekend) between 1 and 5 and ideal_weekend <@ array[
      'Social time with friends', 'Relaxing with a book or show', 'Attending a class or workshop',
      'Trying something new', 'Doing something productive'
    ]
  ),
  vibe_description text[] not null check (
    cardinality(vibe_description) between 1 and 5 and vibe_description <@ array[
      'Outgoing and social', 'Easygoing and chill', 'Quiet and thoughtful', 'Fun and adventurous',
      'Creative and expressive'
    ]
  ),
  people_vibe text[] not null check (
    cardinality(people_vibe) between 1 and 5 and people_vibe <@ array[
      'Energetic and fun', 'Calm and kind', 'Honest and open', 'Motivated and driven', 'Supportive and thoughtful'
    ]
  ),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);

create table public.interest_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
);

create table public.user_interests (
  user_id uuid not null references public.profiles (id) on delete cascade,
  interest_category_id uuid not null references public.interest_categories (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, interest_category_id)
);
create index user_interests_interest_category_id_idx on public.user_interests (interest_category_id);

create table public.user_approvals (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index user_approvals_status_idx on public.user_approvals (status, created_at desc);

-- One row for each replayable write of a member's outbox: what was applied once is not applied again (R-434).
create table public.client_operations (
  user_id uuid not null references public.profiles (id) on delete cascade,
  operation_id uuid not null,
  -- The version of the row that the operation made.
  result_version timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, operation_id)
);

create function private.is_admin()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.admin_users where user_id = (select auth.uid()))
$$;

create function private.require_admin(refusal text)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = refusal;
  end if;
end
$$;

-- A token outlives its account for up to an hour; whoever has no profile any more is nobody.
create function private.has_account()
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles where id = (select auth.uid()))
$$;

-- For procedures that take a user id: it is a claim, and holds only for the caller alone (A-55).
create function private.require_self(claimed uuid)
returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if claimed is distinct from (select auth.uid()) or claimed is null then
    raise exception using errcode = '42501', message = 'You can only do this for yourself';
  end if;
end
$$;

-- Takes a client-made id once. When this caller used it before, tells so and which version came of it: the next edit in
-- the member's queue is based on that one, and must still notice what somebody else wrote in between.
create function private.take_operation(operation uuid, out taken_before boolean, out version timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  taken_before := false;
  if operation is null then return; end if;
  insert into public.client_operations (user_id, operation_id) values ((select auth.uid()), operation)
  on conflict do nothing;
  if found then
    delete from public.client_operations
    where user_id = (select auth.uid())
      and created_at < clock_timestamp() - make_interval(days => private.limit_of('client_operations_days'));
    return;
  end if;
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
-- with. When it is still to be done: null, unless the row that it edits is no longer the one that the member
-- saw.
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

-- A name that a profile does not hold must not make the sign-up fail: what can be kept of it is.
create function private.create_profile()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, first_name, last_name)
  values (
    new.id,
    private.name_from(new.raw_user_meta_data ->> 'first_name'),
    private.name_from(new.raw_user_meta_data ->> 'last_name')
  )
  on conflict (id) do nothing;
  return new;
end
$$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Every member waits for approval from the moment there is a profile, whatever device the member goes on with
-- (R-125).
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

create function private.check_avatar_url()
returns trigger
language plpgsql security definer set search_path = ''
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
create trigger check_avatar_url before insert or update of avatar_url on public.profiles
  for each row execute function private.check_avatar_url();

create function private.limit_interests()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two tabs at once count one after the other.
  perform from public.profiles where id = new.user_id for no key update;
  if not exists (
    select from public.user_interests
    where user_id = new.user_id and interest_category_id = new.interest_category_id
  ) and (select count(*) from public.user_interests where user_id = new.user_id) >= 3 then
    raise exception using errcode = '23514', message = 'At most three interests';
  end if;
  return new;
end
$$;
create trigger limit_interests before insert or update on public.user_interests
  for each row execute function private.limit_interests();

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.user_social_links
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.user_questionnaire_responses
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.user_approvals
  for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
alter table public.admin_users enable row level security;
alter table public.user_social_links enable row level security;
alter table public.user_questionnaire_responses enable row level security;
alter table public.interest_categories enable row level security;
alter table public.user_interests enable row level security;
alter table public.user_approvals enable row level security;
alter table public.client_operations enable row level security;

grant execute on function private.is_admin(), private.require_admin(text), private.require_self(uuid) to authenticated;
grant execute on function
  private.take_operation(uuid), private.keep_version(uuid, timestamptz),
  private.version_if_done(uuid, timestamptz, timestamptz)
  to authenticated;

grant select on public.profiles to authenticated;
grant update (first_name, last_name, title, bio, avatar_url, phone, gender, city, age, whatsapp_group_opt_in)
  on public.profiles to authenticated;
create policy "a profile is read by its owner and by admins" on public.profiles
  for select to authenticated using (id = (select auth.uid()) or (select private.is_admin()));
create policy "a profile is changed by its owner" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

grant select on public.admin_users to authenticated;
create policy "an admin sees her own row" on public.admin_users
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select, delete on public.user_social_links to authenticated;
grant insert (user_id, platform, url), update (user_id, platform, url) on public.user_social_links to authenticated;
create policy "links are read by their owner and by admins" on public.user_social_links
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "links are added by their owner" on public.user_social_links
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "links are changed by their owner" on public.user_social_links
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "links are removed by their owner" on public.user_social_links
  for delete to authenticated using (user_id = (select auth.uid()));

grant select on public.user_questionnaire_responses to authenticated;
grant insert (user_id, hoping_to_find, ideal_weekend, vibe_description, people_vibe),
  update (user_id, hoping_to_find, ideal_weekend, vibe_description, people_vibe)
  on public.user_questionnaire_responses to authenticated;
create policy "answers are read by their owner and by admins" on public.user_questionnaire_responses
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "answers are given by their owner" on public.user_questionnaire_responses
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "answers are changed by their owner" on public.user_questionnaire_responses
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.interest_categories to anon, authenticated;
create policy "interests are for everyone to read" on public.interest_categories
  for select to anon, authenticated using (true);

grant select, delete on public.user_interests to authenticated;
grant insert (user_id, interest_category_id), update (user_id, interest_category_id)
  on public.user_interests to authenticated;
create policy "chosen interests are read by their owner and by admins" on public.user_interests
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "chosen interests are added by their owner" on public.user_interests
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "chosen interests are replaced by their owner" on public.user_interests
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "chosen interests are removed by their owner" on public.user_interests
  for delete to authenticated using (user_id = (select auth.uid()));

grant select on public.user_approvals to authenticated;
create policy "an approval is read by its member and by admins" on public.user_approvals
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Edits that an outbox may replay: applied once for each operation id, and refused with CONFLICT when the row is no
-- longer the one that the member edited. Keys that are left out stay as they are; unknown ones are refused.
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
  perform private.check_keys(changes, 'public.profiles', 'update');
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
  execute format(
    'update public.profiles set %s where id = $2 returning *', private.assignments('public.profiles')
  ) into row_after using row_after, user_id;
  perform private.keep_version(operation_id, row_after.updated_at);
  return row_after;
end
$$;

-- The member's are these and no others. The lock makes two tabs take turns: the later one's set stands, not a
-- mixture.
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

grant execute on function public.update_own_profile(uuid, jsonb, uuid, timestamptz), public.save_interests(uuid, uuid[])
  to authenticated;
