import type { ReactNode } from 'react';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { ApplicationCard } from '../cards/application-card/ApplicationCard.tsx';
import { NOW } from '../cards/cards.fixtures.ts';
import { ButtonLink } from '../primitives/Button.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { EventList } from './EventList.tsx';
import { ready } from './lists.fixtures.ts';

const none = (action?: ReactNode) => (
  <ApplicationList
    content={ready({ applications: [] })}
    renderCard={() => null}
    now={NOW}
    onRetry={() => undefined}
    emptyAction={action}
    headingLevel={3}
  />
);

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
      good: none(<ButtonLink href="/events">Explore events</ButtonLink>),
      bad: none(),
      because: 'Where she has not applied for anything yet, the list leads on to what she can apply for.',
    },
  ],
});
