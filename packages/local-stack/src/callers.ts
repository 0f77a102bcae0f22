import { z } from 'zod';
import type { StackKeys } from './keys.ts';
import { claimsOf } from './tokens.ts';

/** Whom a request or a connection speaks for. */
export interface Caller {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  /** The claims as policies see them in `request.jwt.claims`. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly userId: string | undefined;
  /** When the token ends, in seconds since 1970; nothing for a key. */
  readonly expiresAt: number | undefined;
}

const claimsSchema = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  sub: z.string().optional(),
  exp: z.number().optional(),
});

const keyCaller = (role: 'anon' | 'service_role'): Caller => ({
  role,
  claims: { role },
  userId: undefined,
  expiresAt: undefined,
});

/** The caller an API key stands for, if it is one of this stack's. */
export function callerOfKey(keys: StackKeys, key: string | undefined): Caller | undefined {
  if (key === keys.publishableKey) return keyCaller('anon');
  if (key === keys.secretKey) return keyCaller('service_role');
  return undefined;
}

/**
 * The caller of a bearer token: an access token of this stack, or one of its keys.
 *
 * @throws Error with the reason when the token is forged, malformed or has expired.
 */
export async function callerOfToken(keys: StackKeys, token: string): Promise<Caller> {
  const byKey = callerOfKey(keys, token);
  if (byKey !== undefined) return byKey;
  const claims = claimsSchema.parse(await claimsOf(keys, token));
  return { role: claims.role, claims, userId: claims.sub, expiresAt: claims.exp };
}
