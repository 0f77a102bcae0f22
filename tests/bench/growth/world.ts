import { createHash } from 'node:crypto';
import { startDatabase } from '@sorella/local-stack';
import { Client } from 'pg';

/**
 * A community by the rows of its large tables: so many messages, entries of the log, mails and operations, by a tenth as many
 * members, with a fifth as many applications and bookings for a hundredth as many events: twenty for each, as an event of
 * this house has. A member has as much of everything whatever the size: two applications, ten messages with three others.
 */
export interface World {
  readonly rows: number;
  /** Only a superuser may watch plans within a procedure. */
  readonly client: Client;
  /** Ids that calls ask for, by name. */
  readonly picked: Picked;
  stop(): Promise<void>;
}

const uuid = (text: string) => {
  const hex = createHash('md5').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** The id of a member by her number. */
export const member = (n: number): string => uuid(`member ${n}`);

/** Runs the place. */
export const ADMIN = member(0);
/** Helps to run it. */
export const SECOND = member(1);
/** Who asks: an ordinary member. */
export const HER = member(500);

const id = (kind: string, n: string) => `md5('${kind} ' || ${n})::uuid`;

/** What stands there, with no trigger firing. Three of ten events are to come. */
const fill = (rows: number) => {
  const [members, events, bookings] = [rows / 10, rows / 100, rows / 5];
  const all = `generate_series(0, ${rows - 1}) n`;
  const memberOf = id('member', `n % ${members}`);
  return `
  set session_replication_role = replica;
  insert into auth.users (id, email)
    select ${id('member', 'n')}, 'member' || n || '@bench.test' from generate_series(0, ${members - 1}) n;
  insert into public.profiles (id, first_name, last_name, city, age, created_at)
    select ${id('member', 'n')}, 'First' || n % 500, 'Last' || n, 'City ' || n % 20, 18 + n % 60,
      now() - n * interval '500 days' / ${members}
    from generate_series(0, ${members - 1}) n;
  insert into public.admin_users (user_id) values ('${ADMIN}'), ('${SECOND}');
  insert into public.user_approvals (user_id, status, created_at)
    select ${id('member', 'n')}, case when n % 50 = 0 then 'pending' else 'approved' end,
      now() - n * interval '500 days' / ${members}
    from generate_series(0, ${members - 1}) n;
  insert into public.user_social_links (user_id, platform, url)
    select ${id('member', 'n')}, 'instagram', 'https://instagram.com/member' || n from generate_series(0, ${members - 1}) n;
  insert into public.user_interests (user_id, interest_category_id)
    select ${id('member', 'n')}, category.id from generate_series(0, ${members - 1}) n,
      (select id from public.interest_categories order by name limit 3) category;
  insert into public.events (
      id, title, description, category, location, city, start_time, end_time, max_attendees, credits_required, paypal_username
    )
    select ${id('event', 'n')}, case when n % 97 = 0 then 'Zebra' else 'Gathering' end || ' number ' || n,
      repeat('An evening of words that most events have in common, and some that few do: ' || md5(n::text) || '. ', 3),
      (array['Networking', 'Workshop', 'Social', 'Cultural', 'Wellness & Fitness', 'Food & Drinks', 'Business', 'Other'])[1 + n % 8],
      'Street ' || n % 300 || ', City ' || n % 20, 'City ' || n % 20,
      now() + (n::float / ${events} - 0.7) * interval '500 days' + interval '1 hour',
      now() + (n::float / ${events} - 0.7) * interval '500 days' + interval '3 hours', 200,
      case when n % 2 = 0 then 3 else 0 end, case when n % 2 = 0 then 'Sorella' end
    from generate_series(0, ${events - 1}) n;
  insert into public.event_applications (
      id, user_id, event_id, payment_required, payment_amount_cents, payment_method, status, application_date, updated_at,
      processed_at, cancelled_by
    )
    select ${id('application', 'n')}, ${memberOf}, ${id('event', 'event')}, event % 2 = 0,
      case when event % 2 = 0 then 1500 else 0 end, case when event % 2 = 0 then 'paypal' else 'free' end,
      case when (n / 7) % 10 < 5 then 'approved' when event >= ${events} * 0.7 and n % 25 = 12 then 'pending' else 'denied' end,
      now() - n * interval '500 days' / ${bookings}, now() - n * interval '500 days' / ${bookings}, now(),
      case when (n / 7) % 10 = 9 then ${memberOf} end
    from (
      select n, ((n % ${members}) * 37 + n / ${members} * ${events / 10}) % ${events} as event
      from generate_series(0, ${bookings - 1}) n
    ) applied
    -- Two of a million share a reference; a trigger mends that.
    on conflict do nothing;
  insert into public.event_attendees (user_id, event_id, application_id)
    select user_id, event_id, id from public.event_applications where status = 'approved';
  insert into public.event_bookings (id, user_id, event_id, application_id, created_at, updated_at, credits_used, status, amount_paid_cents)
    select ${id('booking', 'id')}, user_id, event_id, id, application_date, application_date, payment_amount_cents / 500,
      case status when 'approved' then 'paid' when 'denied' then 'cancelled' else 'pending' end,
      case when status = 'approved' or left(id::text, 1) = '0' then payment_amount_cents else 0 end
    from public.event_applications;
  insert into public.payments (id, booking_id, provider, reference, amount_cents, currency, status, created_at)
    select ${id('payment', 'id')}, id, 'paypal', upper(left(md5(id::text), 17)), 1500, 'EUR', 'accepted', created_at
    from public.event_bookings where status = 'paid' and amount_paid_cents > 0 and left(id::text, 1) < 'c';
  insert into private.payment_ids (provider, id, payment_id) select provider, reference, id from public.payments;
  insert into public.messages (id, sender_id, recipient_id, content, is_read, created_at)
    select ${id('message', 'n')}, case when n / ${members} % 2 = 0 then one else other end,
      case when n / ${members} % 2 = 0 then other else one end, 'Message ' || n || repeat(' and some words', 4),
      n % 5 <> 0, now() - n * interval '400 days' / ${rows}
    from (
      select n, ${memberOf} as one, ${id('member', `(n % ${members} + 1 + n / ${members} % 3) % ${members}`)} as other from ${all}
    ) pair;
  insert into public.conversation_heads
    (user_id, other_user_id, last_message_id, last_message, last_message_time, unread_count)
    select distinct on (owner, other) owner, other, id, left(content, 300), created_at,
      count(*) filter (where recipient_id = owner and not is_read) over (partition by owner, other)
    from public.messages
    cross join lateral (values (sender_id, recipient_id), (recipient_id, sender_id)) pair (owner, other)
    order by owner, other, created_at desc, id desc;
  insert into public.coffee_chat_requests (id, requester_id, recipient_id, status, proposed_dates, created_at, updated_at)
    select ${id('coffee', 'n')}, ${id('member', 'n')}, ${id('member', `(n + 1) % ${members}`)},
      (array['pending', 'accepted', 'rejected', 'cancelled'])[1 + n % 4], array[date_trunc('day', now()) + interval '9 days 12 hours'],
      now() - n * interval '300 days' / ${members}, now()
    from generate_series(0, ${members - 1}) n;
  insert into public.member_blocks (blocker_id, blocked_id)
    select ${id('member', 'n * 20')}, ${id('member', 'n * 20 + 7')} from generate_series(0, ${members / 20 - 1}) n;
  insert into public.reports (id, reporter_id, reported_id, reason, copy, status, created_at)
    select ${id('report', 'n')}, ${memberOf}, ${id('member', `(n + 3) % ${members}`)}, 'spam', '{"profile": {}}',
      case when n % 10 = 0 then 'open' else 'dismissed' end, now() - n * interval '300 days' / ${rows / 100}
    from generate_series(0, ${rows / 100 - 1}) n;
  insert into public.user_subscriptions (user_id, plan_id, status, credits_remaining, current_period_start, current_period_end)
    select ${id('member', 'n * 10')}, (select id from public.subscription_plans order by sort_order limit 1), 'active', 3, now() - interval '9 days',
      now() + interval '20 days'
    from generate_series(0, ${members / 10 - 1}) n;
  insert into public.admin_audit_log (actor_id, action, table_name, row_id, details, created_at)
    select '${ADMIN}', 'update', 'event_applications', id::text,
      '{"changed": ["status"], "status_before": "pending", "status_after": "approved"}',
      application_date + more * interval '1 hour'
    from public.event_applications, generate_series(0, ${rows / bookings - 1}) more;
  insert into private.outgoing_mails (user_id, kind, details, created_at, attempts, sent_at)
    select ${memberOf}, 'application-approved', '{"title": "Gathering"}', now() - n * interval '29 days' / ${rows}, 1, now()
    from ${all};
  insert into private.outgoing_mails (user_id, kind, details)
    select ${id('member', 'n')}, 'application-approved', '{"title": "Gathering"}' from generate_series(0, 49) n;
  update private.settings set value = 'key' where name = 'push_public_key';
  insert into private.notifications (user_id, kind, event_id, is_shown, created_at, read_at)
    select case when n % 10 = 0 then '${HER}' else ${memberOf} end, 'event-cancelled', null, true, now() - n * interval '170 days' / ${rows},
      case when n % 3 = 0 then now() end
    from ${all};
  insert into public.client_operations (user_id, operation_id, created_at)
    select ${memberOf}, ${id('operation', 'n')}, now() - n * interval '89 days' / ${rows} from ${all};
  insert into private.counters (kind, actor_id, target_id, since, times)
    select 'message', ${id('member', 'n')}, ${id('member', '(n + 1)')}, date_trunc('hour', now()) - interval '1 hour', 3
    from generate_series(0, ${members - 1}) n;
  update public.events event set attendees_count = taken.seats
    from (select event_id, count(*) as seats from public.event_attendees group by event_id) taken where taken.event_id = event.id;
  update public.feature_toggles set is_enabled = true where feature_name <> 'paypal_username';
  update private.settings set value = null where name like '%_per_%' or name = 'pending_coffee_chats';
  set session_replication_role = origin;`;
};

const FIRST = {
  pendingApplication: `select id from public.event_applications where status = 'pending' and not payment_required order by application_date desc limit 1`,
  paidPending: `select id from public.event_applications where status = 'pending' and payment_required order by application_date desc limit 1`,
  paidPendingMember: `select user_id from public.event_applications where status = 'pending' and payment_required order by application_date desc limit 1`,
  paidPendingReference: `select reference from public.event_applications where status = 'pending' and payment_required order by application_date desc limit 1`,
  pendingBooking: `select booking.id from public.event_bookings booking join public.event_applications application on application.id = booking.application_id
    where booking.status = 'pending' and application.payment_required order by booking.created_at desc limit 1`,
  joinedApplication: `select application.id from public.event_applications application join public.events event on event.id = event_id
    where status = 'approved' and start_time > now() + interval '20 days' and not payment_required order by start_time limit 1`,
  joinedMember: `select application.user_id from public.event_applications application join public.events event on event.id = event_id
    where status = 'approved' and start_time > now() + interval '20 days' and not payment_required order by start_time limit 1`,
  joinedEvent: `select event_id from public.event_applications application join public.events event on event.id = event_id
    where status = 'approved' and start_time > now() + interval '20 days' and not payment_required order by start_time limit 1`,
  ownApplication: `select id from public.event_applications where user_id = '${HER}' order by application_date desc limit 1`,
  freeEvent: `select id from public.events where start_time > now() + interval '30 days' and credits_required = 0 order by start_time, id limit 1`,
  otherEvent: `select event.id from public.events event where start_time > now() + interval '30 days' and credits_required = 0
    and not exists (select from public.event_applications where event_id = event.id and user_id = '${HER}') order by start_time, id limit 1`,
  openReport: `select id from public.reports where status = 'open' order by created_at limit 1`,
  refund: `select id from public.event_bookings where status = 'cancelled' and amount_paid_cents > 0 order by updated_at desc limit 1`,
  transaction: `select reference from public.payments order by created_at desc limit 1`,
  pendingChat: `select id from public.coffee_chat_requests where status = 'pending' order by created_at limit 1`,
  askedMember: `select recipient_id from public.coffee_chat_requests where status = 'pending' order by created_at limit 1`,
  waitingMember: `select user_id from public.user_approvals where status = 'pending' order by user_id limit 1`,
  blocker: `select blocker_id from public.member_blocks order by blocker_id limit 1`,
  blocked: `select blocked_id from public.member_blocks order by blocker_id limit 1`,
  mail: `select id from private.outgoing_mails where sent_at is null order by id limit 1`,
} as const;

/** Ids that calls ask for, by name. */
export type Picked = Readonly<Record<keyof typeof FIRST, string>>;

/** Makes a world of a size in a database of its own. */
export async function makeWorld(rows: number): Promise<World> {
  const database = await startDatabase({ ephemeral: true });
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query(fill(rows));
  await client.query('vacuum analyze');
  const names = Object.entries(FIRST).map(([name, sql]) => `(${sql})::text as "${name}"`);
  const { rows: found } = await client.query<Picked>(`select ${names.join(', ')}`);
  const [picked] = found;
  if (picked === undefined) throw new Error('A world of nothing');
  for (const [name, value] of Object.entries(picked))
    if (value === null) throw new Error(`Among ${rows} rows there is no ${name}`);
  return {
    rows,
    client,
    picked,
    async stop() {
      await client.end();
      await database.stop();
    },
  };
}
