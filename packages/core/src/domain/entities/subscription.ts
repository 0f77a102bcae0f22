import * as z from 'zod/mini';
import { Cents, Count, Id, Instant } from './common.ts';

/** A member's own subscription as the member sees it. */
export const Subscription = z.object({
  planId: Id,
  creditsRemaining: Count,
  status: z.enum(['active', 'cancelled', 'pending']),
  planName: z.string(),
  planType: z.string(),
  creditsIncluded: Count,
});
/** See the schema of the same name. */
export type Subscription = z.infer<typeof Subscription>;

/** A row of the admin's subscription list. */
export const AdminSubscription = z.object({
  id: Id,
  userId: Id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  userEmail: z.nullable(z.string()),
  planName: z.string(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.enum(['active', 'cancelled', 'pending']),
  planPriceCents: Cents,
  currentPeriodEnd: z.nullable(Instant),
});
/** See the schema of the same name. */
export type AdminSubscription = z.infer<typeof AdminSubscription>;
