/** Events as organizers go through them. */
export const adminEventsTexts = {
  title: 'Events',
  loading: 'Loading events...',
  empty: 'No events yet',
  emptyBody: 'Create one on the events page.',
  emptyPast: 'Nothing is over yet',
  emptyPastBody: 'Events appear here once they have ended.',
  searchHint: 'Title',
  period: 'When',
  coming: 'To come',
  past: 'Over',
  event: 'Event',
  seats: 'Seats',
  waiting: 'Waiting',
  arrived: 'Arrived',
  people: 'People',
  /** Of one event, for who does not see the row. */
  peopleOf: 'People of {event}',
  /** On the event's own page. */
  duplicate: 'Duplicate',
  cancel: 'Cancel event',
  cancelled: 'Cancelled',
  organize: 'For organizers',
  nobody: 'none',
} as const;

/** Who comes to one event. */
export const guestListTexts = {
  title: 'People',
  /** The section's heading, with the event's title. */
  titleOf: 'People: {event}',
  loading: 'Loading who comes...',
  back: 'All events',
  eventPage: "The event's page",
  seats: '{taken} of {seats} seats taken',
  here: '{n} of {seats} are here',
  waiting: '{n} wait for a decision',
  oneWaits: 'One waits for a decision',
  decide: 'Decide',
  search: 'Search people',
  searchHint: 'Name, reference, phone or e-mail',
  /** Groups of people. */
  coming: 'Coming',
  pending: 'Waiting',
  refused: 'Not coming',
  write: 'Write to them',
  print: 'Print',
  export: 'Save as CSV',
  markHere: 'Here',
  /** The button of one person. */
  markHereOf: '{name} is here',
  hereSince: 'Here since {time}',
  /** Waits on this device for a connection. */
  unsent: 'Kept on this device until there is a connection.',
  nobodyComes: 'Nobody has a seat yet',
  nobodyWaits: 'Nobody waits',
  nobodyRefused: 'Nobody was refused or has cancelled',
  noMatch: 'Nobody fits this search',
  noMatchBody: 'Try fewer letters.',
  emptyBody: 'Whoever applies appears here by herself.',
  cancelled: 'cancelled',
  denied: 'refused',
  noPhone: 'No phone number',
  /** Beside what a press could not do. */
  goneTitle: 'This event is not there',
  goneBody: 'It may have been deleted, or the address is mistyped.',
  deleted: 'This event does not take place. Nobody comes.',
  more: 'Only the last {n} of {total} are shown.',
} as const;

/** What organizers write to the people of an event. */
export const guestMessageTexts = {
  title: 'Messages to them',
  hint: 'Each of them gets it by mail, and finds it with her application. It cannot be taken back.',
  audience: 'Who reads it',
  coming: 'Who comes ({n})',
  waiting: 'Who waits ({n})',
  both: 'Both ({n})',
  body: 'Message',
  bodyHint: 'Where the door is, what to bring, who to call that day.',
  missing: 'Please write something first.',
  nobody: 'Nobody is in this group.',
  send: 'Send to {n}',
  sendOne: 'Send to her',
  sending: 'Sending...',
  confirmTitle: 'Send this to {n} people?',
  confirmTitleOne: 'Send this to one person?',
  /** As the mail has it. */
  subject: 'Subject of the mail: Message from the organizers: {event}',
  confirm: 'Send',
  back: 'Go on writing',
  sent: 'Written so far',
  nothingSent: 'Nothing was written to them yet.',
  sentTo: '{audience}, {n} people, {date}, by {author}',
  sentToOne: '{audience}, one person, {date}, by {author}',
  /** Whom a message that was sent went to. */
  toComing: 'To who comes',
  toWaiting: 'To who waited',
  toBoth: 'To who comes or waited',
  somebody: 'somebody whose account is gone',
  loadFailed: 'What was written so far could not be loaded.',
} as const;
