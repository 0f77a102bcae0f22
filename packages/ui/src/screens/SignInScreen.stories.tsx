import { expect, fn, screen } from 'storybook/test';
import { ALOUD } from '../../../../.storybook/aloud.ts';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { signIn } from '../features/session/sign-in.fixture.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { AuthFrame } from '../site/auth/AuthFrame.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Sign in',
  component: SignInScreen,
  subcomponents: { AuthFrame },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: {
      'kind:empty': 'A form has nothing that could be missing.',
      'kind:denied': 'Everybody may sign in.',
    },
  },
  args: { onSignedIn: fn() },
  render: (args) => (
    <ShellFlow currentPath="/signin">
      <SignInScreen {...args} />
    </ShellFlow>
  ),
});

export const Default = meta.story({
  name: 'The page greets her and asks for two things (R-014)',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    await expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await expect(screen.getByLabelText(/^Password/)).toBeVisible();
  },
});

export const Busy = meta.story({
  name: 'While she is signed in the page keeps its shape',
  tags: ['kind:loading'],
  parameters: {
    world: {
      scenario: 'demo',
      faults: (faults) => faults.slow(undefined, { on: 'auth/' }),
    } satisfies WorldParameters,
  },
  play: async () => {
    await signIn();
    await screen.findByRole('button', { name: 'Signing in' });
  },
});

export const WrongPassword = meta.story({
  name: 'A wrong password is told beside the form, read out, and not told a second time',
  tags: ['kind:error'],
  play: async ({ args }) => {
    await signIn({ password: 'wrong' });
    await screen.findByText('Invalid email or password. Please try again.');
    await screen.findByText(/^Login failed\./, ALOUD);
    await expect(screen.queryByRole('button', { name: 'Dismiss notice' })).toBeNull();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
});
