import { expect, fn, userEvent, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';

const onSubmit = fn();

/** What is said of ResetPasswordForm. */
export const page = componentPage({
  component: ResetPasswordForm,
  purpose: 'Asks for a link to choose a new password, with one address.',
  instead: [
    [SignInForm, 'she remembers it after all'],
    [NewPasswordForm, 'she came by the link'],
  ],
  keys: {
    example: () => <ResetPasswordForm onSubmit={onSubmit} />,
    rows: [
      {
        keys: ['Tab'],
        does: 'Goes from field to field, then to the button.',
        proof: ({ focused }) => expect(focused).toHaveRole('textbox'),
      },
      {
        keys: ['Enter'],
        does: 'In a field: sends the form.',
        before: async (page) => {
          await userEvent.type(within(page).getByRole('textbox'), 'maya@sorella.test');
        },
        proof: () => expect(onSubmit).toHaveBeenCalledTimes(1),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <StatusNote tone="info">If there is an account with this address, a link is on its way.</StatusNote>
      ),
      bad: <StatusNote tone="bad">There is no account with this address.</StatusNote>,
      because: 'Whether somebody is a member is nobody else’s business.',
    },
  ],
});
