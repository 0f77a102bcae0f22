import * as z from 'zod/mini';
import { Id, Instant } from './common.ts';

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
  selectedDate: z.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
});
/** See the schema of the same name. */
export type CoffeeChatRequest = z.infer<typeof CoffeeChatRequest>;
