import {
  hasExpired,
  isSigningIn,
  type SignInProblem,
  sessionOf,
  signInProblemOf,
} from '@sorella/core/machines/session';
import type { FilledNotice } from '@sorella/core/notices/notice';
import { sessionNotices } from '@sorella/core/notices/session.notices';
import { signInTexts } from '@sorella/core/notices/texts/sign-in.texts';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { SignInForm, type SignInFormProps } from '../../forms/SignInForm.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { useLazyActor, useLazyActorWaiting } from '../../runtime/use-lazy-actor.ts';
import { useAccountCode } from '../account/index.ts';
import { useDiagnosis, useResend } from './use-sign-in-help.ts';

/** What the form says inline; the other problems are told by the notice alone. */
const INLINE: Partial<Record<SignInProblem, NonNullable<SignInFormProps['problem']>>> = {
  'invalid-credentials': 'invalid-credentials',
  'email-not-confirmed': 'email-not-confirmed',
  network: 'network',
  'link-expired': 'link-expired',
  other: 'other',
};

const NOTHING_TYPED = { email: '', password: '' };

/** Props of {@link SignInFlow}. */
export interface SignInFlowProps {
  /**
   * The member is signed in, just now, in another tab, or was all along: go to where the member wanted to go
   * (R-058).
   */
  onSignedIn(): void;
  /** Fills the e-mail field, for instance after a sign-up. */
  defaultEmail?: string;
  /** The visitor has just signed up. */
  hasJoined?: boolean;
  /** What led her here. */
  because?: FilledNotice;
}

/** The sign-in form joined to the session machine. */
export function SignInFlow({ onSignedIn, defaultEmail, hasJoined = false, because }: SignInFlowProps) {
  const { session } = useAppServices();
  useAccountCode();
  const snapshot = useLazyActor(session);
  const waiting = useLazyActorWaiting(session);
  const navigate = useNavigate();
  const diagnosis = useDiagnosis();
  const [address, setAddress] = useState(defaultEmail ?? '');
  const resend = useResend(address);
  // Where the page was drawn ahead it would come later, and push the form down under her finger.
  const [isDrawnHere] = useState(useHydrated());

  useEffect(() => session.start(), [session]);
  const isSignedIn = snapshot !== undefined && sessionOf(snapshot) !== null;
  useEffect(() => {
    if (isSignedIn) onSignedIn();
  }, [isSignedIn, onSignedIn]);

  const problem = snapshot ? signInProblemOf(snapshot) : null;
  const inline = problem ? INLINE[problem] : undefined;
  // Signed in, the form stays as it was sent until the next page is there.
  const busy = snapshot ? isSigningIn(snapshot) || isSignedIn : waiting;
  return (
    <>
      {snapshot && hasExpired(snapshot) ? (
        <StatusNote tone="warn" title={sessionNotices['session-expired'].title}>
          {sessionNotices['session-expired'].description}
        </StatusNote>
      ) : null}
      {isDrawnHere && hasJoined && problem === null ? (
        <StatusNote tone="info" title={signInTexts.joinedTitle}>
          {signInTexts.joinedBody}
        </StatusNote>
      ) : null}
      {isDrawnHere && because && problem === null ? (
        <StatusNote tone="info" title={because.title}>
          {because.description}
        </StatusNote>
      ) : null}
      <SignInForm
        busy={busy}
        {...(inline ? { problem: inline } : {})}
        {...(defaultEmail === undefined ? {} : { defaultEmail })}
        onSubmit={(credentials) => {
          session.send({ type: 'credentials.submit', credentials });
        }}
        diagnosis={diagnosis}
        resend={resend}
        onEmailChange={setAddress}
        onForgotPassword={({ email }) => navigate('/reset-password', { email })}
        onIncomplete={() => session.send({ type: 'credentials.submit', credentials: NOTHING_TYPED })}
      />
    </>
  );
}
