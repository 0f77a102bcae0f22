import type { OutboxEntry, OutboxState, SubmitOutcome, TransportAnswer } from './outbox.types.ts';
import { basedOn, baseOf } from './outbox-entry.ts';

/** An answer that settles something. */
export type Settling = Exclude<TransportAnswer, { kind: 'busy' }>;

/** What an answer means to whoever submitted the edit; `id` where it lies in the queue now, if it does. */
export function outcomeOf(answer: Settling, id: string | null): SubmitOutcome {
  switch (answer.kind) {
    case 'applied':
      return { kind: 'applied', version: answer.version };
    case 'conflict':
      return { kind: 'conflict', id, version: answer.version, theirs: answer.theirs };
    case 'refused':
      return { kind: 'refused', id, code: answer.code };
  }
}

/** What an entry that a pass has not settled means to whoever submitted it. */
export function outcomeIn(entries: readonly OutboxEntry[], id: string): SubmitOutcome {
  const status = entries.find(({ operationId }) => operationId === id)?.status;
  switch (status?.state) {
    case 'waiting':
      return { kind: 'queued', id };
    case 'conflict':
      return { kind: 'conflict', id, version: status.version, theirs: status.theirs };
    case 'refused':
      return { kind: 'refused', id, code: status.code };
    case undefined: // Another tab sent it, gave it up, or dropped it with its refusal.
      return { kind: 'gone' };
  }
}

/** Oldest first. */
export const bySequence = (one: OutboxEntry, other: OutboxEntry) => one.sequence - other.sequence;

/**
 * The entry to send next: the oldest of each entity, when it waits, and of these the one that failed least often, then
 * the oldest. So an edit in conflict holds back only what came after it on the same entity, and one that the backend
 * cannot answer holds back nobody for long.
 */
export function nextToSend(
  entries: readonly OutboxEntry[],
  owner: string,
  isHeld: (entry: OutboxEntry) => boolean,
  failuresOf: (entry: OutboxEntry) => number,
): OutboxEntry | undefined {
  const first = new Map<string, OutboxEntry>();
  for (const entry of entries.toSorted(bySequence))
    if (entry.owner === owner && !first.has(entry.entity)) first.set(entry.entity, entry);
  return [...first.values()]
    .filter((entry) => entry.status.state === 'waiting' && !isHeld(entry))
    .toSorted((one, other) => failuresOf(one) - failuresOf(other) || bySequence(one, other))[0];
}

/**
 * A queue after the answer to the entry as it was sent. Edits of the same entity that were based on the same version
 * as the applied one are based on the one it made from now on: the member's own earlier edit is no conflict.
 * An edit based on another version the member saw stays based on that.
 */
export function settled(
  entries: readonly OutboxEntry[],
  sent: OutboxEntry,
  answer: Settling,
  keep: boolean,
): OutboxEntry[] {
  const rest = entries.filter(({ operationId }) => operationId !== sent.operationId);
  if (answer.kind === 'applied') {
    const base = baseOf(sent.change);
    return rest.map((entry) =>
      entry.owner === sent.owner && entry.entity === sent.entity && baseOf(entry.change) === base
        ? basedOn(entry, answer.version)
        : entry,
    );
  }
  if (!keep) return rest;
  const status: OutboxState =
    answer.kind === 'conflict'
      ? { state: 'conflict', version: answer.version, theirs: answer.theirs }
      : { state: 'refused', code: answer.code };
  return entries.map((entry) => (entry.operationId === sent.operationId ? { ...entry, status } : entry));
}
