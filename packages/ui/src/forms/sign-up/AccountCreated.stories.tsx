import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { page } from './AccountCreated.page.tsx';
import { AccountCreated } from './AccountCreated.tsx';

const onResend = fn();

const meta = preview.meta({
  title: 'Forms/AccountCreated',
  component: AccountCreated,
  parameters: { page },
  args: { email: 'nora@sorella.test', onLeave: fn(), onMissed: fn(), onResend },
  beforeEach: () => {
    onResend.mockClear();
  },
  render: (args) => (
    <Container width="text">
      <AccountCreated {...args} />
    </Container>
  ),
});

export const Leaving = meta.story({
  name: 'It says what to do next, and that the sign-in page comes (R-117, R-118)',
  args: { mail: 'leaving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taking you to sign in...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  },
});

export const Pausing = meta.story({
  name: 'Whoever stays reads where the mail may be, and when it can be sent again',
  args: { mail: 'pausing' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(onResend).not.toHaveBeenCalled();
  },
});

export const Idle = meta.story({
  name: 'After a minute it can be sent again',
  args: { mail: 'idle' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(onResend).toHaveBeenCalledTimes(1);
  },
});

export const Sending = meta.story({
  name: 'While it is sent the button says so',
  tags: ['kind:loading'],
  args: { mail: 'sending' },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window with a long address',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    mail: 'pausing',
    email: 'a.very.long.address.that.never.seems.to.end@donaudampfschifffahrt.example',
  },
});
