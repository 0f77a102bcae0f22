import { DEMO_IDS } from '@sorella/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { CoffeeChatsScreen } from './CoffeeChatsScreen.tsx';

const world = (parameters: WorldParameters) => ({ world: parameters });

const meta = preview.meta({
  title: 'Screens/Coffee chats',
  component: CoffeeChatsScreen,
  args: { userId: DEMO_IDS.maya },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    ...world({ scenario: 'coffeeChats', as: 'maya' }),
    storyExemptions: {
      'kind:denied':
        'Whoever lacks access is led away before the page is drawn: see the stories of AccessRequired.',
    },
  },
  render: (args) => (
    <ShellFlow currentPath="/coffee-chats">
      <CoffeeChatsScreen {...args} />
    </ShellFlow>
  ),
});

export const Default = meta.story({
  name: 'What she is asked, whom she could ask, and how her requests stand (R-200, R-212, A-60)',
  tags: ['R-026'],
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'My Coffee Chat Requests' }));
    await expect(list.getAllByRole('article')).toHaveLength(4);
    await expect(screen.getByRole('article', { name: 'From Amara Diallo' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Coffee Chat Requests/));
  },
});

export const Empty = meta.story({
  name: 'Without a request, ideas come first, and the way to ask openly (R-201, A-60)',
  tags: ['kind:empty'],
  parameters: world({ scenario: 'coffeeIdeas', as: 'maya' }),
  play: async () => {
    await screen.findByText('No coffee chat requests yet');
    const ideas = within(screen.getByRole('list', { name: 'Ideas for You' }));
    await expect(ideas.getAllByRole('article')).toHaveLength(3);
    const [best] = ideas.getAllByRole('article');
    await expect(best).toHaveTextContent('You both chose Books & writing and Food & cooking');
  },
});

export const Loading = meta.story({
  name: 'While requests are read the page has its shape (R-201)',
  tags: ['kind:loading'],
  parameters: world({
    scenario: 'coffeeChats',
    as: 'maya',
    faults: (faults) => faults.slow(undefined, { on: 'rest/v1/coffee_chat_requests' }),
  }),
  play: async () => {
    await screen.findByText('Loading requests...');
  },
});

export const Failed = meta.story({
  name: 'When requests cannot be read she is told, and can try again (R-221)',
  tags: ['kind:error'],
  parameters: world({
    scenario: 'coffeeChats',
    as: 'maya',
    faults: (faults) => faults.failing(400, { on: 'rest/v1/coffee_chat_requests' }),
  }),
  play: async () => {
    // The notice says the same, and may come before the list has been given up.
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(
      screen.getAllByText('There was a problem loading your coffee chat requests')[0],
    ).toBeVisible();
  },
});

export const LongText = meta.story({
  name: 'Twelve times, long words, and an invitation whose times have passed (A-62)',
  parameters: world({ scenario: 'longCoffeeChat', as: 'maya' }),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'My Coffee Chat Requests' }));
    await expect(list.getAllByText('12:00 PM')).toHaveLength(3);
  },
});
