import { decode, sign, verify } from 'hono/jwt';
import type { StackKeys } from './keys.ts';

type Claims = Parameters<typeof sign>[0];

/** Signs an access token as the project does: with its signing key (ES256), or with the secret where it has none. */
export const signToken = (keys: StackKeys, claims: Claims): Promise<string> =>
  keys.signingKey === undefined
    ? sign(claims, keys.jwtSecret, 'HS256')
    : sign(claims, keys.signingKey, 'ES256');

/** The part of a signing key that everybody may know. */
function publicPart({ signingKey }: StackKeys) {
  if (signingKey === undefined) return undefined;
  const { d: _, key_ops: __, ...known } = signingKey;
  return { ...known, use: 'sig' };
}

/** What `/auth/v1/.well-known/jwks.json` answers; the secret of older tokens is never in it. */
export function publishedKeys(keys: StackKeys) {
  const known = publicPart(keys);
  return { keys: known === undefined ? [] : [known] };
}

async function readToken(keys: StackKeys, token: string, checksTime: boolean): Promise<Claims> {
  const times = { exp: checksTime, nbf: checksTime, iat: checksTime };
  const known = decode(token).header.alg === 'ES256' ? publicPart(keys) : undefined;
  return known === undefined
    ? verify(token, keys.jwtSecret, { alg: 'HS256', ...times })
    : verify(token, known, { alg: 'ES256', ...times });
}

/**
 * The claims of a token that this project has signed, now or with the secret that it had before.
 *
 * @throws Error with the reason when the token is forged, malformed or has expired.
 */
export const claimsOf = (keys: StackKeys, token: string): Promise<Claims> => readToken(keys, token, true);

const isToken = (text: string): boolean => text.split('.').length === 3;

/** What a request carries as a token or in place of one; undefined when this project did not sign it. */
async function carried(keys: StackKeys, text: string): Promise<Claims | undefined> {
  if (!isToken(text)) return undefined;
  try {
    return await readToken(keys, text, false);
  } catch {
    return undefined;
  }
}

/**
 * A request as lite understands it, which knows the new keys alone, and only tokens that are signed with the secret. What
 * is not this project's goes on as it came, and what has expired stays expired: lite refuses both.
 */
export async function asLiteKnows(keys: StackKeys, request: Request): Promise<Request> {
  const apikey = request.headers.get('apikey') ?? '';
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const [claims, ofToken] = await Promise.all([carried(keys, apikey), carried(keys, token)]);
  // A key speaks for nobody.
  const ofKey = claims?.['sub'] === undefined ? claims : undefined;
  if (ofKey === undefined && ofToken === undefined) return request;
  const known = new Request(request);
  if (ofKey !== undefined)
    known.headers.set('apikey', ofKey['role'] === 'service_role' ? keys.secretKey : keys.publishableKey);
  if (ofToken !== undefined && token === apikey) known.headers.delete('authorization');
  else if (ofToken !== undefined)
    known.headers.set('authorization', `Bearer ${await sign(ofToken, keys.jwtSecret, 'HS256')}`);
  return known;
}

/** The API keys of before keys had names: tokens without a person, signed with the secret. */
export async function legacyKeys({ jwtSecret }: StackKeys): Promise<Record<'anon' | 'serviceRole', string>> {
  const key = (role: string) => sign({ role, iss: 'supabase' }, jwtSecret, 'HS256');
  const [anon, serviceRole] = await Promise.all([key('anon'), key('service_role')]);
  return { anon, serviceRole };
}
