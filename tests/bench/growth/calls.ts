import { ADMIN, HER, member, type Picked, SECOND } from './world.ts';

/** Who asks: `owner` for what only the owner of the database may. */
export type Caller = 'visitor' | 'member' | 'admin' | 'server';

/** One request, as the app makes it. */
export interface Call {
  /** What a reader of the figures calls it; a procedure by its own name where that says it. */
  readonly name: string;
  readonly as: Caller;
  /** Who asks, when it is not the ordinary member or the admin. */
  readonly who?: (picked: Picked) => string;
  readonly sql: string | ((picked: Picked) => string);
  /** How much it may grow: of members' calls where that is more than others may, of others where it has a limit at all. */
  readonly limit?: number;
}

const visitor: Caller = 'visitor';
const other = member(501);

const list = (more = '') => `select list_events(now()${more})`;
const admin = (name: string, sql: Call['sql']): Call => ({ name, as: 'admin', sql });
const mine = (name: string, sql: Call['sql'], who?: Call['who']): Call =>
  who ? { name, as: 'member', sql, who } : { name, as: 'member', sql };
const server = (name: string, sql: Call['sql']): Call => ({ name, as: 'server', sql });

/** What a visitor or a member opens, or sets off by a press. */
const ofMembers: readonly Call[] = [
  { name: 'events to come', as: visitor, sql: list() },
  { name: 'events, the tenth page', as: visitor, sql: list(', page => 10') },
  {
    name: 'events of a category in a city',
    as: visitor,
    sql: list(`, category => 'Workshop', city => 'City 1'`),
  },
  { name: 'events by a rare word', as: visitor, sql: list(`, search => 'zebra'`) },
  // Counts to 300, and the smallest world has 30 events to come.
  { name: 'events by a frequent word', as: visitor, sql: list(`, search => 'evening'`), limit: 2 },
  // Both count every event to come, of which there are a hundred times as many.
  { name: 'filters of events', as: visitor, sql: 'select list_event_filters(now())', limit: 4 },
  { name: 'cities of events', as: visitor, sql: 'select list_event_cities()', limit: 4 },
  {
    name: 'an event',
    as: visitor,
    sql: ({ freeEvent }) =>
      `select id, title, start_time, attendees_count from events where id = '${freeEvent}' limit 1`,
  },
  {
    name: 'features that are off',
    as: visitor,
    sql: `select feature_name from feature_toggles where not is_enabled limit 200`,
  },
  mine(
    'who takes part',
    ({ freeEvent, joinedEvent }) =>
      `select list_event_faces(array['${freeEvent}', '${joinedEvent}']::uuid[])`,
  ),
  mine('her profile', `select * from profiles where id = '${HER}'`),
  mine('whether she has access', `select has_member_access('${HER}')`),
  mine('what she may see to', 'select list_rights()'),
  mine('what she was warned of', 'select list_warnings()'),
  mine('having read a warning', `select confirm_warning('${HER}', '${HER}')`),
  mine(
    'her applications',
    `select * from event_applications where user_id = '${HER}' order by application_date desc, id desc limit 20`,
  ),
  mine('how many applications she has', `select count(*) from event_applications where user_id = '${HER}'`),
  mine(
    'her bookings',
    `select * from event_bookings where user_id = '${HER}' order by created_at desc limit 50`,
  ),
  mine(
    'her plan',
    `select * from user_subscriptions where user_id = '${HER}' order by created_at desc limit 20`,
  ),
  mine('her inbox', `select * from get_conversations('${HER}', 50)`),
  mine('what happened to her', `select list_notifications('${HER}')`),
  mine('what she chose of it', `select get_notification_settings('${HER}')`),
  mine(
    'choosing what she is told',
    `select save_notification_settings('${HER}', false, array['message-received:mail'], 'UTC')`,
  ),
  mine(
    'whether this device is told',
    `select get_push_device('${HER}', 'https://fcm.googleapis.com/fcm/send/x')`,
  ),
  mine(
    'a device is told from now on',
    `select save_push_device('${HER}', 'https://fcm.googleapis.com/fcm/send/x', '${'B'.padEnd(87, 'A')}', '${'A'.repeat(22)}')`,
  ),
  mine(
    'a device is told no more',
    `select forget_push_device('${HER}', 'https://fcm.googleapis.com/fcm/send/x')`,
  ),
  mine('mails go again', `select resume_mails('${HER}')`),
  { name: 'a link that stops mails', as: visitor, sql: `select unsubscribe_by_link('${HER}.event-soon.0')` },
  mine('what was told while nobody listened', 'select recent_changes(60)'),
  mine(
    'what her pages begin with, together',
    `select read_together('${HER}', '{member-access,admin,rights,suspension,warnings,disabled-features,profile,subscription,unread-messages,unread-notifications,applications,bookings,coffee-chats-asked,coffee-chats-received}', 10)`,
  ),
  mine('how much of it she has not read', `select count_unread_notifications('${HER}')`),
  mine('how much she has not read', `select get_unread_count('${HER}')`),
  mine('a conversation', `select * from get_thread('${other}')`),
  mine('whom she can write to', `select * from get_messageable_users('${HER}')`),
  mine(
    'whom she can write to, by a name',
    `select * from get_messageable_users('${HER}', search => 'first5')`,
  ),
  mine('whether she may write to somebody', `select may_message('${other}')`),
  mine('a member card', `select get_member_card('${other}')`),
  mine('names of others', `select * from get_public_profiles(array['${other}', '${member(502)}']::uuid[])`),
  mine('her coffee chats', `select * from list_coffee_chats(1, 20)`),
  mine('ideas for coffee chats', `select * from get_coffee_chat_ideas('${HER}')`),
  mine('whom she has blocked', 'select * from list_blocked_members()'),
  mine(
    'applying',
    ({ otherEvent }) =>
      `insert into event_applications (user_id, event_id) values ('${HER}', '${otherEvent}')`,
  ),
  mine(
    'saying that she has paid',
    ({ paidPending }) => `select state_payment('${paidPending}', true)`,
    ({ paidPendingMember }) => paidPendingMember,
  ),
  mine(
    'cancelling',
    ({ joinedEvent }) => `select cancel_application('${joinedEvent}')`,
    ({ joinedMember }) => joinedMember,
  ),
  mine('sending a message', `select send_message(gen_random_uuid(), '${other}', 'Hello again')`),
  mine('reading what happened to her', `select mark_notifications_read('${HER}', array['${other}']::uuid[])`),
  mine('reading all that happened to her', `select mark_all_notifications_read('${HER}', now())`),
  mine('reading a conversation', `select mark_messages_as_read('${other}', '${HER}')`),
  mine('typing', `select signal_typing('${other}')`),
  mine(
    'saving her profile',
    `select update_own_profile('${HER}', '{"bio": "New words"}', gen_random_uuid())`,
  ),
  mine(
    'saving her interests',
    `select save_interests('${HER}', array(select id from interest_categories order by name desc limit 3))`,
  ),
  mine(
    'asking for a coffee chat',
    `insert into coffee_chat_requests (requester_id, recipient_id, proposed_dates)
     values ('${HER}', '${member(503)}', array[date_trunc('day', now()) + interval '5 days 12 hours'])`,
  ),
  mine(
    'answering a coffee chat',
    ({ pendingChat }) => `select answer_coffee_chat('${pendingChat}')`,
    ({ askedMember }) => askedMember,
  ),
  mine('blocking', `select block_member('${other}')`),
  mine(
    'unblocking',
    ({ blocked }) => `select unblock_member('${blocked}')`,
    ({ blocker }) => blocker,
  ),
  mine('reporting', `select report_member(gen_random_uuid(), '${other}', 'spam')`),
  mine('asking for approval', `select request_approval('${HER}')`),
  mine('whether there is an admin', 'select admin_exists()'),
];

/** The admin's pages and presses. */
const ofAdmins: readonly Call[] = [
  admin('overview', 'select admin_overview()'),
  admin('topic of live updates', 'select admin_live_topic()'),
  admin('bookings that wait', 'select list_pending_event_bookings()'),
  admin('bookings that wait, by a name', `select list_pending_event_bookings(search => 'last12')`),
  admin('bookings that wait, by an event', `select list_pending_event_bookings(search => 'number 9')`),
  admin('applications', 'select admin_list_applications(1, 25)'),
  admin('applications, page 1,000', 'select admin_list_applications(1000, 25)'),
  admin(
    'applications that wait, oldest first',
    `select admin_list_applications(1, 25, wanted_status => 'pending', ascending => true)`,
  ),
  admin(
    'applications that wait and say they are paid',
    `select admin_list_applications(1, 25, wanted_status => 'pending', wanted_payment => 'stated')`,
  ),
  admin('applications, by a name', `select admin_list_applications(1, 25, search => 'last12')`),
  admin('applications in the order of members', `select admin_list_applications(1, 25, sort_by => 'member')`),
  admin(
    'applications cancelled',
    `select admin_list_applications(1, 25, cancelled => 'all', sort_by => 'updated')`,
  ),
  admin('an export of 1,000 applications', 'select admin_list_applications(1, 1000, is_export => true)'),
  admin('events as organizers see them', 'select admin_list_events(1, 25)'),
  admin('events that are over', `select admin_list_events(1, 25, period => 'past')`),
  admin('who comes to an event', ({ joinedEvent }) => `select admin_event_people('${joinedEvent}')`),
  admin(
    'somebody is at the door',
    ({ joinedApplication }) => `select admin_note_arrival('${joinedApplication}', true)`,
  ),
  admin(
    'a message to the people of an event',
    ({ joinedEvent }) => `select admin_message_guests('${joinedEvent}', gen_random_uuid(), 'both', 'Hello')`,
  ),
  admin(
    'what was written to the people of an event',
    ({ joinedEvent }) => `select admin_list_guest_messages('${joinedEvent}')`,
  ),
  admin('the story of a member', `select admin_member_story('${HER}')`),
  admin(
    'a note about a member',
    `select admin_note_member('${HER}', gen_random_uuid(), 'She helps at the door')`,
  ),
  admin('warning a member', `select admin_warn_member('${HER}', gen_random_uuid(), 'Please be on time')`),
  admin(
    'suspending a member',
    `select admin_suspend_member('${HER}', now() + interval '7 days', 'Three no-shows')`,
  ),
  admin(
    'approving a member again',
    `select admin_change_approval('${HER}', 'approve', gen_random_uuid(), 'It was somebody else')`,
  ),
  admin('ending a suspension', `select admin_reinstate_member('${HER}')`),
  admin('who has which role', 'select admin_list_staff()'),
  admin('giving a role', `select admin_give_role('${HER}', 'treasurer')`),
  admin('taking a role', `select admin_take_role('${HER}', 'treasurer')`),
  admin('who hosts an event', ({ joinedEvent }) => `select admin_event_hosts('${joinedEvent}')`),
  admin(
    'naming a host',
    ({ joinedEvent }) => `select admin_set_event_host('${joinedEvent}', '${HER}', true)`,
  ),
  admin('members', 'select admin_list_members(1, 25)'),
  admin('members, by a name', `select admin_list_members(1, 25, search => 'last12')`),
  admin('plans of members', 'select admin_list_subscriptions(1, 25)'),
  admin('plans of members, all', 'select * from admin_get_user_subscriptions()'),
  admin('payments', 'select admin_list_payments(1, 25)'),
  admin('payments, by a name', `select admin_list_payments(1, 25, search => 'last12')`),
  admin(
    'payments, by a reference',
    ({ paidPendingReference }) => `select admin_list_payments(1, 25, search => '${paidPendingReference}')`,
  ),
  admin(
    'payments, by a transaction',
    ({ transaction }) => `select admin_list_payments(1, 25, search => '${transaction}')`,
  ),
  admin('payments confirmed by hand', `select admin_list_payments(1, 25, wanted_state => 'by-hand')`),
  admin('what is paid, in all', 'select * from admin_payment_totals()'),
  admin('what a statement is matched with, a page', 'select admin_payment_targets(1)'),
  admin('the time to pay', 'select admin_get_payment_term()'),
  admin(
    'the time to pay of an event',
    ({ joinedEvent }) => `select admin_get_event_payment_term('${joinedEvent}')`,
  ),
  admin('another time to pay', 'select admin_set_payment_term(true, 6, 48)'),
  admin(
    'another time to pay of an event',
    ({ joinedEvent }) => `select admin_set_event_payment_term('${joinedEvent}', 7)`,
  ),
  // Nobody's time has ended here: it looks, and leaves what waits as it is.
  admin(
    'taking up an application',
    ({ pendingApplication }) => `select admin_take_up_application('${pendingApplication}')`,
  ),
  admin(
    'more dates of an event',
    ({ freeEvent }) => `select admin_repeat_event('${freeEvent}', array[now() + interval '90 days'])`,
  ),
  admin(
    'the dates that follow say the same',
    ({ freeEvent }) => `select admin_copy_to_following('${freeEvent}')`,
  ),
  admin('the dates of an event', ({ joinedEvent }) => `select admin_event_series('${joinedEvent}')`),
  admin('money by event and month', 'select admin_money_report(1, 25)'),
  admin('views of a list', `select admin_list_views('applications')`),
  admin('keeping a view', `select admin_save_view('applications', 'Mine', '{}')`),
  admin('lines of statements that are known, a page', 'select admin_known_lines(1)'),
  admin('mails that wait', `select admin_list_mails(1, 25, wanted_state => 'waiting')`),
  admin('mails that failed', `select admin_list_mails(1, 25, wanted_state => 'failed')`),
  admin('refunds that wait', `select admin_list_refunds(1, 25, wanted_state => 'open')`),
  admin('reports that wait', `select admin_list_reports(1, 25, wanted_status => 'open')`),
  admin('reports, by a name', `select admin_list_reports(1, 25, search => 'last12')`),
  admin('audit log', 'select admin_list_audit_log(1, 25)'),
  admin(
    'audit log, what was not only read',
    `select admin_list_audit_log(1, 25, wanted_action => 'without-reading')`,
  ),
  admin(
    'audit log, of one table',
    `select admin_list_audit_log(1, 25, wanted_table => 'event_applications')`,
  ),
  admin('audit log, of what was deleted', `select admin_list_audit_log(1, 25, wanted_action => 'delete')`),
  admin(
    'audit log, of a month',
    `select admin_list_audit_log(1, 25, since => now() - interval '60 days', until => now() - interval '30 days')`,
  ),
  admin('audit log, by an address', `select admin_list_audit_log(1, 25, search => 'member0@')`),
  admin('audit log, by a name', `select admin_list_audit_log(1, 25, search => 'last12')`),
  admin('audit log, by an event', `select admin_list_audit_log(1, 25, search => 'number 9')`),
  admin('who applied for an event', ({ freeEvent }) => `select admin_count_applications('${freeEvent}')`),
  admin('addresses of members', `select * from admin_get_user_emails(array['${HER}', '${other}']::uuid[])`),
  admin(
    'deciding an application',
    ({ pendingApplication }) => `select decide_application('${pendingApplication}', 'approve')`,
  ),
  admin(
    'deciding many',
    ({ pendingApplication, paidPending }) =>
      `select * from admin_decide_applications(array['${pendingApplication}', '${paidPending}']::uuid[], 'deny')`,
  ),
  admin(
    'deciding a booking',
    ({ pendingBooking }) => `select decide_booking('${pendingBooking}', 'approve')`,
  ),
  admin(
    'taking a seat back',
    ({ joinedApplication }) => `select admin_remove_member('${joinedApplication}', 'Not again')`,
  ),
  admin(
    'recording a payment',
    ({ pendingBooking }) => `select * from admin_record_payments(jsonb_build_array(jsonb_build_object(
      'booking_id', '${pendingBooking}', 'transaction', '1AB23456CD789012E', 'amount_cents', 1500, 'currency', 'EUR')))`,
  ),
  admin(
    'sharing out a payment',
    ({ pendingBooking }) => `select * from admin_record_split(
      '{"transaction": "1AB23456CD789012F", "amount_cents": 3000, "currency": "EUR"}',
      jsonb_build_array(
        jsonb_build_object('booking_id', '${pendingBooking}', 'amount_cents', 1500),
        jsonb_build_object('amount_cents', 1500, 'booking_id', (
          select id from event_bookings where id <> '${pendingBooking}' order by created_at desc limit 1
        ))
      ))`,
  ),
  admin(
    'taking another amount',
    ({
      pendingBooking,
    }) => `select admin_settle_payments('${pendingBooking}', jsonb_build_array(jsonb_build_object(
      'transaction', '1AB23456CD789012G', 'amount_cents', 1400, 'currency', 'EUR')), 'accept', 'She is a friend')`,
  ),
  admin(
    'recording a refund of PayPal',
    ({ transaction }) => `select admin_record_returns(jsonb_build_array(jsonb_build_object(
      'transaction', '1AB23456CD789012H', 'original', '${transaction}', 'amount_cents', 100, 'currency', 'EUR')))`,
  ),
  admin('sending mails again', ({ mail }) => `select admin_resend_mails(array[${mail}])`),
  admin('setting a line aside', `select admin_set_lines_aside(array['1AB23456CD789012I'], true)`),
  {
    ...admin('settling a refund', ({ refund }) => `select admin_settle_refund('${refund}', 'refunded')`),
    limit: 1.5,
  },
  admin('deciding a report', ({ openReport }) => `select decide_report('${openReport}', 'dismissed')`),
  admin(
    'deciding about a member',
    ({ waitingMember }) => `select decide_user_approval('${waitingMember}', 'approve')`,
  ),
  admin(
    'deciding about many members',
    ({ waitingMember }) =>
      `select * from admin_decide_approvals(array['${waitingMember}']::uuid[], 'approve')`,
  ),
  admin(
    'deciding a coffee chat',
    ({ pendingChat }) => `select admin_set_coffee_chat_status('${pendingChat}', 'accepted')`,
  ),
  admin(
    'creating an event',
    `select create_event('${ADMIN}', jsonb_build_object('id', gen_random_uuid(), 'title', 'New', 'location', 'Street 1, Berlin', 'time_zone', 'UTC',
      'start_time', now() + interval '9 days', 'end_time', now() + interval '10 days', 'max_attendees', 9), gen_random_uuid())`,
  ),
  admin(
    'changing an event',
    ({ freeEvent }) =>
      `select update_event('${ADMIN}', '${freeEvent}', '{"title": "Another title"}', gen_random_uuid())`,
  ),
  admin(
    'cancelling an event',
    ({ freeEvent }) => `select admin_cancel_event('${freeEvent}', 'The host is ill.')`,
  ),
  admin('deleting an event', ({ freeEvent }) => `select admin_delete_event('${freeEvent}', true)`),
  admin('a new PayPal name', `select admin_refresh_paypal_links('Another')`),
  admin('naming an admin', `select grant_admin('${ADMIN}', '${HER}')`),
  admin('taking rights back', `select revoke_admin('${ADMIN}', '${SECOND}')`),
  admin('becoming the first admin', `select claim_first_admin('${ADMIN}')`),
  admin('ending a plan', `select cancel_subscription('${ADMIN}')`),
];

/** What Edge Functions ask. */
const ofServers: readonly Call[] = [
  server('one word of how it is', 'select health()'),
  server('taking pushes', `select * from take_outgoing_pushes('key', 20)`),
  server('a push is sent', `select note_push(0, 'sent')`),
  server('a mail came back', `select note_mail_event('event', 'nobody@sorella.test', 'bounced')`),
  server('taking mails', 'select * from take_outgoing_mails(20)'),
  server('reminding', 'select write_reminders(500)'),
  server('a mail does not go', ({ mail }) => `select note_mail_failed(${mail}, 'unreachable')`),
  server('a mail is sent', ({ mail }) => `select note_mail_sent(${mail})`),
  server('a function failed', `select note_function_failure('deliver-mails')`),
  server('a contact mail', `select take_contact_mail('203.0.113.7')`),
  server(
    'what a payment is for',
    ({ paidPendingReference }) => `select payment_target('${paidPendingReference}')`,
  ),
  server(
    'confirming a payment',
    ({ pendingBooking }) =>
      `select confirm_event_payment('${pendingBooking}', 'stripe', 1500, 'EUR', 'cs_bench')`,
  ),
  server('what a plan is paid under', `select subscription_reference('${HER}')`),
  server(
    'confirming a plan',
    `select confirm_subscription_payment('${HER}', (select type from subscription_plans order by sort_order limit 1), 'sub_bench',
      1000, 'EUR', now() + interval '30 days')`,
  ),
];

/** Everything that the app and its functions ask of the database. */
export const calls: readonly Call[] = [...ofMembers, ...ofAdmins, ...ofServers];

/** The procedures that a call names. */
export const proceduresOf = (sql: string): readonly string[] => sql.match(/[a-z_]+(?=\()/g) ?? [];
