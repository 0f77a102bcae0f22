import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardOf } from '../../../../../.storybook/docs/components/keyboard-story.tsx';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './NotificationBell.page.tsx';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
import { NotificationDays } from './NotificationDays.tsx';
import { NOTIFICATIONS_NOW, oneOfEachKind } from './notifications.fixture.ts';

const list = (entries = oneOfEachKind(3)) => ({ kind: 'list' as const, entries, more: null });

const onMore = fn();

const meta = preview.meta({
  title: 'Lists/NotificationBell',
  component: NotificationBell,
  subcomponents: { NotificationDays },
  parameters: { page, ...everyPage },
  args: {
    unread: 3,
    content: list(),
    timeZone: 'Europe/Berlin',
    now: NOTIFICATIONS_NOW,
    onFollow: fn(),
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '37rem' }}>
        <div style={{ position: 'relative', display: 'flex', justifyContent: 'flex-end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Closed = meta.story({ name: 'The bell counts what is unread (A-102)' });

export const Many = meta.story({
  name: 'A hundred unread are as many as more are (A-102)',
  args: { unread: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, more than 99 unread' })).toBeVisible();
  },
});

export const Open = meta.story({
  name: 'What happened stands day by day, each with the way to it (A-102)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
    await expect(canvas.getByRole('list', { name: 'Today' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Yesterday' })).toBeVisible();
    const pay = canvas.getByRole('link', { name: /^How to pay for Sunday Pottery and Tea/ });
    await expect(pay).toHaveTextContent('Please pay €20.00 with the reference Q9WF4GH2 by');
    await expect(pay).toHaveAttribute('href', '/events/0e000000-0000-4000-8000-000000000001');
    await userEvent.click(canvas.getByRole('button', { name: /^Mark as read: How to pay/ }));
    await expect(args.onMarkRead).toHaveBeenCalledWith(expect.objectContaining({ kind: 'payment-due' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
  },
});

export const Earlier = meta.story({
  name: 'Earlier ones are read when she asks for them (A-91)',
  args: { content: { ...list(oneOfEachKind(1).slice(0, 2)), more: { loading: false, onMore } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
});

/** One is marked, and its button is gone. */
function Marked(props: NotificationBellProps) {
  const [readAt, setReadAt] = useState<string | null>(null);
  const entries = oneOfEachKind(1).map((told, index) => (index === 0 ? { ...told, readAt } : told));
  return (
    <NotificationBell
      {...props}
      unread={readAt === null ? 1 : 0}
      content={list(entries)}
      onMarkRead={({ createdAt }) => setReadAt(createdAt)}
    />
  );
}

export const KeepsPlace = meta.story({
  name: 'Marking one by keyboard leaves her at what she marked',
  tags: ['!visual'],
  render: (args) => <Marked {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    canvas.getByRole('button', { name: /^Mark as read/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: /^Noor Haddad wrote to you/ })).toHaveFocus();
  },
});

export const Marking = meta.story({
  name: 'While all are being marked it says so',
  tags: ['kind:loading'],
  args: { marking: true },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: /^Notifications/ })),
});

export const Loading = meta.story({
  name: 'While they are read their place is there',
  tags: ['kind:loading'],
  args: { content: { kind: 'loading' } },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: /^Notifications/ })),
});

export const Empty = meta.story({
  name: 'Without any it says what comes here',
  tags: ['kind:empty'],
  args: { content: list([]), unread: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(canvas.getByText('Nothing new')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'What could not be read is asked for again',
  tags: ['kind:error'],
  args: {
    content: { kind: 'failed', advice: 'Please check your internet connection.', retrying: false },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Notifications/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  name: 'Long titles wrap inside the list',
  tags: ['kind:long-text'],
  args: {
    content: list(
      oneOfEachKind(1).map((told) => ({
        ...told,
        eventTitle: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and tea '.repeat(2),
        otherUserFirstName: 'Maximiliane Wilhelmine Friederike',
        otherUserLastName: 'von Hohenzollern-Sigmaringen',
      })),
    ),
    unread: 1,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 1 unread' }));
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
