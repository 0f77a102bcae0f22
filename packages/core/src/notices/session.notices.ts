import type { NoticeGroup } from './notice.ts';

/** Signing out, refreshing and losing a session; confirming an email address. */
export const sessionNotices = {
  'logged-out': {
    tone: 'success',
    title: 'Logged out successfully',
    description: 'See you soon!',
    answers: ['R-079'],
  },
  'signed-out-elsewhere': {
    tone: 'info',
    title: 'You signed out',
    description: 'This happened in another tab of this browser. Sign in again to carry on.',
    answers: ['R-072'],
  },
  'logged-out-note': {
    tone: 'info',
    title: 'Note',
    description: 'Logged out locally. Some changes may sync when you reconnect.',
    answers: ['R-080'],
  },
  'logged-out-locally': {
    tone: 'info',
    title: 'Logged out locally',
    description: 'You are signed out on this device, although we could not reach the server.',
    answers: ['R-081'],
  },
  'session-refreshed': {
    tone: 'success',
    title: 'Session refreshed',
    description: 'You can carry on where you were.',
    answers: ['R-145'],
  },
  'session-refresh-failed': {
    tone: 'error',
    title: 'Session refresh failed',
    description: 'Please sign in again.',
    answers: ['R-145'],
  },
  'session-not-kept': {
    tone: 'info',
    title: 'Signed in on this page only',
    description: 'This device has no room to keep you signed in. When you close the page you are signed out.',
    answers: ['R-071'],
  },
  'session-expired': {
    tone: 'warning',
    title: 'Your sign-in has expired',
    description: 'Nothing you saved is lost. Please sign in again to carry on.',
    answers: ['R-131', 'R-072'],
  },
  'email-confirmation-failed': {
    tone: 'error',
    title: 'Email confirmation failed',
    description: 'There was an issue confirming your email. Please try signing in.',
    answers: ['R-083'],
  },
  'link-expired': {
    tone: 'warning',
    title: 'This link no longer works',
    description: 'It has been used already or is too old. Please request a new one.',
    answers: ['A-32', 'A-47'],
  },
} as const satisfies NoticeGroup;
