/** What the admin's tables have in common. */
export const adminTableTexts = {
  search: 'Search',
  searchHint: 'Name, event, reference',
  searchMembersHint: 'Name or email',
  all: 'All',
  status: 'Status',
  oldestFirst: 'Oldest first',
  newestFirst: 'Newest first',
  aToZ: 'A to Z',
  zToA: 'Z to A',
  order: 'Order',
  orderOf: '{column}: {order}',
  sortBy: 'Sort by {column}',
  /** How many of them are shown. */
  range: '{from}–{to} of {total}',
  /** Where counting ended before the last. */
  rangeOfMore: '{from}–{to} of more than {total}',
  none: 'Nothing to show',
  noMatch: 'Nothing matches this search',
  noMatchBody: 'Try fewer letters, or another filter.',
  clear: 'Clear search and filters',
  export: 'Export CSV',
  exporting: 'Exporting...',
  exportFormat: 'How files are exported',
  separator: 'Columns are separated by',
  semicolon: 'Semicolons',
  comma: 'Commas',
  tab: 'Tabs',
  separatorHint:
    'Choose another one if your spreadsheet shows everything in one column. It applies to every export on this device.',
  selectRow: 'Select {name}',
  selectAll: 'Select all on this page',
  selected: '{n} selected',
  selectedElsewhere: '{n} selected, {elsewhere} of them not on this page',
  /** After either. */
  selectedMost: '(as many as go at once)',
  unselect: 'Clear selection',
  actions: 'Decision',
  keys: 'Arrow keys move between rows, Enter opens.',
  /** Of a table whose rows are picked. */
  pickKeys: 'Arrow keys move between rows, Space selects, Enter opens.',
  /** Of a table whose rows are decided. */
  decisionKeys:
    'Arrow keys move between rows, Space selects, Enter opens, A approves the row, D denies it, Z undoes.',
  takeBack: 'Undo',
  /** In the row of one that was decided with others. */
  takeBackMany: 'Undo all {n}',
} as const;

/** Views of a list that an organizer keeps for herself. */
export const savedViewsTexts = {
  label: 'Saved view',
  none: 'None',
  save: 'Save this view',
  name: 'Name of the view',
  nameHint: 'Filters, search and order are kept for you. Nobody else sees them.',
  nameMissing: 'Please enter a name',
  nameTooLong: 'A name has 60 letters at most',
  confirm: 'Save view',
  saving: 'Saving...',
  forget: 'Forget this view',
} as const;

/** A decision that is held back for ten seconds, and what came of many of them. */
export const decisionTexts = {
  approve: 'Approve',
  deny: 'Deny',
  reject: 'Reject',
  approveMany: 'Approve {n}',
  denyMany: 'Deny {n}',
  denyManyWithNote: 'Deny with a note',
  noteForMany: 'Note for all {n}',
  noteMissing: 'Please write what they are to read',
  rejectMany: 'Reject {n}',
  heldApproved: 'Approved',
  heldDenied: 'Denied',
  heldRejected: 'Rejected',
  heldCancelled: 'Cancelled',
  /** Read aloud. */
  takenBack: '{name}: taken back, nothing was sent.',
  heldManySending: '{n} decisions are being sent.',
  heldMany: '{n} decisions wait ten seconds before they are sent. Nobody has been told yet.',
  sending: 'Sending...',
  sentIn: 'sent in {n} s',
  outcomeTitle: 'What was not decided',
  outcomeFull: '{event} is full: {n} still wait there.',
  outcomeOther: '{name} was decided by {admin} before: {status}.',
  outcomeCancelled: '{name} had cancelled before.',
  /** Where nobody can be named: a payment that was confirmed, or an admin whose account is gone. */
  outcomeElse: '{name} was {status} before.',
  /** Within a list of members whom others decided. */
  decidedBefore: '{name} ({status} by {admin})',
  someone: 'someone else',
  outcomeGone: '{n} are not there any more.',
  dismiss: 'Got it',
} as const;

/** States that a decision gives a row, as told to an admin who comes second. */
export const decidedStatusTexts = {
  pending: 'pending',
  approved: 'approved',
  denied: 'denied',
  rejected: 'rejected',
  upheld: 'upheld',
  dismissed: 'dismissed',
  refunded: 'refunded',
  kept: 'kept',
  accepted: 'accepted',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

/** The overview above the panels. */
export const adminOverviewTexts = {
  title: 'Overview',
  thisWeek: 'this week',
  /** Nothing waits for a look at a member: access comes with an event application. */
  notLookedAt: 'pending approval',
  bookings: 'Payments',
  applications: 'Applications',
  coffeeChats: 'Coffee chats',
  refunds: 'Refunds',
  reports: 'Reports',
  /** Age of what waits longest. */
  oldest: 'oldest {age}',
  nothingWaits: 'nothing waiting',
  moneyAwaited: 'Money awaited',
  moneyConfirmed: 'Received or confirmed by hand',
  fillTitle: 'Next events',
  fillEmpty: 'No event is planned. Create one on the events page.',
  fill: '{taken} of {seats} seats',
  newMembersTitle: 'New members by week',
  week: 'Week of {date}',
  weekColumn: 'Week',
  membersColumn: 'New members',
  /** The scale of the columns. */
  most: 'Most in a week: {n}',
  asTable: 'Show as a table',
  inTwelveWeeks: '{n} in twelve weeks',
} as const;

/** What the overview says when mails or the server's functions do not work. */
export const serviceTexts = {
  /** Mails that wait for more than ten minutes. */
  mailsLate: 'Emails to members are late',
  mailsWait: '{n} wait, the oldest from {age}. Members may not know of your decisions yet.',
  mailWaits: 'One waits, from {age}. She may not know of your decision yet.',
  neverRan: 'The schedule that sends emails is not set up yet.',
  ran: 'The schedule that sends them last ran {age}.',
  mailsGivenUp: '{n} emails could not be sent within a day and will not be tried again',
  mailGivenUp: 'One email could not be sent within a day and will not be tried again',
  openMails: 'See which, and send them again',
  failed: 'Something on the server failed in the last 24 hours',
  failedOnce: '{what}: once, {age}.',
  failedOften: '{what}: {n} times, last {age}.',
  /** What each function of the server does, by its name. */
  functions: {
    'cancel-user-subscription': 'Ending a plan',
    'deliver-mails': 'Sending emails to members',
    'send-contact-email': 'The contact form',
    'verify-event-payment': 'Confirming card payments',
    'verify-paypal-payment': 'Confirming PayPal payments',
    'verify-subscription-payment': 'Starting a paid plan',
  },
} as const;

/** The panel of members and their approvals, and admin rights. */
export const membersPanelTexts = {
  empty: 'No members yet',
  emptyBody: 'Everyone who signs up is listed here.',
  loading: 'Loading members...',
  member: 'Member',
  since: 'Listed since',
  admin: 'Admin',
  you: 'You',
  onlyAdmins: 'Admins',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  /** A column. */
  rights: 'Rights',
  makeAdmin: 'Make admin',
  removeAdmin: 'Remove admin',
  makeAdminTitle: 'Make {name} an admin?',
  makeAdminBody: "Admins see all members' data, decide about applications and can make others admins.",
  removeAdminTitle: 'Remove {name} as an admin?',
  removeAdminBody: 'The admin tools close at once. What was decided stays.',
  cancel: 'Keep as it is',
} as const;

/** The panel of applications beside its binding words. */
export const applicationsTableTexts = {
  emptyBody: 'Applications appear here by themselves.',
  member: 'Member',
  event: 'Event',
  applied: 'Applied',
  status: 'Status',
  pending: 'Pending',
  approved: 'Approved',
  denied: 'Denied',
  cancelled: 'Cancelled',
  /** Free seats, or that there are none. */
  seats: '{taken}/{seats} seats',
  free: 'Free',
  addNote: 'Add a note',
  noteFor: 'Note for {name}',
  noteHint: 'She reads it in her applications.',
  notesForMany: 'Note for all of them (optional)',
  decidedBy: 'by {name}',
  deletedEvent: 'Deleted event',
  cancelledEvent: 'Cancelled event',
  /** What she did here before. */
  isNew: 'First application',
  came: 'Had a seat {n}×',
  neverCame: 'Has had no seat yet',
  cancelledLate: 'cancelled late {n}×',
} as const;

/** What waits for events that are over, in both queues. */
export const pastWaitingTexts = {
  one: '1 application waits for an event that is over.',
  many: '{n} applications wait for events that are over.',
  show: 'Show them',
  back: 'Back to the others',
  close: 'Close all',
  closing: 'Closing...',
  questionOne: 'Close the application for an event that is over?',
  question: 'Close {n} applications for events that are over?',
  questionBody:
    'Each member gets an email that her application was not approved, with the reason that the event is over. What was paid is listed under Refunds.',
  notYet: 'Not yet',
  confirm: 'Close {n}',
  /** A filter of the table. */
  filter: 'Pending, event over',
  /** She reads it as the reason, in her applications and in the mail. */
  reason: 'The event is over.',
} as const;

/** The panel of what was cancelled. */
export const cancelledPanelTexts = {
  loading: 'Loading what was cancelled...',
  emptyBody: 'Cancelled bookings and applications are kept here.',
  cancelledBy: 'How it ended',
  cancelledByMember: 'Cancelled by member',
  /** Who was denied for an event that costs nothing had no booking, and is not in the list. */
  endedByAdmin: 'Ended by an organizer',
  when: 'When',
  amount: 'Price',
  late: 'Late: less than 48 hours before',
  noBooking: 'No booking',
  eventGone: 'Event deleted',
  eventCancelled: 'Event cancelled',
  /** Ended by itself. */
  expired: 'Not paid in time',
  takeUp: 'Take up again',
  takingUp: 'Taking up...',
  takeUpName: 'Take up again: {name}, {event}',
} as const;

/** The audit log. */
export const auditPanelTexts = {
  empty: 'Nothing has been recorded yet',
  emptyBody:
    'Whenever an organizer changes something, reads an address or exports data, it is recorded here. Nobody can edit the log.',
  loading: 'Loading the log...',
  when: 'When',
  who: 'Who',
  what: 'What',
  details: 'Before and after',
  action: 'Action',
  /** What the log shows unless asked otherwise. */
  withoutReading: 'All except views',
  withoutOwnReading: 'All but my reading',
  searchHint: 'Name or event',
  from: 'From',
  to: 'To',
  toBeforeFrom: 'This is earlier than From',
  /** A line of several entries. */
  severalKinds: '{kind} ({n})',
  showAll: 'Show all {n}',
  /** Under the entries of a line that has more of them. */
  notShown: 'And {n} more. A search for a member finds hers, and the export holds all.',
  switchBack: 'Switch back',
  switchBackName: 'Switch back: {name}',
  switchingBack: 'Switching...',
  someoneGone: 'Account deleted',
  /** Under whoever recorded money of a booking that is hers. */
  ownMoney: 'Her own booking',
  server: 'Server',
  insert: 'Added',
  update: 'Changed',
  cancel: 'Cancelled',
  delete: 'Deleted',
  /** In place of 'Added' and 'Deleted', of a suspension. */
  suspended: 'Begun',
  reinstated: 'Ended',
  read: 'Read',
  export: 'Exported',
  row: 'Row {id}',
  nothing: 'none',
  rows: '{n} rows',
  oneRow: '1 row',
  /** The tables in people's words. */
  events: 'Event',
  event_applications: 'Application',
  event_bookings: 'Booking',
  feature_toggles: 'Feature',
  admin_users: 'Admin rights',
  staff_roles: 'Roles',
  event_hosts: 'Event hosts',
  user_subscriptions: 'Plan',
  user_approvals: 'Member approval',
  coffee_chat_requests: 'Coffee chat',
  reports: 'Report',
  payments: 'Payment',
  refunds: 'Refund',
  payment_decisions: 'Decision about a payment',
  outgoing_mails: 'Email',
  member_suspensions: 'Suspension',
  member_notes: 'Note about a member',
  event_messages: 'Message to guests',
  became: 'became',
} as const;

/** What the log calls a column, where its own name is not what people call it. */
export const auditColumnTexts = {
  // By money that came or by an organizer's word: the list of payments tells which.
  amount_paid_cents: 'Counts as paid',
  settled_cents: 'Counts as paid',
  cancelled_at: 'Cancelled',
  cancelled_late: 'Cancelled too late to be free',
  credits_required: 'Price in credits',
  deleted_at: 'Deleted',
  end_time: 'Ends',
  event_id: 'Event',
  is_enabled: 'Switched on',
  max_attendees: 'Seats',
  payment_days: 'Days to pay',
  start_time: 'Starts',
} as const;

/** What the log says for a value that is no text of anybody's. */
export const auditValueTexts = {
  yes: 'yes',
  no: 'no',
  /** Of the days to pay: no number of the event's own. */
  asEverywhere: 'as for all events',
  /** Of the days to pay, where the event has none. */
  noDeadline: 'no deadline',
} as const;

/** The panel of feature toggles. */
export const togglesPanelTexts = {
  loading: 'Loading features...',
  emptyBody: 'What can be switched off is listed here.',
  on: 'On',
  off: 'Off',
  changed: 'Changed {when}',
  setting: 'Setting',
  /** The setting's name: the same as beside its field. */
  settingTitle: 'PayPal.me username',
  noValue: 'Not set',
  openSetting: 'Change it on the Events page',
} as const;

/** The panel of subscriptions. */
export const subscriptionsPanelTexts = {
  loading: 'Loading plans...',
  emptyBody: 'A plan appears here as soon as a member buys it.',
  member: 'Member',
  plan: 'Plan',
  status: 'Status',
  periodEnd: 'Paid until',
  noPeriodEnd: 'No end',
  /** Of a plan that is cancelled. */
  noDate: '–',
  user: 'User {id}',
  cancelTitle: 'Cancel the plan of {name}?',
  cancelBody: 'It ends at once, and the credits that are left are lost.',
  keep: 'Keep it',
  cancelling: 'Cancelling...',
  confirm: 'Cancel plan',
} as const;
