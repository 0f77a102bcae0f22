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
  'coffee-chat-member-limit-reached': {
    tone: 'warning',
    title: 'Request not sent',
    description: 'You have asked the same member several times today. Please ask her again tomorrow.',
    answers: ['A-101'],
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
  'coffee-chat-no-longer-pending': {
    tone: 'info',
    title: 'Request no longer waiting',
    description: 'It was answered or cancelled meanwhile. The list shows how it stands.',
    answers: ['R-214'],
  },
  'coffee-chat-already-asked': {
    tone: 'info',
    title: 'Request not sent',
    description: 'An earlier request of yours to the same person still waits for an answer.',
    answers: ['A-60'],
  },
  'coffee-chat-not-possible': {
    tone: 'warning',
    title: 'Request not sent',
    description: 'You can ask members you share an event with. You can also send an open request.',
    answers: ['A-57', 'A-60'],
  },
  'coffee-chat-accepted': {
    tone: 'success',
    title: 'Coffee chat accepted',
    description: 'She will see it under Coffee Chats. You can add it to your calendar there.',
    answers: ['A-60'],
  },
  'coffee-chat-declined': {
    tone: 'success',
    title: 'Coffee chat declined',
    description: 'She will see it under Coffee Chats, without a reason.',
    answers: ['A-60'],
  },
  /** `{name}` is the request, as in 'Your request to Noor Haddad'. */
  'coffee-chat-was-accepted': {
    tone: 'success',
    title: 'Coffee chat accepted',
    description: '{name} was accepted. Find the time under Coffee Chats.',
    answers: ['A-60'],
  },
  'coffee-chat-was-declined': {
    tone: 'info',
    title: 'Coffee chat declined',
    description: '{name} did not work out this time. You can send another one.',
    answers: ['A-60'],
  },
  'coffee-chat-asked': {
    tone: 'info',
    title: 'You are invited',
    description: '{name} invites you to a coffee chat. Please answer under Coffee Chats.',
    answers: ['A-60'],
  },
  'coffee-chat-answer-failed': {
    tone: 'error',
    title: 'Answer not sent',
    description: 'There was a problem sending your answer. Please try again.',
    answers: ['A-60'],
  },
  'coffee-chat-answer-late': {
    tone: 'info',
    title: 'Answer not sent',
    description: 'The request was cancelled or answered meanwhile.',
    answers: ['A-60'],
  },
  'coffee-chat-time-passed': {
    tone: 'info',
    title: 'Answer not sent',
    description: 'That time has passed. Please pick another one.',
    answers: ['A-60', 'A-63'],
  },
  'coffee-chat-calendar-failed': {
    tone: 'error',
    title: 'Calendar entry not created',
    description: 'There was a problem preparing the file. Please try again.',
    answers: ['A-60'],
  },
} as const satisfies NoticeGroup;
