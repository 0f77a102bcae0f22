import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { keyboardOf } from '../../../../../.storybook/docs/components/keyboard-story.tsx';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { CsvSeparator } from '../../browser/csv-separator.ts';
import { Button } from '../../primitives/Button.tsx';
import { page } from './DataTable.page.tsx';
import { DataTable } from './DataTable.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { DataTableToolbar } from './DataTableToolbar.tsx';
import { ExportFormat } from './ExportFormat.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { DataColumn, DataTableProps } from './table.types.ts';

interface Guest {
  id: string;
  name: string;
  city: string;
  waits: boolean;
}

const GUESTS: readonly Guest[] = [
  { id: 'g1', name: 'Maya Okafor', city: 'Berlin', waits: true },
  { id: 'g2', name: 'Noor Haddad', city: 'Hamburg', waits: true },
  { id: 'g3', name: 'Lena Schmidt', city: 'Munich', waits: false },
];

const COLUMNS: readonly DataColumn<Guest>[] = [
  { id: 'name', header: 'Member', sortable: 'words', isRowHeader: true, cell: ({ name }) => name },
  { id: 'city', header: 'City', sortable: 'words', cell: ({ city }) => city },
  { id: 'status', header: 'Status', cell: ({ waits }) => (waits ? 'pending' : 'approved') },
];

const ARGS: DataTableProps<Guest> = {
  label: 'Guests',
  columns: COLUMNS,
  content: { kind: 'ready', rows: GUESTS, total: 1234 },
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  view: { page: 1, sortBy: 'name', ascending: true, search: '' },
  pageSize: 3,
  onViewChange: fn(),
  searchHint: 'Name or city',
  filters: [
    {
      id: 'status',
      label: 'Status',
      value: '',
      options: [
        { value: '', label: 'All' },
        { value: 'pending', label: 'pending' },
      ],
    },
  ],
  onFilterChange: fn(),
  onExport: fn(),
  loadingLabel: 'Loading guests...',
  empty: { title: 'No guests yet', body: 'They appear here by themselves.' },
  onRetry: fn(),
};

/** The table with the state that its panel keeps. */
function Guests(props: DataTableProps<Guest>) {
  const [view, setView] = useState(props.view);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [separator, setSeparator] = useState<CsvSeparator>('comma');
  return (
    <DataTable
      {...props}
      separator={separator}
      onSeparatorChange={setSeparator}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange(next);
      }}
      selection={{
        selected,
        isSelectable: ({ waits }) => waits,
        onChange: setSelected,
        actions: <Button size="small">Approve {selected.size}</Button>,
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Admin/Table',
  component: Guests,
  subcomponents: {
    DataTable,
    DataTableHead,
    DataTableRow,
    DataTableSkeleton,
    DataTableToolbar,
    ExportFormat,
    SavedViews,
    SelectBox,
  },
  parameters: { ...everyPage, page },
  args: ARGS,
});

export const Ready = meta.story({
  name: 'One page of many, with how many there are (A-91)',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–3 of 1,234');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      page: 2,
      sortBy: 'name',
      ascending: true,
      search: '',
    });
  },
});

export const Format = meta.story({
  name: 'Beside the export stands how files are written, and says when another way is wanted (A-67)',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How files are exported' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Semicolons' }));
    await expect(canvas.getByRole('radio', { name: 'Semicolons' })).toBeChecked();
    await expect(canvas.getByText(/shows everything in one column/)).toBeVisible();
  },
});

export const CountedNoFurther = meta.story({
  name: 'Where counting ends before the last row it says that there are more (A-67, A-91)',
  args: { content: { kind: 'ready', rows: GUESTS, total: 2001 }, countedTo: 2000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–3 of more than 2,000');
  },
});

export const AsCards = meta.story({
  name: 'On a phone the order names its column, and what picks all stands above the cards',
  play: async ({ canvas, args }) => {
    const order = canvas.getByLabelText('Order');
    await expect(
      within(order)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Member: A to Z', 'Member: Z to A', 'City: A to Z', 'City: Z to A']);
    await userEvent.selectOptions(order, 'City: Z to A');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sortBy: 'city', ascending: false }),
    );
    // No head of a column is reached that nobody sees.
    await expect(canvas.queryByRole('columnheader', { name: 'Member' })).toBeNull();
    await userEvent.click(canvas.getByText('Select all on this page'));
    await expect(canvas.getByRole('button', { name: 'Approve 2' })).toBeVisible();
  },
});

export const Sorting = meta.story({
  name: 'A press on a column sorts by it, another one turns the order around',
  globals: { viewport: { value: 'desktop' } },
  // Narrower, a row is a card.
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize: '58rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('columnheader', { name: 'Member' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sortBy: 'name', ascending: false }),
    );
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
  },
});

export const Keyboard = meta.story({
  name: 'Arrow keys walk the rows and Space picks what can be picked',
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('row').slice(1);
    first?.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    // Nothing is to be decided about the third.
    await userEvent.keyboard('{End} ');
    await expect(third).toHaveFocus();
    await expect(third).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
});

export const Selecting = meta.story({
  name: 'All that can be picked on this page are picked at once',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText('2 selected')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Noor Haddad' }));
    await expect(canvas.getByRole('button', { name: 'Approve 1' })).toBeVisible();
  },
});

export const Searching = meta.story({
  name: 'A search is sent once the typing pauses, and begins at the first page',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'noor');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ page: 1, search: 'noor' }),
      ),
    );
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('noor');
  },
});

export const Updating = meta.story({
  name: 'While another page or an export is on its way the old rows stay',
  tags: ['kind:loading'],
  args: { updating: true, exporting: true },
});

export const Loading = meta.story({
  name: 'While the first rows load, rows without words keep their places',
  tags: ['kind:loading'],
  args: { content: { kind: 'loading' } },
});

export const Empty = meta.story({
  name: 'Without any row it says where they come from',
  tags: ['kind:empty'],
  args: { content: { kind: 'ready', rows: [], total: 0 } },
});

export const NothingFits = meta.story({
  name: 'When nothing fits, search and filters are cleared with one press',
  tags: ['kind:empty'],
  args: {
    content: { kind: 'ready', rows: [], total: 0 },
    view: { page: 1, sortBy: 'name', ascending: true, search: 'zz' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
  },
});

export const Failed = meta.story({
  name: 'When rows fail to load it says so and tries again on request',
  tags: ['kind:error'],
  args: {
    content: {
      kind: 'failed',
      notice: { title: 'Error', description: 'Failed to load guests' },
      advice: 'Please check your connection.',
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  name: 'Long words take the lines they need, what can be searched as well',
  tags: ['kind:long-text'],
  args: {
    searchHint: 'Reference, name, event or transaction',
    content: {
      kind: 'ready',
      total: 1,
      rows: [
        {
          id: 'long',
          name: 'Wilhelmina-Charlotte van der Westhuizen-Oppenheimer',
          city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          waits: true,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = font;
    const words = 'Reference, name, event or transaction';
    const room =
      box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const fits = pen.measureText(words).width <= room;
    await expect(fits || canvas.getByText(words).checkVisibility()).toBe(true);
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});

function KeptViews() {
  const [names, setNames] = useState<readonly string[]>(['Says she paid']);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <SavedViews
      names={names}
      shown={shown}
      isUsual={false}
      saving={null}
      onShow={({ name }) => setShown(name)}
      onSave={({ name }) => {
        setNames([...names, name]);
        setShown(name);
      }}
      onForget={({ name }) => {
        setNames(names.filter((one) => one !== name));
        setShown(null);
      }}
    />
  );
}

export const Views = meta.story({
  name: 'A view is kept under a name, and stands there until it is forgotten (A-91)',
  render: () => <KeptViews />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Saved view'), 'Says she paid');
    await userEvent.click(await canvas.findByRole('button', { name: 'Forget this view' }));
    await waitFor(() => expect(canvas.queryByLabelText('Saved view')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save this view' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
    await canvas.findByText('Please enter a name');
    await expect(canvas.getByLabelText('Name of the view')).toHaveFocus();
  },
});
