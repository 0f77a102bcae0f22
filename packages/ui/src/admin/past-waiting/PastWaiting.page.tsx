import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { PendingBookingsDashboard } from '../pending-bookings/PendingBookingsDashboard.tsx';
import { PastWaiting } from './PastWaiting.tsx';

/** What is said of PastWaiting. */
export const page = componentPage({
  component: PastWaiting,
  purpose: 'What still waits for events that are over: to look at, or to close together.',
  instead: [
    [PendingBookingsDashboard, 'the events are to come'],
    [ConfirmDialog, 'it is one alone'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <PastWaiting
          count={12}
          isShown={false}
          onShownChange={() => undefined}
          closing={false}
          onClose={() => undefined}
        />
      ),
      bad: <StatusNote tone="bad" title="12 overdue!" />,
      because: 'It leads to them and lets all be closed; a number alone only nags.',
    },
  ],
});
