import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { GuestList } from './GuestList.tsx';

/** What is said of GuestList. */
export const page = componentPage({
  component: GuestList,
  purpose: 'Who comes to one event, who waits and who does not: for the days before it, and for its door.',
  instead: [[DataTable, 'rows are compared, sorted, and many of them decided at once']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge tone="neutral">cancelled</Badge>,
      bad: <Badge tone="bad">refused</Badge>,
      because: 'Who cancelled was not refused: the words say whose decision it was.',
    },
  ],
});
