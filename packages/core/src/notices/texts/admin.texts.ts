/** The dashboard of bookings that wait for a decision. */
export const pendingBookingsTexts = {
  title: 'Pending bookings',
  empty: 'No pending bookings',
  emptyBody: 'New bookings appear here by themselves.',
  loading: 'Loading pending bookings...',
  member: 'Member',
  event: 'Event',
  amount: 'Amount',
  booked: 'Booked',
  /** How many wait, read out when it changes. */
  oneWaiting: '1 booking is waiting',
  waiting: '{n} bookings are waiting',
  placeholderEmail: 'user-{id}@example.com',
  reference: 'Reference',
  new: 'New',
  /** What waits longest. */
  oldest: 'Waiting longest: booked {age}',
  search: 'Search bookings',
  searchHint: 'Reference, name or event',
  nothingFound: 'No booking matches your search.',
  nothingFoundBody: 'Try a reference, a name or the title of an event.',
} as const;

/** The applications panel on the profile page. */
export const applicationsPanelTexts = {
  title: 'Event applications',
  empty: 'No applications yet',
  loading: 'Loading applications...',
  adminNotes: 'Admin notes (optional)',
  approve: 'Approve',
  deny: 'Deny',
  /** the word that stands for the decision in the notice. */
  statusApproved: 'approved',
  statusDenied: 'denied',
} as const;

/** The stack of admin tools on the profile page. */
export const adminPanelTexts = {
  title: 'Admin tools',
  loading: 'Loading admin tools...',
  cancelledTitle: 'Cancelled bookings and applications',
  cancelledEmpty: 'Nothing has been cancelled',
  togglesTitle: 'Features',
  togglesEmpty: 'No features yet',
  activeRequests: 'Active Requests',
  cancelledRequests: 'Cancelled Requests',
  /** */
  moreTimes: '+{n} more',
  subscriptionsTitle: 'Plans',
  subscriptionsEmpty: 'No plans yet',
  /** */
  subscriptionActive: 'active',
  subscriptionCancelled: 'cancelled',
  subscriptionPending: 'pending',
  cancelSubscription: 'Cancel',
  paymentVerificationTitle: 'Payment verification',
  paymentVerificationBody: 'Payments are now verified on the pending bookings dashboard of the events page.',
  userApprovalTitle: 'User approval',
  userApprovalBody:
    "Members get in with their first approved event application. What is decided under 'Member approvals' is a note about her: it opens and closes nothing.",
  auditTitle: 'Log',
  memberApprovalsTitle: 'Member approvals',
  /** while nobody is an admin. */
  firstAdminTitle: 'Become the first admin',
  firstAdminBody:
    'Nobody looks after Sorella yet. The first admin creates events, approves bookings and can make others admins.',
  /** a claim that waits on this device. */
  claimWaitsTitle: 'Your request is waiting',
  /** Leads from the profile to the pending bookings. */
  openPendingBookings: 'Go to the pending bookings',
  /** */
  becomeAdmin: 'Become Admin',
  becomingAdmin: 'Granting access...',
} as const;
