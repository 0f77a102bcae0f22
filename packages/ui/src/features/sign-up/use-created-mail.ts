import { isPausing, isResending } from '@sorella/core/machines/confirmation-resend';
import { useEffect } from 'react';
import type { AccountCreatedProps } from '../../forms/sign-up/AccountCreated.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useOrigin } from '../../runtime/navigation.tsx';
import { useLazyActor, useLazyActorWaiting } from '../../runtime/use-lazy-actor.ts';
import { resendOf } from '../account/index.ts';

/** The confirmation mail once more, for whoever has just joined with this address and got none. */
export function useCreatedMail(
  email: string,
  staying: boolean,
): Pick<AccountCreatedProps, 'mail' | 'onResend'> {
  const services = useAppServices();
  const { notices } = services;
  const origin = useOrigin();
  const resend = resendOf(services, email);
  const snapshot = useLazyActor(resend);
  const waiting = useLazyActorWaiting(resend);
  useEffect(() => resend.listen(({ notice }) => notices.publish(notice)), [resend, notices]);
  const mail = () => {
    if (!staying) return 'leaving';
    if (snapshot && isResending(snapshot)) return 'sending';
    return waiting || (snapshot && isPausing(snapshot)) ? 'pausing' : 'idle';
  };
  return { mail: mail(), onResend: () => resend.send({ type: 'link.resend', email, origin }) };
}
