import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { ApplicationCard } from '../cards/application-card/ApplicationCard.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { EventList } from './EventList.tsx';

/** What is said of ApplicationList. */
export const page = componentPage({
  component: ApplicationList,
  purpose: 'All her applications, those that need her first.',
  instead: [
    [EventList, 'she looks for something to apply for'],
    [ApplicationCard, 'it is one alone'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Heading level={3} size="card">
          Waiting for you
        </Heading>
      ),
      bad: (
        <Heading level={3} size="card">
          Status: pending (2)
        </Heading>
      ),
      because: 'A group is called by what it asks of her.',
    },
  ],
});
