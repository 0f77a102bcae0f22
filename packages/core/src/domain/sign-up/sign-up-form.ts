import { signUpNotices } from '../../notices/sign-up.notices.ts';
import { fieldTexts } from '../../notices/texts/field.texts.ts';
import { signUpFieldTexts as texts } from '../../notices/texts/sign-up-field.texts.ts';
import { characterCount } from '../character-count.ts';
import { NAME_PART_MAX_LENGTH } from '../limits.ts';
import { socialLink } from '../profile/social-links.ts';
import {
  checkPersonalDetails,
  type FieldErrors,
  isCityShortEnough,
  isPasswordShortEnough,
  isPhone,
  isSocialLinkUsable,
  type PersonalDetails,
  type PersonalDetailsNotice,
  parseAge,
  personalDetailsProblems,
} from '../validation.ts';
import { hasLetter, isVisible, tidiedLine } from '../visible-text.ts';

/** The fields of step 1 that can be wrong, in the order in which they stand on the page. */
export const PERSONAL_DETAILS_FIELDS = [
  'firstName',
  'lastName',
  'gender',
  'age',
  'email',
  'password',
  'confirmPassword',
  'phone',
  'city',
  'instagramUrl',
  'linkedinUrl',
  'profilePhoto',
  'bio',
  'agreeToTerms',
] as const;

/** One of {@link PERSONAL_DETAILS_FIELDS}. */
export type PersonalDetailsField = (typeof PERSONAL_DETAILS_FIELDS)[number];

const blank = (text: string) => !isVisible(text);
const says = (notice: PersonalDetailsNotice) => signUpNotices[notice].description;

/**
 * What step 1 says beside its fields. It is empty exactly when {@link personalDetailsProblems} is: the same rules,
 * told where they hurt.
 */
export function personalDetailsErrors(details: PersonalDetails): FieldErrors<PersonalDetailsField> {
  const failed = new Set(personalDetailsProblems(details));
  const on = (notice: PersonalDetailsNotice, text: string = says(notice)) =>
    failed.has(notice) ? text : undefined;
  const tooLong = (name: string) =>
    characterCount(tidiedLine(name)) > NAME_PART_MAX_LENGTH ? texts.nameTooLong : undefined;
  const link = (platform: 'instagram' | 'linkedin', text: string) =>
    isSocialLinkUsable(details, platform) ? undefined : text;

  const errors: Record<PersonalDetailsField, string | undefined> = {
    firstName: hasLetter(details.firstName) ? tooLong(details.firstName) : texts.firstNameMissing,
    lastName: hasLetter(details.lastName) ? tooLong(details.lastName) : texts.lastNameMissing,
    gender: blank(details.gender) ? texts.genderMissing : undefined,
    age: parseAge(details.age) === null ? texts.ageMissing : on('sign-up-age-invalid'),
    email: blank(details.email) ? texts.emailMissing : on('sign-up-email-invalid', fieldTexts.emailInvalid),
    password:
      details.password === ''
        ? texts.passwordMissing
        : (on('sign-up-password-too-short') ??
          (isPasswordShortEnough(details.password) ? undefined : texts.passwordTooLong)),
    confirmPassword: on('sign-up-passwords-differ'),
    phone: blank(details.phone)
      ? texts.phoneMissing
      : isPhone(details.phone)
        ? undefined
        : texts.phoneInvalid,
    city: blank(details.city)
      ? texts.cityMissing
      : (on('sign-up-city-invalid') ?? (isCityShortEnough(details.city) ? undefined : texts.cityTooLong)),
    instagramUrl: link('instagram', texts.instagramInvalid) ?? on('social-media-required'),
    linkedinUrl: link('linkedin', texts.linkedinInvalid),
    profilePhoto: on('sign-up-photo-required'),
    bio: on('sign-up-bio-too-long', fieldTexts.bioTooLong),
    agreeToTerms: on('terms-agreement-required'),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));
}

/** Which fields each check is about, in the order in which they stand on the page. */
const NAMED_FIELDS: Readonly<Record<PersonalDetailsNotice, readonly PersonalDetailsField[]>> = {
  'sign-up-missing-information': [
    'firstName',
    'lastName',
    'gender',
    'age',
    'email',
    'password',
    'phone',
    'city',
  ],
  'sign-up-photo-required': ['profilePhoto'],
  'sign-up-passwords-differ': ['confirmPassword'],
  'sign-up-password-too-short': ['password'],
  'sign-up-city-invalid': ['city'],
  'social-media-required': ['instagramUrl'],
  'terms-agreement-required': ['agreeToTerms'],
  'sign-up-email-invalid': ['email'],
  'sign-up-age-invalid': ['age'],
  'sign-up-bio-too-long': ['bio'],
  'sign-up-name-too-long': ['firstName', 'lastName'],
  'sign-up-password-too-long': ['password'],
  'sign-up-phone-invalid': ['phone'],
  'sign-up-city-too-long': ['city'],
  'sign-up-social-link-invalid': ['instagramUrl', 'linkedinUrl'],
};

/** The field that the notice of Next names, which is where the focus goes; null when none is wrong. */
export function fieldToMend(details: PersonalDetails): PersonalDetailsField | null {
  const notice = checkPersonalDetails(details);
  const errors = personalDetailsErrors(details);
  return (notice && NAMED_FIELDS[notice].find((field) => errors[field] !== undefined)) ?? null;
}

/**
 * What the visitor typed for a network, as the link that is stored; as it is when it cannot be one.
 */
export function tidiedSocialLink(platform: 'instagram' | 'linkedin', typed: string): string {
  return socialLink(platform, typed) ?? typed.trim();
}
