import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { anEvent } from '../cards.fixtures.ts';
import { page } from './TeaserCard.page.tsx';
import { TeaserCard } from './TeaserCard.tsx';
import { TeaserCardSkeleton } from './TeaserCardSkeleton.tsx';

const meta = preview.meta({
  title: 'Cards/Teaser card',
  component: TeaserCard,
  parameters: { page },
  subcomponents: { TeaserCardSkeleton },
  args: { event: anEvent() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'An event in short leads to the events page (R-047)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See event' })).toHaveAttribute('href', '/events');
  },
});

export const Full = meta.story({
  name: 'A full event says so and invites nobody (R-048)',
  args: { event: anEvent({ attendeesCount: 20, maxAttendees: 20 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Event Full' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'While it loads its shape stands there',
  tags: ['kind:loading'],
  render: () => <TeaserCardSkeleton />,
});

export const Long = meta.story({
  name: 'Long words wrap in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    event: anEvent({
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstück mit allen Freundinnen',
      location: 'Donaudampfschifffahrtsgesellschaftsanlegestelle 12, Wien',
    }),
  },
});
