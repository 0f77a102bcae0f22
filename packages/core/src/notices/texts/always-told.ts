/** What no choice turns off, as her settings and the help page say it. */
export const ALWAYS_TOLD =
  'We always tell you about payments and refunds, a seat that you lose, events that are moved or cancelled, and decisions about your account.';
