/** Why text could not be kept on the device: no room is left, or the device keeps nothing at all (private mode). */
export type StorageFailure = 'full' | 'blocked';

/** The only thing that a {@link KeyValueStore} rejects with. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, cause?: unknown) {
    super(`storage ${failure}`, { cause });
    this.failure = failure;
  }
}

/** What becomes of the keys that a {@link KeyValueStore.transact} has read. */
export interface Transacted<Result> {
  /** New texts by their keys; null deletes. Keys that are not named stay as they are. */
  readonly writes: ReadonlyMap<string, string | null>;
  readonly result: Result;
}

/**
 * Keeps text on this device, shared by all tabs, across reloads. What `set` has answered is kept; each key changes
 * as a whole or not at all. Every method may reject with a {@link StorageError}.
 */
export interface KeyValueStore {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** All keys, in no order. */
  keys(): Promise<readonly string[]>;
  /**
   * Reads all keys that begin with one of these texts, and writes what `work` makes of them: all of it or nothing, and
   * nobody else, in whatever tab, reads or writes in between. Such keys are read and written in no other way.
   * Where the device has no such thing, each key still changes by itself, and may be seen late by other tabs.
   */
  transact<Result>(
    beginnings: readonly string[],
    work: (found: ReadonlyMap<string, string>) => Transacted<Result>,
  ): Promise<Result>;
  /**
   * Runs `work` while nobody else on this device, in whatever tab, runs any under the same name. A tab that dies
   * gives its place up. For changes that read first.
   */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}
