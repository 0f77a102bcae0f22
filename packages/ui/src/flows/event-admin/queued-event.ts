import type { EventDraft } from '@sorella/core/domain';
import type { OutboxSnapshot } from '@sorella/core/offline';

/** What of one event lies on this device: the edits' ids, and all that they would write, the later over the earlier. */
export interface QueuedEvent {
  readonly ids: readonly string[];
  readonly changes: Partial<EventDraft>;
}

/** The edits of an event that wait and were made of this version of it; null when there are none. */
export function queuedEventOf(
  snapshot: Pick<OutboxSnapshot, 'entries'> | undefined,
  eventId: string,
  version: string,
): QueuedEvent | null {
  const ids: string[] = [];
  const changes: Partial<EventDraft> = {};
  for (const { operationId, change, status } of snapshot?.entries ?? []) {
    if (change.kind !== 'event.update' || change.eventId !== eventId) continue;
    // One in conflict, or refused, is decided about in the list of what waits.
    if (status.state !== 'waiting' || change.expectedUpdatedAt !== version) return null;
    ids.push(operationId);
    Object.assign(changes, change.changes);
  }
  return ids.length > 0 ? { ids, changes } : null;
}
