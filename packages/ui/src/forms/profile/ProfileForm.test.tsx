import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const nothing = () => undefined;

function Kept({ values: before, ...props }: ProfileFormProps) {
  const [values, setValues] = useState(before);
  return (
    <ProfileForm
      {...props}
      values={values}
      onEdit={(field, value) => setValues((known) => ({ ...known, [field]: value }))}
    />
  );
}

const show = (given: Partial<ProfileFormProps> = {}) => {
  const onSave = vi.fn<() => void>();
  render(
    <Kept
      values={{ name: 'Maya Okafor', title: '', bio: '' }}
      email="maya@sorella.test"
      photo={null}
      currentPhotoUrl={null}
      status="changed"
      onEdit={nothing}
      onPhotoChange={nothing}
      onSave={onSave}
      onDiscard={nothing}
      onKeepMine={nothing}
      onAcceptTheirs={nothing}
      {...given}
    />,
  );
  return { onSave };
};

const tooShort = 'Name must be at least 2 characters.';

describe('the profile form', () => {
  it('does not move the button away from under a press: what is wrong is said once it is over, and the first such field has the focus (R-134, R-136)', () => {
    const { onSave } = show({ values: { name: 'M', title: '', bio: 'b'.repeat(251) } });
    const save = screen.getByRole('button', { name: 'Save Changes' });
    const bio = screen.getByRole('textbox', { name: /^Bio/ });
    bio.focus();
    // As a mouse does it: the field is left before the button is pressed.
    fireEvent.pointerDown(save);
    act(() => save.focus());
    expect(bio).not.toHaveAttribute('aria-invalid', 'true');
    fireEvent.pointerUp(save);
    expect(bio).not.toHaveAttribute('aria-invalid', 'true');
    fireEvent.click(save);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
    expect(bio).toHaveAttribute('aria-invalid', 'true');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('calls a field wrong when she has left it, not while she types (R-134)', async () => {
    show();
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'M');
    expect(screen.queryByText(tooShort)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(tooShort)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(tooShort);
    await userEvent.type(screen.getByLabelText('Name'), 'o');
    expect(screen.queryByText(tooShort)).toBeNull();
  });

  it.each([
    ['a name of one letter (R-134)', { name: ' M ', title: '', bio: '' }, tooShort],
    [
      'a bio of 251 (R-136)',
      { name: 'Mo', title: '', bio: 'a'.repeat(251) },
      'Bio must be less than 250 characters.',
    ],
    ['a title of 121', { name: 'Mo', title: 't'.repeat(121), bio: '' }, 'Title may have 120 characters.'],
    [
      'a name of 10,000',
      { name: 'a'.repeat(10_000), title: '', bio: '' },
      'First and last name may have 80 characters each.',
    ],
  ])('sends nothing with %s and says why', async (_what, values, words) => {
    const { onSave } = show({ values });
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('accepts a name alone and a bio of 250 (R-135, R-136, A-51)', async () => {
    const { onSave } = show({ values: { name: 'Mo', title: '', bio: 'a'.repeat(250) } });
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(onSave).toHaveBeenCalledOnce();
  });

  it.each(['unchanged', 'saving', 'saved', 'queued', 'conflicted'] as const)(
    'sends nothing by Enter while %s',
    async (status) => {
      const { onSave } = show({ status });
      await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
      expect(onSave).not.toHaveBeenCalled();
    },
  );

  it('lets her address be read and not changed (R-133)', () => {
    show();
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@sorella.test');
  });
});
