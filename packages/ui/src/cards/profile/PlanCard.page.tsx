import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { BookingReceipt } from '../booking-receipt/BookingReceipt.tsx';
import { PlanCard } from './PlanCard.tsx';

/** What is said of PlanCard. */
export const page = componentPage({
  component: PlanCard,
  purpose: 'Her plan and her credits, or that she has none yet.',
  instead: [
    [BookingReceipt, 'one event was paid'],
    [StatusNote, 'it is no plan, only news about one'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge tone="good">Active</Badge>,
      bad: <Badge tone="good">status=1</Badge>,
      because: 'Plans are told in words that stand on the pricing page too.',
    },
  ],
});
