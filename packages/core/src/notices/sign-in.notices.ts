import type { NoticeGroup } from './notice.ts';

/** Signing in and the connection diagnosis beside it. */
export const signInNotices = {
  'sign-in-fields-required': {
    tone: 'warning',
    title: 'Email and password are required',
    description: 'Please fill in both fields to sign in.',
    answers: ['R-059'],
  },
  'login-failed': {
    tone: 'error',
    title: 'Login failed',
    description: 'Invalid email or password. Please check your credentials and try again.',
    answers: ['R-060', 'A-35'],
  },
  'email-not-confirmed': {
    tone: 'warning',
    title: 'Email not confirmed',
    description: 'Please check your email and click the confirmation link before signing in.',
    answers: ['R-061'],
  },
  'no-session-created': {
    tone: 'error',
    title: 'Login failed',
    description: 'No session was created. Please try again.',
    answers: ['R-062'],
  },
  'sign-in-failed': {
    tone: 'error',
    title: 'Login failed',
    description: '{message}',
    answers: ['R-063'],
  },
  'connection-looks-good': {
    tone: 'success',
    title: 'Connection looks good',
    description: 'Your internet and our sign-in service both answer. Please try signing in again.',
    answers: ['R-068'],
  },
  'auth-service-issue-detected': {
    tone: 'warning',
    title: 'Auth service issue detected',
    description:
      'Your internet works, but our sign-in service does not answer. Please try again in a few minutes.',
    answers: ['R-068'],
  },
  'diagnosis-connection-issue': {
    tone: 'error',
    title: 'Connection issue detected',
    description: 'Please check your internet connection.',
    answers: ['R-068', 'R-159'],
  },
} as const satisfies NoticeGroup;
