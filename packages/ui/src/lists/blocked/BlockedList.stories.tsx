import { expect, fn, userEvent } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './BlockedList.page.tsx';
import { BlockedList, BlockedListSkeleton } from './BlockedList.tsx';

const members = [
  {
    userId: '00000000-0000-4000-8000-000000000003',
    firstName: 'Noor',
    lastName: 'Haddad',
    avatarUrl: null,
    blockedAt: '2026-11-02T09:00:00.000Z',
  },
  {
    userId: '00000000-0000-4000-8000-000000000013',
    firstName: 'Yuki',
    lastName: 'Tanaka',
    avatarUrl: null,
    blockedAt: '2026-10-12T09:00:00.000Z',
  },
];

const meta = preview.meta({
  title: 'Lists/Blocked members',
  component: BlockedList,
  subcomponents: { BlockedListSkeleton },
  args: { members, unblocking: null, onUnblock: fn() },
  parameters: { ...everyPage, page },
});

export const Default = meta.story({
  name: 'Each with the day, and the way back',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Yuki Tanaka' }));
    await expect(args.onUnblock).toHaveBeenCalledWith(members[1]);
  },
});

export const Unblocking = meta.story({
  name: 'While it is taken back the button shows so',
  tags: ['kind:loading'],
  args: { unblocking: members[0]?.userId ?? null },
});

export const LongText = meta.story({
  name: 'A long name breaks beside the button',
  tags: ['kind:long-text'],
  args: {
    members: members.map((member) => ({
      ...member,
      firstName: 'Maximiliana-Wilhelmine',
      lastName: 'Donaudampfschifffahrtsgesellschaft',
    })),
  },
});
