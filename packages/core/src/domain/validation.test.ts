import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notice } from '../notices/catalogue.ts';
import { EMPTY_QUESTIONNAIRE, QUESTIONNAIRE_OPTIONS, QUESTIONS } from './sign-up/questionnaire.ts';
import type { PersonalDetails } from './validation.ts';
import {
  checkContact,
  checkPersonalDetails,
  checkProfile,
  checkQuestionnaire,
  checkResetPassword,
  checkSignIn,
  isEmail,
  isValid,
  messageToSend,
  parseAge,
  personalDetailsProblems,
} from './validation.ts';

const complete: PersonalDetails = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@sorella.test',
  password: 'sorella-demo',
  confirmPassword: 'sorella-demo',
  phone: '+49 30 1234567',
  gender: 'female',
  city: 'Berlin',
  age: '29',
  instagramUrl: 'https://instagram.com/maya',
  linkedinUrl: '',
  bio: '',
  hasProfilePhoto: true,
  whatsappGroupOptIn: false,
  agreeToTerms: true,
};

/** Each check broken alone, in the order of the specification. */
const BROKEN = [
  ['R-092', 'sign-up-missing-information', { firstName: ' ' }],
  ['R-093', 'sign-up-photo-required', { hasProfilePhoto: false }],
  ['R-094', 'sign-up-passwords-differ', { confirmPassword: 'something else' }],
  ['R-095', 'sign-up-password-too-short', { password: '1234567', confirmPassword: '1234567' }],
  ['R-096', 'sign-up-city-invalid', { city: 'B' }],
  ['R-097', 'social-media-required', { instagramUrl: ' ', linkedinUrl: '' }],
  ['R-098', 'terms-agreement-required', { agreeToTerms: false }],
  ['A-52', 'sign-up-email-invalid', { email: 'maya@sorella' }],
  ['R-100', 'sign-up-age-invalid', { age: '17' }],
  ['R-102', 'sign-up-bio-too-long', { bio: 'a'.repeat(251) }],
  ['A-52', 'sign-up-name-too-long', { firstName: 'a'.repeat(81) }],
  ['A-52', 'sign-up-password-too-long', { password: 'ü'.repeat(37), confirmPassword: 'ü'.repeat(37) }],
  ['A-52', 'sign-up-phone-invalid', { phone: 'call me' }],
  ['A-52', 'sign-up-city-too-long', { city: 'a'.repeat(121) }],
  ['R-097', 'sign-up-social-link-invalid', { instagramUrl: 'https://example.test/maya' }],
] as const;

describe('sign-in', () => {
  it('needs both email and password (R-059)', () => {
    expect(checkSignIn({ email: '', password: 'x' })).toBe('sign-in-fields-required');
    expect(checkSignIn({ email: ' ', password: 'x' })).toBe('sign-in-fields-required');
    expect(checkSignIn({ email: 'a@b.example', password: '' })).toBe('sign-in-fields-required');
    expect(checkSignIn({ email: 'a@b.example', password: ' ' })).toBeNull();
    expect(notice('sign-in-fields-required').title).toBe('Email and password are required');
  });
});

describe('step 1 of sign-up', () => {
  it('goes on when all is right (R-116)', () => {
    expect(checkPersonalDetails(complete)).toBeNull();
  });

  it.each(BROKEN)('%s answers with %s', (_requirement, id, broken) => {
    expect(personalDetailsProblems({ ...complete, ...broken })).toEqual([id]);
    expect(notice(id).description).not.toBe('');
  });

  it.each(['firstName', 'lastName', 'email', 'phone', 'gender', 'city', 'age'] as const)(
    'requires %s (R-092)',
    (field) => {
      expect(checkPersonalDetails({ ...complete, [field]: '' })).toBe('sign-up-missing-information');
      expect(checkPersonalDetails({ ...complete, [field]: '  ' })).toBe('sign-up-missing-information');
    },
  );

  it.each(['firstName', 'lastName', 'city', 'phone', 'gender'] as const)(
    'counts a %s in which nothing can be seen as not filled in (R-092)',
    (field) => {
      for (const blank of ['\u0000\u0000', '\u200B\u200D', '\u3164\u115F', '\u2800\u2800', '\u202E\uFEFF'])
        expect(checkPersonalDetails({ ...complete, [field]: blank })).toBe('sign-up-missing-information');
    },
  );

  it('measures a city as it is stored (R-096)', () => {
    expect(checkPersonalDetails({ ...complete, city: '\u0000B\u0000' })).toBe('sign-up-city-invalid');
  });

  it('leaves joined emoji beside letters, and Persian names alone (R-004)', () => {
    for (const firstName of ['می\u200Cترا', 'Ana 👩\u200D👩\u200D👧'])
      expect(checkPersonalDetails({ ...complete, firstName })).toBeNull();
  });

  it('requires a password (R-092)', () => {
    expect(checkPersonalDetails({ ...complete, password: '', confirmPassword: '' })).toBe(
      'sign-up-missing-information',
    );
  });

  it('shows the checks in exactly the order of the specification (R-099)', () => {
    const all = {
      ...complete,
      firstName: '',
      hasProfilePhoto: false,
      password: '1',
      confirmPassword: '2',
      city: 'B',
      instagramUrl: '',
      agreeToTerms: false,
      email: 'x',
      age: '17',
      bio: 'a'.repeat(251),
    };
    const own = new Set(BROKEN.slice(10).map(([, id]) => id));
    expect(personalDetailsProblems(all)).toEqual(BROKEN.map(([, id]) => id).filter((id) => !own.has(id)));
    expect(personalDetailsProblems({ ...all, lastName: 'a'.repeat(81), phone: '?' })).toEqual([
      ...personalDetailsProblems(all),
      'sign-up-name-too-long',
      'sign-up-phone-invalid',
    ]);
  });

  it('shows the first of any broken checks (R-099)', () => {
    fc.assert(
      fc.property(fc.subarray([...BROKEN], { minLength: 1 }), (broken) => {
        const details = Object.assign({}, complete, ...broken.map(([, , change]) => change));
        const [first] = personalDetailsProblems(details);
        expect(checkPersonalDetails(details)).toBe(first);
        expect(first).toBe(broken.find(([, id]) => personalDetailsProblems(details).includes(id))?.[1]);
      }),
    );
  });

  it('accepts a password of exactly 8 characters (R-095)', () => {
    const eight = { password: '12345678', confirmPassword: '12345678' };
    expect(checkPersonalDetails({ ...complete, ...eight })).toBeNull();
  });

  it('accepts LinkedIn alone (R-097), the limits themselves (R-096, R-100, R-102)', () => {
    const edge = {
      instagramUrl: '',
      linkedinUrl: 'https://linkedin.com/in/maya',
      city: 'Ulm',
      bio: 'a'.repeat(250),
    };
    for (const age of ['18', '100']) expect(checkPersonalDetails({ ...complete, ...edge, age })).toBeNull();
    expect(checkPersonalDetails({ ...complete, age: '101' })).toBe('sign-up-age-invalid');
  });

  it.each([
    ['29', 29],
    [' 29 ', 29],
    ['abc', null],
    ['', null],
    ['29.5', null],
    ['1e2', null],
    ['-3', -3],
  ])('parses the age %j as %j (R-100)', (typed, age) => {
    expect(parseAge(typed)).toBe(age);
  });
});

describe('step 2 of sign-up', () => {
  it('asks for each question without an answer, in order (R-108)', () => {
    let answers = EMPTY_QUESTIONNAIRE;
    const shown = QUESTIONS.map((question) => {
      const id = checkQuestionnaire(answers);
      answers = { ...answers, [question]: [QUESTIONNAIRE_OPTIONS[question][0]] };
      return id;
    });
    expect(shown).toEqual([
      'questionnaire-hoping-to-find',
      'questionnaire-top-interests',
      'questionnaire-ideal-weekend',
      'questionnaire-vibe-description',
      'questionnaire-people-vibe',
    ]);
    expect(checkQuestionnaire(answers)).toBeNull();
  });
});

describe('forms with a text beside each field', () => {
  it('profile: name at least 2, bio at most 250 (R-134, R-136, A-51)', () => {
    expect(checkProfile({ name: ' M ', title: '', bio: 'a'.repeat(251) })).toEqual({
      name: 'Name must be at least 2 characters.',
      bio: 'Bio must be less than 250 characters.',
    });
    expect(isValid(checkProfile({ name: 'Mo', title: '', bio: 'a'.repeat(250) }))).toBe(true);
  });

  it('profile: a name in which nothing can be seen, or nothing of its first part, is none (R-134)', () => {
    for (const name of [
      '\u0000\u0000',
      '\u200B\u200B',
      '\u3164 \u3164',
      '\u200B Maya',
      'M\u0000',
      '77',
      'Maya -',
      '👩 Okafor',
    ])
      expect(checkProfile({ name, title: '', bio: '' }).name).toBeDefined();
    for (const name of ['Maya', '\u0000 Maya', 'می\u200Cترا', 'Ana👩\u200D👩\u200D👧 Okafor'])
      expect(checkProfile({ name, title: '', bio: '' })).toEqual({});
    expect(checkProfile({ name: 'Maya, "=1+1"', title: '', bio: '' })).toEqual({
      name: 'Each part of a name needs a letter.',
    });
  });

  it('profile: says where the database holds no more (R-134, R-135)', () => {
    const check = (name: string, title: string) => checkProfile({ name, title, bio: '' });
    expect(check(`${'a'.repeat(80)} ${'b'.repeat(80)}`, 't'.repeat(120))).toEqual({});
    const tooLong = { name: 'First and last name may have 80 characters each.' };
    expect(check('a'.repeat(81), '')).toEqual(tooLong);
    expect(check(`a ${'b'.repeat(10_000)}`, '')).toEqual(tooLong);
    expect(check('Mo', 't'.repeat(121))).toEqual({ title: 'Title may have 120 characters.' });
  });

  it('contact: name, email, subject, message (R-235, R-236, R-237, R-238)', () => {
    expect(checkContact({ name: 'M', email: 'x', subject: 'Hiya', message: 'Too short' })).toEqual({
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      subject: 'Subject must be at least 5 characters.',
      message: 'Message must be at least 10 characters.',
    });
    const right = { name: 'Mo', email: 'mo@sorella.test', subject: 'Hello', message: 'Ten chars.' };
    expect(checkContact(right)).toEqual({});
  });

  it('reset: email (R-088)', () => {
    expect(checkResetPassword({ email: 'x' })).toEqual({ email: 'Please enter a valid email address' });
    expect(checkResetPassword({ email: 'x@y.example' })).toEqual({});
  });
});

describe('email addresses', () => {
  it.each(['a@b.co', 'first.last+tag@sub.domain.example', ' padded@b.example ', 'ümlaut@b.example'])(
    'accept %j',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    'a@b..co',
    'a@-b.co',
    '<a@b.co>',
    `${'a'.repeat(65)}@b.co`,
  ])('refuse %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('are judged in no time, however long', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'a.', 'a@', 'a-', '.-'), fc.nat({ max: 20_000 }), (piece, times) => {
        expect(isEmail(piece.repeat(times))).toBe(false);
      }),
    );
  });
});

it('trims a message and sends nothing empty (R-183)', () => {
  expect(messageToSend('  Hi \n')).toBe('Hi');
  expect(messageToSend(' \n ')).toBeNull();
});
