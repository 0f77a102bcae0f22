/** Events as organizers go through them. */
export const adminEventsTexts = {
  create: 'Create Event',
  title: 'Events',
  loading: 'Loading events...',
  empty: 'No events yet',
  emptyBody: 'Create one on the events page.',
  emptyPast: 'No past events yet',
  emptyPastBody: 'Events appear here once they have ended.',
  searchHint: 'Title',
  period: 'When',
  coming: 'Upcoming',
  past: 'Past',
  event: 'Event',
  seats: 'Seats',
  waiting: 'To decide',
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
  loading: 'Loading the guests...',
  back: 'All events',
  eventPage: 'Event page',
  seats: '{taken} of {seats} seats taken',
  here: '{n} of {seats} checked in',
  waiting: '{n} are waiting for a decision',
  oneWaits: 'One is waiting for a decision',
  decide: 'Decide',
  search: 'Search people',
  searchHint: 'Name, phone or reference',
  /** Groups of people. */
  coming: 'Coming',
  pending: 'Waiting',
  refused: 'Not coming',
  write: 'Write to them',
  print: 'Print',
  export: 'Export CSV',
  checkIn: 'Check in',
  markHere: 'Here',
  /** The button of one person, before and after. */
  checkInOf: 'Check in {name}',
  markHereOf: '{name} is here',
  hereSince: 'Here since {time}',
  /** Waits on this device for a connection. */
  unsent: 'Kept on this device until there is a connection.',
  sending: 'Saving...',
  nobodyComes: 'Nobody has a seat yet',
  /** Of an event that does not take place. */
  nobodyCame: 'Nobody has a seat',
  nobodyWaits: 'Nobody waits',
  nobodyRefused: 'Nobody was denied or has cancelled',
  noMatch: 'Nobody matches this search',
  noMatchBody: 'Try fewer letters.',
  emptyBody: 'Everyone who applies appears here automatically.',
  /** Of an event that does not take place: nobody can any more. */
  nobodyApplied: 'Nobody had applied.',
  /** Of a group without anybody, while there are others. */
  inOtherGroups: 'Whoever has applied is in the other lists.',
  cancelled: 'Cancelled',
  denied: 'Denied',
  noPhone: 'No phone number',
  /** Beside that she is offline: of this page more can be done than of the others. */
  offline: 'You can check people in: it is kept on this device. Everything else needs a connection.',
  /** The same of an event that is far, whose list no device keeps yet. */
  offlineFar:
    'You can check people in while this page stays open: it is kept on this device. From a week before the event the list is, too.',
  goneTitle: 'We could not find this event',
  goneBody: 'It may have been deleted, or the address is mistyped.',
  deleted: 'This event will not take place.',
  more: 'Only the last {n} of {total} are shown.',
} as const;

/** What organizers write to the people of an event. */
export const guestMessageTexts = {
  title: 'Messages to them',
  hint: 'Each of them gets it by email and finds it with her application. Once sent, it cannot be taken back.',
  audience: 'Who gets it',
  coming: 'Coming ({n})',
  waiting: 'Waiting ({n})',
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
  subject: 'Subject of the email: Message from the organizers: {event}',
  confirm: 'Send',
  back: 'Keep writing',
  sent: 'Written so far',
  nothingSent: 'Nothing was written to them yet.',
  sentTo: '{audience}, {n} people, {date}, by {author}',
  sentToOne: '{audience}, one person, {date}, by {author}',
  /** Whom a message that was sent went to. */
  toComing: 'To those coming',
  toWaiting: 'To those waiting',
  toBoth: 'To those coming or waiting',
  somebody: 'someone whose account is gone',
  loadFailed: 'What was written so far could not be loaded.',
} as const;
