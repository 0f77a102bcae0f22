import * as z from 'zod/mini';
import { _default as byDefault } from 'zod/mini';
import { Count, Id, Instant } from './common.ts';

/** Since always: when an event is published that is published at once. */
export const PUBLISHED_AT_ONCE = '2000-01-01T00:00:00.000Z';

/**
 * A gathering that members apply for, with the count of approved applications.
 * Times are instants in UTC, shown in the zone that was stored when an admin saved.
 */
export const Event = z.object({
  id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  detailedDescription: z.nullable(z.string()),
  /** One of the fifteen categories, or null: shown as 'General'. */
  category: z.nullable(z.string()),
  location: z.string(),
  /** The city that members filter by. */
  city: z.string(),
  /** IANA name: whose clock the times are told by. */
  timeZone: z.string(),
  startTime: Instant,
  endTime: Instant,
  maxAttendees: z.int().check(z.positive()),
  /** Price in credits; one credit is 500 cents. */
  creditsRequired: Count,
  imageUrl: z.nullable(z.string()),
  /** Answered to whoever wrote the event; readers get null. */
  createdBy: byDefault(z.nullable(Id), null),
  /** PayPal.me user name the link is built from, answered to whoever wrote the event; readers get the link, and null. */
  paypalUsername: byDefault(z.nullable(z.string()), null),
  /** Built by the server from the checked name and the computed amount; null when there is none. */
  paypalPaymentLink: z.nullable(z.string()),
  /** Approved applications: a counter kept by the database, readable by everyone. */
  attendeesCount: Count,
  /** Since when members see it, ahead of now as well; null for a draft. Others than admins read published ones alone. */
  publishedAt: byDefault(z.nullable(Instant), PUBLISHED_AT_ONCE),
  /** When it was cancelled; null for one that takes place. A cancelled one stands in no list. */
  cancelledAt: byDefault(z.nullable(Instant), null),
  /** Why, in the organizers' words. */
  cancellationReason: byDefault(z.nullable(z.string()), null),
  /** Version of what admins edit: a seat taken does not change it. An edit sends it back, as the backend wrote it. */
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type Event = z.infer<typeof Event>;

/** The fields of an event that a member's application list joins in. */
export const EventSummary = z.pick(Event, {
  id: true,
  title: true,
  description: true,
  detailedDescription: true,
  startTime: true,
  endTime: true,
  location: true,
  timeZone: true,
  maxAttendees: true,
  imageUrl: true,
  category: true,
  creditsRequired: true,
});
/** See the schema of the same name. */
export type EventSummary = z.infer<typeof EventSummary>;

/** What an admin writes when creating or editing an event. */
export interface EventDraft {
  title: string;
  description: string | null;
  detailedDescription: string | null;
  category: string | null;
  location: string;
  /** The city that members filter by; without one the database guesses it from the place. */
  city?: string;
  /** IANA name; guessed from the place for a new event, kept for one that is edited. */
  timeZone: string;
  /** ISO 8601 UTC; null for a draft, {@link PUBLISHED_AT_ONCE} where nothing is said. Once past it stays. */
  publishedAt?: string | null;
  /** ISO 8601 UTC. */
  startTime: string;
  /** ISO 8601 UTC, after `startTime`. */
  endTime: string;
  maxAttendees: number;
  creditsRequired: number;
  imageUrl: string | null;
  /** PayPal.me user name, `^[A-Za-z0-9]{1,20}$`; required when `creditsRequired` is above 0. */
  paypalUsername: string | null;
}
