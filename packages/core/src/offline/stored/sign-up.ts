import * as z from 'zod/mini';
import { Id } from '../../domain/entities/common.ts';
import { PHOTO_TYPES } from '../../domain/profile/photo.ts';
import type { Questionnaire } from '../../domain/sign-up/questionnaire.ts';
import {
  type PendingSignUp,
  type SentSignUp,
  SIGN_UP_PARTS,
  type StoredPhoto,
} from '../../domain/sign-up/sign-up-data.ts';
import type { SignUpDetails, SignUpDraft } from '../../domain/sign-up/sign-up-draft.ts';
import { rowsOf, type ShapeOf } from './shape.ts';

const text = z.string();
const texts = z.array(text);
const version = z.literal(1);
const photoTypes = Object.keys(PHOTO_TYPES) as (keyof typeof PHOTO_TYPES)[];

const photo = z.nullable(
  z.object({
    data: text.check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    name: text.check(z.minLength(1)),
    type: z.enum(photoTypes),
    size: z.int().check(z.positive()),
  } satisfies ShapeOf<StoredPhoto>),
);

const answers = z.object({
  hopingToFind: texts,
  topInterests: texts,
  idealWeekend: texts,
  vibeDescription: texts,
  peopleVibe: texts,
} satisfies ShapeOf<Questionnaire>);

const sent = {
  version,
  email: text,
  timestamp: z.int(),
  personalDetails: z.object({
    firstName: text,
    lastName: text,
    phone: text,
    gender: text,
    city: text,
    age: z.nullable(z.int()),
    instagramUrl: text,
    linkedinUrl: text,
    bio: text,
    whatsappGroupOptIn: z.boolean(),
    profilePhoto: photo,
  } satisfies ShapeOf<SentSignUp['personalDetails']>),
  questionnaireData: answers,
  // A part that another release knows of is applied once more, which changes nothing.
  applied: rowsOf(z.enum(SIGN_UP_PARTS)),
} satisfies ShapeOf<SentSignUp>;

/** What was sent and not answered yet. */
export const sentSignUp = z.object(sent);

/** What waits for the first sign-in. */
export const pendingSignUp = z.object({ ...sent, userId: Id } satisfies ShapeOf<PendingSignUp>);

/** A half-filled sign-up. */
export const signUpDraft = z.object({
  version,
  savedAt: z.int(),
  step: z.enum(['details', 'questions']),
  details: z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    gender: text,
    city: text,
    age: text,
    instagramUrl: text,
    linkedinUrl: text,
    bio: text,
    whatsappGroupOptIn: z.boolean(),
    agreeToTerms: z.boolean(),
  } satisfies ShapeOf<SignUpDetails>),
  photo,
  answers,
} satisfies ShapeOf<SignUpDraft & { version: 1; savedAt: number }>);
