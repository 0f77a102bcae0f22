import type { OutboxEntry, TransportAnswer } from '../outbox.types.ts';
import { baseOf, fieldsOf } from '../outbox-entry.ts';
import { isMark } from './edits.ts';

/** Who wrote which version of a row, and by which edit. */
interface Version {
  by: string;
  mark: string;
}

/** The rows and what was done to them; the index of a version is its number, and the first has no writer. */
export interface ModelServer {
  versionOf(entity: string): string;
  numberOf(version: string): number;
  writesOf(entity: string): readonly Version[];
  entities(): readonly string[];
  /** Somebody else writes. */
  disturb(entity: string): void;
  /** Answers as the backend must: each operation once, and never over a version that was not seen. */
  answer(entry: OutboxEntry, caller: string | null, refuses: (mark: string) => boolean): TransportAnswer;
}

/** Each edit of a test carries its mark where a person would have written something. */
export function markOf({ change }: OutboxEntry): string {
  return Object.values(fieldsOf(change)).find(isMark) ?? '';
}

/** See {@link ModelServer}. */
export function createModelServer(): ModelServer {
  const rows = new Map<string, Version[]>();
  const operations = new Map<string, string>();

  const rowOf = (entity: string) => {
    const row = rows.get(entity) ?? [];
    rows.set(entity, row);
    return row;
  };
  const versionOf = (entity: string) => `v${rows.get(entity)?.length ?? 0}`;

  return {
    versionOf,
    numberOf: (version) => Number(version.slice(1)),
    writesOf: (entity) => rows.get(entity) ?? [],
    entities: () => [...rows.keys()],
    disturb: (entity) => void rowOf(entity).push({ by: 'somebody else', mark: '' }),
    answer(entry, caller, refuses) {
      if (caller !== entry.owner) throw new Error('the session is not the owner’s');
      const operation = `${caller} ${entry.operationId}`;
      const done = operations.get(operation);
      if (done !== undefined) return { kind: 'applied', version: done };
      const mark = markOf(entry);
      if (refuses(mark)) return { kind: 'refused', code: 'invalid-input' };
      const base = baseOf(entry.change);
      const current = versionOf(entry.entity);
      if (base !== null && base !== current)
        return { kind: 'conflict', version: current, theirs: fieldsOf(entry.change) };
      rowOf(entry.entity).push({ by: caller, mark });
      const version = versionOf(entry.entity);
      operations.set(operation, version);
      return { kind: 'applied', version };
    },
  };
}
