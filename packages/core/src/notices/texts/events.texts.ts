/** The events page. */
export const eventsTexts = {
  /** */
  upcomingEvents: 'Upcoming Events',
  /** Under the heading: what this is, in a breath. */
  lead: 'Small, curated gatherings. Apply for a seat: once an organizer approves you, it is yours.',
  /** Stands for an event that is gone. */
  anEvent: 'an event',
  myApplications: 'My Applications',
  nextEvent: 'Your next event',
  /** The same on a phone. */
  nextEventShort: 'Next',
  noNextEvent: 'You have no seat at an upcoming event yet.',
  /** The groups of My Applications. */
  applicationGroups: { 'to-do': 'To do', upcoming: 'Coming up', past: 'Past and closed' },
  category: 'Category',
  city: 'City',
  allCategories: 'All categories',
  allCities: 'All cities',
  clearFilters: 'Clear Filters',
  search: 'Search events',
  searchHint: 'Title, topic or place',
  clearSearch: 'Clear search',
  filters: 'Filters',
  /** A choice of a filter with how many events it would show. */
  optionCount: '{name} ({n})',
  /** Names the tabs. */
  views: 'Events and applications',
  pendingBookings: 'Pending Bookings',
  pendingBookingsCount: 'Pending Bookings ({n})',
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
  browse: 'Browse Events',
  moreApplications: 'Show earlier ones',
  /** for members who were sent here because they lack access. */
  accessTitle: 'One event opens every door',
  accessBody: 'Coffee Chats and Messages open once an organizer approves your first event application.',
} as const;

/** The event card, both faces. */
export const eventCardTexts = {
  /** Before members see it, for admins. */
  draft: 'Draft',
  draftNote: 'Members do not see it yet.',
  scheduled: 'Not visible yet',
  scheduledNote: 'Members see it from {date}.',
  notOpenYet: 'Not open yet',
  /** */
  categoryFallback: 'General',
  /** */
  full: 'FULL',
  free: 'Free',
  oneCredit: '1 credit',
  credits: '{n} credits',
  /** */
  attendees: '{going}/{max} going',
  /** From three seats down. */
  oneSeatLeft: '1 seat left',
  seatsLeft: '{n} seats left',
  /** Read out for the small faces beside the number. */
  faces: 'Among them {names}',
  /** On the back, with a few first names and how many more: '11 more' ends the list. */
  whoIsGoing: 'Who is going',
  more: '{n} more',
  you: 'you',
  /** Where the reader's own clock shows another time. */
  readerTime: '{time} for you',
  creditsRequired: 'Credits required',
  noCredits: 'No credits required',
  ownPrice: 'Your price',
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
  /** What happens after the press, and when. */
  nextPaid:
    'You pay {price} by PayPal right after. Your seat is yours once an organizer confirms the payment.',
  nextPaidWithoutLink: 'You arrange the payment of {price} with the organizers, who then confirm your seat.',
  nextFree: 'An organizer reviews your application next. We will let you know as soon as she has decided.',
  nextFull: 'Every seat is taken. If one becomes free, you can apply here.',
  /** The way of a pending application, step by step. */
  stepApplied: 'Applied',
  stepPaid: 'Paid',
  stepConfirmed: 'Confirmed',
  /** */
  freeCancellation: 'Free cancellation up to 48 hours before the event',
  freeCancellationUntil: 'Free cancellation until {date}',
  freeCancellationEnded: 'Less than 48 hours away: cancelling is not free any more',
  /** */
  /** Her own applications could not be read. */
  unknownStatus: 'Your status for this event could not be loaded.',
  checkAgain: 'Check Again',
  checking: 'Checking...',
  paymentLinkMissing: 'Payment link not configured for this event',
  paymentLinkMissingContactAdmin: 'Payment link not configured for this event. Please contact the admin.',
  /** Of an approved event. */
  addToCalendar: 'Add to calendar',
  calendarFile: 'event.ics',
} as const;

/** An application's status as a label and as the card's note. */
export const applicationTexts = {
  pending: 'Pending Review',
  approved: 'Approved',
  denied: 'Application Denied',
  /** */
  cancelled: 'Booking Cancelled',
  pendingNote: 'Awaiting admin review',
  approvedNote: "Payment verified - you're all set!",
  /** Nothing was to be paid. */
  approvedFreeNote: "You're all set!",
  deniedNote: 'Application not approved',
  cancelledNote: 'Cancelled by user',
  /** */
  expired: 'Not paid in time',
  expiredNote: 'No payment arrived in time, so this application has expired. You can apply again.',
  /** below how it is paid. */
  payBy: 'Pay by {date}. After that, this application expires.',
  eventCancelled: 'Event cancelled',
  eventCancelledNote: 'This event will not take place.',
  adminNotes: 'Note from the organizers',
  /** What organizers write to the people of an event. */
  organizerMessages: 'Messages from the organizers',
  organizersWrote: 'The organizers wrote on {date}',
  /** My Applications: what is paid by which reference. */
  reference: 'Reference',
  /** Beside the reference on a card. */
  referenceWhy: 'for the payment note, so that an organizer can find it',
  payHow:
    'Send {amount} by PayPal and put {reference} in the payment note, so that an organizer can find it.',
  payNow: 'Pay {amount}',
  amountDue: '{amount} to pay',
  amountPaid: '{amount} paid',
  amountReturned: '{amount} was paid',
  /** What stands of her money once the seat is gone, and whom to ask about it. */
  refund: 'For your refund of {amount}, write to {contact} and name your reference.',
  /** Of an event that does not take place, as its mail says. */
  refundOfEvent:
    'An organizer will send {amount} back. If it does not arrive, write to {contact} and name your reference.',
  refundLate:
    'Free cancellation had ended by then: whether {amount} can be refunded is up to the organizers. Write to {contact} and name your reference.',
  /** Of an event that does not take place, where no payment of hers is recorded. */
  refundOfEventIfSent:
    'If you have paid {amount}, an organizer will send it back. If it does not arrive, write to {contact} and name your reference.',
  /** Of money that an organizer sent back, and of money that was kept. */
  refunded:
    '{amount} was sent back to you on {date}. If it has not arrived, write to {contact} and name your reference.',
  refundKept:
    'The organizers did not refund {amount}. If you have a question about it, write to {contact} and name your reference.',
  refundIfSent: 'Already sent {amount}? Email {contact} with your reference and we will refund you.',
  /** Of an application that was made again after one that ended. */
  sentBefore:
    'Already sent it with {reference}, for your earlier application? Do not pay again: email {contact} with that reference.',
  /** Where there is no way to pay: to the contact page. */
  contactUs: 'Contact us',
  iHavePaid: 'I have paid',
  /** On the event's page, to where she says so. */
  sayPaid: 'Paid already? Say so in My Applications',
  statedPaid: 'You said on {date} that you have paid. An organizer will look for your payment.',
  /** The same in the box on a card. */
  statedPaidBrief: 'You said on {date} that you have paid.',
  takeBack: 'I have not paid yet',
  over: 'This event is over.',
  running: 'On right now',
  rescheduled: 'The time or place changed on {date}. Please check the details.',
} as const;
