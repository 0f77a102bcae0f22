import type { NoticeGroup } from './notice.ts';

/** Cancelling one's own application or booking. */
export const cancellationNotices = {
  'no-application-found': {
    tone: 'warning',
    title: 'No Application Found',
    description: 'You have no active application for this event, so there is nothing to cancel.',
    answers: ['R-332'],
  },
  'cancellation-error': {
    tone: 'error',
    title: 'Cancellation Error',
    description: 'We could not cancel your application, so it still stands. Please try again.',
    answers: ['R-332'],
  },
  'booking-cancelled': {
    tone: 'success',
    title: 'Booking Cancelled',
    description: 'Your seat has been released. We hope to see you at another event.',
    answers: ['R-332', 'R-330'],
  },
  'booking-cancelled-late': {
    tone: 'success',
    title: 'Booking Cancelled',
    description: 'Your seat has been released. Free cancellation ended 48 hours before the event.',
    answers: ['R-332', 'R-333', 'A-14'],
  },
  'booking-cancelled-paid': {
    tone: 'success',
    title: 'Booking Cancelled',
    description:
      'Your seat has been released, in time for free cancellation. To get {amount} back, write to {contact}{withReference}.',
    answers: ['R-332', 'R-333', 'A-14'],
  },
  'booking-cancelled-paid-late': {
    tone: 'success',
    title: 'Booking Cancelled',
    description:
      'Your seat has been released. Free cancellation ended on {deadline}. Whether {amount} can be refunded is up to the organizers: write to {contact}{withReference}.',
    answers: ['R-332', 'R-333', 'A-14'],
  },
  'application-withdrawn': {
    tone: 'success',
    title: 'Booking Cancelled',
    description: 'Your application has been cancelled. Nothing had been booked yet.',
    answers: ['R-332', 'R-333', 'A-14'],
  },
  'application-withdrawn-unpaid': {
    tone: 'success',
    title: 'Booking Cancelled',
    description:
      'Your application has been cancelled. If you have already sent {amount}, write to {contact}{withReference} to get it back.',
    answers: ['R-332', 'R-333', 'A-14'],
  },
  'cancellation-no-active-booking': {
    tone: 'error',
    title: 'Cancellation Failed',
    description: 'No active booking was found for this event.',
    answers: ['R-332', 'A-10'],
  },
  'cancellation-sign-in-required': {
    tone: 'warning',
    title: 'Cancellation Failed',
    description: 'Please sign in to cancel bookings',
    answers: ['R-332'],
  },
  'cancellation-failed': {
    tone: 'error',
    title: 'Cancellation Failed',
    description:
      'Something went wrong. Please check whether the event still shows your booking, then try again.',
    answers: ['R-332'],
  },
} as const satisfies NoticeGroup;
