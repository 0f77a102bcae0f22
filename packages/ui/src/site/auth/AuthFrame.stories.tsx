import { fn } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ResetPasswordForm } from '../../forms/ResetPasswordForm.tsx';
import { SignInForm } from '../../forms/SignInForm.tsx';
import { page } from './AuthFrame.page.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthSentence } from './AuthSentence.tsx';

const meta = preview.meta({
  title: 'Site/Auth frame',
  component: AuthFrame,
  subcomponents: { AuthSentence },
  parameters: { ...everyPage, page },
  args: {
    sentence: 'Your people are one coffee away.',
    children: <SignInForm onSubmit={fn()} />,
  },
});

export const Default = meta.story({ name: 'The form, and one sentence beside it' });

export const Reset = meta.story({
  name: 'It holds any small form',
  args: { sentence: 'It happens to all of us.', children: <ResetPasswordForm onSubmit={fn()} /> },
});
