import { z } from 'zod';
import type { FunctionEnvironment } from './environment.ts';

/** Whom a key speaks for: the server, whom row level security does not stop, or any browser. */
export type KeyKind = 'secret' | 'publishable';

const named = z.record(z.string(), z.string().min(1));

/** Where each kind of key stands: the new ones by name, one alone as self-hosting may give it, and the legacy token. */
const variables = {
  secret: ['SUPABASE_SECRET_KEYS', 'SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
  publishable: ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'],
} as const;

function amongNamed(text: string | undefined): string | undefined {
  let keys: unknown;
  try {
    keys = JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
  const { data } = named.safeParse(keys);
  return data?.['default'] ?? Object.values(data ?? {})[0];
}

/** The project's key of a kind: a new one where there is one, else the legacy one; empty where there is none. */
export function projectKey(environment: FunctionEnvironment, kind: KeyKind): string {
  const [plural, singular, legacy] = variables[kind];
  return amongNamed(environment.get(plural)) ?? (environment.get(singular) || environment.get(legacy)) ?? '';
}

/**
 * The headers with which a function asks its own project. A new key is no token: the gateway takes it as `apikey` alone
 * and writes the token itself. A legacy key is a token and stands in both. `authorization` speaks for a member instead.
 */
export function keyHeaders(
  environment: FunctionEnvironment,
  kind: KeyKind,
  authorization?: string,
): Record<string, string> {
  const key = projectKey(environment, kind);
  const bearer = authorization ?? (key.startsWith('sb_') ? undefined : `Bearer ${key}`);
  return { apikey: key, ...(bearer === undefined ? {} : { authorization: bearer }) };
}
