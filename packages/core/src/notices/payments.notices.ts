import type { NoticeGroup } from './notice.ts';

/** The two pages a member lands on after paying. */
export const paymentsNotices = {
  'subscription-verification-error': {
    tone: 'error',
    title: 'Verification Error',
    description: 'There was an issue verifying your payment. Please contact support.',
    answers: ['R-409', 'R-420'],
  },
  'subscription-activated': {
    tone: 'success',
    title: 'Subscription activated',
    description: 'Welcome to the community! Your subscription is active.',
    answers: ['R-410'],
  },
  'payment-session-invalid': {
    tone: 'error',
    title: 'Invalid payment session',
    description: 'No payment session found',
    answers: ['R-416', 'A-22'],
  },
  'payment-verification-failed': {
    tone: 'error',
    title: 'Payment verification failed',
    description: 'Please contact support if you were charged',
    answers: ['R-421', 'R-420'],
  },
  'payment-verification-failed-message': {
    tone: 'error',
    title: 'Payment verification failed',
    description: '{message}',
    answers: ['R-421'],
  },
  'event-payment-successful': {
    tone: 'success',
    title: 'Payment successful!',
    description: 'You are registered for the event.',
    answers: ['R-422'],
  },
} as const satisfies NoticeGroup;
