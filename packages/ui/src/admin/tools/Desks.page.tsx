import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { PendingBookingsDashboard } from '../pending-bookings/PendingBookingsDashboard.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { StatementPreview } from './StatementPreview.tsx';

/** What is said of StatementPreview and the desks of money. */
export const page = componentPage({
  component: StatementPreview,
  purpose:
    'What of a PayPal statement fits, what does not, what went back; nothing is recorded before it is confirmed.',
  instead: [
    [DataTable, 'there is nothing to assign'],
    [PendingBookingsDashboard, 'a decision is wanted, not a payment'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge tone="warn">No booking with this reference</Badge>,
      bad: <Badge tone="bad">MISMATCH</Badge>,
      because: 'A line says what about it does not fit.',
    },
  ],
});
