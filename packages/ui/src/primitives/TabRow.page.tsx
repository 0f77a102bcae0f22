import { useId, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Pagination } from './Pagination.tsx';
import { TabRow, type TabRowProps, tabPanelProps } from './TabRow.tsx';
import { Tabs } from './Tabs.tsx';
import { TextLink } from './TextLink.tsx';

const items = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'applications', label: 'Applications' },
  { value: 'bookings', label: 'Bookings' },
];

function Views() {
  const [value, setValue] = useState('upcoming');
  return (
    <>
      <TabRow id="keys" label="Views" items={items} value={value} onValueChange={setValue} />
      <p {...tabPanelProps('keys', value)}>{value}</p>
    </>
  );
}

/** A row has its panel, and ids that no other cell has. */
function Cell(props: TabRowProps<string>) {
  const id = useId();
  return (
    <>
      <TabRow {...props} id={id} />
      <p {...tabPanelProps(id, props.value)}>{props.value}</p>
    </>
  );
}

const toLast = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{End}');
};

const row = (labels: readonly string[]) => (
  <Cell
    id=""
    label="Views"
    items={labels.map((label) => ({ value: label, label }))}
    value={labels[0] ?? ''}
    onValueChange={() => undefined}
  />
);

/** What is said of TabRow. */
export const page = componentPage({
  component: TabRow<string>,
  purpose:
    'A row of tabs for views that stand in the address. It brings no code that a first page would wait for.',
  instead: [
    [Tabs, 'the views stand in no address, and load with their page'],
    [TextLink, 'each leads to a page of its own'],
    [Pagination, 'the parts have numbers, not names'],
  ],
  keys: {
    example: () => <Views />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to the chosen tab, then on past the row.',
        proof: ({ focused }) => expect(focused).toHaveTextContent('Upcoming'),
      },
      {
        keys: ['→'],
        does: 'Goes to the next tab and shows it; after the last comes the first.',
        proof: ({ focused }) => expect(focused).toHaveTextContent('Applications'),
      },
      {
        keys: ['←'],
        does: 'Goes to the tab before; before the first comes the last.',
        proof: ({ focused }) => expect(focused).toHaveTextContent('Bookings'),
      },
      {
        keys: ['Home'],
        does: 'Goes to the first tab.',
        before: toLast,
        proof: ({ focused }) => expect(focused).toHaveTextContent('Upcoming'),
      },
      {
        keys: ['End'],
        does: 'Goes to the last tab.',
        proof: ({ focused }) => expect(focused).toHaveTextContent('Bookings'),
      },
    ],
  },
  matrix: {
    args: { id: 'matrix', label: 'Views', items, value: 'upcoming', onValueChange: () => undefined },
    rows: { value: ['upcoming', 'bookings'] },
    states: {},
    cells: 'wide',
    draw: (props) => <Cell {...props} />,
  },
  pairs: [
    {
      good: row(['Upcoming', 'Applications']),
      bad: row(['Upcoming', 'Apply now']),
      because: 'A tab is a view, never something to do.',
    },
  ],
});
