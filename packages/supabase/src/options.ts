/** The part of Web Storage the session needs; hand `localStorage`, or nothing to keep the session in memory. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What the composition root decides about the connection. */
export interface SupabaseDataOptions {
  /** Base address of the Supabase project, without a trailing slash. */
  url: string;
  /** The public key; every protection is in the database. */
  publishableKey: string;
  /** Where the session is kept; in memory when left out. */
  storage?: SessionStorage;
  /**
   * Under which key it is kept there; {@link SESSION_KEY} when left out. Two connections with one key in one page
   * tell each other of signing in and out, as two tabs do.
   */
  storageKey?: string;
  /** Milliseconds after which a request counts as unanswered (`timeout`). */
  timeoutMs?: number;
  /** Whether the device knows of a connection; the platform's answer by default. */
  isOnline?: () => boolean;
  /**
   * For a page that hears of changes: the first read of a member's own brings what all of its start reads of her in the
   * same request. What is asked for first within ten seconds may be as old, unless this connection changed something.
   */
  readsAhead?: boolean;
  /** Replaces the platform's fetch, for fault injection. */
  fetch?: typeof fetch;
}

/** Key under which the session is stored on the device, unless another one is given. */
export const SESSION_KEY = 'sorella-session';

/** Whether a request renews the session. */
export const isRenewal = (input: RequestInfo | URL): boolean =>
  (input instanceof Request ? input.url : input.toString()).includes('grant_type=refresh_token');

/** Unknown outside a browser, and then taken for granted. */
export const isOnlineHere = () => (globalThis.navigator as { onLine?: boolean } | undefined)?.onLine ?? true;
