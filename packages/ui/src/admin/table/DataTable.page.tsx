import { formatEuros } from '@sorella/core/domain/events/money';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { EventGrid } from '../../lists/EventGrid.tsx';
import { Text } from '../../primitives/Text.tsx';
import { ToolSections } from '../tools/ToolSections.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataColumn, EmptyWords } from './table.types.ts';

const onViewChange = fn();
const GUESTS = [
  { id: 'g1', name: 'Maya Okafor', city: 'Berlin', paid: 123_400 },
  { id: 'g2', name: 'Noor Haddad', city: 'Hamburg', paid: 9_000 },
];

type Guest = (typeof GUESTS)[number];

const MEMBER: DataColumn<Guest> = {
  id: 'name',
  header: 'Member',
  sortable: true,
  isRowHeader: true,
  cell: ({ name }) => name,
};
const CITY: DataColumn<Guest> = { id: 'city', header: 'City', cell: ({ city }) => city };
const EMPTY = { title: 'No guests yet', body: 'They appear here as soon as they are approved.' };

function Guests({
  column = CITY,
  guests = GUESTS,
  empty = EMPTY,
}: {
  column?: DataColumn<Guest>;
  guests?: readonly Guest[];
  empty?: EmptyWords;
}) {
  return (
    <DataTable
      label="Guests"
      columns={[MEMBER, column]}
      content={{ kind: 'ready', rows: guests, total: guests.length }}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      view={{ page: 1, sortBy: 'name', ascending: true, search: '' }}
      pageSize={3}
      onViewChange={onViewChange}
      loadingLabel="Loading guests..."
      empty={empty}
      onRetry={() => undefined}
    />
  );
}

const paid = (cell: DataColumn<Guest>['cell']): DataColumn<Guest> => ({ id: 'paid', header: 'Paid', cell });

const onFirstRow = (page: HTMLElement) => within(page).getAllByRole('row')[1]?.focus();

/** What is said of DataTable and its parts. */
export const page = componentPage({
  component: DataTable<never>,
  purpose: 'Many rows to sort, search, pick and export. On a phone each row is a card.',
  instead: [
    [EventGrid, 'pictures matter more than columns'],
    [ToolSections, 'the rows stand in one of several sections'],
  ],
  keys: {
    // As wide as columns have heads.
    example: () => (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize: '58rem' }}>
          <Guests />
        </div>
      </div>
    ),
    rows: [
      {
        keys: ['↓', 'End'],
        does: 'On a row: goes to the next row, or the last.',
        before: onFirstRow,
        proof: ({ focused }) => expect(focused).toHaveTextContent('Noor Haddad'),
      },
      {
        keys: ['↑', 'Home'],
        does: 'On a row: goes to the row before, or the first.',
        before: async (page) => {
          onFirstRow(page);
          await userEvent.keyboard('{ArrowDown}');
        },
        proof: ({ focused }) => expect(focused).toHaveTextContent('Maya Okafor'),
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On a heading of a column: sorts by it; pressed again, turns the order around.',
        before: (page) =>
          within(page)
            .getByRole('button', { name: /Member/ })
            .focus(),
        proof: () => expect(onViewChange).toHaveBeenCalledTimes(1),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: <Guests column={paid((guest) => <Text numeric>{formatEuros(guest.paid)}</Text>)} />,
      bad: <Guests column={paid((guest) => guest.paid / 100)} />,
      because: 'Amounts have their sign and digits of one width, so that columns can be compared.',
    },
    {
      good: <Guests guests={[]} />,
      bad: <Guests guests={[]} empty={{ title: 'No data', body: '0 results.' }} />,
      because: 'An empty table says what will stand there, and when.',
    },
  ],
});
