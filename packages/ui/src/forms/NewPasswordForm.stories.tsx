import { expect, fn } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Container } from '../primitives/Container.tsx';
import { FormProblem } from './FormProblem.tsx';
import { page } from './NewPasswordForm.page.tsx';
import { NewPasswordForm, newPasswordProblems } from './NewPasswordForm.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Forms/NewPasswordForm',
  component: NewPasswordForm,
  parameters: { page },
  subcomponents: { PasswordField, FormProblem },
  argTypes: { problem: { control: 'select', options: [undefined, ...newPasswordProblems] } },
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'Enter sends what was typed twice, spaces and all (A-32)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New password'), ' with spaces ');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), ' with spaces {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: ' with spaces ',
      confirmation: ' with spaces ',
    });
  },
});

export const TooShort = meta.story({
  name: 'Too short and not the same: each is said beside its field (R-094, R-095)',
  tags: ['kind:error'],
  play: async ({ canvas, userEvent, args }) => {
    const [first, second] = [
      canvas.getByLabelText('New password'),
      canvas.getByLabelText('Confirm new password'),
    ];
    await userEvent.type(first, 'short');
    await userEvent.type(second, 'shorter{Enter}');
    await expect(first).toHaveAccessibleDescription(/Password must be at least 8 characters/);
    await expect(second).toHaveAccessibleDescription('Passwords do not match');
    await expect(first).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Shown = meta.story({
  name: 'What was typed can be shown',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'correct horse battery');
    const [show] = canvas.getAllByRole('button', { name: 'Show password' });
    if (show) await userEvent.click(show);
    await expect(field).toHaveAttribute('type', 'text');
  },
});

export const Busy = meta.story({
  name: 'While updating the button says so',
  tags: ['kind:loading'],
  args: { busy: true },
});

export const Weak = meta.story({
  name: 'A weak password is told, and can be corrected (A-32)',
  tags: ['kind:error'],
  args: { problem: 'password-too-weak' },
});

export const Failed = meta.story({
  name: 'A failure says that the old password still works',
  tags: ['kind:error'],
  args: { problem: 'password-update-failed' },
});

export const TooMany = meta.story({
  name: 'Too many tries are told',
  tags: ['kind:error'],
  args: { problem: 'rate-limited' },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
