import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { CoffeeChatCard } from '../../cards/coffee-chat/CoffeeChatCard.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ApplicationList } from '../ApplicationList.tsx';
import { CoffeeChatList } from './CoffeeChatList.tsx';

/** What is said of CoffeeChatList. */
export const page = componentPage({
  component: CoffeeChatList,
  purpose: 'Her coffee chats, each with how it stands.',
  instead: [
    [CoffeeChatCard, 'it is one alone'],
    [ApplicationList, 'it is about events'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Button>Request Coffee Chat</Button>,
      bad: <Button>New</Button>,
      because: 'The list begins with the one thing to do, in full words.',
    },
  ],
});
