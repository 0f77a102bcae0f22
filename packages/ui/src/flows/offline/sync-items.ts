import { dataErrorNotice, fillText, syncFieldTexts, syncTexts } from '@sorella/core/notices';
import { fieldsOf, type Json, type OutboxEntry, type OutboxSnapshot } from '@sorella/core/offline';
import type { SyncItem, SyncVersions } from '../../site/sync-panel/sync-panel.types.ts';

const FIELDS: Readonly<Record<string, string>> = syncFieldTexts;

function whatOf({ change }: OutboxEntry): string {
  switch (change.kind) {
    case 'profile.update':
      return syncTexts.profileUpdate;
    case 'event.create':
      return fillText(syncTexts.named, { what: syncTexts.eventCreate, name: change.draft.title });
    case 'event.update': {
      const { title } = change.changes;
      return title
        ? fillText(syncTexts.named, { what: syncTexts.eventUpdate, name: title })
        : syncTexts.eventUpdate;
    }
    case 'admin.add':
      return syncTexts.adminAdd;
  }
}

/** A field's value as she reads it. */
function shown(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? syncTexts.yes : syncTexts.no;
  if (typeof value === 'string') return value.startsWith('data:') ? syncTexts.picture : value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function versionsOf({ change, status }: OutboxEntry): SyncVersions[] {
  if (status.state !== 'conflict') return [];
  return Object.entries(fieldsOf(change)).map(([field, mine]) => ({
    field: FIELDS[field] ?? field,
    mine: shown(mine),
    theirs: shown(status.theirs[field]),
  }));
}

/** The names of the fields that an edit changes, where they say something. */
function detailOf({ change }: OutboxEntry): string {
  if (change.kind !== 'profile.update' && change.kind !== 'event.update') return '';
  return Object.keys(change.changes)
    .map((field) => FIELDS[field] ?? field)
    .join(', ');
}

/** The entries of an outbox as the panel shows them. */
export function syncItemsOf({ entries, sending }: Pick<OutboxSnapshot, 'entries' | 'sending'>): SyncItem[] {
  return entries.map((entry) => {
    const { operationId: id, timestamp: at, status } = entry;
    const state = status.state === 'waiting' && sending === id ? 'sending' : status.state;
    const versions = versionsOf(entry);
    return {
      id,
      at,
      state,
      what: whatOf(entry),
      detail: detailOf(entry),
      ...(status.state === 'refused' ? { reason: dataErrorNotice(status.code).description } : {}),
      ...(versions.length > 0 ? { versions } : {}),
    };
  });
}
