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
  'notification-settings-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Your choices could not be loaded.',
    answers: ['A-102'],
  },
  'notification-settings-not-saved': {
    tone: 'error',
    title: 'Not saved',
    description: 'Your choices are as they were. Please try again.',
    answers: ['A-102'],
  },
  'push-not-changed': {
    tone: 'error',
    title: 'Not changed',
    description: 'Nothing has changed on this device. Please try again.',
    answers: ['A-102'],
  },
  'mails-not-resumed': {
    tone: 'error',
    title: 'Not saved',
    description: 'We still cannot send you emails. Please try again.',
    answers: ['A-102'],
  },
  'mails-not-stopped': {
    tone: 'error',
    title: 'Not stopped',
    description: 'You will still get these emails. Please try again.',
    answers: ['A-102'],
  },
} as const satisfies NoticeGroup;
