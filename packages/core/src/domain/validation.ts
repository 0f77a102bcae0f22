import { fillText } from '../notices/notice.ts';
import { fieldTexts } from '../notices/texts/field.texts.ts';
import { characterCount } from './character-count.ts';
import {
  AGE_MAX,
  AGE_MIN,
  BIO_MAX_LENGTH,
  CITY_MIN_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
  CONTACT_SUBJECT_MIN_LENGTH,
  NAME_MIN_LENGTH,
  NAME_PART_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TITLE_MAX_LENGTH,
} from './limits.ts';
import { splitFullName } from './profile/names.ts';
import { SOCIAL_PLATFORMS, type SocialPlatform, socialLink } from './profile/social-links.ts';
import type { Question, Questionnaire } from './sign-up/questionnaire.ts';
import { QUESTIONS } from './sign-up/questionnaire.ts';
import { hasLetter, isVisible, tidiedLine } from './visible-text.ts';

/** A text for each field that is not yet right; empty when the form may be sent. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

const EMAIL = /^[^\s@<>(),;:"\\[\]]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i;
const EMAIL_MAX_LENGTH = 254;

/** Whether an email address is well formed; whether it exists only a mail can tell. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email);
}

/** The notice for an incomplete sign-in form, or null. A password of spaces is a password. */
export function checkSignIn(form: {
  readonly email: string;
  readonly password: string;
}): 'sign-in-fields-required' | null {
  return form.email.trim() && form.password ? null : 'sign-in-fields-required';
}

/** What step 1 of sign-up holds, as typed. */
export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly phone: string;
  readonly gender: string;
  readonly city: string;
  readonly age: string;
  readonly instagramUrl: string;
  readonly linkedinUrl: string;
  readonly bio: string;
  /** Whether a checked photo is there; {@link checkPhoto} decides what one is. */
  readonly hasProfilePhoto: boolean;
  readonly whatsappGroupOptIn: boolean;
  readonly agreeToTerms: boolean;
}

/** The age as a whole number; null if it is not a number. The range is checked apart. */
export function parseAge(typed: string): number | null {
  const text = typed.trim();
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

function hasRequiredFields(details: PersonalDetails): boolean {
  const { firstName, lastName, email, phone, gender, city, age } = details;
  // A password may be made of spaces; an age that is no number counts as not filled in.
  return (
    [firstName, lastName].every(hasLetter) &&
    [email, phone, gender, city].every(isVisible) &&
    details.password !== '' &&
    parseAge(age) !== null
  );
}

const PASSWORD_MAX_BYTES = 72;
const CITY_MAX_LENGTH = 120;
/** What the database takes for a phone number. */
const PHONE = /^[\d+()./ -]{3,40}$/;

const fits = (text: string, length: number) => characterCount(tidiedLine(text)) <= length;

/** Bytes of a letter in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return [0x80, 0x8_00, 0x1_00_00].filter((from) => code >= from).length + 1;
}

/** Whether the auth service takes so long a password: 72 bytes, which it counts in UTF-8. */
export function isPasswordShortEnough(password: string): boolean {
  return [...password].reduce((bytes, letter) => bytes + bytesOf(letter), 0) <= PASSWORD_MAX_BYTES;
}

/** Whether the database holds so long a name of a city: 120 characters. */
export function isCityShortEnough(city: string): boolean {
  return fits(city, CITY_MAX_LENGTH);
}

/** Whether a phone number can be one: digits and the marks between them. */
export function isPhone(typed: string): boolean {
  return PHONE.test(typed.trim());
}

/** Whether a link was left blank or can be made one. */
export function isSocialLinkUsable(
  details: Pick<PersonalDetails, 'instagramUrl' | 'linkedinUrl'>,
  platform: SocialPlatform,
): boolean {
  const typed = details[`${platform}Url`];
  return !isVisible(typed) || socialLink(platform, typed) !== null;
}

function isAdultAge(typed: string): boolean {
  const age = parseAge(typed);
  return age !== null && age >= AGE_MIN && age <= AGE_MAX;
}

/**
 * The checks of step 1 in the order of the specification. Those after the terms are our own and
 * come last, so that the order stays; they mirror what the database holds.
 */
const PERSONAL_DETAILS_CHECKS = [
  ['sign-up-missing-information', hasRequiredFields],
  ['sign-up-photo-required', (details: PersonalDetails) => details.hasProfilePhoto],
  ['sign-up-passwords-differ', (details: PersonalDetails) => details.password === details.confirmPassword],
  [
    'sign-up-password-too-short',
    (details: PersonalDetails) => details.password.length >= PASSWORD_MIN_LENGTH,
  ],
  ['sign-up-city-invalid', (details: PersonalDetails) => atLeast(details.city, CITY_MIN_LENGTH)],
  [
    'social-media-required',
    (details: PersonalDetails) => isVisible(details.instagramUrl) || isVisible(details.linkedinUrl),
  ],
  ['terms-agreement-required', (details: PersonalDetails) => details.agreeToTerms],
  ['sign-up-email-invalid', (details: PersonalDetails) => isEmail(details.email)],
  ['sign-up-age-invalid', (details: PersonalDetails) => isAdultAge(details.age)],
  [
    'sign-up-bio-too-long',
    (details: PersonalDetails) => characterCount(details.bio.trim()) <= BIO_MAX_LENGTH,
  ],
  [
    'sign-up-name-too-long',
    ({ firstName, lastName }: PersonalDetails) =>
      fits(firstName, NAME_PART_MAX_LENGTH) && fits(lastName, NAME_PART_MAX_LENGTH),
  ],
  ['sign-up-password-too-long', (details: PersonalDetails) => isPasswordShortEnough(details.password)],
  ['sign-up-phone-invalid', (details: PersonalDetails) => isPhone(details.phone)],
  ['sign-up-city-too-long', (details: PersonalDetails) => isCityShortEnough(details.city)],
  [
    'sign-up-social-link-invalid',
    (details: PersonalDetails) => SOCIAL_PLATFORMS.every((platform) => isSocialLinkUsable(details, platform)),
  ],
] as const;

/** The notice of a failed check of step 1. */
export type PersonalDetailsNotice = (typeof PERSONAL_DETAILS_CHECKS)[number][0];

/** Every failed check in its order; empty when Next may go on. */
export function personalDetailsProblems(details: PersonalDetails): readonly PersonalDetailsNotice[] {
  return PERSONAL_DETAILS_CHECKS.filter(([, passes]) => !passes(details)).map(([notice]) => notice);
}

/** The notice that Next shows: the first failed check, or null. */
export function checkPersonalDetails(details: PersonalDetails): PersonalDetailsNotice | null {
  return personalDetailsProblems(details)[0] ?? null;
}

const QUESTION_NOTICES = {
  hopingToFind: 'questionnaire-hoping-to-find',
  topInterests: 'questionnaire-top-interests',
  idealWeekend: 'questionnaire-ideal-weekend',
  vibeDescription: 'questionnaire-vibe-description',
  peopleVibe: 'questionnaire-people-vibe',
} as const satisfies Record<Question, string>;

/** The notice for the first question without an answer, or null. */
export function checkQuestionnaire(answers: Questionnaire): (typeof QUESTION_NOTICES)[Question] | null {
  const open = QUESTIONS.find((question) => answers[question].length === 0);
  return open ? QUESTION_NOTICES[open] : null;
}

function atLeast(text: string, length: number): boolean {
  return isVisible(text) && characterCount(tidiedLine(text)) >= length;
}

/** What is wrong with a name that is too short, or has a part without a letter; the editor stores a tidied line, without NUL. */
function nameError(name: string): string | null {
  if (!atLeast(name, NAME_MIN_LENGTH)) return fieldTexts.nameTooShort;
  const { firstName, lastName } = splitFullName(tidiedLine(name.replaceAll('\0', '')));
  return hasLetter(firstName) && (lastName === '' || hasLetter(lastName))
    ? null
    : fieldTexts.nameWithoutLetter;
}

function hasLongPart(name: string): boolean {
  const { firstName, lastName } = splitFullName(tidiedLine(name));
  return [firstName, lastName].some((part) => characterCount(part) > NAME_PART_MAX_LENGTH);
}

/** The profile form: each part of a name has a letter, a title is optional, 250 characters of bio are accepted. */
export function checkProfile(form: {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
}): FieldErrors<'name' | 'title' | 'bio'> {
  const name = nameError(form.name);
  return {
    ...(name !== null && { name }),
    ...(hasLongPart(form.name) && { name: fillText(fieldTexts.nameTooLong, { n: NAME_PART_MAX_LENGTH }) }),
    ...(characterCount(form.title.trim()) > TITLE_MAX_LENGTH && {
      title: fillText(fieldTexts.titleTooLong, { n: TITLE_MAX_LENGTH }),
    }),
    ...(characterCount(form.bio.trim()) > BIO_MAX_LENGTH && { bio: fieldTexts.bioTooLong }),
  };
}

/** The contact form. */
export function checkContact(form: {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}): FieldErrors<'name' | 'email' | 'subject' | 'message'> {
  return {
    ...(!atLeast(form.name, NAME_MIN_LENGTH) && { name: fieldTexts.nameTooShort }),
    ...(!isEmail(form.email) && { email: fieldTexts.emailInvalid }),
    ...(!atLeast(form.subject, CONTACT_SUBJECT_MIN_LENGTH) && { subject: fieldTexts.subjectTooShort }),
    ...(!atLeast(form.message, CONTACT_MESSAGE_MIN_LENGTH) && { message: fieldTexts.messageTooShort }),
  };
}

/** The reset form. */
export function checkResetPassword(form: { readonly email: string }): FieldErrors<'email'> {
  return isEmail(form.email) ? {} : { email: fieldTexts.resetEmailInvalid };
}

/** Whether a form may be sent. */
export function isValid(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length === 0;
}

/** A direct message as it is sent: trimmed, or null when there is nothing to send. */
export function messageToSend(typed: string): string | null {
  return typed.trim() || null;
}
