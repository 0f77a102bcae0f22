import { verify } from 'hono/jwt';
import { z } from 'zod';
import type { StackKeys } from '../keys.ts';
import type { Queries } from '../services-database.ts';
import { signToken } from '../tokens.ts';

/** What the claims are made with. */
export interface AuthClaimsOptions {
  /** Connects as the role of the local services. */
  readonly pool: Queries;
  /** Sign access tokens. */
  readonly keys: StackKeys;
}

const liteClaims = z.looseObject({ session_id: z.uuid() });
const session = z.looseObject({ access_token: z.string() });

interface StoredSession {
  aal: string;
  method: string;
  signed_in_at: number;
  phone: string;
  is_anonymous: boolean;
  app_metadata: unknown;
  user_metadata: unknown;
}

/**
 * Gives the access tokens that lite issues the claims that hosted Auth's have and lite's lack: `iss`, `aal`, `amr`,
 * `app_metadata`, `user_metadata`, `phone` and `is_anonymous`. Everything else, and when they end, stays;
 * they are signed as the project signs.
 */
export function createAuthClaims(
  options: AuthClaimsOptions,
): (request: Request, answer: Response) => Promise<Response> {
  const { pool, keys } = options;

  async function complete(token: string, request: Request): Promise<string> {
    const { origin, pathname } = new URL(request.url);
    const claims = liteClaims.parse(await verify(token, keys.jwtSecret, 'HS256'));
    const method = pathname.endsWith('/verify') ? 'otp' : 'password';
    // How a session began is kept in its tag, which nothing else uses: a refreshed token tells it again.
    const { rows } = await pool.query<StoredSession>(
      `with session as (
         update auth.sessions set tag = coalesce(tag, $2) where id = $1
         returning user_id, coalesce(aal::text, 'aal1') as aal, tag, created_at
       )
       select aal, tag as method, extract(epoch from session.created_at)::integer as signed_in_at,
         coalesce(phone, '') as phone, coalesce(is_anonymous, false) as is_anonymous,
         coalesce(raw_app_meta_data, '{}') as app_metadata, coalesce(raw_user_meta_data, '{}') as user_metadata
       from session join auth.users on users.id = session.user_id`,
      [claims.session_id, method],
    );
    const [stored] = rows;
    if (stored === undefined) return token;
    const { method: began, signed_in_at, ...more } = stored;
    const amr = [{ method: began, timestamp: signed_in_at }];
    return signToken(keys, { ...claims, ...more, iss: `${origin}/auth/v1`, amr });
  }

  async function completeRedirect(address: string, request: Request, answer: Response): Promise<Response> {
    const target = new URL(address);
    const fragment = new URLSearchParams(target.hash.slice(1));
    const token = fragment.get('access_token');
    if (token === null) return answer;
    fragment.set('access_token', await complete(token, request));
    target.hash = fragment.toString();
    const headers = new Headers(answer.headers);
    headers.set('location', target.href);
    return new Response(null, { status: answer.status, headers });
  }

  return async (request, answer) => {
    if (!/^\/auth\/v1\/(token|verify|signup)$/.test(new URL(request.url).pathname)) return answer;
    const location = answer.headers.get('location');
    if (location !== null) return completeRedirect(location, request, answer);
    if (!answer.ok) return answer;
    const issued = session.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => undefined),
    ).data;
    if (issued === undefined) return answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json(
      { ...issued, access_token: await complete(issued.access_token, request) },
      { status: answer.status, headers },
    );
  };
}
