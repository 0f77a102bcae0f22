import type { DataErrorCode } from '../data-port/errors.ts';
import type { Fields } from './commands/command.types.ts';
import type { OutboxChange } from './commands/index.ts';
import type { KeyValueStore, StorageFailure } from './key-value-store.ts';

export type { Fields, Json } from './commands/command.types.ts';
export type { OutboxChange } from './commands/index.ts';

/**
 * What an entry needs next: to be sent, the member's decision about a newer row, or the one about a refusal.
 */
export type OutboxState =
  | { state: 'waiting' }
  /** `theirs`: the newer row, to be shown beside the edit; earlier releases stored of it what the edit would overwrite. */
  | { state: 'conflict'; version: string | null; theirs: Fields }
  | { state: 'refused'; code: DataErrorCode };

/** An edit that lies on this device until the backend has answered. */
export type OutboxEntry = {
  /** A UUID of the client's own; the backend applies each once. */
  operationId: string;
  /** Who made the edit: it is never sent for anybody else. */
  owner: string;
  /** Ascending over all queues of this device. */
  sequence: number;
  /** What is edited: entries of the same are sent in order, and wait for each other. */
  entity: string;
  /** When the member made it, in milliseconds since 1970. */
  timestamp: number;
  change: OutboxChange;
  status: OutboxState;
};

/**
 * What the backend says to an entry.
 *
 * - `applied`: `version` is the one that this operation made, also when it is repeated, and not what stands there by
 *   now; otherwise the next edit, which is based on it, would overwrite somebody else's unseen.
 * - `busy`: not now; what is known to have had no effect and may be repeated.
 */
export type TransportAnswer =
  | { kind: 'applied'; version: string | null }
  | { kind: 'conflict'; version: string | null; theirs: Fields }
  | { kind: 'refused'; code: DataErrorCode }
  | { kind: 'busy'; retryAfterMs?: number };

/** Carries entries to the backend. */
export interface OutboxTransport {
  /**
   * Rejects when nothing is known: no connection, no answer, or a session that is not (or no longer) the owner's.
   * The entry then stays where it is and is sent again.
   */
  send(entry: OutboxEntry): Promise<TransportAnswer>;
}

/** Time, from outside. */
export interface OutboxClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after so many milliseconds; the returned function prevents it. */
  after(ms: number, run: () => void): () => void;
}

/**
 * What became of a submitted edit.
 *
 * - `applied`: on the server. `version` is null where the backend names none.
 * - `queued`: durably on this device, under `id`; it is sent when it can be.
 * - `conflict`: the row is newer. With an `id` it lies in the queue for the member's decision, with null
 * nothing was kept.
 * - `refused`: the backend, or the queue itself, does not take it, and it is not kept: the form has it.
 *   With an `id` another tab heard the refusal, and it lies in the queue.
 * - `gone`: no longer on this device, and only another tab knows why: it sent it, gave it up, or dropped it with its
 *   refusal. What stands there says which; until it was read, nothing is to be called saved.
 */
export type SubmitOutcome =
  | { kind: 'applied'; version: string | null }
  | { kind: 'queued'; id: string }
  | {
      kind: 'conflict';
      id: string | null;
      version: string | null;
      theirs: Fields;
    }
  | { kind: 'refused'; id: string | null; code: DataErrorCode }
  | { kind: 'gone' };

/** How an edit is submitted. */
export interface SubmitOptions {
  /** Operations that this edit holds all of: they are given up in the moment in which it is stored, and not before. */
  replaces?: readonly string[];
}

/** An answer that nobody was waiting for any more: to be told as a notice. */
export interface OutboxReport {
  entry: OutboxEntry;
  answer: Exclude<TransportAnswer, { kind: 'busy' }>;
}

/** What there is to show. A new object after every change. */
export interface OutboxSnapshot {
  /** Entries of the one signed in, oldest first. */
  entries: readonly OutboxEntry[];
  /** The operation on its way from this tab. */
  sending: string | null;
  /** What could not be read and lies aside, of whoever. */
  unreadable: number;
  /** What the device's storage answered last. */
  storage: 'ok' | StorageFailure;
}

/**
 * Edits made on this device, on their way to the backend. An edit is written down before it is sent and
 * deleted after the answer; so none is lost, and since the backend knows each by its id, none is applied twice.
 */
export interface Outbox {
  /** Whose edits are made and sent from now on; null sends nothing. Edits of others stay. */
  setUser(userId: string | null): void;
  /**
   * Stores the edit, then tries to send it. Rejects with a StorageError when it could neither be stored nor sent: then
   * nothing was kept, and the form still has it.
   */
  submit(change: OutboxChange, options?: SubmitOptions): Promise<SubmitOutcome>;
  /** Sends what waits, resolving when no more can be done now. Never rejects. `resumed`: events wait 2 s. */
  sync(options?: { resumed?: boolean }): Promise<void>;
  /** Reads the queues again: another tab may have changed them. Never rejects. */
  refresh(): Promise<void>;
  /** Tries a refused edit again. Rejects with a StorageError. */
  retry(operationId: string): Promise<void>;
  /** Gives an edit up; of a conflict, the newer row stays. Rejects with a StorageError. */
  discard(operationId: string): Promise<void>;
  /**
   * Lets the member's edit win over the newer row that the conflict showed, and over no later one. Rejects
   * with a StorageError.
   */
  overwrite(operationId: string): Promise<void>;
  /** Deletes what could not be read. Rejects with a StorageError. */
  discardUnreadable(): Promise<void>;
  getSnapshot(): OutboxSnapshot;
  /** Calls back after every change; the returned function ends it. */
  subscribe(listener: () => void): () => void;
  /** Calls back with answers that no `submit` was waiting for; the returned function ends it. */
  listen(listener: (report: OutboxReport) => void): () => void;
  /** Sends nothing any more. What was stored stays. */
  stop(): void;
}

/** What an outbox works with. */
export interface OutboxParts {
  store: KeyValueStore;
  transport: OutboxTransport;
  clock: OutboxClock;
  /** A new UUID. */
  newId(): string;
  /** Hears of failures that nobody has foreseen; the outbox goes on as after any other. */
  onUnexpected?(thrown: unknown): void;
}
