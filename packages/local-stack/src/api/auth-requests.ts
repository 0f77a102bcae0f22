import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';

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
export async function correctVerification(body: unknown, pool: Pool): Promise<unknown> {
  const asked = emailVerification.safeParse(body).data;
  if (asked === undefined) return body;
  const { token_hash, email = '', token = '' } = asked;
  const hash = token_hash ?? createHash('sha256').update(`${email.toLowerCase()}${token}`).digest('hex');
  const { rowCount } = await pool.query('select from auth.users where recovery_token = $1', [hash]);
  return { ...asked, type: rowCount === 0 ? 'signup' : 'magiclink' };
}
