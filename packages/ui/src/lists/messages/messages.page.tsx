import { MessageCircle } from 'lucide';
import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { CoffeeChatList } from '../coffee-chats/CoffeeChatList.tsx';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { ConversationList } from './ConversationList.tsx';

/** What is said of ConversationList and the parts of a conversation. */
export const page = componentPage({
  component: ConversationList,
  purpose: 'Whom she writes with, the last one first, with what is unread.',
  instead: [
    [CoffeeChatList, 'they want to meet'],
    [NotificationBell, 'the product tells her something'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <IconButton label="2 unread" count={2}>
          <Icon drawing={MessageCircle} size={22} />
        </IconButton>
      ),
      bad: <Badge tone="berry">NEW!!</Badge>,
      because: 'How much is unread is a number, quiet and true.',
    },
  ],
});
