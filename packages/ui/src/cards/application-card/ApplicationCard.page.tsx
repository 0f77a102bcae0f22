import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { EventCard } from '../event-card/EventCard.tsx';
import { TeaserCard } from '../teaser-card/TeaserCard.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';

/** What is said of ApplicationCard. */
export const page = componentPage({
  component: ApplicationCard,
  purpose: 'One of her applications: the event, how it stands, what she paid, and what she can do now.',
  instead: [
    [EventCard, 'she has not applied yet'],
    [TeaserCard, 'the event is only pointed to'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <StatusNote tone="warn" title="Pending">
          An admin looks at it. You will be told here.
        </StatusNote>
      ),
      bad: <StatusNote tone="warn" title="Pending" />,
      because: 'How it stands comes with what happens next, so that nobody has to ask.',
    },
  ],
});
