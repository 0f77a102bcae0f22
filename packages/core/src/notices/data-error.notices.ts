import type { NoticeGroup } from './notice.ts';

/** Failures that any screen may meet when it reads or writes, one entry per kind of failure. */
export const dataErrorNotices = {
  'error-network': {
    tone: 'error',
    title: 'We could not reach the server',
    description: 'Nothing was changed. Please check your internet connection and try again.',
    answers: ['R-157', 'A-46'],
  },
  'error-timeout': {
    tone: 'error',
    title: 'No answer came',
    description:
      'The server did not answer. Please check whether your change was saved before you try again.',
    answers: ['R-157'],
  },
  'error-not-signed-in': {
    tone: 'warning',
    title: 'You are not signed in',
    description: 'Nothing was changed. Please sign in and try again.',
    answers: ['R-028', 'R-263'],
  },
  'error-session-expired': {
    tone: 'warning',
    title: 'Your sign-in has expired',
    description: 'This was not saved. Please sign in again and repeat your last step.',
    answers: ['R-131', 'R-072'],
  },
  'error-rate-limited': {
    tone: 'warning',
    title: 'Too many requests',
    description: 'Nothing was changed. Please wait a moment before trying again.',
    answers: ['R-120'],
  },
  'error-hour-limit': {
    tone: 'warning',
    title: 'Too many changes',
    description: 'You have changed this many times in the last hour. Please try again later.',
    answers: ['A-101'],
  },
  'error-forbidden': {
    tone: 'error',
    title: 'This is not open to your account',
    description: 'Nothing was changed. If you think it should be open to you, please contact us.',
    answers: ['R-263', 'R-430'],
  },
  'error-not-found': {
    tone: 'error',
    title: 'We could not find this',
    description: 'It may have been removed. Please go back and refresh the page.',
    answers: ['R-263'],
  },
  'error-invalid': {
    tone: 'error',
    title: 'This could not be saved',
    description: 'The server did not accept one of the values. Please check what you entered and try again.',
    answers: ['R-263'],
  },
  'error-conflict': {
    tone: 'warning',
    title: 'This has changed in the meantime',
    description:
      'Your change was not saved, so nothing was overwritten. Please look at the new version first.',
    answers: ['R-434'],
  },
  'error-unavailable': {
    tone: 'error',
    title: 'The service is taking a break',
    description: 'What you saved before is safe. Please try again in a few minutes.',
    answers: ['R-157'],
  },
  'error-malformed-answer': {
    tone: 'error',
    title: 'We could not read the answer',
    description: 'The server sent something we did not expect. Please refresh the page and try again.',
    answers: ['R-435'],
  },
  'error-suspended': {
    tone: 'warning',
    title: 'Your account is suspended',
    description:
      'Until your suspension ends, you can read everything, but not apply, write or ask for coffee chats. Your profile says why, and until when.',
    answers: ['A-67'],
  },
  'error-feature-off': {
    tone: 'info',
    title: 'Switched off for now',
    description: 'This part of the community is closed at the moment. Nothing was changed.',
    answers: ['R-385'],
  },
  'error-unexpected': {
    tone: 'error',
    title: 'An unexpected error occurred',
    description: 'We do not know why. Please refresh the page and see whether your last step was saved.',
    answers: ['R-263'],
  },
} as const satisfies NoticeGroup;
