/** /subscription-success. */
export const subscriptionSuccessTexts = {
  /** In the browser's tab. */
  pageTitle: 'Your subscription',
  verifying: 'Verifying Payment',
  verifyingBody: 'This takes only a moment.',
  successTitle: 'Payment Successful!',
  successBody: 'Your subscription is active. Welcome to the community!',
  /** */
  unconfirmedTitle: 'Thank You!',
  unconfirmedBody: 'We could not confirm your payment yet. If you paid, your subscription starts shortly.',
  /** the page was opened without a payment. */
  missingBody: 'This page was opened without a payment, so there is nothing to check.',
  goToDashboard: 'Go to Dashboard',
  exploreEvents: 'Explore Events',
} as const;

/** /event-booking-success. */
export const bookingSuccessTexts = {
  /** In the browser's tab. */
  pageTitle: 'Your booking',
  verifying: 'Verifying your payment...',
  verifyingBody: 'This takes only a moment.',
  successTitle: 'Booking Confirmed!',
  failedTitle: 'Payment verification failed',
  failedBody: 'Please contact support if you were charged. Checking again charges nothing.',
  /** */
  missingTitle: 'Invalid payment session',
  missingBody: 'No payment session found',
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

/** What both pages say besides the words of the specification. */
export const paymentCheckTexts = {
  unansweredTitle: 'We could not check your payment',
  unansweredBody:
    'Nothing is lost: a payment that you made stays made. Please check your internet connection and try again.',
  signedOutTitle: 'Sign in to see your booking',
  signedOutBody: 'A payment that you made is not lost. Sign in with the account that you paid with.',
  signIn: 'Sign In',
  checkAgain: 'Check again',
} as const;
