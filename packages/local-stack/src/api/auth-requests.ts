import { z } from 'zod';
import type { Queries } from '../services-database.ts';
import { sha256 } from './web-crypto.ts';

const emailVerification = z.looseObject({
  type: z.literal('email'),
  token_hash: z.string().optional(),
  email: z.string().optional(),
  token: z.string().optional(),
});

/**
 * A verification as lite understands it: hosted Auth takes `email` for a confirmation and for a magic link alike, and
 * looks which of the two the token is.
 *
 * @param body - of `POST /auth/v1/verify`.
 * @param pool - connects as the role of the local services.
 */
export async function correctVerification(body: unknown, pool: Queries): Promise<unknown> {
  const asked = emailVerification.safeParse(body).data;
  if (asked === undefined) return body;
  const { token_hash, email = '', token = '' } = asked;
  const hash = token_hash ?? (await sha256(`${email.toLowerCase()}${token}`));
  const { rowCount } = await pool.query('select from auth.users where recovery_token = $1', [hash]);
  return { ...asked, type: rowCount === 0 ? 'signup' : 'magiclink' };
}
