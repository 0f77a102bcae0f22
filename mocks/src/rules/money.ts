/** One credit in euro cents. */
const CREDIT_CENTS = 500;

/** The price of an event in cents. */
export function priceInCents(credits: number): number {
  return credits * CREDIT_CENTS;
}

/** The link the database generates: null when the event is free or nobody's name is known. */
export function paymentLink(username: string | null, credits: number): string | null {
  if (!username || credits <= 0) return null;
  return `https://paypal.me/${username}/${(priceInCents(credits) / 100).toFixed(2)}`;
}
