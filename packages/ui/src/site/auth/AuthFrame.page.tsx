import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { LetterCard } from '../../cards/letter-card/LetterCard.tsx';
import { Container } from '../../primitives/Container.tsx';
import { Text } from '../../primitives/Text.tsx';
import { AuthFrame } from './AuthFrame.tsx';

/** What is said of AuthFrame. */
export const page = componentPage({
  component: AuthFrame,
  purpose: 'A small form about the account, with one sentence beside it where there is room.',
  instead: [
    [LetterCard, 'there is nothing to fill in'],
    [Container, 'the form needs the whole page'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Text size="lead">Your people are one coffee away.</Text>,
      bad: <Text size="lead">Please log in to access the portal.</Text>,
      because: 'The sentence says what she comes back to.',
    },
  ],
});
