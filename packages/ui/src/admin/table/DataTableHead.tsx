import { fillText } from '@sorella/core/notices/notice';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import type { ReactTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import { SelectBox } from './SelectBox.tsx';
import * as css from './table.css.ts';
import type { DataColumn } from './table.types.ts';
import type { TableFeatures } from './table-features.ts';

/** Props of {@link DataTableHead}. */
export interface DataTableHeadProps<Row extends object> {
  readonly table: ReactTable<TableFeatures, Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly isSelectable: boolean;
}

const ORDER = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const;

/** The names of the columns, which stay in sight; a press on one sorts by it. */
export function DataTableHead<Row extends object>({ table, columns, isSelectable }: DataTableHeadProps<Row>) {
  return (
    <thead className={css.headRow}>
      <tr>
        {isSelectable ? (
          <th scope="col" className={cx(css.headCell, css.pickAll)}>
            <SelectBox
              label={adminTableTexts.selectAll}
              labelInSight
              checked={table.getIsAllPageRowsSelected() && table.getIsSomePageRowsSelected()}
              unavailable={!table.getRowModel().rows.some((row) => row.getCanSelect())}
              mixed={table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()}
              onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked)}
            />
          </th>
        ) : null}
        {columns.map(({ id, header }) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() ?? false;
          return (
            <th
              key={id}
              scope="col"
              className={css.headCell}
              aria-sort={sorted === false ? undefined : ORDER[sorted]}
            >
              {column?.getCanSort() ? (
                <button
                  type="button"
                  className={css.sort}
                  title={fillText(adminTableTexts.sortBy, { column: header })}
                  onClick={() => column.toggleSorting(sorted === false ? undefined : sorted === 'asc')}
                >
                  {header}
                  <Icon
                    drawing={sorted === false ? ChevronsUpDown : ARROWS[sorted]}
                    size={15}
                    className={sorted === false ? css.sortIdle : undefined}
                  />
                </button>
              ) : header === adminTableTexts.actions ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
