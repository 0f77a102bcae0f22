import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { EventPicture } from '../../art/EventPicture.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { ApplicationCard } from '../application-card/ApplicationCard.tsx';
import { TeaserCard } from '../teaser-card/TeaserCard.tsx';
import { EventCard } from './EventCard.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';

/** What is said of EventCard. */
export const page = componentPage({
  component: EventCard,
  purpose: 'An event to look at and to apply for: a front with what matters, a back with everything else.',
  instead: [
    [TeaserCard, 'it only leads to the events'],
    [ApplicationCard, 'she has applied, and follows it up'],
    [EventPicture, 'the picture alone is wanted'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <EventCardSkeleton />,
      bad: <Spinner />,
      because: 'While it loads it has the shape of a card, so that nothing jumps.',
    },
    {
      good: <Badge tone="alarm">FULL</Badge>,
      bad: <Badge tone="alarm">Sold out! Be faster next time</Badge>,
      because: 'A full event says so in a word, and blames nobody.',
    },
  ],
});
