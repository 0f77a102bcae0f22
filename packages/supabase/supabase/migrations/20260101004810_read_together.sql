-- A member's page begins with a dozen small reads about herself, each a request of its own. Together they are one: under
-- her own rights, in the shapes that the tables and procedures answer with, part by part and in the order asked for. An
-- unknown part is null, so that a later release may ask for more than an earlier database knows.
create function public.read_together(for_user_id uuid, parts text[], page_size integer)
returns jsonb
language plpgsql stable security invoker set search_path = ''
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
        select coalesce(jsonb_agg(to_jsonb(own)), '[]')
        from (
          select id, user_id, event_id, application_id, credits_used, amount_paid_cents, status, payment_method,
            paypal_payment_id, cancelled_by, created_at, updated_at
          from public.event_bookings where user_id = for_user_id and status in ('pending', 'paid') limit 1000
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

grant execute on function public.read_together(uuid, text[], integer) to authenticated;
