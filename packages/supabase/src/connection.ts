import { DataError } from '@sorella/core/data-port';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { SESSION_KEY, type SupabaseDataOptions } from './options.ts';
import type { Renewal } from './renewal.ts';
import { guardedStorage, memoryStorage } from './storage.ts';

/** The typed client of the project. */
export type Client = SupabaseClient<Database>;
/** The one that holds the session of the device. */
export type SessionClient = Client & Pick<Renewal, 'leaving' | 'refusals' | 'holder'>;
/** The reading half of it: tables and procedures. */
export type Rest = Pick<Client, 'from' | 'rpc'>;

/**
 * Opens the connection in two steps, so that a visitor's first picture costs postgrest-js alone:
 * the whole client (auth, realtime, storage, functions) is loaded when something needs it, and
 * every read goes through it as soon as there is a session to read with.
 */
export interface Connection {
  /** Tables and procedures, under the stored session when there is one. */
  rest(): Promise<Rest>;
  /** The whole client; loaded once. */
  client(): Promise<SessionClient>;
  /** A client that keeps nothing, renews nothing and knows nothing of this device's session; one for each call. */
  throwaway(): Promise<Client>;
  /** True when this device holds a session. */
  hasStoredSession(): boolean;
}

const loadSupabase = () =>
  import('./client.ts').catch((cause: unknown) => {
    throw new DataError('network', { cause });
  });

/** See {@link Connection}. */
export function createConnection(options: SupabaseDataOptions): Connection {
  const storageKey = options.storageKey ?? SESSION_KEY;
  const storage = options.storage ? guardedStorage(options.storage) : memoryStorage();
  const request = limited(
    options.fetch ?? ((input, init) => fetch(input, init)),
    options.timeoutMs ?? 15_000,
  );
  let whole: Promise<SessionClient> | undefined;

  const client = () => {
    whole ??= loadSupabase().then(({ openClient }) => openClient(options, request, storage, storageKey));
    whole.catch(() => {
      whole = undefined; // a chunk that could not be loaded is asked for again
    });
    return whole;
  };

  const throwaway = async () => (await loadSupabase()).openThrowaway(options, request, storageKey);

  const hasStoredSession = () => storage.getItem(storageKey) !== null;

  let visitors: Promise<Rest> | undefined;
  const publicRest = () => {
    visitors ??= import('./first-read.ts').then(({ createPublicRest }) => createPublicRest(options, request));
    visitors.catch(() => {
      visitors = undefined; // a chunk that could not be loaded is asked for again
    });
    return visitors;
  };

  return {
    client,
    throwaway,
    hasStoredSession,
    async rest() {
      return hasStoredSession() ? client() : publicRest();
    },
  };
}

function limited(request: typeof fetch, timeoutMs: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(timeoutMs);
    return request(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
}
