import { type KeyValueStore, StorageError } from '../key-value-store.ts';
import type { Steps, Waiter } from './steps.ts';

/** What all tabs of one device share: texts by key, and locks that the dead give up. */
export interface SharedStorage {
  values: Map<string, string>;
  /** Characters that fit in; more is refused as full. */
  quota: number;
  /** Nothing can be read or written. */
  blocked: boolean;
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

  function pass(lock: Lock) {
    const next = lock.waiting.shift();
    lock.holder = next?.tab ?? null;
    if (next) steps.add(next.tab, next.grant);
  }

  const shared: SharedStorage = {
    values: new Map(),
    quota: Number.POSITIVE_INFINITY,
    blocked: false,
    bury() {
      for (const lock of locks.values()) {
        lock.waiting = lock.waiting.filter(({ tab }) => tab.alive);
        if (lock.holder && !lock.holder.alive) pass(lock);
      }
    },
    storeOf(tab) {
      const answer = <Result>(act: () => Result) =>
        steps.wait(tab, () => {
          if (shared.blocked) throw new StorageError('blocked');
          return act();
        });
      const sizeWithout = (key: string) => {
        let size = 0;
        for (const [other, value] of shared.values) if (other !== key) size += other.length + value.length;
        return size;
      };
      return {
        get: (key) => answer(() => shared.values.get(key) ?? null),
        set: (key, value) =>
          answer(() => {
            if (
              shared.quota < Number.POSITIVE_INFINITY &&
              sizeWithout(key) + key.length + value.length > shared.quota
            )
              throw new StorageError('full');
            shared.values.set(key, value);
          }),
        delete: (key) => answer(() => void shared.values.delete(key)),
        keys: () => answer(() => [...shared.values.keys()]),
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
    },
  };
  return shared;
}
