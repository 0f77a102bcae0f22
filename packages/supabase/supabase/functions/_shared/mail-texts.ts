/**
 * Every text of the mails that the functions write, below the kind of mail that says it; `{placeholders}` are filled by
 * `mails.ts`. Whether a mail is sent at all, and to whom, the database decides.
 */
export const mailTexts = {
  /** In every mail. */
  everyMail: {
    subject: '{heading}: {title}',
    greeting: 'Hello {firstName},',
    greetingNobody: 'Hello,',
    event: 'Event',
    /** in the clock of the place. */
    when: 'When',
    onOneDay: '{day}, {start} to {end} {zone}',
    overMidnight: '{day}, {start} to {endDay}, {end} {zone}',
    /** */
    where: 'Where',
    notes: 'A note from us: {notes}',
    applications: 'Your applications',
    openEvent: 'Open the event',
    linkLine: '{label}: {link}',
    /** */
    stop: 'Stop emails like this',
    /** */
    mustKnow:
      'We always send this email, whatever your settings, because it is about your money, or about whether and when an event takes place.',
    /** Whose account is gone. */
    someone: 'Someone',
    brand: 'Sorella',
    /** Below the button of a mail that nothing else can be done with. */
    noButton: 'If the button does not open, copy this address into your browser:',
    /** */
    addToGoogle: 'Add to Google Calendar',
    /** Of the attached file. */
    calendarFile: 'event.ics',
    /** */
    calendar: 'The attached file adds it to any calendar.',
  },
  /** Of the sign-in service, after signing up. */
  confirmation: {
    heading: 'Lovely that you are here',
    opening: 'One press and your email is confirmed. Then sign in, pick an event and come say hello.',
    label: 'Confirm my email',
    otherwise: 'You did not sign up? Then you can ignore this email, and nothing will happen.',
  },
  /** Of the sign-in service. */
  recovery: {
    heading: 'Choose a new password',
    opening:
      'Someone, hopefully you, asked for a new password. This link opens the page where you set it; it works once.',
    label: 'Set a new password',
    otherwise: 'You did not ask for this? Ignore this email: your password stays as it is.',
  },
  /** In mails about an event that costs something. */
  mailsAboutMoney: {
    price: 'Price',
    reference: 'Reference',
    refund:
      'If you have paid for it, an organizer will send your money back. If it does not arrive, reply to this email with your reference {reference}.',
  },
  /** What is paid, where, and by which reference it is found. */
  'payment-due': {
    heading: 'How to pay',
    opening: 'Your application has arrived. It is complete once your payment has arrived.',
    amount: 'Amount',
    link: 'PayPal',
    byLink:
      'Put the reference {reference} in the payment note, so that an organizer can find your payment and confirm your seat.',
    withoutLink: 'Please reply to this email to arrange your payment, and name your reference {reference}.',
    paidAlready:
      "If you have paid already, press 'I have paid' under My Applications, so that an organizer looks for it.",
    /** */
    payBy: 'Pay by',
    /** */
    endsItself: 'If no payment has arrived by then, your application expires. You can apply again.',
  },
  /** */
  'payment-reminder': {
    heading: 'Please pay',
    opening: 'We have not found your payment for this event yet.',
    havePaid: "If you have paid, press 'I have paid' on your application, so that it does not expire.",
  },
  /** */
  'payment-rest': {
    heading: 'Part of the price is still due',
    opening:
      'Your payment has arrived, but it is less than the price. Your seat is confirmed once the rest has arrived.',
    came: 'Received',
    rest: 'Still due',
    refund: 'If you would rather have your money back, reply to this email.',
  },
  /** */
  'application-expired': {
    heading: 'Your application has expired',
    opening: 'No payment for this event arrived in time, so your application has expired.',
    again: 'You can apply again while there are seats.',
    havePaid:
      'If you have paid, reply to this email with your reference {reference}, and we will reopen your application.',
  },
  /** */
  'application-approved': {
    heading: 'You are in',
    opening: 'Your application was approved. A seat is reserved for you.',
    opened: 'Coffee Chats and Messages are open to you now.',
    /** */
    freeUntil: 'Cancellation is free of charge up to 48 hours before the event, until {until}.',
    notFree: 'The event is less than 48 hours away: cancelling is not free of charge any more.',
  },
  /** */
  'application-denied': {
    heading: 'About your application',
    opening: 'Your application was not approved this time.',
    welcome: 'You are welcome to apply for another event.',
  },
  /** */
  'seat-removed': {
    heading: 'Your seat was taken back',
    opening: 'An organizer has taken back your seat at this event.',
  },
  /** */
  'event-cancelled': {
    heading: 'Cancelled',
    seat: 'This event will not take place. Your seat was cancelled with it.',
    application: 'This event will not take place. Your application was cancelled with it.',
  },
  /** */
  'event-changed': {
    heading: 'Changed',
    openingSeat: 'The time or place of an event you have a seat at has changed.',
    openingApplication: 'The time or place of an event you applied for has changed.',
    before: 'Before',
    beforeLine: '{when}, {location}',
    seatStays:
      'Your seat stays yours. If you can no longer come, please cancel your booking so that someone else can.',
    applicationStays: 'Your application stays as it is.',
    payByNow:
      'Your application stays as it is. The date to pay by can move with the event: the date above is the one that counts, whatever an earlier email says.',
  },
  /** */
  'event-message': {
    heading: 'Message from the organizers',
    opening: 'The organizers of this event wrote to you:',
    answer: 'You can also find this message with your application. To answer, reply to this email.',
  },
  /** */
  'host-named': {
    heading: 'You are a host',
    opening: 'The organizers made you a host of this event.',
    rights:
      'You can see who comes and their phone numbers, write to them, and check them in at the door. To answer, reply to this email.',
    button: 'See who comes',
  },
  /** */
  'refund-sent': {
    heading: 'Refund sent',
    opening: 'We have sent your money back.',
    amount: 'Amount',
    patience: 'Depending on your bank it may take a few days until you see it.',
  },
  /** In mails about coffee chats. */
  mailsAboutCoffeeChats: { facts: 'When', button: 'Your coffee chats' },
  /** */
  'coffee-chat-asked': {
    heading: 'You are invited',
    opening: '{person} invites you to a coffee chat. Choose one of the times, or decline.',
  },
  /** */
  'coffee-chat-accepted': {
    heading: 'Coffee chat accepted',
    opening: 'You are meeting {person} for a coffee chat.',
    openingUnnamed: 'Your open request for a coffee chat was accepted.',
  },
  /** */
  'coffee-chat-declined': {
    heading: 'Coffee chat declined',
    opening: 'Your coffee chat with {person} did not work out this time. You can ask again.',
    openingUnnamed: 'Your open request for a coffee chat did not work out this time. You can ask again.',
  },
  /** */
  'coffee-chat-cancelled': {
    heading: 'Coffee chat cancelled',
    opening: 'Your coffee chat with {person} will not take place.',
    openingUnnamed: 'Your coffee chat will not take place.',
  },
  /** */
  'coffee-chat-tomorrow': {
    heading: 'Your coffee chat is coming up',
    opening: 'You are meeting {person} for a coffee chat.',
  },
  /** In reminders of events. */
  mailsThatRemind: { cannotCome: "I can't come" },
  /** */
  'event-tomorrow': {
    heading: 'Coming up',
    opening: 'You have a seat at this event. If you cannot come, please say so, so that someone else can.',
  },
  /** */
  'event-soon': { heading: 'Starting soon', opening: 'This event starts soon, and your seat is waiting.' },
  /** In mails about her account. */
  mailsAboutAccounts: {
    until: 'Until',
    button: 'Your profile',
    mustKnow: 'We always send this email, whatever your settings, because it is about your account.',
  },
  /** */
  'member-warned': {
    heading: 'A warning from the organizers',
    opening: 'The organizers ask you to read this:',
    closing: 'Please confirm on your profile that you have read it. To answer, reply to this email.',
  },
  /** */
  'member-suspended': {
    heading: 'Your account is suspended',
    opening: 'The organizers have suspended your account, for this reason:',
    closing:
      'Until then you can read everything, but not apply for events, write messages or ask for coffee chats. To answer, reply to this email.',
  },
  /** */
  'member-reinstated': {
    heading: 'Your suspension has ended',
    opening: 'The organizers have ended the suspension of your account.',
    closing: 'You can apply for events, write messages and ask for coffee chats again.',
  },
  /** */
  'daily-digest': {
    heading: 'What is waiting for you',
    opening: 'This is waiting for an organizer:',
    applications: 'Applications to decide',
    payments: 'Payments to match with a PayPal statement',
    refunds: 'Refunds to send',
    reports: 'Reports to decide',
    lonely_events: 'Events in the next two days without guests',
    failed_mails: 'Emails that could not be sent',
    button: 'Open the admin tools',
  },
  /** */
  'message-received': {
    heading: 'New messages',
    opening: 'While you were away, these members wrote to you:',
    one: '1 message',
    many: '{n} messages',
    words: 'To read what they wrote, open the app.',
    button: 'Your messages',
  },
} as const;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Fills a text's placeholders, each once: a value that looks like one stays as it is. A missing one is a compile error. */
export const fillMailText = <const Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string>>,
): string => {
  const known = new Map<string, string>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);
};
