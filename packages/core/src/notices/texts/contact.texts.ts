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
  seeFaq: "You'll find most answers in our FAQ.",
  lead: 'A question, an idea, something that went wrong? Write to us. We read every message, and a person answers.',
  formTitle: 'Send us a message',
  supportTitle: 'By email',
  faqTitle: 'Quick answers',
  faqLink: 'Read the FAQ',
  safetyTitle: 'Something feels unsafe?',
  safetyBody: 'Tell us who and where. We look into it first, before anything else.',
  safetyLink: 'Read the Community Guidelines',
  blockingLink: 'How to block and report',
  /** What a person never sees, and a machine that fills in every field does. */
  trap: 'Leave this field empty',
  sentTitle: 'Message sent successfully!',
  sentBody: 'Thank you for writing. We will reply to you at {email}.',
  sendAnother: 'Write another message',
} as const;

/** The FAQ page. */
export const faqTexts = {
  title: 'Frequently asked questions',
  lead: 'What members ask most. Search, or browse by topic.',
  /** For search engines. */
  description:
    'How events, coffee chats, payments and accounts work: the questions that members ask most, answered.',
  search: 'Search questions...',
  searchLabel: 'Search the questions',
  clearSearch: 'Clear the search',
  linkTo: 'Link to this question',
  mostAsked: 'Asked most',
  /** 'result' for one, 'results' for any other number. */
  oneResult: '1 result found',
  results: '{n} results found',
  noMatch: 'No matching questions found.',
  noMatchBody: 'Try other words, or ask us. We are glad to help.',
  contactUs: 'Contact us',
  stillTitle: 'Still wondering?',
  stillBody: 'Write to us and a real person will answer.',
} as const;

/** The four legal pages. */
export const legalTexts = {
  dated: 'May 15, 2025',
  lastUpdated: 'Last updated {date}',
  contents: 'On this page',
  others: 'Read on',
} as const;
