import type { Caller } from '../rules/caller.ts';
import type { World } from '../world/world.ts';
import { isToken, readToken } from './tokens.ts';

/** Why a token is refused, in PostgREST's words. */
export interface TokenRefusal {
  code: 'PGRST301' | 'PGRST303';
  message: string;
}

/** The caller behind a bearer: a visitor without a token, a refusal for one that is expired or unknown here. */
export function identify(world: World, bearer: string): Caller | TokenRefusal {
  if (!isToken(bearer)) return { userId: null };
  const claims = readToken(bearer);
  // The token's times are the device's: the client compares them with its own clock.
  if (claims && claims.exp * 1000 <= Date.now()) return { code: 'PGRST303', message: 'JWT expired' };
  const known = claims && world.accounts.some((account) => account.id === claims.sub);
  if (!known) return { code: 'PGRST301', message: 'No suitable key or wrong key type' };
  return { userId: claims.sub };
}

/** The text after 'Bearer', or nothing. */
export function bearerOf(request: Request): string {
  return (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
}
