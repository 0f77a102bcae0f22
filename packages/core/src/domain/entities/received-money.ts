import * as z from 'zod/mini';
import { Cents, Instant } from './common.ts';

/** Money that came for a booking and was not sent back, whatever it is recorded as; in the community's currency. */
export const ReceivedMoney = z.object({
  amountCents: Cents,
  at: Instant,
  /** Of the price: what an approval confirms without a payment for it, or has confirmed. */
  byHandCents: Cents,
});
/** See the schema of the same name. */
export type ReceivedMoney = z.infer<typeof ReceivedMoney>;
