import * as z from 'zod/mini';
import { Count, Id, Instant } from './common.ts';
import { NotificationKind } from './notification.ts';
import { Person } from './person.ts';

/** A mail to a member that has not gone, as admins see it. */
export const QueuedMail = z.object({
  id: z.int(),
  kind: NotificationKind,
  member: Person,
  email: z.nullable(z.string()),
  /** The event that it is about, as the mail says it; null where it is about none. */
  event: z.nullable(z.object({ id: Id, title: z.string(), startTime: Instant, timeZone: z.string() })),
  /** Waits for its time or its next try, is on its way this minute, or is not tried any more. */
  state: z.enum(['waiting', 'sending', 'failed']),
  since: Instant,
  /** Null once it failed. */
  nextAttemptAt: z.nullable(Instant),
  attempts: Count,
  /**
   * Why it did not go the last time: the app could not read it, the mail service refused it, or could not be reached.
   * Null where nobody said.
   */
  failure: z.nullable(z.enum(['unreadable', 'refused', 'unreachable'])),
  failedAt: z.nullable(Instant),
});
/** See the schema of the same name. */
export type QueuedMail = z.infer<typeof QueuedMail>;

/** What became of a mail that is to be sent again: it waits anew, was on its way or sent already, or is not true any more. */
export const ResentMail = z.object({ id: z.int(), verdict: z.enum(['queued', 'unchanged', 'past']) });
/** See the schema of the same name. */
export type ResentMail = z.infer<typeof ResentMail>;
