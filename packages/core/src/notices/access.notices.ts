import type { NoticeGroup } from './notice.ts';

/** Doors that are closed to visitors or to members without access; `{feature}` is the entry's own label. */
export const accessNotices = {
  'access-required': {
    tone: 'warning',
    title: 'Access required',
    description:
      '{feature} requires a subscription or approved event application. Apply to an event to unlock all features!',
    answers: ['R-036', 'R-035', 'R-250', 'A-37'],
  },
  'sign-in-required': {
    tone: 'info',
    title: 'Sign in required',
    description: 'Please sign in to access {feature}',
    answers: ['R-037', 'R-034'],
  },
  /** The member's first approval, with a page open: what has just opened is said, not found out. */
  'access-opened': {
    tone: 'success',
    title: "You're in",
    description: 'Your application for {event} is approved. Coffee Chats and Messages are open to you now.',
    answers: ['R-248', 'A-37'],
  },
  'application-approved': {
    tone: 'success',
    title: 'Application approved',
    description: 'Your seat at {event} is confirmed.',
    answers: ['R-334'],
  },
} as const satisfies NoticeGroup;
