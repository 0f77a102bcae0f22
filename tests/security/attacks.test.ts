import { describe, expect, it } from 'vitest';
import { ADMIN, EVENTS, LENA, MAYA, NOOR, nameOf, RUTH, ZOE } from './support/demo-world.ts';
import { type Actor, play } from './support/scene.ts';

/** Who tries what, and what she meets: an error, or no row at all. */
type Attack = readonly [who: Actor, sql: string, meets: string];

const attempts: Record<string, readonly Attack[]> = {
  'to read what members keep to themselves (A-54, R-430)': [
    ['visitor', `select * from profiles`, '42501'],
    ['visitor', `select id from profiles`, '42501'],
    [LENA, `select id from profiles where id <> '${LENA}'`, 'nothing'],
    [MAYA, `select phone, age, city from profiles where id = '${NOOR}'`, 'nothing'],
    [MAYA, `select first_name from profiles where id = '${NOOR}'`, 'nothing'],
    [MAYA, `select * from user_social_links where user_id = '${NOOR}'`, 'nothing'],
    [MAYA, `select * from user_questionnaire_responses where user_id = '${NOOR}'`, 'nothing'],
    [MAYA, `select * from user_interests where user_id = '${NOOR}'`, 'nothing'],
    [MAYA, `select * from user_approvals where user_id <> '${MAYA}'`, 'nothing'],
    [MAYA, `select * from user_subscriptions where user_id <> '${MAYA}'`, 'nothing'],
    [MAYA, `select * from event_applications where user_id <> '${MAYA}'`, 'nothing'],
    [MAYA, `select * from event_bookings where user_id <> '${MAYA}'`, 'nothing'],
    [MAYA, `select * from event_attendees where user_id <> '${MAYA}'`, 'nothing'],
    [MAYA, `select * from coffee_chat_requests where requester_id <> '${MAYA}'`, 'nothing'],
    [MAYA, `select * from admin_users`, 'nothing'],
    [MAYA, `select * from admin_audit_log`, 'nothing'],
    [MAYA, `select * from client_operations`, '42501'],
    [MAYA, `select email from auth.users`, '42501'],
    [MAYA, `select * from private.settings`, '42501'],
    [MAYA, `select * from feature_toggles where feature_name = 'paypal_email'`, 'nothing'],
    ['visitor', `select * from feature_toggles where feature_name = 'paypal_email'`, 'nothing'],
    [
      MAYA,
      `select * from get_public_profiles((select array_agg(gen_random_uuid()) from generate_series(1, 101)))`,
      'P0001 TOO_MANY_IDS',
    ],
  ],
  "to change another's profile or her own beyond the form (R-150)": [
    ['visitor', `update profiles set bio = 'x'`, '42501'],
    [MAYA, `update profiles set bio = 'x' where id = '${NOOR}'`, 'nothing'],
    [MAYA, `update profiles set id = '${LENA}' where id = '${MAYA}'`, '42501'],
    [MAYA, `update profiles set created_at = now() where id = '${MAYA}'`, '42501'],
    [MAYA, `insert into profiles (id) values (gen_random_uuid())`, '42501'],
    [MAYA, `delete from profiles where id = '${MAYA}'`, '42501'],
    [
      MAYA,
      `insert into user_social_links (user_id, platform, url) values ('${LENA}', 'instagram', 'https://instagram.com/x')`,
      '42501',
    ],
    [
      MAYA,
      `update user_social_links set url = 'https://instagram.com/x' where user_id = '${NOOR}'`,
      'nothing',
    ],
    [MAYA, `update user_social_links set user_id = '${LENA}' where user_id = '${MAYA}'`, '42501'],
    [MAYA, `delete from user_social_links where user_id = '${NOOR}'`, 'nothing'],
    [MAYA, `delete from user_interests where user_id = '${NOOR}'`, 'nothing'],
    [
      MAYA,
      `insert into user_interests (user_id, interest_category_id) select '${LENA}', id from interest_categories limit 1`,
      '42501',
    ],
    [MAYA, `insert into user_approvals (user_id, status) values ('${LENA}', 'approved')`, '42501'],
    [LENA, `update user_approvals set status = 'approved' where user_id = '${LENA}'`, '42501'],
    [LENA, `insert into interest_categories (name) values ('Hacking')`, '42501'],
  ],
  'to apply with a price, a status or a name of her own (R-310, BACKEND: seats)': [
    [
      'visitor',
      `insert into event_applications (event_id, user_id) values ('${EVENTS.canPay}', '${LENA}')`,
      '42501',
    ],
    [
      LENA,
      `insert into event_applications (event_id, user_id) values ('${EVENTS.canPay}', '${ZOE}')`,
      '42501',
    ],
    [
      LENA,
      `insert into event_applications (event_id, user_id, status) values ('${EVENTS.canPay}', '${LENA}', 'approved')`,
      '42501',
    ],
    [
      LENA,
      `insert into event_applications (event_id, user_id, payment_required) values ('${EVENTS.canPay}', '${LENA}', false)`,
      '42501',
    ],
    [
      LENA,
      `insert into event_applications (event_id, user_id, payment_amount_cents) values ('${EVENTS.canPay}', '${LENA}', 0)`,
      '42501',
    ],
    [
      LENA,
      `insert into event_applications (event_id, user_id, payment_method) values ('${EVENTS.canPay}', '${LENA}', 'free')`,
      '42501',
    ],
    [
      LENA,
      `insert into event_applications (event_id, user_id, admin_notes) values ('${EVENTS.canPay}', '${LENA}', 'VIP')`,
      '42501',
    ],
    [MAYA, `update event_applications set status = 'approved' where user_id = '${MAYA}'`, '42501'],
    [MAYA, `update event_applications set payment_amount_cents = 0 where user_id = '${MAYA}'`, '42501'],
    [MAYA, `update event_applications set event_id = '${EVENTS.full}' where user_id = '${MAYA}'`, '42501'],
    [MAYA, `delete from event_applications where user_id = '${MAYA}'`, '42501'],
    [ADMIN, `update event_applications set status = 'approved'`, '42501'],
  ],
  'to write bookings, seats, subscriptions or the audit log (R-432)': [
    [
      MAYA,
      `insert into event_bookings (user_id, event_id, application_id, credits_used, status) select user_id, event_id, id, 0, 'paid' from event_applications limit 1`,
      '42501',
    ],
    [MAYA, `update event_bookings set status = 'paid' where user_id = '${MAYA}'`, '42501'],
    [MAYA, `delete from event_bookings where user_id = '${MAYA}'`, '42501'],
    [MAYA, `insert into event_attendees (user_id, event_id) values ('${MAYA}', '${EVENTS.full}')`, '42501'],
    [MAYA, `delete from event_attendees where user_id = '${MAYA}'`, '42501'],
    [ADMIN, `update event_bookings set status = 'paid'`, '42501'],
    [
      LENA,
      `insert into user_subscriptions (user_id, plan_id, status) select '${LENA}', id, 'active' from subscription_plans limit 1`,
      '42501',
    ],
    [RUTH, `update user_subscriptions set credits_remaining = 999 where user_id = '${RUTH}'`, '42501'],
    [LENA, `update subscription_plans set price_cents = 0`, '42501'],
    [
      MAYA,
      `insert into client_operations (user_id, operation_id) values ('${NOOR}', gen_random_uuid())`,
      '42501',
    ],
    [ADMIN, `insert into admin_audit_log (action, table_name) values ('insert', 'x')`, '42501'],
    [ADMIN, `update admin_audit_log set actor_id = null`, '42501'],
    [ADMIN, `delete from admin_audit_log`, '42501'],
    ['owner', `delete from admin_audit_log`, '42501'],
    ['owner', `update admin_audit_log set actor_id = null`, '42501'],
    ['owner', `truncate admin_audit_log`, '42501'],
  ],
  "to do an admin's work (R-432, R-260, R-261)": [
    [MAYA, `insert into admin_users (user_id) values ('${MAYA}')`, '42501'],
    [ADMIN, `insert into admin_users (user_id) values ('${MAYA}')`, '42501'],
    [MAYA, `select grant_admin('${MAYA}')`, '42501'],
    [MAYA, `select claim_first_admin()`, 'P0001 ADMIN_EXISTS'],
    [
      MAYA,
      `insert into events (title, location, start_time, end_time) values ('x', 'x', now(), now() + interval '1 hour')`,
      '42501',
    ],
    [MAYA, `update events set max_attendees = 100`, 'nothing'],
    [MAYA, `delete from events`, '42501'],
    [ADMIN, `delete from events`, '42501'],
    [ADMIN, `update events set attendees_count = 0`, '42501'],
    [ADMIN, `update events set deleted_at = now()`, '42501'],
    [ADMIN, `update events set paypal_payment_link = 'https://evil.example'`, '428C9'],
    [MAYA, `select admin_delete_event('${EVENTS.canApplyFree}')`, '42501'],
    [MAYA, `select update_event('${EVENTS.canApplyFree}', '{"title": "x"}')`, '42501'],
    [
      MAYA,
      `select decide_application(id, 'approve') from event_applications where user_id = '${MAYA}' and status = 'pending' limit 1`,
      '42501',
    ],
    [
      MAYA,
      `select decide_booking(id, 'approve') from event_bookings where user_id = '${MAYA}' and status = 'pending'`,
      '42501',
    ],
    [MAYA, `select confirm_event_payment(gen_random_uuid(), 'stripe', 1, 'x')`, '42501'],
    [ADMIN, `select confirm_event_payment(gen_random_uuid(), 'stripe', 1, 'x')`, '42501'],
    [MAYA, `select admin_refresh_paypal_links('Evil')`, '42501'],
    [MAYA, `update feature_toggles set is_enabled = false`, 'nothing'],
    [MAYA, `insert into feature_toggles (feature_name) values ('evil')`, '42501'],
    [MAYA, `select cancel_subscription('${RUTH}')`, '42501'],
    [MAYA, `select * from admin_get_user_emails(array['${NOOR}']::uuid[])`, '42501'],
    [MAYA, `select * from admin_get_user_subscriptions()`, '42501'],
    [LENA, `select decide_user_approval('${LENA}', 'approve')`, '42501'],
    [
      ADMIN,
      `select * from admin_get_user_emails((select array_agg(gen_random_uuid()) from generate_series(1, 101)))`,
      'P0001 TOO_MANY_IDS',
    ],
  ],
  'to read, forge or change messages (R-186, R-430)': [
    ['visitor', `select * from messages`, '42501'],
    [RUTH, `select * from messages`, 'nothing'],
    [ADMIN, `select * from messages`, 'nothing'],
    [RUTH, `select * from conversation_heads`, 'nothing'],
    [RUTH, `select * from get_thread('${MAYA}')`, 'nothing'],
    [
      MAYA,
      `insert into messages (sender_id, recipient_id, content) values ('${NOOR}', '${MAYA}', 'hi')`,
      '42501',
    ],
    [
      MAYA,
      `insert into messages (sender_id, recipient_id, content) values ('${MAYA}', '${ZOE}', 'hi')`,
      'P0001 NOT_MESSAGEABLE',
    ],
    [
      LENA,
      `insert into messages (sender_id, recipient_id, content) values ('${LENA}', '${MAYA}', 'hi')`,
      'P0001 NOT_MESSAGEABLE',
    ],
    [
      MAYA,
      `insert into messages (sender_id, recipient_id, content) values ('${MAYA}', '${MAYA}', 'hi')`,
      'P0001 NOT_MESSAGEABLE',
    ],
    [
      MAYA,
      `insert into messages (sender_id, recipient_id, content) values ('${MAYA}', gen_random_uuid(), 'hi')`,
      'P0001 NOT_MESSAGEABLE',
    ],
    [
      MAYA,
      `insert into messages (sender_id, recipient_id, content, is_read) values ('${MAYA}', '${NOOR}', 'hi', true)`,
      '42501',
    ],
    [
      MAYA,
      `insert into messages (sender_id, recipient_id, content, created_at) values ('${MAYA}', '${NOOR}', 'hi', now() - interval '1 year')`,
      '42501',
    ],
    [MAYA, `update messages set is_read = true`, '42501'],
    [MAYA, `update messages set content = 'edited'`, '42501'],
    [MAYA, `delete from messages`, '42501'],
    [
      MAYA,
      `insert into conversation_heads (user_id, other_user_id, last_message_id, last_message, last_message_time) values ('${MAYA}', '${ZOE}', gen_random_uuid(), 'x', now())`,
      '42501',
    ],
    [MAYA, `update conversation_heads set unread_count = 0`, '42501'],
  ],
  "to use procedures with somebody else's id (R-433, A-55)": [
    ['visitor', `select has_member_access('${MAYA}')`, '42501'],
    [LENA, `select where has_member_access('${MAYA}')`, 'nothing'],
    [ADMIN, `select where has_member_access('${MAYA}')`, 'nothing'],
    [LENA, `select * from get_conversations('${MAYA}')`, '42501'],
    [ADMIN, `select * from get_conversations('${MAYA}')`, '42501'],
    [LENA, `select * from get_conversations(null)`, '42501'],
    [LENA, `select * from get_messageable_users('${MAYA}')`, '42501'],
    [NOOR, `select mark_messages_as_read('${NOOR}', '${MAYA}')`, '42501'],
    [LENA, `select cancel_application('${EVENTS.paid}')`, 'P0001 NO_APPLICATION'],
  ],
  'to ask for coffee chats that are not hers to ask (R-213 to R-216, R-430)': [
    [LENA, `select * from coffee_chat_requests`, 'nothing'],
    [
      LENA,
      `insert into coffee_chat_requests (requester_id, proposed_dates) values ('${LENA}', array[(current_date + 3 + time '12:00')::timestamptz])`,
      '42501',
    ],
    [
      MAYA,
      `insert into coffee_chat_requests (requester_id, proposed_dates) values ('${NOOR}', array[(current_date + 3 + time '12:00')::timestamptz])`,
      '42501',
    ],
    [
      MAYA,
      `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates) values ('${MAYA}', '${ZOE}', array[(current_date + 3 + time '12:00')::timestamptz])`,
      '42501',
    ],
    [
      MAYA,
      `insert into coffee_chat_requests (requester_id, status, proposed_dates) values ('${MAYA}', 'accepted', array[(current_date + 3 + time '12:00')::timestamptz])`,
      '42501',
    ],
    [MAYA, `update coffee_chat_requests set status = 'cancelled' where requester_id <> '${MAYA}'`, 'nothing'],
    [
      MAYA,
      `update coffee_chat_requests set status = 'accepted' where requester_id = '${MAYA}' and status = 'pending'`,
      '42501',
    ],
    [
      MAYA,
      `update coffee_chat_requests set status = 'cancelled' where requester_id = '${MAYA}' and status <> 'pending'`,
      'nothing',
    ],
    [NOOR, `update coffee_chat_requests set status = 'cancelled' where recipient_id = '${NOOR}'`, 'nothing'],
    [
      MAYA,
      `update coffee_chat_requests set status = 'cancelled', recipient_id = '${ZOE}' where requester_id = '${MAYA}' and status = 'pending'`,
      '42501',
    ],
    [
      MAYA,
      `update coffee_chat_requests set status = 'cancelled', selected_date = now() where requester_id = '${MAYA}' and status = 'pending'`,
      '42501',
    ],
    [MAYA, `update coffee_chat_requests set message = 'x' where requester_id = '${MAYA}'`, '42501'],
    [MAYA, `delete from coffee_chat_requests where requester_id = '${MAYA}'`, '42501'],
  ],
  'to go round the API into the rules themselves': [
    ['visitor', `select private.is_admin()`, '42501'],
    [MAYA, `select private.settle(gen_random_uuid(), 'approved', null)`, '42501'],
    [MAYA, `select private.confirm_payment(gen_random_uuid(), 'stripe', 1, 'x')`, '42501'],
    [MAYA, `select private.setting('first_admin_email')`, '42501'],
    [MAYA, `select private.lock_event('${MAYA}', '${EVENTS.full}')`, '42501'],
    [MAYA, `select private.outcome(gen_random_uuid())`, '42501'],
    [MAYA, `select private.can_message('${NOOR}')`, '42501'],
    [MAYA, `select private.shares_event('${NOOR}')`, '42501'],
    [MAYA, `create table public.mine ()`, '42501'],
    [MAYA, `create function public.mine() returns int language sql as 'select 1'`, '42501'],
    [MAYA, `truncate event_applications`, '42501'],
    [
      MAYA,
      `insert into realtime.messages (topic, extension, event, payload) values ('admins', 'broadcast', 'change', '{}')`,
      '42501',
    ],
    [MAYA, `delete from auth.users`, '42501'],
  ],
};

describe.each(Object.entries(attempts))('An attacker tries %s', (_what, attacks) => {
  it.each(attacks.map(([who, ...rest]) => [nameOf(who), ...rest, who] as const))(
    '%s: %s meets %s',
    async (_name, sql, meets, who) => {
      await play(async (scene) => {
        if (meets === 'nothing') expect(await scene.count(who, sql)).toBe(0);
        else expect(await scene.refusal(who, sql)).toBe(meets);
      });
    },
  );
});

describe('What stays open', () => {
  it('lets a visitor read events, plans, interests and switches', async () => {
    await play(async (scene) => {
      expect(await scene.count('visitor', 'select * from events')).toBe(22);
      expect(await scene.count('visitor', 'select * from subscription_plans')).toBe(3);
      expect(await scene.count('visitor', 'select * from interest_categories')).toBe(8);
      expect(await scene.count('visitor', 'select * from feature_toggles')).toBe(3);
      expect(await scene.as('visitor', 'select list_event_cities() as city')).toEqual(
        ['Amsterdam', 'Berlin', 'Lisbon', 'London', 'New York'].map((city) => ({ city })),
      );
    });
  });

  it('shows members each other by name, title and picture only (A-54)', async () => {
    await play(async (scene) => {
      const [noor] = await scene.as(MAYA, `select * from get_public_profiles(array['${NOOR}']::uuid[])`);
      expect(noor).toEqual({
        id: NOOR,
        first_name: 'Noor',
        last_name: 'Haddad',
        title: 'Pediatric nurse',
        avatar_url: null,
      });
    });
  });

  it('lets a member edit her own profile, links, answers and interests (R-127, R-150)', async () => {
    await play(async (scene) => {
      expect(await scene.count(MAYA, `update profiles set bio = 'Hello' where id = '${MAYA}'`)).toBe(1);
      const upsert = `insert into user_social_links (user_id, platform, url)
        values ('${MAYA}', 'linkedin', 'https://www.linkedin.com/in/maya')
        on conflict (user_id, platform) do update set user_id = excluded.user_id, url = excluded.url`;
      expect(await scene.count(MAYA, upsert)).toBe(1);
      expect(await scene.count(MAYA, upsert)).toBe(1);
      expect(
        await scene.count(
          MAYA,
          `insert into user_questionnaire_responses values ($1, $2, $3, $4, $5)
          on conflict (user_id) do update set hoping_to_find = excluded.hoping_to_find`.replace(
            'responses values',
            'responses (user_id, hoping_to_find, ideal_weekend, vibe_description, people_vibe) values',
          ),
          MAYA,
          ['A support system'],
          ['Trying something new'],
          ['Easygoing and chill'],
          ['Calm and kind'],
        ),
      ).toBe(1);
    });
  });

  it('lets admins read what they manage', async () => {
    await play(async (scene) => {
      expect(await scene.count(ADMIN, `select phone from profiles where id = '${NOOR}'`)).toBe(1);
      expect(await scene.as(ADMIN, `select * from admin_get_user_emails(array['${NOOR}']::uuid[])`)).toEqual([
        { user_id: NOOR, email: 'noor@sorella.test' },
      ]);
      expect(await scene.count(ADMIN, 'select * from admin_get_user_subscriptions()')).toBe(2);
      expect(
        await scene.count(ADMIN, `select * from feature_toggles where feature_name = 'paypal_email'`),
      ).toBe(1);
      expect(await scene.count(ADMIN, 'select * from admin_audit_log limit 1')).toBe(1);
    });
  });
});
