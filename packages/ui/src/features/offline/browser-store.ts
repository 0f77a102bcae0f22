import { createTurns, type KeyValueStore } from '@sorella/core/offline';
import { loadOffline } from './load-offline.ts';
import { storageError } from './storage-error.ts';

/** Does a thing with the browser's storage; reaching for blocked storage throws already. */
async function tried<Result>(act: (storage: Storage) => Result): Promise<Result> {
  try {
    return act(localStorage);
  } catch (thrown) {
    throw storageError(thrown);
  }
}

/** The browser's local storage, with the Web Locks API to keep tabs from getting into each other's way. */
export function createBrowserStore(): KeyValueStore {
  // Without locks, as in a browser from before 2022, at least one tab keeps its own order.
  const inThisTab = createTurns();
  const keys: Omit<KeyValueStore, 'transact'> = {
    get: (key) => tried((storage) => storage.getItem(key)),
    set: (key, value) => tried((storage) => storage.setItem(key, value)),
    delete: (key) => tried((storage) => storage.removeItem(key)),
    keys: () => tried((storage) => Object.keys(storage)),
    exclusively(name, work) {
      if (!('locks' in navigator)) return inThisTab(name, work);
      let begun: ReturnType<typeof work> | undefined;
      const begin = () => {
        begun = work();
        return begun;
      };
      const request = async () => navigator.locks.request(`sorella-${name}`, begin);
      // Where site data is blocked there are no locks either. What has begun is never begun again.
      return request().catch(() => begun ?? inThisTab(name, work));
    },
  };
  let transact: KeyValueStore['transact'] | undefined;
  return {
    ...keys,
    async transact(beginnings, work) {
      // The outbox alone asks for it, and brought it along.
      transact ??= (await loadOffline()).createBrowserTransact(keys);
      return transact(beginnings, work);
    },
  };
}
