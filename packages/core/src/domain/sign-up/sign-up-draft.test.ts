import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTIONNAIRE_OPTIONS } from './questionnaire.ts';
import { readPendingSignUps } from './sign-up-data.ts';
import {
  accountOf,
  EMPTY_SIGN_UP,
  pendingSignUpOf,
  readSignUpDraft,
  type SignUpDraft,
  writeSignUpDraft,
} from './sign-up-draft.ts';

const NOW = 1_795_262_400_000;
const DAY = 24 * 60 * 60 * 1_000;
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
const stored = writeSignUpDraft(draft, NOW);

describe('a half-filled sign-up on the device (A-48, R-123)', () => {
  it('comes back as it was', () => {
    expect(readSignUpDraft(stored, NOW)).toEqual(draft);
    expect(readSignUpDraft(stored, NOW + DAY - 1)).toEqual(draft);
  });

  it('is gone after 24 hours, and never comes from the future (R-123)', () => {
    expect(readSignUpDraft(stored, NOW + DAY)).toBeNull();
    expect(readSignUpDraft(stored, NOW - 1)).toBeNull();
  });

  it('holds no password, even when it is given one (A-84)', () => {
    const careless = {
      ...draft,
      details: { ...draft.details, password: 'geheim-123', confirmPassword: 'geheim-123' },
    };
    expect(writeSignUpDraft(careless, NOW)).not.toContain('geheim-123');
    expect(JSON.stringify(pendingSignUpOf(careless, { userId: 'x', email: 'y' }, NOW))).not.toContain(
      'geheim',
    );
  });

  it('is ignored when it is damaged, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(stored.slice(0, -5))), (text) => {
        expect(readSignUpDraft(text, NOW)).toBeNull();
      }),
    );
    expect(readSignUpDraft(null, NOW)).toBeNull();
  });

  it('gives back only offered options, at most three interests (R-109)', () => {
    const topInterests = [...QUESTIONNAIRE_OPTIONS.topInterests, 'Books & writing', 'Crime'];
    const answers = { ...draft.answers, topInterests, vibeDescription: ['<script>'] };
    const read = readSignUpDraft(writeSignUpDraft({ ...draft, answers }, NOW), NOW);
    expect(read?.answers.topInterests).toEqual(QUESTIONNAIRE_OPTIONS.topInterests.slice(0, 3));
    expect(read?.answers.vibeDescription).toEqual([]);
  });
});

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
    expect(readPendingSignUps(JSON.stringify(pending), NOW)).toEqual([pending]);
  });
});
