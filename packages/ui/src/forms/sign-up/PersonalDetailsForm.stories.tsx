import { EMPTY_SIGN_UP } from '@sorella/core/domain/sign-up/sign-up-draft';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { FormGroup } from './FormGroup.tsx';
import { page } from './PersonalDetailsForm.page.tsx';
import { PersonalDetailsForm, type PersonalDetailsFormProps } from './PersonalDetailsForm.tsx';
import { SignUpSkeleton } from './SignUpSkeleton.tsx';
import { FILLED_IN, HOSTILE } from './sign-up.fixtures.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';
import { WithPreview } from './WithPreview.tsx';

const onSubmit = fn();
const onSignIn = fn();

/** The form with what was typed kept, as the flow does it. */
function Typed(props: PersonalDetailsFormProps) {
  const [details, setDetails] = useState(props.details);
  const [photo, setPhoto] = useState(props.photo);
  const [secrets, setSecrets] = useState(props.secrets);
  return (
    <PersonalDetailsForm
      {...props}
      details={details}
      photo={photo}
      secrets={secrets}
      onDetailsChange={(changes) => setDetails((before) => ({ ...before, ...changes }))}
      onPhotoChange={setPhoto}
      onSecretsChange={(changes) => setSecrets((before) => ({ ...before, ...changes }))}
    />
  );
}

const secrets = { password: 'sorella-demo', confirmPassword: 'sorella-demo' };

const meta = preview.meta({
  title: 'Forms/PersonalDetailsForm',
  component: PersonalDetailsForm,
  parameters: { page },
  subcomponents: { FormGroup, TermsCheckbox, WithPreview, SignUpSkeleton },
  args: {
    ...EMPTY_SIGN_UP,
    secrets: { password: '', confirmPassword: '' },
    onDetailsChange: fn(),
    onPhotoChange: fn(),
    onSecretsChange: fn(),
    onSubmit,
    onSignIn,
  },
  beforeEach: () => {
    onSubmit.mockClear();
    onSignIn.mockClear();
  },
  render: (args) => (
    <Container width="text">
      <Typed {...args} />
    </Container>
  ),
});

export const Empty = meta.story({
  name: 'Nothing is wrong before she has typed anything (R-091, R-101)',
  tags: ['kind:empty'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText('Please enter your first name.')).toBeNull();
    // Only one choice, and it is the visitor's to make.
    const options = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['Please choose', 'Female']);
  },
});

export const Pressed = meta.story({
  name: 'After Next each field says what is missing, and focus goes to the first (R-092 to R-099)',
  tags: ['kind:error'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(canvas.getByText('Please upload a profile photo')).toBeVisible();
    await expect(canvas.getByText('Please agree to the terms')).toBeVisible();
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const Filled = meta.story({
  name: 'Filled in, with what she types made a link (R-097)',
  args: { ...FILLED_IN, secrets },
  play: async ({ canvas }) => {
    const instagram = canvas.getByLabelText('Instagram');
    await userEvent.clear(instagram);
    await userEvent.type(instagram, '@nora.lindqvist');
    await userEvent.tab();
    await expect(instagram).toHaveValue('https://www.instagram.com/nora.lindqvist');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const WhileTyping = meta.story({
  name: 'A field that was left says what is wrong, and follows her typing from then on',
  tags: ['kind:error'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Age'), '17');
    await expect(canvas.queryByText('Please enter an age between 18 and 100.')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Please enter an age between 18 and 100.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Age'));
    await userEvent.type(canvas.getByLabelText('Age'), '18');
    await expect(canvas.queryByText('Please enter an age between 18 and 100.')).toBeNull();
    await userEvent.type(canvas.getByLabelText('City'), 'B');
    await userEvent.tab();
    await expect(canvas.getByText('Please enter a valid city name')).toBeVisible();
  },
});

export const Taken = meta.story({
  name: 'A known address is said beside it, with the way to sign in (R-119)',
  tags: ['kind:error'],
  args: { ...FILLED_IN, secrets, problem: 'email-taken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    const [first] = canvas.getAllByRole('link', { name: 'Sign In' });
    if (first) await userEvent.click(first);
    await expect(onSignIn).toHaveBeenCalledTimes(1);
  },
});

export const WeakPassword = meta.story({
  name: 'A password that the server finds too weak is said beside it (R-121)',
  tags: ['kind:error'],
  args: { ...FILLED_IN, secrets, problem: 'password-weak' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
});

export const Links = meta.story({
  name: 'What is agreed to opens in a new tab, so that the form is kept (R-030, A-31)',
  tags: ['!visual'],
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Community Guidelines', '/community-guidelines'],
    ] as const) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
});

export const LongText = meta.story({
  name: 'It holds whatever is typed, in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { ...HOSTILE, secrets: { password: 'a'.repeat(100), confirmPassword: 'b' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('A name may have at most 80 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
