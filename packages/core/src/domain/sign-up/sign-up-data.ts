import * as z from 'zod/mini';
import { Id } from '../entities/common.ts';
import { SIGN_UP_DATA_LIFETIME_MS } from '../limits.ts';
import { PHOTO_TYPES } from '../profile/photo.ts';

/** Where what the visitor told us at sign-up waits on the device until the first sign-in. */
export const PENDING_SIGN_UP_KEY = 'pendingSignupData';

/**
 * Where what the visitor sent lies until the server has answered, as it was when it was sent.
 */
export const SENT_SIGN_UP_KEY = 'sentSignUps';

/**
 * The parts that are applied one by one after the first sign-in, in this order. The bio comes with the
 * profile; the photo last but one, since it is the largest and most likely to fail.
 */
export const SIGN_UP_PARTS = [
  'profile',
  'social-links',
  'questionnaire',
  'interests',
  'photo',
  'approval',
] as const;

/** One of {@link SIGN_UP_PARTS}. */
export type SignUpPart = (typeof SIGN_UP_PARTS)[number];

const photoTypes = Object.keys(PHOTO_TYPES) as (keyof typeof PHOTO_TYPES)[];

/** A photo as text: already downscaled and without EXIF. */
export const StoredPhoto = z.object({
  /** Base64 of the bytes, without a `data:` prefix. */
  data: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  name: z.string().check(z.minLength(1)),
  type: z.enum(photoTypes),
  /** Bytes. */
  size: z.int().check(z.positive()),
});
/** See the schema of the same name. */
export type StoredPhoto = z.infer<typeof StoredPhoto>;

/**
 * What sign-up leaves on the device, bound to the account that it made. It holds no password,
 * and whoever writes it has none to give. Text fields are trimmed; an age that is no number is null.
 */
export const PendingSignUp = z.object({
  version: z.literal(1),
  /** What sign-up returned; where its answer was lost, the account of its address that signed in. */
  userId: Id,
  /** Lower case. */
  email: z.string(),
  /** Milliseconds since 1970; {@link SIGN_UP_DATA_LIFETIME_MS} later it is discarded. */
  timestamp: z.int(),
  personalDetails: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    gender: z.string(),
    city: z.string(),
    age: z.nullable(z.int()),
    instagramUrl: z.string(),
    linkedinUrl: z.string(),
    bio: z.string(),
    whatsappGroupOptIn: z.boolean(),
    profilePhoto: z.nullable(StoredPhoto),
  }),
  questionnaireData: z.object({
    hopingToFind: z.array(z.string()),
    topInterests: z.array(z.string()),
    idealWeekend: z.array(z.string()),
    vibeDescription: z.array(z.string()),
    peopleVibe: z.array(z.string()),
  }),
  /** Parts that the server has answered already: they are not sent again. */
  applied: z.array(z.enum(SIGN_UP_PARTS)),
});
/** See the schema of the same name. */
export type PendingSignUp = z.infer<typeof PendingSignUp>;

/**
 * The same, sent to the server and not answered yet: an account of this address may have come of it, and nobody knows
 * its id. Nothing that is typed later changes it.
 */
export const SentSignUp = z.omit(PendingSignUp, { userId: true });
/** See the schema of the same name. */
export type SentSignUp = z.infer<typeof SentSignUp>;

const isFresh = ({ timestamp }: SentSignUp, now: number) =>
  now >= timestamp && now - timestamp < SIGN_UP_DATA_LIFETIME_MS;

function readFresh<Data extends SentSignUp>(
  schema: z.ZodMiniType<Data>,
  text: string | null,
  now: number,
): readonly Data[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    return (Array.isArray(stored) ? stored : [stored]).flatMap((each) => {
      const { data } = schema.safeParse(each);
      return data && isFresh(data, now) ? [data] : [];
    });
  } catch {
    return []; // not even JSON
  }
}

/**
 * Reads stored sign-up data: one for each address that joined on this device. What is no such data, from the future,
 * or older than 24 hours is left out.
 */
export const readPendingSignUps = (text: string | null, now: number): readonly PendingSignUp[] =>
  readFresh(PendingSignUp, text, now);

/** Reads what was sent and not answered, one for each address, as {@link readPendingSignUps} does. */
export const readSentSignUps = (text: string | null, now: number): readonly SentSignUp[] =>
  readFresh(SentSignUp, text, now);

/** Sign-up data as text: as R-122 has it and, where several joined on one device, a list of that. */
export function writePendingSignUps(pending: readonly SentSignUp[]): string {
  return JSON.stringify(pending.length === 1 ? pending[0] : pending);
}

/** An address as sign-up data is bound to it. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();

/** Whether stored sign-up data is of the account that is signed in, by its address and its id. */
export function belongsTo(data: PendingSignUp, session: { userId: string; email: string }): boolean {
  return data.userId === session.userId && data.email === normalizedEmail(session.email);
}
