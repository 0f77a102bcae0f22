import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Grid } from '../primitives/Grid.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { EventGrid } from './EventGrid.tsx';
import { EventList } from './EventList.tsx';

/** What is said of EventGrid. */
export const page = componentPage({
  component: EventGrid<string>,
  purpose: 'Cards in one, two or three columns, all of a row as high as the highest.',
  instead: [
    [Grid, 'the things are no list'],
    [EventList, 'events come with filters and pages'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <EventGrid
          label="Evenings"
          items={['Open mic', 'Book club']}
          keyOf={(item) => item}
          renderItem={(item) => <Surface ground="lilac">{item}</Surface>}
        />
      ),
      bad: (
        <EventGrid
          label="Evenings"
          items={['Open mic', 'Every evening there is a book club, and sometimes two, with tea and cake']}
          keyOf={(item) => item}
          renderItem={(item) => <Surface ground="lilac">{item}</Surface>}
        />
      ),
      because: 'A row is as high as its longest text: keep what stands in it alike.',
    },
  ],
});
