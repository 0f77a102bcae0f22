/** Euro cents for one credit. */
export const CENTS_PER_CREDIT = 500;

/** Euro cents of the admin's test link. */
export const TEST_LINK_CENTS = 2_500;

/** The plans of the landing page; prices in euro cents, credits per period. */
export const PLANS = {
  single: { priceCents: CENTS_PER_CREDIT, credits: 1, comingSoon: false },
  monthly: { priceCents: 4_999, credits: 10, comingSoon: true },
  quarterly: { priceCents: 12_999, credits: 30, comingSoon: true },
} as const;

/**
 * The price of an event in euro cents. Anything but a whole number of zero or more counts as free,
 * so that a malformed row never shows a price that nobody set.
 */
export function priceInCents(credits: number): number {
  return Number.isSafeInteger(credits) && credits > 0 ? credits * CENTS_PER_CREDIT : 0;
}

/** Euro cents as '30.00': two decimals, a point, no grouping. */
function decimalAmount(cents: number): string {
  const whole = Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
  return `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Euro cents as people read them: '€30.00', '€1,250.00'. */
export function formatEuros(cents: number): string {
  const [euros = '0', rest = '00'] = decimalAmount(cents).split('.');
  return `€${euros.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

/** An amount in any currency: '€30.00', 'USD 30.00'. */
export function formatMoney(cents: number, currency: string): string {
  return currency === 'EUR' ? formatEuros(cents) : `${currency} ${formatEuros(cents).slice(1)}`;
}

/** The price of an event as people read it: 6 credits are '€30.00'. */
export function formatPrice(credits: number): string {
  return formatEuros(priceInCents(credits));
}

const PAYPAL_USERNAME = /^[A-Za-z0-9]{1,20}$/;
const PAYPAL_PREFIX = /^(?:https?:\/\/)?(?:www\.)?paypal\.me(?:\/|$)/i;
const PAYPAL_LINK = /^https:\/\/paypal\.me\/([A-Za-z0-9]{1,20})\/(0|[1-9]\d{0,9})\.(\d{2})$/;

/** Whether this is a PayPal.me username the server accepts too. */
export function isPaypalUsername(value: string): boolean {
  return PAYPAL_USERNAME.test(value);
}

/**
 * What an admin typed or pasted, without any paypal.me address around it.
 * Empty when nothing remains; what remains may still be no valid username.
 */
export function cleanPaypalUsername(typed: string): string {
  const [name = ''] = typed
    .trim()
    .replace(PAYPAL_PREFIX, '')
    .replace(/^[/@]+/, '')
    .split(/[/?#]/);
  return name.trim();
}

/** 'https://paypal.me/{username}/{amount}'; null for a bad username or a price of zero. */
export function buildPaypalLink(username: string, cents: number): string | null {
  if (!isPaypalUsername(username) || !Number.isSafeInteger(cents) || cents <= 0) return null;
  const link = `https://paypal.me/${username}/${decimalAmount(cents)}`;
  return PAYPAL_LINK.test(link) ? link : null;
}

/** The parts of a payment link. */
export interface PaypalLink {
  readonly username: string;
  /** Euro cents. */
  readonly cents: number;
}

/**
 * Reads a stored payment link; null when it is not exactly of our form. The browser opens nothing that
 * this function does not accept.
 */
export function parsePaypalLink(link: string | null | undefined): PaypalLink | null {
  const [, username, euros, cents] = PAYPAL_LINK.exec(link ?? '') ?? [];
  if (!username || !euros || !cents) return null;
  const total = Number(euros) * 100 + Number(cents);
  return total > 0 ? { username, cents: total } : null;
}

/**
 * The same payment link for another amount in euro cents: what a member owes was settled when she applied, and the
 * event's link follows its price of today. Null for a malformed link or an amount of zero.
 */
export function paypalLinkFor(link: string | null | undefined, cents: number): string | null {
  return buildPaypalLink(parsePaypalLink(link)?.username ?? '', cents);
}

/** Whether a stored payment link may be copied and opened for an event of that price. */
export function isPayableLink(link: string | null | undefined, credits: number): link is string {
  return parsePaypalLink(link)?.cents === priceInCents(credits);
}
