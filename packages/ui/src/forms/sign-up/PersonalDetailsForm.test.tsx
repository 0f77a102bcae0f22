import { EMPTY_SIGN_UP, type SignUpDetails } from '@sorella/core/domain/sign-up/sign-up-draft';
import type { Secrets } from '@sorella/core/machines/sign-up';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PersonalDetailsForm, type PersonalDetailsFormProps } from './PersonalDetailsForm.tsx';
import { FILLED_IN, HOSTILE } from './sign-up.fixtures.ts';

const onSubmit = vi.fn<() => void>();
const onDetails = vi.fn<(changes: Partial<SignUpDetails>) => void>();
beforeEach(() => {
  onSubmit.mockClear();
  onDetails.mockClear();
});

const NO_SECRETS: Secrets = { password: '', confirmPassword: '' };

function Form(props: Partial<PersonalDetailsFormProps>) {
  const [details, setDetails] = useState(props.details ?? EMPTY_SIGN_UP.details);
  const [secrets, setSecrets] = useState(props.secrets ?? NO_SECRETS);
  return (
    <PersonalDetailsForm
      {...props}
      details={details}
      photo={props.photo ?? null}
      secrets={secrets}
      onDetailsChange={(changes) => {
        onDetails(changes);
        setDetails((before) => ({ ...before, ...changes }));
      }}
      onPhotoChange={() => undefined}
      onSecretsChange={(changes) => setSecrets((before) => ({ ...before, ...changes }))}
      onSubmit={onSubmit}
    />
  );
}

const secrets = { password: 'sorella-demo', confirmPassword: 'sorella-demo' };
const complete = { details: FILLED_IN.details, photo: FILLED_IN.photo, secrets };
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

describe('the form of step 1', () => {
  it('brings the focus to the field that its notice names, not to the first on the page (R-093, R-094, R-099)', async () => {
    render(<Form {...complete} photo={null} secrets={{ ...secrets, confirmPassword: 'another' }} />);
    await next();
    expect(screen.getByRole('button', { name: /photo/i })).toHaveFocus();
  });

  it('has every field of the specification (R-091)', () => {
    render(<Form />);
    for (const label of [
      'First name',
      'Last name',
      'Email',
      'Password',
      'Confirm password',
      'Phone',
      'Gender',
      'City',
      'Age',
      'Instagram',
      'LinkedIn',
      /^Bio/,
      'Add me to the WhatsApp group',
      /^I agree/,
    ])
      expect(screen.getByLabelText(label)).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Profile photo' })).toBeInTheDocument();
  });

  it.each([
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'email'],
    ['Password', 'new-password'],
    ['Confirm password', 'new-password'],
    ['Phone', 'tel'],
    ['City', 'address-level2'],
    ['Gender', 'sex'],
  ])('tells the browser what %s is', (label, autoComplete) => {
    render(<Form />);
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autoComplete);
  });

  it('offers female only (R-101)', () => {
    render(<Form />);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Please choose',
      'Female',
    ]);
  });

  it('sends when all is right, on Enter as well (R-116)', async () => {
    render(<Form {...complete} />);
    await userEvent.type(screen.getByLabelText('City'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('hears of every press, marks what is wrong and goes to the first (R-099)', async () => {
    render(<Form {...complete} details={{ ...FILLED_IN.details, phone: '', agreeToTerms: false }} />);
    await next();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Please enter your phone number.');
    expect(screen.getByLabelText(/^I agree/)).toBeInvalid();
  });

  it.each([
    ['the photo', { ...complete, photo: null }, () => screen.getByRole('button', { name: 'Choose a photo' })],
    [
      'the passwords',
      { ...complete, secrets: { password: 'sorella-demo', confirmPassword: 'x' } },
      () => screen.getByLabelText('Confirm password'),
    ],
    [
      'the agreement',
      { ...complete, details: { ...FILLED_IN.details, agreeToTerms: false } },
      () => screen.getByLabelText(/^I agree/),
    ],
  ])('goes to %s (R-093, R-094, R-098)', async (_what, props, field) => {
    render(<Form {...props} />);
    await next();
    expect(field()).toHaveFocus();
  });

  it('says nothing about a field that was only passed by, and something about one that was left', async () => {
    render(<Form />);
    await userEvent.click(screen.getByLabelText('City'));
    await userEvent.tab();
    expect(screen.getByLabelText('City')).toBeValid();
    await userEvent.type(screen.getByLabelText('City'), 'x');
    expect(screen.getByLabelText('City')).toBeValid();
    await userEvent.tab();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Please enter a valid city name');
  });

  it('makes a link of a name when she leaves the field, and leaves alone what cannot be one (R-097)', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('Instagram'), '@nora');
    await userEvent.tab();
    expect(screen.getByLabelText('Instagram')).toHaveValue('https://www.instagram.com/nora');
    await userEvent.type(screen.getByLabelText('LinkedIn'), 'https://evil.example');
    await userEvent.tab();
    expect(screen.getByLabelText('LinkedIn')).toHaveValue('https://evil.example');
    expect(screen.getByLabelText('LinkedIn')).toBeInvalid();
  });

  it('gives changes one by one, so that a password manager that fills several loses none', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('City'), 'U');
    expect(onDetails).toHaveBeenCalledExactlyOnceWith({ city: 'U' });
  });

  it('draws hostile values as text', async () => {
    render(<Form {...HOSTILE} />);
    await next();
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByText('A name may have at most 80 characters.')).toBeVisible();
  });

  it('opens what is agreed to in a new tab (R-030, A-31)', () => {
    render(<Form />);
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Community Guidelines', '/community-guidelines'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  it.each([
    ['email-taken', 'Email'],
    ['password-weak', 'Password'],
  ] as const)('goes to what the server refused: %s (R-119)', (problem, label) => {
    render(<Form {...complete} problem={problem} />);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toBeInvalid();
  });
});
