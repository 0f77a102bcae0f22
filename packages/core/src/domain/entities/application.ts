import * as z from 'zod/mini';
import { Cents, Id, Instant } from './common.ts';
import { Event, EventSummary } from './event.ts';
import { OwnRefund } from './own-refund.ts';

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
  /** Eight letters and digits, unique: she puts them into the note of her payment, the admin finds them. */
  reference: z.string(),
  /** When the member said that she has paid; a fact that decides nothing. */
  paidStatedAt: z.nullable(Instant),
  /** By when it is paid; null where nothing says so. */
  payBy: z.nullable(Instant),
  /** Ended because it was not paid in its time. */
  expired: z.boolean(),
  /** Cancelled less than 48 hours before the start. */
  cancelledLate: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type Application = z.infer<typeof Application>;

/** What organizers wrote to the people of an event, as it came to one of them. */
export const OrganizerMessage = z.object({ messageId: Id, body: z.string(), createdAt: Instant });
/** See the schema of the same name. */
export type OrganizerMessage = z.infer<typeof OrganizerMessage>;

/** An application with the event it is for, as 'My Applications' shows it; null once the event is gone. */
export const ApplicationWithEvent = z.extend(Application, {
  event: z.nullable(EventSummary),
  messages: z.array(OrganizerMessage),
});
/** See the schema of the same name. */
export type ApplicationWithEvent = z.infer<typeof ApplicationWithEvent>;

/** A line of the history: what it was for and how it is paid, and what was paid; null for what costs nothing. */
export const ApplicationHistoryEntry = z.extend(Application, {
  event: z.nullable(
    z.extend(EventSummary, {
      paypalPaymentLink: Event.shape.paypalPaymentLink,
      attendeesCount: Event.shape.attendeesCount,
      /** When its time or place changed last; after the application was made, she is told so. */
      rescheduledAt: z.nullable(Instant),
    }),
  ),
  messages: z.array(OrganizerMessage),
  booking: z.nullable(
    z.object({
      status: z.enum(['pending', 'paid', 'cancelled']),
      /** Zero until approved; stays when the booking is cancelled after it. */
      amountPaidCents: Cents,
      paymentMethod: z.enum(['paypal', 'stripe', 'free']),
      refunds: z.array(OwnRefund),
    }),
  ),
});
/** See the schema of the same name. */
export type ApplicationHistoryEntry = z.infer<typeof ApplicationHistoryEntry>;
