-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

-- On auth.users, which is Supabase's.
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- What organizers note about a member. She does not read it.
create table private.member_notes (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  author_id uuid,
  note text not null,
  created_at timestamptz not null default clock_timestamp(),
  is_warning boolean not null default false,
  read_at timestamptz,
  constraint member_notes_pkey primary key (id),
  constraint member_notes_author_id_fkey foreign key (author_id)
    references public.profiles(id) on delete set null,
  constraint member_notes_user_id_fkey foreign key (user_id) references public.profiles(id) on delete cascade,
  constraint member_notes_note_check check (char_length(btrim(note)) >= 1
    and char_length(btrim(note)) <= 2000),
  constraint member_notes_read_check check (is_warning or read_at is null),
  constraint member_notes_warning_check check (not is_warning or char_length(btrim(note)) <= 500)
);
create index member_notes_author_id_idx on private.member_notes using btree (author_id);
create index member_notes_user_id_idx on private.member_notes using btree (user_id, created_at desc);
alter table private.member_notes enable row level security;
create trigger broadcast_warning after insert or update of read_at on private.member_notes
  for each row when (new.is_warning) execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger drop_invisible before insert on private.member_notes
  for each row execute function private.drop_invisible('note');
create trigger write_audit after insert on private.member_notes
  for each row execute function private.write_audit();

create table public.interest_categories (
  id uuid not null default gen_random_uuid(),
  name text not null,
  constraint interest_categories_pkey primary key (id),
  constraint interest_categories_name_key unique (name)
);
alter table public.interest_categories enable row level security;
grant select on public.interest_categories to anon, authenticated;
create policy "interests are for everyone to read" on public.interest_categories
  for select to anon, authenticated
  using (true);

-- Until then she may read everything, and neither apply nor write nor ask. The reason is for her: she reads it.
create table public.member_suspensions (
  user_id uuid not null,
  until timestamptz not null,
  reason text not null,
  suspended_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint member_suspensions_pkey primary key (user_id),
  constraint member_suspensions_suspended_by_fkey foreign key (suspended_by)
    references public.profiles(id) on delete set null,
  constraint member_suspensions_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint member_suspensions_reason_check check (char_length(btrim(reason)) >= 1
    and char_length(btrim(reason)) <= 500)
);
create index member_suspensions_suspended_by_idx on public.member_suspensions using btree (suspended_by);
alter table public.member_suspensions enable row level security;
grant select (user_id, until, reason) on public.member_suspensions to authenticated;
create policy "a suspension is read by its member" on public.member_suspensions
  for select to authenticated
  using (user_id = (select auth.uid()));
create trigger broadcast_change after insert or delete or update on public.member_suspensions
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger drop_invisible before insert or update of reason on public.member_suspensions
  for each row execute function private.drop_invisible('reason');
create trigger write_audit after insert or delete or update on public.member_suspensions
  for each row execute function private.write_audit();

create table public.profiles (
  id uuid not null,
  first_name text,
  last_name text,
  title text,
  bio text,
  avatar_url text,
  phone text,
  gender text,
  city text,
  age integer,
  whatsapp_group_opt_in boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Names as they are compared: to fold them anew takes most of a search.
  search_name text generated always as (private.folded((coalesce(first_name,
    '') || ' ') || coalesce(last_name, ''))) stored,
  constraint profiles_pkey primary key (id),
  constraint profiles_id_fkey foreign key (id) references auth.users(id) on delete cascade,
  constraint profiles_age_check check (age >= 18 and age <= 100),
  constraint profiles_avatar_url_check check (char_length(avatar_url) <= 500),
  constraint profiles_bio_check check (char_length(bio) <= 250),
  constraint profiles_city_check check (char_length(btrim(city)) >= 2 and char_length(btrim(city)) <= 120),
  constraint profiles_first_name_check check (char_length(first_name) <= 80 and private.is_name(first_name)),
  constraint profiles_gender_check check (gender = 'female'),
  constraint profiles_last_name_check check (char_length(last_name) <= 80 and private.is_name(last_name)),
  constraint profiles_phone_check check (phone ~ '^[0-9+()./ -]{3,40}$'),
  constraint profiles_title_check check (char_length(title) <= 120)
);
-- Applications and payments in the order of members: the names are few, and what stands under one is put in order by itself.
create index profiles_by_name_idx on public.profiles using btree (lower(coalesce((first_name || ' ') || last_name,
  first_name, last_name, '')));
-- Who came lately.
create index profiles_created_at_idx on public.profiles using btree (created_at);
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (first_name, last_name, title, bio, avatar_url, phone, gender, city, age,
  whatsapp_group_opt_in) on public.profiles to authenticated;
create policy "a profile is read by its owner" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()));
create policy "a profile is changed by its owner" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));
create trigger broadcast_change after update on public.profiles
  for each row execute function private.broadcast_change('profile', 'admins', 'id');
create trigger check_avatar_url before insert or update of avatar_url on public.profiles
  for each row execute function private.check_avatar_url();
create trigger create_approval after insert on public.profiles
  for each row execute function private.create_approval();
create trigger drop_invisible before insert or update of title, bio on public.profiles
  for each row execute function private.drop_invisible('title', 'bio');
create trigger forget_notifications after delete on public.profiles
  for each row execute function private.forget_notifications();
create trigger limit_profile_edits after update on public.profiles
  for each row execute function private.limit_profile_edits();
create trigger lock_events_of_member before delete on public.profiles
  for each row execute function private.lock_events_of_member();
create trigger lock_heads_of_member before delete on public.profiles
  for each row execute function private.lock_heads_of_member();
create trigger remember_bookings_of_member before delete on public.profiles
  for each row execute function private.keep_departed_bookings();
create trigger remove_pictures after delete on public.profiles
  for each row execute function private.remove_pictures();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create table public.user_interests (
  user_id uuid not null,
  interest_category_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint user_interests_pkey primary key (user_id, interest_category_id),
  constraint user_interests_interest_category_id_fkey foreign key (interest_category_id)
    references public.interest_categories(id) on delete cascade,
  constraint user_interests_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade
);
create index user_interests_interest_category_id_idx on public.user_interests using btree (interest_category_id);
alter table public.user_interests enable row level security;
grant select on public.user_interests to authenticated;
grant insert (user_id, interest_category_id) on public.user_interests to authenticated;
grant update (user_id, interest_category_id) on public.user_interests to authenticated;
grant delete on public.user_interests to authenticated;
create policy "chosen interests are read by their owner" on public.user_interests
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "chosen interests are added by their owner" on public.user_interests
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "chosen interests are replaced by their owner" on public.user_interests
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "chosen interests are removed by their owner" on public.user_interests
  for delete to authenticated
  using (user_id = (select auth.uid()));
create trigger limit_interests before insert or update on public.user_interests
  for each row execute function private.limit_interests();

create table public.user_questionnaire_responses (
  user_id uuid not null,
  hoping_to_find text[] not null,
  ideal_weekend text[] not null,
  vibe_description text[] not null,
  people_vibe text[] not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint user_questionnaire_responses_pkey primary key (user_id),
  constraint user_questionnaire_responses_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint user_questionnaire_responses_hoping_to_find_check check (cardinality(hoping_to_find) >= 1
    and cardinality(hoping_to_find) <= 5 and hoping_to_find <@ array['A best friend',
    'A group of fun, like-minded women', 'Someone to attend events with', 'A support system',
    'Just seeing who I vibe with']),
  constraint user_questionnaire_responses_ideal_weekend_check check (cardinality(ideal_weekend) >= 1
    and cardinality(ideal_weekend) <= 5 and ideal_weekend <@ array['Social time with friends',
    'Relaxing with a book or show', 'Attending a class or workshop', 'Trying something new',
    'Doing something productive']),
  constraint user_questionnaire_responses_people_vibe_check check (cardinality(people_vibe) >= 1
    and cardinality(people_vibe) <= 5 and people_vibe <@ array['Energetic and fun', 'Calm and kind',
    'Honest and open', 'Motivated and driven', 'Supportive and thoughtful']),
  constraint user_questionnaire_responses_vibe_description_check check (cardinality(vibe_description) >= 1
    and cardinality(vibe_description) <= 5 and vibe_description <@ array['Outgoing and social',
    'Easygoing and chill', 'Quiet and thoughtful', 'Fun and adventurous', 'Creative and expressive'])
);
alter table public.user_questionnaire_responses enable row level security;
grant select on public.user_questionnaire_responses to authenticated;
grant insert (user_id, hoping_to_find, ideal_weekend, vibe_description,
  people_vibe) on public.user_questionnaire_responses to authenticated;
grant update (user_id, hoping_to_find, ideal_weekend, vibe_description,
  people_vibe) on public.user_questionnaire_responses to authenticated;
create policy "answers are read by their owner" on public.user_questionnaire_responses
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "answers are given by their owner" on public.user_questionnaire_responses
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "answers are changed by their owner" on public.user_questionnaire_responses
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create trigger touch_updated_at before update on public.user_questionnaire_responses
  for each row execute function private.touch_updated_at();

create table public.user_social_links (
  user_id uuid not null,
  platform text not null,
  url text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint user_social_links_pkey primary key (user_id, platform),
  constraint user_social_links_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint user_social_links_platform_check check (platform = any (array['instagram', 'linkedin'])),
  constraint user_social_links_url_host check (char_length(url) <= 300 and
case platform
    when 'instagram'
    then url ~ '^https://(www\.)?instagram\.com/[A-Za-z0-9._~%/?=&+-]+$'
    else url ~ '^https://([a-z]{2,3}\.)?linkedin\.com/[A-Za-z0-9._~%/?=&+-]+$'
end)
);
alter table public.user_social_links enable row level security;
grant select on public.user_social_links to authenticated;
grant insert (user_id, platform, url) on public.user_social_links to authenticated;
grant update (user_id, platform, url) on public.user_social_links to authenticated;
grant delete on public.user_social_links to authenticated;
create policy "links are read by their owner" on public.user_social_links
  for select to authenticated
  using (user_id = (select auth.uid()));
create policy "links are added by their owner" on public.user_social_links
  for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "links are changed by their owner" on public.user_social_links
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "links are removed by their owner" on public.user_social_links
  for delete to authenticated
  using (user_id = (select auth.uid()));
create trigger touch_updated_at before update on public.user_social_links
  for each row execute function private.touch_updated_at();

create or replace function public.admin_get_user_emails(user_ids uuid[])
returns table(user_id uuid, email text)
language sql set search_path to ''
as $$ select * from private.user_emails(user_ids) $$;
grant execute on function public.admin_get_user_emails(uuid[]) to authenticated, service_role;

create or replace function private.user_emails(user_ids uuid[])
returns table(user_id uuid, email text)
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('payments', 'Only those who see to payments can read email addresses');
  if cardinality(user_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  perform private.note_reading('email addresses', false, '{}', cardinality(user_ids));
  return query
    select account.id, account.email::text from auth.users account
    where account.id = any (user_ids) and account.email is not null
      -- Who sees to payments writes to those who owe or paid something, and to nobody else.
      and (private.is_admin() or exists (
        select from public.event_bookings booking where booking.user_id = account.id
      ));
end
$$;
grant execute on function private.user_emails(uuid[]) to authenticated;

create or replace function public.admin_list_members(page integer, page_size integer,
  sort_by text default 'date', ascending boolean default false, wanted_status text default null::text,
  only_admins boolean default false, search text default null::text, is_export boolean default false)
returns jsonb
language sql set search_path to ''
as $$
  select private.list_members(
    page, page_size, sort_by, ascending, wanted_status, only_admins, search, coalesce(is_export, false)
  )
$$;
grant execute on function public.admin_list_members(integer, integer, text, boolean, text, boolean, text,
  boolean) to authenticated, service_role;

create or replace function private.list_members(page integer, page_size integer, sort_by text,
  ascending boolean, wanted_status text, only_admins boolean, search text, is_export boolean)
returns jsonb
language plpgsql security definer set search_path to '' set max_parallel_workers_per_gather to '0'
as $$
declare
  pattern text := private.search_pattern(search);
  members uuid[];
  direction text := case when ascending then 'asc' else 'desc' end;
  sorted text := case sort_by
    when 'date' then 'approval.created_at'
    when 'member' then 'lower(concat_ws('' '', person.first_name, person.last_name))'
    when 'status' then 'approval.status'
  end;
  matching text := concat_ws(' and ',
    'true',
    case when wanted_status is not null then 'approval.status = $1' end,
    case when pattern is not null then 'approval.user_id = any ($2)' end,
    case when only_admins then 'exists (select from public.admin_users a where a.user_id = approval.user_id)' end
  );
  total bigint;
  found jsonb;
begin
  perform private.require_right('members', 'Only those who see to members can read approvals');
  perform private.check_page(page, page_size, is_export);
  if sorted is null or ascending is null or coalesce(wanted_status not in ('pending', 'approved', 'rejected'), false)
  then
    raise exception using errcode = '22023', message = 'Unknown order or filter';
  end if;
  if pattern is not null then
    members := private.members_like(pattern);
  end if;
  execute 'select count(*) from public.user_approvals approval where ' || matching
    into total using wanted_status, members;
  execute format(
    'with page as materialized (
      select row_number() over (order by %1$s %2$s, approval.user_id %2$s) as place, approval.user_id
      from public.user_approvals approval
      join public.profiles person on person.id = approval.user_id
      where %3$s
      order by %1$s %2$s, approval.user_id %2$s
      limit $3 offset $4
    )
    select coalesce(jsonb_agg(to_jsonb(found) - ''place'' order by found.place), ''[]'') from (
      select page.place, approval.user_id, person.first_name, person.last_name, person.avatar_url, approval.status,
        approval.created_at, approval.updated_at,
        (select account.email from auth.users account where account.id = approval.user_id) as email,
        exists (select from public.admin_users a where a.user_id = approval.user_id) as is_admin
      from page
      join public.user_approvals approval on approval.user_id = page.user_id
      join public.profiles person on person.id = approval.user_id
    ) found',
    sorted, direction, matching
  ) into found using wanted_status, members, page_size, (page - 1)::bigint * page_size;
  perform private.note_reading(
    'members', is_export,
    jsonb_strip_nulls(jsonb_build_object(
      'status', wanted_status, 'only_admins', only_admins, 'searched', pattern is not null
    )),
    total
  );
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
grant execute on function private.list_members(integer, integer, text, boolean, text, boolean, text, boolean)
  to authenticated;

-- Members whose name or address has the searched letters, whatever their accents.
create or replace function private.members_like(pattern text)
returns uuid[]
language sql stable security definer set search_path to ''
as $$
  select array(
    select id from public.profiles
    where search_name like (select private.folded(pattern))
    union
    select id from auth.users where email like (select lower(pattern))
  )
$$;

create or replace function public.admin_member_story(target_user_id uuid)
returns jsonb
language sql set search_path to ''
as $$ select private.member_story(target_user_id) $$;
grant execute on function public.admin_member_story(uuid) to authenticated, service_role;

-- As it was, with what of the notes she reads herself.
create or replace function private.member_story(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  person public.profiles;
begin
  perform private.require_right('members', 'Only those who see to members can read the story of a member');
  perform private.require_over(target, false);
  select * into person from public.profiles where id = target;
  if not found then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  perform private.note_reading('members', false, '{}', 1);
  return jsonb_build_object(
    'user_id', person.id,
    'first_name', person.first_name,
    'last_name', person.last_name,
    'title', person.title,
    'bio', person.bio,
    'avatar_url', person.avatar_url,
    'phone', person.phone,
    'city', person.city,
    'email', (select email from auth.users where id = target),
    'created_at', person.created_at,
    'is_admin', exists (select from public.admin_users where user_id = target),
    'approval', coalesce((select status from public.user_approvals where user_id = target), 'pending'),
    'suspension', (
      select jsonb_build_object('until', suspension.until, 'reason', suspension.reason,
        'by', private.person(suspension.suspended_by), 'since', suspension.created_at)
      from public.member_suspensions suspension where suspension.user_id = target and suspension.until > clock_timestamp()
    ),
    'applications', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.application_date desc, listed.id), '[]') from (
        select application.id, application.event_id, event.title, event.start_time, event.time_zone,
          application.status, application.application_date, application.payment_amount_cents,
          application.cancelled_by = application.user_id as is_cancelled, application.reference,
          private.received_money(booking.id) as received,
          private.arrived_at(application.id) as arrived_at
        from public.event_applications application
        join public.events event on event.id = application.event_id
        left join public.event_bookings booking on booking.application_id = application.id
        where application.user_id = target
        order by application.application_date desc
        limit 100
      ) listed
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
        select report.id, report.reason, report.status, report.created_at, report.comment,
          report.reported_id = target as is_about_her,
          private.person(case when report.reported_id = target then report.reporter_id else report.reported_id end) as other
        from public.reports report
        where (report.reported_id = target or report.reporter_id = target)
          and (private.is_admin() or report.reported_id is distinct from auth.uid())
        order by report.created_at desc
        limit 100
      ) listed
    ),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at desc, listed.id), '[]') from (
        select note.id, note.note, note.created_at, private.person(note.author_id) as author,
          note.is_warning, note.read_at
        from private.member_notes note
        where note.user_id = target
        order by note.created_at desc
        limit 100
      ) listed
    )
  );
end
$$;
grant execute on function private.member_story(uuid) to authenticated;

create or replace function private.person(target uuid)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object('id', id, 'first_name', first_name, 'last_name', last_name, 'avatar_url', avatar_url)
  from public.profiles where id = target
$$;

create or replace function public.admin_note_member(target_user_id uuid, note_id uuid, note text)
returns jsonb
language sql set search_path to ''
as $$ select private.note_member(target_user_id, note_id, private.bounded(note, 4000)) $$;
grant execute on function public.admin_note_member(uuid, uuid, text) to authenticated, service_role;

create or replace function private.note_member(target uuid, note_id uuid, words text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can note something about them');
  perform private.require_over(target, false);
  if words is null or not private.is_visible(words) then
    raise exception using errcode = '22023', message = 'A note has words';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into private.member_notes (id, user_id, author_id, note) values (note_id, target, auth.uid(), btrim(words))
  on conflict (id) do nothing;
  return private.member_story(target);
end
$$;
grant execute on function private.note_member(uuid, uuid, text) to authenticated;

create or replace function public.admin_reinstate_member(target_user_id uuid)
returns jsonb
language sql set search_path to ''
as $$ select private.reinstate_member(target_user_id) $$;
grant execute on function public.admin_reinstate_member(uuid) to authenticated, service_role;

-- As it was, and she is told that she may do everything again.
create or replace function private.reinstate_member(target uuid)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  ended timestamptz;
begin
  perform private.require_right('members', 'Only those who see to members can reinstate them');
  perform private.require_over(target, true);
  delete from public.member_suspensions where user_id = target returning until into ended;
  perform private.take_back_notifications(array(
    select told.id from private.notifications told where told.user_id = target and told.kind = 'member-suspended'
  ));
  if ended > clock_timestamp() then
    perform private.notify(array[target], 'member-reinstated', null, null, '{}');
  end if;
  return private.member_story(target);
end
$$;
grant execute on function private.reinstate_member(uuid) to authenticated;

create or replace function public.admin_remove_member(target_application_id uuid, reason text)
returns jsonb
language sql set search_path to ''
as $$ select private.remove_member(target_application_id, private.bounded(reason, 8000)) $$;
grant execute on function public.admin_remove_member(uuid, text) to authenticated, service_role;

-- An approved member loses the seat: for a refund, or because the member must not come (A-90). The member
-- reads the reason.
create or replace function private.remove_member(target_application uuid, reason text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  application public.event_applications;
begin
  perform private.require_admin('Only admins can remove members from an event');
  if coalesce(char_length(btrim(reason)), 0) not between 1 and 2000 then
    raise exception using errcode = '22023', message = 'Removing a member takes a reason';
  end if;
  application := private.lock_application(target_application);
  if application.status <> 'approved' then
    perform private.refuse_late_application('NO_ACTIVE_BOOKING', application);
  end if;
  update public.event_applications set status = 'denied', admin_notes = btrim(reason) where id = target_application;
  return private.outcome(target_application);
end
$$;
grant execute on function private.remove_member(uuid, text) to authenticated;

create or replace function public.admin_suspend_member(target_user_id uuid, until_time timestamptz,
  reason text)
returns jsonb
language sql set search_path to ''
as $$ select private.suspend_member(target_user_id, until_time, private.bounded(reason, 2000)) $$;
grant execute on function public.admin_suspend_member(uuid, timestamptz, text) to authenticated, service_role;

-- As it was, and that an earlier one was ended is not true any more.
create or replace function private.suspend_member(target uuid, until_time timestamptz, why text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can suspend them');
  perform private.require_over(target, true);
  if until_time is null or until_time <= clock_timestamp() or until_time > clock_timestamp() + interval '10 years'
    or why is null or not private.is_visible(why)
    -- Who runs the community is no admin first.
    or exists (select from public.admin_users where user_id = target)
  then
    raise exception using errcode = '22023', message = 'A suspension has an end, a reason, and no admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.member_suspensions as suspension (user_id, until, reason, suspended_by)
  values (target, until_time, btrim(why), auth.uid())
  on conflict (user_id) do update
    set until = excluded.until, reason = excluded.reason, suspended_by = excluded.suspended_by
    where (suspension.until, suspension.reason) is distinct from (excluded.until, excluded.reason);
  if found then
    perform private.take_back_notifications(array(
      select told.id from private.notifications told where told.user_id = target and told.kind in ('member-suspended', 'member-reinstated')
    ));
    perform private.notify(
      array[target], 'member-suspended', null, null, jsonb_build_object('until', until_time, 'words', btrim(why))
    );
  end if;
  return private.member_story(target);
end
$$;
grant execute on function private.suspend_member(uuid, timestamptz, text) to authenticated;

create or replace function public.admin_warn_member(target_user_id uuid, warning_id uuid, warning text)
returns jsonb
language sql set search_path to ''
as $$ select private.warn_member(target_user_id, warning_id, private.bounded(warning, 2000)) $$;
grant execute on function public.admin_warn_member(uuid, uuid, text) to authenticated, service_role;

create or replace function private.warn_member(target uuid, warning_id uuid, words text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_right('members', 'Only those who see to members can warn them');
  perform private.require_over(target, true);
  if warning_id is null or words is null or not private.is_visible(words)
    or exists (select from public.admin_users where user_id = target)
  then
    raise exception using errcode = '22023', message = 'A warning has words, and no admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into private.member_notes (id, user_id, author_id, note, is_warning)
  values (warning_id, target, auth.uid(), btrim(words), true)
  on conflict (id) do nothing;
  if found then
    perform private.notify(
      array[target], 'member-warned', null, warning_id, jsonb_build_object('words', btrim(words))
    );
  end if;
  return private.member_story(target);
end
$$;
grant execute on function private.warn_member(uuid, uuid, text) to authenticated;

create or replace function public.get_member_card(member_id uuid)
returns jsonb
language sql stable set search_path to ''
as $$ select private.member_card(member_id) $$;
grant execute on function public.get_member_card(uuid) to authenticated, service_role;

-- What a member sees of another whom she has met: no phone, age, city or address (A-54), and null for whoever may not
-- look.
create or replace function private.member_card(member uuid)
returns jsonb
language sql stable security definer set search_path to ''
as $$
  select jsonb_build_object(
    'id', person.id, 'first_name', person.first_name,
    'last_name', private.last_name_for(person.last_name, met.is_known), 'title', person.title,
    'bio', person.bio, 'avatar_url', person.avatar_url,
    'shared_interests', coalesce((
      select jsonb_agg(category.name order by category.name)
      from public.user_interests mine
      join public.user_interests theirs
        on theirs.interest_category_id = mine.interest_category_id and theirs.user_id = person.id
      join public.interest_categories category on category.id = mine.interest_category_id
      where mine.user_id = (select auth.uid())
    ), '[]'),
    'shared_events', coalesce((
      select jsonb_agg(title order by start_time desc) from (
        select event.title, event.start_time
        from public.event_applications mine
        join public.event_applications theirs on theirs.event_id = mine.event_id
        join public.events event on event.id = mine.event_id
        where mine.user_id = (select auth.uid()) and mine.status = 'approved'
          and theirs.user_id = person.id and theirs.status = 'approved'
        order by event.start_time desc limit 5
      ) shared
    ), '[]'),
    'may_message', private.can_message(person.id)
  )
  from private.met_among(array[member]) met
  join public.profiles person on person.id = met.id
  where private.has_access() and private.may_meet((select auth.uid()), person.id)
$$;
grant execute on function private.member_card(uuid) to authenticated;

-- A last name as the caller reads it: whole where she knows her, else the initial with a period (A-94). The app shortens
-- alike (`displayName`).
create or replace function private.last_name_for(last_name text, is_known boolean)
returns text
language sql immutable set search_path to ''
as $$
  select case when is_known then last_name
    else upper(substring(normalize(last_name) from '[[:alpha:]]' collate "pg_c_utf8") collate "pg_c_utf8") || '.'
  end
$$;

-- Of these ids those whom the caller has met: in an approved event or a conversation, and so knows by her whole name, or
-- over a coffee chat that brings two together who know nothing else of each other. Admins know everybody. Blocks are
-- another matter (`private.may_meet`).
create or replace function private.met_among(ids uuid[])
returns table(id uuid, is_known boolean)
language sql stable security definer set search_path to ''
as $$
  select found.id, bool_or(found.is_known)
  from (
    select anyone, true from unnest(ids) anyone where anyone = (select auth.uid()) or (select private.is_admin())
    union all
    select other_user_id, true from public.conversation_heads
    where user_id = (select auth.uid()) and other_user_id = any (ids)
    union all
    select theirs.user_id, true
    from public.event_applications mine
    join public.event_applications theirs on theirs.event_id = mine.event_id
    where mine.user_id = (select auth.uid()) and mine.status = 'approved'
      and theirs.user_id = any (ids) and theirs.status = 'approved'
    union all
    select recipient_id, false from public.coffee_chat_requests
    where requester_id = (select auth.uid()) and recipient_id = any (ids)
    union all
    select requester_id, false from public.coffee_chat_requests
    where recipient_id = (select auth.uid()) and requester_id = any (ids)
  ) found (id, is_known)
  group by found.id
$$;

create or replace function private.may_meet(one uuid, other uuid)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select not exists (
    select from public.member_blocks
    where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)
  )
$$;

create or replace function public.get_public_profiles(user_ids uuid[])
returns table(id uuid, first_name text, last_name text, title text, avatar_url text)
language sql stable set search_path to ''
as $$ select * from private.public_profiles(user_ids) $$;
grant execute on function public.get_public_profiles(uuid[]) to authenticated, service_role;

-- Names and faces by id: as everywhere, nobody sees whom she blocked or who blocked her (A-57).
create or replace function private.public_profiles(user_ids uuid[])
returns table(id uuid, first_name text, last_name text, title text, avatar_url text)
language plpgsql stable security definer set search_path to ''
as $$
begin
  if not private.has_account() then
    raise exception using errcode = '42501', message = 'This account is gone';
  end if;
  if cardinality(user_ids) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  return query
    select person.id, person.first_name, private.last_name_for(person.last_name, met.is_known), person.title,
      person.avatar_url
    from private.met_among(user_ids) met
    join public.profiles person on person.id = met.id
    where private.may_meet((select auth.uid()), person.id);
end
$$;
grant execute on function private.public_profiles(uuid[]) to authenticated;

-- A token outlives its account for up to an hour; whoever has no profile any more is nobody.
create or replace function private.has_account()
returns boolean
language sql stable security definer set search_path to ''
as $$
  select exists (select from public.profiles where id = (select auth.uid()))
$$;

-- The member's are these and no others. The lock makes two tabs take turns: the later one's set stands, not a
-- mixture.
create or replace function public.save_interests(user_id uuid, interest_category_ids uuid[])
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  perform private.bounded(interest_category_ids, 100);
  perform from public.profiles where id = save_interests.user_id for no key update;
  delete from public.user_interests chosen
  where chosen.user_id = save_interests.user_id and chosen.interest_category_id <> all (interest_category_ids);
  insert into public.user_interests (user_id, interest_category_id)
  select save_interests.user_id, category from unnest(interest_category_ids) category
  on conflict do nothing;
end
$$;
grant execute on function public.save_interests(uuid, uuid[]) to authenticated, service_role;

-- For procedures that take a user id: it is a claim, and holds only for the caller alone (A-55).
create or replace function private.require_self(claimed uuid)
returns void
language plpgsql stable security definer set search_path to ''
as $$
begin
  if claimed is distinct from (select auth.uid()) or claimed is null then
    raise exception using errcode = '42501', message = 'You can only do this for yourself';
  end if;
end
$$;
grant execute on function private.require_self(uuid) to authenticated;

-- Edits that an outbox may replay: applied once for each operation id, and refused with CONFLICT when the row is no
-- longer the one that the member edited. Keys that are left out stay as they are; unknown ones are refused.
create or replace function public.update_own_profile(user_id uuid, changes jsonb,
  operation_id uuid default null::uuid, expected_updated_at timestamptz default null::timestamptz)
returns public.profiles
language plpgsql set search_path to ''
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
grant execute on function public.update_own_profile(uuid, jsonb, uuid, timestamptz) to authenticated,
  service_role;

-- A name that a profile does not hold must not make the sign-up fail: what can be kept of it is.
create or replace function private.create_profile()
returns trigger
language plpgsql security definer set search_path to ''
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

-- What can be kept of a name that nobody checked; null when that is none.
create or replace function private.name_from(text text)
returns text
language sql immutable set search_path to ''
as $$
  select case when private.is_name(tidy) then tidy end
  from (
    select btrim(left(btrim(regexp_replace(
      regexp_replace($1, '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'
    )), 80))
  ) candidate (tidy)
$$;

-- A name is seen by others and stands in lists, notices and mails: one line with a letter in it, and nothing that turns
-- the direction of what stands beside it. The blanks taken away first count as letters to Unicode, and show nothing.
create or replace function private.is_name(text text)
returns boolean
language sql immutable set search_path to ''
as $$
  select $1 !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
    and private.is_visible($1)
    and regexp_replace($1, '[\u115f\u1160\u3164\uffa0]', '', 'g') ~ '[[:alpha:]]' collate "pg_c_utf8"
$$;
grant execute on function private.is_name(text) to authenticated, service_role;

create or replace function private.limit_interests()
returns trigger
language plpgsql security definer set search_path to ''
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

create or replace function private.limit_profile_edits()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  if auth.uid() = new.id then
    perform private.limit_act(
      'profile-edit', new.id, '1 hour', 'profile_edits_per_hour', 'TOO_MANY_PROFILE_EDITS'
    );
  end if;
  return null;
end
$$;

-- The same for policies, which ask once for each statement and not for each row: all whom the caller may not meet.
create or replace function private.not_met()
returns uuid[]
language sql stable security definer set search_path to ''
as $$
  select coalesce(array_agg(case blocker_id when (select auth.uid()) then blocked_id else blocker_id end), '{}')
  from public.member_blocks
  where blocker_id = (select auth.uid()) or blocked_id = (select auth.uid())
$$;
grant execute on function private.not_met() to authenticated;

-- Whose face the caller may see among those who are going: hers is none of them. Whoever blocks somebody, or is
-- not to be met for another reason, is left out by this one condition.
create or replace function private.shows_face(other uuid)
returns boolean
language sql stable security definer set search_path to ''
as $$
  select other is distinct from (select auth.uid()) and private.may_meet((select auth.uid()), other)
$$;
