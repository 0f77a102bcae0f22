/** The events page. */
export const eventsTexts = {
  /** */
  upcomingEvents: 'Upcoming Events',
  /** Under the heading: what this is, in a breath. */
  lead: 'Small, curated gatherings. Apply for a seat: once an admin approves you, it is yours.',
  /** Stands for an event that is gone. */
  anEvent: 'an event',
  myApplications: 'My Applications',
  category: 'Category',
  city: 'City',
  allCategories: 'All categories',
  allCities: 'All cities',
  clearFilters: 'Clear Filters',
  /** */
  emptyTitle: 'No upcoming events at the moment.',
  emptyBody: 'Check back soon for new events!',
  /** */
  filteredTitle: 'No events match your current filters.',
  filteredBody: 'Try adjusting your filters to see more events.',
  /** */
  applicationsEmptyTitle: 'No Applications Yet',
  applicationsEmptyBody: "You haven't applied to any events yet. Browse events above to get started!",
  /** read out while the skeletons pulse. */
  loadingEvents: 'Loading events...',
  loadingApplications: 'Loading applications...',
  /** How many events match, read out when it changes. */
  oneEventFound: '1 event',
  eventsFound: '{n} events',
  /** */
  pagination: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {n}',
  appliedOn: 'Applied on {date}',
  /** for members who were sent here because they lack access. */
  accessTitle: 'One event opens every door',
  accessBody: 'Coffee Chats and Messages open once an admin approves your first event application.',
} as const;

/** The event card, both faces. */
export const eventCardTexts = {
  /** */
  categoryFallback: 'General',
  /** */
  full: 'FULL',
  free: 'Free',
  oneCredit: '1 credit',
  credits: '{n} credits',
  /** */
  attendees: '{going}/{max} going',
  creditsRequired: 'Credits required',
  timeUnknown: 'Time to be announced',
  /** */
  moreDetails: 'Click for more details',
  /** */
  noDescription: 'No detailed description available.',
  close: 'Close',
  /** */
  editEvent: 'Edit Event',
  deleteEvent: 'Delete Event',
  goBack: '← Go Back',
  /** */
  bookedAndPaid: '✓ Booked & Paid',
  cancelBooking: 'Cancel Booking',
  cancelling: 'Cancelling...',
  /** */
  applyAgainPaid: 'Apply Again ({price})',
  applyAgainFree: 'Apply Again (Free)',
  /** */
  payAndBook: 'Pay & Book',
  applyForFree: 'Apply for Free',
  applying: 'Applying...',
  /** */
  eventFull: 'Event Full',
  /** */
  seeEvent: 'See event',
  /** */
  freeCancellation: 'Free cancellation up to 48 hours before the event',
  freeCancellationUntil: 'Free cancellation until {date}',
  freeCancellationEnded: 'Free cancellation has ended',
  /** */
  paymentLinkMissing: 'Payment link not configured for this event',
  paymentLinkMissingContactAdmin: 'Payment link not configured for this event. Please contact the admin.',
  payNow: 'Open payment link',
} as const;

/** An application's status as a label and as the card's note. */
export const applicationTexts = {
  pending: 'Pending Review',
  approved: 'Approved',
  denied: 'Application Denied',
  pendingNote: 'Awaiting admin review',
  approvedNote: "Payment verified - you're all set!",
  deniedNote: 'Application not approved',
  cancelledNote: 'Cancelled by user',
  adminNotes: 'Admin notes',
} as const;

/** What is asked before something is taken back. */
export const confirmTexts = {
  cancelBookingTitle: 'Cancel Booking',
  /** */
  cancelBooking: 'Are you sure you want to cancel your booking? This action cannot be undone.',
  keepBooking: 'Keep Booking',
  deleteEventTitle: 'Delete Event',
  /** */
  deleteEvent: 'Are you sure you want to delete this event? This action cannot be undone.',
  keepEvent: 'Keep Event',
  /** the second step when members have paid. */
  deletePaidEvent: 'Members have already paid for this event. Delete it anyway?',
  cancelSubscriptionTitle: 'Cancel Subscription',
  /** */
  cancelSubscription: 'Are you sure you want to cancel this subscription?',
  keepSubscription: 'Keep Subscription',
} as const;
