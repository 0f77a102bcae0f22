import { DEFAULT_BRAND } from '../../domain/brand.ts';
import type { LegalDocument } from './legal-document.ts';

const { name, supportEmail } = DEFAULT_BRAND;

/** How members treat each other. */
export const communityGuidelines: LegalDocument = {
  title: 'Community Guidelines',
  summary: `${name} is what we make of it together. These are the few things that everyone can rely on.`,
  sections: [
    {
      id: 'safe-space',
      title: 'A verified, female-only space',
      blocks: [
        `${name} is for women aged 18 and over. Everyone comes as herself: her own name, her own photo, her own words. An account is for one person and is not lent to anyone.`,
      ],
    },
    {
      id: 'kindness',
      title: 'Be kind, and mean it',
      blocks: [
        [
          'Make room. Talk to the woman who came alone.',
          'Assume good intentions, and ask before you judge.',
          'Treat everyone equally, whatever her origin, religion, body, age, orientation, family or opinions.',
          'What someone tells you in confidence stays with you.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'No means no',
      blocks: [
        'Nobody owes you an answer, a photo, a phone number or a second coffee. If someone does not reply, let it rest. Ask before you take or share a picture of other people.',
      ],
    },
    {
      id: 'not-welcome',
      title: 'What has no place here',
      blocks: [
        [
          'Harassment, threats, hate, or shaming of any kind.',
          'Unwanted advances and sexual content.',
          'Advertising, recruiting, multi-level marketing, and asking for money.',
          'Fake profiles, and collecting data about members.',
          'Publishing messages, photos or details of others.',
          'Anything that is against the law.',
        ],
      ],
    },
    {
      id: 'events',
      title: 'At events',
      blocks: [
        [
          'Come on time, and cancel as early as you can if you cannot come. Someone else would love the seat.',
          "Please don't bring guests who haven't applied.",
          'The host has the last word on site. Tell her at once if you feel uncomfortable.',
        ],
      ],
    },
    {
      id: 'meeting',
      title: 'Meeting one to one',
      blocks: [
        [
          'Meet in a public place the first time, and tell a friend where you are.',
          'Keep to messages here until you trust each other.',
          'Never send money to someone you have only met here.',
          'You can leave at any time, without a reason.',
        ],
        'If you are in danger, call your local emergency number first. In the European Union it is 112.',
      ],
    },
    {
      id: 'report',
      title: 'When something goes wrong',
      blocks: [
        "Every member's card and every message that you receive has a Report button. An organizer reads what you write, with a copy of what you report. Block, beside it, hides the two of you from each other at once. The Safety page explains both.",
        `For everything else write to ${supportEmail}, or use the contact form. Tell us what happened, where and when. We read every report, treat it in confidence, and never tell the other person who wrote it.`,
        'Depending on what happened, we talk, warn, withdraw an approval, or close an account. Whoever is affected by such a decision may ask us to look at it again.',
      ],
    },
  ],
};
