-- How often one member may do what others hear of: one table of counters, by what is done, who does it, to whom, and
-- since when (A-92, A-101). The numbers stand in the settings.

insert into private.settings (name, value) values
  ('blocks_per_hour', '20'),
  ('profile_edits_per_hour', '60'),
  ('paid_statements_per_booking_and_hour', '10'),
  ('coffee_chats_to_member_per_day', '3');

create table private.counters (
  kind text not null,
  actor_id uuid not null references public.profiles (id) on delete cascade,
  -- To whom or what: a member, a booking; the actor herself where it concerns nobody else.
  target_id uuid not null,
  -- The minute or hour that is counted.
  since timestamptz not null,
  times integer not null,
  primary key (actor_id, kind, target_id, since)
);
create index counters_since_idx on private.counters (since);
alter table private.counters enable row level security;

-- Counts once more, and tells how often it was within the time before: with a day of hours an act counts for a day, and
-- not until midnight. What is refused after it is not counted, since nothing of it stays. Two days later the
-- counters go, some with each new one.
create function private.count_act(act text, target uuid, unit text, within interval)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
  this_unit constant timestamptz := date_trunc(unit, clock_timestamp(), 'UTC');
  counted integer;
begin
  -- The row is locked by the first of two at once, so that the second counts it.
  insert into private.counters as known (kind, actor_id, target_id, since, times)
  values (act, actor, target, this_unit, 1)
  on conflict (actor_id, kind, target_id, since) do update set times = known.times + 1
  returning times into counted;
  if counted = 1 then
    delete from private.counters where ctid = any (array(
      select ctid from private.counters
      where since < now() - interval '2 days'
      limit 100 for update skip locked
    ));
  end if;
  return (
    select sum(times) from private.counters
    where actor_id = actor and kind = act and target_id = target and since > this_unit - within
  );
end
$$;

-- Refuses what is done more often than the setting says; without a number nothing is refused.
create function private.limit_act(act text, target uuid, within interval, setting text, refusal text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.count_act(act, target, 'hour', within) > private.limit_of(setting) then
    raise exception using errcode = 'P0001', message = refusal;
  end if;
end
$$;

-- A block and its end are told to two people each: both count, and what changes nothing does not.
create function private.limit_blocks()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() = coalesce(new.blocker_id, old.blocker_id) then
    perform private.limit_act('block', auth.uid(), '1 hour', 'blocks_per_hour', 'TOO_MANY_BLOCKS');
  end if;
  return null;
end
$$;
create trigger limit_blocks after insert or delete on public.member_blocks
  for each row execute function private.limit_blocks();

create function private.limit_profile_edits()
returns trigger
language plpgsql security definer set search_path = ''
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
create trigger limit_profile_edits after update on public.profiles
  for each row execute function private.limit_profile_edits();

create function private.limit_paid_statements()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() = new.user_id then
    perform private.limit_act(
      'paid-statement', new.id, '1 hour', 'paid_statements_per_booking_and_hour', 'TOO_MANY_PAID_STATEMENTS'
    );
  end if;
  return null;
end
$$;
-- What ends an application takes back what was said of its payment: that is no statement.
create trigger limit_paid_statements after update on public.event_applications
  for each row when (
    old.paid_stated_at is distinct from new.paid_stated_at and old.status = new.status
  ) execute function private.limit_paid_statements();

-- Also those that were cancelled: the one who was asked heard of each.
create function private.limit_coffee_chats_to_member()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() = new.requester_id then
    perform private.limit_act(
      'coffee-chat', new.recipient_id, '1 day', 'coffee_chats_to_member_per_day',
      'TOO_MANY_COFFEE_CHATS_TO_MEMBER'
    );
  end if;
  return null;
end
$$;
create trigger limit_coffee_chats_to_member after insert on public.coffee_chat_requests
  for each row when (new.recipient_id is not null) execute function private.limit_coffee_chats_to_member();

-- That somebody is typing the server says for the member, in its own words, so often and not more (A-92).
create or replace function private.signal_typing(other uuid)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  perform private.require_feature('direct_messages');
  if not private.can_message(other) then
    raise exception using errcode = 'P0001', message = 'NOT_MESSAGEABLE';
  end if;
  if private.count_act('typing', caller, 'minute', '1 minute') > private.limit_of('typing_signals_per_minute') then
    return false;
  end if;
  perform realtime.send(
    jsonb_build_object('kind', 'typing', 'id', caller), 'change',
    'typing:' || least(caller, other) || ':' || greatest(caller, other), true
  );
  return true;
end
$$;
drop table private.typing_signals;
