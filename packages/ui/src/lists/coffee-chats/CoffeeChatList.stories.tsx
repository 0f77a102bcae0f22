import { coffeeChatsNotices } from '@sorella/core/notices/coffee-chats.notices';
import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { NOW } from '../../cards/cards.fixtures.ts';
import { aCoffeeChat, LONG, NOOR } from '../../cards/coffee-chat/coffee-chats.fixtures.ts';
import { page } from './CoffeeChatList.page.tsx';
import { CoffeeChatList, type CoffeeChatListProps } from './CoffeeChatList.tsx';

const ready = (entries: Extract<CoffeeChatListProps['content'], { kind: 'ready' }>['entries']) =>
  ({ kind: 'ready', entries, more: null }) as const;
const entries = [
  { request: aCoffeeChat(), person: null },
  {
    request: aCoffeeChat({
      id: '00000000-0000-4000-8000-000000b00002',
      recipientId: NOOR.id,
      status: 'accepted',
      selectedDate: '2026-11-27T11:00:00+00:00',
    }),
    person: NOOR,
  },
] as const;
const empty: CoffeeChatListProps['content'] = ready([]);

const meta = preview.meta({
  title: 'Lists/Coffee chats',
  component: CoffeeChatList,
  args: {
    content: ready(entries),
    zone: 'Europe/Berlin',
    now: NOW,
    onRequest: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onAddToCalendar: fn(),
  },
  parameters: { page, ...everyPage },
});

export const Default = meta.story({
  name: 'My Coffee Chat Requests, each with how it stands (R-200)',
  play: async ({ canvas }) => {
    // What she goes to stands first, although it was asked for earlier.
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Coming up',
      'With Noor Haddad',
      'Waiting for an answer',
      'Open request',
    ]);
  },
});

export const More = meta.story({
  name: 'A long list goes on with a press (A-91)',
  args: { content: { ...ready(entries), more: { loading: false, onMore: fn() } } },
});

export const Loading = meta.story({
  name: 'While it is read it has the shape of what comes (R-201)',
  tags: ['kind:loading'],
  args: { content: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading requests...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Without a request it offers to make one (R-201)',
  tags: ['kind:empty'],
  args: { content: empty },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No coffee chat requests yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request Coffee Chat' }));
    await expect(args.onRequest).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  name: 'What could not be read is said, and can be tried again (R-221)',
  tags: ['kind:error'],
  args: { content: { kind: 'failed', notice: coffeeChatsNotices['coffee-chats-load-failed'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const LongText = meta.story({
  name: 'Long words stay in their card',
  tags: ['kind:long-text'],
  args: { content: ready([{ request: aCoffeeChat({ message: LONG }), person: null }, entries[1]]) },
});
