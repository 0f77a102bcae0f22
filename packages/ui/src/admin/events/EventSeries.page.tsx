import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { EventSeries } from './EventSeries.tsx';
import { EventsPanel } from './EventsPanel.tsx';

/** What is said of EventSeries. */
export const page = componentPage({
  component: EventSeries,
  purpose:
    'The dates of an event that repeats: those that are there, more of them, and what those that follow say.',
  instead: [[EventsPanel, 'events stand beside each other that have nothing in common']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Button>Create 4 events</Button>,
      bad: <Button>Save series</Button>,
      because: 'Each date becomes an event of its own: the button says how many.',
    },
  ],
});
