import type { ThreadRow } from '@sorella/core/domain/messages/thread';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NOW } from '../../cards/cards.fixtures.ts';
import { NOOR } from '../../cards/coffee-chat/coffee-chats.fixtures.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationList } from './ConversationList.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageThread } from './MessageThread.tsx';
import { page } from './messages.page.tsx';
import { PeopleList } from './PeopleList.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';

const noor = {
  otherUserId: NOOR.id,
  otherUserFirstName: 'Noor',
  otherUserLastName: 'Haddad',
  otherUserAvatarUrl: null,
  lastMessage: 'See you on Sunday!',
  lastMessageTime: '2026-11-21T11:58:00+00:00',
  unreadCount: 2,
};
const lena = {
  ...noor,
  otherUserId: '00000000-0000-4000-8000-000000000004',
  otherUserFirstName: 'Lena',
  otherUserLastName: 'Schmidt',
  lastMessage: 'Loved the book.',
  lastMessageTime: '2026-11-20T18:00:00+00:00',
  unreadCount: 0,
};

const said = (
  id: string,
  content: string,
  given: Partial<Extract<ThreadRow, { kind: 'message' }>> = {},
): ThreadRow => ({
  kind: 'message',
  id,
  content,
  own: false,
  at: NOW - 60_000,
  first: true,
  last: true,
  progress: 'sent',
  ...given,
});

const rows: readonly ThreadRow[] = [
  { kind: 'day', id: 'today', label: 'Today' },
  said('1', 'Are you coming on Sunday?'),
  said('2', "Yes! I'm bringing Lena.", { own: true }),
  said('3', 'Wonderful. See you at brunch!'),
];

const meta = preview.meta({
  title: 'Lists/Messages',
  component: ConversationList,
  subcomponents: { ConversationHead, MessageBubble, MessageThread, PeopleList, ThreadSkeleton },
  parameters: { ...everyPage, page },
  args: { conversations: [noor, lena], openUserId: null, now: NOW, newMessageHref: '#new', more: null },
});

export const Conversations = meta.story({
  name: 'The one that somebody wrote in last stands first, with what is unread',
});

export const Reading = meta.story({
  name: 'While conversations are read they keep their shape',
  tags: ['kind:loading'],
  args: { conversations: undefined },
});

export const Head = meta.story({
  name: 'A conversation begins with whom it is with',
  render: () => <ConversationHead otherUserId={NOOR.id} person={NOOR} />,
});

export const Thread = meta.story({
  name: 'Each side of a conversation has its side and its colour',
  render: () => (
    <div style={{ display: 'flex', blockSize: 360 }}>
      <MessageThread
        name="Noor Haddad"
        rows={rows}
        older={null}
        typing={false}
        onRetry={fn()}
        onDiscard={fn()}
      />
    </div>
  ),
});

export const NotSent = meta.story({
  name: 'A message that was not sent says so, and can be sent again or discarded',
  tags: ['kind:error'],
  args: { onOpening: fn() },
  render: () => (
    <MessageBubble
      message={{
        kind: 'message',
        id: '4',
        content: 'I am late!',
        own: true,
        at: NOW,
        first: true,
        last: true,
        progress: 'failed',
      }}
      author="You"
      onRetry={onRetry}
      onDiscard={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const [again] = canvas.getAllByRole('button');
    if (again) await userEvent.click(again);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

const onRetry = fn();

export const People = meta.story({
  name: 'Somebody to write to is looked for by name',
  render: () => (
    <PeopleList
      content={{
        kind: 'ready',
        people: [
          {
            userId: NOOR.id,
            firstName: 'Noor',
            lastName: 'Haddad',
            avatarUrl: null,
            title: 'Illustrator',
            hasConversation: false,
          },
        ],
        more: null,
      }}
      search=""
      opening={null}
      onSearch={fn()}
      onRefresh={fn()}
      onChoose={fn()}
    />
  ),
});

export const Opening = meta.story({
  name: 'While a conversation is read it keeps its shape',
  tags: ['kind:loading'],
  render: () => <ThreadSkeleton />,
});
