import type { SessionStorage } from './options.ts';

/** Keeps the session in memory: it ends with the page. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Storage that is blocked or full (private mode, quota) must not break sign-in: memory takes over. */
export function guardedStorage(storage: SessionStorage): SessionStorage & { isKept(key: string): boolean } {
  const fallback = memoryStorage();
  return {
    /** False when what lies under the key ends with the page. */
    isKept: (key) => fallback.getItem(key) === null,
    getItem(key) {
      try {
        return storage.getItem(key) ?? fallback.getItem(key);
      } catch {
        return fallback.getItem(key);
      }
    },
    setItem(key, value) {
      try {
        storage.setItem(key, value);
        fallback.removeItem(key);
      } catch {
        fallback.setItem(key, value);
        // What lies there is older, and a spent refresh token signs the member out.
        try {
          storage.removeItem(key);
        } catch {
          // blocked storage cannot be read either
        }
      }
    },
    removeItem(key) {
      fallback.removeItem(key);
      try {
        storage.removeItem(key);
      } catch {
        // blocked storage holds nothing to remove
      }
    },
  };
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** What of any value lies under a key. */
const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Tokens, an end and somebody it is of: what lacks one of them the auth client keeps, and can do nothing with. */
function isSession(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      isText(at(value, 'access_token')) &&
      isText(at(value, 'refresh_token')) &&
      typeof at(value, 'expires_at') === 'number' &&
      isText(at(at(value, 'user'), 'id'))
    );
  } catch {
    return false;
  }
}

/** The same storage, in which nothing but a session ever lies under the key: what is none is removed, and was never there. */
export function sessionStorageOf(storage: SessionStorage, key: string): SessionStorage {
  return {
    ...storage,
    getItem(asked) {
      const value = storage.getItem(asked);
      if (asked !== key || value === null || isSession(value)) return value;
      storage.removeItem(asked);
      return null;
    },
  };
}
