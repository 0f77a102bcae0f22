import type { Database } from '../src/database.types.ts';

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
] as const satisfies readonly Procedure[];

// A new table or procedure is a type error until it stands in one list or the other.
const hiddenTable: Readonly<Record<Exclude<Table, (typeof openTables)[number]>, true>> = {
  admin_audit_log: true,
  admin_users: true,
  client_operations: true,
  coffee_chat_requests: true,
  conversation_heads: true,
  event_applications: true,
  event_attendees: true,
  event_bookings: true,
  member_blocks: true,
  messages: true,
  payments: true,
  profiles: true,
  refunds: true,
  reports: true,
  user_approvals: true,
  user_interests: true,
  user_questionnaire_responses: true,
  user_social_links: true,
  user_subscriptions: true,
};
const hiddenProcedure: Readonly<Record<Exclude<Procedure, (typeof openProcedures)[number]>, true>> = {
  admin_count_applications: true,
  admin_decide_applications: true,
  admin_decide_approvals: true,
  admin_delete_event: true,
  admin_exists: true,
  admin_get_user_emails: true,
  admin_get_user_subscriptions: true,
  admin_list_applications: true,
  admin_list_audit_log: true,
  admin_list_members: true,
  admin_list_payments: true,
  admin_list_refunds: true,
  admin_list_reports: true,
  admin_list_subscriptions: true,
  admin_live_topic: true,
  admin_overview: true,
  admin_payment_targets: true,
  admin_payment_totals: true,
  admin_record_payments: true,
  admin_refresh_paypal_links: true,
  admin_remove_member: true,
  admin_set_coffee_chat_status: true,
  admin_settle_refund: true,
  answer_coffee_chat: true,
  block_member: true,
  cancel_application: true,
  cancel_subscription: true,
  claim_first_admin: true,
  confirm_event_payment: true,
  confirm_subscription_payment: true,
  create_event: true,
  decide_application: true,
  decide_booking: true,
  decide_report: true,
  decide_user_approval: true,
  get_coffee_chat_ideas: true,
  get_conversations: true,
  get_member_card: true,
  get_messageable_users: true,
  get_public_profiles: true,
  get_thread: true,
  get_unread_count: true,
  grant_admin: true,
  has_member_access: true,
  health: true,
  list_blocked_members: true,
  list_coffee_chats: true,
  list_event_faces: true,
  list_pending_event_bookings: true,
  mark_messages_as_read: true,
  may_message: true,
  note_function_failure: true,
  note_mail_sent: true,
  payment_target: true,
  report_member: true,
  request_approval: true,
  revoke_admin: true,
  save_interests: true,
  send_message: true,
  signal_typing: true,
  state_payment: true,
  subscription_reference: true,
  take_contact_mail: true,
  take_outgoing_mails: true,
  unblock_member: true,
  update_event: true,
  update_own_profile: true,
};

/** The tables of which nobody without an account may read anything. */
export const hiddenTables: readonly string[] = Object.keys(hiddenTable);

/** The procedures that nobody without an account may call. */
export const hiddenProcedures: readonly string[] = Object.keys(hiddenProcedure);
