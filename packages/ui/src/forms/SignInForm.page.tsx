import { expect, fn, userEvent, within } from 'storybook/test';
import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { PersonalDetailsForm } from './sign-up/PersonalDetailsForm.tsx';

const onSubmit = fn();

/** What is said of SignInForm. */
export const page = componentPage({
  component: SignInForm,
  purpose: 'Signs a member in with email and password.',
  instead: [
    [ResetPasswordForm, 'she has forgotten it'],
    [PersonalDetailsForm, 'she is not a member yet'],
  ],
  keys: {
    example: () => <SignInForm onSubmit={onSubmit} />,
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
          await userEvent.type(
            within(page).getByLabelText(/^password/i, { selector: 'input' }),
            'sorella-demo',
          );
        },
        proof: () => expect(onSubmit).toHaveBeenCalledTimes(1),
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: (
        <StatusNote tone="bad" title="That did not work">
          Check email and password.
        </StatusNote>
      ),
      bad: <StatusNote tone="bad" title="Wrong password for maya@sorella.test" />,
      because: 'It does not say which of the two was wrong: that would tell strangers who is a member.',
    },
  ],
});
