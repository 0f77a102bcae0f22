import { expect, screen } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Sign up',
  component: SignUpScreen,
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: {
      'kind:empty': 'A form has nothing that could be missing.',
      'kind:loading': 'Shown by the walks in Flows/Joining.',
      'kind:error': 'Shown by the walks in Flows/Joining.',
    },
  },
  render: () => (
    <ShellFlow currentPath="/signup">
      <SignUpScreen />
    </ShellFlow>
  ),
});

export const Default = meta.story({
  name: 'The first page that a new member meets (R-015, R-090)',
  play: async () => {
    await screen.findByLabelText('First name');
    await expect(screen.getByText(/Step 1 of 2/)).toBeVisible();
  },
});

export const SignedIn = meta.story({
  name: 'Somebody who is signed in needs no second account',
  tags: ['kind:denied'],
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    worldOf(loaded)?.services.session.start();
    await screen.findByRole('heading', { level: 1, name: 'You are one of us already' });
  },
});
