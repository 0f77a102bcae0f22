// What is loaded together, with the first need of a session.
import { REALTIME_BACKOFF_MS } from '@sorella/core/domain/limits';
import { createClient } from '@supabase/supabase-js';
import { countChanges } from './changes.ts';
import type { Client, SessionClient } from './connection.ts';
import type { Database } from './database.types.ts';
import type { SessionStorage, SupabaseDataOptions } from './options.ts';
import { createRenewal, letBeginningFail } from './renewal.ts';
import { memoryStorage } from './storage.ts';

const LONGEST_BACKOFF_MS = 10_000;

/** The client that holds the session of the device and renews it. */
export function openClient(
  { url, publishableKey }: SupabaseDataOptions,
  request: typeof fetch,
  storage: SessionStorage,
  storageKey: string,
): SessionClient {
  const counted = countChanges(request);
  const renewal = createRenewal(counted.request, storage, storageKey);
  const client = createClient<Database>(url, publishableKey, {
    auth: {
      storage: renewal.storage,
      storageKey,
      flowType: 'pkce',
      detectSessionInUrl: false,
      persistSession: true,
      autoRefreshToken: true,
    },
    db: { retry: false },
    global: { fetch: renewal.fetch },
    // The steps of R-166.
    realtime: { reconnectAfterMs: (tries) => REALTIME_BACKOFF_MS[tries - 1] ?? LONGEST_BACKOFF_MS },
  });
  letBeginningFail(client.auth);
  const { leaving, refusals, holder } = renewal;
  return Object.assign(client, { leaving, refusals, holder, changes: counted.changes });
}

let opened = 0;

/** A client that keeps nothing, renews nothing and knows nothing of the session under `storageKey`. */
export function openThrowaway(
  { url, publishableKey }: SupabaseDataOptions,
  request: typeof fetch,
  storageKey: string,
): Client {
  opened += 1;
  return createClient<Database>(url, publishableKey, {
    auth: {
      storage: memoryStorage(),
      storageKey: `${storageKey}-throwaway-${opened}`,
      flowType: 'implicit',
      detectSessionInUrl: false,
      persistSession: false,
      autoRefreshToken: false,
    },
    db: { retry: false },
    global: { fetch: request },
  });
}
