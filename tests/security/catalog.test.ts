import { describe, expect, it } from 'vitest';
import { play } from './support/scene.ts';

/** Everything that the two roles of the API may do with tables: a grant that is not here is a mistake. */
const tableGrants = {
  anon: {
    feature_toggles: 'select',
    interest_categories: 'select',
    subscription_plans: 'select',
  },
  authenticated: {
    admin_audit_log: 'select',
    admin_users: 'select',
    coffee_chat_requests: 'select',
    conversation_heads: 'select',
    event_applications: 'select',
    event_attendees: 'select',
    event_bookings: 'select',
    events: 'select',
    feature_toggles: 'select',
    interest_categories: 'select',
    member_blocks: 'select',
    messages: 'select',
    payments: 'select',
    profiles: 'select',
    refunds: 'select',
    staff_roles: 'select',
    subscription_plans: 'select',
    user_approvals: 'select',
    user_interests: 'delete select',
    user_questionnaire_responses: 'select',
    user_social_links: 'delete select',
    user_subscriptions: 'select',
  },
} as const;

/** Columns that a signed-in caller may write; a visitor writes none. */
const columnGrants = {
  'coffee_chat_requests insert': 'id message proposed_dates recipient_id requester_id time_zone',
  'coffee_chat_requests update': 'recipient_id selected_date status updated_at',
  'event_applications insert': 'event_id user_id',
  'events insert':
    'category city created_by credits_required description detailed_description end_time id image_url location max_attendees paypal_username published_at start_time time_zone title',
  'events update':
    'category city credits_required description detailed_description end_time image_url location max_attendees paypal_username published_at start_time time_zone title',
  'feature_toggles insert': 'description feature_name is_enabled',
  'feature_toggles update': 'description feature_name is_enabled updated_at',
  'messages insert': 'content id recipient_id sender_id',
  'profiles update': 'age avatar_url bio city first_name gender last_name phone title whatsapp_group_opt_in',
  'user_interests insert': 'interest_category_id user_id',
  'user_interests update': 'interest_category_id user_id',
  'user_questionnaire_responses insert': 'hoping_to_find ideal_weekend people_vibe user_id vibe_description',
  'user_questionnaire_responses update': 'hoping_to_find ideal_weekend people_vibe user_id vibe_description',
  'user_social_links insert': 'platform url user_id',
  'user_social_links update': 'platform url user_id',
} as const;

/** A link in a mail is pressed without signing in; what it says is signed. */
const callableByVisitors = ['list_event_cities', 'list_event_filters', 'list_events', 'unsubscribe_by_link'];
/** Of the rules only what reads events for everyone: under a policy it could use no index. */
const rulesForVisitors = ['bounded', 'event_filters', 'listed_events', 'unsubscribe_by_link'];
const callableByMembers = [
  'admin_cancel_event',
  'admin_change_approval',
  'admin_copy_to_following',
  'admin_count_applications',
  'admin_decide_applications',
  'admin_decide_approvals',
  'admin_delete_event',
  'admin_event_hosts',
  'admin_event_people',
  'admin_event_series',
  'admin_exists',
  'admin_get_event_payment_term',
  'admin_get_payment_term',
  'admin_get_user_emails',
  'admin_get_user_subscriptions',
  'admin_give_role',
  'admin_known_lines',
  'admin_list_applications',
  'admin_list_audit_log',
  'admin_list_events',
  'admin_list_guest_messages',
  'admin_list_mails',
  'admin_list_members',
  'admin_list_payments',
  'admin_list_refunds',
  'admin_list_reports',
  'admin_list_staff',
  'admin_list_subscriptions',
  'admin_list_views',
  'admin_live_topic',
  'admin_member_story',
  'admin_message_guests',
  'admin_money_report',
  'admin_note_arrival',
  'admin_note_member',
  'admin_overview',
  'admin_payment_targets',
  'admin_payment_totals',
  'admin_record_payments',
  'admin_record_returns',
  'admin_record_split',
  'admin_refresh_paypal_links',
  'admin_reinstate_member',
  'admin_remove_member',
  'admin_repeat_event',
  'admin_resend_mails',
  'admin_save_view',
  'admin_set_coffee_chat_status',
  'admin_set_event_host',
  'admin_set_event_payment_term',
  'admin_set_lines_aside',
  'admin_set_payment_term',
  'admin_settle_payments',
  'admin_settle_refund',
  'admin_suspend_member',
  'admin_take_role',
  'admin_take_up_application',
  'admin_warn_member',
  'answer_coffee_chat',
  'block_member',
  'cancel_application',
  'cancel_subscription',
  'claim_first_admin',
  'confirm_warning',
  'count_unread_notifications',
  'create_event',
  'decide_application',
  'decide_booking',
  'decide_report',
  'decide_user_approval',
  'forget_push_device',
  'get_coffee_chat_ideas',
  'get_conversations',
  'get_member_card',
  'get_messageable_users',
  'get_notification_settings',
  'get_public_profiles',
  'get_push_device',
  'get_thread',
  'get_unread_count',
  'grant_admin',
  'has_member_access',
  'list_blocked_members',
  'list_coffee_chats',
  'list_event_cities',
  'list_event_faces',
  'list_event_filters',
  'list_events',
  'list_notifications',
  'list_pending_event_bookings',
  'list_rights',
  'list_warnings',
  'mark_all_notifications_read',
  'mark_messages_as_read',
  'mark_notifications_read',
  'may_message',
  'read_together',
  'recent_changes',
  'report_member',
  'request_approval',
  'resume_mails',
  'revoke_admin',
  'save_interests',
  'save_notification_settings',
  'save_push_device',
  'send_message',
  'signal_typing',
  'state_payment',
  'unblock_member',
  'unsubscribe_by_link',
  'update_event',
  'update_own_profile',
];

async function names(sql: string, ...values: unknown[]): Promise<unknown[]> {
  let found: unknown[] = [];
  await play(async (scene) => {
    found = (await scene.as('owner', sql, ...values)).map((row) => row.name);
  });
  return found;
}

describe('The catalog', () => {
  it('has row level security on every table', async () => {
    expect(
      await names(
        `select c.oid::regclass::text as name from pg_class c
         where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
           and not c.relrowsecurity`,
      ),
    ).toEqual([]);
  });

  it('has no view, since a view would pass by the policies', async () => {
    expect(await names(`select viewname as name from pg_views where schemaname = 'public'`)).toEqual([]);
  });

  it.each(['anon', 'authenticated'] as const)('grants %s these tables and no more', async (role) => {
    const grants = await names(
      `select c.relname || ' ' || string_agg(lower(privilege), ' ' order by privilege) as name
       from pg_class c
       cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
         and has_table_privilege($1, c.oid, privilege)
       group by c.relname order by c.relname collate "C"`,
      role,
    );
    expect(grants).toEqual(Object.entries(tableGrants[role]).map(([table, verbs]) => `${table} ${verbs}`));
  });

  it.each(['anon', 'authenticated'])('grants %s these columns to write and no more', async (role) => {
    const grants = await names(
      `select c.relname || ' ' || lower(privilege) || ': ' || string_agg(a.attname, ' ' order by a.attname) as name
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       cross join unnest(array['INSERT', 'UPDATE']) privilege
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and has_column_privilege($1, c.oid, a.attname, privilege)
       group by c.relname, privilege order by (c.relname || ' ' || lower(privilege)) collate "C"`,
      role,
    );
    expect(grants).toEqual(
      role === 'anon' ? [] : Object.entries(columnGrants).map(([target, columns]) => `${target}: ${columns}`),
    );
  });

  it('lets no procedure of the API pass by the policies, nor be led astray by a search path', async () => {
    expect(
      await names(
        `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
           and (prosecdef or proconfig is distinct from array['search_path=""'])`,
      ),
    ).toEqual([]);
    // A list may read by itself besides.
    expect(
      await names(
        `select proname as name from pg_proc where pronamespace = 'private'::regnamespace
           and array_remove(proconfig, 'max_parallel_workers_per_gather=0') is distinct from array['search_path=""']`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['anon', callableByVisitors],
    ['authenticated', callableByMembers],
  ])('lets %s call these procedures and no more', async (role, expected) => {
    const callable = await names(
      `select distinct proname::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
      role,
    );
    expect(callable).toEqual(expected);
  });

  it('lets nobody call a function of the rules who need not', async () => {
    expect(
      await names(
        `select distinct proname::text as name from pg_proc
         where pronamespace = 'private'::regnamespace and has_function_privilege('anon', oid, 'execute')
         order by 1`,
      ),
    ).toEqual(rulesForVisitors);
    expect(
      await names(
        `select distinct proname::text as name from pg_proc
         where pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
           and prorettype = 'trigger'::regtype`,
      ),
    ).toEqual([]);
  });

  it('opens no sequence to the API', async () => {
    expect(
      await names(
        `select c.relname as name from pg_class c cross join unnest(array['anon', 'authenticated']) role
         where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
           and (has_sequence_privilege(role, c.oid, 'usage') or has_sequence_privilege(role, c.oid, 'select')
             or has_sequence_privilege(role, c.oid, 'update'))`,
      ),
    ).toEqual([]);
  });

  it('locks many rows in one order only: events by id, heads by their owners', async () => {
    const locks = await names(
      `select proname || ': ' || found[1] as name from pg_proc
       cross join regexp_matches(prosrc, '(order by [a-z_, ]+)\\s+(?:limit [0-9]+\\s+)?for (?:no key )?update', 'g') found
       where pronamespace = 'private'::regnamespace order by 1`,
    );
    expect(locks).toEqual([
      'copy_to_following: order by id',
      'decide_approvals: order by user_id',
      'decide_many: order by id',
      'end_unpaid: order by id',
      // Bookings whose account is gone, which nobody else locks many of.
      'lock_bookings: order by booking_id',
      'lock_bookings: order by id',
      'lock_events_of_member: order by id',
      'lock_heads_of_member: order by user_id, other_user_id',
      'refresh_paypal_links: order by id',
    ]);
    const inserted = await names(
      `select substring(prosrc from 'order by owner[a-z ]*') as name from pg_proc where proname = 'keep_conversation_heads'`,
    );
    expect(inserted).toEqual(['order by owner']);
  });

  it('keeps functions made later shut until somebody opens them', async () => {
    await play(async (scene) => {
      await scene.as('owner', `create function public.later() returns int language sql as 'select 1'`);
      await scene.as('owner', 'create table public.later_table ()');
      expect(await scene.refusal('visitor', 'select public.later()')).toBe('42501');
      expect(await scene.refusal('00000000-0000-4000-8000-000000000002', 'select public.later()')).toBe(
        '42501',
      );
      expect(await scene.refusal('visitor', 'select * from public.later_table')).toBe('42501');
    });
  });

  it('has one permissive policy for each role and verb of a table', async () => {
    expect(
      await names(
        `select format('%s.%s %s %s', schemaname, tablename, role, cmd) as name
         from pg_policies cross join unnest(roles) role
         where permissive = 'PERMISSIVE'
         group by schemaname, tablename, role, cmd having count(*) > 1`,
      ),
    ).toEqual([]);
  });

  it('names the role in every policy and asks who calls once for each statement', async () => {
    expect(
      await names(
        `select policyname as name from pg_policies
         where schemaname = 'public' and (
           'public' = any (roles)
           or regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT (auth\\.uid|private\\.[a-z_]+)\\((''[a-z]+''::text)?\\)', '', 'g')
             ~ '(auth\\.uid|private\\.[a-z_]+)\\('
         )`,
      ),
    ).toEqual([]);
  });

  it('has an index that begins with the columns of each foreign key', async () => {
    expect(
      await names(
        `select format('%s (%s)', k.conrelid::regclass, (
           select string_agg(attname, ', ') from pg_attribute where attrelid = k.conrelid and attnum = any (k.conkey)
         )) as name
         from pg_constraint k
         where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
           select from pg_index i
           where i.indrelid = k.conrelid and i.indpred is null
             and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] = k.conkey
         )`,
      ),
    ).toEqual([]);
  });

  it('has an index that begins with each column that a policy compares with the caller', async () => {
    expect(
      await names(
        `select distinct format('%s.%s', p.tablename, found[1]) as name
         from pg_policies p
         cross join regexp_matches(coalesce(qual, '') || coalesce(with_check, ''), '([a-z_]+) = \\( SELECT auth\\.uid', 'g') found
         where p.schemaname = 'public' and not exists (
           select from pg_index i
           join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
           where i.indrelid = format('public.%I', p.tablename)::regclass and i.indpred is null and a.attname = found[1]
         )`,
      ),
    ).toEqual([]);
  });
});
