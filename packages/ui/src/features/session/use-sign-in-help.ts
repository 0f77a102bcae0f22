import { isResending, isResent, sendableAtOf } from '@sorella/core/machines/confirmation-resend';
import { checkableAtOf, type diagnosisMachine, isDiagnosing } from '@sorella/core/machines/diagnosis';
import type { signUpNotices } from '@sorella/core/notices/sign-up.notices';
import { useEffect } from 'react';
import { useSecondsUntil } from '../../browser/use-seconds-until.ts';
import type { SignInFormProps } from '../../forms/SignInForm.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useOrigin } from '../../runtime/navigation.tsx';
import { perApp } from '../../runtime/per-app.ts';
import { useLazyActor, useLazyActorWaiting } from '../../runtime/use-lazy-actor.ts';
import { resendOf } from '../account/index.ts';

// Kept: leaving the page does not make the minute shorter.
const diagnosisOf = perApp(({ actor }) =>
  actor<typeof diagnosisMachine>(async (world) =>
    (await import('./diagnosis-actor.ts')).createDiagnosisActor(world),
  ),
);

/** The form says it in its place. */
const SENT_AGAIN: keyof typeof signUpNotices = 'confirmation-sent-again';

/** The connection check beside the sign-in form. */
export function useDiagnosis(): NonNullable<SignInFormProps['diagnosis']> {
  const services = useAppServices();
  const { notices, now } = services;
  const diagnosis = diagnosisOf(services);
  const snapshot = useLazyActor(diagnosis);
  const waiting = useLazyActorWaiting(diagnosis);
  useEffect(() => diagnosis.listen(({ notice }) => notices.publish(notice)), [diagnosis, notices]);
  return {
    busy: snapshot ? isDiagnosing(snapshot) : waiting,
    waitSeconds: useSecondsUntil(snapshot ? checkableAtOf(snapshot) : null, now),
    onPress: () => diagnosis.send({ type: 'diagnosis.begin' }),
  };
}

/** The confirmation link once more, for the address that stands in the form. */
export function useResend(address: string): NonNullable<SignInFormProps['resend']> {
  const services = useAppServices();
  const { notices, now } = services;
  const origin = useOrigin();
  const resend = resendOf(services, address);
  const snapshot = useLazyActor(resend);
  const waiting = useLazyActorWaiting(resend);
  useEffect(
    () =>
      resend.listen(({ notice }) => {
        if (notice.id !== SENT_AGAIN) notices.publish(notice);
      }),
    [resend, notices],
  );
  return {
    busy: snapshot ? isResending(snapshot) : waiting,
    sent: snapshot !== undefined && isResent(snapshot),
    waitSeconds: useSecondsUntil(snapshot ? sendableAtOf(snapshot) : null, now),
    onPress: ({ email }) => resend.send({ type: 'link.resend', email, origin }),
  };
}
