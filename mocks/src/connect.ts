import type { CommunityData } from '@sorella/core/data-port';
import { createSupabaseData, SESSION_KEY, type SessionStorage } from '@sorella/supabase';
import type { MockBackend } from './backend.ts';
import { sessionFor } from './http/auth.ts';
import { DEMO_IDS } from './world/ids.ts';

/** A demo account, or nobody. */
export type Viewer = keyof typeof DEMO_IDS | 'visitor';

/** How somebody looks at a mock world. */
export interface ConnectOptions {
  /** Who is signed in from the start; a visitor when left out. */
  as?: Viewer;
  /** Milliseconds after which the adapter calls a request unanswered. */
  timeoutMs?: number;
  /** The device has no room: it keeps no session. */
  deviceFull?: boolean;
}

function storageOf(backend: MockBackend, viewer: Viewer, key: string, isFull: boolean): SessionStorage {
  const values = new Map<string, string>();
  if (viewer !== 'visitor') values.set(key, JSON.stringify(sessionFor(backend.world, DEMO_IDS[viewer])));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
}

let connections = 0;

/** The real adapter on a mock world, with somebody signed in already: no story waits for a sign-in. */
export function connect(
  backend: MockBackend,
  { as = 'visitor', deviceFull = false, ...options }: ConnectOptions = {},
): CommunityData {
  const { url, publishableKey } = backend;
  connections += 1;
  // Worlds in one page are not tabs of one device: signing out of one must not reach the next.
  const storageKey = `${SESSION_KEY}-${connections}`;
  const storage = storageOf(backend, as, storageKey, deviceFull);
  return createSupabaseData({ url, publishableKey, storage, storageKey, ...options });
}
