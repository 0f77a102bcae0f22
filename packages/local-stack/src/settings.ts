import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A value of the part of TOML that a Supabase `config.toml` uses. */
type TomlValue = string | number | boolean | readonly string[];

function parseValue(text: string, place: string): TomlValue {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d[\d_]*$/.test(text)) return Number(text.replaceAll('_', ''));
  try {
    return z.union([z.string(), z.array(z.string())]).parse(JSON.parse(text.replace(/,\s*\]$/, ']')));
  } catch (cause) {
    throw new Error(`${place}: cannot read the value ${text}`, { cause });
  }
}

/** `env(NAME)` stands for a variable, as it does for the Supabase CLI; while that is unset, for nothing. */
function fromEnvironment(value: TomlValue): TomlValue | undefined {
  const name = typeof value === 'string' ? /^env\((\w+)\)$/.exec(value)?.[1] : undefined;
  return name === undefined ? value : process.env[name];
}

/**
 * Reads the keys of a Supabase `config.toml` as one flat record, such as `auth.email.otp_expiry`. It knows strings,
 * whole numbers, booleans and lists of strings, each on one line.
 *
 * @throws Error naming the line that it cannot read.
 */
export function readConfigToml(file: string): ReadonlyMap<string, TomlValue> {
  const values = new Map<string, TomlValue>();
  if (!existsSync(file)) return values;
  let section = '';
  for (const [index, raw] of readFileSync(file, 'utf8').split('\n').entries()) {
    const line = raw.replace(/\s+#[^"]*$/, '').trim();
    if (line === '' || line.startsWith('#')) continue;
    const place = `${path.basename(file)}, line ${index + 1}`;
    const header = /^\[([^[\]]+)\]$/.exec(line)?.[1];
    const [, key, text] = /^([\w-]+|"[^"]+")\s*=\s*(.+)$/.exec(line) ?? [];
    if (header !== undefined) section = header;
    else if (key !== undefined && text !== undefined) {
      const value = fromEnvironment(parseValue(text, place));
      if (value !== undefined) values.set(`${section}.${key.replaceAll('"', '')}`, value);
    } else throw new Error(`${place}: cannot read ${line}`);
  }
  return values;
}

/** The mails that Auth sends. */
export const mailKinds = ['confirmation', 'recovery', 'magic_link', 'email_change', 'invite'] as const;
/** One of {@link mailKinds}. */
export type MailKind = (typeof mailKinds)[number];

const fallbackSubjects: Record<MailKind, string> = {
  confirmation: 'Confirm your email',
  recovery: 'Reset your password',
  magic_link: 'Your sign-in link',
  email_change: 'Confirm your new email',
  invite: 'You have been invited',
};

/** What the stack takes from the project's `config.toml`, with the same meaning as on hosted Supabase. */
export interface StackSettings {
  readonly siteUrl: string;
  readonly redirectUrls: readonly string[];
  readonly jwtExpirySeconds: number;
  readonly minimumPasswordLength: number;
  readonly enableSignup: boolean;
  readonly otpExpirySeconds: number;
  readonly otpLength: number;
  /** Least time between two mails of one kind to one address. */
  readonly mailPauseSeconds: number;
  /** How often Auth may be asked: in five minutes by one caller's address, mails in an hour by all together. */
  readonly rateLimits: {
    readonly signInsAndSignUps: number;
    readonly tokenRefreshes: number;
    readonly tokenVerifications: number;
    readonly mailsPerHour: number;
  };
  readonly refreshTokenRotation: boolean;
  readonly refreshTokenReuseSeconds: number;
  /** Functions with `verify_jwt = false`: nobody looks at the token of a call before they do. A list, as all settings are plain data: pages have them as JSON. */
  readonly functionsWithoutVerification: readonly string[];
  readonly maxRows: number;
  readonly storageLimitBytes: number;
  readonly templates: Readonly<
    Record<MailKind, { readonly subject: string; readonly html: string | undefined }>
  >;
}

const sizes: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KIB: 2 ** 10,
  MIB: 2 ** 20,
  GIB: 2 ** 30,
};

function bytes(text: string): number {
  const [, amount, unit] = /^(\d+)\s*([KMG]?i?B)$/i.exec(text) ?? [];
  const factor = sizes[unit?.toUpperCase() ?? ''];
  if (amount === undefined || factor === undefined) throw new Error(`Not a size: ${text}`);
  return Number(amount) * factor;
}

function seconds(text: string): number {
  const factors: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };
  const total = [...text.matchAll(/(\d+)([smh])/g)].reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (factors[unit ?? ''] ?? 0),
    0,
  );
  if (!/^(\d+[smh])+$/.test(text)) throw new Error(`Not a duration: ${text}`);
  return total;
}

/** Reads the settings of a Supabase project folder; what its `config.toml` leaves out has Supabase's default. */
export function readSettings(project: string): StackSettings {
  const values = readConfigToml(path.join(project, 'config.toml'));
  const read = <T>(key: string, schema: z.ZodType<T>, fallback: T): T => {
    const value = values.get(key);
    return value === undefined ? fallback : schema.parse(value);
  };
  const template = (kind: MailKind) => {
    const content = read(`auth.email.template.${kind}.content_path`, z.string(), `./templates/${kind}.html`);
    const files = [path.resolve(project, content), path.resolve(project, '..', content)];
    const file = files.find((candidate) => existsSync(candidate));
    return {
      subject: read(`auth.email.template.${kind}.subject`, z.string(), fallbackSubjects[kind]),
      html: file === undefined ? undefined : readFileSync(file, 'utf8'),
    };
  };
  return {
    siteUrl: read('auth.site_url', z.string(), 'http://localhost:3000'),
    redirectUrls: read('auth.additional_redirect_urls', z.array(z.string()), []),
    jwtExpirySeconds: read('auth.jwt_expiry', z.number(), 3600),
    minimumPasswordLength: read('auth.minimum_password_length', z.number(), 8),
    enableSignup: read('auth.enable_signup', z.boolean(), true),
    otpExpirySeconds: read('auth.email.otp_expiry', z.number(), 3600),
    otpLength: read('auth.email.otp_length', z.number(), 6),
    mailPauseSeconds: seconds(read('auth.email.max_frequency', z.string(), '60s')),
    rateLimits: {
      signInsAndSignUps: read('auth.rate_limit.sign_in_sign_ups', z.number(), 30),
      tokenRefreshes: read('auth.rate_limit.token_refresh', z.number(), 150),
      tokenVerifications: read('auth.rate_limit.token_verifications', z.number(), 30),
      mailsPerHour: read('auth.rate_limit.email_sent', z.number(), 2),
    },
    refreshTokenRotation: read('auth.enable_refresh_token_rotation', z.boolean(), true),
    refreshTokenReuseSeconds: read('auth.refresh_token_reuse_interval', z.number(), 10),
    functionsWithoutVerification: [...values].flatMap(([key, value]) => {
      const name = /^functions\.(.+)\.verify_jwt$/.exec(key)?.[1];
      return name !== undefined && value === false ? [name] : [];
    }),
    maxRows: read('api.max_rows', z.number(), 1000),
    storageLimitBytes: bytes(read('storage.file_size_limit', z.string(), '50MiB')),
    templates: {
      confirmation: template('confirmation'),
      recovery: template('recovery'),
      magic_link: template('magic_link'),
      email_change: template('email_change'),
      invite: template('invite'),
    },
  };
}
