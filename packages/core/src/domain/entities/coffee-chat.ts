import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';
import { Person } from './person.ts';

/** The five statuses of a coffee chat request. */
export const CoffeeChatStatus = z.enum(['pending', 'accepted', 'rejected', 'completed', 'cancelled']);
/** See the schema of the same name. */
export type CoffeeChatStatus = z.infer<typeof CoffeeChatStatus>;

/** A request for a one-to-one coffee chat; an open request has no recipient. */
export const CoffeeChatRequest = z.object({
  id: Id,
  requesterId: Id,
  recipientId: z.nullable(Id),
  message: z.nullable(z.string()),
  status: CoffeeChatStatus,
  /** One to twelve instants on one to three days. */
  proposedDates: z.array(Instant),
  /** IANA name: whose 9, 12, 15 and 18 o'clock the proposed dates are. */
  timeZone: z.string(),
  selectedDate: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type CoffeeChatRequest = z.infer<typeof CoffeeChatRequest>;

/** A request as the admin's panel lists it, with the names of both. */
export const AdminCoffeeChat = z.extend(CoffeeChatRequest, {
  requester: z.nullable(Person),
  /** Null for an open request. */
  recipient: z.nullable(Person),
});
/** See the schema of the same name. */
export type AdminCoffeeChat = z.infer<typeof AdminCoffeeChat>;

/** A member whom to ask for a coffee chat, and why: the names of the interests that both chose. */
export const CoffeeChatIdea = z.object({
  userId: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  title: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  sharedInterests: z.array(z.string()).check(z.minLength(1)),
});
/** See the schema of the same name. */
export type CoffeeChatIdea = z.infer<typeof CoffeeChatIdea>;
