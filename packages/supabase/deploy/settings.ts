import { parseEnv } from 'node:util';

/** One thing that a deployment is told. */
export interface Setting {
  readonly name: string;
  /** What it is for, in the words of the question. */
  readonly what: string;
  readonly pattern?: RegExp;
  /** Never printed, and never an argument of a program. */
  readonly secret?: true;
  /** Left out, what it is for is left out too. */
  readonly optional?: true;
}

const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;
const origin = /^https:\/\/[^/\s]+$/;

/** Everything that a deployment is told, in the order of the questions. */
export const settings = [
  { name: 'PROJECT_REF', what: "the project's reference, twenty small letters", pattern: /^[a-z]{20}$/ },
  { name: 'SUPABASE_ACCESS_TOKEN', what: 'an access token of your account', secret: true, pattern: /^sbp_/ },
  { name: 'SUPABASE_DB_PASSWORD', what: "the database's password", secret: true, optional: true },
  { name: 'SITE_URL', what: 'the address of the site, like https://sorella.example', pattern: origin },
  { name: 'FIRST_ADMIN_EMAIL', what: 'the address of whoever may become the first admin', pattern: address },
  { name: 'SMTP_HOST', what: 'the mail server for confirmations and new passwords (port 465)' },
  { name: 'SMTP_USER', what: 'its user' },
  { name: 'SMTP_PASS', what: 'its password', secret: true },
  { name: 'SMTP_FROM', what: 'the address that those mails come from', pattern: address },
  { name: 'RESEND_API_KEY', what: 'the key of Resend, which sends all other mails', secret: true },
  { name: 'MAIL_FROM', what: 'whom those come from, like Sorella <hello@sorella.example>' },
  { name: 'CONTACT_EMAIL', what: 'where the contact form writes to, and answers go', pattern: address },
  {
    name: 'STRIPE_SECRET_KEY',
    what: "Stripe's secret key, for payments by card",
    secret: true,
    optional: true,
  },
  { name: 'PAYPAL_CLIENT_ID', what: "PayPal's client id, for payments by PayPal", optional: true },
  { name: 'PAYPAL_SECRET', what: "PayPal's secret", secret: true, optional: true },
  {
    name: 'RESEND_WEBHOOK_SECRET',
    what: "the signing secret of Resend's webhook to functions/v1/mail-events, for mails that come back",
    secret: true,
    optional: true,
    pattern: /^whsec_/,
  },
  {
    name: 'PUSH_PUBLIC_KEY',
    what: 'the public key for notifications on devices, made by npm run push:keys',
    optional: true,
    pattern: /^B[\w-]{86}$/,
  },
  {
    name: 'PUSH_PRIVATE_KEY',
    what: 'the private key made with it',
    secret: true,
    optional: true,
    pattern: /^[\w-]{43}$/,
  },
] as const satisfies readonly Setting[];

/** The name of one of {@link settings}. */
export type SettingName = (typeof settings)[number]['name'];

/** What was told, by name. */
export type Told = Readonly<Partial<Record<SettingName, string>>>;

/** Of two neither says anything without the other. */
const pairs = {
  PayPal: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET'],
  'Pushing to devices': ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

/**
 * What is wrong with what was told, a line each; empty when a deployment can begin. `unknown` are names that were told and
 * are no settings.
 */
export function complaints(told: Told, unknown: readonly string[] = []): string[] {
  return [
    ...unknown.map((name) => `${name} is no setting: is it misspelt?`),
    ...settings.flatMap((setting: Setting & { name: SettingName }) => {
      const value = told[setting.name];
      if (value === undefined || value === '')
        return setting.optional ? [] : [`${setting.name} is missing: ${setting.what}.`];
      if (/[\r\n]/.test(value))
        return [`${setting.name} does not look right: it has more than one line. Is a quote open?`];
      if (setting.pattern?.test(value) === false)
        return [`${setting.name} does not look right: ${setting.what}.`];
      return [];
    }),
    ...Object.entries(pairs).flatMap(([whose, pair]) => {
      const lacking = pair.filter((name) => (told[name] ?? '') === '');
      return lacking.length === 1
        ? [`${lacking[0]} is missing: ${whose} takes both or neither of ${pair.join(' and ')}.`]
        : [];
    }),
  ];
}

/** Reads lines of `NAME=value` as Node reads those of `--env-file`, and which of the names are no settings. */
export function readTold(text: string): { readonly told: Told; readonly unknown: readonly string[] } {
  const names = new Set<string>(settings.map(({ name }) => name));
  const read = Object.entries(parseEnv(text));
  return {
    told: Object.fromEntries(read.filter(([name]) => names.has(name))),
    unknown: read.flatMap(([name]) => (names.has(name) ? [] : [name])),
  };
}

/** A text without the secrets that were told. */
export function withoutSecrets(text: string, told: Told, more: readonly string[] = []): string {
  const secrets = settings.flatMap((setting: Setting & { name: SettingName }) =>
    setting.secret ? [told[setting.name] ?? ''] : [],
  );
  return [...secrets, ...more]
    .filter((secret) => secret.length > 3)
    .reduce((left, secret) => left.replaceAll(secret, '•••'), text);
}
