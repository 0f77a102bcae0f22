import { isRefreshing, isSigningOut, refreshableAtOf } from '@sorella/core/machines/session';
import { useQuery } from '@tanstack/react-query';
import { useSecondsUntil } from '../../browser/use-seconds-until.ts';
import { PlanCard, type PlanContent } from '../../cards/profile/PlanCard.tsx';
import { SessionTools } from '../../cards/profile/SessionTools.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useLazyActor } from '../../runtime/use-lazy-actor.ts';
import { isAdminQuery } from '../session/index.ts';
import { subscriptionQuery } from './queries.ts';

/** Props of {@link ProfileAside}. */
export interface ProfileAsideProps {
  readonly userId: string;
  readonly onSignOut: () => void;
}

/**
 * What belongs to the member's account: plan and credits, and the tools of the session (R-129, R-130, R-139,
 *
 */
export function ProfileAside({ userId, onSignOut }: ProfileAsideProps) {
  const services = useAppServices();
  const { data, session, now } = services;
  const snapshot = useLazyActor(session);
  const waitSeconds = useSecondsUntil(snapshot ? refreshableAtOf(snapshot) : null, now);
  const admin = useQuery(isAdminQuery(services, userId));
  const subscription = useQuery(subscriptionQuery(data, userId));

  // While it is checked again the member reads the reason for waiting.
  const adminFailure = useReadFailure(admin);
  const planFailure = useReadFailure(subscription);
  const failed =
    admin.data === undefined ? adminFailure || admin.failureCount > 0 : !admin.data && planFailure;
  const isKnown = admin.data === true || (admin.data === false && subscription.data !== undefined);
  const content: PlanContent = isKnown
    ? admin.data
      ? { kind: 'admin' }
      : { kind: 'member', plan: subscription.data ?? null }
    : failed
      ? { kind: 'failed', retrying: admin.isFetching || subscription.isFetching }
      : { kind: 'loading' };
  return (
    <>
      <PlanCard
        content={content}
        onRetry={() => {
          if (admin.isError) void admin.refetch();
          if (subscription.isError) void subscription.refetch();
        }}
      />
      <SessionTools
        refreshing={snapshot !== undefined && isRefreshing(snapshot)}
        waitSeconds={waitSeconds}
        signingOut={snapshot !== undefined && isSigningOut(snapshot)}
        onRefresh={() => session.send({ type: 'session.refresh' })}
        onSignOut={onSignOut}
      />
    </>
  );
}
