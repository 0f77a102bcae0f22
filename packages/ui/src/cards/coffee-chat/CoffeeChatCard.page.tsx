import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Badge } from '../../primitives/Badge.tsx';
import { CoffeeChatCard } from './CoffeeChatCard.tsx';
import { CoffeeChatIdeaCard } from './CoffeeChatIdeaCard.tsx';
import { CoffeeChatInvitation } from './CoffeeChatInvitation.tsx';

/** What is said of CoffeeChatCard. */
export const page = componentPage({
  component: CoffeeChatCard,
  purpose: 'A coffee chat that she asked for or agreed to: how it stands, its times, and what she can do.',
  instead: [
    [CoffeeChatInvitation, 'somebody asks her, and she answers'],
    [CoffeeChatIdeaCard, 'nobody was asked yet'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Badge tone="warn">Waiting for an answer</Badge>,
      bad: <Badge tone="warn">REQUEST_PENDING</Badge>,
      because: 'How it stands is said as a person would say it.',
    },
  ],
});
