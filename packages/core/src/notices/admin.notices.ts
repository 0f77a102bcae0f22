import type { NoticeGroup } from './notice.ts';

/** The admin panels: bookings, applications, subscriptions, feature toggles, cancelled items. */
export const adminNotices = {
  'pending-bookings-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load pending bookings',
    answers: ['R-368'],
  },
  'decision-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to process decision',
    answers: ['R-369', 'A-04'],
  },
  'decision-failed-message': {
    tone: 'error',
    title: 'Error',
    description: '{message}',
    answers: ['R-369'],
  },
  'already-decided': {
    tone: 'info',
    title: 'Already Decided',
    description: 'This one has been decided or cancelled in the meantime. The list shows the current state.',
    answers: ['A-02'],
  },
  'booking-approved': {
    tone: 'success',
    title: 'Booking Approved',
    description: 'User has been registered for the event',
    answers: ['R-366'],
  },
  'booking-denied': {
    tone: 'info',
    title: 'Booking Denied',
    description: 'Booking has been denied - no payment received',
    answers: ['R-367'],
  },
  'applications-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load event applications',
    answers: ['R-376'],
  },
  'application-update-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to update application status',
    answers: ['R-376'],
  },
  'application-status-updated': {
    tone: 'success',
    title: 'Status Updated',
    description: 'Application {status} successfully',
    answers: ['R-375'],
  },
  'cancelled-items-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load cancelled bookings and applications',
    answers: ['R-383'],
  },
  'feature-toggles-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load feature toggles',
    answers: ['R-386'],
  },
  'feature-toggle-update-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to update feature toggle',
    answers: ['R-386'],
  },
  'subscriptions-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load user subscriptions',
    answers: ['R-392'],
  },
  'subscriptions-load-failed-message': {
    tone: 'error',
    title: 'Error',
    description: '{message}',
    answers: ['R-392'],
  },
  'subscription-cancel-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to cancel subscription',
    answers: ['R-392'],
  },
  'subscription-cancelled': {
    tone: 'success',
    title: 'Subscription cancelled',
    description: 'Successfully cancelled subscription for {email}',
    answers: ['R-393'],
  },
} as const satisfies NoticeGroup;
