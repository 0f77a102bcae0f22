import { checkNewPassword, type NewPassword } from '@sorella/core/domain/accounts/new-password';
import { isValid } from '@sorella/core/domain/validation';
import { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import { resetPasswordNotices } from '@sorella/core/notices/reset-password.notices';
import { accountLinkTexts } from '@sorella/core/notices/texts/account-links.texts';
import { resetPasswordTexts } from '@sorella/core/notices/texts/reset-password.texts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import * as styles from './account-forms.css.ts';
import { FormProblem } from './FormProblem.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Why the last try did not set the password; the link is still good. */
export const newPasswordProblems = ['password-too-weak', 'password-update-failed', 'rate-limited'] as const;

/** One of the problems the form tells. */
export type NewPasswordProblem = (typeof newPasswordProblems)[number];

/** Props of NewPasswordForm. */
export interface NewPasswordFormProps {
  readonly busy?: boolean;
  readonly problem?: NewPasswordProblem;
  /** Called once per press, with a password of at least 8 characters, twice the same, and not while busy. */
  readonly onSubmit: (form: NewPassword) => void;
}

const problems = {
  'password-too-weak': resetPasswordNotices['password-too-weak'],
  'password-update-failed': resetPasswordNotices['password-update-failed'],
  'rate-limited': dataErrorNotices['error-rate-limited'],
} as const;

/** A new password, twice, each of which can be shown. Nothing typed is trimmed, and none of it is stored. */
export function NewPasswordForm({ busy = false, problem, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [checked, setChecked] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const confirmationInput = useRef<HTMLInputElement>(null);
  const form = { password, confirmation };
  const errors = checkNewPassword(form);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (isValid(errors)) onSubmit(form);
    else (errors.password === undefined ? confirmationInput : passwordInput).current?.focus();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem === undefined || busy ? null : (
        <FormProblem {...problems[problem]} isHers={problem === 'password-too-weak'} />
      )}
      <PasswordField
        label={resetPasswordTexts.newPassword}
        hint={accountLinkTexts.passwordHint}
        ref={passwordInput}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onValueChange={setPassword}
        {...(checked && errors.password !== undefined && { error: errors.password })}
      />
      <PasswordField
        label={resetPasswordTexts.confirmPassword}
        ref={confirmationInput}
        name="confirm-password"
        autoComplete="new-password"
        value={confirmation}
        onValueChange={setConfirmation}
        {...(checked && errors.confirmation !== undefined && { error: errors.confirmation })}
      />
      <Button type="submit" full busy={busy} busyLabel={resetPasswordTexts.updating}>
        {resetPasswordTexts.update}
      </Button>
    </form>
  );
}
