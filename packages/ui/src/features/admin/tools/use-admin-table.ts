import { type Page } from '@sorella/core/data-port';
import type { ListView } from '@sorella/core/domain/entities/saved-view';
import type { FilledNotice } from '@sorella/core/notices/notice';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { PanelTableProps, TableView } from '../../../admin/table/table.types.ts';
import { chooseCsvSeparator, useCsvSeparator } from '../../../browser/csv-separator.ts';
import { useReadFailure } from '../../../queries/use-read-failure.ts';
import { useAppServices } from '../../../runtime/AppServicesProvider.tsx';
import type { ExportColumn } from './csv-file.ts';
import { useExport } from './use-export.ts';
import { knownList, type ListWords, useShownList } from './use-shown-list.ts';

/** Rows of one page of a panel, unless it asks for others. */
const PAGE_SIZE = 25;

/** What a panel asks for: the view, with the filters of the panel. */
export interface TableRequest<Filters> extends TableView {
  readonly pageSize: number;
  readonly isExport: boolean;
  readonly filters: Filters;
}

/** What {@link useAdminTable} is told about a panel. */
export interface AdminTableOptions<
  Row extends object,
  Filters extends Readonly<Record<string, string>>,
  More = unknown,
> extends ListWords<Filters> {
  /** Its word in the query's key and in the name of its file. */
  readonly name: string;
  /** How its query's key begins; as a tool's by default. */
  readonly queryKey?: QueryKey;
  readonly pageSize?: number;
  /** Another list of the same page is in its address. */
  readonly isBesides?: boolean;
  readonly read: (
    request: TableRequest<Filters>,
    signal: AbortSignal | undefined,
  ) => Promise<Page<Row> & More>;
  readonly failed: Pick<FilledNotice, 'title' | 'description'>;
  /** Without it there is no export. */
  readonly exported?: readonly ExportColumn<Row>[];
}

/** The state of one of the admin's tables, its rows, and its export: one request a page. */
export function useAdminTable<
  Row extends object,
  Filters extends Readonly<Record<string, string>>,
  More = unknown,
>({
  name,
  queryKey = ['admin-tools', name],
  pageSize = PAGE_SIZE,
  sorts,
  noFilters,
  choices,
  isBesides = false,
  read,
  failed,
  exported,
}: AdminTableOptions<Row, Filters, More>): {
  readonly table: Omit<PanelTableProps<Row>, 'filters'>;
  readonly filters: Filters;
  /** What is shown, as it can be kept. */
  readonly shown: ListView;
  /** Shows a view that was kept; of filters that are none any more it knows nothing. */
  readonly showView: (view: ListView) => void;
  readonly rows: readonly Row[];
  /** All that the last page said; undefined until it came. */
  readonly found: (Page<Row> & More) | undefined;
} {
  const { now } = useAppServices();
  const separator = useCsvSeparator();
  const words = { sorts, noFilters, choices };
  const { list, changeList } = useShownList(words, !isBesides);
  const { filters, ...view } = list;
  const request = { ...view, filters, pageSize, isExport: false };
  const query = useQuery({
    queryKey: [...queryKey, request],
    queryFn: ({ signal }) => read(request, signal),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, errorUpdateCount } = query;
  // All of the page were decided, or nothing fitted what was asked before: what comes is not known to be nothing.
  const isEmptied = data?.rows.length === 0 && (data.total > 0 || query.isPlaceholderData);
  const failure = useReadFailure({
    data: isEmptied && error !== null ? undefined : data,
    error,
    isFetching,
    errorUpdateCount,
  });
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  // The rows of the last page may all have gone, by a decision or by somebody else's.
  if (data && !query.isPlaceholderData && view.page > lastPage)
    changeList((current) => ({ ...current, page: lastPage }), { replace: true });
  const { save, isExporting } = useExport<Row>({
    name: [
      name,
      ...Object.values(filters).filter((value) => value !== ''),
      ...(view.search === '' ? [] : ['search', view.search]),
    ],
    columns: exported ?? [],
    readPage: (page, size) => read({ ...request, page, pageSize: size, isExport: true }, undefined),
  });
  const { search, sortBy, ascending } = view;
  return {
    shown: { filters, search, sortBy, ascending },
    showView: (wanted) => changeList(() => knownList(words, wanted)),
    filters,
    rows: data?.rows ?? [],
    found: data,
    table: {
      now: now(),
      view,
      ...(sorts[0] !== undefined && { ownSort: sorts[0] }),
      pageSize,
      onViewChange: (next, details) =>
        changeList((current) => ({ ...current, ...next }), { replace: details?.typing ?? false }),
      // Several can change at once: all are cleared where nothing fits.
      onFilterChange: ({ id, value }) =>
        changeList((current) => ({ ...current, page: 1, filters: { ...current.filters, [id]: value } })),
      content:
        data && !isEmptied
          ? { kind: 'ready', ...data }
          : failure
            ? { kind: 'failed', notice: failed, ...failure }
            : { kind: 'loading' },
      updating: query.isPlaceholderData,
      ...(exported && {
        onExport: save,
        exporting: isExporting,
        separator,
        onSeparatorChange: chooseCsvSeparator,
      }),
      onRetry: () => void query.refetch(),
    },
  };
}

/** The value if it is one of these; undefined for the empty text of a filter that is off. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value | undefined => values.find((one) => one === value);
