import { fillText } from '@sorella/core/notices/notice';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { type ColumnDef, useTable } from '@tanstack/react-table';
import { use, useMemo, useRef, useState } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { SearchDrawing } from '../../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Pagination } from '../../primitives/Pagination.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cx } from '../../styles/cx.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { DataTableToolbar } from './DataTableToolbar.tsx';
import { KeptListContext } from './kept-list.ts';
import * as css from './table.css.ts';
import type { DataTableProps, LoadedRows, TableSelection } from './table.types.ts';
import { features, type TableFeatures } from './table-features.ts';
import { TableSpeech } from './table-speech.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowReturnedTo } from './use-row-returned-to.ts';

const NO_MATCH = { title: adminTableTexts.noMatch, body: adminTableTexts.noMatchBody };

const isFiltered = <Row extends object>({ view, filters = [] }: DataTableProps<Row>) =>
  view.search !== '' || filters.some(({ value }) => value !== '');

/** How many are picked, and what of it is not seen here. */
function selectedWords<Row>({ selected, elsewhere = 0, most }: TableSelection<Row>): string {
  const n = selected.size;
  const { selected: words, selectedElsewhere, selectedMost } = adminTableTexts;
  return [
    fillText(elsewhere > 0 ? selectedElsewhere : words, { n, elsewhere }),
    ...(n === most ? [selectedMost] : []),
  ].join(' ');
}

/** What has the focus is scrolled to above the bar, which lies over the foot of the window. */
const keepClearOf = (bar: HTMLElement | null) => {
  if (bar === null) return;
  const { style } = document.documentElement;
  const keep = () => {
    style.scrollPaddingBlockEnd = `${Math.ceil(bar.getBoundingClientRect().height) + 32}px`;
  };
  keep();
  const observer = new ResizeObserver(keep);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlockEnd = '';
  };
};

/**
 * A table for daily use: pages, order, filters and search are the server's, the rows of one page stand here. Rows
 * are walked with the arrow keys and picked with Space. On a phone each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { content, loadingLabel, onRetry, empty, noMatch = NO_MATCH, selection, updating = false } = props;
  const { announced, headingLevel = 2 } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  useFocusAfterRemoval(rootRef);
  const clear = () => {
    for (const { id, value } of props.filters ?? [])
      if (value !== '') props.onFilterChange?.({ id, value: '' });
    props.onViewChange({ ...props.view, page: 1, search: '' });
  };
  return (
    <div ref={rootRef} className={css.root}>
      {announced === undefined ? null : (
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <DataTableToolbar {...props} />
      {selection && selection.selected.size > 0 ? (
        <div ref={keepClearOf} className={css.bulk}>
          <Text size="small" className={css.bulkCount}>
            {selectedWords(selection)}
          </Text>
          {selection.actions}
          <Button variant="quiet" size="small" onPress={() => selection.onChange(new Set())}>
            {adminTableTexts.unselect}
          </Button>
        </div>
      ) : null}
      {content.kind === 'loading' ? <DataTableSkeleton label={loadingLabel} /> : null}
      {content.kind === 'failed' ? (
        <Failed {...content} headingLevel={headingLevel} onRetry={onRetry} />
      ) : null}
      {content.kind === 'ready' && content.rows.length === 0 ? (
        isFiltered(props) ? (
          <EmptyState
            drawing={<SearchDrawing />}
            {...noMatch}
            headingLevel={headingLevel}
            action={
              <Button variant="secondary" onPress={clear}>
                {adminTableTexts.clear}
              </Button>
            }
          />
        ) : (
          <EmptyState drawing={<AllDoneDrawing />} {...empty} headingLevel={headingLevel} />
        )
      ) : null}
      {content.kind === 'ready' && content.rows.length > 0 ? (
        <div className={cx(css.body, updating && css.updating)} aria-busy={updating || undefined}>
          <TableSpeech value={say}>
            <Rows {...props} loaded={content} />
          </TableSpeech>
        </div>
      ) : null}
    </div>
  );
}

function Failed(content: { kind: 'failed' } & Parameters<typeof ErrorState>[0]) {
  const { kind: _, ...error } = content;
  return <ErrorState {...error} />;
}

function Rows<Row extends object>({
  loaded,
  label,
  columns,
  rowId,
  rowName,
  view,
  pageSize,
  countedTo = Number.POSITIVE_INFINITY,
  onViewChange,
  selection,
  isNewRow,
  announced,
}: DataTableProps<Row> & { loaded: LoadedRows<Row> }) {
  const { rows, total } = loaded;
  const defs = useMemo(
    () =>
      columns.map(
        ({ id, sortable = false }): ColumnDef<TableFeatures, Row> => ({
          id,
          accessorFn: (row) => row,
          enableSorting: sortable !== false,
          sortDescFirst: sortable !== 'words',
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const picked = useMemo(
    () => Object.fromEntries([...(selection?.selected ?? [])].map((id) => [id, true as const])),
    [selection?.selected],
  );
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowId,
    manualSorting: true,
    manualPagination: true,
    rowCount: total,
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => selection?.isSelectable(original) ?? false,
    state: {
      sorting: [{ id: view.sortBy, desc: !view.ascending }],
      pagination: { pageIndex: view.page - 1, pageSize },
      rowSelection: picked,
    },
    onSortingChange: (update) => {
      const now = [{ id: view.sortBy, desc: !view.ascending }];
      const [sorting] = typeof update === 'function' ? update(now) : update;
      if (sorting) onViewChange({ ...view, page: 1, sortBy: sorting.id, ascending: !sorting.desc });
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === 'function' ? update(picked) : update;
      selection?.onChange(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
  const list = use(KeptListContext);
  const [active, setActive] = useState(() => list?.row() ?? null);
  const rowsRef = useRowReturnedTo();
  const shown = table.getRowModel().rows;
  const tabStop = shown.some(({ id }) => id === active) ? active : shown[0]?.id;
  const keys = useRowKeys({
    onActive: setActive,
    onToggle: (id) => {
      const row = table.getRow(id);
      if (row.getCanSelect()) row.toggleSelected();
    },
    onFollow: (id) => list?.keepRow(id),
  });
  const pageCount = Math.ceil(total / pageSize);
  // Where their number is announced, a range that is all of them says it once more.
  const from = (view.page - 1) * pageSize + 1;
  return (
    <>
      <VisuallyHidden>
        <span id={keys.hintId}>
          {selection === undefined ? adminTableTexts.keys : (selection.keys ?? adminTableTexts.decisionKeys)}
        </span>
      </VisuallyHidden>
      <table className={css.table} aria-label={label} aria-describedby={keys.hintId}>
        <DataTableHead table={table} columns={columns} isSelectable={selection !== undefined} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows */}
        <tbody
          ref={rowsRef}
          className={css.rows}
          onClick={keys.onClick}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
        >
          {shown.map((row) => (
            <DataTableRow
              key={row.id}
              row={row}
              columns={columns}
              name={rowName(row.original)}
              isSelectable={selection !== undefined}
              isSelected={row.getIsSelected()}
              isTabStop={row.id === tabStop}
              isNew={isNewRow?.(row.original) ?? false}
            />
          ))}
        </tbody>
      </table>
      {announced !== undefined && pageCount <= 1 ? null : (
        <div className={css.foot}>
          <Text size="small" tone="soft">
            <span role={announced === undefined ? 'status' : undefined}>
              {fillText(total > countedTo ? adminTableTexts.rangeOfMore : adminTableTexts.range, {
                from: from.toLocaleString('en-US'),
                to: Math.min(from + rows.length - 1, total).toLocaleString('en-US'),
                total: Math.min(total, countedTo).toLocaleString('en-US'),
              })}
            </span>
          </Text>
          <Pagination
            page={view.page}
            pageCount={pageCount}
            onPageChange={(page) => onViewChange({ ...view, page })}
          />
        </div>
      )}
    </>
  );
}
