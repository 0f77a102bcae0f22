import { useState } from 'react';
import { expect } from 'storybook/test';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';
import { page } from './Field.page.tsx';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Select } from './Select.tsx';
import { Stack } from './Stack.tsx';
import { Textarea } from './Textarea.tsx';
import { TextInput } from './TextInput.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  subcomponents: { Checkbox, PasswordInput, Select, Textarea, TextInput },
  parameters: {
    page,
    storyExemptions: { 'kind:empty': 'Where there is nothing to choose from, no Select is drawn.' },
  },
  args: {
    label: 'First name',
    children: (control) => <TextInput {...control} defaultValue="Maya" />,
  },
});

export const Default = meta.story({ name: 'A label names its control' });

export const Hint = meta.story({
  name: 'The hint is read with the control',
  args: { hint: "Leave it blank and we'll write one from your answers.", optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Leave it blank/);
  },
});

export const Invalid = meta.story({
  name: 'An error marks the control and is read with it',
  tags: ['kind:error'],
  args: { error: 'Name must be at least 2 characters.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name must be at least 2 characters.');
  },
});

export const EveryControl = meta.story({
  name: 'Every control, at rest and with an error',
  render: function Render() {
    const [bio, setBio] = useState('I bake, I hike, and I never finish a crossword.');
    const [agreed, setAgreed] = useState(true);
    return (
      <Stack gap="6">
        <Field label="Email">
          {(control) => <TextInput {...control} type="email" placeholder="you@example.com" />}
        </Field>
        <Field label="Password" aside={<TextLink href="/reset-password">Forgot password?</TextLink>}>
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" defaultValue="sorella-demo" />
          )}
        </Field>
        <Field label="City">
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', label: 'All cities' },
                { value: 'Berlin', label: 'Berlin' },
              ]}
            />
          )}
        </Field>
        <Field label="Bio" optional>
          {(control) => <Textarea {...control} value={bio} onValueChange={setBio} limit={250} />}
        </Field>
        <Field label="Subject" error="Subject must be at least 5 characters.">
          {(control) => <TextInput {...control} defaultValue="Hi" />}
        </Field>
        <Field label="Member since">
          {(control) => <TextInput {...control} readOnly value="May 2025" />}
        </Field>
        <div>
          <Checkbox checked={agreed} onCheckedChange={setAgreed}>
            I agree to the <TextLink href="/terms">Terms</TextLink>
          </Checkbox>
          <Checkbox checked={false} onCheckedChange={() => undefined} error="Please agree to the terms">
            I agree to the Community Guidelines
          </Checkbox>
        </div>
      </Stack>
    );
  },
});

export const ShowPassword = meta.story({
  name: 'A password can be shown and hidden again',
  args: {
    label: 'Password',
    children: (control) => (
      <PasswordInput {...control} autoComplete="current-password" defaultValue="sorella-demo" />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
});

export const OverLimit = meta.story({
  name: 'Writing past the limit is counted, not cut off',
  tags: ['kind:long-text'],
  args: {
    label: 'Bio',
    children: (control) => <Textarea {...control} value={'a'.repeat(260)} limit={250} />,
  },
});

export const LongText = meta.story({
  name: 'Long labels and errors wrap in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    label: 'What others should know of the way in which you like to spend your weekends',
    error: 'Please enter a PayPal.me username for events with credit requirements.',
    aside: <TextLink href="/reset-password">Forgot password?</TextLink>,
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});
