import type { ReactNode } from 'react';
import type { CsvSeparator } from '../../browser/csv-separator.ts';
import type { ListContent } from '../../lists/content.ts';
import type { HeadingProps } from '../../primitives/Heading.tsx';
import type { SelectOption } from '../../primitives/Select.tsx';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  /** What it is sorted by, too. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `words` begins with A; everything else is a time, and begins with the newest. */
  readonly sortable?: boolean | 'words';
  /** The cell that names the row; one column of a table. */
  readonly isRowHeader?: boolean;
  /** The row has nothing to say here: on a phone, where each cell is a line, it has none. */
  readonly isEmpty?: (row: Row) => boolean;
  /** On a phone its header does not stand before it: the cell says by itself what it is. */
  readonly isPlain?: boolean;
  /** A word or two: on a phone two such cells stand beside each other. */
  readonly isShort?: boolean;
}

/** What part of the rows is shown, and in what order. */
export interface TableView {
  /** 1 is the first page. */
  readonly page: number;
  readonly sortBy: string;
  readonly ascending: boolean;
  readonly search: string;
}

interface FilterBase {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A day that is typed, as '2026-11-29'; the empty text is none. */
interface DayFilter extends FilterBase {
  readonly kind: 'day';
  readonly min?: string;
  readonly max?: string;
  /** Why it cannot be so, such as a day that lies before the first one. */
  readonly error?: string;
}

interface ChoiceFilter extends FilterBase {
  readonly kind?: 'choice';
  /** Its choices are long: on a phone it has a line of its own. */
  readonly isLong?: boolean;
  readonly options: readonly SelectOption[];
}

/** One choice above the table, besides the search. */
export type TableFilter = ChoiceFilter | DayFilter;

/** Which rows are picked for a decision about all of them. */
export interface TableSelection<Row> {
  /** On other pages, too. */
  readonly selected: ReadonlySet<string>;
  /** How many of them do not stand on this page; none by default. */
  readonly elsewhere?: number;
  /** The most that can be picked. */
  readonly most?: number;
  readonly isSelectable: (row: Row) => boolean;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Which keys do what in the rows; those of decisions by default. */
  readonly keys?: string;
  /** What can be done with them. */
  readonly actions: ReactNode;
}

/** The rows of one page, and the number of all that fit. */
export interface LoadedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** What is said where no row stands. */
export interface EmptyWords {
  readonly title: string;
  readonly body: string;
}

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What is listed: read aloud as the table's name. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly content: ListContent<LoadedRows<Row>>;
  readonly rowId: (row: Row) => string;
  /** Whom or what a row is about, for its checkbox. */
  readonly rowName: (row: Row) => string;
  readonly view: TableView;
  readonly pageSize: number;
  /** Where counting ends: a total above it says only that there are more. */
  readonly countedTo?: number;
  /** `typing`: more of the same may come at once. */
  readonly onViewChange: (view: TableView, details?: { readonly typing: boolean }) => void;
  readonly filters?: readonly TableFilter[];
  readonly onFilterChange?: (details: { id: string; value: string }) => void;
  /** Says what is searched; without it nothing can be. */
  readonly searchHint?: string;
  readonly searchLabel?: string;
  readonly selection?: TableSelection<Row>;
  /** What they are sorted by unless asked otherwise; what they are sorted by now where nothing is said. */
  readonly ownSort?: string;
  /** The rows have one order: none is offered. */
  readonly fixedOrder?: boolean;
  /** Saves what fits the search and the filters; without it there is no button. */
  readonly onExport?: () => void;
  readonly exporting?: boolean;
  /** What parts the columns of a file on this device; without it none is offered. */
  readonly separator?: CsvSeparator;
  readonly onSeparatorChange?: (separator: CsvSeparator) => void;
  /** Views of the list that are kept, at the end of the bar. */
  readonly views?: ReactNode;
  /** Another page is on its way while this one still stands. */
  readonly updating?: boolean;
  /** Said while the first page is on its way. */
  readonly loadingLabel: string;
  readonly empty: EmptyWords;
  /** Said where a search or a filter leaves nothing; the words of all tables by default. */
  readonly noMatch?: EmptyWords;
  /** The row came while the table stood open: it is seen to arrive. */
  readonly isNewRow?: (row: Row) => boolean;
  /** Read aloud when it changes, in place of which rows are shown. */
  readonly announced?: string;
  /** Of what stands in the table's place. */
  readonly headingLevel?: HeadingProps['level'];
  readonly onRetry: () => void;
}

/** What a panel leaves to whoever reads its rows. */
export type PanelTableProps<Row> = Pick<
  DataTableProps<Row>,
  | 'content'
  | 'view'
  | 'onViewChange'
  | 'ownSort'
  | 'pageSize'
  | 'countedTo'
  | 'filters'
  | 'onFilterChange'
  | 'onExport'
  | 'exporting'
  | 'separator'
  | 'onSeparatorChange'
  | 'views'
  | 'updating'
  | 'onRetry'
> & {
  /** Milliseconds. */
  readonly now: number;
};
