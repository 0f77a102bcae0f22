import { expect, screen, userEvent } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reset password',
  component: ResetPasswordScreen,
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: {
      'kind:denied': 'Everybody may ask, and everybody is answered alike.',
      'kind:loading':
        'It lasts as long as the clock says: Flows/Password reset shows it with a clock that stands still.',
    },
  },
  render: (args) => (
    <ShellFlow currentPath="/reset-password">
      <ResetPasswordScreen {...args} />
    </ShellFlow>
  ),
});

const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send Instructions' }));

export const Default = meta.story({
  name: 'What she typed on the sign-in page is there already (R-017, A-33)',
  args: { defaultEmail: 'maya@sorella.test' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maya@sorella.test');
  },
});

export const Malformed = meta.story({
  name: 'Nothing typed is no address (R-088)',
  tags: ['kind:empty', 'kind:error'],
  play: async () => {
    await send();
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  },
});
