import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { LetterCard } from '../../cards/letter-card/LetterCard.tsx';
import { Container } from '../../primitives/Container.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthSentence } from './AuthSentence.tsx';

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
      good: <AuthSentence>Your people are one coffee away.</AuthSentence>,
      bad: <AuthSentence>Please log in to access the portal.</AuthSentence>,
      because: 'The sentence says what she comes back to.',
    },
  ],
});
