import type { NoticeGroup } from './notice.ts';

/** Creating, editing and deleting events. */
export const eventsAdminNotices = {
  'event-created-with-payment-link': {
    tone: 'success',
    title: 'Event created successfully',
    description: 'Event saved with PayPal payment link configured.',
    answers: ['R-345'],
  },
  'event-created': {
    tone: 'success',
    title: 'Event created successfully',
    description: 'Event saved successfully.',
    answers: ['R-345'],
  },
  'event-updated-with-payment-link': {
    tone: 'success',
    title: 'Event updated successfully',
    description: 'Event saved with PayPal payment link configured.',
    answers: ['R-345'],
  },
  'event-updated': {
    tone: 'success',
    title: 'Event updated successfully',
    description: 'Event saved successfully.',
    answers: ['R-345'],
  },
  'event-save-failed': {
    tone: 'error',
    title: 'Error saving event',
    description: 'There was a problem saving the event. Please try again.',
    answers: ['R-346'],
  },
  'event-creation-queued': {
    tone: 'info',
    title: 'Event saved',
    description: 'will be created when back online.',
    answers: ['R-347', 'A-77'],
  },
  'event-update-queued': {
    tone: 'info',
    title: 'Event saved',
    description: 'will be updated when back online.',
    answers: ['A-74', 'A-77'],
  },
  'event-save-pending': {
    tone: 'info',
    title: 'Event saved on this device',
    description: 'The server has not answered yet. We send it again until it has.',
    answers: ['R-347', 'A-74'],
  },
  'event-image-not-queued': {
    tone: 'warning',
    title: 'Image not saved',
    description:
      'This image is too large to keep while you are offline. The event is saved; add the image later.',
    answers: ['A-74'],
  },
  'event-image-upload-failed': {
    tone: 'error',
    title: 'Image Upload Failed',
    description: 'Failed to upload image. Please try again.',
    answers: ['R-340'],
  },
  'event-image-refused': {
    tone: 'error',
    title: 'Image not taken',
    description:
      'The event is not saved: pictures cannot be linked from this address. Please upload the picture instead.',
    answers: ['R-339'],
  },
  'paypal-username-required': {
    tone: 'warning',
    title: 'PayPal Username Required',
    description: 'Please enter a PayPal.me username for events with credit requirements.',
    answers: ['R-337', 'A-18'],
  },
  'event-deleted': {
    tone: 'success',
    title: 'Event Deleted',
    description: 'The event has been deleted successfully.',
    answers: ['R-348'],
  },
  'event-called-off': {
    tone: 'success',
    title: 'Event cancelled',
    description: 'Everyone who has a seat or waits for one gets an email with your reason.',
    answers: ['A-26'],
  },
  'event-called-off-untold': {
    tone: 'success',
    title: 'Event cancelled',
    description: 'Nobody had a seat or waited for one.',
    answers: ['A-26'],
  },
  'event-cancel-failed': {
    tone: 'error',
    title: 'Not cancelled',
    description: 'The event could not be cancelled. Please try again.',
    answers: ['A-26'],
  },
  'event-cancel-over': {
    tone: 'warning',
    title: 'Not cancelled',
    description: 'This event is over, so it cannot be cancelled any more.',
    answers: ['A-45'],
  },
  'event-delete-failed': {
    tone: 'error',
    title: 'Delete Failed',
    description: 'Failed to delete the event. Please try again.',
    answers: ['R-349'],
  },
  'event-delete-error': {
    tone: 'error',
    title: 'Delete Failed',
    description: 'An error occurred while deleting the event.',
    answers: ['R-349'],
  },
  'event-delete-failed-message': {
    tone: 'error',
    title: 'Delete Failed',
    description: '{message}',
    answers: ['R-350'],
  },
  'event-delete-has-paid-bookings': {
    tone: 'warning',
    title: 'Delete Failed',
    description:
      'Members have already paid for this event. Please settle their bookings or confirm a second time.',
    answers: ['R-350', 'A-26'],
  },
  'event-delete-permission-denied': {
    tone: 'error',
    title: 'Permission Denied',
    description: 'Only admin users can delete events',
    answers: ['R-350', 'R-260'],
  },
} as const satisfies NoticeGroup;
