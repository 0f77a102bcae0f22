import { DataError } from '@sorella/core/data-port';
import type {
  Caches,
  Outbox,
  OutboxChange,
  OutboxSnapshot,
  SubmitOptions,
  SubmitOutcome,
} from '@sorella/core/offline';
import type { SyncItem } from '../site/sync-panel/sync-panel.types.ts';

/** What works without a connection, once its code is there. */
export interface Offline {
  outbox: Outbox;
  caches: Caches;
  /** What waits, as the list of it shows it: only here is known what each kind of edit is called. */
  syncItemsOf(snapshot: OutboxSnapshot): SyncItem[];
}

/**
 * Outbox and caches, whose code comes when somebody is signed in or makes an edit: a visitor's page never needs it.
 */
export interface LazyOffline {
  /** Brings the code, once. Rejects with a DataError `network` when it cannot be had. */
  load(): Promise<Offline>;
  /** What is there by now. */
  current(): Offline | undefined;
  /** As the outbox's own; rejects with a DataError `network` as well when its code cannot be had. */
  submit(change: OutboxChange, options?: SubmitOptions): Promise<SubmitOutcome>;
  /** What the outbox shows; undefined before it is there. */
  getSnapshot(): OutboxSnapshot | undefined;
  /** Calls back after every change; the returned function ends it. */
  subscribe(listener: () => void): () => void;
}

/** See {@link LazyOffline}. */
export function lazyOffline(make: () => Promise<Offline>): LazyOffline {
  const listeners = new Set<() => void>();
  let offline: Offline | undefined;
  let loading: Promise<Offline> | undefined;

  const changed = () => {
    for (const listener of listeners) listener();
  };

  const load = () => {
    loading ??= make().then(
      (made) => {
        offline = made;
        made.outbox.subscribe(changed);
        changed();
        return made;
      },
      (thrown: unknown) => {
        loading = undefined;
        throw new DataError('network', { cause: thrown });
      },
    );
    return loading;
  };

  return {
    load,
    current: () => offline,
    submit: async (change, options) => (await load()).outbox.submit(change, options),
    getSnapshot: () => offline?.outbox.getSnapshot(),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
