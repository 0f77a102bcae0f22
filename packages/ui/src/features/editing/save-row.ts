import { DataError } from '@sorella/core/data-port';
import type { QueuedEditsOf } from '@sorella/core/editing/queued-edits';
import type { EditableRow, SaveInput, SaveOutcome, Versioned } from '@sorella/core/machines/row-editor';
import { type OutboxChange, StorageError } from '@sorella/core/offline';
import type { AppServices } from '../../runtime/app-services.ts';

/** How the edits of one row are saved. */
export interface RowSaving<Row extends Versioned, Values extends object, Changes extends object> {
  readonly row: EditableRow<Row, Values, Changes> & QueuedEditsOf<Changes>;
  /** The edit as the outbox keeps it. */
  command(input: SaveInput<Row, Changes>): OutboxChange;
  /** What stands there now. */
  read(): Promise<Row>;
  /** A new row as it will stand there. */
  created?(changes: Changes): Row;
  /** The same without its picture, for a device that has no room for that; null where it has none. */
  withoutImage?(input: SaveInput<Row, Changes>): SaveInput<Row, Changes> | null;
}

/**
 * Saves an edit of a row: written down on this device, then sent. Rejects with a DataError when it
 * was refused, and with a StorageError when it could be neither stored nor sent.
 */
export async function saveRow<Row extends Versioned, Values extends object, Changes extends object>(
  { device, offline }: Pick<AppServices, 'device' | 'offline'>,
  { row, command, read, created, withoutImage }: RowSaving<Row, Values, Changes>,
  input: SaveInput<Row, Changes>,
): Promise<SaveOutcome<Row, Changes>> {
  let wanted = input;
  // What it replaces says less than the form does; one write lays the one in the other's place.
  const submit = () => offline.submit(command(wanted), { replaces: wanted.replaces });
  const outcome = await submit().catch((thrown: unknown) => {
    const lighter = thrown instanceof StorageError ? withoutImage?.(wanted) : null;
    if (!lighter) throw thrown;
    wanted = lighter;
    return submit();
  });
  const { changes } = wanted;
  const base = wanted.base ?? created?.(changes) ?? null;
  switch (outcome.kind) {
    case 'applied': {
      const { version: updatedAt } = outcome;
      const saved =
        base === null || updatedAt === null ? await read() : { ...row.withChanges(base, changes), updatedAt };
      return { type: 'applied', row: saved };
    }
    case 'queued': {
      const connected = device.isOnline() && (await device.probe());
      return {
        type: 'queued',
        id: outcome.id,
        changes,
        connected,
        row: base,
        withoutImage: wanted !== input,
      };
    }
    case 'conflict': {
      const { id, version: updatedAt, theirs } = outcome;
      const newest = await read().catch((thrown: unknown) => {
        if (base === null || updatedAt === null) throw thrown;
        // What the answer itself said of the newer one.
        return { ...row.said(base, theirs), updatedAt };
      });
      return { type: 'conflict', id, row: newest, changes };
    }
    case 'gone': {
      // Another tab sent it, or gave it up: only the row can tell, and what it does not say was not saved.
      const newest = await read();
      if (row.says(newest, changes)) return { type: 'applied', row: newest };
      return { type: 'conflict', id: null, row: newest, changes };
    }
    case 'refused':
      throw new DataError(outcome.code);
  }
}
