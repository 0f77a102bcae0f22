import type { StackKeys } from '../keys.ts';

/** Settings and secrets that every function of a local project reads: mails go to the mailbox, and no money moves. */
export const functionVariables = (
  keys: StackKeys,
  { url, siteUrl }: { readonly url: string; readonly siteUrl: string },
): Readonly<Record<string, string>> => ({
  CONTACT_EMAIL: 'hello@sorella.test',
  PAYMENTS: 'sandbox',
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: keys.publishableKey,
  SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
  SITE_URL: siteUrl,
});
