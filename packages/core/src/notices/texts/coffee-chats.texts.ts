/** The coffee chats page and its dialog. */
export const coffeeChatsTexts = {
  title: 'Coffee Chat Requests',
  requestCoffeeChat: 'Request Coffee Chat',
  listTitle: 'My Coffee Chat Requests',
  groups: { upcoming: 'Coming up', waiting: 'Waiting for an answer', past: 'Past and closed' },
  loading: 'Loading requests...',
  empty: 'No coffee chat requests yet',
  dialogTitle: 'Create Coffee Chat Request',
  /** */
  datesHint: 'Choose 1 to 3 dates',
  removeDate: 'Remove {date}',
  comments: 'Comments (Optional)',
  cancel: 'Cancel',
  send: 'Send Request',
  sending: 'Sending...',
  /** */
  cancelRequest: 'Cancel Request',
  proposedTimes: 'Proposed times',
  proposedTimesIn: 'Proposed times ({zone})',
  /** The way of a request that waits, without and with a person. */
  stepSent: 'Sent',
  stepOpen: 'Organizers find a member',
  stepPerson: '{name} picks a time',
  stepMeet: 'You meet',
  selectedTime: 'Selected time',
  lead: 'One person, one table, one hour. Propose a few times and see who sits down with you.',
  emptyBody: 'Propose up to three days, and say in a line what you would like to talk about.',
  /** Below the dialog's title, without and with a person. */
  openBody: 'Choose the days that suit you. The organizers look for a member who shares your interests.',
  personBody: 'Choose the days that suit you. {name} picks one of your times, or declines.',
  daysTitle: 'Days',
  timesTitle: 'Times',
  daysChosen: '{n} of 3 days chosen',
  allDaysChosen: 'Three days chosen. Remove one to choose another.',
  zone: 'Times are in your time zone: {zone}.',
  zoneElsewhere: 'Times are in the time zone where you are: {zone}.',
  dropped: 'A time you had chosen has passed, so we took it out.',
  commentsHint: 'What would you like to talk about? Where would you like to meet?',
  timesOf: 'Times on {date}',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayChosen: '{date}, chosen',
  dayUnavailable: '{date}, not available',
  /** Whom a request is to. */
  openRequest: 'Open request',
  withPerson: 'With {name}',
  fromPerson: 'From {name}',
  /** Who cannot be named: at the moment, or to her any more. */
  someone: 'A member',
  /** In notices: which request was answered. */
  yourOpenRequest: 'Your open request',
  yourRequestTo: 'Your request to {name}',
  sentOn: 'Sent on {date}',
  /** Accepted, and something is missing: who it is with, or when. */
  acceptedOpen: 'The organizers tell you whom you meet, and when.',
  acceptedUntimed: 'No time is chosen yet. Agree on one with {name} in Messages.',
  /** An accepted one is changed by the two themselves. */
  cannotMeet: 'If you cannot come, tell {name} in Messages.',
  timesPassed: 'All of these times have passed.',
  showMore: 'Show more',
  /** The question before a request is cancelled. */
  cancelTitle: 'Cancel this request?',
  cancelQuestion: 'Nobody can accept it any more. You can send a new one whenever you like.',
  keepRequest: 'Keep Request',
  cancelling: 'Cancelling...',
  /** What the member was asked. */
  receivedTitle: 'You Are Invited',
  receivedHint: 'Pick one of the times, or decline. She will see your answer under Coffee Chats.',
  /** Once all of them are answered. */
  receivedAnsweredTitle: 'You Were Invited',
  pickTime: 'Pick a time',
  accept: 'Accept',
  accepting: 'Accepting...',
  decline: 'Decline',
  declineTitle: 'Decline this coffee chat?',
  declineQuestion: '{name} will see that it did not work out, but not why.',
  keepInvitation: 'Keep Invitation',
  declining: 'Declining...',
  /** Whom to ask. */
  ideasTitle: 'Ideas for You',
  ideasHint: 'Members you share an event with, who chose the same interests.',
  bothChose: 'You both chose {interests}',
  /** Where to meet, and what came up: the two settle it themselves. */
  message: 'Message {name}',
  /** An accepted chat as a calendar entry. */
  addToCalendar: 'Add to calendar',
  addingToCalendar: 'Preparing...',
  calendarTitle: 'Coffee chat with {name}',
  calendarTitleOpen: 'Coffee chat',
  calendarFile: 'coffee-chat.ics',
} as const;

/** A coffee chat request's status as a label. */
export const coffeeChatStatusTexts = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;
