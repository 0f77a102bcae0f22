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
  deleted: 'This event was deleted. Nobody comes.',
  more: 'Only the last {n} of {total} are shown.',
} as const;
