import * as z from 'zod/mini';
import { ApplicationStatus } from './application.ts';
import { Cents, Count, Id, Instant } from './common.ts';
import { Person } from './person.ts';
import { ReceivedMoney } from './received-money.ts';

/** One who applied for an event, as its organizers see her. */
export const EventPerson = z.object({
  /** Her application's. */
  id: Id,
  userId: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** For the day itself; null where she gave none. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  status: ApplicationStatus,
  applicationDate: Instant,
  reference: z.string(),
  adminNotes: z.nullable(z.string()),
  /** She cancelled herself; null where nobody did. */
  isCancelled: z.nullable(z.boolean()),
  paymentAmountCents: Cents,
  /** When she said that she has paid. */
  paidStatedAt: z.nullable(Instant),
  /** What came for it; null when nothing did. */
  received: z.nullable(ReceivedMoney),
  /** Since when she is there; null before, and for who has no seat. */
  arrivedAt: z.nullable(Instant),
});
/** See the schema of the same name. */
export type EventPerson = z.infer<typeof EventPerson>;

const facts = {
  id: Id,
  title: z.string(),
  startTime: Instant,
  endTime: Instant,
  timeZone: z.string(),
  location: z.string(),
  maxAttendees: Count,
  attendeesCount: Count,
  creditsRequired: Count,
};

/** Everybody who applied for one event, and its facts. */
export const EventPeople = z.object({
  event: z.object({ ...facts, isDeleted: z.boolean() }),
  /** How many applied: of more than 3,000 only the last are listed. */
  total: Count,
  people: z.array(EventPerson),
});
/** See the schema of the same name. */
export type EventPeople = z.infer<typeof EventPeople>;

/** Whom a message to the people of an event is for. */
export const GuestAudience = z.enum(['coming', 'waiting', 'both']);
/** See the schema of the same name. */
export type GuestAudience = z.infer<typeof GuestAudience>;

/** What organizers wrote to the people of an event. */
export const GuestMessage = z.object({
  id: Id,
  audience: GuestAudience,
  body: z.string(),
  /** How many it went to. */
  recipients: Count,
  createdAt: Instant,
  /** Null when her account is gone. */
  author: z.nullable(Person),
});
/** See the schema of the same name. */
export type GuestMessage = z.infer<typeof GuestMessage>;

/** An event as an organizer goes through them. */
export const AdminEvent = z.object({
  ...facts,
  /** It does not take place. */
  isCancelled: z.boolean(),
  /** Since when members see it; null for a draft. */
  publishedAt: z.nullable(Instant),
  /** Applications that wait for a decision. */
  waiting: Count,
  /** Who is there already. */
  arrived: Count,
});
/** See the schema of the same name. */
export type AdminEvent = z.infer<typeof AdminEvent>;
