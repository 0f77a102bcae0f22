import type { NoticeGroup } from './notice.ts';

/** Losing and regaining the connection. */
export const connectivityNotices = {
  'back-online': {
    tone: 'success',
    title: "You're back online",
    description: 'Your connection has been restored.',
    answers: ['R-158'],
  },
  'connection-issue-detected': {
    tone: 'warning',
    title: 'Connection issue detected',
    description: 'Please check your internet connection.',
    answers: ['R-159'],
  },
  reconnecting: {
    tone: 'info',
    title: 'Reconnecting...',
    description: 'Attempt {n} of 3',
    answers: ['R-160', 'R-152'],
  },
} as const satisfies NoticeGroup;
