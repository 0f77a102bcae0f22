import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { CoffeeChatCard } from './CoffeeChatCard.tsx';
import { CoffeeChatInvitation } from './CoffeeChatInvitation.tsx';

/** What is said of CoffeeChatInvitation. */
export const page = componentPage({
  component: CoffeeChatInvitation,
  purpose: 'Somebody asks her for a coffee chat: she picks one of the times, or declines.',
  instead: [[CoffeeChatCard, 'it is answered, or she asked herself']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Inline>
          <Button>Accept</Button>
          <Button variant="secondary">Decline</Button>
        </Inline>
      ),
      bad: (
        <Inline>
          <Button>Accept</Button>
          <Button variant="danger">Decline</Button>
        </Inline>
      ),
      because: 'To decline is no danger, and needs no excuse.',
    },
  ],
});
