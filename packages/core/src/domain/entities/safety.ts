import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { Person } from './person.ts';
import { PublicProfile } from './profile.ts';

/** What a member sees of another, and what the two share. */
export const MemberCard = z.extend(PublicProfile, {
  bio: z.nullable(z.string()),
  /** Names of interests that both chose. */
  sharedInterests: z.array(z.string()),
  /** Titles of up to five events for which both are approved, the latest first. */
  sharedEvents: z.array(z.string()),
  mayMessage: z.boolean(),
});
/** See the schema of the same name. */
export type MemberCard = z.infer<typeof MemberCard>;

/** Somebody whom the caller has blocked. */
export const BlockedMember = z.object({
  userId: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  blockedAt: Instant,
});
/** See the schema of the same name. */
export type BlockedMember = z.infer<typeof BlockedMember>;

/** Why a report is made. */
export const REPORT_REASONS = ['harassment', 'spam', 'fake-profile', 'unsafe', 'other'] as const;
/** One of {@link REPORT_REASONS}. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A report as an admin reads it: with the copy of what it is about, as it was then. */
export const Report = z.object({
  id: Id,
  reporterId: z.nullable(Id),
  /** Null once that account is gone. */
  reporter: z.nullable(Person),
  reportedId: z.nullable(Id),
  reason: z.enum(REPORT_REASONS),
  comment: z.nullable(z.string()),
  copy: z.object({
    profile: z.object({
      firstName: z.optional(z.string()),
      lastName: z.optional(z.string()),
      title: z.optional(z.string()),
      bio: z.optional(z.string()),
      avatarUrl: z.optional(z.string()),
    }),
    message: z.optional(z.object({ id: Id, content: z.string(), createdAt: Instant })),
  }),
  status: z.enum(['open', 'upheld', 'dismissed']),
  note: z.nullable(z.string()),
  /** Null while it is open, and once that account is gone. */
  decidedBy: z.nullable(Person),
  decidedAt: z.nullable(Instant),
  createdAt: Instant,
});
/** See the schema of the same name. */
export type Report = z.infer<typeof Report>;
