/** /subscription-success. */
export const subscriptionSuccessTexts = {
  verifying: 'Verifying Payment',
  verifyingBody: 'This takes only a moment.',
  successTitle: 'Payment Successful!',
  successBody: 'Your subscription is active. Welcome to the community!',
  /** */
  unconfirmedTitle: 'Thank You!',
  unconfirmedBody: 'We could not confirm your payment yet. If you paid, your subscription starts shortly.',
  goToDashboard: 'Go to Dashboard',
  exploreEvents: 'Explore Events',
} as const;

/** /event-booking-success. */
export const bookingSuccessTexts = {
  verifying: 'Verifying your payment...',
  successTitle: 'Booking Confirmed!',
  failedTitle: 'Payment verification failed',
  /** */
  welcomeTitle: 'Your booking opens up',
  welcomeCoffeeChats: 'Access to coffee chat requests',
  welcomeMessages: 'Direct messaging with attendees',
  welcomeEvents: 'Future events',
  welcomeNetworking: 'Networking tools',
  /** */
  browseEvents: 'Browse Events',
  goToCoffeeChats: 'Go to Coffee Chats',
} as const;
