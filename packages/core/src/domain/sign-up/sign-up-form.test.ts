import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PersonalDetails, personalDetailsProblems } from '../validation.ts';
import { PERSONAL_DETAILS_FIELDS, personalDetailsErrors } from './sign-up-form.ts';

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
  instagramUrl: '@maya',
  linkedinUrl: '',
  bio: '',
  hasProfilePhoto: true,
  whatsappGroupOptIn: false,
  agreeToTerms: true,
};

/** Anything a person, a script or an attack puts into a field. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    '  ',
    '\u0000\u0000',
    '\u200B\u3164',
    '<script>alert(1)</script>',
    'سارة',
    '👩🏽‍🎨',
    'a'.repeat(10_000),
    '17',
    '101',
    'abc',
    'x',
    '@maya',
  ),
);
const forms = fc
  .record(
    {
      firstName: anyText,
      lastName: anyText,
      email: anyText,
      password: anyText,
      confirmPassword: anyText,
      phone: anyText,
      gender: anyText,
      city: anyText,
      age: anyText,
      instagramUrl: anyText,
      linkedinUrl: anyText,
      bio: anyText,
      hasProfilePhoto: fc.boolean(),
      agreeToTerms: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map((change): PersonalDetails => ({ ...complete, ...change }));

describe('what step 1 says beside its fields (R-092 to R-102)', () => {
  it('says nothing when all is right', () => {
    expect(personalDetailsErrors(complete)).toEqual({});
  });

  it('says something exactly when a check fails, whatever was typed (R-099)', () => {
    fc.assert(
      fc.property(forms, (details) => {
        const isWrong = Object.keys(personalDetailsErrors(details)).length > 0;
        expect(isWrong).toBe(personalDetailsProblems(details).length > 0);
      }),
      { numRuns: 3_000 },
    );
  });

  it('says it for each field alone, too', () => {
    const texts = [
      'firstName',
      'lastName',
      'email',
      'phone',
      'gender',
      'city',
      'age',
      'instagramUrl',
      'bio',
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...texts), anyText, (field, text) => {
        const details = { ...complete, [field]: text };
        const isWrong = Object.keys(personalDetailsErrors(details)).length > 0;
        expect(isWrong).toBe(personalDetailsProblems(details).length > 0);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['firstName', { firstName: '<script>'.repeat(1_250) }],
    ['lastName', { lastName: '' }],
    ['gender', { gender: '' }],
    ['age', { age: 'abc' }],
    ['age', { age: '17' }],
    ['age', { age: '101' }],
    ['email', { email: 'maya@sorella' }],
    ['password', { password: 'short', confirmPassword: 'short' }],
    ['confirmPassword', { confirmPassword: 'sorella' }],
    ['phone', { phone: 'سارة' }],
    ['city', { city: 'x' }],
    ['instagramUrl', { instagramUrl: '' }],
    ['linkedinUrl', { linkedinUrl: 'https://example.test/maya' }],
    ['profilePhoto', { hasProfilePhoto: false }],
    ['bio', { bio: 'a'.repeat(251) }],
    ['agreeToTerms', { agreeToTerms: false }],
  ] as const)('says it beside %s for %j', (field, change) => {
    expect(Object.keys(personalDetailsErrors({ ...complete, ...change }))).toEqual([field]);
  });

  it('knows its fields in the order of the page', () => {
    const all = personalDetailsErrors({ ...complete, firstName: '', phone: '', agreeToTerms: false });
    expect(Object.keys(all)).toEqual(PERSONAL_DETAILS_FIELDS.filter((field) => field in all));
  });

  it('takes names in any script, and emoji beside letters (R-092)', () => {
    for (const name of ['سارة', '李娜', 'Zoë-Łucja', 'Zoë 👩🏽‍🎨', "O'Brien"])
      expect(personalDetailsErrors({ ...complete, firstName: name, lastName: name })).toEqual({});
  });
});
