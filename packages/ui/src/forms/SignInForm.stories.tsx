import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Container } from '../primitives/Container.tsx';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { page } from './SignInForm.page.tsx';
import { SignInForm, signInProblems } from './SignInForm.tsx';

const meta = preview.meta({
  title: 'Forms/SignInForm',
  component: SignInForm,
  parameters: { page },
  subcomponents: { EmailField, PasswordField },
  argTypes: { problem: { control: 'select', options: [undefined, ...signInProblems] } },
  args: { onSubmit: fn(), onIncomplete: fn(), onForgotPassword: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'Enter sends what was typed, the email trimmed (R-056)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' maya@sorella.test ');
    await userEvent.type(canvas.getByLabelText('Password'), ' with spaces {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'maya@sorella.test',
      password: ' with spaces ',
    });
  },
});

export const Empty = meta.story({
  name: 'Nothing typed: both are required, and focus goes to the first (R-059)',
  tags: ['kind:error'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email and password are required');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'A double press sends once, and the button reads Signing in (R-057)',
  tags: ['kind:loading'],
  args: { defaultEmail: 'maya@sorella.test' },
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return (
      <SignInForm
        {...args}
        busy={busy}
        onSubmit={(details) => {
          args.onSubmit(details);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'sorella-demo');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Signing in' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const WrongPassword = meta.story({
  name: 'Wrong credentials are told beside the form (R-064)',
  tags: ['kind:error'],
  args: { defaultEmail: 'maya@sorella.test', problem: 'invalid-credentials' },
});
export const Unconfirmed = meta.story({
  name: 'An address that is not confirmed can have its link sent again (R-061)',
  tags: ['kind:error'],
  args: {
    defaultEmail: 'maya@sorella.test',
    problem: 'email-not-confirmed',
    resend: { busy: false, sent: false, waitSeconds: 0, onPress: () => undefined },
  },
});
export const LinkSent = meta.story({
  name: 'What it says of the link is the same for every address (A-85)',
  args: {
    defaultEmail: 'maya@sorella.test',
    problem: 'email-not-confirmed',
    resend: { busy: false, sent: true, waitSeconds: 58, onPress: () => undefined },
  },
});
export const Network = meta.story({
  name: 'A dead network comes with what to try (R-065)',
  tags: ['kind:error'],
  args: {
    defaultEmail: 'maya@sorella.test',
    problem: 'network',
    diagnosis: { busy: false, waitSeconds: 0, onPress: () => undefined },
  },
});
export const ExpiredLink = meta.story({
  name: 'An expired link is named (R-066)',
  tags: ['kind:error'],
  args: { problem: 'link-expired' },
});
export const OtherProblem = meta.story({
  name: 'Anything else (R-067)',
  tags: ['kind:error'],
  args: { problem: 'other' },
});
export const Narrow = meta.story({
  name: 'It holds in the narrowest window with a long address',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    defaultEmail: 'a.very.long.address.that.never.seems.to.end@donaudampfschifffahrt.example',
    problem: 'network',
    diagnosis: { busy: false, waitSeconds: 42, onPress: () => undefined },
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
