import type { NoticeGroup } from './notice.ts';

/** The admin's PayPal.me username and the links that are made from it. */
export const paymentLinkNotices = {
  'paypal-setting-empty': {
    tone: 'warning',
    title: 'PayPal Username Required',
    description: 'Please enter a PayPal.me username',
    answers: ['R-352'],
  },
  'paypal-setting-invalid': {
    tone: 'warning',
    title: 'Check the PayPal Username',
    description: 'Please enter a valid PayPal.me username',
    answers: ['R-353'],
  },
  'paypal-test-link-needs-username': {
    tone: 'warning',
    title: 'PayPal Username Required',
    description: 'Please enter and save a PayPal.me username first',
    answers: ['R-354'],
  },
  'paypal-username-saved': {
    tone: 'success',
    title: 'Success',
    description: 'PayPal.me username saved successfully',
    answers: ['R-356'],
  },
  'paypal-username-save-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to save the PayPal.me username. What you typed is still here. Please try again.',
    answers: ['R-356'],
  },
  'paypal-test-link-generated': {
    tone: 'success',
    title: 'Test Link Generated',
    description: 'A link for €25.00 has been copied. Open it to check that it leads to your account.',
    answers: ['R-356', 'R-355'],
  },
  'paypal-test-link-not-copied': {
    tone: 'warning',
    title: 'Test Link Generated',
    description: 'This browser did not let us copy the link for €25.00. Please open it from here.',
    answers: ['R-356', 'R-355'],
  },
  'payment-links-refreshed': {
    tone: 'success',
    title: 'Payment links refreshed',
    description: 'Events that now use the current username: {n}.',
    answers: ['A-17'],
  },
  'payment-links-refresh-failed': {
    tone: 'error',
    title: 'Payment links not refreshed',
    description: 'The links are unchanged and still work as before. Please try again.',
    answers: ['A-17'],
  },
} as const satisfies NoticeGroup;
