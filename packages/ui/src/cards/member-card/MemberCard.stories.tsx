import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { page } from './MemberCard.page.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MemberCardSkeleton } from './MemberCardSkeleton.tsx';

const noor = {
  id: '00000000-0000-4000-8000-000000000003',
  firstName: 'Noor',
  lastName: 'Haddad',
  title: 'Illustrator and slow runner',
  avatarUrl: null,
  bio: 'New in Berlin. I draw people on trains and look for somebody to swim with before work.',
  sharedInterests: ['Arts & creativity', 'Fitness & wellness'],
  sharedEvents: ['Slow Run along the Canal', 'Sunday Pottery and Tea'],
  mayMessage: true,
};

const meta = preview.meta({
  title: 'Cards/Member card',
  component: MemberCard,
  parameters: { page },
  subcomponents: { MemberCardSkeleton },
  args: { member: noor, onBlock: fn(), onReport: fn() },
  render: (args) => (
    <Surface>
      <MemberCard {...args} />
    </Surface>
  ),
});

export const Default = meta.story({
  name: 'What members see of each other, and what the two share (A-54)',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      `/messages/${noor.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Block Noor Haddad' }));
    await expect(args.onBlock).toHaveBeenCalled();
  },
});

export const Bare = meta.story({
  name: 'Somebody who says little, and may not be written to',
  tags: ['kind:empty'],
  args: {
    member: { ...noor, title: null, bio: null, sharedInterests: [], sharedEvents: [], mayMessage: false },
  },
});

export const LongText = meta.story({
  name: 'Long names and words break inside of it',
  tags: ['kind:long-text'],
  args: {
    member: {
      ...noor,
      firstName: 'Maximiliana-Wilhelmine',
      lastName: 'von Donaudampfschifffahrtsgesellschaft',
      bio: 'Donaudampfschifffahrtsgesellschaftskapitänin. '.repeat(5),
      sharedEvents: ['An evening with an unusually long name that nobody would shorten for us, ever'],
    },
  },
});

export const Loading = meta.story({
  name: 'While it is read it keeps its shape',
  tags: ['kind:loading'],
  render: () => (
    <Surface>
      <MemberCardSkeleton />
    </Surface>
  ),
});
