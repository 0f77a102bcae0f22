import { expect } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { EventCardSkeleton } from '../cards/event-card/EventCardSkeleton.tsx';
import { page } from './EventGrid.page.tsx';
import { EventGrid } from './EventGrid.tsx';

const meta = preview.meta({
  title: 'Lists/Event grid',
  component: EventGrid,
  parameters: {
    page,
    ...everyPage,
    storyExemptions: {
      'kind:empty': 'Who has no items draws an EmptyState in its place.',
      'kind:long-text': 'Its label is read aloud, and its items bring their own words.',
    },
  },
});

const items = ['one', 'two', 'three', 'four'];

export const Columns = meta.story({
  name: 'As many columns as there is room for, three at most on a page',
  render: () => (
    <EventGrid
      label="Upcoming Events"
      items={items}
      keyOf={(item) => item}
      renderItem={() => <EventCardSkeleton />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(items.length);
  },
});

export const Few = meta.story({
  name: 'One card alone is as wide as one of three',
  render: () => (
    <EventGrid
      label="Upcoming Events"
      items={items.slice(0, 1)}
      keyOf={(item) => item}
      renderItem={() => <EventCardSkeleton />}
    />
  ),
});
