import { describe, expect, it } from 'vitest';
import { accountOf, EMPTY_SIGN_UP, pendingSignUpOf, type SignUpDraft } from './sign-up-draft.ts';

const NOW = 1_795_262_400_000;
const photo = { data: 'AAAA', name: 'me.jpg', type: 'image/jpeg', size: 3 } as const;
const draft: SignUpDraft = {
  step: 'questions',
  details: {
    firstName: ' Maya ',
    lastName: 'Okafor',
    email: ' Maya@Sorella.test ',
    phone: '+49 30 1234567',
    gender: 'female',
    city: 'Berlin',
    age: '29',
    instagramUrl: '@maya',
    linkedinUrl: '',
    bio: ' Hello\nyou ',
    whatsappGroupOptIn: true,
    agreeToTerms: true,
  },
  photo,
  answers: { ...EMPTY_SIGN_UP.answers, topInterests: ['Books & writing'] },
};

describe('what becomes of it', () => {
  it('is the account: names and email as they are meant (R-070)', () => {
    expect(accountOf(draft)).toEqual({ email: 'Maya@Sorella.test', firstName: 'Maya', lastName: 'Okafor' });
    const odd = { ...draft, details: { ...draft.details, firstName: 'Ma\u0000ya\t' } };
    expect(accountOf(odd).firstName).toBe('Ma ya');
  });

  it('is the data for the first sign-in, bound to that account (R-122, A-49, A-84)', () => {
    const account = { userId: '00000000-0000-4000-8000-000000000002', email: 'Maya@Sorella.test' };
    const pending = pendingSignUpOf(draft, account, NOW);
    expect(pending).toMatchObject({
      userId: account.userId,
      email: 'maya@sorella.test',
      timestamp: NOW,
      personalDetails: {
        firstName: 'Maya',
        age: 29,
        instagramUrl: 'https://www.instagram.com/maya',
        linkedinUrl: '',
        bio: 'Hello\nyou',
        profilePhoto: photo,
      },
      applied: [],
    });
  });
});
