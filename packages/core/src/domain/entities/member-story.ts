import * as z from 'zod/mini';
import { ApprovalStatus } from './admin.ts';
import { ApplicationStatus } from './application.ts';
import { Cents, Id, Instant } from './common.ts';
import { Person } from './person.ts';
import { ReceivedMoney } from './received-money.ts';
import { Report } from './safety.ts';
import { Suspension } from './suspension.ts';

/** One member, as those who run the community see her. Of each list the last hundred, the newest first. */
export const MemberStory = z.object({
  userId: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  title: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  city: z.nullable(z.string()),
  email: z.nullable(z.string()),
  createdAt: Instant,
  isAdmin: z.boolean(),
  approval: ApprovalStatus,
  /** The one that holds now; null without. */
  suspension: z.nullable(z.extend(Suspension, { by: z.nullable(Person), since: Instant })),
  applications: z.array(
    z.object({
      id: Id,
      eventId: Id,
      title: z.string(),
      startTime: Instant,
      timeZone: z.string(),
      status: ApplicationStatus,
      applicationDate: Instant,
      paymentAmountCents: Cents,
      isCancelled: z.nullable(z.boolean()),
      reference: z.string(),
      received: z.nullable(ReceivedMoney),
      arrivedAt: z.nullable(Instant),
    }),
  ),
  /** Those about her, and those that she made. */
  reports: z.array(
    z.object({
      ...z.pick(Report, { id: true, reason: true, status: true, createdAt: true, comment: true }).shape,
      isAboutHer: z.nullable(z.boolean()),
      /** Who reported her, or whom she did; null once that account is gone. */
      other: z.nullable(Person),
    }),
  ),
  /** What organizers noted; of it she reads her warnings alone. */
  notes: z.array(
    z.object({
      id: Id,
      note: z.string(),
      createdAt: Instant,
      author: z.nullable(Person),
      isWarning: z.boolean(),
      /** When she confirmed a warning; null while she has not, and of other notes. */
      readAt: z.nullable(Instant),
    }),
  ),
});
/** See the schema of the same name. */
export type MemberStory = z.infer<typeof MemberStory>;
