/** What happened to a member, and the list of it under the bell. */
export const notificationTexts = {
  title: 'Notifications',
  /** The bell's name with how many are unread; a hundred are as many as more are. */
  unread: 'Notifications, {n} unread',
  unreadMany: 'Notifications, more than 99 unread',
  markAllRead: 'Mark all as read',
  marking: 'Marking...',
  markRead: 'Mark as read: {title}',
  /** Of an entry, for those who hear it. */
  isUnread: 'Unread',
  loading: 'Loading notifications...',
  emptyTitle: 'Nothing new',
  emptyBody: 'Here you read what happened: to your applications, events, coffee chats and messages.',
  settings: 'Choose what you are told',
  showMore: 'Show earlier',
  showingMore: 'Loading...',
  someone: 'Someone',
} as const;

/** The words of each kind; `{placeholders}` are filled by `describeNotification`. */
export const notificationKindTexts = {
  'payment-due': {
    title: 'How to pay for {event}',
    body: 'Your application has arrived. Please pay {amount} with the reference {reference}.',
    /** Where there is a time to pay. */
    bodyDue: 'Your application has arrived. Please pay {amount} with the reference {reference} by {due}.',
  },
  'payment-rest': {
    title: 'A part is still to pay: {event}',
    body: 'Your payment has arrived, and it is less than the price. Please pay the other {amount} with the reference {reference}.',
  },
  'payment-reminder': {
    title: 'Please pay for {event}',
    body: 'Your application ends on {due} unless {amount} with the reference {reference} is there.',
  },
  'application-received': {
    title: 'Your application has arrived',
    body: 'You applied for {event}. You are told here as soon as it is decided.',
  },
  'application-approved': { title: 'You are in', body: 'Your application for {event} was approved.' },
  'application-denied': {
    title: 'About your application',
    body: 'Your application for {event} was not approved this time.',
  },
  'application-expired': {
    title: 'Your application has ended',
    body: 'No payment for {event} arrived in time. You can apply again while there are seats; if you have paid, write to us.',
  },
  'seat-removed': {
    title: 'Your seat was taken back',
    body: 'An organizer has taken back your seat at {event}.',
  },
  'event-changed': { title: 'Changed: {event}', body: 'It takes place on {when}, {location}.' },
  'event-cancelled': { title: 'Cancelled: {event}', body: 'This event does not take place.' },
  'event-message': {
    title: 'Message from the organizers',
    body: 'They wrote to you about {event}. You find it with your application.',
  },
  'refund-sent': { title: 'Refund sent', body: '{amount} for {event} was sent back to you.' },
  'coffee-chat-asked': { title: 'You are invited', body: '{name} asks you for a coffee chat.' },
  'coffee-chat-accepted': {
    title: 'Coffee chat accepted',
    body: 'You meet {name} on {when}.',
    /** Where no time stands with it. */
    bodyUntimed: 'Your coffee chat with {name} was accepted.',
  },
  'coffee-chat-declined': {
    title: 'Coffee chat declined',
    body: 'Your coffee chat with {name} did not work out this time. You can ask again.',
  },
  'coffee-chat-cancelled': {
    title: 'Coffee chat called off',
    body: 'Your coffee chat with {name} does not take place.',
  },
  'message-received': { title: '{name} wrote to you', body: 'Open the conversation to read it.' },
  'event-tomorrow': { title: 'Coming up: {event}', body: 'It takes place on {when}, {location}.' },
  'event-soon': { title: 'Starting soon: {event}', body: '{when}, {location}.' },
  'coffee-chat-tomorrow': {
    title: 'Your coffee chat is coming up',
    body: 'You meet {name} on {when}.',
    bodyUntimed: 'You meet {name} for a coffee chat.',
  },
  'mail-stopped': {
    title: 'Mails do not reach you',
    body: 'One came back or was marked as spam, so none are sent. Read here what you can do.',
  },
  'member-warned': {
    title: 'A warning from the organizers',
    body: 'Please read it on your profile.',
  },
  'member-suspended': {
    title: 'Your account is suspended',
    body: 'On your profile you read until when, and why.',
  },
  'member-reinstated': {
    title: 'Your suspension has ended',
    body: 'You can apply, write and ask for coffee chats again.',
  },
  'report-handled': {
    title: 'Your report was looked at',
    body: 'Thank you. For the sake of all involved we do not say what came of it.',
  },
  'application-to-decide': {
    title: 'New application for {event}',
    body: 'It waits for your decision.',
  },
  'payment-to-match': {
    title: 'Paid for {event}',
    body: 'A member says that she has paid. Look for her payment in the next PayPal statement.',
  },
  'report-filed': { title: 'New report', body: 'A member has reported something. It waits for a decision.' },
  'event-without-guests': {
    title: 'Nobody comes yet: {event}',
    body: 'It takes place on {when}, and no seat is taken.',
  },
  'daily-digest': { title: 'What waits', body: 'All that waits for you stands under Today.' },
} as const;

/** What she chooses of what she is told. */
export const notificationSettingsTexts = {
  title: 'What you are told',
  lead: 'Choose what you are told of, and where. Each change is saved at once.',
  loading: 'Loading your choices...',
  onlyRequired: 'Only what I must know',
  onlyRequiredHint:
    'You are told of nothing but your money, your account, and whether and when an event takes place. Your choices below stay as they are.',
  required:
    'You are always told of payments and refunds, of a seat that is taken back, of events that are moved or cancelled, and of what is decided about your account.',
  app: 'In the app',
  mail: 'By mail',
  push: 'On devices',
  /** A switch, for those who hear it. */
  choice: '{kind}: {channel}',
  on: 'On',
  off: 'Off',
  applications: 'Your applications',
  events: 'Events you go to',
  coffeeChats: 'Coffee chats',
  messages: 'Messages',
  reports: 'Safety',
  organizers: 'For organizers',
  quietTitle: 'Quiet hours',
  quietHours: 'Nothing outside the app in quiet hours',
  quietHint: 'What can wait comes when they are over. What you must know comes at once.',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietZone: 'By the clock of {zone}.',
} as const;

/** Being told on the device that she holds. */
export const pushDeviceTexts = {
  title: 'On this device',
  off: 'You can be told here too, also while this page is closed. Your browser asks you first.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on...',
  on: 'You are told on this device. Signing out turns it off here.',
  turnOff: 'Turn off for this device',
  turningOff: 'Turning off...',
  words: 'Show what messages say',
  wordsHint: 'Without it the lock screen says who wrote, and not what.',
  denied:
    'Your browser blocks notifications of this site. Allow them in its settings for this site, then come back here.',
  unsupported: 'This browser cannot be told while the page is closed.',
  homeScreen:
    'On iPhone and iPad this works from the home screen: choose Share, then Add to Home Screen, and open it there.',
} as const;

/** What a device shows. */
export const pushTexts = {
  /** Of a kind that this release has no words for. */
  unknownTitle: 'Sorella',
  unknownBody: 'There is something new for you.',
} as const;

/** An address to which no mail goes. */
export const mailStoppedTexts = {
  title: 'No mails reach you',
  bounced:
    'A mail to your address came back, so none are sent there: not about your money or your seats either. When your mailbox takes mails again, have it tried again.',
  complained:
    'A mail from here was marked as spam in your mailbox, so none are sent there: not about your money or your seats either. If you want mails again, say so.',
  resume: 'Try again',
  resuming: 'Saving...',
} as const;

/** What can be chosen, one by one. */
export const notificationChoiceTexts = {
  'application-received': 'Your application has arrived',
  'application-approved': 'You are in',
  'application-denied': 'You are not in this time',
  'event-message': 'The organizers write to you',
  'event-tomorrow': 'A day before it starts',
  'event-soon': 'Two hours before it starts',
  'coffee-chat-asked': 'Somebody asks you',
  'coffee-chat-accepted': 'Somebody accepts',
  'coffee-chat-declined': 'Somebody declines',
  'coffee-chat-cancelled': 'One is called off',
  'coffee-chat-tomorrow': 'A day before one',
  'message-received': 'Somebody writes to you',
  'report-handled': 'Your report was looked at',
  'application-to-decide': 'An application waits',
  'payment-to-match': 'A member says that she paid',
  'report-filed': 'A report waits',
  'event-without-guests': 'Nobody comes to an event of the next two days',
  'daily-digest': 'Each morning, what waits',
} as const;

/** The page that a link in a mail opens, to stop mails of its kind. */
export const unsubscribeTexts = {
  title: 'Stop these mails',
  body: 'Mails of the kind "{kind}" will come no more. In the app you are told as before.',
  stop: 'Stop these mails',
  stopping: 'Stopping...',
  stoppedTitle: 'Stopped',
  stoppedBody: 'No more mails of the kind "{kind}" will come. You can change that whenever you like.',
  brokenTitle: 'This link does not work',
  brokenBody: 'Part of it may be missing. You can choose what you are told when you are signed in.',
  choose: 'Choose what you are told',
} as const;
