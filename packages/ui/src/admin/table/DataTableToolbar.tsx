import { fillText } from '@sorella/core/notices/notice';
import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { Download, Settings2 } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { cx } from '../../styles/cx.ts';
import { ExportFormat } from './ExportFormat.tsx';
import * as css from './table.css.ts';
import type { DataTableProps, TableView } from './table.types.ts';

/** Props of {@link DataTableToolbar}. */
export type DataTableToolbarProps = Pick<
  DataTableProps<never>,
  | 'columns'
  | 'view'
  | 'onViewChange'
  | 'filters'
  | 'onFilterChange'
  | 'searchHint'
  | 'searchLabel'
  | 'fixedOrder'
  | 'ownSort'
  | 'onExport'
  | 'exporting'
  | 'separator'
  | 'onSeparatorChange'
  | 'views'
>;

const NO_FILTERS: NonNullable<DataTableToolbarProps['filters']> = [];

const orderValue = ({ sortBy, ascending }: Pick<TableView, 'sortBy' | 'ascending'>) =>
  `${sortBy} ${ascending ? 'up' : 'down'}`;

/** Every order that a list can have, its own first: for where its columns have no heads. */
function ordersOf(columns: DataTableToolbarProps['columns'], ownSort: string) {
  const sorts = columns.flatMap(({ id, header, sortable = false }) =>
    sortable === false ? [] : [{ id, header, ofWords: sortable === 'words' }],
  );
  const own = sorts.find(({ id }) => id === ownSort) ?? { id: ownSort, header: '', ofWords: false };
  return [own, ...sorts.filter((sort) => sort.id !== ownSort)].flatMap(({ id, header, ofWords }) => {
    const up = { value: orderValue({ sortBy: id, ascending: true }) };
    const down = { value: orderValue({ sortBy: id, ascending: false }) };
    const named = (order: string) => fillText(adminTableTexts.orderOf, { column: header, order });
    return ofWords
      ? [
          { ...up, label: named(adminTableTexts.aToZ) },
          { ...down, label: named(adminTableTexts.zToA) },
        ]
      : [
          { ...down, label: adminTableTexts.newestFirst },
          { ...up, label: adminTableTexts.oldestFirst },
        ];
  });
}

/** Search, filters, order and export of a table. */
export function DataTableToolbar({
  columns,
  view,
  onViewChange,
  filters = NO_FILTERS,
  onFilterChange,
  searchHint,
  searchLabel = adminTableTexts.search,
  fixedOrder = false,
  ownSort,
  onExport,
  exporting = false,
  separator,
  onSeparatorChange,
  views,
}: DataTableToolbarProps) {
  const { sortable = false } = columns.find(({ id }) => id === view.sortBy) ?? {};
  const formatId = useId();
  const [showsFormat, setShowsFormat] = useState(false);
  return (
    <div role="search" className={css.toolbar}>
      {searchHint === undefined ? null : (
        <SearchField
          label={searchLabel}
          placeholder={searchHint}
          narrowHint
          className={cx(css.search, filters.length > 3 && css.searchAlone)}
          value={view.search}
          onValueChange={(search, details) => onViewChange({ ...view, page: 1, search }, details)}
        />
      )}
      {filters.map((filter) => (
        <Field
          key={filter.id}
          label={filter.label}
          {...(filter.kind === 'day' && filter.error !== undefined && { error: filter.error })}
          className={cx(css.filter, filter.kind !== 'day' && filter.isLong && css.longFilter)}
        >
          {(control) => {
            const { id, value } = filter;
            const onValueChange = (next: string) => onFilterChange?.({ id, value: next });
            if (filter.kind !== 'day')
              return (
                <Select
                  {...control}
                  className={css.narrow}
                  value={value}
                  options={filter.options}
                  onValueChange={onValueChange}
                />
              );
            const { min, max } = filter;
            return (
              <TextInput {...control} type="date" {...{ value, min, max }} onValueChange={onValueChange} />
            );
          }}
        </Field>
      ))}
      {fixedOrder ? null : (
        <Field
          label={adminTableTexts.order}
          className={cx(css.filter, sortable && css.order, sortable === 'words' && css.longFilter)}
        >
          {(control) => (
            <Select
              {...control}
              className={css.narrow}
              value={orderValue(view)}
              options={ordersOf(columns, ownSort ?? view.sortBy)}
              onValueChange={(order) => {
                const [sortBy = view.sortBy, direction] = order.split(' ');
                onViewChange({ ...view, page: 1, sortBy, ascending: direction === 'up' });
              }}
            />
          )}
        </Field>
      )}
      {onExport ? (
        <div className={css.exports}>
          <Button
            variant="secondary"
            icon={<Icon drawing={Download} size={18} />}
            busy={exporting}
            busyLabel={adminTableTexts.exporting}
            onPress={onExport}
          >
            {adminTableTexts.export}
          </Button>
          {separator === undefined ? null : (
            <IconButton
              label={adminTableTexts.exportFormat}
              expanded={showsFormat}
              controls={formatId}
              onPress={() => setShowsFormat(!showsFormat)}
            >
              <Icon drawing={Settings2} />
            </IconButton>
          )}
        </div>
      ) : null}
      {views}
      {showsFormat && separator !== undefined && onSeparatorChange ? (
        <ExportFormat id={formatId} separator={separator} onSeparatorChange={onSeparatorChange} />
      ) : null}
    </div>
  );
}
