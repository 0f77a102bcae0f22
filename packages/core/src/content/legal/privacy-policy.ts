import { DEFAULT_BRAND } from '../../domain/brand.ts';
import type { LegalDocument } from './legal-document.ts';

const { name, supportEmail } = DEFAULT_BRAND;

/** What is kept about a person, why, who sees it, and for how long. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  summary: `What ${name} keeps about you, why, who sees it, and what you can ask of us. No advertising, no trackers, nothing sold.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      blocks: [
        `${name} ("we") runs this community and decides what your data is used for. For anything about your data, write to ${supportEmail}.`,
        'You can read the public pages without telling us who you are. Everything below about accounts concerns members only.',
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep about you',
      blocks: [
        'We keep what you give us, and what comes of using the community:',
        [
          'Account: your email address and a password, which is stored only as a hash that nobody can read.',
          'Profile: first and last name, photo, professional title, bio, phone number, gender, city, age, your Instagram or LinkedIn address, and whether you want to be added to the WhatsApp group.',
          'Questionnaire: your five answers about what you hope to find, your interests and your ideal weekend.',
          'Events: your applications and bookings, what was decided about them and when, and the notes of the organizer who decided.',
          'Payments: the amount, the currency, the state and the reference of a payment. We never see your card or your PayPal password.',
          'Messages and coffee chats: what you write, to whom, and the times you propose.',
          'Reports and blocks: whom you block, and what you report, with a copy of the profile or message as it was.',
          'Contact form: your name, your address and your message, in the mailbox of our support.',
        ],
        'We do not collect your location, your contacts, or what you do on other websites.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it, and on what legal basis',
      blocks: [
        [
          'To run your account, your applications, your bookings and your conversations: to perform our contract with you (Art. 6(1)(b) GDPR).',
          'To keep the community verified, female-only and safe, to limit misuse, and to record what organizers do: our legitimate interest in the safety of members (Art. 6(1)(f) GDPR).',
          'To match coffee chats by interests and to add you to the WhatsApp group: your consent, which you can withdraw at any time (Art. 6(1)(a) GDPR).',
          'To keep records of payments: our legal duty (Art. 6(1)(c) GDPR).',
        ],
        'A person decides who gets a seat. Where an application says by when it is to be paid, it expires by itself if it is not, and you can apply again.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees what',
      blocks: [
        [
          'Other members see your first name, the initial of your last name, your professional title, bio and photo. Members you share an event or a conversation with see your full name. They never see your email, phone number, age or city.',
          'Members with whom you share an event see that you both go there, and which interests you share. Members see your name and photo beside events that you go to.',
          'Photos are stored at public addresses that nobody can guess, so that a browser can show them. Whoever has the address can open the photo.',
          'Your messages can be read by you and by the person you write with. If one of you reports a message from the other, organizers read a copy of it.',
          'Organizers see your profile, your applications and your bookings, as far as their role needs them. What they change is recorded.',
        ],
        'These rules are enforced by the database itself, whatever an app or a browser asks of it.',
      ],
    },
    {
      id: 'who-works-for-us',
      title: 'Our service providers',
      blocks: [
        'We use service providers under contracts that let them use your data for us only:',
        [
          'Supabase: database, sign-in, files and server functions.',
          'Our email service: confirmation links, links to reset a password, and what you write to us.',
          'PayPal: receives your payment when you open its link, where its own privacy policy applies.',
        ],
        'If a provider handles data outside the European Economic Area, we rely on an adequacy decision or on the standard contractual clauses of the European Commission. We do not sell your data, and we share it with authorities only where the law requires it.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        [
          'Your account and profile: until you delete the account.',
          'What you typed while signing up: at most 24 hours, on your own device, without your password.',
          'Applications and bookings: until your account is deleted, and records of payments as long as tax law requires.',
          'Network addresses counted to limit the contact form: one day.',
          'Reports: until they are no longer needed to keep members safe, also after an account is deleted.',
          'Your messages: until you or the other person delete the account.',
        ],
      ],
    },
    {
      id: 'on-your-device',
      title: 'What is stored on your device',
      blocks: [
        'We set no cookies. Your session, your theme and changes that wait to be sent are kept in the storage of your browser. The Cookies page lists each of them.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may, at any time and free of charge:',
        [
          'ask what we keep about you, and receive a copy that other programs can read,',
          'have wrong data corrected: you can change what is on My Profile yourself, and we correct the rest,',
          'have your data deleted, or its use restricted,',
          'object to what we do on the basis of a legitimate interest,',
          'withdraw a consent, without effect on what happened before.',
        ],
        `Write to ${supportEmail}. We answer within one month. You may also complain to the data protection authority where you live.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When we change this policy, the date at the top changes. If a change matters to how your data is used, we tell members before it takes effect.',
      ],
    },
  ],
};
