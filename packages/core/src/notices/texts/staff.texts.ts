/** Roles below admin: who has which, and the hosts of an event. */
export const staffTexts = {
  title: 'Staff',
  lead: 'Admins can do everything. All other roles are listed here.',
  loading: 'Loading roles...',
  list: 'Who has which role',
  empty: 'Nobody has another role yet. Find a member below to give her one.',
  host: 'Host',
  treasurer: 'Treasurer',
  moderator: 'Moderator',
  /** What a role opens, beside its name. */
  hostMay:
    "Hosts see who comes to their event, write to them, check them in, and can export the list. To name an event's hosts, open the event under Events.",
  treasurerMay: 'Treasurers look after payments, bookings that have a price, and refunds.',
  moderatorMay:
    "Moderators look after reports and members: they read a member's record, add notes, warn, suspend and reinstate.",
  since: 'Since {date}',
  sinceBy: 'Since {date}, given by {name}',
  ofEvent: 'of {event}',
  somebody: 'Someone whose account is gone',
  take: 'Take away',
  takeName: 'Take away: {name}, {role}',
  takeTitle: 'Take the role of {role} from {name}?',
  takeBody: 'From then on she sees nothing of it any more, on any device. You can give it again.',
  keep: 'Keep it',
  /** Finding a member. */
  find: 'Give a role',
  search: 'Find a member',
  searchHint: 'Name or email',
  searching: 'Searching...',
  searchFailed: 'Members could not be searched. Please try again.',
  retry: 'Try again',
  nobody: 'No member is found by these words.',
  make: 'Make {role}',
  makeName: 'Make {role}: {name}',
  /** Hosts of one event. */
  hostsTitle: 'Hosts',
  hostsLead:
    'Hosts can open this page, for this event only: they see who comes, with phone numbers and payments, check people in, write to them and export the list.',
  hostsEmpty: 'No hosts yet.',
  makeHost: 'Add as host',
  makeHostName: 'Add as host: {name}',
  takeHost: 'Remove',
  takeHostName: 'Remove: {name}',
  takeHostTitle: 'Remove {name} as host?',
  takeHostBody: 'She no longer sees who comes to this event.',
  keepHost: 'Keep her',
} as const;
