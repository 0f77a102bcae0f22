import type { ReceivedMoney } from '../entities/received-money.ts';

/** What an approval would confirm by hand, because the money for it has not come in full. */
export interface Unreceived {
  /** Applications or bookings of whose price something has not come. */
  readonly count: number;
  /** What is missing of their prices, in cents. */
  readonly cents: number;
}

/** Counts what was not received of these; what is free is received always. */
export function unreceived(
  priced: readonly { readonly amountCents: number; readonly received: ReceivedMoney | null }[],
): Unreceived {
  const missing = priced
    .map(({ amountCents, received }) => received?.byHandCents ?? amountCents)
    .filter((cents) => cents > 0);
  return { count: missing.length, cents: missing.reduce((sum, cents) => sum + cents, 0) };
}
