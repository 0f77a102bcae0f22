import type { Database, Json } from '../src/database.types.ts';

type Schema = Database['public'];
type Table = keyof (Schema['Tables'] & Schema['Views']);
type Procedure = keyof Schema['Functions'];

/** The tables that anybody may read something of. */
export const openTables = [
  'events',
  'feature_toggles',
  'interest_categories',
  'subscription_plans',
] as const satisfies readonly Table[];

/** The procedures that anybody may call. */
export const openProcedures = [
  'list_event_cities',
  'list_event_filters',
  'list_events',
  'unsubscribe_by_link',
] as const satisfies readonly Procedure[];

/** What a procedure has to be told; what it need not be told is left out, as PostgREST finds it without. */
type Told<Args> = {
  readonly [Name in keyof Args as undefined extends Args[Name] ? never : Name]: Args[Name];
};

// A new table or procedure is a type error until it stands in one list or the other.
const hiddenTable: Readonly<Record<Exclude<Table, (typeof openTables)[number]>, true>> = {
  admin_audit_log: true,
  admin_users: true,
  application_messages: true,
  client_operations: true,
  coffee_chat_requests: true,
  conversation_heads: true,
  event_applications: true,
  event_attendees: true,
  event_bookings: true,
  member_blocks: true,
  member_suspensions: true,
  messages: true,
  payments: true,
  profiles: true,
  refunds: true,
  reports: true,
  staff_roles: true,
  user_approvals: true,
  user_interests: true,
  user_questionnaire_responses: true,
  user_social_links: true,
  user_subscriptions: true,
};
const nobody = '00000000-0000-0000-0000-000000000000';
const hiddenProcedure: {
  readonly [Name in Exclude<Procedure, (typeof openProcedures)[number]>]: Told<
    Schema['Functions'][Name]['Args']
  >;
} = {
  admin_copy_to_following: { target_event_id: nobody },
  admin_count_applications: { target_event_id: nobody },
  admin_decide_applications: { decision: '', target_application_ids: [] },
  admin_decide_approvals: { decision: '', target_user_ids: [] },
  admin_cancel_event: { target_event_id: nobody, reason: 'nobody' },
  admin_delete_event: { target_event_id: nobody },
  admin_event_hosts: { target_event_id: nobody },
  admin_event_people: { target_event_id: nobody },
  admin_exists: {},
  admin_event_series: { target_event_id: nobody },
  admin_get_payment_term: {},
  admin_get_user_emails: { user_ids: [] },
  admin_get_user_subscriptions: {},
  admin_give_role: { role: '', target_user_id: nobody },
  admin_known_lines: {},
  admin_list_applications: { page: 0, page_size: 0 },
  admin_list_audit_log: { page: 0, page_size: 0 },
  admin_list_events: { page: 0, page_size: 0 },
  admin_list_guest_messages: { target_event_id: nobody },
  admin_list_mails: { page: 0, page_size: 0 },
  admin_list_members: { page: 0, page_size: 0 },
  admin_list_payments: { page: 0, page_size: 0 },
  admin_list_refunds: { page: 0, page_size: 0 },
  admin_list_reports: { page: 0, page_size: 0 },
  admin_list_staff: {},
  admin_list_subscriptions: { page: 0, page_size: 0 },
  admin_list_views: { list: '' },
  admin_live_topic: {},
  admin_member_story: { target_user_id: nobody },
  admin_message_guests: { target_event_id: nobody, message_id: nobody, audience: '', body: '' },
  admin_money_report: { page: 0, page_size: 0 },
  admin_note_arrival: { here: true, target_application_id: nobody },
  admin_note_member: { note: '', note_id: nobody, target_user_id: nobody },
  admin_overview: {},
  admin_payment_targets: {},
  admin_payment_totals: {},
  admin_record_payments: { matches: [] },
  admin_record_returns: { returns: [] },
  admin_record_split: { parts: [], payment: {} },
  admin_refresh_paypal_links: { new_username: '' },
  admin_reinstate_member: { target_user_id: nobody },
  admin_remove_member: { reason: '', target_application_id: nobody },
  admin_repeat_event: { starts: ['2030-01-01T00:00:00Z'], target_event_id: nobody },
  admin_resend_mails: { mail_ids: [0] },
  admin_save_view: { list: '', name: '' },
  admin_set_coffee_chat_status: { request_id: nobody, wanted_status: '' },
  admin_set_event_host: { is_host: true, target_event_id: nobody, target_user_id: nobody },
  admin_set_lines_aside: { aside: true, transactions: ['nobody'] },
  admin_set_payment_term: { is_on: false, days: 0, hours_before: 0 },
  admin_settle_payments: { decision: '', payments: [], target_booking_id: nobody },
  admin_settle_refund: { outcome: '', target_id: nobody },
  admin_suspend_member: { reason: '', target_user_id: nobody, until_time: '2030-01-01T00:00:00Z' },
  admin_take_role: { role: '', target_user_id: nobody },
  admin_take_up_application: { target_application_id: nobody },
  answer_coffee_chat: { request_id: nobody },
  block_member: { member_id: nobody },
  cancel_application: { target_event_id: nobody },
  cancel_subscription: { target_user_id: nobody },
  claim_first_admin: { user_id: nobody },
  confirm_event_payment: {
    amount_cents: 0,
    currency: '',
    payment_provider: '',
    payment_reference: '',
    target_booking_id: nobody,
  },
  confirm_subscription_payment: {
    amount_cents: 0,
    currency: '',
    member_id: nobody,
    payment_reference: '',
    period_end: '2000-01-01',
    plan_type: '',
  },
  create_event: { draft: {}, user_id: nobody },
  decide_application: { decision: '', target_application_id: nobody },
  decide_booking: { decision: '', target_booking_id: nobody },
  decide_report: { decision: '', report_id: nobody },
  decide_user_approval: { decision: '', target_user_id: nobody },
  get_coffee_chat_ideas: { for_user_id: nobody },
  get_conversations: { user_id: nobody },
  get_member_card: { member_id: nobody },
  get_messageable_users: { current_user_id: nobody },
  forget_push_device: { for_user_id: nobody, device_endpoint: '' },
  get_push_device: { for_user_id: nobody },
  note_mail_event: { event_id: '', address: '', reason: '' },
  note_push: { push_id: 0, outcome: '' },
  resume_mails: { for_user_id: nobody },
  save_push_device: { for_user_id: nobody, device_endpoint: '', device_key: '', device_secret: '' },
  take_outgoing_pushes: { public_key: '' },
  get_notification_settings: { for_user_id: nobody },
  get_public_profiles: { user_ids: [] },
  get_thread: { other_user_id: nobody },
  count_unread_notifications: { for_user_id: nobody },
  get_unread_count: { for_user_id: nobody },
  list_notifications: { for_user_id: nobody },
  mark_all_notifications_read: { for_user_id: nobody, until: '2026-01-01T00:00:00Z' },
  mark_notifications_read: { for_user_id: nobody, notification_ids: [] },
  grant_admin: { target_user_id: nobody, user_id: nobody },
  has_member_access: { user_id: nobody },
  health: {},
  list_blocked_members: {},
  list_coffee_chats: { page: 0, page_size: 0 },
  list_event_faces: { event_ids: [] },
  list_pending_event_bookings: {},
  list_rights: {},
  mark_messages_as_read: { for_user_id: nobody, from_user_id: nobody },
  may_message: { other_user_id: nobody },
  note_function_failure: { function_name: '' },
  note_mail_failed: { mail_id: 0, reason: '' },
  note_mail_sent: { mail_id: 0 },
  payment_target: { subject: '' },
  report_member: { member_id: nobody, reason: '', report_id: nobody },
  request_approval: { user_id: nobody },
  revoke_admin: { target_user_id: nobody, user_id: nobody },
  save_interests: { interest_category_ids: [], user_id: nobody },
  send_message: { message_content: '', message_id: nobody, to_user_id: nobody },
  save_notification_settings: {
    for_user_id: nobody,
    muted: ['nobody'],
    only_required: false,
    time_zone: 'UTC',
  },
  signal_typing: { to_user_id: nobody },
  state_payment: { paid: false, target_application_id: nobody },
  subscription_reference: { member_id: nobody },
  take_contact_mail: { caller_address: '' },
  take_outgoing_mails: {},
  unblock_member: { member_id: nobody },
  update_event: { changes: {}, target_event_id: nobody, user_id: nobody },
  update_own_profile: { changes: {}, user_id: nobody },
  write_reminders: {},
};

/** The tables of which nobody without an account may read anything. */
export const hiddenTables: readonly string[] = Object.keys(hiddenTable);

/** The procedures that nobody without an account may call, with arguments by which they are found and of which nothing comes. */
export const hiddenProcedures: ReadonlyMap<string, Readonly<Record<string, Json>>> = new Map(
  Object.entries(hiddenProcedure),
);
