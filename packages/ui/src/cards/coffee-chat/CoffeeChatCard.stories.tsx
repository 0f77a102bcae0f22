import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NOW } from '../cards.fixtures.ts';
import { ProgressSteps } from '../progress-steps/ProgressSteps.tsx';
import { page } from './CoffeeChatCard.page.tsx';
import { CoffeeChatCard } from './CoffeeChatCard.tsx';
import { CoffeeChatHead } from './CoffeeChatHead.tsx';
import { CoffeeChatSkeleton } from './CoffeeChatSkeleton.tsx';
import { aCoffeeChat, LONG, NOOR } from './coffee-chats.fixtures.ts';
import { ProposedTimes } from './ProposedTimes.tsx';

const withNoor = { recipientId: NOOR.id };

const meta = preview.meta({
  title: 'Cards/Coffee chat',
  component: CoffeeChatCard,
  parameters: { page },
  subcomponents: { CoffeeChatHead, ProposedTimes, ProgressSteps, CoffeeChatSkeleton },
  args: {
    request: aCoffeeChat(),
    person: null,
    side: 'own' as const,
    zone: 'Europe/Berlin',
    now: NOW,
    onCancel: fn(),
    onAddToCalendar: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Pending = meta.story({
  name: 'An open request that waits can be cancelled (R-213, R-214)',
  tags: ['kind:empty'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Open request' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Request' }));
    await expect(args.onCancel).toHaveBeenCalledWith({ request: args.request });
  },
});

export const ToPerson = meta.story({
  name: 'A request to a person says whom it is to (A-60)',
  args: { request: aCoffeeChat(withNoor), person: NOOR },
});

export const Accepted = meta.story({
  name: 'An accepted one shows the time that was picked, goes into the calendar, and leads to a message (R-179, R-212, A-60)',
  args: {
    request: aCoffeeChat({ ...withNoor, status: 'accepted', selectedDate: '2026-11-24T14:00:00+00:00' }),
    person: NOOR,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Tuesday, November 24, 2026, 3:00 PM CET')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message Noor' })).toHaveAttribute(
      'href',
      `/messages/${NOOR.id}`,
    );
    await expect(canvas.queryByRole('button', { name: 'Cancel Request' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.onAddToCalendar).toHaveBeenCalledTimes(1);
  },
});

export const AcceptedOpen = meta.story({
  name: 'An open request that organizers accepted says what is still to come (R-213, R-215)',
  args: { request: aCoffeeChat({ status: 'accepted' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('The organizers tell you whom you meet, and when.');
  },
});

export const AcceptedUntimed = meta.story({
  name: 'An accepted one without a time says that none is chosen yet (R-215)',
  args: { request: aCoffeeChat({ ...withNoor, status: 'accepted' }), person: NOOR },
  play: async ({ canvas }) => {
    await canvas.findByText('No time is chosen yet. Agree on one with Noor in Messages.');
  },
});

export const Unnamed = meta.story({
  name: 'Somebody who is not shown to her is a member without a name (A-57)',
  args: { request: aCoffeeChat({ ...withNoor, status: 'cancelled' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'A member' });
  },
});

export const Rejected = meta.story({
  name: 'A declined one says so and offers nothing more (R-212, R-214)',
  tags: ['kind:denied'],
  args: { request: aCoffeeChat({ ...withNoor, status: 'rejected' }), person: NOOR },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Completed = meta.story({
  name: 'A completed one stands back (R-212)',
  args: {
    request: aCoffeeChat({
      status: 'completed',
      proposedDates: ['2026-11-07T11:00:00+00:00'],
      selectedDate: '2026-11-07T11:00:00+00:00',
    }),
  },
});

export const Cancelled = meta.story({
  name: 'A cancelled one stands back (R-212)',
  args: { request: aCoffeeChat({ status: 'cancelled', message: null }) },
});

export const Late = meta.story({
  name: 'When all times have passed it says so',
  args: { request: aCoffeeChat({ proposedDates: ['2026-11-20T11:00:00+00:00'] }) },
});

export const Cancelling = meta.story({
  name: 'While it is being cancelled the button is busy',
  tags: ['kind:loading'],
  args: { cancelling: true },
});

export const LongText = meta.story({
  name: 'Long words and twelve times take the lines they need (A-62)',
  tags: ['kind:long-text'],
  args: {
    person: {
      ...NOOR,
      firstName: 'Wilhelmina-Alexandrine',
      lastName: 'von Hohenstein-Wolfenbüttel',
      title: LONG,
    },
    request: aCoffeeChat({
      ...withNoor,
      message: LONG,
      proposedDates: [24, 25, 26].flatMap((day) =>
        ['08', '11', '14', '17'].map((hour) => `2026-11-${day}T${hour}:00:00+00:00`),
      ),
    }),
  },
});

export const Loading = meta.story({
  name: 'One that has not arrived keeps its place',
  tags: ['kind:loading'],
  render: () => <CoffeeChatSkeleton />,
});
