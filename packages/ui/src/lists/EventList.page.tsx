import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { FreeSeatDrawing } from '../art/drawings/FreeSeatDrawing.tsx';
import { SearchDrawing } from '../art/drawings/SearchDrawing.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { Button } from '../primitives/Button.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { EventGrid } from './EventGrid.tsx';
import { EventList } from './EventList.tsx';

/** What is said of EventList. */
export const page = componentPage({
  component: EventList,
  purpose:
    'The upcoming events with filters and pages, while they load, when there are none, and when they cannot be read.',
  instead: [
    [EventGrid, 'the cards are there and need only columns'],
    [ApplicationList, 'they are hers'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <EmptyState
          drawing={<SearchDrawing />}
          title="No events match your current filters."
          body="Try another city."
          action={<Button>Clear Filters</Button>}
          headingLevel={3}
        />
      ),
      bad: (
        <EmptyState
          drawing={<FreeSeatDrawing />}
          title="No upcoming events at the moment."
          body="Check back soon."
          headingLevel={3}
        />
      ),
      because:
        'After a filter that finds nothing she needs a way back: without one it looks as if there were no events at all.',
    },
  ],
});
