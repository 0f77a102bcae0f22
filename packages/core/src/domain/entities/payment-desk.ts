import * as z from 'zod/mini';
import { BookingStatus } from './booking.ts';
import { Cents, Count, Id, Instant } from './common.ts';
import { Person } from './person.ts';

/** What a payment is recorded as: `accepted` pays its booking, everything else settles nothing. */
export const PaymentStatus = z.enum([
  'accepted',
  'wrong-amount',
  'wrong-currency',
  'second-payment',
  'no-seat',
  'not-open',
]);
/** See the schema of the same name. */
export type PaymentStatus = z.infer<typeof PaymentStatus>;

const PaidEvent = z.object({ id: Id, title: z.string(), startTime: Instant, timeZone: z.string() });

/** A booking as the payment desk lists it: what is awaited, and what came. */
export const DeskPayment = z.object({
  bookingId: Id,
  applicationId: Id,
  bookingStatus: BookingStatus,
  createdAt: Instant,
  /** What stands in the note of the payment. */
  reference: z.string(),
  /** The price. */
  amountCents: Cents,
  /** What counts as paid: zero until an admin or a provider confirmed it. */
  confirmedCents: Cents,
  /** What of it an admin confirmed and no payment stands behind yet: all of it or nothing. */
  byHandCents: Cents,
  /** When the member said that she has paid; null when she has not. */
  paidStatedAt: z.nullable(Instant),
  member: z.nullable(Person),
  email: z.nullable(z.string()),
  event: PaidEvent,
  payments: z.array(
    z.object({
      id: Id,
      provider: z.enum(['paypal', 'stripe']),
      /** The provider's id of the transaction. */
      reference: z.string(),
      amountCents: Cents,
      currency: z.string(),
      status: PaymentStatus,
      createdAt: Instant,
    }),
  ),
});
/** See the schema of the same name. */
export type DeskPayment = z.infer<typeof DeskPayment>;

/** What counts as paid, of all bookings that hold a seat: told apart by whether the money came. */
export const PaymentTotals = z.object({
  receivedCents: Cents,
  byHandCents: Cents,
  /** Bookings that were confirmed by hand. */
  byHandCount: Count,
});
/** See the schema of the same name. */
export type PaymentTotals = z.infer<typeof PaymentTotals>;

/** What a line of a statement can be matched with. */
export const PaymentTarget = z.object({
  bookingId: Id,
  bookingStatus: BookingStatus,
  reference: z.string(),
  amountCents: Cents,
  /** ISO 4217. */
  currency: z.string(),
  /** Null where the account that booked is gone. */
  member: z.nullable(Person),
  event: z.extend(PaidEvent, {
    /** Below zero never; what waits takes none. */
    seatsLeft: Count,
  }),
  /** A payment stands behind what counts as paid. */
  isReceived: z.boolean(),
  /** What counts as paid, or did before it ended, without a payment behind it. */
  byHandCents: Cents,
  /** What was recorded for it before, by each id that its provider knows it by. */
  payments: z.array(z.object({ reference: z.string(), status: PaymentStatus })),
});
/** See the schema of the same name. */
export type PaymentTarget = z.infer<typeof PaymentTarget>;

/** A payment of a statement and the booking it is for. */
export interface PaymentMatch {
  bookingId: string;
  /** PayPal's id of it: 8 to 40 letters and digits, the same in small and capital letters. */
  transaction: string;
  /** More than zero. */
  amountCents: number;
  /** ISO 4217. */
  currency: string;
}

/** What came of a match: how it is recorded; `known`: it was before; `reference-used`: it stands for another booking. */
export const MatchAnswer = z.object({
  bookingId: Id,
  transaction: z.string(),
  verdict: z.enum([...PaymentStatus.options, 'known', 'reference-used', 'no-booking']),
});
/** See the schema of the same name. */
export type MatchAnswer = z.infer<typeof MatchAnswer>;

/** Money that no seat stands for, and what became of it. */
export const RefundTask = z.object({
  id: Id,
  /** A booking that ended after it was paid, alone or with its account, or why a payment settled nothing. */
  cause: z.enum([
    'cancelled',
    'account-deleted',
    'wrong-amount',
    'wrong-currency',
    'second-payment',
    'no-seat',
    'not-open',
  ]),
  amountCents: Cents,
  /** ISO 4217. */
  currency: z.string(),
  since: Instant,
  state: z.enum(['open', 'refunded', 'kept']),
  note: z.nullable(z.string()),
  settledBy: z.nullable(Person),
  settledAt: z.nullable(Instant),
  /** Less than 48 hours before the start. */
  cancelledLate: z.boolean(),
  cancelledByMember: z.boolean(),
  /** Stays when the account that paid goes, as the event does; null for a payment that named no booking. */
  reference: z.nullable(z.string()),
  /** Null once the account that paid is gone, as is the address. */
  member: z.nullable(Person),
  email: z.nullable(z.string()),
  event: z.nullable(PaidEvent),
  /** The provider's ids: the money goes back the same way. Empty when an admin confirmed the payment by hand. */
  transactions: z.array(z.string()),
});
/** See the schema of the same name. */
export type RefundTask = z.infer<typeof RefundTask>;
