import type { NoticeGroup } from './notice.ts';

/** The contact form; `{email}` is the address the reply goes to, or the support address on failure. */
export const contactNotices = {
  'contact-message-sent': {
    tone: 'success',
    title: 'Message sent successfully!',
    description: 'Thank you for writing. We will reply to you at {email}.',
    answers: ['R-240'],
  },
  'contact-message-failed': {
    tone: 'error',
    title: 'Something went wrong',
    description: 'Your message could not be sent. Please try again later or write to {email} directly.',
    answers: ['R-241'],
  },
  'contact-message-unanswered': {
    tone: 'error',
    title: 'No answer came',
    description:
      'We do not know whether your message has arrived. If it has, we will reply by email. You can also send it again.',
    answers: ['R-241', 'R-434'],
  },
} as const satisfies NoticeGroup;
