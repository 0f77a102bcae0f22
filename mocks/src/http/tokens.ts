import { numberIn, textIn } from '../fields.ts';

/*
 * Access tokens of the mock worlds have the shape of a JWT and the claims the client reads, and no
 * signature: they are worth nothing outside of a mock.
 */

/** What a token says about its bearer. */
export interface Claims {
  sub: string;
  session_id: string;
  email: string;
  role: 'authenticated';
  aud: 'authenticated';
  iat: number;
  exp: number;
}

const SIGNATURE = 'unsigned-mock';

const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Makes the token that says this. */
export function writeToken(claims: Claims): string {
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.${SIGNATURE}`;
}

/** Whether a bearer's text looks like a token at all; the public key does not. */
export function isToken(text: string): boolean {
  return text.split('.').length === 3;
}

/** Reads a token's bearer, session and end; null when nobody here has written it. */
export function readToken(token: string): Pick<Claims, 'sub' | 'session_id' | 'exp'> | null {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature !== SIGNATURE) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const [sub, session_id, exp] = [
      textIn(claims, 'sub'),
      textIn(claims, 'session_id'),
      numberIn(claims, 'exp'),
    ];
    return sub && session_id && exp ? { sub, session_id, exp } : null;
  } catch {
    return null;
  }
}
