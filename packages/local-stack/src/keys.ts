import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What opens the API of one stack. */
export interface StackKeys {
  /** For browsers: requests run as `anon` until someone signs in. */
  readonly publishableKey: string;
  /** For servers and tests: requests pass row level security. */
  readonly secretKey: string;
  /** Signs access tokens (HS256). */
  readonly jwtSecret: string;
}

const storedKeys = z.object({ publishableKey: z.string(), secretKey: z.string(), jwtSecret: z.string() });

/** The key that the browser bundle of the demo knows; it protects nothing, so it may be known. */
const demoPublishableKey = 'sb_publishable_sorella_local_demo';

function makeKeys(publishableKey: string): StackKeys {
  return {
    publishableKey,
    secretKey: `sb_secret_${randomBytes(24).toString('hex')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

/** Keys for a throw-away stack. */
export function randomKeys(): StackKeys {
  return makeKeys(`sb_publishable_${randomBytes(16).toString('hex')}`);
}

/** The keys of a stack that stays, made at its first start: sessions go on after a restart. */
export function keptKeys(folder: string): StackKeys {
  const file = path.join(folder, 'keys.json');
  if (existsSync(file)) return storedKeys.parse(JSON.parse(readFileSync(file, 'utf8')));
  const keys = makeKeys(demoPublishableKey);
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
