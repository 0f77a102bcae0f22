import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

/** A member's whole profile row: readable only by that member and admins. */
export const Profile = z.object({
  id: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  title: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  city: z.nullable(z.string()),
  age: z.nullable(z.int()),
  whatsappGroupOptIn: z.boolean(),
  /** Version of the row: an edit sends it back, as the backend wrote it, to notice one made meanwhile. */
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type Profile = z.infer<typeof Profile>;

/** What members may see of each other. */
export const PublicProfile = z.pick(Profile, {
  id: true,
  firstName: true,
  lastName: true,
  title: true,
  avatarUrl: true,
});
/** See the schema of the same name. */
export type PublicProfile = z.infer<typeof PublicProfile>;

/** A link to one of the two social platforms. */
export const SocialLink = z.object({
  userId: Id,
  platform: z.enum(['instagram', 'linkedin']),
  /** https only; the hosts are the database's to allow. */
  url: z.string().check(z.regex(/^https:\/\//)),
});
/** See the schema of the same name. */
export type SocialLink = z.infer<typeof SocialLink>;

/** The answers to the sign-up questions, interests apart. */
export const QuestionnaireResponse = z.object({
  userId: Id,
  hopingToFind: z.array(z.string()),
  idealWeekend: z.array(z.string()),
  vibeDescription: z.array(z.string()),
  peopleVibe: z.array(z.string()),
});
/** See the schema of the same name. */
export type QuestionnaireResponse = z.infer<typeof QuestionnaireResponse>;

/** One interest a member can choose. */
export const InterestCategory = z.object({ id: Id, name: z.string() });
/** See the schema of the same name. */
export type InterestCategory = z.infer<typeof InterestCategory>;

/** Informational state of a member's approval; not part of access. */
export const UserApproval = z.object({ userId: Id, status: z.enum(['pending', 'approved', 'rejected']) });
/** See the schema of the same name. */
export type UserApproval = z.infer<typeof UserApproval>;
