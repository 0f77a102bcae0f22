import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { ApplicationCard } from '../application-card/ApplicationCard.tsx';
import { anEvent } from '../cards.fixtures.ts';
import { EventCard } from '../event-card/EventCard.tsx';
import { TeaserCard } from './TeaserCard.tsx';

/** What is said of TeaserCard. */
export const page = componentPage({
  component: TeaserCard,
  purpose: 'An event in short, on the way to the events page.',
  instead: [
    [EventCard, 'she shall apply here'],
    [ApplicationCard, 'she has applied'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <TeaserCard event={anEvent()} />,
      bad: (
        <TeaserCard
          event={anEvent({
            description:
              'Sourdough, shakshuka and twelve women you have not met yet. We meet at the long table under the trees, everybody brings something, and we stay until the candles are out.',
          })}
        />
      ),
      because: 'A teaser has one thought; the rest stands on the event’s own page.',
    },
  ],
});
