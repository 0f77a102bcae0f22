import type { CommunityData } from '@sorella/core/data-port';
import { createSupabaseData, SESSION_KEY, type SessionStorage } from '@sorella/supabase';
import type { Backend } from './backend.ts';
import { DEMO_IDS } from './scenarios/ids.ts';
import { BASE_NOW } from './scenarios/instants.ts';

/** A demo account, or nobody. */
export type Viewer = keyof typeof DEMO_IDS | 'visitor';

/** How somebody looks at a world. */
export interface ConnectOptions {
  /** Who is signed in from the start; a visitor when left out. */
  as?: Viewer;
  /** Milliseconds after which the adapter calls a request unanswered. */
  timeoutMs?: number;
  /** The device has no room: it keeps no session. */
  deviceFull?: boolean;
}

function storageWith(key: string, session: unknown, isFull: boolean): SessionStorage {
  const values = new Map<string, string>();
  if (session !== undefined) values.set(key, JSON.stringify(session));
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

function open(
  address: Pick<Backend, 'url' | 'publishableKey'> & Partial<Pick<Backend, 'fetch'>>,
  session: unknown,
  { deviceFull = false, timeoutMs }: ConnectOptions,
): CommunityData {
  const { url, publishableKey, fetch } = address;
  connections += 1;
  // Worlds in one page are not tabs of one device: signing out of one must not reach the next.
  const storageKey = `${SESSION_KEY}-${connections}`;
  const storage = storageWith(storageKey, session, deviceFull);
  return createSupabaseData({
    url,
    publishableKey,
    storage,
    storageKey,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(fetch === undefined ? {} : { fetch }),
  });
}

/** The real adapter on a world, with somebody signed in already: no story waits for a sign-in. */
export async function connect(backend: Backend, options: ConnectOptions = {}): Promise<CommunityData> {
  const { as = 'visitor' } = options;
  const session = as === 'visitor' ? undefined : await backend.sessionOf(`${as}@sorella.test`);
  const { url, publishableKey } = backend;
  return open({ url, publishableKey }, session, options);
}

/**
 * The real adapter of somebody on another device, for what others do meanwhile: no fault stands in the way.
 */
export async function actAs(backend: Backend, member: Exclude<Viewer, 'visitor'>): Promise<CommunityData> {
  return open(backend, await backend.sessionOf(`${member}@sorella.test`), {});
}

/**
 * The real adapter on a backend that does not exist, for tests that give every answer themselves. A session is kept on
 * the device, as long as nobody asks a backend about it.
 */
export function connectToNobody({ as = 'visitor' }: Pick<ConnectOptions, 'as'> = {}): CommunityData {
  const expires_at = Math.max(BASE_NOW.getTime(), Date.now()) / 1000 + 3600;
  const session = as !== 'visitor' && {
    access_token: 'nobody.looks.at-it',
    refresh_token: 'nobody looks at it',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(expires_at),
    user: {
      id: DEMO_IDS[as],
      email: `${as}@sorella.test`,
      aud: 'authenticated',
      app_metadata: {},
      user_metadata: {},
    },
  };
  const address = {
    url: 'https://nobody.sorella.test',
    publishableKey: 'nobody looks at it',
    fetch: () => Promise.reject(new TypeError('nobody is there')),
  };
  return open(address, session || undefined, {});
}
