import type { NoticeGroup } from './notice.ts';

/** The list of what happened to a member. */
export const notificationsNotices = {
  'notifications-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Your notifications could not be loaded.',
    answers: ['A-102'],
  },
  'notifications-not-marked': {
    tone: 'error',
    title: 'Not marked as read',
    description: 'Your notifications are as they were. Please try again.',
    answers: ['A-102'],
  },
} as const satisfies NoticeGroup;
