-- How this stands after all migrations, to be read: nothing runs this file. `pnpm types:generate` writes it. To
-- change a function, copy it into a new migration.

create table public.user_approvals (
  user_id uuid not null,
  status text not null default 'pending',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint user_approvals_pkey primary key (user_id),
  constraint user_approvals_user_id_fkey foreign key (user_id)
    references public.profiles(id) on delete cascade,
  constraint user_approvals_status_check check (status = any (array['pending', 'approved', 'rejected']))
);
-- The newest members.
create index user_approvals_newest_idx on public.user_approvals using btree (created_at desc, user_id desc);
create index user_approvals_status_idx on public.user_approvals using btree (status, created_at desc);
alter table public.user_approvals enable row level security;
grant select on public.user_approvals to authenticated;
create policy "an approval is read by its member and by admins" on public.user_approvals
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create trigger broadcast_change after insert or delete or update on public.user_approvals
  for each row execute function private.broadcast_change('profile', 'admins', 'user_id');
create trigger touch_updated_at before update on public.user_approvals
  for each row execute function private.touch_updated_at();
create trigger write_audit after insert or delete or update on public.user_approvals
  for each row execute function private.write_audit('user_id');

create or replace function public.admin_change_approval(target_user_id uuid, decision text, note_id uuid,
  reason text)
returns jsonb
language sql set search_path to ''
as $$ select private.change_approval(target_user_id, decision, note_id, private.bounded(reason, 4000)) $$;
grant execute on function public.admin_change_approval(uuid, text, uuid, text) to authenticated, service_role;

-- Decides anew about a member who was decided about. The reason stands among the notes, and the log has the change.
create or replace function private.change_approval(target uuid, decision text, note_id uuid, why text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted constant text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
begin
  perform private.require_admin('Only admins can decide about members');
  if wanted is null or why is null or not private.is_visible(why)
    -- Who runs the community is no admin first.
    or (wanted = 'rejected' and exists (select from public.admin_users where user_id = target))
  then
    raise exception using errcode = '22023', message = 'A decision is approve or reject, has a reason, and rejects no admin';
  end if;
  if not exists (select from public.profiles where id = target) then
    raise exception using errcode = 'P0001', message = 'NOT_FOUND';
  end if;
  insert into public.user_approvals as approval (user_id, status) values (target, wanted)
  on conflict (user_id) do update set status = excluded.status where approval.status <> excluded.status;
  insert into private.member_notes (id, user_id, author_id, note) values (note_id, target, auth.uid(), btrim(why))
  on conflict (id) do nothing;
  return private.member_story(target);
end
$$;
grant execute on function private.change_approval(uuid, text, uuid, text) to authenticated;

create or replace function public.admin_decide_approvals(target_user_ids uuid[], decision text)
returns jsonb
language sql set search_path to ''
as $$ select private.decide_approvals(target_user_ids, decision) $$;
grant execute on function public.admin_decide_approvals(uuid[], text) to authenticated, service_role;

-- Approvals that wait. Each answers for itself: 'decided'; 'unchanged' when it stood so before; 'already-decided' the
-- other way; 'no-member'; and by whom.
create or replace function private.decide_approvals(targets uuid[], decision text)
returns jsonb
language plpgsql security definer set search_path to ''
as $$
declare
  wanted text := case decision when 'approve' then 'approved' when 'reject' then 'rejected' end;
  item record;
  verdict text;
  answers jsonb := '[]';
begin
  perform private.require_admin('Only admins can decide about members');
  if wanted is null then
    raise exception using errcode = '22023', message = 'A decision is approve or reject';
  end if;
  if cardinality(targets) > 100 then
    raise exception using errcode = 'P0001', message = 'TOO_MANY_IDS';
  end if;
  perform from public.user_approvals where user_id = any (targets) order by user_id for update;
  for item in
    select wish.id as target, approval.status
    from (select distinct id from unnest(targets) id) wish
    left join public.user_approvals approval on approval.user_id = wish.id
    order by wish.id
  loop
    verdict := case
      when item.status is null then 'no-member'
      when item.status = wanted then 'unchanged'
      when item.status <> 'pending' then 'already-decided'
      else 'decided'
    end;
    if verdict = 'decided' then
      update public.user_approvals set status = wanted where user_id = item.target;
    end if;
    answers := answers || jsonb_build_object(
      'user_id', item.target,
      'verdict', verdict,
      'status', case when verdict = 'decided' then wanted else item.status end,
      'decided_by', case
        when verdict in ('unchanged', 'already-decided') then private.status_by('user_approvals', item.target, item.status)
      end
    );
  end loop;
  return answers;
end
$$;
grant execute on function private.decide_approvals(uuid[], text) to authenticated;

create or replace function public.decide_user_approval(target_user_id uuid, decision text)
returns boolean
language sql set search_path to ''
as $$ select private.decide_approval(target_user_id, decision) $$;
grant execute on function public.decide_user_approval(uuid, text) to authenticated, service_role;

create or replace function private.decide_approval(target uuid, decision text)
returns boolean
language plpgsql security definer set search_path to ''
as $$
begin
  perform private.require_admin('Only admins can decide about members');
  if decision is null or decision not in ('approve', 'reject') then
    raise exception using errcode = '22023', message = 'A decision is approve or reject';
  end if;
  update public.user_approvals set status = case decision when 'approve' then 'approved' else 'rejected' end
  where user_id = target;
  return found;
end
$$;
grant execute on function private.decide_approval(uuid, text) to authenticated;

create or replace function public.has_member_access(user_id uuid)
returns boolean
language sql stable set search_path to ''
as $$ select $1 is not null and $1 = (select auth.uid()) and private.has_access() $$;
grant execute on function public.has_member_access(uuid) to authenticated, service_role;

create or replace function private.has_access()
returns boolean
language sql stable security definer set search_path to ''
as $$
  select private.is_admin()
    or exists (
      select from public.event_applications
      where user_id = (select auth.uid()) and status = 'approved'
    )
    or exists (
      select from public.user_subscriptions
      where user_id = (select auth.uid()) and status = 'active'
        and (current_period_end is null or current_period_end > now())
    )
$$;
grant execute on function private.has_access() to authenticated;

-- A member's page begins with a dozen small reads about herself, each a request of its own. Together they are one: under
-- her own rights, in the shapes that the tables and procedures answer with, part by part and in the order asked for. An
-- unknown part is null, so that a later release may ask for more than an earlier database knows.
create or replace function public.read_together(for_user_id uuid, parts text[], page_size integer)
returns jsonb
language plpgsql stable set search_path to ''
as $$
begin
  perform private.require_self(for_user_id);
  return (
    select coalesce(jsonb_agg(case asked.part
      when 'member-access' then to_jsonb(public.has_member_access(for_user_id))
      when 'admin' then (
        select coalesce(jsonb_agg(jsonb_build_object('id', admins.id)), '[]')
        from (select id from public.admin_users where user_id = for_user_id limit 1) as admins
      )
      when 'admin-exists' then to_jsonb(public.admin_exists())
      when 'rights' then to_jsonb(public.list_rights())
      when 'suspension' then (
        select coalesce(jsonb_agg(to_jsonb(own)), '[]')
        from (
          select until, reason from public.member_suspensions where user_id = for_user_id and until > now() limit 1
        ) as own
      )
      when 'warnings' then to_jsonb(public.list_warnings())
      when 'disabled-features' then (
        select coalesce(jsonb_agg(to_jsonb(own) order by own.feature_name), '[]')
        from (
          select feature_name from public.feature_toggles where not is_enabled order by feature_name limit 200
        ) as own
      )
      when 'profile' then (
        select to_jsonb(own)
        from (
          select id, first_name, last_name, title, bio, avatar_url, phone, gender, city, age, whatsapp_group_opt_in,
            updated_at
          from public.profiles where id = for_user_id
        ) as own
      )
      when 'subscription' then (
        select coalesce(jsonb_agg(to_jsonb(own)), '[]')
        from (
          select held.plan_id, held.credits_remaining, held.status, (
            select jsonb_build_object('name', plans.name, 'type', plans.type, 'credits_included', plans.credits_included)
            from public.subscription_plans as plans where plans.id = held.plan_id
          ) as plan
          from public.user_subscriptions as held
          where held.user_id = for_user_id and held.status = 'active' limit 1
        ) as own
      )
      when 'unread-messages' then to_jsonb(public.get_unread_count(for_user_id))
      when 'unread-notifications' then to_jsonb(public.count_unread_notifications(for_user_id))
      when 'applications' then (
        select coalesce(jsonb_agg(to_jsonb(own) order by own.application_date desc, own.id desc), '[]')
        from (
          select applied.id, applied.user_id, applied.event_id, applied.status, applied.application_date,
            applied.admin_notes, applied.payment_required, applied.payment_amount_cents, applied.payment_method,
            applied.processed_at, applied.cancelled_by, applied.cancelled_late, applied.reference, applied.paid_stated_at,
            applied.pay_by, applied.expired, applied.created_at, applied.updated_at, (
              select coalesce(jsonb_agg(to_jsonb(said) order by said.created_at desc), '[]')
              from (
                select words.message_id, words.body, words.created_at
                from public.application_messages as words where words.application_id = applied.id
              ) as said
            ) as messages, (
              select to_jsonb(of_it)
              from (
                select events.id, events.title, events.description, events.detailed_description, events.start_time,
                  events.end_time, events.location, events.time_zone, events.max_attendees, events.image_url,
                  events.category, events.credits_required
                from public.events where events.id = applied.event_id
              ) as of_it
            ) as event
          from public.event_applications as applied
          where applied.user_id = for_user_id
          order by applied.application_date desc, applied.id desc limit 1000
        ) as own
      )
      when 'bookings' then (
        select coalesce(jsonb_agg(to_jsonb(own) order by own.created_at desc, own.id desc), '[]')
        from (
          select held.id, held.user_id, held.event_id, held.application_id, held.credits_used, held.amount_paid_cents,
            held.status, held.payment_method, held.paypal_payment_id, held.cancelled_by, held.created_at, held.updated_at, (
              select coalesce(jsonb_agg(to_jsonb(settled)), '[]')
              from (
                select gone.outcome, gone.amount_cents, gone.created_at
                from public.booking_refunds as gone where gone.booking_id = held.id
              ) as settled
            ) as refunds
          from public.event_bookings as held
          where held.user_id = for_user_id and (held.status in ('pending', 'paid') or held.amount_paid_cents > 0)
          order by held.created_at desc, held.id desc limit 1000
        ) as own
      )
      when 'coffee-chats-asked' then jsonb_build_object(
        'total', (select count(*) from public.coffee_chat_requests where requester_id = for_user_id),
        'rows', (
          select coalesce(jsonb_agg(to_jsonb(own) order by own.created_at desc, own.id desc), '[]')
          from (
            select id, requester_id, recipient_id, message, status, proposed_dates, time_zone, selected_date, created_at,
              updated_at
            from public.coffee_chat_requests where requester_id = for_user_id
            order by created_at desc, id desc limit greatest(1, least(page_size, 100))
          ) as own
        )
      )
      when 'coffee-chats-received' then jsonb_build_object(
        'total', (
          select count(*) from public.coffee_chat_requests
          where recipient_id = for_user_id and status in ('pending', 'accepted', 'completed')
        ),
        'rows', (
          select coalesce(jsonb_agg(to_jsonb(own) order by own.created_at desc, own.id desc), '[]')
          from (
            select id, requester_id, recipient_id, message, status, proposed_dates, time_zone, selected_date, created_at,
              updated_at
            from public.coffee_chat_requests
            where recipient_id = for_user_id and status in ('pending', 'accepted', 'completed')
            order by created_at desc, id desc limit greatest(1, least(page_size, 100))
          ) as own
        )
      )
    end order by asked.place), '[]')
    from unnest(parts[1:20]) with ordinality as asked (part, place)
  );
end
$$;
grant execute on function public.read_together(uuid, text[], integer) to authenticated, service_role;

create or replace function public.request_approval(user_id uuid)
returns void
language plpgsql set search_path to ''
as $$
begin
  perform private.require_self(user_id);
  perform private.request_approval();
end
$$;
grant execute on function public.request_approval(uuid) to authenticated, service_role;

-- Asking again changes nothing: a member cannot undo what an admin decided.
create or replace function private.request_approval()
returns void
language plpgsql security definer set search_path to ''
as $$
begin
  insert into public.user_approvals (user_id) values (auth.uid()) on conflict (user_id) do nothing;
end
$$;
grant execute on function private.request_approval() to authenticated;

-- Every member waits for approval from the moment there is a profile, whatever device the member goes on with
-- (R-125).
create or replace function private.create_approval()
returns trigger
language plpgsql security definer set search_path to ''
as $$
begin
  insert into public.user_approvals (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end
$$;
