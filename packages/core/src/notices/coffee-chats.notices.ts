import type { NoticeGroup } from './notice.ts';

/** Requesting, changing and cancelling coffee chats. */
export const coffeeChatsNotices = {
  'coffee-chats-load-failed': {
    tone: 'error',
    title: 'Error loading coffee chats',
    description: 'There was a problem loading your coffee chat requests',
    answers: ['R-221'],
  },
  'coffee-chat-not-authenticated': {
    tone: 'warning',
    title: 'Not authenticated',
    description: 'Please sign in to send a coffee chat request',
    answers: ['R-222'],
  },
  'coffee-chat-no-dates': {
    tone: 'warning',
    title: 'No dates selected',
    description: 'Please select at least one date for your coffee chat',
    answers: ['R-223'],
  },
  'coffee-chat-request-failed': {
    tone: 'error',
    title: 'Request failed',
    description: 'Please try again.',
    answers: ['R-224'],
  },
  'coffee-chat-limit-reached': {
    tone: 'warning',
    title: 'Request not sent',
    description:
      'You have many requests waiting for an answer. Please cancel one of them before sending another.',
    answers: ['A-92'],
  },
  'coffee-chat-request-sent': {
    tone: 'success',
    title: 'Coffee chat request sent',
    description: 'Your coffee chat request has been sent successfully!',
    answers: ['R-225'],
  },
  'coffee-chat-status-admin-only': {
    tone: 'error',
    title: 'Unauthorized',
    description: 'Only admins can change request status',
    answers: ['R-226'],
  },
  'coffee-chat-cancel-own-only': {
    tone: 'error',
    title: 'Unauthorized',
    description: 'You can only cancel your own requests',
    answers: ['R-227'],
  },
  'coffee-chat-status-update-failed': {
    tone: 'error',
    title: 'Error updating status',
    description: 'There was a problem updating the request status',
    answers: ['R-228'],
  },
  'coffee-chat-status-updated': {
    tone: 'success',
    title: 'Status updated',
    description: 'Request status changed to {status}',
    answers: ['R-229'],
  },
  'coffee-chat-cancel-failed': {
    tone: 'error',
    title: 'Error cancelling request',
    description: 'There was a problem cancelling your request',
    answers: ['R-230'],
  },
  'coffee-chat-cancelled': {
    tone: 'success',
    title: 'Request cancelled',
    description: 'You can send a new request whenever you like.',
    answers: ['R-231'],
  },
} as const satisfies NoticeGroup;
