import { passwordResetModel } from '@sorella/core/models/password-reset';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { press } from '../../primitives/press.fixture.ts';
import { type Navigate, NavigateProvider } from '../../runtime/navigation.tsx';
import { ResetPasswordScreen } from '../../screens/ResetPasswordScreen.tsx';
import { ShellFlow } from '../shell/ShellFlow.tsx';
import { PasswordResetFlow } from './PasswordResetFlow.tsx';

function Page({ navigate }: { navigate: Navigate }) {
  return (
    <NavigateProvider navigate={navigate}>
      <ShellFlow currentPath="/reset-password">
        <ResetPasswordScreen />
      </ShellFlow>
    </NavigateProvider>
  );
}

const ask = async (email: string) => {
  const field = await screen.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('button', { name: 'Send Instructions' }));
};

const walked = walk(
  passwordResetModel,
  {
    asks: () => ask(' maya@sorella.test '),
    'asks-malformed': () => ask('maya'),
    restarts: () => press('Use another email'),
  },
  () => screen.findByRole('contentinfo', { hidden: true }),
);

const meta = preview.meta({
  title: 'Flows/Password reset',
  component: Page,
  subcomponents: { PasswordResetFlow },
  args: { navigate: fn() },
  parameters: {
    ...everyFlow,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: { 'kind:denied': 'Everybody may ask, and everybody is answered alike.' },
  },
  play: walked,
});

export const Idle = meta.story({
  name: 'One field asks for the email (R-085)',
  tags: ['kind:empty', 'walk', 'state:password-reset.idle'],
});

export const Sending = meta.story({
  name: 'While sending the button says so, for every address as long (R-086, R-087, A-32)',
  tags: ['kind:loading', 'walk', 'state:password-reset.asking.answering.sending'],
  play: async (context) => {
    await walked(context);
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Sent = meta.story({
  name: 'Then the page says where to look (R-085, R-089)',
  tags: ['walk', 'state:password-reset.asking.answering.sent', 'notice:reset-sent'],
  play: async (context) => {
    await walked(context);
    await press('Return to Sign In');
    await expect(context.args.navigate).toHaveBeenCalledWith('/signin', { email: 'maya@sorella.test' });
  },
});

export const Again = meta.story({
  name: 'Another address can be asked for (R-085)',
  tags: ['state:password-reset.idle'],
  play: async () => {
    await ask('maya@sorella.test');
    await press('Use another email');
    await expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('maya@sorella.test');
  },
});

export const Malformed = meta.story({
  name: 'What is no address is said beside the field and as a notice (R-088)',
  tags: ['kind:error', 'walk', 'state:password-reset.idle', 'notice:reset-email-invalid'],
  play: async (context) => {
    await walked(context);
    const field = screen.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field).toHaveFocus();
  },
});

export const Failed = meta.story({
  name: 'A dead network is told, and nothing typed is lost (R-089, A-46)',
  tags: ['kind:error', 'walk', 'state:password-reset.idle', 'notice:reset-failed'],
  play: async (context) => {
    await walked(context);
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('maya@sorella.test');
  },
});

export const TooMany = meta.story({
  name: 'Too many requests are told to everybody alike (A-32)',
  tags: ['kind:error', 'walk', 'state:password-reset.idle', 'notice:error-rate-limited'],
});
