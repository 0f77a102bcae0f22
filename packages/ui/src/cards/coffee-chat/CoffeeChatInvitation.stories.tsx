import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { MAYA, NOW } from '../cards.fixtures.ts';
import { page } from './CoffeeChatInvitation.page.tsx';
import { CoffeeChatInvitation } from './CoffeeChatInvitation.tsx';
import { aCoffeeChat, LONG, NOOR } from './coffee-chats.fixtures.ts';

const request = aCoffeeChat({ requesterId: NOOR.id, recipientId: MAYA });

const meta = preview.meta({
  title: 'Cards/Coffee chat invitation',
  component: CoffeeChatInvitation,
  parameters: { page },
  args: {
    request,
    person: NOOR,
    zone: 'Europe/Berlin',
    zoneLabel: 'Europe/Berlin (CET)',
    now: NOW,
    onAccept: fn(),
    onDecline: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  name: 'One of the times is picked before it is accepted (R-216, A-60)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '3:00 PM' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenLastCalledWith({
      request,
      chosenDate: '2026-11-24T14:00:00+00:00',
    });
  },
});

export const OneTime = meta.story({
  name: 'A single time needs no picking',
  args: { request: { ...request, proposedDates: request.proposedDates.slice(0, 1) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
  },
});

export const Late = meta.story({
  name: 'When all times have passed it can only be declined',
  tags: ['kind:denied'],
  args: { request: { ...request, proposedDates: ['2026-11-20T11:00:00+00:00'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
  },
});

export const Accepting = meta.story({
  name: 'While the answer is on its way nothing else can be pressed',
  tags: ['kind:loading'],
  args: { busy: 'accepting' },
});

export const FormerMember = meta.story({
  name: 'Of somebody whose account is gone it says so',
  tags: ['kind:empty'],
  args: { person: null },
});

export const LongText = meta.story({
  name: 'Long words take the lines they need',
  tags: ['kind:long-text'],
  args: {
    request: { ...request, message: LONG },
    person: { ...NOOR, firstName: 'Wilhelmina-Alexandrine', lastName: 'von Hohenstein-Wolfenbüttel' },
  },
});
