import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { PastWaiting } from '../past-waiting/PastWaiting.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { ToolSections } from '../tools/ToolSections.tsx';
import { PendingBookingsDashboard } from './PendingBookingsDashboard.tsx';

/** What is said of PendingBookingsDashboard. */
export const page = componentPage({
  component: PendingBookingsDashboard,
  purpose: 'Where an admin approves or denies what members want to pay for.',
  instead: [
    [DataTable, 'rows are only looked at'],
    [PastWaiting, 'the events are over'],
    [ToolSections, 'it is one of many tools'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Button variant="secondary" size="small">
          Undo (5 s)
        </Button>
      ),
      bad: (
        <Button variant="secondary" size="small">
          Are you sure?
        </Button>
      ),
      because:
        'What is done often is done at once and can be taken back for a while; a question before each would be clicked away.',
    },
  ],
});
