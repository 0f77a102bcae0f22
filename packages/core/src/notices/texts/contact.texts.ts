/** The contact page. */
export const contactTexts = {
  title: 'Contact',
  body: 'Write to us. We read every message.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  supportEmail: 'Or write to {email}',
  seeFaq: 'Perhaps your question is answered in the FAQ',
} as const;

/** The FAQ page. */
export const faqTexts = {
  title: 'Frequently asked questions',
  search: 'Search questions...',
  /** 'result' for one, 'results' for any other number. */
  oneResult: '1 result found',
  results: '{n} results found',
  noMatch: 'No matching questions found.',
  contactUs: 'Contact us',
} as const;

/** The four legal pages. */
export const legalTexts = {
  dated: 'May 15, 2025',
} as const;
