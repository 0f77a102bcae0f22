import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Disclosure } from './Disclosure.tsx';
import { TabRow } from './TabRow.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'upcoming', label: 'Upcoming', content: 'Six events this week.' },
  { value: 'applications', label: 'Applications', content: 'Nothing yet.' },
  { value: 'bookings', label: 'Bookings', content: 'Four wait.' },
];

function Views() {
  const [value, setValue] = useState('applications');
  return <Tabs label="Events" items={items} value={value} onValueChange={setValue} />;
}

const tabs = (labels: readonly string[]) => (
  <Tabs
    label="Events"
    items={labels.map((label) => ({ value: label, label, content: 'Six events this week.' }))}
    value={labels[0] ?? ''}
    onValueChange={() => undefined}
  />
);

/** What is said of Tabs. */
export const page = componentPage({
  component: Tabs<string>,
  purpose: 'Views of one thing, one at a time, with what they show.',
  instead: [
    [TabRow, 'the views stand in the address, or a visitor opens the page first'],
    [Disclosure, 'one part is shown and hidden'],
  ],
  keys: {
    example: () => <Views />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves the focus to the chosen tab, then into its view.',
        proof: ({ focused }) => expect(focused).toHaveTextContent('Applications'),
      },
      {
        keys: ['→', 'End'],
        does: 'Goes to the next tab, or the last, and shows it.',
        proof: ({ page }) =>
          waitFor(() => expect(page.querySelector('[aria-selected="true"]')).toHaveTextContent('Bookings')),
      },
      {
        keys: ['←', 'Home'],
        does: 'Goes to the tab before, or the first, and shows it.',
        proof: ({ page }) =>
          waitFor(() => expect(page.querySelector('[aria-selected="true"]')).toHaveTextContent('Upcoming')),
      },
    ],
  },
  matrix: {
    args: { label: 'Events', items, value: 'upcoming', onValueChange: () => undefined },
    rows: { value: ['upcoming', 'bookings'] },
    states: {},
    cells: 'wide',
  },
  pairs: [
    {
      good: tabs(['Upcoming', 'Applications']),
      bad: tabs(['All the events that come next', 'What I have applied for so far']),
      because: 'A tab is a word or two; the view says the rest.',
    },
  ],
});
