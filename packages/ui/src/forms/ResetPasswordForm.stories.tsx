import { expect, fn } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Container } from '../primitives/Container.tsx';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { page } from './ResetPasswordForm.page.tsx';
import { ResetPasswordForm, resetPasswordProblems } from './ResetPasswordForm.tsx';

const meta = preview.meta({
  title: 'Forms/ResetPasswordForm',
  component: ResetPasswordForm,
  parameters: { page },
  subcomponents: { EmailField, FormProblem },
  argTypes: { problem: { control: 'select', options: [undefined, ...resetPasswordProblems] } },
  args: { onSubmit: fn(), onInvalid: fn(), onSignIn: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'Enter sends the address, trimmed (R-085)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), ' maya@sorella.test {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maya@sorella.test' });
  },
});

export const Malformed = meta.story({
  name: 'What is no address is said beside the field until it is one (R-088)',
  tags: ['kind:error'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'maya@{Enter}');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onInvalid).toHaveBeenCalledWith({ email: 'maya@' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'While sending the button says so (R-086)',
  tags: ['kind:loading'],
  args: { defaultEmail: 'maya@sorella.test', busy: true },
});

export const Failed = meta.story({
  name: 'A failure is told beside the form (R-089)',
  tags: ['kind:error'],
  args: { defaultEmail: 'maya@sorella.test', problem: 'reset-failed' },
});

export const TooMany = meta.story({
  name: 'Too many requests are told (A-32)',
  tags: ['kind:error'],
  args: { defaultEmail: 'maya@sorella.test', problem: 'rate-limited' },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window with a long address',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    defaultEmail: 'a.very.long.address.that.never.seems.to.end@donaudampfschifffahrt.example',
    problem: 'reset-failed',
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
