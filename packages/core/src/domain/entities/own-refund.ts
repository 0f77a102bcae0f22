import * as z from 'zod/mini';
import { Cents, Instant } from './common.ts';

/** What became of her money after its seat was gone: recorded once, in the community's currency. */
export const OwnRefund = z.object({
  outcome: z.enum(['refunded', 'kept']),
  amountCents: Cents,
  createdAt: Instant,
});
/** See the schema of the same name. */
export type OwnRefund = z.infer<typeof OwnRefund>;
