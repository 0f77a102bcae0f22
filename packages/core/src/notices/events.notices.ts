import type { NoticeGroup } from './notice.ts';

/** Reading events, for everybody. */
export const eventsNotices = {
  'events-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Failed to load events',
    answers: ['R-288'],
  },
  'own-applications-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'Your applications could not be loaded.',
    answers: ['R-282', 'A-91'],
  },
  'events-teaser-load-failed': {
    tone: 'error',
    title: 'Error loading events',
    description: '{message}',
    answers: ['R-050'],
  },
  'event-not-found': {
    tone: 'warning',
    title: 'Event Not Found',
    description: 'This event is no longer there. It may have been deleted in the meantime.',
    answers: ['R-350'],
  },
} as const satisfies NoticeGroup;
