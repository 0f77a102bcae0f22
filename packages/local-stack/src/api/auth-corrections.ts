import { compare } from 'bcryptjs';
import { z } from 'zod';
import type { AuthMailer } from '../mailbox/auth-mailer.ts';
import type { Queries } from '../services-database.ts';
import type { StackSettings } from '../settings.ts';
import { randomBelow, sha256 } from './web-crypto.ts';

/** What the corrections work with. */
export interface AuthCorrectionsOptions {
  /** Connects as the role of the local services. */
  readonly pool: Queries;
  readonly settings: StackSettings;
  readonly mailer: AuthMailer;
}

/** Answers in place of lite, or nothing when lite's answer is the one hosted Supabase gives. */
export type AuthCorrection = (body: unknown, answer: Response) => Promise<Response | undefined>;

const credentials = z.object({ email: z.string(), password: z.string() });
const resendRequest = z.object({ type: z.literal('signup'), email: z.string() });
const refusal = z.object({ error_code: z.string() });

interface StoredUser {
  id: string;
  email: string;
  encrypted_password: string | null;
  confirmed: boolean;
  seconds_since_mail: number | null;
  raw_user_meta_data: unknown;
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}

async function refusalCode(answer: Response): Promise<string | undefined> {
  if (answer.ok) return undefined;
  return refusal.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  ).data?.error_code;
}

/** Where lite's Auth differs from hosted Supabase's in what the product uses; keyed by method and path. */
export function authCorrections(options: AuthCorrectionsOptions): ReadonlyMap<string, AuthCorrection> {
  const { pool, settings, mailer } = options;

  async function findUser(email: string): Promise<StoredUser | undefined> {
    const { rows } = await pool.query<StoredUser>(
      `select id, email, encrypted_password, email_confirmed_at is not null as confirmed, raw_user_meta_data,
              extract(epoch from now() - confirmation_sent_at)::float8 as seconds_since_mail
       from auth.users where email = $1`,
      [email.toLowerCase()],
    );
    return rows[0];
  }

  /** Sends the confirmation again, at most once in a while. */
  async function confirmAgain(user: StoredUser): Promise<Response | undefined> {
    const wait = Math.ceil(settings.mailPauseSeconds - (user.seconds_since_mail ?? Number.POSITIVE_INFINITY));
    if (wait > 0) {
      const message = `For security purposes, you can only request this after ${wait} seconds.`;
      return refuse(429, 'over_email_send_rate_limit', message);
    }
    const code = String(randomBelow(10 ** settings.otpLength)).padStart(settings.otpLength, '0');
    const hash = await sha256(`${user.email}${code}`);
    await pool.query(
      'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
      [user.id, hash],
    );
    await mailer.sendConfirmation(user.email, hash, code);
    return undefined;
  }

  function userAnswer(id: string, email: string, metadata: unknown): Response {
    const now = new Date().toISOString();
    return Response.json({
      id,
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: metadata,
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    });
  }

  /** Lite refuses an address that is taken; hosted answers as for a new one and writes to an unconfirmed person again. */
  const signUp: AuthCorrection = async (body, answer) => {
    const asked = credentials.safeParse(body);
    if (!asked.success || (await refusalCode(answer)) !== 'over_email_send_rate_limit') return undefined;
    const user = await findUser(asked.data.email);
    if (user === undefined) return undefined;
    if (user.confirmed) return userAnswer(crypto.randomUUID(), user.email, {});
    return (await confirmAgain(user)) ?? userAnswer(user.id, user.email, user.raw_user_meta_data);
  };

  /** Lite never sends a confirmation again. */
  const resend: AuthCorrection = async (body) => {
    const asked = resendRequest.safeParse(body);
    if (!asked.success) return undefined;
    const user = await findUser(asked.data.email);
    if (user === undefined || user.confirmed) return Response.json({});
    return (await confirmAgain(user)) ?? Response.json({});
  };

  /** Lite tells that an address is unconfirmed before it looks at the password. */
  const passwordGrant: AuthCorrection = async (body, answer) => {
    const asked = credentials.safeParse(body);
    if (!asked.success || (await refusalCode(answer)) !== 'email_not_confirmed') return undefined;
    const user = await findUser(asked.data.email);
    const isTheirs = await compare(asked.data.password, user?.encrypted_password ?? '');
    return isTheirs ? undefined : refuse(400, 'invalid_credentials', 'Invalid login credentials');
  };

  return new Map([
    ['POST /auth/v1/signup', signUp],
    ['POST /auth/v1/resend', resend],
    ['POST /auth/v1/token', passwordGrant],
  ]);
}
