import { DEFAULT_BRAND } from '../../domain/brand.ts';
import type { LegalDocument } from './legal-document.ts';

const { name, supportEmail } = DEFAULT_BRAND;

/** What lies on a device, and why no banner asks about it. */
export const cookies: LegalDocument = {
  title: 'Cookies',
  summary: `${name} sets no cookies and uses no trackers. What it keeps on your device is what it needs to work.`,
  sections: [
    {
      id: 'no-cookies',
      title: 'No cookies',
      blocks: [
        'This website sets no cookies, neither its own nor those of others. There is no advertising and no tracking of visitors, and no font or script comes from elsewhere. That is why there is no cookie banner.',
      ],
    },
    {
      id: 'what-we-store',
      title: 'What is kept in your browser',
      blocks: [
        'Instead, the storage of your browser holds what the pages need. It is read by our pages alone:',
        [
          'Your session (sorella-session): keeps you signed in. It is deleted when you sign out.',
          'Your theme (theme): light, dark or matching your device. It stays until you change it.',
          'What you typed while signing up: so that closing the page loses nothing. It holds no password and is deleted within 24 hours.',
          'What you have begun to write: messages until they are sent or you sign out, the contact form and a coffee chat for as long as the tab is open.',
          'Unsent changes: what you saved offline, until it reaches our server.',
          'Copies of what you last saw: so that events and your profile can be read without a connection. Your own data is removed when you sign out.',
          'The files of the website itself: so that it opens quickly, and also without a connection.',
        ],
        'All of these are strictly necessary for what you ask of the website, so no consent is needed for them (Art. 5(3) of Directive 2002/58/EC).',
      ],
    },
    {
      id: 'others',
      title: 'Other websites',
      blocks: [
        'When you follow a link, for example to PayPal or to our social media page, you leave this website. What they store is described in their own policies. Nothing is sent to them before you press the link, except where an event shows a photo that is stored on another server: its address is then fetched without saying which page you are on.',
      ],
    },
    {
      id: 'control',
      title: 'What you can do',
      blocks: [
        'Signing out removes your session and the copies of your own data. In the settings of your browser you can delete everything that a website keeps. If you block it altogether, you can read the public pages and sign in for as long as the page is open; your theme and unsent changes are then not kept.',
        `Questions: ${supportEmail}.`,
      ],
    },
  ],
};
