import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignInForm, type SignInProblem } from './SignInForm.tsx';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

describe('the sign-in form', () => {
  it('sends on Enter: the email trimmed, the password as typed (R-056)', async () => {
    const onSubmit = vi.fn<() => void>();
    render(<SignInForm onSubmit={onSubmit} />);
    await userEvent.type(email(), ' maya@sorella.test ');
    await userEvent.type(password(), ' p ss {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'maya@sorella.test', password: ' p ss ' });
  });

  it.each([
    ['', ''],
    ['   ', 'secret'],
    ['maya@sorella.test', ''],
  ])('asks for both when the email is %j and the password %j (R-059)', async (typedEmail, typedPassword) => {
    const onSubmit = vi.fn<() => void>();
    const onIncomplete = vi.fn<() => void>();
    render(<SignInForm onSubmit={onSubmit} onIncomplete={onIncomplete} />);
    if (typedEmail !== '') await userEvent.type(email(), typedEmail);
    if (typedPassword !== '') await userEvent.type(password(), typedPassword);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Email and password are required');
    expect(typedEmail.trim() === '' ? email() : password()).toHaveFocus();
    expect(onIncomplete).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends nothing while busy (R-057)', async () => {
    const onSubmit = vi.fn<() => void>();
    const { rerender } = render(<SignInForm onSubmit={onSubmit} />);
    await userEvent.type(email(), 'maya@sorella.test');
    await userEvent.type(password(), 'secret');
    rerender(<SignInForm busy onSubmit={onSubmit} />);
    await userEvent.type(password(), '{Enter}');
    await userEvent.click(screen.getByText('Signing in'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps what was typed when signing in fails', async () => {
    const { rerender } = render(<SignInForm onSubmit={vi.fn<() => void>()} />);
    await userEvent.type(email(), 'maya@sorella.test');
    await userEvent.type(password(), 'wrong');
    rerender(<SignInForm busy onSubmit={vi.fn<() => void>()} />);
    rerender(<SignInForm problem="invalid-credentials" onSubmit={vi.fn<() => void>()} />);
    expect(email()).toHaveValue('maya@sorella.test');
    expect(password()).toHaveValue('wrong');
  });

  it.each<[SignInProblem, string]>([
    ['invalid-credentials', 'Invalid email or password. Please try again.'],
    ['network', 'Network connection issue. Please check your internet connection and try again'],
    ['link-expired', 'Your login link may have expired. Please try again or request a password reset.'],
    ['other', 'An error occurred during sign in. Please try again.'],
  ])('tells the problem %s on the page (R-064, R-065, R-066, R-067)', (problem, words) => {
    render(<SignInForm problem={problem} onSubmit={vi.fn<() => void>()} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('says what to try after a network problem, and when the check may be asked again (R-065, R-069)', async () => {
    const onPress = vi.fn<() => void>();
    const { rerender } = render(
      <SignInForm
        problem="network"
        onSubmit={vi.fn<() => void>()}
        diagnosis={{ busy: false, waitSeconds: 0, onPress }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Check my connection' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender(
      <SignInForm
        problem="network"
        onSubmit={vi.fn<() => void>()}
        diagnosis={{ busy: false, waitSeconds: 42, onPress }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Check again in 42 s' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('sends the link again to the address in the field, and counts before it may be asked again (R-061)', async () => {
    const onPress = vi.fn<() => void>();
    const form = (waitSeconds: number, sent: boolean) => (
      <SignInForm
        problem="email-not-confirmed"
        onSubmit={vi.fn<() => void>()}
        resend={{ busy: false, sent, waitSeconds, onPress }}
      />
    );
    const { rerender } = render(form(0, false));
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(onPress).not.toHaveBeenCalled();
    expect(email()).toHaveFocus();
    await userEvent.type(email(), ' ines@sorella.test ');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(onPress).toHaveBeenCalledExactlyOnceWith({ email: 'ines@sorella.test' });
    rerender(form(58, true));
    expect(screen.getByText(/^If this address is waiting to be confirmed/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again in 58 s' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('carries the typed email to the reset page, not in the address (R-056, A-33)', async () => {
    const onForgotPassword = vi.fn<() => void>();
    render(<SignInForm onSubmit={vi.fn<() => void>()} onForgotPassword={onForgotPassword} />);
    await userEvent.type(email(), 'maya@sorella.test');
    const link = screen.getByRole('link', { name: 'Forgot password?' });
    expect(link).toHaveAttribute('href', '/reset-password');
    await userEvent.click(link);
    expect(onForgotPassword).toHaveBeenCalledExactlyOnceWith({ email: 'maya@sorella.test' });
  });

  it('leaves a press that asks for a new tab to the browser', () => {
    const onForgotPassword = vi.fn<() => void>();
    render(<SignInForm onSubmit={vi.fn<() => void>()} onForgotPassword={onForgotPassword} />);
    const link = screen.getByRole('link', { name: 'Forgot password?' });
    for (const press of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(fireEvent.click(link, press)).toBe(true);
    expect(onForgotPassword).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onForgotPassword).toHaveBeenCalledTimes(1);
  });

  it('tells a password manager what its fields are', () => {
    render(<SignInForm onSubmit={vi.fn<() => void>()} />);
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });
});
