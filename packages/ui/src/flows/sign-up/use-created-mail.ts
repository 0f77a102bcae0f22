import { isResending, isResent } from '@sorella/core/machines/confirmation-resend';
import { useEffect } from 'react';
import type { AccountCreatedProps } from '../../forms/sign-up/AccountCreated.tsx';
import { useCommunity } from '../community/CommunityProvider.tsx';
import { useLazyActor, useLazyActorLoading } from '../community/use-lazy-actor.ts';
import { resendOf } from '../session/confirmation-resends.ts';

/** The confirmation mail once more, for whoever has just joined with this address and got none. */
export function useCreatedMail(
  email: string,
  staying: boolean,
): Pick<AccountCreatedProps, 'mail' | 'onResend'> {
  const community = useCommunity();
  const { notices } = community;
  const resend = resendOf(community, email);
  const snapshot = useLazyActor(resend);
  const loading = useLazyActorLoading(resend);
  useEffect(() => resend.listen(({ notice }) => notices.publish(notice)), [resend, notices]);
  const mail = () => {
    if (!staying) return 'leaving';
    if (snapshot && isResending(snapshot)) return 'sending';
    return loading || (snapshot && isResent(snapshot)) ? 'pausing' : 'idle';
  };
  return { mail: mail(), onResend: () => resend.send({ type: 'link.resend', email }) };
}
