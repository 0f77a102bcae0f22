import type { NoticeGroup } from './notice.ts';

/** What became of an edit that waited on the device. */
export const syncNotices = {
  'changes-synced': {
    tone: 'success',
    title: 'Changes saved',
    description: 'What waited on this device is saved now.',
    answers: ['R-156'],
  },
  'change-in-conflict': {
    tone: 'warning',
    title: 'Your decision is needed',
    description: 'Something you changed was changed elsewhere too. Nothing has been overwritten.',
    answers: ['R-434'],
  },
  'change-refused': {
    tone: 'error',
    title: 'A change could not be saved',
    description: 'It is still on this device. You can try again or discard it.',
    answers: ['R-434'],
  },
  'update-ready': {
    tone: 'info',
    title: 'A new version is ready',
    description: 'Finish what you are typing, then load it. Otherwise it loads on your next visit.',
    answers: ['R-009'],
  },
} as const satisfies NoticeGroup;
