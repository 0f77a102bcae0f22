import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type Stack, type StackOptions, startStack } from '../stack.ts';

/** A small schema and two people, so that these tests do not hang on the product's. */
export const fixtureMigrations = fileURLToPath(new URL('../../fixtures/migrations', import.meta.url));

/** The people of the fixture. */
export const people = {
  maya: { id: '00000000-0000-4000-8000-000000000002', email: 'maya@sorella.test' },
  noor: { id: '00000000-0000-4000-8000-000000000003', email: 'noor@sorella.test' },
} as const;

/** The password of everyone in the fixture. */
export const password = 'sorella-demo';

/** The circle called "Book club". */
export const bookClub = '00000000-0000-4000-9000-000000000001';

/** Starts a throw-away stack on the fixture. */
export function startFixture(options: StackOptions = {}): Promise<Stack> {
  return startStack({ migrationsDir: fixtureMigrations, ...options });
}

/** An unchanged supabase-js client of a visitor. */
export function visitor(stack: { url: string; publishableKey: string }): SupabaseClient {
  return createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** An unchanged supabase-js client, signed in. */
export async function signedIn(
  stack: { url: string; publishableKey: string },
  who: keyof typeof people,
): Promise<SupabaseClient> {
  const client = visitor(stack);
  const { error } = await client.auth.signInWithPassword({ email: people[who].email, password });
  if (error !== null) throw error;
  return client;
}
