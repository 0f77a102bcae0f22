import { type KeyValueStore, transactOnKeys } from '@sorella/core/offline';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { storageError } from './storage-error.ts';
import { storeChannel } from './store-channel.ts';

/** The database, or null where the browser opens none. */
async function openDatabase(): Promise<UseStore | null> {
  try {
    const database = createStore('sorella', 'records');
    await database('readonly', () => undefined);
    return database;
  } catch {
    return null;
  }
}

/** Texts that were kept in local storage while the browser opened no database. */
function leftBehind(beginnings: readonly string[]): [string, string][] {
  try {
    return Object.entries(localStorage).filter(([key]) =>
      beginnings.some((beginning) => key.startsWith(beginning)),
    );
  } catch {
    return [];
  }
}

const transactIn = (database: UseStore): KeyValueStore['transact'] =>
  async function transact(beginnings, work) {
    const left = leftBehind(beginnings);
    const done = await database('readwrite', async (records) => {
      const [keys, texts] = await Promise.all([
        promisifyRequest(records.getAllKeys()),
        promisifyRequest<unknown[]>(records.getAll()),
      ]);
      const found = new Map(left);
      for (const [index, key] of keys.entries()) {
        const text = texts[index];
        if (typeof key !== 'string' || typeof text !== 'string') continue;
        if (beginnings.some((beginning) => key.startsWith(beginning))) found.set(key, text);
      }
      const { writes, result } = work(found);
      for (const [key, text] of [...left, ...writes])
        if (text === null) records.delete(key);
        else records.put(text, key);
      await promisifyRequest(records.transaction);
      return { isChanged: writes.size > 0, result };
    }).catch((thrown: unknown) => {
      throw storageError(thrown);
    });
    for (const [key] of left) localStorage.removeItem(key);
    if (done.isChanged) storeChannel()?.postMessage('changed');
    return done.result;
  };

/**
 * What must not be lost between tabs lies in the browser's database, whose transactions are whole. Local storage is not
 * enough for that: Chromium shows one tab late what another has written, also to the one that holds the lock. It serves
 * where no database opens, with a key for each text.
 */
export function createBrowserTransact(keys: Omit<KeyValueStore, 'transact'>): KeyValueStore['transact'] {
  let opening: Promise<UseStore | null> | undefined;
  return async (beginnings, work) => {
    opening ??= openDatabase();
    const database = await opening;
    return database ? transactIn(database)(beginnings, work) : transactOnKeys(keys, beginnings, work);
  };
}
