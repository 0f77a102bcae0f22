import { SIGN_UP_DATA_LIFETIME_MS } from '../limits.ts';
import type { PhotoType } from '../profile/photo.ts';

/** Where what the visitor told us at sign-up waits on the device until the first sign-in. */
export const PENDING_SIGN_UP_KEY = 'pendingSignupData';

/** Where a half-filled sign-up waits on the device. */
export const SIGN_UP_DRAFT_KEY = 'signUpDraft';

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

/** A photo as text: already downscaled and without EXIF. */
export interface StoredPhoto {
  /** Base64 of the bytes, without a `data:` prefix. */
  data: string;
  name: string;
  type: PhotoType;
  /** Bytes. */
  size: number;
}

/**
 * What sign-up leaves on the device, bound to the account that it made. It holds no password,
 * and whoever writes it has none to give. Text fields are trimmed; an age that is no number is null.
 */
export interface PendingSignUp {
  version: 1;
  /** What sign-up returned; where its answer was lost, the account of its address that signed in. */
  userId: string;
  /** Lower case. */
  email: string;
  /** Milliseconds since 1970; {@link SIGN_UP_DATA_LIFETIME_MS} later it is discarded. */
  timestamp: number;
  personalDetails: {
    firstName: string;
    lastName: string;
    phone: string;
    gender: string;
    city: string;
    age: number | null;
    instagramUrl: string;
    linkedinUrl: string;
    bio: string;
    whatsappGroupOptIn: boolean;
    profilePhoto: StoredPhoto | null;
  };
  questionnaireData: {
    hopingToFind: string[];
    topInterests: string[];
    idealWeekend: string[];
    vibeDescription: string[];
    peopleVibe: string[];
  };
  /** Parts that the server has answered already: they are not sent again. */
  applied: SignUpPart[];
}

/**
 * The same, sent to the server and not answered yet: an account of this address may have come of it, and nobody knows
 * its id. Nothing that is typed later changes it.
 */
export type SentSignUp = Omit<PendingSignUp, 'userId'>;

/** Whether what was kept then, in milliseconds since 1970, is kept still: for 24 hours, and never from the future. */
export const isSignUpFresh = (keptAt: unknown, now: number): boolean =>
  typeof keptAt === 'number' && now >= keptAt && now - keptAt < SIGN_UP_DATA_LIFETIME_MS;

/** An address as sign-up data is bound to it. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();

/** Whether stored sign-up data is of the account that is signed in, by its address and its id. */
export function belongsTo(data: PendingSignUp, session: { userId: string; email: string }): boolean {
  return data.userId === session.userId && data.email === normalizedEmail(session.email);
}
