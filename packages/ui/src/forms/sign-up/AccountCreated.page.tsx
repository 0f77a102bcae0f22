import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { LetterCard } from '../../cards/letter-card/LetterCard.tsx';
import { Text } from '../../primitives/Text.tsx';
import { AccountCreated } from './AccountCreated.tsx';

/** What is said of AccountCreated. */
export const page = componentPage({
  component: AccountCreated,
  purpose: 'Says after joining what to do next: confirm the mail, and how to get another.',
  instead: [[LetterCard, 'it is any other letter']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Text>We sent a mail to nora@sorella.test.</Text>,
      bad: <Text>Please verify your email to continue.</Text>,
      because: 'The address stands there, so that a slip is seen at once.',
    },
  ],
});
