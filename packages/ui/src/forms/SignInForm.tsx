import { fillText } from '@sorella/core/notices/notice';
import { signInNotices } from '@sorella/core/notices/sign-in.notices';
import { signInTexts } from '@sorella/core/notices/texts/sign-in.texts';
import { CircleAlert, TriangleAlert } from 'lucide';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { Button } from '../primitives/Button.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import * as shared from './account-forms.css.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import * as styles from './sign-in-form.css.ts';

/** What the form sends. The e-mail is trimmed; the password is as typed. */
export interface SignInDetails {
  readonly email: string;
  readonly password: string;
}

/** What went wrong, in the words of the page. */
export const signInProblems = [
  'invalid-credentials',
  'email-not-confirmed',
  'network',
  'link-expired',
  'other',
] as const;

/** One of the problems the page tells. */
export type SignInProblem = (typeof signInProblems)[number];

/** Something that may be asked for when signing in fails. */
export interface SignInHelp {
  readonly busy: boolean;
  /** Seconds until it may be asked for again, 0 when it may. */
  readonly waitSeconds: number;
  readonly onPress: () => void;
}

/** Props of SignInForm. */
export interface SignInFormProps {
  readonly defaultEmail?: string;
  readonly busy?: boolean;
  readonly problem?: SignInProblem;
  /** Called once per press, with both fields filled in and not while busy. */
  readonly onSubmit: (details: SignInDetails) => void;
  /** Pressed with a field empty: the form says so beside it, a flow may show the notice. */
  readonly onIncomplete?: () => void;
  /** Called with what stands in the field, whenever it changes: what `resend` says is about that address. */
  readonly onEmailChange?: (email: string) => void;
  /** Goes to the reset page with what was typed. Without it the link leads there plainly. */
  readonly onForgotPassword?: (details: { readonly email: string }) => void;
  /** Checks the connection after a network problem; without it there is no such button. */
  readonly diagnosis?: SignInHelp;
  /** Sends the confirmation link again to an address that is not confirmed; without it there is no such button. */
  readonly resend?: Omit<SignInHelp, 'onPress'> & {
    /** It was asked for; the page says the same for every address. */
    readonly sent: boolean;
    /** Called with the address in the field, never an empty one. */
    readonly onPress: (details: { readonly email: string }) => void;
  };
}

const alerts: Readonly<Record<SignInProblem, string>> = {
  'invalid-credentials': signInTexts.alertInvalidCredentials,
  'email-not-confirmed': signInNotices['email-not-confirmed'].title,
  network: signInTexts.alertNetwork,
  'link-expired': signInTexts.alertLinkExpired,
  other: signInTexts.alertOther,
};

/** The seconds it counts are not read out one by one, although it stands in an alert. */
function HelpButton({
  label,
  busyLabel,
  busy,
  waitSeconds,
  onPress,
}: SignInHelp & { readonly label: string; readonly busyLabel: string }) {
  return (
    <div aria-live="off" className={styles.help}>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        busyLabel={busyLabel}
        unavailable={waitSeconds > 0}
        onPress={onPress}
      >
        {label}
      </Button>
    </div>
  );
}

function Troubleshooting({ diagnosis }: Pick<SignInFormProps, 'diagnosis'>) {
  return (
    <>
      <p>{signInTexts.troubleshootingTitle}</p>
      <ul className={styles.list}>
        <li>{signInTexts.troubleshootingConnection}</li>
        <li>{signInTexts.troubleshootingNetwork}</li>
        <li>{signInTexts.troubleshootingBlocker}</li>
      </ul>
      {diagnosis === undefined ? null : (
        <HelpButton
          {...diagnosis}
          busyLabel={signInTexts.diagnosing}
          label={
            diagnosis.waitSeconds > 0
              ? fillText(signInTexts.diagnoseAgainIn, { seconds: diagnosis.waitSeconds })
              : signInTexts.diagnose
          }
        />
      )}
    </>
  );
}

function LinkAgain({ resend, onPress }: Pick<SignInFormProps, 'resend'> & { readonly onPress: () => void }) {
  return (
    <>
      {resend?.sent ? null : <p>{signInNotices['email-not-confirmed'].description}</p>}
      {resend === undefined ? null : (
        <>
          <p role="status">{resend.sent ? signInTexts.linkResent : null}</p>
          <HelpButton
            busy={resend.busy}
            waitSeconds={resend.waitSeconds}
            onPress={onPress}
            busyLabel={signInTexts.resendingLink}
            label={
              resend.waitSeconds > 0
                ? fillText(signInTexts.resendLinkIn, { seconds: resend.waitSeconds })
                : signInTexts.resendLink
            }
          />
        </>
      )}
    </>
  );
}

/** E-mail and password. What was typed stays whatever happens; Enter sends; nothing is sent twice. */
export function SignInForm({
  defaultEmail = '',
  busy = false,
  problem,
  onSubmit,
  onIncomplete,
  onEmailChange,
  onForgotPassword,
  diagnosis,
  resend,
}: SignInFormProps) {
  const [email, setEmail] = useState(defaultEmail);
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const incompleteId = useId();
  const isEmailMissing = email.trim() === '';
  const isPasswordMissing = password === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isEmailMissing || isPasswordMissing) {
      setIncomplete(true);
      (isEmailMissing ? emailInput : passwordInput).current?.focus();
      onIncomplete?.();
      return;
    }
    setIncomplete(false);
    onSubmit({ email: email.trim(), password });
  };

  const sendLink = () => {
    if (isEmailMissing) emailInput.current?.focus();
    else resend?.onPress({ email: email.trim() });
  };

  return (
    <form className={shared.form} noValidate onSubmit={submit}>
      {problem === undefined || busy || incomplete ? null : (
        <StatusNote
          tone={problem === 'email-not-confirmed' ? 'warn' : 'bad'}
          role="alert"
          icon={<Icon drawing={CircleAlert} size={18} />}
          title={alerts[problem]}
        >
          {problem === 'network' ? <Troubleshooting {...(diagnosis && { diagnosis })} /> : null}
          {problem === 'email-not-confirmed' ? (
            <LinkAgain {...(resend && { resend })} onPress={sendLink} />
          ) : null}
        </StatusNote>
      )}
      {incomplete && (isEmailMissing || isPasswordMissing) ? (
        <StatusNote
          tone="warn"
          role="alert"
          icon={<Icon drawing={TriangleAlert} size={18} />}
          id={incompleteId}
        >
          {signInNotices['sign-in-fields-required'].title}
        </StatusNote>
      ) : null}
      <EmailField
        label={signInTexts.email}
        ref={emailInput}
        autoComplete="username"
        value={email}
        onValueChange={(typed) => {
          setEmail(typed);
          onEmailChange?.(typed);
        }}
        faultId={incomplete && isEmailMissing ? incompleteId : undefined}
      />
      <PasswordField
        label={signInTexts.password}
        ref={passwordInput}
        name="password"
        autoComplete="current-password"
        value={password}
        onValueChange={setPassword}
        faultId={incomplete && isPasswordMissing ? incompleteId : undefined}
        aside={
          <TextLink
            href="/reset-password"
            onFollow={onForgotPassword && (() => onForgotPassword({ email: email.trim() }))}
          >
            {signInTexts.forgotPassword}
          </TextLink>
        }
      />
      <Button type="submit" full busy={busy} busyLabel={signInTexts.submitting}>
        {signInTexts.submit}
      </Button>
      <p className={shared.foot}>
        {signInTexts.noAccount} <TextLink href="/signup">{signInTexts.joinNow}</TextLink>
      </p>
    </form>
  );
}
