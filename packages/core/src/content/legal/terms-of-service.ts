import { DEFAULT_BRAND } from '../../domain/brand.ts';
import type { LegalDocument } from './legal-document.ts';

const { name, supportEmail } = DEFAULT_BRAND;

/** What members and the community owe each other. */
export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  summary: `What you can expect from ${name}, and what ${name} expects from you. You agree to these terms when you create an account.`,
  sections: [
    {
      id: 'about',
      title: 'What these terms are about',
      blocks: [
        `${name} ("we") is a community in which women meet at curated events and coffee chats and write to each other. These terms are the agreement between you and us about using it. The Community Guidelines and the Privacy Policy belong to it.`,
      ],
    },
    {
      id: 'who-may-join',
      title: 'Who may join',
      blocks: [
        [
          'You are a woman and at least 18 years old.',
          'What you tell us about yourself is true, and you keep it up to date.',
          'You have one account, use it yourself, and keep your password to yourself.',
        ],
        'We may ask you to confirm these points. An account that does not meet them can be closed.',
      ],
    },
    {
      id: 'events',
      title: 'Applying for events',
      blocks: [
        'An application is a request for a seat. It becomes a booking when an organizer approves it. We may decline an application, for instance when an event is full or when a payment has not arrived. No seat is promised until it is approved.',
        'Events are held as described. If we have to move or cancel one, we tell everyone who holds a seat and offer another event or the money back.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        [
          'One credit costs 5 euros. The card of an event shows its credits and its price before you apply.',
          'You pay through the PayPal.me link of the event. Your seat is confirmed after an organizer has seen the payment.',
          'The Monthly and Quarterly plans are not on sale yet. Nothing is charged for them.',
        ],
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      blocks: [
        'You can cancel a booking on the event card. Up to 48 hours before the event begins, cancellation is free and we return what you paid. After that your seat can often not be filled again, and we return the payment only where we must by law or where someone else takes the seat.',
        'Consumers in the European Union usually have a right of withdrawal. It does not apply to leisure services on a specific date (Art. 16(l) of Directive 2011/83/EU), and our events are such services. The 48-hour rule above is yours all the same.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      blocks: [
        'The Community Guidelines say it in full. You do not harass, deceive or exclude anyone, do not advertise, do not collect data about members, and do not try to get around the limits of the service.',
        'Meeting people is your own decision. Coffee chats belong in public places, and nobody has to share a phone number or an address.',
      ],
    },
    {
      id: 'what-you-write',
      title: 'What you write and upload',
      blocks: [
        'It stays yours. You allow us to store it and to show it to those who may see it under the Privacy Policy, for as long as it is in the community. Upload only photos that you may use and that show yourself.',
        'We may remove content that breaks these terms or the law.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the membership',
      blocks: [
        `You can leave at any time by writing to ${supportEmail} from the address of your account. We delete the account as the Privacy Policy describes.`,
        'We may suspend or close an account that breaks these terms. Except where safety demands it at once, we say why first and listen to your side.',
      ],
    },
    {
      id: 'liability',
      title: 'What we are liable for',
      blocks: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, and wherever the law does not allow a limit. For slight negligence we are liable only where we break a duty that is essential to this agreement, and only for the damage that was to be expected.',
        'We keep the service running with care but cannot promise that it is never interrupted. We are not a party to what members agree among themselves.',
      ],
    },
    {
      id: 'final',
      title: 'Changes and law',
      blocks: [
        'When we change these terms we tell members by email at least 14 days before. If you do not agree, you can leave before that; nothing changes for bookings that you hold already.',
        'The law of the country where we are established applies. Mandatory consumer rights of the country in which you live remain yours. If one part of these terms is not valid, the others still are.',
        `Questions about these terms: ${supportEmail}.`,
      ],
    },
  ],
};
