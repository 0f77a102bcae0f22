import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { LetterCard } from '../../cards/letter-card/LetterCard.tsx';
import { AccountCreated } from './AccountCreated.tsx';

const nothing = () => undefined;

/** What is said of AccountCreated. */
export const page = componentPage({
  component: AccountCreated,
  purpose: 'Says after joining what to do next: confirm the mail, and how to get another.',
  instead: [[LetterCard, 'it is any other letter']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <AccountCreated
          email="nora@sorella.test"
          mail="leaving"
          onLeave={nothing}
          onMissed={nothing}
          onResend={nothing}
        />
      ),
      bad: (
        <AccountCreated
          email="your inbox"
          mail="leaving"
          onLeave={nothing}
          onMissed={nothing}
          onResend={nothing}
        />
      ),
      because: 'The address stands there, so that a slip is seen at once.',
    },
  ],
});
