import type { StackKeys } from '../keys.ts';
import type { Queries } from '../services-database.ts';
import { signToken } from '../tokens.ts';

const HOUR_S = 3600;

interface IssuedRow {
  user_id: string;
  session_id: string;
  refresh_token: string;
  created_at: string;
}

/**
 * The session that somebody would get by signing in, as the auth service answers, without the password: a story that
 * begins signed in is spared a sign-in. The service takes it for one of its own.
 *
 * @throws Error when nobody has the address.
 */
export async function issueSession(
  { query }: Queries,
  keys: StackKeys,
  { email, url }: { email: string; url: string },
): Promise<unknown> {
  const { rows } = await query<IssuedRow>(
    `with account as (
       select id, created_at from auth.users where email = $1
     ), session as (
       insert into auth.sessions (id, user_id, aal, tag, created_at, updated_at)
       select gen_random_uuid(), id, 'aal1', 'password', now(), now() from account
       returning id, user_id
     ), token as (
       insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid(), user_id, id, false, now(), now() from session
       returning token, session_id
     )
     select session.user_id, session_id, token as refresh_token, account.created_at
     from account, session, token`,
    [email],
  );
  const [issued] = rows;
  if (issued === undefined) throw new Error(`Nobody has the address ${email} here.`);
  const { user_id, session_id, refresh_token, created_at } = issued;
  const now = Math.floor(Date.now() / 1000);
  const expires_at = now + HOUR_S;
  const shared = { aud: 'authenticated', role: 'authenticated', email, phone: '', is_anonymous: false };
  const metadata = { app_metadata: { provider: 'email', providers: ['email'] }, user_metadata: {} };
  const claims = {
    ...shared,
    ...metadata,
    sub: user_id,
    session_id,
    iss: `${url}/auth/v1`,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: now }],
    iat: now,
    exp: expires_at,
  };
  return {
    access_token: await signToken(keys, claims),
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at,
    refresh_token,
    user: { ...shared, ...metadata, id: user_id, identities: [], created_at, updated_at: created_at },
  };
}
