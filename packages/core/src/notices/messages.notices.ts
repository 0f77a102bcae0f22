import type { NoticeGroup } from './notice.ts';

/** Conversations and direct messages. */
export const messagesNotices = {
  'conversation-start-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Could not start conversation. Please try again.',
    answers: ['R-195'],
  },
  'conversations-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Could not load your conversations. Please try again later.',
    answers: ['R-196'],
  },
  'messageable-users-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Could not load users. Please try again later.',
    answers: ['R-197'],
  },
  'message-send-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to send message. Please try again.',
    answers: ['R-198', 'A-82'],
  },
  'message-not-allowed': {
    tone: 'warning',
    title: 'Message not sent',
    description: 'You need to attend the same events as other users to message them.',
    answers: ['R-186', 'A-57'],
  },
  'message-limit-reached': {
    tone: 'warning',
    title: 'Message not sent',
    description: 'You have written many messages within a minute. Please wait a moment and send it again.',
    answers: ['A-92'],
  },
  'existing-conversation': {
    tone: 'info',
    title: 'Existing conversation',
    description: 'Redirected to your existing chat with this user.',
    answers: ['R-199'],
  },
} as const satisfies NoticeGroup;
