import { expect, fn, screen, waitFor } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { EmailConfirmedScreen } from './EmailConfirmedScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Email confirmed',
  component: EmailConfirmedScreen,
  args: { link: { kind: 'confirmed' as const }, onConfirmed: fn() },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
  },
  render: (args) => (
    <ShellFlow currentPath="/email-confirmed">
      <EmailConfirmedScreen {...args} />
    </ShellFlow>
  ),
});

const aLink = { kind: 'token-hash', tokenHash: 'made-up', type: 'signup' } as const;

export const Default = meta.story({
  name: 'A confirmed address is welcomed (R-016, R-084)',
  play: async ({ args }) => {
    await screen.findByRole('heading', { level: 1, name: 'Email confirmed' });
    await waitFor(() => expect(args.onConfirmed).toHaveBeenCalled());
  },
});

export const Loading = meta.story({
  name: 'While the link is verified the page keeps its shape (R-082)',
  tags: ['kind:loading'],
  args: { link: aLink },
  parameters: {
    world: {
      scenario: 'demo',
      faults: (faults) => faults.slow(undefined, { on: 'auth/' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Confirming your email...' });
  },
});

export const Refused = meta.story({
  name: 'A link that is not known leads to signing in (R-083)',
  tags: ['kind:error', 'kind:denied'],
  args: { link: aLink },
  play: async ({ args }) => {
    // On the page and in the notice.
    const words = 'There was an issue confirming your email. Please try signing in.';
    await waitFor(() => expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0));
    await expect(args.onConfirmed).not.toHaveBeenCalled();
  },
});

export const NoLink = meta.story({
  name: 'Without a link it leads there, too',
  tags: ['kind:empty'],
  args: { link: null },
  play: async () => {
    await screen.findByRole('link', { name: 'Go to Sign In' });
  },
});
