import { checkResetPassword } from '@sorella/core/domain/validation';
import { dataErrorNotices } from '@sorella/core/notices/data-error.notices';
import { resetPasswordNotices } from '@sorella/core/notices/reset-password.notices';
import { resetPasswordTexts } from '@sorella/core/notices/texts/reset-password.texts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import * as styles from './account-forms.css.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';

/** Why the last try came to nothing. */
export const resetPasswordProblems = ['reset-failed', 'offline', 'rate-limited'] as const;

/** One of the problems the form tells. */
export type ResetPasswordProblem = (typeof resetPasswordProblems)[number];

/** Props of ResetPasswordForm. */
export interface ResetPasswordFormProps {
  /** What the visitor typed on the page before. */
  readonly defaultEmail?: string;
  readonly busy?: boolean;
  readonly problem?: ResetPasswordProblem;
  /** Called once per press, with a well-formed address, trimmed, and not while busy. */
  readonly onSubmit: (details: { readonly email: string }) => void;
  /** Pressed with something that is no address: the form says so beside it, a flow may show the notice. */
  readonly onInvalid?: (details: { readonly email: string }) => void;
  /** Goes to the sign-in page with what was typed. Without it the link leads there plainly. */
  readonly onSignIn?: (details: { readonly email: string }) => void;
}

const problems = {
  'reset-failed': resetPasswordNotices['reset-failed'],
  offline: dataErrorNotices['error-network'],
  'rate-limited': dataErrorNotices['error-rate-limited'],
} as const;

/** One email field. What was typed stays whatever happens; Enter sends; nothing is sent twice. */
export function ResetPasswordForm({
  defaultEmail = '',
  busy = false,
  problem,
  onSubmit,
  onInvalid,
  onSignIn,
}: ResetPasswordFormProps) {
  const [email, setEmail] = useState(defaultEmail);
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { email: error } = checkResetPassword({ email });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (error === undefined) {
      onSubmit({ email: email.trim() });
      return;
    }
    input.current?.focus();
    onInvalid?.({ email });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem === undefined || busy ? null : <FormProblem {...problems[problem]} />}
      <EmailField
        label={resetPasswordTexts.email}
        ref={input}
        autoComplete="username"
        value={email}
        onValueChange={setEmail}
        {...(checked && error !== undefined && { error })}
      />
      <Button type="submit" full busy={busy} busyLabel={resetPasswordTexts.submitting}>
        {resetPasswordTexts.submit}
      </Button>
      <p className={styles.foot}>
        <TextLink href="/signin" onFollow={onSignIn && (() => onSignIn({ email: email.trim() }))}>
          {resetPasswordTexts.backToSignIn}
        </TextLink>
      </p>
    </form>
  );
}
