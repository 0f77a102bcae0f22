import { ALWAYS_TOLD } from './always-told.ts';

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
  emptyBody: 'Here you will find news about your applications, events, coffee chats and messages.',
  settings: 'Notification settings',
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
    title: 'Part of the price is still due: {event}',
    body: 'Your payment has arrived, but it is less than the price. Please pay the remaining {amount} with the reference {reference}.',
  },
  'payment-reminder': {
    title: 'Please pay for {event}',
    body: 'Your application expires on {due} unless we receive {amount} with the reference {reference}.',
  },
  'application-received': {
    title: 'Your application has arrived',
    body: 'You applied for {event}. We will let you know here as soon as it is decided.',
  },
  'application-approved': { title: 'You are in', body: 'Your application for {event} was approved.' },
  'application-denied': {
    title: 'About your application',
    body: 'Your application for {event} was not approved this time.',
  },
  'application-expired': {
    title: 'Your application has expired',
    body: 'No payment for {event} arrived in time. You can apply again while there are seats; if you have paid, write to us.',
  },
  'seat-removed': {
    title: 'Your seat was taken back',
    body: 'An organizer has taken back your seat at {event}.',
  },
  'event-changed': { title: 'Changed: {event}', body: 'It takes place on {when}, {location}.' },
  'event-cancelled': { title: 'Cancelled: {event}', body: 'This event will not take place.' },
  'event-message': {
    title: 'Message from the organizers',
    body: 'They wrote to you about {event}. You find it with your application.',
  },
  'refund-sent': { title: 'Refund sent', body: '{amount} for {event} was sent back to you.' },
  'coffee-chat-asked': { title: 'You are invited', body: '{name} invites you to a coffee chat.' },
  'coffee-chat-accepted': {
    title: 'Coffee chat accepted',
    body: 'You are meeting {name} on {when}.',
    /** Where no time stands with it. */
    bodyUntimed: 'Your coffee chat with {name} was accepted.',
    /** Of a request that was to nobody in particular. */
    bodyUnnamed: 'Your open request for a coffee chat was accepted.',
  },
  'coffee-chat-declined': {
    title: 'Coffee chat declined',
    body: 'Your coffee chat with {name} did not work out this time. You can ask again.',
    bodyUnnamed: 'Your open request for a coffee chat did not work out this time. You can ask again.',
  },
  'coffee-chat-cancelled': {
    title: 'Coffee chat cancelled',
    body: 'Your coffee chat with {name} will not take place.',
    /** She may not be named any more, or never was. */
    bodyUnnamed: 'Your coffee chat on {when} will not take place.',
    bodyUnnamedUntimed: 'Your coffee chat will not take place.',
  },
  'message-received': { title: '{name} wrote to you', body: 'Open the conversation to read it.' },
  'event-tomorrow': { title: 'Coming up: {event}', body: 'It takes place on {when}, {location}.' },
  'event-soon': { title: 'Starting soon: {event}', body: '{when}, {location}.' },
  'host-named': {
    title: 'You host {event}',
    body: 'The organizers made you a host. See who comes on {when}, {location}, and check them in at the door.',
  },
  'coffee-chat-tomorrow': {
    title: 'Your coffee chat is coming up',
    body: 'You are meeting {name} on {when}.',
    bodyUntimed: 'You are meeting {name} for a coffee chat.',
  },
  'mail-stopped': {
    title: 'Our emails do not reach you',
    body: 'One came back or was marked as spam, so we stopped sending them. See what you can do.',
  },
  'member-warned': {
    title: 'A warning from the organizers',
    body: 'Please read it on your profile.',
  },
  'member-suspended': {
    title: 'Your account is suspended',
    body: 'Your profile says why, and until when.',
  },
  'member-reinstated': {
    title: 'Your suspension has ended',
    body: 'You can apply, write and ask for coffee chats again.',
  },
  'report-handled': {
    title: 'Your report was reviewed',
    body: 'Thank you. To protect everyone involved, we do not share what came of it.',
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
    title: 'No guests yet: {event}',
    body: 'It takes place on {when}, and no seat is taken.',
  },
  'daily-digest': { title: 'What is waiting for you', body: 'You will find all of it under Today.' },
} as const;

/** What she chooses of what she is told. */
export const notificationSettingsTexts = {
  title: 'Notification settings',
  lead: 'Choose what you want to hear about, and where. Changes save automatically.',
  loading: 'Loading your choices...',
  onlyRequired: 'Essentials only',
  onlyRequiredHint:
    'You only hear about your money, your account, and whether and when an event takes place. Your choices below are kept.',
  required: ALWAYS_TOLD,
  app: 'In the app',
  mail: 'By email',
  push: 'On devices',
  /** Where there is nothing to choose, and the same for those who hear it. */
  none: '–',
  without: { app: 'Not in the app', mail: 'No email', push: 'Not on devices' },
  /** A switch, for those who hear it. */
  choice: '{kind}: {channel}',
  on: 'On',
  off: 'Off',
  applications: 'Your applications',
  events: 'Your events',
  coffeeChats: 'Coffee chats',
  messages: 'Messages',
  reports: 'Safety',
  organizers: 'For organizers',
  quietTitle: 'Quiet hours',
  quietHours: 'Pause emails and device notifications',
  quietHint: 'Essentials arrive right away. Everything else arrives when quiet hours end.',
  quietFrom: 'From',
  quietUntil: 'Until',
  quietZone: 'Times are in {zone}.',
} as const;

/** Being told on the device that she holds. */
export const pushDeviceTexts = {
  title: 'On this device',
  off: 'You can get notifications on this device, even while this page is closed. Your browser will ask you first.',
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on...',
  on: 'Notifications are on for this device. Signing out turns them off.',
  turnOff: 'Turn off for this device',
  turningOff: 'Turning off...',
  words: 'Show what messages say',
  wordsHint: 'If this is off, the lock screen shows who wrote, but not what.',
  denied:
    'Your browser is blocking notifications from this site. Allow them in its settings for this site, then come back here.',
  unsupported: 'This browser cannot show notifications while the page is closed.',
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
  title: 'Our emails do not reach you',
  bounced:
    'An email to your address came back, so we stopped sending any, even about your money or your seats. Once your mailbox accepts emails again, press Try again.',
  complained:
    'An email from us was marked as spam in your mailbox, so we stopped sending any, even about your money or your seats. If you want our emails again, press Try again.',
  resume: 'Try again',
  resuming: 'Saving...',
} as const;

/** What can be chosen, one by one. */
export const notificationChoiceTexts = {
  'application-received': 'Your application has arrived',
  'application-approved': 'You are in',
  'application-denied': 'Your application was not approved',
  'event-message': 'A message from the organizers',
  'event-tomorrow': 'A day before it starts',
  'event-soon': 'Two hours before it starts',
  'host-named': 'You are made a host',
  'coffee-chat-asked': 'Someone invites you',
  'coffee-chat-accepted': 'Someone accepts',
  'coffee-chat-declined': 'Someone declines',
  'coffee-chat-cancelled': 'A coffee chat is cancelled',
  'coffee-chat-tomorrow': 'A day before a coffee chat',
  'message-received': 'Someone messages you',
  'report-handled': 'Your report was reviewed',
  'application-to-decide': 'An application waits',
  'payment-to-match': 'A member says that she paid',
  'report-filed': 'A report waits',
  'event-without-guests': 'An event in the next two days has no guests',
  'daily-digest': 'Each morning, what is waiting',
} as const;

/** The page that a link in a mail opens, to stop mails of its kind. */
export const unsubscribeTexts = {
  title: 'Stop these emails',
  body: 'Stop emails about "{kind}"? You will still see it in the app.',
  stop: 'Stop these emails',
  stopping: 'Stopping...',
  stoppedTitle: 'Stopped',
  stoppedBody: 'You will no longer get emails about "{kind}". You can change that whenever you like.',
  brokenTitle: 'This link does not work',
  brokenBody: 'Part of it may be missing. You can change your notification settings when you are signed in.',
  choose: 'Notification settings',
} as const;
