import { type KeyValueStore, StorageError } from '../key-value-store.ts';
import { transactOnKeys } from '../transact-on-keys.ts';
import type { Steps, Waiter } from './steps.ts';

/** What all tabs of one device share: texts by key, and locks that the dead give up. */
export interface SharedStorage {
  values: Map<string, string>;
  /** Characters that fit in; more is refused as full. */
  quota: number;
  /** Nothing can be read or written. */
  blocked: boolean;
  /** What a tab writes under a key is seen by another later, whoever holds which lock, as with Chromium's local storage. */
  late: boolean;
  /** There are no transactions: what they would do is done key by key. */
  closed: boolean;
  storeOf(tab: Waiter): KeyValueStore;
  /** Gives up what dead tabs held. */
  bury(): void;
}

interface Lock {
  holder: Waiter | null;
  waiting: { tab: Waiter; grant: () => void }[];
}

/** See {@link SharedStorage}. Every answer is a step of its own, so that anything can happen before it. */
export function createSharedStorage(steps: Steps): SharedStorage {
  const locks = new Map<string, Lock>();
  /** What tabs still see in place of what is there. */
  const views = new Map<Waiter, Map<string, string | null>>();

  function pass(lock: Lock) {
    const next = lock.waiting.shift();
    lock.holder = next?.tab ?? null;
    if (next) steps.add(next.tab, next.grant);
  }

  const shared: SharedStorage = {
    values: new Map(),
    quota: Number.POSITIVE_INFINITY,
    blocked: false,
    late: false,
    closed: false,
    bury() {
      for (const tab of views.keys()) if (!tab.alive) views.delete(tab);
      for (const lock of locks.values()) {
        lock.waiting = lock.waiting.filter(({ tab }) => tab.alive);
        if (lock.holder && !lock.holder.alive) pass(lock);
      }
    },
    storeOf(tab) {
      const view = new Map<string, string | null>();
      views.set(tab, view);
      const seen = (key: string) =>
        view.get(key) ?? (view.has(key) ? null : (shared.values.get(key) ?? null));
      const write = (key: string, value: string | null) => {
        const before = shared.values.get(key) ?? null;
        view.delete(key);
        if (shared.late)
          for (const [other, itsView] of views) {
            if (other === tab || itsView.has(key)) continue;
            itsView.set(key, before);
            steps.add(other, () => void itsView.delete(key));
          }
        if (value === null) shared.values.delete(key);
        else shared.values.set(key, value);
      };
      const answer = <Result>(act: () => Result) =>
        steps.wait(tab, () => {
          if (shared.blocked) throw new StorageError('blocked');
          return act();
        });
      const checkRoom = (writes: ReadonlyMap<string, string | null>) => {
        if (shared.quota === Number.POSITIVE_INFINITY) return;
        let size = 0;
        for (const [key, value] of shared.values) if (!writes.has(key)) size += key.length + value.length;
        for (const [key, value] of writes) if (value !== null) size += key.length + value.length;
        if (size > shared.quota) throw new StorageError('full');
      };
      const store: Omit<KeyValueStore, 'transact'> = {
        get: (key) => answer(() => seen(key)),
        set: (key, value) =>
          answer(() => {
            checkRoom(new Map([[key, value]]));
            write(key, value);
          }),
        delete: (key) => answer(() => write(key, null)),
        keys: () =>
          answer(() =>
            [...new Set([...shared.values.keys(), ...view.keys()])].filter((key) => seen(key) !== null),
          ),
        exclusively: (name, work) =>
          new Promise((resolve, reject) => {
            const lock = locks.get(name) ?? { holder: null, waiting: [] };
            locks.set(name, lock);
            const release = () => {
              if (lock.holder === tab) pass(lock);
            };
            lock.waiting.push({
              tab,
              grant: () => void work().then(resolve, reject).finally(release),
            });
            if (!lock.holder) pass(lock);
          }),
      };
      return {
        ...store,
        transact: (beginnings, work) =>
          shared.closed
            ? transactOnKeys(store, beginnings, work)
            : answer(() => {
                const isOne = ([key]: [string, string]) =>
                  beginnings.some((beginning) => key.startsWith(beginning));
                const { writes, result } = work(new Map([...shared.values].filter(isOne)));
                if ([...writes.values()].some((value) => value !== null)) checkRoom(writes);
                for (const [key, value] of writes)
                  if (value === null) shared.values.delete(key);
                  else shared.values.set(key, value);
                return result;
              }),
      };
    },
  };
  return shared;
}
