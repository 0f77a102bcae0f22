/** The admin's place: its list of sections, and the first of them. */
export const adminPlaceTexts = {
  /** A group of sections, and the section that opens first. */
  today: 'Today',
  todayLead: 'What needs you, the longest wait first.',
  toDecide: 'To decide',
  community: 'Community',
  records: 'Records',
  settings: 'Settings',
  /** Beside a count, for who does not see its colour. */
  wait: '{n} waiting',
  /** Sections by a word or two. */
  applications: 'Applications',
  payments: 'Payments',
  refunds: 'Refunds',
  coffeeChats: 'Coffee chats',
  reports: 'Reports',
  members: 'Members',
  plans: 'Plans',
  mails: 'Emails',
  cancelled: 'Cancelled',
  log: 'Log',
  staff: 'Staff',
  features: 'Features',
  /** Whoever is no admin. */
  deniedTitle: 'Only for organizers',
  deniedBody: 'This page is for those who run Sorella. An organizer can give you access.',
  deniedAction: 'Back to my profile',
  /** A section that her role does not open. */
  closedTitle: 'This section is not part of your role',
  closedBody: 'An admin can give you a role that opens it. Your own tasks are under Today.',
  /** A section that is not there. */
  unknownTitle: 'There is no such section',
  unknownBody: 'The address may be mistyped, or from an earlier version of this page.',
  unknownAction: 'Show what waits today',
  /** On the profile, above the counts. */
  openPlace: 'Open the admin tools',
  /** Nothing waits in any section. */
  allDone: 'Nothing waits. Everything is decided.',
  nextEvents: 'Next events',
  moneyTitle: 'Money',
} as const;

/** The keys of the admin's place, as `?` shows them. */
export const shortcutTexts = {
  title: 'Keyboard',
  /** The button that shows them, for who does not know `?`. */
  show: 'Keyboard shortcuts',
  groups: [
    {
      title: 'Everywhere here',
      keys: [
        { keys: ['?'], does: 'Show these keys' },
        { keys: ['/'], does: 'Go to the search' },
      ],
    },
    {
      title: 'In a list',
      keys: [
        { keys: ['↑', '↓'], does: 'Go from row to row' },
        { keys: ['Home', 'End'], does: 'Go to the first or last row' },
        { keys: ['Enter'], does: 'Open the row' },
        { keys: ['Space'], does: 'Select the row' },
        { keys: ['A'], does: 'Approve' },
        { keys: ['D'], does: 'Deny' },
        { keys: ['Z'], does: 'Undo what was just decided' },
      ],
    },
  ],
} as const;
