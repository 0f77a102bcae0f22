import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { SearchDrawing } from '../art/drawings/SearchDrawing.tsx';
import { LetterCard } from '../cards/letter-card/LetterCard.tsx';
import { Button } from '../primitives/Button.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

/** What is said of EmptyState. */
export const page = componentPage({
  component: EmptyState,
  purpose: 'Stands where nothing is yet: a drawing, a sentence, one action.',
  instead: [
    [ErrorState, 'it could not be read'],
    [Skeleton, 'it is still on its way'],
    [LetterCard, 'it is all that the page holds'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <EmptyState
          drawing={<SearchDrawing />}
          title="No events match your filters."
          body="Try another city."
          action={<Button>Clear Filters</Button>}
          headingLevel={3}
        />
      ),
      bad: <EmptyState drawing={<SearchDrawing />} title="0 results" body="" headingLevel={3} />,
      because: 'It says what is missing and how to go on.',
    },
  ],
});
