import type { NoticeGroup } from './notice.ts';

/** Asking for a password reset and choosing the new password. */
export const resetPasswordNotices = {
  'reset-email-invalid': {
    tone: 'warning',
    title: 'Check Your Email Address',
    description: 'Please enter a valid email address',
    answers: ['R-088'],
  },
  'reset-sent': {
    tone: 'success',
    title: 'Password reset instructions sent to your email',
    description: 'If an account uses this address, a link to choose a new password is on its way.',
    answers: ['R-089', 'A-32'],
  },
  'reset-failed': {
    tone: 'error',
    title: 'Password reset failed',
    description:
      'We could not send the instructions. Your password is unchanged. Please try again in a moment.',
    answers: ['R-089', 'A-32'],
  },
  'password-updated': {
    tone: 'success',
    title: 'Password updated',
    description: 'Use your new password the next time you sign in.',
    answers: ['A-32'],
  },
  'password-update-failed': {
    tone: 'error',
    title: 'Password not updated',
    description: 'We could not save your new password, so the old one still works. Please try again.',
    answers: ['A-32'],
  },
  'password-too-weak': {
    tone: 'warning',
    title: 'Please choose a stronger password',
    description: 'This one is too easy to guess. A few unrelated words make a good password.',
    answers: ['R-095', 'A-32'],
  },
} as const satisfies NoticeGroup;
