import type { QueuedEdit } from '@sorella/core/domain';
import type { ProfileVersion } from '@sorella/core/machines/profile-editor';
import type { OutboxEntry, OutboxSnapshot } from '@sorella/core/offline';

/** What the profile's form and the rest of its page show of the row. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'title', 'bio', 'avatarUrl'] as const;

/** What a newer row says, as far as the outbox was told of it; the rest is read again by the page. */
export function pickedFields(theirs: Readonly<Record<string, unknown>>): Partial<ProfileVersion> {
  const said: Partial<ProfileVersion> = {};
  for (const field of PROFILE_FIELDS) {
    const value = theirs[field];
    if (typeof value === 'string' || value === null) said[field] = value;
  }
  return said;
}

function queuedEditOf({ operationId: id, change, status }: OutboxEntry): QueuedEdit | null {
  if (change.kind !== 'profile.update') return null;
  const version = status.state === 'conflict' ? status.version : null;
  const theirs = status.state === 'conflict' ? status.theirs : {};
  return {
    id,
    changes: change.changes,
    base: change.expectedUpdatedAt,
    state: status.state,
    newer: version === null ? null : { updatedAt: version, says: pickedFields(theirs) },
  };
}

/** The edits of the member's own profile that lie on this device, oldest first. */
export const queuedProfileOf = ({ entries }: Pick<OutboxSnapshot, 'entries'>, userId: string): QueuedEdit[] =>
  entries.filter(({ owner }) => owner === userId).flatMap((entry) => queuedEditOf(entry) ?? []);
