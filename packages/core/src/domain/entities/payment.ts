import * as z from 'zod/mini';
import { Instant } from './common.ts';

/** What the payment functions answer. */
export const PaymentVerification = z.object({
  success: z.boolean(),
  event: z.nullable(
    z.object({
      title: z.string(),
      startTime: Instant,
      endTime: Instant,
      location: z.string(),
      description: z.nullable(z.string()),
    }),
  ),
});
/** See the schema of the same name. */
export type PaymentVerification = z.infer<typeof PaymentVerification>;
