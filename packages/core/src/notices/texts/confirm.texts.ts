/** What is asked before something is taken back. */
export const confirmTexts = {
  cancelBookingTitle: 'Cancel Booking',
  /** */
  cancelBooking: 'Are you sure you want to cancel your booking? This action cannot be undone.',
  keepBooking: 'Keep Booking',
  /** what the member knows before the press. */
  cancelPaid: 'Paid',
  cancelFreeUntil: 'Free cancellation until',
  cancelInTime: 'You are in time: cancellation is still free.',
  cancelTooLate: 'Free cancellation has ended.',
  cancelRefund: 'For your refund, write to {contact}{withReference}.',
  cancelRefundLate: 'Whether you get a refund is up to the organizers: write to {contact}{withReference}.',
  cancelPending: 'Your application is still waiting for an answer, so nothing has been booked yet.',
  cancelPendingPaid: 'If you have already sent {amount}, write to {contact}{withReference} to get it back.',
  /** Where it is known, after the address. */
  cancelReference: 'with your reference {reference}',
  deleteEventTitle: 'Delete Event',
  /** */
  deleteEvent: 'Are you sure you want to delete this event? This action cannot be undone.',
  keepEvent: 'Keep Event',
  cancelSubscriptionTitle: 'Cancel Subscription',
  /** */
  cancelSubscription: 'Are you sure you want to cancel this subscription?',
  keepSubscription: 'Keep Subscription',
} as const;
