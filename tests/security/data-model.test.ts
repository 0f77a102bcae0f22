import { describe, expect, it } from 'vitest';
import { play } from './support/scene.ts';

/** The fields that the requirements name, table by table; ours may hold more. */
const TABLES = [
  ['R-187', 'messages', 'id sender_id recipient_id content is_read created_at'],
  [
    'R-211',
    'coffee_chat_requests',
    'id requester_id recipient_id message status proposed_dates selected_date created_at updated_at',
  ],
  [
    'R-284',
    'events',
    'id title description detailed_description category location start_time end_time max_attendees credits_required image_url created_by paypal_payment_link',
  ],
  [
    'R-285',
    'event_applications',
    'id user_id event_id status application_date admin_notes payment_required payment_amount_cents payment_method processed_at created_at updated_at',
  ],
  [
    'R-286',
    'event_bookings',
    'id user_id event_id credits_used amount_paid_cents status created_at updated_at payment_method paypal_payment_id',
  ],
  ['R-287', 'event_attendees', 'user_id event_id status message'],
  ['R-385', 'feature_toggles', 'id feature_name description is_enabled updated_at'],
  [
    'R-423',
    'profiles',
    'id first_name last_name title bio avatar_url phone gender city age whatsapp_group_opt_in',
  ],
  ['R-424', 'user_social_links', 'user_id platform url'],
  [
    'R-425',
    'user_questionnaire_responses',
    'user_id hoping_to_find ideal_weekend vibe_description people_vibe',
  ],
  ['R-426', 'interest_categories', 'id name'],
  ['R-426', 'user_interests', 'user_id interest_category_id'],
  ['R-427', 'user_approvals', 'user_id status'],
  ['R-427', 'admin_users', 'id user_id'],
] as const;

/** What procedures take and give, name by name. */
const PROCEDURES = [
  [
    'R-188',
    'get_conversations',
    'user_id page_size before_time before_id',
    'other_user_id other_user_first_name other_user_last_name other_user_avatar_url last_message last_message_time unread_count',
  ],
  [
    'R-189',
    'get_messageable_users',
    'current_user_id search page_size page_number',
    'user_id first_name last_name avatar_url title has_conversation total',
  ],
  ['R-194', 'mark_messages_as_read', 'from_user_id for_user_id', ''],
  ['R-343', 'admin_delete_event', 'target_event_id force', ''],
  [
    'R-387',
    'admin_get_user_subscriptions',
    '',
    'user_id first_name last_name user_email plan_name subscription_tier subscription_status plan_price_cents current_period_end',
  ],
  ['R-394', 'admin_get_user_emails', 'user_ids', 'user_id email'],
] as const;

/** The words that a column takes. */
const WORDS = [
  ['R-126', 'user_approvals.status', 'pending approved rejected'],
  ['R-212', 'coffee_chat_requests.status', 'pending accepted rejected completed cancelled'],
  ['R-285', 'event_applications.status', 'pending approved denied'],
  ['R-328', 'event_bookings.status', 'pending paid cancelled'],
  ['R-424', 'user_social_links.platform', 'instagram linkedin'],
  ['A-25', 'event_applications.payment_method', 'paypal free'],
  ['A-25', 'event_bookings.payment_method', 'paypal stripe free'],
] as const;

const words = (text: string) => text.split(' ').filter((word) => word !== '');

async function valueOf(sql: string, ...values: unknown[]): Promise<unknown> {
  let found: unknown;
  await play(async (scene) => {
    found = await scene.value('owner', sql, ...values);
  });
  return found;
}

describe('The data model', () => {
  it.each(TABLES)('%s: %s holds %s', async (_id, table, columns) => {
    const held = await valueOf(
      `select array_agg(attname::text) from pg_attribute
       where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped`,
      table,
    );
    expect(held).toEqual(expect.arrayContaining(words(columns)));
  });

  it.each(PROCEDURES)('%s: %s takes (%s) and gives (%s)', async (_id, name, takes, gives) => {
    const named = (modes: string) =>
      valueOf(
        `select coalesce(array_agg(name order by place) filter (where mode = any ($2)), '{}')
         from pg_proc
         cross join unnest(proargnames, coalesce(proargmodes::text[], array_fill('i'::text, array[pronargs])))
           with ordinality as argument (name, mode, place)
         where pronamespace = 'public'::regnamespace and proname = $1`,
        name,
        words(modes),
      );
    expect(await named('i')).toEqual(words(takes));
    expect(await named('t')).toEqual(words(gives));
  });

  it.each(WORDS)('%s: %s is one of %s', async (_id, column, allowed) => {
    const [table, name] = column.split('.');
    const check = await valueOf(
      `select string_agg(pg_get_constraintdef(oid), ' ') from pg_constraint
       where conrelid = format('public.%I', $1::text)::regclass and contype = 'c'
         and conkey = array(select attnum from pg_attribute where attrelid = conrelid and attname = $2)`,
      table,
      name,
    );
    const quoted = Array.from(String(check).matchAll(/'([a-z]+)'::text/g), ([, word]) => word);
    expect(new Set(quoted)).toEqual(new Set(words(allowed)));
  });

  it('starts an event with 20 seats and no price (R-284)', async () => {
    const first = `insert into events (title, location, start_time, end_time)
      values ('T', 'L', now(), now() + interval '1 hour') returning array[max_attendees, credits_required]`;
    expect(await valueOf(first)).toEqual([20, 0]);
  });
});
