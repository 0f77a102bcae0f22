import type { NoticeGroup } from './notice.ts';

/** An event's own page: reading it, and handing its address on. */
export const eventPageNotices = {
  'event-load-failed': {
    tone: 'error',
    title: 'Error',
    description: 'This event could not be loaded.',
    answers: ['R-280'],
  },
  'event-link-copied': {
    tone: 'success',
    title: 'Link copied',
    description: 'Paste it wherever you like: it leads to this event.',
    answers: ['R-280'],
  },
  'event-link-not-copied': {
    tone: 'warning',
    title: 'Link not copied',
    description: 'This browser did not let us copy it. You find the link in the address bar.',
    answers: ['R-280'],
  },
} as const satisfies NoticeGroup;
