import { type PersonalDetails, parseAge } from '../validation.ts';
import { tidiedLine } from '../visible-text.ts';
import {
  EMPTY_QUESTIONNAIRE,
  QUESTIONS,
  type Question,
  type Questionnaire,
  toggleOption,
} from './questionnaire.ts';
import { normalizedEmail, type PendingSignUp, type SentSignUp, type StoredPhoto } from './sign-up-data.ts';
import { tidiedSocialLink } from './sign-up-form.ts';

/** Step 1 as typed, but for the passwords: those are kept nowhere. */
export type SignUpDetails = Omit<PersonalDetails, 'password' | 'confirmPassword' | 'hasProfilePhoto'>;

/** All that sign-up may keep. */
export interface SignUpEntry {
  readonly details: SignUpDetails;
  readonly photo: StoredPhoto | null;
  readonly answers: Questionnaire;
}

/** Nothing typed yet. */
export const EMPTY_SIGN_UP: SignUpEntry = {
  details: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    // The one answer there is.
    gender: 'female',
    city: '',
    age: '',
    instagramUrl: '',
    linkedinUrl: '',
    bio: '',
    whatsappGroupOptIn: false,
    agreeToTerms: false,
  },
  photo: null,
  answers: EMPTY_QUESTIONNAIRE,
};

/** Which of the two steps the visitor was in. */
export type SignUpStep = 'details' | 'questions';

/** A half-filled sign-up, as it survives a reload. */
export interface SignUpDraft extends SignUpEntry {
  readonly step: SignUpStep;
}

/** Only options that are offered, each once, at most three interests. */
export function soundAnswers(answers: Questionnaire): Questionnaire {
  const choose = (chosen: Questionnaire, question: Question) =>
    [...new Set(answers[question])].reduce((so, option) => toggleOption(so, question, option), chosen);
  return QUESTIONS.reduce(choose, EMPTY_QUESTIONNAIRE);
}

/** What is sent to make the account: email and names as they are meant. */
export function accountOf({ details }: SignUpEntry): { email: string; firstName: string; lastName: string } {
  return {
    email: details.email.trim(),
    firstName: tidiedLine(details.firstName),
    lastName: tidiedLine(details.lastName),
  };
}

/** What is sent for this address, as it is kept until the server has answered. */
export function sentSignUpOf(
  { details, photo, answers }: SignUpEntry,
  email: string,
  now: number,
): SentSignUp {
  const bio = details.bio.replaceAll(/[^\P{Cc}\n]/gu, ' ').trim();
  return {
    version: 1,
    email: normalizedEmail(email),
    timestamp: now,
    personalDetails: {
      firstName: tidiedLine(details.firstName),
      lastName: tidiedLine(details.lastName),
      phone: tidiedLine(details.phone),
      gender: details.gender,
      city: tidiedLine(details.city),
      age: parseAge(details.age),
      instagramUrl: tidiedSocialLink('instagram', details.instagramUrl),
      linkedinUrl: tidiedSocialLink('linkedin', details.linkedinUrl),
      bio,
      whatsappGroupOptIn: details.whatsappGroupOptIn,
      profilePhoto: photo,
    },
    questionnaireData: {
      hopingToFind: [...answers.hopingToFind],
      topInterests: [...answers.topInterests],
      idealWeekend: [...answers.idealWeekend],
      vibeDescription: [...answers.vibeDescription],
      peopleVibe: [...answers.peopleVibe],
    },
    applied: [],
  };
}

/** What waits for the first sign-in, bound to the account that the sign-up returned. */
export function pendingSignUpOf(
  entry: SignUpEntry,
  { userId, email }: { readonly userId: string; readonly email: string },
  now: number,
): PendingSignUp {
  return { ...sentSignUpOf(entry, email, now), userId };
}
