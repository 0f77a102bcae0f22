import type { ReceivedMoney } from '../entities/received-money.ts';

/** What an approval would confirm by hand, because the money for it has not come. */
export interface Unreceived {
  /** Applications or bookings with a price for which less has come. */
  readonly count: number;
  /** The sum of their prices, in cents. */
  readonly cents: number;
}

/** Counts what was not received of these; what is free is received always. */
export function unreceived(
  priced: readonly { readonly amountCents: number; readonly received: ReceivedMoney | null }[],
): Unreceived {
  const without = priced.filter(({ amountCents, received }) => (received?.amountCents ?? 0) < amountCents);
  return {
    count: without.length,
    cents: without.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}
