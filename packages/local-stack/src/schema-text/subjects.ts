/**
 * Under which subject a table or function is to be read: the first whose words are in its name. What no subject claims
 * serves several.
 */
const SUBJECTS: readonly (readonly [subject: string, words: RegExp])[] = [
  ['live-updates', /^realtime|topic|broadcast_change|recent_changes/],
  ['storage', /^storage|object|stored_at|picture|avatar/],
  ['audit', /audit/],
  ['staff', /staff|[._](give|take)_role|role_rights|rights$|_right$|host|require_(decider|over)$/],
  ['notifications', /notif|quiet_hours|unread_senders|remind|push|due_outside/],
  ['coffee-chats', /coffee_chat/],
  ['payments', /money/],
  ['safety', /block|report/],
  ['events', /event_message|guest_message|message_guests|application_message/],
  ['messages', /message|conversation|thread|unread|typing|type_on|mark_read|heads|broadcast_read|write_to$/],
  ['mails', /[._](contact_)?mails?(_|$)|is_told|resume_mails|stopped_addresses/],
  ['access', /approval|access|read_together/],
  ['subscriptions', /subscription|plan/],
  [
    'payments',
    /pay|paid|refund|money|departed|reference|by_hand|_returns|_split|transactions|_lines|lines_aside|set_aside/,
  ],
  ['applications', /appli|attendee|arrival|booking|seat|decide|settle|outcome|refuse_late/],
  ['search', /search|folded|grams|containing/],
  ['events', /event|listing|city|reschedule/],
  ['watch', /health|failure|task_runs|reading|schedules|service/],
  [
    'administration',
    /saved_views|own_views|save_view|list_views|feature|admin_users|admin_exists|overview|(grant|revoke|first|is|require)_admin$/,
  ],
  ['members', /member|profile|user|name|interest|account|person|social|[._]met_|_meet$|not_met|face|self$/],
];

/** The subject of a table or function, named with its schema. */
export const subjectOf = (name: string): string =>
  SUBJECTS.find(([, words]) => words.test(name))?.[0] ?? 'shared';
