import * as z from 'zod/mini';
import { Cents, Id, Instant } from './common.ts';
import { EventSummary } from './event.ts';

/** The three values of an application's status. */
export const ApplicationStatus = z.enum(['pending', 'approved', 'denied']);
/** See the schema of the same name. */
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** One member's wish to attend one event. Payment fields are set by the server. */
export const Application = z.object({
  id: Id,
  userId: Id,
  eventId: Id,
  status: ApplicationStatus,
  applicationDate: Instant,
  adminNotes: z.nullable(z.string()),
  paymentRequired: z.boolean(),
  paymentAmountCents: Cents,
  paymentMethod: z.enum(['paypal', 'free']),
  processedAt: z.nullable(Instant),
  /** Who cancelled it: tells a member's cancel from an admin's denial. */
  cancelledBy: z.nullable(Id),
  /** Cancelled less than 48 hours before the start. */
  cancelledLate: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type Application = z.infer<typeof Application>;

/** An application with the event it is for, as 'My Applications' shows it; null once the event is gone. */
export const ApplicationWithEvent = z.extend(Application, { event: z.nullable(EventSummary) });
/** See the schema of the same name. */
export type ApplicationWithEvent = z.infer<typeof ApplicationWithEvent>;
