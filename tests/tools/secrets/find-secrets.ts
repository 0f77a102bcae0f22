import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** Something that looks like a secret, without the secret itself. */
export interface FoundSecret {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** What may stand where it stands, though it looks like a secret. */
export interface AllowedSecret {
  readonly file: string;
  readonly what: string;
  readonly reason: string;
}

const NAMES = ['PAYPAL_SECRET', 'RESEND_API_KEY', 'SCHEDULE_SECRET', 'SMTP_PASS', 'STRIPE_SECRET_KEY'];
const MORE_NAMES = ['PGPASSWORD', 'SUPABASE_DB_PASSWORD', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_JWT_SECRET'];

/** What of ours the well-kept rules do not know, by the prefixes that their makers give; a name alone needs a digit. */
const patterns: Readonly<Record<string, RegExp>> = {
  "a secret key of Supabase's": /\bsb_secret_[\w-]{20,}/g,
  "an access token of Supabase's": /\bsbp_[0-9a-f]{40}\b/g,
  "a secret of Stripe's webhooks": /\bwhsec_[A-Za-z0-9+/=]{16,}/g,
  "a key of Resend's": /\bre_[A-Za-z0-9]{6,10}_[A-Za-z0-9]{16,}\b/g,
  'a value of a secret setting': new RegExp(
    `\\b(?:${[...NAMES, ...MORE_NAMES].join('|')})["']?\\s*[:=]\\s*["']?(?=[^\\s"']*\\d)[\\w.+/=-]{16,}`,
    'g',
  ),
  // Short ones and those in JSON too, which the library takes for examples.
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\s|\\[nr])+[A-Za-z0-9+/=]{32}/g,
};
const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Whether a token, by its own words, passes row level security. */
function isServiceRole(payload: string): boolean {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role === 'service_role';
  } catch {
    return false;
  }
}

/** Finds what looks like a secret in a text file, line by line. */
export async function findSecrets(file: string, text: string): Promise<FoundSecret[]> {
  const own = Object.entries(patterns).flatMap(([what, pattern]) =>
    Array.from(text.matchAll(pattern), ({ index }) => ({ file, line: lineOf(text, index), what })),
  );
  const tokens = Array.from(text.matchAll(token))
    .filter(([, payload = '']) => isServiceRole(payload))
    .map(({ index }) => ({ file, line: lineOf(text, index), what: 'a token of the service role' }));
  const { messages } = await lintSource({
    source: { content: text, filePath: file, ext: '.txt', contentType: 'text' },
    options: { config: { rules: [{ id: 'known', rule: creator }] }, maskSecrets: true },
  });
  const known = messages.map(({ loc, messageId }) => ({ file, line: loc.start.line, what: messageId }));
  return [...own, ...tokens, ...known].toSorted((a, b) => a.line - b.line);
}

/** What is wrong, a line each: secrets that nobody allows, and allowances that nothing needs. */
export function complain(found: readonly FoundSecret[], allowed: readonly AllowedSecret[]): string[] {
  const isSame = (secret: FoundSecret, allowance: AllowedSecret) =>
    secret.file === allowance.file && secret.what === allowance.what;
  return [
    ...found
      .filter((secret) => !allowed.some((allowance) => isSame(secret, allowance)))
      .map(({ file, line, what }) => `${file}:${line} has what looks like ${what}`),
    ...allowed
      .filter((allowance) => !found.some((secret) => isSame(secret, allowance)))
      .map(({ file, what }) => `${file} is allowed ${what}, which is not there any more`),
  ];
}
