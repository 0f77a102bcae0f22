import { createMemoryStore, type KeyValueStore, StorageError } from '@sorella/core/offline';

const isFull = (thrown: unknown) =>
  thrown instanceof DOMException && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(thrown.name);

/** Does a thing with the browser's storage; reaching for blocked storage throws already. */
async function tried<Result>(act: (storage: Storage) => Result): Promise<Result> {
  try {
    return act(localStorage);
  } catch (thrown) {
    throw new StorageError(isFull(thrown) ? 'full' : 'blocked', thrown);
  }
}

/** The browser's local storage, with the Web Locks API to keep tabs from getting into each other's way. */
export function createBrowserStore(): KeyValueStore {
  // Without locks, as in a browser from before 2022, at least one tab keeps its own order.
  const { exclusively } = createMemoryStore();
  return {
    get: (key) => tried((storage) => storage.getItem(key)),
    set: (key, value) => tried((storage) => storage.setItem(key, value)),
    delete: (key) => tried((storage) => storage.removeItem(key)),
    keys: () => tried((storage) => Object.keys(storage)),
    exclusively(name, work) {
      if (!('locks' in navigator)) return exclusively(name, work);
      let begun: ReturnType<typeof work> | undefined;
      const begin = () => {
        begun = work();
        return begun;
      };
      const request = async () => navigator.locks.request(`sorella-${name}`, begin);
      // Where site data is blocked there are no locks either. What has begun is never begun again.
      return request().catch(() => begun ?? exclusively(name, work));
    },
  };
}
