import { type Event, type EventDraft, guessCity } from '@sorella/core/domain';
import type { OutboxSnapshot } from '@sorella/core/offline';

/** What of one event lies on this device: the edits' ids, and all that they would write, the later over the earlier. */
export interface QueuedEvent {
  readonly ids: readonly string[];
  readonly changes: Partial<EventDraft>;
}

/** The version of an event that was created on this device and that no server has yet. */
const UNSENT_VERSION = new Date(0).toISOString();

/** The version that an edit is made of; null for an event whose creation waits, and goes first. */
export const versionOf = ({ updatedAt }: Event): string | null =>
  updatedAt === UNSENT_VERSION ? null : updatedAt;

type Snapshot = Pick<OutboxSnapshot, 'entries'> | undefined;

/** Events whose creation waits on this device, as they were created there. */
export const waitingEventsOf = (snapshot: Snapshot): Event[] =>
  (snapshot?.entries ?? []).flatMap(({ change, status }) =>
    change.kind === 'event.create' && status.state === 'waiting'
      ? [
          {
            ...change.draft,
            city: change.draft.city ?? guessCity(change.draft.location),
            createdBy: null,
            paypalPaymentLink: null,
            attendeesCount: 0,
            updatedAt: UNSENT_VERSION,
          },
        ]
      : [],
  );

/** The edits of an event that wait and were made of this version of it; null when there are none. */
export function queuedEventOf(
  snapshot: Snapshot,
  eventId: string,
  version: string | null,
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
