import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What opens the API of one stack. */
export interface StackKeys {
  /** For browsers: requests run as `anon` until someone signs in. */
  readonly publishableKey: string;
  /** For servers and tests: requests pass row level security. */
  readonly secretKey: string;
  /** Signs access tokens where there is no signing key, and is believed beside one (HS256). */
  readonly jwtSecret: string;
  /** Signs access tokens as new projects do (ES256): everybody can check them, and only the project can make them. */
  readonly signingKey?: SigningKey | undefined;
}

/** A private key as JSON, with the id by which tokens name it. */
export type SigningKey = JsonWebKey & { readonly kid: string };

const signingKey = z.looseObject({ kty: z.string(), kid: z.string() });
const storedKeys = z.object({
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string(),
  signingKey: signingKey.optional(),
});

function makeSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', kid: randomUUID() };
}

/** The key that the browser bundle of the demo knows; it protects nothing, so it may be known. */
const demoPublishableKey = 'sb_publishable_sorella_local_demo';

function makeKeys(publishableKey: string): StackKeys {
  return {
    publishableKey,
    secretKey: `sb_secret_${randomBytes(24).toString('hex')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
    signingKey: makeSigningKey(),
  };
}

/** Keys for a throw-away stack. */
export function randomKeys(): StackKeys {
  return makeKeys(`sb_publishable_${randomBytes(16).toString('hex')}`);
}

/**
 * The keys of a stack that stays, made at its first start: sessions go on after a restart. One that is older than
 * signing keys gets one, and sessions that were signed with the secret go on too.
 */
export function keptKeys(folder: string): StackKeys {
  const file = path.join(folder, 'keys.json');
  const stored = existsSync(file) ? storedKeys.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  if (stored?.signingKey !== undefined) return { ...stored, signingKey: stored.signingKey };
  const keys = { ...makeKeys(demoPublishableKey), ...stored, signingKey: makeSigningKey() };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
