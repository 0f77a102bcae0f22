import * as z from 'zod/mini';
import { SIGN_UP_DATA_LIFETIME_MS } from '../limits.ts';
import { type PersonalDetails, parseAge } from '../validation.ts';
import { tidiedLine } from '../visible-text.ts';
import {
  EMPTY_QUESTIONNAIRE,
  QUESTIONS,
  type Question,
  type Questionnaire,
  toggleOption,
} from './questionnaire.ts';
import { normalizedEmail, type PendingSignUp, type SentSignUp, StoredPhoto } from './sign-up-data.ts';
import { tidiedSocialLink } from './sign-up-form.ts';

/** Where a half-filled sign-up waits on the device. */
export const SIGN_UP_DRAFT_KEY = 'signUpDraft';

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

const Chosen = z.array(z.string());
const Draft = z.object({
  version: z.literal(1),
  savedAt: z.int(),
  step: z.enum(['details', 'questions']),
  details: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    gender: z.string(),
    city: z.string(),
    age: z.string(),
    instagramUrl: z.string(),
    linkedinUrl: z.string(),
    bio: z.string(),
    whatsappGroupOptIn: z.boolean(),
    agreeToTerms: z.boolean(),
  }),
  photo: z.nullable(StoredPhoto),
  answers: z.object({
    hopingToFind: Chosen,
    topInterests: Chosen,
    idealWeekend: Chosen,
    vibeDescription: Chosen,
    peopleVibe: Chosen,
  }),
});

/** Only options that are offered, each once, at most three interests. */
function soundAnswers(answers: Questionnaire): Questionnaire {
  const choose = (chosen: Questionnaire, question: Question) =>
    [...new Set(answers[question])].reduce((so, option) => toggleOption(so, question, option), chosen);
  return QUESTIONS.reduce(choose, EMPTY_QUESTIONNAIRE);
}

/** A draft as text; `now` in milliseconds since 1970. Only what a draft has is written, whatever it is given. */
export function writeSignUpDraft({ step, details, photo, answers }: SignUpDraft, now: number): string {
  return JSON.stringify(Draft.parse({ version: 1, savedAt: now, step, details, photo, answers }));
}

function readFresh(text: string | null, now: number): z.infer<typeof Draft> | null {
  if (text === null) return null;
  try {
    const { data } = Draft.safeParse(JSON.parse(text));
    const age = data ? now - data.savedAt : -1;
    return data && age >= 0 && age < SIGN_UP_DATA_LIFETIME_MS ? data : null;
  } catch {
    return null; // not even JSON
  }
}

/** Reads a stored draft; null for what is none, from the future, or older than 24 hours. */
export function readSignUpDraft(text: string | null, now: number): SignUpDraft | null {
  const draft = readFresh(text, now);
  if (!draft) return null;
  const { step, details, photo, answers } = draft;
  return { step, details, photo, answers: soundAnswers(answers) };
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
