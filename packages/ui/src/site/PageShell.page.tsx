import { expect } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Container } from '../primitives/Container.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { AuthFrame } from './auth/AuthFrame.tsx';
import { PageBand } from './PageBand.tsx';
import { PageShell } from './PageShell.tsx';

/** What is said of PageShell. */
export const page = componentPage({
  component: PageShell,
  purpose: 'What every page stands in: a way past the header, the header, the page, the footer.',
  instead: [
    [Container, 'only the measure of a page is wanted'],
    [AuthFrame, 'the page is a form with a picture'],
  ],
  keys: {
    example: () => (
      <PageShell header={<a href="#events">Events</a>} footer={null}>
        <h1>Upcoming events</h1>
      </PageShell>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'The first Tab shows a link past the header.',
        proof: ({ focused }) => expect(focused).toHaveTextContent(/skip/i),
      },
      {
        keys: ['Enter'],
        does: 'On that link: goes to the page itself.',
        proof: () => expect(location.hash).toBe('#content'),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: <PageBand title="Upcoming events" lead="Small, curated gatherings. Apply for a seat." />,
      bad: (
        <Heading level={3} size="section">
          Upcoming events
        </Heading>
      ),
      because: 'Every page in it opens with one heading of level 1, whatever size that has.',
    },
  ],
});
