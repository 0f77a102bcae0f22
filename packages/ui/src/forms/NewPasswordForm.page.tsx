import { expect, fn, userEvent, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Field } from '../primitives/Field.tsx';
import { PasswordInput } from '../primitives/PasswordInput.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';

const onSubmit = fn();

/** What is said of NewPasswordForm. */
export const page = componentPage({
  component: NewPasswordForm,
  purpose: 'Chooses a new password, typed twice, each of which can be shown.',
  instead: [
    [ResetPasswordForm, 'she has no link yet'],
    [SignInForm, 'she knows her password'],
  ],
  keys: {
    example: () => <NewPasswordForm onSubmit={onSubmit} />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes from field to field, with the eye of each after it, then to the button.',
        proof: ({ focused }) => expect(focused).toHaveAttribute('type', 'password'),
      },
      {
        keys: ['Enter'],
        does: 'In a field: sends the form.',
        before: async (page) => {
          const [first, second] = within(page).getAllByLabelText(/password$/i, { selector: 'input' });
          if (!first || !second) return;
          await userEvent.type(first, 'a long evening');
          await userEvent.type(second, 'a long evening');
        },
        proof: () => expect(onSubmit).toHaveBeenCalledTimes(1),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <Field label="New password" hint="At least 8 characters.">
          {(control) => <PasswordInput {...control} autoComplete="new-password" defaultValue="a long walk" />}
        </Field>
      ),
      bad: (
        <Field
          label="New password"
          hint="Must contain a capital, a number, a symbol, and no dictionary word."
        >
          {(control) => <PasswordInput {...control} autoComplete="new-password" defaultValue="Wk1!" />}
        </Field>
      ),
      because: 'Long is what makes it safe; rules about signs make it forgotten.',
    },
  ],
});
