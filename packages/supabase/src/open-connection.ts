import { DataError } from '@sorella/core/data-port';
import type { Connection, Rest, SessionClient } from './connection.ts';
import { isOnlineHere, isRenewal, SESSION_KEY, type SupabaseDataOptions } from './options.ts';
import { guardedStorage, memoryStorage, sessionStorageOf } from './storage.ts';

const loadSupabase = () =>
  import('./client.ts').catch((cause: unknown) => {
    throw new DataError(isOnlineHere() ? 'network' : 'offline', { cause });
  });

/** See {@link Connection}. */
export function createConnection(options: SupabaseDataOptions): Connection {
  const storageKey = options.storageKey ?? SESSION_KEY;
  const guarded = options.storage && guardedStorage(options.storage);
  const storage = sessionStorageOf(guarded ?? memoryStorage(), storageKey);
  const request = limited(
    options.fetch ?? ((input, init) => fetch(input, init)),
    options.timeoutMs ?? 15_000,
    options.isOnline ?? isOnlineHere,
  );
  let whole: Promise<SessionClient> | undefined;
  let opened: SessionClient | undefined;

  const client = () => {
    whole ??= loadSupabase().then(({ openClient }) => {
      opened = openClient(options, request, storage, storageKey);
      return opened;
    });
    whole.catch(() => {
      whole = undefined; // a chunk that could not be loaded is asked for again
    });
    return whole;
  };

  const throwaway = async () => (await loadSupabase()).openThrowaway(options, request, storageKey);

  const hasStoredSession = () => storage.getItem(storageKey) !== null;

  let visitors: Promise<Rest> | undefined;
  const publicRest = () => {
    visitors ??= import('./public-chunk.ts').then(({ createPublicRest }) =>
      createPublicRest(options, request),
    );
    visitors.catch(() => {
      visitors = undefined; // a chunk that could not be loaded is asked for again
    });
    return visitors;
  };

  return {
    client,
    throwaway,
    askAuth: (path, body) =>
      request(`${options.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: options.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    hasStoredSession,
    // Where it was never meant to be kept nothing is missed.
    isSessionKept: () => guarded?.isKept(storageKey) ?? true,
    readsAhead: options.readsAhead ?? false,
    changes: () => opened?.changes() ?? 0,
    async rest() {
      return hasStoredSession() ? client() : publicRest();
    },
  };
}

/** A request that outlives its page may not be larger, by the letter of the platform. */
const MOST_KEPT_ALIVE = 60_000;

/** Whether the page is being left: what is asked then outlives it. */
function watchLeaving(): () => boolean {
  let isLeaving = false;
  if (typeof globalThis.addEventListener === 'function' && typeof document !== 'undefined') {
    const leave = () => {
      isLeaving = true;
      // She may have stayed.
      setTimeout(() => {
        isLeaving = false;
      }, 2_000);
    };
    addEventListener('beforeunload', leave, true);
    addEventListener('pagehide', leave, true);
  }
  return () => isLeaving;
}

/** Gives up in time, and tells what was never sent from what may have arrived. */
function limited(request: typeof fetch, timeoutMs: number, isOnline: () => boolean): typeof fetch {
  const isLeaving = watchLeaving();
  return async (input, init) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const wasOnline = isOnline();
    try {
      return await request(input, {
        ...init,
        // A renewal answers to nobody then, and spends what the next page renews with.
        ...(isLeaving() &&
          !isRenewal(input) &&
          typeof init?.body === 'string' &&
          init.body.length < MOST_KEPT_ALIVE && { keepalive: true }),
        signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
      });
    } catch (cause) {
      throw wasOnline ? cause : new DataError('offline', { cause });
    }
  };
}
