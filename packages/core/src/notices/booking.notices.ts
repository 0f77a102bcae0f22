import type { NoticeGroup } from './notice.ts';

/** Applying for an event and paying for it. */
export const bookingNotices = {
  'booking-authentication-required': {
    tone: 'warning',
    title: 'Authentication Required',
    description: 'Please sign in to book events',
    answers: ['R-318', 'R-310'],
  },
  'event-full': {
    tone: 'warning',
    title: 'Event Full',
    description: 'This event has reached maximum capacity',
    answers: ['R-319', 'R-310', 'A-05'],
  },
  'already-applied': {
    tone: 'info',
    title: 'Already Applied',
    description: 'You already have an application for this event. You can follow it under My Applications.',
    answers: ['R-320', 'R-310', 'A-06'],
  },
  'application-error': {
    tone: 'error',
    title: 'Application Error',
    description: 'We could not send your application, so nothing has been booked. Please try again.',
    answers: ['R-320'],
  },
  'event-over': {
    tone: 'warning',
    title: 'Event Over',
    description: 'This event has already ended and takes no more applications.',
    answers: ['R-263', 'R-280'],
  },
  'application-limit-reached': {
    tone: 'warning',
    title: 'Application not sent',
    description: 'You have applied for this event many times within an hour. Please try again later.',
    answers: ['A-92'],
  },
  'payment-required': {
    tone: 'info',
    title: 'Payment Required',
    description:
      'PayPal opens in a new tab. Put {reference} in the payment note. An organizer confirms your booking once the payment has arrived.',
    answers: ['R-315'],
  },
  'payment-required-later': {
    tone: 'info',
    title: 'Payment Required',
    description:
      'You can pay later. Find the link and your reference {reference} on the event and under My Applications.',
    answers: ['R-315'],
  },
  'application-submitted-contact-admin': {
    tone: 'success',
    title: 'Application Submitted',
    description:
      'Please contact the organizers to arrange your payment. They confirm your booking once you have paid.',
    answers: ['R-316'],
  },
  'application-submitted': {
    tone: 'success',
    title: 'Application Submitted',
    description: 'Your application is pending admin approval.',
    answers: ['R-317'],
  },
  'join-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to join event',
    answers: ['R-321', 'A-29'],
  },
  'join-failed-message': {
    tone: 'error',
    title: 'Error',
    description: '{message}',
    answers: ['R-321'],
  },
  'event-calendar-failed': {
    tone: 'error',
    title: 'Calendar entry not created',
    description: 'There was a problem preparing the file. Please try again.',
    answers: ['R-334'],
  },
} as const satisfies NoticeGroup;
