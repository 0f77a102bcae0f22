import { fillText } from '@sorella/core/notices/notice';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import type { Row as TableRow } from '@tanstack/react-table';
import { cx } from '../../styles/cx.ts';
import { SelectBox } from './SelectBox.tsx';
import * as css from './table.css.ts';
import type { DataColumn } from './table.types.ts';
import type { TableFeatures } from './table-features.ts';

/** Props of {@link DataTableRow}. */
export interface DataTableRowProps<Row extends object> {
  readonly row: TableRow<TableFeatures, Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly name: string;
  /** Rows of this table can be picked, this one or others. */
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  /** The row that Tab reaches. */
  readonly isTabStop: boolean;
  /** It came while the table stood open. */
  readonly isNew: boolean;
}

/** One row, or on a phone one card. */
export function DataTableRow<Row extends object>({
  row,
  columns,
  name,
  isSelectable,
  isSelected,
  isTabStop,
  isNew,
}: DataTableRowProps<Row>) {
  return (
    <tr
      data-row={row.id}
      data-new={isNew || undefined}
      className={cx(css.row, isSelected && css.rowSelected)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows are walked with the arrow keys
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-label={name}
    >
      {isSelectable ? (
        <td className={cx(css.cell, css.pick)}>
          {row.getCanSelect() ? (
            <SelectBox
              label={fillText(adminTableTexts.selectRow, { name })}
              checked={isSelected}
              onCheckedChange={(checked) => row.toggleSelected(checked)}
            />
          ) : null}
        </td>
      ) : null}
      {columns.map(
        ({ id, header, cell, isRowHeader = false, isEmpty, isPlain = false, isShort = false }, index) => {
          const content = (
            <>
              {isPlain || (isRowHeader && index === 0) ? null : (
                <span className={css.cellLabel}>{header} </span>
              )}
              {cell(row.original)}
            </>
          );
          return isRowHeader ? (
            <th key={id} scope="row" className={cx(css.cell, css.rowHeader, isSelectable && css.besidePick)}>
              {content}
            </th>
          ) : (
            <td
              key={id}
              className={cx(css.cell, isShort && css.shortCell, isEmpty?.(row.original) && css.emptyCell)}
            >
              {content}
            </td>
          );
        },
      )}
    </tr>
  );
}
