import type { CommunityData, ReplayOptions } from '../../data-port/community-data.ts';
import type { LiveChange } from '../../data-port/live.ts';
import type { QueueName } from './queues.ts';

/** A field of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Fields of a row, by name. */
export type Fields = Readonly<Record<string, Json>>;

/** What a command is sent with. */
export interface Sending<Change> {
  data: CommunityData;
  /** Bytes of a base64 text; core has no way of its own to read one. */
  bytesOf(base64: string): Uint8Array;
  change: Change;
  /** Who made the edit. */
  owner: string;
  /** The operation's id, with the version that the edit is based on. */
  options: ReplayOptions & { operationId: string };
}

/** One kind of edit that waits on this device until the backend has answered: all that is known of it. */
export interface Command<Change extends { kind: string }> {
  /** Also stored with each entry. */
  readonly kind: Change['kind'];
  /** Where it waits, and how patiently. */
  readonly queue: QueueName;
  /** What it writes, as live updates name it: whatever shows that is read again. */
  readonly writes: LiveChange['kind'];
  /** Reads the stored fields; null for what is none of this kind. */
  read(stored: unknown): Change | null;
  /** The fields that are stored. */
  write(change: Change): Readonly<Record<string, unknown>>;
  /** What is edited: edits of the same go in order. */
  entity(change: Change, owner: string): string;
  /** The fields that it would write, as shown to the member. */
  fields(change: Change): Fields;
  /** What it is called in the list of what waits. */
  label(change: Change): string;
  /** Gives the version that the operation made, null where the backend names none. Rejects with a DataError. */
  send(sending: Sending<Change>): Promise<string | null>;
  /** The row that stands there now, to be shown when it is newer; null where there is none to compare with. */
  newest(sending: Sending<Change>): Promise<(object & { updatedAt: string }) | null>;
}
