/** What a payment page was opened with: one payment that the provider has a name for. */
export type PaymentSession =
  | { readonly kind: 'subscription'; readonly sessionId: string }
  | { readonly kind: 'event-card'; readonly sessionId: string }
  | { readonly kind: 'event-paypal'; readonly orderId: string };

/** The payment of `/subscription-success`; null when the address names none. */
export function subscriptionPaymentOf({
  session_id,
}: {
  session_id?: string | undefined;
}): PaymentSession | null {
  return session_id ? { kind: 'subscription', sessionId: session_id } : null;
}

/**
 * The payment of `/event-booking-success`: a `session_id` is a card payment and wins, a `token` is an order of PayPal
 * and counts only with that method; null for neither.
 */
export function eventPaymentOf({
  session_id,
  token,
  payment_method,
}: {
  session_id?: string | undefined;
  token?: string | undefined;
  payment_method?: string | undefined;
}): PaymentSession | null {
  if (session_id) return { kind: 'event-card', sessionId: session_id };
  return token && payment_method === 'paypal' ? { kind: 'event-paypal', orderId: token } : null;
}
