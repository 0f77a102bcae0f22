import type { QueuedEdit } from '../machines/row-editor/row-editor.rules.ts';
import type { OutboxChange, OutboxEntry } from '../offline/outbox.types.ts';

/** How the edits of one row are known among all that lie on this device. */
export interface QueuedEditsOf<Changes> {
  /** What an edit writes; null for one of another kind. */
  changesIn(change: OutboxChange): Changes | null;
}

/** Her edits of one row that lie on this device, oldest first. `entity` is the row's name in the outbox. */
export const queuedEditsOf = <Changes>(
  { changesIn }: QueuedEditsOf<Changes>,
  entries: readonly OutboxEntry[],
  entity: string,
): QueuedEdit<Changes>[] =>
  entries.flatMap((entry) => {
    const changes = entry.entity === entity ? changesIn(entry.change) : null;
    if (changes === null) return [];
    const { operationId: id, change, status } = entry;
    const base = 'expectedUpdatedAt' in change ? change.expectedUpdatedAt : null;
    const updatedAt = status.state === 'conflict' ? status.version : null;
    const says = status.state === 'conflict' ? status.theirs : null;
    const newer = updatedAt !== null && says !== null ? { updatedAt, says } : null;
    return [{ id, changes, base, state: status.state, newer }];
  });
