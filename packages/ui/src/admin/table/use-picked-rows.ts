import { ADMIN_BULK_MAX } from '@sorella/core/domain/limits';
import { use, useEffect, useState } from 'react';
import { KeptListContext } from './kept-list.ts';
import type { PanelTableProps, TableSelection } from './table.types.ts';

interface PickedRow<Row> {
  readonly row: Row;
  /** How the list was looked at when it was last seen. */
  readonly seenBy: string;
}

type Picked<Row> = ReadonlyMap<string, PickedRow<Row>>;

/** What {@link usePickedRows} is told about a panel. */
export interface PickedRowsOptions<Row> {
  readonly table: Pick<PanelTableProps<Row>, 'content' | 'view' | 'filters' | 'updating'>;
  readonly rowId: (row: Row) => string;
  readonly isSelectable: (row: Row) => boolean;
  /** Other rows are picked than before. */
  readonly onChange?: () => void;
}

/** What is picked of a list, page by page. */
export interface PickedRows<Row> {
  /** Those that are not on the page as they stood when they were. */
  readonly picked: readonly Row[];
  readonly selection: Omit<TableSelection<Row>, 'actions'>;
  readonly clear: () => void;
}

/**
 * Rows that are picked stay so on the next page, in another order, with another search and while a record is looked at,
 * until something is done with them. What leaves its page while that is looked at (it may have been decided), or cannot
 * be picked any more, is picked no more.
 */
export function usePickedRows<Row>({
  table: { content, view, filters = [], updating = false },
  rowId,
  isSelectable,
  onChange,
}: PickedRowsOptions<Row>): PickedRows<Row> {
  const list = use(KeptListContext);
  // A section has one table whose rows can be picked, so these are rows of this table.
  const [kept, setKept] = useState<Picked<Row>>(() => (list?.picked() ?? new Map()) as Picked<Row>);
  useEffect(() => list?.keepPicked(kept), [list, kept]);
  const rows = content.kind === 'ready' ? content.rows : [];
  const shown = new Map(rows.map((row) => [rowId(row), row]));
  const seenBy = JSON.stringify([view, filters.map(({ id, value }) => [id, value])]);
  const isSettled = content.kind === 'ready' && !updating;
  const next = new Map(
    [...kept].flatMap(([id, entry]): [string, PickedRow<Row>][] => {
      const row = shown.get(id) ?? entry.row;
      const hasLeft = isSettled && !shown.has(id) && entry.seenBy === seenBy;
      if (hasLeft || !isSelectable(row)) return [];
      const isSeen = isSettled && shown.has(id);
      return [[id, row === entry.row && !isSeen ? entry : { row, seenBy: isSeen ? seenBy : entry.seenBy }]];
    }),
  );
  const isSame = ([id, { row, seenBy: by }]: [string, PickedRow<Row>]) =>
    kept.get(id)?.row === row && kept.get(id)?.seenBy === by;
  if (next.size !== kept.size || ![...next].every(isSame)) setKept(next);
  return {
    picked: [...next.values()].map(({ row }) => row),
    selection: {
      selected: new Set(next.keys()),
      elsewhere: [...next.keys()].filter((id) => !shown.has(id)).length,
      most: ADMIN_BULK_MAX,
      isSelectable: (row) => isSelectable(row) && (next.size < ADMIN_BULK_MAX || next.has(rowId(row))),
      onChange: (ids) => {
        // In whatever order the ids come, what was picked before is not pushed out.
        let room = ADMIN_BULK_MAX - [...ids].filter((id) => next.has(id)).length;
        const chosen = [...ids].flatMap((id): [string, PickedRow<Row>][] => {
          const before = next.get(id);
          if (before) return [[id, before]];
          const row = shown.get(id);
          if (row === undefined || room === 0) return [];
          room -= 1;
          return [[id, { row, seenBy }]];
        });
        setKept(new Map(chosen));
        onChange?.();
      },
    },
    clear: () => setKept(new Map()),
  };
}
