import type * as z from 'zod/mini';
import type { Fields } from './commands/command.types.ts';
import { COMMANDS, commandOf, type OutboxChange } from './commands/index.ts';
import type { QueueName } from './commands/queues.ts';
import type { OutboxEntry, OutboxState } from './outbox.types.ts';
import { StoredEntry } from './stored/edits.ts';

/** Characters of an image that lies in the queue as a `data:` URL: storage holds five million for everything. */
export const QUEUED_IMAGE_MAX_CHARS = 1_000_000;

/** The version that an edit is based on; null for whatever stands there. */
export function baseOf(change: OutboxChange): string | null {
  return 'expectedUpdatedAt' in change ? change.expectedUpdatedAt : null;
}

/** The same edit, based on another version. */
export function basedOn(entry: OutboxEntry, version: string | null): OutboxEntry {
  if (!('expectedUpdatedAt' in entry.change)) return entry;
  return { ...entry, change: { ...entry.change, expectedUpdatedAt: version } };
}

/** Whether an edit carries a picture that is too large to wait on this device. */
export const hasLargeImage = (change: OutboxChange): boolean =>
  Object.values(fieldsOf(change)).some(
    (value) =>
      typeof value === 'string' && value.startsWith('data:') && value.length > QUEUED_IMAGE_MAX_CHARS,
  );

function statusOf({
  state,
  version,
  theirs,
  code,
}: z.infer<typeof StoredEntry>['status']): OutboxState | null {
  if (state === 'waiting') return { state };
  if (state === 'conflict') return version !== undefined && theirs ? { state, version, theirs } : null;
  return code ? { state, code } : null;
}

/** Reads one stored entry; null for what is none, and for one of a kind that this release does not know. */
export function readEntry(queue: QueueName, stored: unknown): OutboxEntry | null {
  const { data } = StoredEntry.safeParse(stored);
  const status = data ? statusOf(data.status) : null;
  if (!data || !status) return null;
  const { kind, owner, operationId, sequence, timestamp } = data;
  for (const command of COMMANDS) {
    if (command.queue !== queue || (kind !== undefined && command.kind !== kind)) continue;
    const change = command.read(stored);
    if (change)
      return {
        owner,
        operationId,
        sequence,
        timestamp,
        status,
        change,
        entity: command.entity(change, owner),
      };
  }
  return null;
}

/** The form in which an entry is stored. */
export function storedEntry(entry: OutboxEntry): Readonly<Record<string, unknown>> {
  const { owner, operationId, sequence, timestamp, status, change } = entry;
  const command = commandOf(change);
  return {
    ...command.write(change),
    timestamp,
    version: 1,
    kind: command.kind,
    owner,
    operationId,
    sequence,
    status,
  };
}

/** The fields that an edit would write, as shown to the member. */
export const fieldsOf = (change: OutboxChange): Fields => commandOf(change).fields(change);
