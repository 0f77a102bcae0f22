import type { StackKeys } from '../keys.ts';

/** Settings and secrets that every function of a local project reads: mails go to the mailbox, and no money moves. */
export const functionVariables = (
  keys: StackKeys,
  { url, siteUrl }: { readonly url: string; readonly siteUrl: string },
): Readonly<Record<string, string>> => ({
  CONTACT_EMAIL: 'hello@sorella.test',
  PAYMENTS: 'sandbox',
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
  SITE_URL: siteUrl,
});
