import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './CoffeeChatIdeaCard.page.tsx';
import { CoffeeChatIdeaCard } from './CoffeeChatIdeaCard.tsx';
import { anIdea } from './coffee-chats.fixtures.ts';

const meta = preview.meta({
  title: 'Cards/Coffee chat idea',
  component: CoffeeChatIdeaCard,
  parameters: { page },
  args: { idea: anIdea(), onAsk: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  name: 'An idea says why: what both chose (A-60)',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You both chose Books & writing and Food & cooking')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request Coffee Chat Noor Haddad' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith({ idea: args.idea });
  },
});

export const Bare = meta.story({
  name: 'Without a title and with one interest it is shorter',
  tags: ['kind:empty'],
  args: { idea: anIdea({ title: null, sharedInterests: ['Books & writing'] }) },
});

export const LongText = meta.story({
  name: 'Long names and three interests take the lines they need',
  tags: ['kind:long-text'],
  args: {
    idea: anIdea({
      firstName: 'Wilhelmina-Alexandrine',
      lastName: 'von Hohenstein-Wolfenbüttel',
      sharedInterests: ['Books & writing', 'Mental health & personal growth', 'Travel & adventure'],
    }),
  },
});
