import { z } from 'zod';
import type { Queries } from '../services-database.ts';
import type { StackSettings } from '../settings.ts';

/** What the limits are made of. */
export interface AuthLimitsOptions {
  readonly settings: Pick<StackSettings, 'rateLimits' | 'mailPauseSeconds'>;
  /** Connects as the role of the local services. */
  readonly pool: Queries;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Refuses a request to Auth that comes too often; nothing when it may go on. */
export type AuthLimits = (request: Request, body: unknown, address: string) => Promise<Response | undefined>;

const FIVE_MINUTES_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
const maxCallers = 10_000;

/** So many at once, and as many again spread over the window. Gives 0, or the seconds until the next is free. */
function createBucket(limit: number, windowMs: number, now: () => number): (caller: string) => number {
  const callers = new Map<string, { left: number; at: number }>();
  return (caller) => {
    const at = now();
    const before = callers.get(caller) ?? { left: limit, at };
    const left = Math.min(limit, before.left + ((at - before.at) * limit) / windowMs);
    callers.delete(caller);
    callers.set(caller, { left: left >= 1 ? left - 1 : left, at });
    const [longestSilent] = callers.keys();
    if (callers.size > maxCallers && longestSilent !== undefined) callers.delete(longestSilent);
    return left >= 1 ? 0 : Math.ceil(((1 - left) * windowMs) / limit / 1000);
  };
}

type Kind = 'signIn' | 'refresh' | 'verification' | 'mail';

const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'POST signup': ['signIn', 'mail'],
  'POST token password': ['signIn'],
  'POST token pkce': ['signIn'],
  'POST token refresh_token': ['refresh'],
  'POST verify': ['verification'],
  'GET verify': ['verification'],
  'POST recover': ['mail'],
  'POST resend': ['mail'],
  'POST otp': ['signIn', 'mail'],
  'POST magiclink': ['signIn', 'mail'],
};

const recovery = z.object({ email: z.string() });

function refuse(code: string, message: string, seconds: number): Response {
  return Response.json(
    { code: 429, error_code: code, msg: message },
    { status: 429, headers: { 'x-sb-error-code': code, 'retry-after': String(seconds) } },
  );
}

/** Lets everything through. */
export const noAuthLimits: AuthLimits = async () => undefined;

/**
 * The limits that `[auth.rate_limit]` and `max_frequency` promise and lite does not keep: sign-ins and sign-ups,
 * refreshes and verifications for each address of a caller in five minutes, mails of the whole project in an hour.
 * Every request counts, whether or not anybody has the address it names.
 */
export function createAuthLimits({ settings, pool, now = Date.now }: AuthLimitsOptions): AuthLimits {
  const { signInsAndSignUps, tokenRefreshes, tokenVerifications, mailsPerHour } = settings.rateLimits;
  const buckets: Readonly<Record<Kind, (caller: string) => number>> = {
    signIn: createBucket(signInsAndSignUps, FIVE_MINUTES_MS, now),
    refresh: createBucket(tokenRefreshes, FIVE_MINUTES_MS, now),
    verification: createBucket(tokenVerifications, FIVE_MINUTES_MS, now),
    mail: createBucket(mailsPerHour, HOUR_MS, now),
  };

  /** As hosted Auth does, and lite for everything but this: one recovery mail to one address in a while. */
  async function tooSoonAgain(body: unknown): Promise<Response | undefined> {
    const asked = recovery.safeParse(body);
    if (!asked.success) return undefined;
    const { rows } = await pool.query<{ wait: number }>(
      `select ceil($2 - extract(epoch from now() - recovery_sent_at))::integer as wait
       from auth.users where email = $1 and recovery_sent_at is not null`,
      [asked.data.email.toLowerCase(), settings.mailPauseSeconds],
    );
    const wait = rows[0]?.wait ?? 0;
    if (wait <= 0) return undefined;
    const message = `For security purposes, you can only request this after ${wait} seconds.`;
    return refuse('over_email_send_rate_limit', message, wait);
  }

  return async (request, body, address) => {
    const { pathname, searchParams } = new URL(request.url);
    const called = [request.method, pathname.replace('/auth/v1/', ''), searchParams.get('grant_type') ?? '']
      .join(' ')
      .trim();
    for (const kind of KINDS[called] ?? []) {
      const seconds = buckets[kind](kind === 'mail' ? 'everybody' : address);
      if (seconds > 0)
        return kind === 'mail'
          ? refuse(
              'over_email_send_rate_limit',
              `Email rate limit exceeded, try again after ${seconds} seconds.`,
              seconds,
            )
          : refuse(
              'over_request_rate_limit',
              `Request rate limit reached, try again after ${seconds} seconds.`,
              seconds,
            );
    }
    return called === 'POST recover' ? tooSoonAgain(body) : undefined;
  };
}
