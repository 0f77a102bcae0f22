import {
  type confirmationResendMachine,
  isResending,
  isResent,
  sendableAtOf,
} from '@sorella/core/machines/confirmation-resend';
import { checkableAtOf, type diagnosisMachine, isDiagnosing } from '@sorella/core/machines/diagnosis';
import { useEffect } from 'react';
import type { SignInFormProps } from '../../forms/SignInForm.tsx';
import { keptActor } from '../account/kept-actor.ts';
import { useCommunity } from '../community/CommunityProvider.tsx';
import { useLazyActor, useLazyActorLoading } from '../community/use-lazy-actor.ts';
import { useSecondsUntil } from '../community/use-seconds-until.ts';

// Kept: leaving the page does not make the minute shorter.
const diagnosisOf = keptActor(({ actor }) =>
  actor<typeof diagnosisMachine>(async (world) =>
    (await import('./diagnosis-actor.ts')).createDiagnosisActor(world),
  ),
);
const resendOf = keptActor(({ actor }) =>
  actor<typeof confirmationResendMachine>(async (world) =>
    (await import('./confirmation-resend-actor.ts')).createConfirmationResendActor(world),
  ),
);

/** The connection check beside the sign-in form. */
export function useDiagnosis(): NonNullable<SignInFormProps['diagnosis']> {
  const community = useCommunity();
  const { notices, now } = community;
  const diagnosis = diagnosisOf(community);
  const snapshot = useLazyActor(diagnosis);
  const loading = useLazyActorLoading(diagnosis);
  useEffect(() => diagnosis.listen(({ notice }) => notices.publish(notice)), [diagnosis, notices]);
  return {
    busy: snapshot ? isDiagnosing(snapshot) : loading,
    waitSeconds: useSecondsUntil(snapshot ? checkableAtOf(snapshot) : null, now),
    onPress: () => diagnosis.send({ type: 'diagnosis.begin' }),
  };
}

/** The confirmation link once more, for an address that could not sign in. */
export function useResend(): NonNullable<SignInFormProps['resend']> {
  const community = useCommunity();
  const { notices, now } = community;
  const resend = resendOf(community);
  const snapshot = useLazyActor(resend);
  const loading = useLazyActorLoading(resend);
  useEffect(() => resend.listen(({ notice }) => notices.publish(notice)), [resend, notices]);
  return {
    busy: snapshot ? isResending(snapshot) : loading,
    sent: snapshot !== undefined && isResent(snapshot),
    waitSeconds: useSecondsUntil(snapshot ? sendableAtOf(snapshot) : null, now),
    onPress: ({ email }) => resend.send({ type: 'link.resend', email }),
  };
}
