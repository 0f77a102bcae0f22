import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { syncFieldTexts, syncTexts } from '@sorella/core/notices/texts/sync.texts';
import { commandOf, fieldsOf, type Json, type OutboxEntry, type OutboxSnapshot } from '@sorella/core/offline';
import type { SyncItem, SyncVersions } from '../../site/sync-panel/sync-panel.types.ts';

const FIELDS: Readonly<Record<string, string>> = syncFieldTexts;

/** A field's value as the member reads it. */
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

/** The names of the fields that an edit of something older changes; of anything else they would say nothing. */
function detailOf({ change }: OutboxEntry): string {
  if (!('expectedUpdatedAt' in change)) return '';
  return Object.keys(fieldsOf(change))
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
      what: commandOf(entry.change).label(entry.change),
      detail: detailOf(entry),
      ...(status.state === 'refused' ? { reason: dataErrorNotice(status.code).description } : {}),
      ...(versions.length > 0 ? { versions } : {}),
    };
  });
}
