import type { NoticeGroup } from './notice.ts';

/** Saving one's own profile. */
export const profileNotices = {
  'profile-updated': {
    tone: 'success',
    title: 'Profile updated',
    description: 'Your changes have been saved.',
    answers: ['R-141'],
  },
  'profile-update-failed': {
    tone: 'error',
    title: 'Profile update failed',
    description: 'Could not update profile',
    answers: ['R-142'],
  },
  'profile-update-error': {
    tone: 'error',
    title: 'Profile update failed',
    description: 'There was an error updating your profile. Please try again.',
    answers: ['R-142'],
  },
  /** `{message}`: why this device kept nothing. */
  'profile-update-not-kept': {
    tone: 'error',
    title: 'Profile update failed',
    description: '{message} What you typed is still here: please save it again once you are online.',
    answers: ['R-142', 'R-143'],
  },
  'profile-update-limit': {
    tone: 'warning',
    title: 'Not saved yet',
    description:
      'You have saved your profile many times in the last hour. What you typed is still here: please save it again later.',
    answers: ['A-101'],
  },
  'profile-update-saved': {
    tone: 'info',
    title: 'Profile update saved',
    description: "Your changes will be updated when you're back online.",
    answers: ['R-143'],
  },
  'profile-update-pending': {
    tone: 'info',
    title: 'Profile update saved',
    description: 'It is kept on this device and has not reached us yet. We keep trying.',
    answers: ['R-143'],
  },
  'profile-photo-kept': {
    tone: 'warning',
    title: 'Photo not updated',
    description: 'We could not upload your new photo, so your current one stays. Please try again.',
    answers: ['R-144'],
  },
  'profile-changed-elsewhere': {
    tone: 'info',
    title: 'Your profile was changed elsewhere',
    description: 'We added what is new. What you typed is still here.',
    answers: ['R-434'],
  },
} as const satisfies NoticeGroup;
