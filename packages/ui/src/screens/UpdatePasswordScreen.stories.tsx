import { expect, screen, userEvent } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { UpdatePasswordScreen } from './UpdatePasswordScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Update password',
  component: UpdatePasswordScreen,
  args: { link: { kind: 'token-hash' as const, tokenHash: 'made-up' } },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
  },
  render: (args) => (
    <ShellFlow currentPath="/update-password">
      <UpdatePasswordScreen {...args} />
    </ShellFlow>
  ),
});

const submit = async () => {
  await userEvent.type(await screen.findByLabelText('New password'), 'a new long one');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'a new long one{Enter}');
};

export const Default = meta.story({
  name: 'The page asks for the new password, twice (A-32)',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    await expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const Busy = meta.story({
  name: 'While it updates the page keeps its shape',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      faults: (faults) => faults.slow(undefined, { on: 'auth/' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await submit();
    await screen.findByRole('button', { name: 'Updating...' });
  },
});

export const Expired = meta.story({
  name: 'A link that no longer works leads to a new one (A-32)',
  tags: ['kind:error', 'kind:denied'],
  play: async () => {
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' });
    await screen.findByRole('link', { name: 'Request a new link' });
  },
});

export const NoLink = meta.story({
  name: 'Without a link it says how to come by one (A-32)',
  tags: ['kind:empty'],
  args: { link: null },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Open the link in your email' });
  },
});
