import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import type { Renewal } from './renewal.ts';

/** The typed client of the project. */
export type Client = SupabaseClient<Database>;
/** The one that holds the session of the device. */
export type SessionClient = Client &
  Pick<Renewal, 'leaving' | 'refusals' | 'holder'> & {
    /** See {@link Connection}. */
    changes(): number;
  };
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
  /** Asks the auth service what its client has no words for, without anybody's session. */
  askAuth(path: string, body: object): Promise<Response>;
  /** True when this device holds a session. */
  hasStoredSession(): boolean;
  /** False when the device had no room to keep that session: it ends with the page. */
  isSessionKept(): boolean;
  /** See `SupabaseDataOptions`. */
  readonly readsAhead: boolean;
  /** How many of a session's requests were sent or answered that may have changed something, or that tell what changed. */
  changes(): number;
}
