import { adminTableTexts } from '@sorella/core/notices';
import { Download } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import * as css from './table.css.ts';
import type { DataTableProps } from './table.types.ts';

/** Milliseconds without another letter before the search is sent. */
export const SEARCH_PAUSE_MS = 300;

/** Props of {@link DataTableToolbar}. */
export type DataTableToolbarProps = Pick<
  DataTableProps<never>,
  'view' | 'onViewChange' | 'filters' | 'onFilterChange' | 'searchHint' | 'onExport' | 'exporting'
>;

const NO_FILTERS: NonNullable<DataTableToolbarProps['filters']> = [];

/** Search, filters, order and export of a table. */
export function DataTableToolbar({
  view,
  onViewChange,
  filters = NO_FILTERS,
  onFilterChange,
  searchHint,
  onExport,
  exporting = false,
}: DataTableToolbarProps) {
  return (
    <div role="search" className={css.toolbar}>
      {searchHint === undefined ? null : (
        <SearchField
          hint={searchHint}
          value={view.search}
          onSearch={(search) => onViewChange({ ...view, page: 1, search })}
        />
      )}
      {filters.map(({ id, label, value, options }) => (
        <Field key={id} label={label} className={css.filter}>
          {(control) => (
            <Select
              {...control}
              value={value}
              options={options}
              onValueChange={(next) => onFilterChange?.({ id, value: next })}
            />
          )}
        </Field>
      ))}
      <Field label={adminTableTexts.order} className={css.filter}>
        {(control) => (
          <Select
            {...control}
            value={view.ascending ? 'oldest' : 'newest'}
            options={[
              { value: 'newest', label: adminTableTexts.newestFirst },
              { value: 'oldest', label: adminTableTexts.oldestFirst },
            ]}
            onValueChange={(order) => onViewChange({ ...view, page: 1, ascending: order === 'oldest' })}
          />
        )}
      </Field>
      {onExport ? (
        <Button
          variant="secondary"
          className={css.exportButton}
          icon={<Icon drawing={Download} size={18} />}
          busy={exporting}
          busyLabel={adminTableTexts.exporting}
          onPress={onExport}
        >
          {adminTableTexts.export}
        </Button>
      ) : null}
    </div>
  );
}

function SearchField({
  hint,
  value,
  onSearch,
}: {
  hint: string;
  value: string;
  onSearch: (search: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // Cleared, or set, from elsewhere: what is being typed is newer than an answer to it.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => search.current(next.trim()), SEARCH_PAUSE_MS);
  };
  return (
    <Field label={adminTableTexts.search} className={css.search}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={hint}
          value={typed}
          onValueChange={type}
        />
      )}
    </Field>
  );
}
