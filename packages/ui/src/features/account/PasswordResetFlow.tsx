import {
  emailOf,
  isSending,
  isSent,
  type passwordResetMachine,
  resetProblemOf,
} from '@sorella/core/machines/password-reset';
import { fillText } from '@sorella/core/notices/notice';
import type { resetPasswordNotices } from '@sorella/core/notices/reset-password.notices';
import { accountLinkTexts } from '@sorella/core/notices/texts/account-links.texts';
import { resetPasswordTexts } from '@sorella/core/notices/texts/reset-password.texts';
import { useEffect, useState } from 'react';
import { KeyDrawing } from '../../art/drawings/KeyDrawing.tsx';
import { LetterDrawing } from '../../art/drawings/LetterDrawing.tsx';
import { LetterCard } from '../../cards/letter-card/LetterCard.tsx';
import { ResetPasswordForm } from '../../forms/ResetPasswordForm.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import { useLazyActor, useLazyActorWaiting } from '../../runtime/use-lazy-actor.ts';
import { useAccountCode } from './use-account-code.ts';

/** The one notice that the form does not say itself. */
const SENT: keyof typeof resetPasswordNotices = 'reset-sent';

/** Props of {@link PasswordResetFlow}. */
export interface PasswordResetFlowProps {
  /** What the visitor typed on the page before. */
  defaultEmail?: string;
}

/** Asking for a link to choose a new password, joined to its machine. */
export function PasswordResetFlow({ defaultEmail }: PasswordResetFlowProps) {
  const { actor, notices } = useAppServices();
  const navigate = useNavigate();
  useAccountCode();
  const [reset] = useState(() =>
    actor<typeof passwordResetMachine>(async (world) =>
      (await import('./password-reset-actor.ts')).createPasswordResetActor(world),
    ),
  );
  const snapshot = useLazyActor(reset);
  const waiting = useLazyActorWaiting(reset);

  useEffect(() => reset.start(), [reset]);
  useEffect(
    // What is known later takes the place of what was said before.
    () =>
      reset.listen(({ notice }) =>
        notices.publish(notice, {
          group: 'password-reset',
          ...(notice.id !== SENT && { place: 'inline' }),
        }),
      ),
    [reset, notices],
  );

  const toSignIn = ({ email }: { email: string }) => navigate('/signin', { email });
  if (snapshot && isSent(snapshot)) {
    const email = emailOf(snapshot);
    return (
      <LetterCard
        drawing={<LetterDrawing />}
        ground="pistachio"
        title={resetPasswordTexts.sentTitle}
        body={
          <Stack gap="2">
            <p>{fillText(accountLinkTexts.sentTo, { email })}</p>
            <p>{accountLinkTexts.sentHint}</p>
          </Stack>
        }
      >
        <Stack gap="3">
          <Button full onPress={() => toSignIn({ email })}>
            {resetPasswordTexts.returnToSignIn}
          </Button>
          <Button full variant="secondary" onPress={() => reset.send({ type: 'reset.restart' })}>
            {accountLinkTexts.sendAgain}
          </Button>
        </Stack>
      </LetterCard>
    );
  }

  const problem = snapshot ? resetProblemOf(snapshot) : null;
  const email = (snapshot && emailOf(snapshot)) || defaultEmail;
  return (
    <LetterCard
      drawing={<KeyDrawing />}
      ground="lilac"
      title={resetPasswordTexts.title}
      body={resetPasswordTexts.body}
    >
      <ResetPasswordForm
        busy={snapshot ? isSending(snapshot) : waiting}
        {...(email === undefined ? {} : { defaultEmail: email })}
        {...(problem === null || problem === 'email-invalid' ? {} : { problem })}
        onSubmit={({ email }) => {
          reset.send({ type: 'reset.request', email });
        }}
        onInvalid={({ email }) => reset.send({ type: 'reset.request', email })}
        onSignIn={toSignIn}
      />
    </LetterCard>
  );
}
