import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Textarea } from './Textarea.tsx';
import { TextInput } from './TextInput.tsx';

describe('a field', () => {
  it('is named by its label and described by its hint and its error', () => {
    render(
      <Field label="Name" hint="As your friends say it." error="Name must be at least 2 characters.">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Name');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('As your friends say it. Name must be at least 2 characters.');
  });

  it('is neither invalid nor described while there is nothing to say', () => {
    render(<Field label="Name">{(control) => <TextInput {...control} />}</Field>);
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-describedby');
  });

  it('is followed by what stands beside its label: typing on after Tab writes into the control', async () => {
    render(
      <Field label="Password" aside={<a href="/reset-password">Forgot password?</a>}>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    await userEvent.tab();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('keeps a shown password as it was typed', async () => {
    render(
      <Field label="Password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>,
    );
    await userEvent.type(screen.getByLabelText('Password'), ' Secret ');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Password')).toHaveValue(' Secret ');
  });

  it('counts the letters left and does not cut what is too long', async () => {
    function Bio() {
      const [bio, setBio] = useState('');
      return (
        <Field label="Bio" hint="A line or two.">
          {(control) => <Textarea {...control} value={bio} onValueChange={setBio} limit={5} />}
        </Field>
      );
    }
    render(<Bio />);
    await userEvent.type(screen.getByLabelText('Bio'), 'baking');
    expect(screen.getByLabelText('Bio')).toHaveValue('baking');
    expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('A line or two. 1 character too many');
  });
});
