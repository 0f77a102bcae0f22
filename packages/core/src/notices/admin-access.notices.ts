import type { NoticeGroup } from './notice.ts';

/** Becoming an admin, and the admin panel without a connection. */
export const adminAccessNotices = {
  'admin-access-granted': {
    tone: 'success',
    title: 'Admin access granted',
    description: 'You can now manage events, applications and subscriptions.',
    answers: ['R-400'],
  },
  'admin-access-granted-offline': {
    tone: 'info',
    title: 'Admin access granted',
    description: 'Your request is saved on this device and will sync when you are back online.',
    answers: ['R-400', 'R-397'],
  },
  'admin-access-requested': {
    tone: 'info',
    title: 'Admin access requested',
    description: 'Your request is saved on this device. We keep trying to send it.',
    answers: ['R-397'],
  },
  'admin-access-restricted': {
    tone: 'warning',
    title: 'Admin access restricted',
    description: 'This account cannot become the first admin. Please ask the person who runs the community.',
    answers: ['R-401', 'A-40'],
  },
  'admin-connection-error': {
    tone: 'warning',
    title: 'Connection error',
    description: 'Your admin status will be verified when the connection is restored.',
    answers: ['R-402'],
  },
  'admin-grant-failed': {
    tone: 'error',
    title: 'Failed to grant admin access',
    description: 'Nothing has changed. Please try again, or ask an existing admin.',
    answers: ['R-403', 'A-42'],
  },
  'admin-grant-not-allowed': {
    tone: 'error',
    title: 'Failed to grant admin access',
    description: 'Only existing admins can grant admin privileges',
    answers: ['R-261', 'R-403'],
  },
  'admin-sync-completed': {
    tone: 'success',
    title: 'Sync completed',
    description: 'Your admin actions have been synchronized with the server.',
    answers: ['R-404'],
  },
  'admin-offline': {
    tone: 'warning',
    title: 'You are currently offline',
    description: 'Admin features need an internet connection.',
    answers: ['R-380'],
  },
  'admin-connection-problem': {
    tone: 'warning',
    title: 'Connection problem',
    description: 'We could not load the admin features. Please try again in a moment.',
    answers: ['R-380'],
  },
} as const satisfies NoticeGroup;
