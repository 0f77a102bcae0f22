import type { NoticeGroup } from './notice.ts';

/** A file that cannot become a profile photo. */
export const photoNotices = {
  'photo-type-invalid': {
    tone: 'error',
    title: 'Invalid file type',
    description: 'Please choose a JPEG, PNG, WebP or GIF image.',
    answers: ['R-105', 'R-106'],
  },
  'photo-too-large': {
    tone: 'error',
    title: 'File too large',
    description: 'Please choose a photo of up to 5 MB.',
    answers: ['R-105', 'R-106'],
  },
  'photo-unreadable': {
    tone: 'error',
    title: 'Photo could not be opened',
    description: 'This file is damaged, or it is not an image that we can open. Please choose another photo.',
    answers: ['R-106'],
  },
} as const satisfies NoticeGroup;
