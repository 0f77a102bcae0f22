import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { Person } from './person.ts';

/** Roles below admin. A host is one of an event, the others of the community. */
export const StaffRole = z.enum(['host', 'treasurer', 'moderator']);
/** See the schema of the same name. */
export type StaffRole = z.infer<typeof StaffRole>;

/** What a role opens, by its name in the database. */
export const StaffRight = z.enum(['guests', 'payments', 'refunds', 'reports', 'members']);
/** See the schema of the same name. */
export type StaffRight = z.infer<typeof StaffRight>;

/** What the signed-in member may see and do beside her own; an admin has all of it. */
export const Rights = z.object({
  rights: z.array(StaffRight),
  /** Events whose people she sees as their host; an admin sees those of all. */
  hostedEventIds: z.array(Id),
});
/** See the schema of the same name. */
export type Rights = z.infer<typeof Rights>;

/** One role that somebody has. */
export const StaffEntry = z.object({
  member: Person,
  role: StaffRole,
  since: Instant,
  /** Who gave it; null when her account is gone. */
  by: z.nullable(Person),
  /** Of a host the event; null for the other roles. */
  event: z.nullable(z.object({ id: Id, title: z.string(), startTime: Instant, timeZone: z.string() })),
});
/** See the schema of the same name. */
export type StaffEntry = z.infer<typeof StaffEntry>;

/** A host of one event. */
export const EventHost = z.pick(StaffEntry, { member: true, since: true, by: true });
/** See the schema of the same name. */
export type EventHost = z.infer<typeof EventHost>;
