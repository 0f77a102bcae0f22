import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { MemberCard } from '../member-card/MemberCard.tsx';
import { CoffeeChatIdeaCard } from './CoffeeChatIdeaCard.tsx';
import { CoffeeChatInvitation } from './CoffeeChatInvitation.tsx';
import { anIdea } from './coffee-chats.fixtures.ts';

/** What is said of CoffeeChatIdeaCard. */
export const page = componentPage({
  component: CoffeeChatIdeaCard,
  purpose: 'Somebody to have a coffee with, and why: what both chose.',
  instead: [
    [MemberCard, 'all that members see of her is wanted'],
    [CoffeeChatInvitation, 'she was asked already'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <CoffeeChatIdeaCard idea={anIdea()} onAsk={() => undefined} />,
      bad: <CoffeeChatIdeaCard idea={anIdea({ title: null, sharedInterests: [] })} onAsk={() => undefined} />,
      because: 'An idea has a reason; without one it is a name from a list.',
    },
  ],
});
