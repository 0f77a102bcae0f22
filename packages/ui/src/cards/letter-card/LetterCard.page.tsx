import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { LetterCard } from './LetterCard.tsx';

/** What is said of LetterCard. */
export const page = componentPage({
  component: LetterCard,
  purpose: 'The one card of a small page about a letter: a picture, a heading, a sentence, one thing to do.',
  instead: [
    [EmptyState, 'something is missing in a list'],
    [StatusNote, 'it stands within a larger page'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <LetterCard
          drawing={<LetterDrawing />}
          ground="lilac"
          title="Check your email"
          body="A link to choose a new password is on its way."
          headingLevel={3}
        >
          <Button full>Return to Sign In</Button>
        </LetterCard>
      ),
      bad: (
        <LetterCard drawing={<LetterDrawing />} ground="lilac" title="Success!" headingLevel={3}>
          <Button full>OK</Button>
        </LetterCard>
      ),
      because: 'The heading says what to do next; success alone leaves her waiting.',
    },
  ],
});
