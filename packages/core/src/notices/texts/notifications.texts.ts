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
  showMore: 'Show earlier',
  showingMore: 'Loading...',
  someone: 'Someone',
} as const;

/** The words of each kind; `{placeholders}` are filled by `describeNotification`. */
export const notificationKindTexts = {
  'payment-due': {
    title: 'How to pay for {event}',
    body: 'Your application has arrived. Please pay {amount} with the reference {reference}.',
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
  'seat-removed': {
    title: 'Your seat was taken back',
    body: 'An admin has taken back your seat at {event}.',
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
  'report-handled': {
    title: 'Your report was looked at',
    body: 'Thank you. For the sake of all involved we do not say what came of it.',
  },
} as const;
