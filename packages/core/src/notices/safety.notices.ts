import type { NoticeGroup } from './notice.ts';

/** Blocking and reporting. */
export const safetyNotices = {
  'member-blocked': {
    tone: 'success',
    title: '{name} is blocked',
    description: 'You no longer see each other. You can unblock her under Safety.',
    answers: ['A-57'],
  },
  'member-unblocked': {
    tone: 'success',
    title: '{name} is unblocked',
    description: 'You can see each other again.',
    answers: ['A-57'],
  },
  'block-failed': {
    tone: 'error',
    title: 'Nothing was changed',
    description: 'We could not save that. Please try again.',
    answers: ['A-57'],
  },
  'block-limit': {
    tone: 'warning',
    title: 'Nothing was changed',
    description:
      'You have blocked and unblocked many times in the last hour. Please try again later, or write to us now if someone troubles you.',
    answers: ['A-101'],
  },
  'report-sent': {
    tone: 'success',
    title: 'Report sent',
    description: 'Thank you. An organizer will read it, and {name} is not told who sent it.',
    answers: ['A-57'],
  },
  'report-failed': {
    tone: 'error',
    title: 'Report not sent',
    description: 'What you wrote is still here. Please try again.',
    answers: ['A-57'],
  },
  'report-limit': {
    tone: 'warning',
    title: 'Report not sent',
    description:
      'You have sent many reports today. Please write to us, so that we can look at all of it together.',
    answers: ['A-92'],
  },
} as const satisfies NoticeGroup;
