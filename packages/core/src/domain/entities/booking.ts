import * as z from 'zod/mini';
import type { Application } from './application.ts';
import { Cents, Count, Id, Instant } from './common.ts';
import { OwnRefund } from './own-refund.ts';
import type { ReceivedMoney } from './received-money.ts';

/** A paid booking's status: pending until an admin decides. */
export const BookingStatus = z.enum(['pending', 'paid', 'cancelled']);
/** See the schema of the same name. */
export type BookingStatus = z.infer<typeof BookingStatus>;

/** The money side of one paid application; made by the server, never by a client. */
export const Booking = z.object({
  id: Id,
  userId: Id,
  eventId: Id,
  applicationId: z.nullable(Id),
  creditsUsed: Count,
  /** Zero until approved. */
  amountPaidCents: Cents,
  status: BookingStatus,
  paymentMethod: z.enum(['paypal', 'stripe', 'free']),
  paypalPaymentId: z.nullable(z.string()),
  cancelledBy: z.nullable(Id),
  createdAt: Instant,
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type Booking = z.infer<typeof Booking>;

/** A booking as its member reads it. */
export const OwnBooking = z.extend(Booking, { refunds: z.array(OwnRefund) });
/** See the schema of the same name. */
export type OwnBooking = z.infer<typeof OwnBooking>;

/** A row of the admin's pending-bookings dashboard: ids resolved to names. */
export interface PendingBooking {
  booking: Booking;
  /** What is owed and by which reference it comes, when the member said that she has paid, and by when she should. */
  application: Pick<Application, 'id' | 'reference' | 'paymentAmountCents' | 'paidStatedAt' | 'payBy'>;
  /** What came for it; null when nothing did. */
  received: ReceivedMoney | null;
  /** 'Unknown User' is chosen by the screen when null. */
  member: { id: string; firstName: string | null; lastName: string | null; avatarUrl: string | null } | null;
  /** From `admin_get_user_emails`; null when that failed: the screen shows a placeholder. */
  email: string | null;
  event: {
    id: string;
    title: string;
    startTime: string;
    timeZone: string;
    location: string;
    creditsRequired: number;
  } | null;
}

/** A seat that is taken. */
export const Attendee = z.object({
  userId: Id,
  eventId: Id,
  status: z.enum(['confirmed', 'cancelled']),
  message: z.nullable(z.string()),
});
/** See the schema of the same name. */
export type Attendee = z.infer<typeof Attendee>;

/** What an admin decides about an application or its booking. */
export type Decision = 'approve' | 'deny';
